import type { formulas as ids } from "#lib/elements/creature-rows.ts";
import { css, mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { bloom, hairs } from "#lib/render/scene/elements/shapes/anatomy.ts";
import { bough } from "#lib/render/scene/elements/shapes/bough.ts";
import { trace, type Point } from "#lib/render/scene/elements/shapes/strokes.ts";
import { beating, spread } from "#lib/render/scene/elements/shapes/wings.ts";
import { fleece, giraffeNet, lionMane, lionWreath, locks, skinWing } from "./hides.ts";
import type { Moment } from "./moment.ts";
import type { Skin } from "./skin-marks.ts";

/** The spiral of a shell: each turn of it a rounded band that darkens at its seam. */
function whorl({ brush, tone }: Moment): void {
  const { ctx, random, light } = brush;
  const shell = tone("coat");
  const radius = (angle: number) => 0.46 * Math.exp(-0.152 * angle);
  const at = (angle: number, k = 1): Point => [
    Math.cos(angle - 0.5) * radius(angle) * k * 1.08,
    -Math.sin(angle - 0.5) * radius(angle) * k,
  ];
  const turns = Math.PI * 2 * 2.9;
  for (let angle = 0; angle < turns; angle += 0.11) {
    const r = radius(angle);
    const lit = 0.5 + 0.5 * Math.cos(angle - 0.5 - (light.side < 0 ? 2.2 : 0.9));
    bloom(ctx, mix(scale(shell, 0.5), rgb("#f4d8a4"), lit), ...at(angle, 0.84), r * 0.2, r * 0.2, 0.4);
    bloom(ctx, scale(shell, 0.3), ...at(angle, 0.995), r * 0.075, r * 0.075, 0.75);
  }
  for (const [k, colour, wide, alpha] of [
    [0.9, scale(shell, 0.38), 0.026, 0.7],
    [0.79, scale(shell, 0.5), 0.012, 0.6],
    [0.84, rgb("#f2d9a8"), 0.008, 0.6],
  ] as const) {
    ctx.beginPath();
    for (let angle = 0; angle < turns; angle += 0.16) ctx.lineTo(...at(angle, k));
    ctx.strokeStyle = css(colour, alpha);
    ctx.lineWidth = wide;
    ctx.stroke();
  }
  hairs(ctx, scale(shell, 0.4), 0.005, 0.3, 150, (i) => {
    const angle = (i / 150) * turns * 0.8 + random() * 0.03;
    return [at(angle, 0.98), at(angle + 0.1, 0.72)];
  });
}

const fore: readonly Point[] = [
  [0.02, -0.02], [0.16, -0.3], [0.44, -0.52], [0.76, -0.58], [0.82, -0.5], [0.74, -0.26], [0.62, -0.06],
  [0.34, 0.03], [0.08, 0.05],
]; // prettier-ignore
const hind: readonly Point[] = [
  [0.03, 0.02], [0.3, 0], [0.54, 0.08], [0.6, 0.24], [0.5, 0.4], [0.36, 0.5], [0.2, 0.42], [0.08, 0.24],
]; // prettier-ignore

/** A butterfly's wing: cells between dark veins, each fading from the root to the hem, which has pale spots. */
const scaledWing =
  (shape: readonly Point[], front: boolean) =>
  ({ brush, tone }: Moment): void => {
    const { ctx } = brush;
    const coat = front ? tone("coat") : mix(tone("coat"), tone("#f2c86a"), 0.12);
    const root: Point = [0.03, 0.02];
    const at = ([x, y]: Point, k: number): Point => [root[0] + (x - root[0]) * k, root[1] + (y - root[1]) * k];
    const between = ([ax, ay]: Point, [bx, by]: Point, s: number): Point => [ax + (bx - ax) * s, ay + (by - ay) * s];
    trace(ctx, shape, true);
    ctx.fillStyle = css(tone("#2a1a14"));
    ctx.fill();
    ctx.save();
    trace(ctx, shape, true);
    ctx.clip();
    const rim = shape.slice(1, front ? 8 : 7);
    const cells = rim.flatMap((one, i) => (rim[i + 1] ? [one, between(one, rim[i + 1]!, 0.5)] : [one]));
    ctx.strokeStyle = css(tone("#2a1a14"));
    ctx.lineWidth = 0.011;
    for (const [i, a] of cells.slice(0, -1).entries()) {
      const b = cells[i + 1]!;
      const middle = between(a, b, 0.5);
      const keep = front && i < 4 ? 0.62 + i * 0.03 : 0.8;
      const cell = ctx.createLinearGradient(...root, ...at(middle, keep));
      cell.addColorStop(0, css(scale(coat, 0.62)));
      cell.addColorStop(0.4, css(coat));
      cell.addColorStop(0.82, css(mix(coat, tone("#ffe3a0"), 0.4)));
      cell.addColorStop(1, css(scale(coat, 0.8)));
      ctx.beginPath();
      ctx.moveTo(...root);
      ctx.lineTo(...at(a, keep));
      ctx.quadraticCurveTo(...at(middle, keep + 0.075), ...at(b, keep));
      ctx.closePath();
      ctx.fillStyle = cell;
      ctx.fill();
      ctx.stroke();
      bloom(ctx, tone("#fff6e2"), ...at(middle, 0.88), 0.019, 0.019, 1);
      bloom(ctx, tone("#fff6e2"), ...at(middle, 0.955), 0.013, 0.013, 1);
    }
    // The dust of the scales: fine strokes out from the root.
    for (const [colour, alpha] of [
      [tone("#fff6d6"), 0.2],
      [scale(coat, 0.4), 0.26],
    ] as const)
      hairs(ctx, colour, 0.004, alpha, 120, (i) => {
        const place = between(cells[(i * 7) % cells.length]!, cells[(i * 7 + 1) % cells.length]!, (i * 0.618) % 1);
        const k = 0.15 + ((i * 0.377) % 1) * 0.65;
        return [at(place, k), at(place, k + 0.06)];
      });
    bloom(ctx, [20, 10, 8], 0, 0, 0.2, 0.3, 0.4);
    ctx.restore();
  };

/** A broad wing of feathers that beats beside a body in the air. */
const feathered =
  (near: boolean) =>
  ({ brush, tone, phase }: Moment): void => {
    const look = { coverts: tone("coat"), flight: tone("flight"), tips: tone("dark") };
    const root: Point = [0.04, near ? -0.6 : -0.62];
    spread(brush.ctx, beating(root, 0.92, 0.36, phase, near, 0.25, 0.5), look, near ? 1 : 0.62);
  };

/** What a row draws by a formula, by its name. */
export const formulas: Readonly<Record<(typeof ids)[number], (moment: Moment, skin: Skin) => void>> = {
  whorl,
  fore_wing: scaledWing(fore, true),
  hind_wing: scaledWing(hind, false),
  far_wing: feathered(false),
  near_wing: feathered(true),
  lion_wreath: lionWreath,
  lion_mane: lionMane,
  locks,
  giraffe_net: giraffeNet,
  fleece,
  far_skin_wing: skinWing(false, 1, [0.02, -0.08]),
  near_skin_wing: skinWing(true, 1.05, [-0.06, -0.04]),
  bough: ({ brush }) => bough(brush, 0.9, 0.06),
};
