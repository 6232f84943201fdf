import { css, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { bloom, flesh, hairs, onto, trail, tube } from "./anatomy.ts";
import type { Point } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;

/** Colours of a wing: small feathers of the arm, long ones behind it, and the ends of the hand. */
export interface Plumage {
  coverts: Rgb;
  flight: Rgb;
  tips: Rgb;
}

export interface Wing {
  root: Point;
  wrist: Point;
  tip: Point;
  /** Where feathers trail to, and how long those of the arm are. */
  back: Point;
  chord: number;
  /** Gaps between the long feathers of the hand, as soaring birds have. */
  slots: number;
}

const along = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

function feather(ctx: Ctx, tone: Rgb, from: Point, to: Point, width: number): void {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1e-6;
  const nx = (-dy / length) * width;
  const ny = (dx / length) * width;
  ctx.beginPath();
  ctx.moveTo(from[0] + nx * 0.6, from[1] + ny * 0.6);
  ctx.bezierCurveTo(
    from[0] + dx * 0.5 + nx * 1.1,
    from[1] + dy * 0.5 + ny * 1.1,
    from[0] + dx * 0.9 + nx * 0.9,
    from[1] + dy * 0.9 + ny * 0.9,
    to[0],
    to[1],
  );
  ctx.bezierCurveTo(
    from[0] + dx * 0.92 - nx * 0.8,
    from[1] + dy * 0.92 - ny * 0.8,
    from[0] + dx * 0.5 - nx,
    from[1] + dy * 0.5 - ny,
    from[0] - nx * 0.6,
    from[1] - ny * 0.6,
  );
  ctx.closePath();
  ctx.fillStyle = css(tone);
  ctx.fill();
}

/** A spread wing: hand, arm and the rows of small feathers over both. */
export function spread(ctx: Ctx, wing: Wing, look: Plumage, shade: number): void {
  const { root, wrist, tip, back, chord, slots } = wing;
  const far = Math.hypot(back[0], back[1]) || 1e-6;
  const bx = back[0] / far;
  const by = back[1] / far;
  const hand = Math.hypot(tip[0] - wrist[0], tip[1] - wrist[1]);
  const hx = (tip[0] - wrist[0]) / (hand || 1e-6);
  const hy = (tip[1] - wrist[1]) / (hand || 1e-6);
  for (let i = 0; i < 10; i++) {
    const t = i / 9;
    const from = along(root, wrist, t);
    const long = chord * (0.78 + 0.22 * Math.sin(t * 2.4));
    feather(
      ctx,
      scale(mix(look.flight, look.tips, 0.18 * t), shade * (i % 2 ? 0.94 : 1)),
      from,
      [from[0] + bx * long, from[1] + by * long],
      chord * 0.13,
    );
  }
  const count = 9;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const turn = t ** 0.8;
    let dx = bx * (1 - turn) + hx * turn;
    let dy = by * (1 - turn) + hy * turn;
    const size = Math.hypot(dx, dy) || 1e-6;
    dx /= size;
    dy /= size;
    const from = along(wrist, tip, t * 0.42);
    const long = chord * 0.95 * (1 - t) + hand * 0.62 * t + (1 - Math.abs(t - 0.62)) * hand * 0.1;
    const thin = (0.12 - slots * 0.05 * t) * chord;
    feather(
      ctx,
      scale(mix(look.flight, look.tips, 0.25 + 0.75 * t), shade * (i % 2 ? 0.92 : 1)),
      from,
      [from[0] + dx * long, from[1] + dy * long],
      thin,
    );
  }
  const arm = tube(
    [root, along(root, wrist, 0.5), wrist, along(wrist, tip, 0.3), along(wrist, tip, 0.62)],
    [chord * 0.2, chord * 0.22, chord * 0.17, chord * 0.09, chord * 0.02],
  );
  const inner = along(root, wrist, 0.5);
  const rows = ctx.createLinearGradient(inner[0], inner[1], inner[0] + bx * chord * 0.5, inner[1] + by * chord * 0.5);
  rows.addColorStop(0, css(scale(look.coverts, shade)));
  rows.addColorStop(1, css(scale(mix(look.coverts, look.flight, 0.5), shade * 0.9)));
  const cover = tube(
    [
      [root[0] + bx * chord * 0.2, root[1] + by * chord * 0.2],
      [inner[0] + bx * chord * 0.22, inner[1] + by * chord * 0.22],
      [wrist[0] + bx * chord * 0.16, wrist[1] + by * chord * 0.16],
      along(wrist, tip, 0.4),
    ],
    [chord * 0.26, chord * 0.27, chord * 0.2, chord * 0.04],
  );
  flesh(ctx, rows, cover);
  flesh(ctx, css(scale(look.coverts, shade)), arm);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, cover.outline);
    ctx.clip();
    // Scalloped rows, each with its own little shadow.
    for (const v of [0.1, 0.5, 0.9])
      hairs(ctx, scale(look.coverts, shade * 0.5), chord * 0.016, 0.32, 22, (i) => {
        const [x, y] = cover.at((i + (v * 10) / 3) / 22, v);
        return [
          [x, y],
          [x + bx * chord * 0.07, y + by * chord * 0.07],
        ];
      });
    ctx.restore();
    bloom(
      ctx,
      mix(look.coverts, [255, 248, 232], 0.7),
      ...along(root, wrist, 0.6),
      chord * 0.5,
      chord * 0.16,
      0.3,
      Math.atan2(wrist[1] - root[1], wrist[0] - root[0]),
    );
  });
}

/** A folded wing lying on the flank, from shoulder to the crossed ends over the tail. */
export function folded(ctx: Ctx, shoulder: Point, end: Point, depth: number, look: Plumage): void {
  const dx = end[0] - shoulder[0];
  const dy = end[1] - shoulder[1];
  const length = Math.hypot(dx, dy) || 1e-6;
  const ux = dx / length;
  const uy = dy / length;
  const at = (t: number, v: number): Point => [
    shoulder[0] + dx * t - uy * v * -depth,
    shoulder[1] + dy * t + ux * v * -depth,
  ];
  // Long feathers first, from the lowest to the topmost.
  for (let i = 0; i < 7; i++) {
    const t = i / 6;
    feather(
      ctx,
      scale(mix(look.tips, look.flight, 0.2 + t * 0.35), i % 2 ? 0.9 : 1),
      at(0.26 - t * 0.04, 0.36 - t * 0.5),
      at(1 - (1 - t) * 0.3, 0.22 - t * 0.26),
      depth * 0.2,
    );
  }
  for (let i = 0; i < 6; i++) {
    const t = i / 5;
    feather(
      ctx,
      scale(look.flight, i % 2 ? 0.92 : 1.02),
      at(0.16, 0.6 - t * 0.9),
      at(0.7 - Math.abs(t - 0.4) * 0.2, 0.42 - t * 0.6),
      depth * 0.24,
    );
  }
  const shield = tube(
    [at(-0.02, 0.02), at(0.14, 0.06), at(0.34, 0.1), at(0.52, 0.08)],
    [depth * 0.34, [depth * 0.5, depth * 0.56], [depth * 0.46, depth * 0.54], depth * 0.2],
  );
  flesh(ctx, css(look.coverts), shield);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, shield.outline);
    ctx.clip();
    for (let row = 0; row < 5; row++) {
      ctx.beginPath();
      for (let i = 0; i < 7; i++) {
        const t = 0.14 + row * 0.19;
        const [x, y] = shield.at(t, -0.9 + (i + (row % 2) * 0.5) * 0.29);
        ctx.moveTo(x - uy * depth * 0.09 - ux * depth * 0.06, y + ux * depth * 0.09 - uy * depth * 0.06);
        ctx.quadraticCurveTo(
          x + ux * depth * 0.2,
          y + uy * depth * 0.2,
          x + uy * depth * 0.09 - ux * depth * 0.06,
          y - ux * depth * 0.09 - uy * depth * 0.06,
        );
      }
      ctx.strokeStyle = css(scale(look.coverts, 0.5), 0.4);
      ctx.lineWidth = depth * 0.03;
      ctx.stroke();
    }
    bloom(
      ctx,
      mix(look.coverts, [255, 248, 232], 0.7),
      ...shield.at(0.3, -0.6),
      length * 0.2,
      depth * 0.24,
      0.4,
      Math.atan2(dy, dx),
    );
    ctx.restore();
  });
}

/** The wing of a body in flight at a phase of its beat: down-stroke spread, up-stroke folded at the wrist. */
export function beating(
  shoulder: Point,
  span: number,
  chord: number,
  phase: number,
  near: boolean,
  glide: number,
  slots: number,
): Wing {
  const turn = phase * Math.PI * 2;
  const lift = Math.cos(turn) * (1 - glide * 0.82) * 0.95 + glide * 0.14;
  // While the wing rises (second half of the turn) the hand hangs back and the wing is short.
  const fold = Math.max(0, -Math.sin(turn)) * (1 - glide);
  // Seen a little from above: the near wing reaches down the picture, the far one up.
  const lean = near ? 0.5 : -0.42;
  const wristUp = Math.sin(lift + fold * 0.35);
  const wrist: Point = [
    shoulder[0] + span * ((near ? 0.04 : 0.12) + fold * 0.03),
    shoulder[1] + span * 0.46 * (-wristUp + lean * Math.cos(lift)),
  ];
  const tipLift = lift * 0.92 - Math.sin(turn) * 0.38 * (1 - glide) - fold * 0.6;
  const hand = span * (0.62 - fold * 0.12);
  const tip: Point = [
    wrist[0] - span * (0.3 + fold * 0.2),
    wrist[1] + hand * (-Math.sin(tipLift) * 1 + lean * Math.cos(tipLift) * 0.8),
  ];
  return { root: shoulder, wrist, tip, back: [-1, near ? 0.22 : 0.1], chord, slots };
}
