import { mix } from "#lib/render/scene/colour.ts";
import type { Face, Hat } from "./head-looks.ts";
import { fades, atop, pairs, ribbon, soft, veil, within, type Ctx, type Tones } from "./head-paint.ts";
import { blend, trace, type Point } from "./strokes.ts";

export type Seen = "side" | "front" | "away";

/** Painters of hats, by name. */
export type Hats = Partial<Record<Hat, (ctx: Ctx, face: Face, seen: Seen) => void>>;

/** Where a skull lies under a hat: its middle, half its width, and how far the hat's edge sinks to the back. */
export interface Skull {
  x: number;
  half: number;
  sink: number;
}

export const skullOf = (seen: Seen): Skull =>
  seen === "side"
    ? { x: -0.15, half: 0.9, sink: 0.2 }
    : seen === "front"
      ? { x: -0.1, half: 0.78, sink: 0.04 }
      : { x: 0, half: 0.92, sink: 0 };

/** A body of cloth, felt or metal, lit from the key's side and from above. */
export function form(ctx: Ctx, face: Face, tones: Tones, outline: readonly Point[], gloss = 0.3): void {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const from = face.key > 0 ? right : left;
  const to = face.key > 0 ? left : right;
  trace(ctx, outline, true);
  ctx.fillStyle = blend(
    ctx,
    [from, top],
    [to, bottom],
    [
      [0, mix(tones.mid, tones.light, 0.6 - face.back * 0.3)],
      [0.35, tones.mid],
      [0.66, mix(tones.turn, tones.shadow, 0.6)],
      [1, tones.deep],
    ],
  );
  ctx.fill();
  within(ctx, outline, () => {
    soft(
      ctx,
      tones.light,
      [from + (to - from) * 0.3, top + (bottom - top) * 0.28],
      (right - left) * 0.3,
      (bottom - top) * 0.26,
      gloss,
    );
    soft(ctx, tones.deep, [to, bottom], (right - left) * 0.6, (bottom - top) * 0.6, 0.4);
  });
}

/** Shade that a hat throws on brow and hair. */
export function shadeBelow(ctx: Ctx, face: Face, seen: Seen, depth = 0.3, alpha = 0.62): void {
  const { x, half, sink } = skullOf(seen);
  atop(ctx, () =>
    veil(
      ctx,
      face.skin.deep,
      [
        [x - half, -0.9],
        [x + half, -0.9],
        [x + half, -0.6 + depth],
        [x, -0.55 + depth + sink * 0.4],
        [x - half, -0.5 + depth + sink],
      ],
      alpha,
      0.16,
    ),
  );
}

/** Cloth around the head that leaves the face free: a scarf lies close, a hood stands off. */
export function wrapped(ctx: Ctx, face: Face, seen: Seen, tones: Tones, off: number): void {
  const low = off ? 1.2 : 1.5;
  if (seen === "away") {
    form(
      ctx,
      face,
      tones,
      [
        [0, -1.4 - off],
        [-0.7, -1.12 - off],
        [-0.98 - off, -0.4],
        [-0.95 - off, 0.4],
        [-1.0, low],
        [0, low + 0.2],
        [1.0, low],
        [0.95 + off, 0.4],
        [0.98 + off, -0.4],
        [0.7, -1.12 - off],
      ],
      0.35,
    );
    for (const u of [-0.6, -0.2, 0.3, 0.7])
      ribbon(
        ctx,
        tones.deep,
        [
          [u * 0.4, -0.9],
          [u * 0.9, 0.1],
          [u, low],
        ],
        0.1,
        0.35,
        fades,
      );
    return;
  }
  const side = seen === "side";
  const outer: Point[] = side
    ? [
        [0.5 + off, -0.96 - off],
        [0.2, -1.28 - off],
        [-0.4, -1.36 - off],
        [-0.92 - off, -0.98],
        [-1.12 - off, -0.35],
        [-1.06 - off * 0.6, 0.4],
        [-1.0, 1.0],
        [-0.92, low],
        [-0.1, low + 0.16],
        [0.42, low],
        [0.5 - off, 1.12],
      ]
    : [
        [-0.08, -1.36 - off],
        [-0.66, -1.14 - off],
        [-0.94 - off, -0.5],
        [-0.94 - off, 0.3],
        [-0.86, 1.0],
        [-0.84, low],
        [0, low + 0.16],
        [0.74, low],
        [0.74, 0.9],
        [0.76 + off, 0.3],
        [0.74 + off, -0.5],
        [0.48, -1.14 - off],
      ];
  const opening: Point[] = side
    ? [
        [0.52, 1.08],
        [0.2, 0.96],
        [0.06, 0.62],
        [0.02 - off, 0.16],
        [0.1 - off, -0.3],
        [0.28, -0.64],
        [0.52, -0.8 - off * 0.5],
      ]
    : [
        [0.02, -0.8 - off],
        [-0.36, -0.66 - off],
        [-0.56 - off * 0.3, -0.24],
        [-0.58 - off * 0.3, 0.3],
        [-0.44, 0.74],
        [-0.06, 1.08],
        [0.22, 1.06],
        [0.48, 0.74],
        [0.6, 0.3],
        [0.62 + off * 0.2, -0.24],
        [0.44, -0.66 - off],
      ];
  atop(ctx, () =>
    veil(
      ctx,
      face.skin.deep,
      side ? [...outer.slice(0, 8), ...opening.map(([x, y]): Point => [x + 0.05, y])] : outer,
      side ? 0.6 : 0,
      0.2,
    ),
  );
  if (side) form(ctx, face, tones, [...outer, ...opening], 0.35);
  else {
    // A ring: cloth all round, the face in its own shade at the edge.
    ctx.save();
    ringed(ctx, opening);
    form(ctx, face, tones, outer, 0.35);
    ctx.restore();
    atop(ctx, () => {
      ctx.save();
      trace(ctx, opening, true);
      ctx.clip();
      ribbon(ctx, face.skin.deep, [...opening, opening[0]!], 0.12 + off, 0.45, () => 1);
      ctx.restore();
    });
  }
  const edge = side ? opening : [...opening, opening[0]!];
  ribbon(
    ctx,
    tones.light,
    edge.map(([x, y]): Point => [x - (side ? 0.03 : 0), y]),
    0.04,
    0.5,
    () => 1,
  );
  const folds: Point[][] = side
    ? [
        pairs([0.3, -0.9, -0.5, -0.7, -0.9, 0.2, -0.8, 1.1]),
        pairs([0.06, -0.4, -0.4, 0.0, -0.6, 0.7, -0.5, 1.3]),
        pairs([0.4, 1.08, 0.0, 1.05, -0.4, 0.8, -0.7, 0.4]),
      ]
    : [
        pairs([-0.3, -0.9, -0.76, -0.4, -0.8, 0.5, -0.5, 1.2]),
        pairs([-0.5, 0.7, -0.1, 1.2, 0.4, 1.14, 0.62, 0.5]),
        pairs([-0.7, 0.9, 0, 1.4, 0.6, 1.1]),
      ];
  for (const fold of folds) {
    ribbon(ctx, tones.deep, fold, 0.1, 0.42);
    ribbon(
      ctx,
      tones.light,
      fold.map(([x, y]): Point => [x + 0.06 * face.key, y - 0.04]),
      0.05,
      0.3,
    );
  }
}

/** Clips to everything but a shape. */
function ringed(ctx: Ctx, hole: readonly Point[]): void {
  trace(ctx, hole, true);
  ctx.rect(-4, -4, 8, 8);
  ctx.clip("evenodd");
}

/** An ellipse as points. */
export const ring = (x: number, y: number, rx: number, ry: number, from = 0, to = 1, steps = 14): Point[] =>
  Array.from({ length: steps }, (_, i): Point => {
    const a = (from + ((to - from) * i) / (to - from === 1 ? steps : steps - 1)) * Math.PI * 2;
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry];
  });
