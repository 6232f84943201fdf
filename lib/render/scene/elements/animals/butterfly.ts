import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, flesh, hairs, onto, tube } from "#lib/render/scene/elements/shapes/anatomy.ts";
import { trace, type Point } from "#lib/render/scene/elements/shapes/strokes.ts";

const fore: readonly Point[] = [
  [0.02, -0.02],
  [0.16, -0.3],
  [0.44, -0.52],
  [0.76, -0.58],
  [0.82, -0.5],
  [0.74, -0.26],
  [0.62, -0.06],
  [0.34, 0.03],
  [0.08, 0.05],
];
const hind: readonly Point[] = [
  [0.03, 0.02],
  [0.3, 0.0],
  [0.54, 0.08],
  [0.6, 0.24],
  [0.5, 0.4],
  [0.36, 0.5],
  [0.2, 0.42],
  [0.08, 0.24],
];
const tones = ["#e2802a", "#3f78c8", "#d9a83a", "#c4552e", "#7a9ac4"];

/** Wings of fine scales with dark veins, pale spots along the hem; they open and shut about the body. */
export function paintButterfly(brush: Brush): void {
  const { ctx, phase, random, motion } = brush;
  const tone = brush.colour ?? rgb(tones[Math.floor(random() * tones.length)]!);
  const turn = phase * Math.PI * 2;
  const air = motion === "fly" || motion === "rise" || motion === "float";
  const beat = Math.cos(turn);
  const open = air ? 0.58 + 0.4 * beat : 0.8 + 0.18 * beat;
  const sway = air ? -beat * 0.05 : 0;
  const profile = brush.facing === "left" || brush.facing === "right";
  ctx.save();
  ctx.translate(0, -0.5 + sway);
  ctx.rotate(profile ? 0.42 : 0.04 * Math.sin(turn));
  const sides = profile
    ? ([
        [-1, 0.72],
        [1, 1],
      ] as const)
    : ([
        [-1, 1],
        [1, 1],
      ] as const);
  for (const [side, lit] of sides) {
    ctx.save();
    ctx.scale(side * Math.max(0.12, open * (profile && side < 0 ? 0.62 : 1)), 1);
    ctx.transform(1, (air ? -0.12 : -0.05) * beat, 0, 1, 0, 0);
    // One generator for both wings of a pair: a butterfly is its own mirror image.
    wing(ctx, hind, mix(scale(tone, lit), rgb("#f2c86a"), 0.12), lit, false);
    wing(ctx, fore, scale(tone, lit), lit, true);
    ctx.restore();
  }
  const body = tube(
    [
      [0, 0.34],
      [0, 0.14],
      [0, -0.04],
      [0, -0.17],
    ],
    [0.014, 0.034, 0.044, 0.026],
    8,
  );
  flesh(ctx, css(rgb("#2a1f1a")), body);
  onto(ctx, () => {
    hairs(ctx, rgb("#8a6a4a"), 0.005, 0.6, 60, () => {
      const t = random();
      const v = -1 + random() * 2;
      return [body.at(t, v), body.at(t - 0.06, v * 1.2)];
    });
    for (let i = 0; i < 7; i++) bloom(ctx, [10, 8, 8], ...body.at(0.06 + i * 0.07, 0), 0.04, 0.007, 0.7);
    bloom(ctx, [255, 244, 224], -0.012, -0.02, 0.014, 0.12, 0.4);
  });
  ctx.beginPath();
  ctx.ellipse(0, -0.2, 0.034, 0.032, 0, 0, Math.PI * 2);
  ctx.fillStyle = "rgb(30,22,20)";
  ctx.fill();
  for (const side of [-1, 1]) {
    bloom(ctx, [150, 120, 90], side * 0.024, -0.206, 0.014, 0.016, 0.9);
    flesh(
      ctx,
      css(rgb("#2a1f1a")),
      tube(
        [
          [side * 0.012, -0.22],
          [side * 0.07, -0.36],
          [side * 0.16, -0.46],
        ],
        [0.005, 0.0045, 0.004],
      ),
    );
    flesh(
      ctx,
      css(rgb("#2a1f1a")),
      tube(
        [
          [side * 0.152, -0.452],
          [side * 0.17, -0.468],
        ],
        [0.009, 0.011],
      ),
    );
  }
  ctx.restore();
}

function wing(ctx: CanvasRenderingContext2D, shape: readonly Point[], tone: Rgb, lit: number, front: boolean): void {
  const edge = scale(rgb("#2a1a14"), lit);
  trace(ctx, shape, true);
  ctx.fillStyle = css(edge);
  ctx.fill();
  ctx.save();
  trace(ctx, shape, true);
  ctx.clip();
  const root: Point = [0.03, 0.02];
  // Cells between the veins, each fading from the root to the dark hem.
  const rim = front ? shape.slice(1, 8) : shape.slice(1, 7);
  const cells: Point[] = [];
  for (let i = 0; i < rim.length - 1; i++)
    for (let k = 0; k < 2; k++)
      cells.push([
        rim[i]![0] + ((rim[i + 1]![0] - rim[i]![0]) * k) / 2,
        rim[i]![1] + ((rim[i + 1]![1] - rim[i]![1]) * k) / 2,
      ]);
  cells.push(rim[rim.length - 1]!);
  for (let i = 0; i < cells.length - 1; i++) {
    const a = cells[i]!;
    const b = cells[i + 1]!;
    const keep = front && i < 4 ? 0.62 + i * 0.03 : 0.8;
    const at = (p: Point, k: number): Point => [root[0] + (p[0] - root[0]) * k, root[1] + (p[1] - root[1]) * k];
    const [ax, ay] = at(a, keep);
    const [bx, by] = at(b, keep);
    const mid: Point = [(ax + bx) / 2, (ay + by) / 2];
    const cell = ctx.createLinearGradient(root[0], root[1], mid[0], mid[1]);
    cell.addColorStop(0, css(scale(tone, 0.62)));
    cell.addColorStop(0.4, css(tone));
    cell.addColorStop(0.82, css(mix(tone, rgb("#ffe3a0"), 0.4)));
    cell.addColorStop(1, css(scale(tone, 0.8)));
    ctx.beginPath();
    ctx.moveTo(...root);
    ctx.lineTo(ax, ay);
    const [ox, oy] = at([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], keep + 0.075);
    ctx.quadraticCurveTo(ox, oy, bx, by);
    ctx.closePath();
    ctx.fillStyle = cell;
    ctx.fill();
    ctx.strokeStyle = css(edge);
    ctx.lineWidth = 0.011;
    ctx.stroke();
    for (const k of [0.88, 0.955]) {
      const [sx, sy] = at([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], k);
      bloom(ctx, scale([255, 246, 226], lit), sx, sy, k > 0.9 ? 0.013 : 0.019, k > 0.9 ? 0.013 : 0.019, 1);
    }
  }
  // The dust of the scales: fine strokes out from the root.
  for (const [colour, alpha] of [
    [[255, 246, 214], 0.2],
    [scale(tone, 0.4), 0.26],
  ] as const)
    hairs(ctx, colour as Rgb, 0.004, alpha, 120, (i) => {
      const p = cells[(i * 7) % cells.length]!;
      const q = cells[(i * 7 + 1) % cells.length]!;
      const s = (i * 0.618) % 1;
      const x = p[0] + (q[0] - p[0]) * s;
      const y = p[1] + (q[1] - p[1]) * s;
      const k = 0.15 + ((i * 0.377) % 1) * 0.65;
      return [
        [root[0] + (x - root[0]) * k, root[1] + (y - root[1]) * k],
        [root[0] + (x - root[0]) * (k + 0.06), root[1] + (y - root[1]) * (k + 0.06)],
      ];
    });
  bloom(ctx, [255, 252, 236], front ? 0.42 : 0.34, front ? -0.3 : 0.14, 0.26, 0.08, 0.26 * lit, front ? -0.7 : 0.4);
  bloom(ctx, [20, 10, 8], 0, 0, 0.2, 0.3, 0.4);
  ctx.restore();
}
