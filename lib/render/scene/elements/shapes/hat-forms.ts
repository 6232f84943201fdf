import type { HeadView } from "#lib/elements/people/head-strokes.ts";
import { wraps } from "#lib/elements/people/hats.ts";
import { mix, type Rgb } from "#lib/render/scene/colour.ts";
import type { Face } from "./head-looks.ts";
import { atop, fades, ribbon, soft, veil, within, type Ctx, type Tones } from "./head-paint.ts";
import { blend, trace, type Point } from "./strokes.ts";

/** Where a skull lies under a hat: its middle, half its width, and how far the hat's edge sinks to the back. */
interface Skull {
  x: number;
  half: number;
  sink: number;
}

const skulls: Readonly<Record<HeadView, Skull>> = {
  side: { x: -0.15, half: 0.9, sink: 0.2 },
  front: { x: -0.1, half: 0.78, sink: 0.04 },
  away: { x: 0, half: 0.92, sink: 0 },
};
export const skullOf = (seen: HeadView): Skull => skulls[seen];

export const boundsOf = (outline: readonly Point[]) => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

/** A body of cloth, felt or metal, lit from the key's side and from above. */
export function form(ctx: Ctx, face: Face, tones: Tones, outline: readonly Point[], gloss = 0.3): void {
  const { left, right, top, bottom } = boundsOf(outline);
  const [from, to] = face.key > 0 ? [right, left] : [left, right];
  const [wide, tall] = [right - left, bottom - top];
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
    soft(ctx, tones.light, [from + (to - from) * 0.3, top + tall * 0.28], wide * 0.3, tall * 0.26, gloss);
    soft(ctx, tones.deep, [to, bottom], wide * 0.6, tall * 0.6, 0.4);
  });
}

/** A sheet of metal with straight edges: what it mirrors runs across it in bands. */
export function plate(ctx: Ctx, face: Face, tones: Tones, outline: readonly Point[]): void {
  const { left, right, top, bottom } = boundsOf(outline);
  const [from, to] = face.key > 0 ? [right, left] : [left, right];
  ctx.beginPath();
  outline.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  ctx.closePath();
  const bands = ["mid", "light", "mid", "turn", "mid", "deep"] as const;
  const places = [0, 0.2, 0.36, 0.6, 0.76, 1];
  const tall = bottom - top;
  ctx.fillStyle = blend(
    ctx,
    [from, top + tall * 0.25],
    [to, top + tall * 0.8],
    bands.map((tone, i) => [places[i]!, tones[tone]] as const),
  );
  ctx.fill();
}

/** Shade that a hat throws on brow and hair. */
export function shadeBelow(ctx: Ctx, face: Face, seen: HeadView, depth: number, alpha = 0.62): void {
  const { x, half, sink } = skullOf(seen);
  const shade: Point[] = [
    [x - half, -0.9],
    [x + half, -0.9],
    [x + half, -0.6 + depth],
    [x, -0.55 + depth + sink * 0.4],
    [x - half, -0.5 + depth + sink],
  ];
  atop(ctx, () => veil(ctx, face.skin.deep, shade, alpha, 0.16));
}

const even = () => 1;

/** Cloth around the head that leaves the face free: a scarf lies close, a hood stands off. */
export function wrapped(ctx: Ctx, face: Face, seen: HeadView, tones: Tones, by: "close" | "loose"): void {
  const cloth = wraps.get(by);
  if (seen === "away") {
    form(ctx, face, tones, cloth.away.outer, 0.35);
    for (const fold of cloth.away.folds) ribbon(ctx, tones.deep, fold, 0.1, 0.35, fades);
    return;
  }
  const { outer, opening, folds, rim } = cloth[seen];
  const round = [...opening, opening[0]!];
  if (seen === "side") {
    const shade = [...outer.slice(0, 8), ...opening.map(([x, y]): Point => [x + 0.05, y])];
    atop(ctx, () => veil(ctx, face.skin.deep, shade, 0.6, 0.2));
    form(ctx, face, tones, [...outer, ...opening], 0.35);
  } else {
    // A ring: cloth all round, the face in its own shade at the edge.
    ctx.save();
    trace(ctx, opening, true);
    ctx.rect(-4, -4, 8, 8);
    ctx.clip("evenodd");
    form(ctx, face, tones, outer, 0.35);
    ctx.restore();
    atop(ctx, () => within(ctx, opening, () => ribbon(ctx, face.skin.deep, round, rim, 0.45, even)));
  }
  const edge = seen === "side" ? opening.map(([x, y]): Point => [x - 0.03, y]) : round;
  ribbon(ctx, tones.light, edge, 0.04, 0.5, even);
  for (const fold of folds) {
    ribbon(ctx, tones.deep, fold, 0.1, 0.42);
    const lit = fold.map(([x, y]): Point => [x + 0.06 * face.key, y - 0.04]);
    ribbon(ctx, tones.light, lit, 0.05, 0.3);
  }
}

/** What a curved glass shows: sky above, a bright horizon, dark ground, and the window of the light. */
export function reflection(ctx: Ctx, face: Face, glass: readonly Point[], tint: Rgb, depth: number): void {
  const [upper, horizon, key] = face.sky;
  const { left, right, top, bottom } = boundsOf(glass);
  const [w, h, middle] = [right - left, bottom - top, (left + right) / 2];
  const lit = face.key > 0 ? right : left;
  within(ctx, glass, () => {
    ctx.fillStyle = blend(
      ctx,
      [0, top],
      [0, bottom],
      [
        [0, mix(mix(upper, [6, 8, 20], 0.45), tint, 0.4), depth * 0.97],
        [0.4, mix(horizon, tint, 0.5), depth],
        [0.6, mix(mix(horizon, tint, 0.25), [255, 236, 206], 0.45), depth],
        [1, mix(horizon, tint, 0.4), depth],
      ],
    );
    ctx.fillRect(left, top, w, h);
    // The ground bows in a round glass.
    const ground: Point[] = [
      [left - w * 0.2, bottom + h * 0.1],
      [left - w * 0.1, top + h * 0.72],
      [middle - w * 0.2, top + h * 0.585],
      [middle + w * 0.2, top + h * 0.58],
      [right + w * 0.1, top + h * 0.7],
      [right + w * 0.2, bottom + h * 0.1],
    ];
    trace(ctx, ground, true);
    ctx.fillStyle = blend(
      ctx,
      [0, top + h * 0.58],
      [0, bottom],
      [
        [0, mix(mix(tint, horizon, 0.3), [18, 14, 14], 0.45), depth],
        [0.3, mix(tint, [12, 10, 12], 0.78), depth],
        [1, mix(tint, [30, 24, 26], 0.7), depth],
      ],
    );
    ctx.fill();
    soft(ctx, [8, 10, 18], [left + right - lit, bottom - h * 0.4], w * 0.6, h * 0.9, 0.55);
    const pane: Point = [lit - face.key * w * 0.22, top + h * 0.26];
    soft(ctx, mix(key, [255, 255, 255], 0.4), pane, w * 0.2, h * 0.12, 0.75, face.key * 0.6);
    const edge = [0.12, 0.06, 0.14].map((in_x, i): Point => [lit - face.key * in_x, top + h * [0.35, 0.55, 0.78][i]!]);
    ribbon(ctx, mix(key, [255, 255, 255], 0.5), edge, 0.06, 0.5);
  });
}
