import { css, mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, eye, flesh, onto, trail, tube } from "#lib/render/scene/elements/shapes/anatomy.ts";
import type { Point } from "#lib/render/scene/elements/shapes/strokes.ts";

/** Arms that curl in a slow wave, suckers along them, a mottled mantle. */
export function paintOctopus(brush: Brush): void {
  const { ctx, phase, random, light, motion } = brush;
  const coat = brush.colour ?? mix(rgb("#b5502f"), rgb("#8a3a4a"), random());
  const pale = mix(coat, rgb("#f2d2b8"), 0.6);
  const turn = phase * Math.PI * 2;
  const jet = motion === "swim" || motion === "fly" || motion === "run";
  const pulse = Math.sin(turn) * 0.02;
  const arm = (i: number, near: boolean) => {
    const s = (i + 0.5) / 4 - 0.5;
    const root: Point = [s * 0.34, -0.46];
    const spread = jet ? 0.5 : 1;
    const points: Point[] = [root];
    let [x, y] = root;
    let angle = Math.PI / 2 - s * 2.0 * spread + (near ? 0 : 0.25 * Math.sign(s));
    for (let k = 1; k <= 7; k++) {
      const bend = Math.sin(turn - k * 0.75 + i * 1.7 + (near ? 0 : 2)) * 0.34 - s * (k > 3 ? 1.0 : -0.12);
      angle += bend;
      x += Math.cos(angle) * 0.125 * (near ? 1 : 0.92);
      y = Math.min(y + Math.sin(angle) * 0.115, 0.1);
      points.push([x, y]);
    }
    const shape = tube(points, [0.08, 0.076, 0.066, 0.056, 0.046, 0.034, 0.022, 0.008], 5);
    const tone = near ? coat : scale(coat, 0.55);
    flesh(ctx, css(tone), shape);
    onto(ctx, () => {
      ctx.save();
      trail(ctx, shape.outline);
      ctx.clip();
      const inner = s > 0 ? 0.62 : -0.62;
      for (let k = 0; k < 16; k++) {
        const [sx, sy] = shape.at(0.1 + k * 0.055, inner);
        const r = 0.021 * (1 - k / 19);
        bloom(ctx, pale, sx, sy, r * 1.5, r * 1.5, near ? 0.85 : 0.3);
        bloom(ctx, scale(coat, 0.4), sx, sy, r * 0.6, r * 0.6, near ? 0.8 : 0.3);
      }
      for (let k = 0; k < 10; k++)
        bloom(ctx, [255, 238, 222], ...shape.at(0.06 + k * 0.09, -inner * 0.6), 0.04, 0.014, near ? 0.2 : 0, 1);
      ctx.restore();
    });
  };
  for (let i = 0; i < 4; i++) arm(i, false);
  for (const i of [0, 3, 1, 2]) arm(i, true);
  const lean = jet ? -0.16 : 0;
  const mantle = tube(
    [
      [0, -0.4],
      [0.01, -0.52],
      [lean * 0.3, -0.66 - pulse],
      [lean, -0.8 - pulse],
      [lean * 1.2, -0.88 - pulse],
    ],
    [0.19, 0.17, [0.2, 0.2], [0.22 + pulse, 0.22 + pulse], 0.2],
    8,
  );
  const round = ctx.createLinearGradient(-0.2, -0.9, 0.2, -0.4);
  round.addColorStop(0, css(mix(coat, pale, 0.3)));
  round.addColorStop(1, css(scale(coat, 0.8)));
  flesh(ctx, round, mantle);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, mantle.outline);
    ctx.clip();
    for (let i = 0; i < 70; i++) {
      const [x, y] = mantle.at(random(), -1 + random() * 2);
      const r = 0.008 + random() * 0.02;
      bloom(ctx, i % 3 ? scale(coat, 0.5) : pale, x, y, r * 1.4, r, 0.42);
    }
    bloom(ctx, [255, 244, 232], lean - 0.08, -0.86, 0.06, 0.1, 0.5, 0.4);
    bloom(ctx, [20, 8, 16], 0, -0.4, 0.3, 0.08, 0.35);
    ctx.restore();
  });
  for (const side of [-1, 1]) {
    const x = side * 0.125 + (brush.facing === "camera" ? 0 : 0.03);
    bloom(ctx, mix(coat, pale, 0.2), x, -0.53, 0.075, 0.065, 1);
    ctx.beginPath();
    ctx.ellipse(x, -0.535, 0.043, 0.036, side * 0.3, 0, Math.PI * 2);
    ctx.fillStyle = css(scale(coat, 0.45));
    ctx.fill();
    eye(ctx, rgb("#d9b25a"), x, -0.535, 0.024, light.side, 0.62);
  }
}
