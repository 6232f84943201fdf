import { clamp, css, mix } from "#lib/render/scene/colour.ts";
import type { Face } from "./head-looks.ts";
import {
  atop,
  beneath,
  between,
  ribbon,
  smear,
  soft,
  strands,
  veil,
  within,
  type Ctx,
  type Tones,
} from "./head-paint.ts";
import { blend, trace, type Point } from "./strokes.ts";

export type Guides = readonly (readonly Point[])[];

/** How a mass of hair lies: its locks run along guides; light strikes them at `shine` of their length. */
export interface Lay {
  guides: Guides;
  shine?: number;
  /** Where the mass is brightest: its crown. */
  crown?: Point;
  behind?: boolean;
}

/** One mass of hair: a clear shape first, then its turning, then locks, then the light on them. */
export function mass(ctx: Ctx, face: Face, outline: readonly Point[], lay: Lay): void {
  const { random, px } = face;
  const tones = face.hair;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  trace(ctx, outline, true);
  const lit = lay.behind ? tones.shadow : tones.turn;
  ctx.fillStyle = blend(
    ctx,
    [face.key > 0 ? right : left, top],
    [face.key > 0 ? left : right, top + Math.min(bottom - top, 2)],
    [
      [0, mix(tones.mid, lit, 0.6)],
      [0.4, lay.behind ? tones.shadow : tones.mid],
      [0.75, tones.shadow],
      [1, tones.deep],
    ],
  );
  ctx.fill();
  const [cx, cy] = lay.crown ?? [face.key * 0.3, -0.95];
  if (!lay.behind)
    within(ctx, outline, () => {
      soft(ctx, tones.turn, [cx, cy], 0.6, 0.36, 0.6, face.key * 0.3);
      soft(ctx, tones.gleam, [cx + face.key * 0.05, cy + 0.02], 0.4, 0.13, 0.5 - face.back * 0.2, face.key * 0.3);
    });
  const count = Math.round(clamp(px * 0.36, 7, lay.behind ? 24 : px > 200 ? 46 : 56));
  const width = clamp(2.2 / Math.sqrt(px), 0.09, 0.34) * 0.36;
  const shine = lay.shine ?? 0.32;
  within(ctx, outline, () => {
    strands(ctx, random, tones, lay.guides, count, { width, stray: 0.035, shine, strength: lay.behind ? 0.7 : 1 });
    if (lay.behind || px < 10) return;
    // The ring of light across all locks, broken again by a few dark ones.
    const ring = Array.from({ length: 8 }, (_, i): Point => along(between(lay.guides, 0.04 + i * 0.115), shine));
    ctx.globalCompositeOperation = "screen";
    smear(ctx, tones.gleam, ring, 0.2, 0.5 - face.back * 0.25, 0.12);
    ctx.globalCompositeOperation = "source-over";
    strands(
      ctx,
      random,
      { ...tones, mid: tones.shadow, turn: tones.mid, light: tones.turn },
      lay.guides,
      Math.round(count * 0.35),
      {
        width: width * 0.6,
        stray: 0.04,
        shine,
        strength: 0.8,
      },
    );
  });
}

/** The place at a share of a stroke. */
function along(points: readonly Point[], share: number): Point {
  return between(
    points.map((point) => [point]),
    share,
  )[0]!;
}

/** Hair that hangs behind neck and shoulders: seen only past their edges, so a dark shape will do. */
export function backdrop(ctx: Ctx, face: Face, outline: readonly Point[]): void {
  const { hair, key } = face;
  beneath(ctx, face.behind, (under) => {
    trace(under, outline, true);
    under.fillStyle = blend(
      under,
      [key * 0.8, 0],
      [key * -0.8, 0.4],
      [
        [0, hair.mid],
        [0.3, hair.shadow],
        [1, hair.deep],
      ],
    );
    under.fill();
  });
}

/** Tight or loose curls over a shape: each a little hook with its own light. */
export function curls(ctx: Ctx, face: Face, outline: readonly Point[], size: number, tones: Tones = face.hair): void {
  const { random, px } = face;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  trace(ctx, outline, true);
  ctx.fillStyle = blend(
    ctx,
    [face.key > 0 ? right : left, top],
    [face.key > 0 ? left : right, bottom],
    [
      [0, tones.turn],
      [0.45, tones.mid],
      [1, tones.deep],
    ],
  );
  ctx.fill();
  // Small heads need few curls: none narrower than three pixels.
  const grain = Math.max(size, 4 / px);
  const step = grain * (px > 60 ? 0.84 : 1);
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) {
      const cx = x + (random() - 0.5) * step;
      const cy = y + (random() - 0.5) * step;
      const turn = random() * Math.PI * 2;
      const weight = random();
      if (!holds(outline, cx, cy)) continue;
      const across = (cx - left) / (right - left);
      const lit = clamp(
        (face.key > 0 ? across : 1 - across) * 0.7 + (1 - (cy - top) / (bottom - top)) * 0.55 - 0.2,
        0,
        1,
      );
      const r = grain * (0.4 + weight * 0.4);
      const hook = (from: number, to: number, k: number): Point[] =>
        [0, 0.33, 0.66, 1].map((t) => {
          const a = turn + from + (to - from) * t;
          return [cx + Math.cos(a) * r * k, cy + Math.sin(a) * r * k];
        });
      // A ringlet: its own shade, then a few turns of hair, the outer ones lit.
      atop(ctx, () => soft(ctx, tones.deep, [cx - face.key * r * 0.3, cy + r * 0.45], r * 1.15, r * 1.05, 0.6));
      const tone = mix(tones.shadow, mix(tones.turn, tones.light, lit * 0.5), 0.15 + lit * 0.85);
      if (px > 60) ribbon(ctx, mix(tone, tones.shadow, 0.45), hook(0.9, 4.4, 0.42), r * 0.24, 0.85);
      ribbon(ctx, mix(tone, tones.shadow, 0.2), hook(0.3, 3.9, 0.72), r * 0.24, 0.85);
      ribbon(ctx, tone, hook(0, 3.3, 1), r * 0.22, 0.9);
    }
  }
}

function holds(outline: readonly Point[], x: number, y: number): boolean {
  let is = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
  }
  return is;
}

/** A plait down a line of points. */
export function plait(ctx: Ctx, face: Face, path: readonly Point[], width: number): void {
  const { hair } = face;
  ribbon(ctx, mix(hair.deep, hair.shadow, 0.5), path, width * 1.05, 1, (t) => 1 - 0.5 * t * t);
  const links = 13;
  for (let i = 0; i < links; i++) {
    const t = (i + 0.3) / links;
    const k = Math.min(path.length - 2, Math.floor(t * (path.length - 1)));
    const u = t * (path.length - 1) - k;
    const [ax, ay] = path[k]!;
    const [bx, by] = path[k + 1]!;
    const x = ax + (bx - ax) * u;
    const y = ay + (by - ay) * u;
    const w = width * (1 - 0.45 * t * t) * 0.5;
    for (const sign of [-1, 1] as const) {
      const link: Point[] = [
        [x + sign * w * 0.95, y - w * 0.7],
        [x + sign * w * 0.7, y + w * 0.35],
        [x - sign * w * 0.1, y + w * 0.75],
      ];
      ribbon(ctx, mix(hair.mid, hair.shadow, 0.25), link, w * 1.25, 1);
      ribbon(ctx, sign === face.key ? hair.light : hair.turn, link, w * 0.36, 0.5);
    }
  }
  const [ex, ey] = path.at(-1)!;
  ctx.fillStyle = css(mix(face.cloth, [230, 200, 160], 0.3));
  ctx.fillRect(ex - width * 0.3, ey - width * 0.2, width * 0.6, width * 0.3);
}

/** An irregular round outline, as of an afro or a bun. */
export function tuft(face: Face, [x, y]: Point, rx: number, ry: number, lumps: number, rough: number): Point[] {
  return Array.from({ length: lumps }, (_, i): Point => {
    const a = (i / lumps) * Math.PI * 2;
    const k = 1 + (face.random() - 0.5) * rough + (i % 2 ? rough * 0.4 : 0);
    return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k];
  });
}

/** Hair on a chin: shade where it is shorn, locks where it is grown. */
export function grown(ctx: Ctx, face: Face, outline: readonly Point[], guides: readonly (readonly Point[])[]): void {
  const { hair, skin, random, px, beard } = face;
  atop(ctx, () => veil(ctx, mix(hair.shadow, skin.shadow, 0.4), outline, 0.6, 0.08));
  const tones = beard === "long" ? hair : { ...hair, mid: mix(hair.mid, hair.shadow, 0.3) };
  trace(ctx, outline, true);
  const ys = outline.map(([, y]) => y);
  ctx.fillStyle = blend(
    ctx,
    [face.key * 0.6, Math.min(...ys)],
    [-face.key * 0.5, Math.max(...ys)],
    [
      [0, tones.turn],
      [0.5, tones.mid],
      [1, tones.deep],
    ],
  );
  ctx.fill();
  strands(ctx, random, tones, guides, Math.round(Math.min(70, 14 + px * 0.4)), {
    width: 0.035,
    stray: 0.06,
    shine: 0.5,
    strength: 1,
  });
}
