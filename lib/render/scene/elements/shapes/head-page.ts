import type {
  HeadLine,
  HeadPoint,
  HeadStrength,
  HeadStuff,
  HeadTone,
  HeadView,
  SeenAs,
} from "#lib/elements/people/head-strokes.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Face } from "./head-looks.ts";
import { clothTones, metalTones, type Ctx, type Tones } from "./head-paint.ts";
import type { Point } from "./strokes.ts";

/** A head on which strokes are drawn: from where it is seen, what they are made of, where their points lie. */
export interface HeadPage {
  ctx: Ctx;
  face: Face;
  seen: HeadView;
  stuffs: Readonly<Record<string, Tones>>;
  /** Outlines and guides by their names. */
  lines: Readonly<Record<string, readonly HeadPoint[]>>;
  guides: Readonly<Record<string, readonly (readonly HeadPoint[])[]>>;
  /** How much of each measure this face has. */
  measures?: Readonly<Record<string, number>>;
  put: (numbers: readonly number[], wide: number | undefined) => Point;
}

/** Where a point lies on the page. */
export function placed(page: HeadPage, point: HeadPoint, wide?: number): Point {
  if (Array.isArray(point)) return page.put(point, wide);
  const { at, ...moves } = point;
  const { measures = {} } = page;
  const moved = Object.entries(moves).reduce(
    (numbers, [measure, by]) => numbers.map((number, i) => number + (measures[measure] ?? 0) * (by[i] ?? 0)),
    at,
  );
  return page.put(moved, wide);
}

/** The tones of what a row says a thing is made of, with what the wearer's own colour gives to it. */
export function stuffOf({ cloth, metal, own = 0, dimmed = 1, times = 1, but = {} }: HeadStuff, face: Face): Tones {
  const worn = scale(face.cloth, dimmed);
  const base = metal ?? cloth;
  const colour = scale(
    base === undefined || base === "own" ? worn : mix(worn, rgb(base), face.dyed && own > 0 ? 0 : 1 - own),
    times,
  );
  const tones = metal === undefined ? clothTones(colour) : metalTones(colour);
  const otherwise = Object.entries(but).map(([tone, as]) => [
    tone,
    as.startsWith("#") ? rgb(as) : tones[as as HeadTone],
  ]);
  return { ...tones, ...(Object.fromEntries(otherwise) as Partial<Tones>) };
}

/** What is told for this side; null where the thing is not seen from it. */
export function seenFrom<T extends object | string>(told: SeenAs<T>, seen: HeadView): T | null {
  if (typeof told !== "object" || !["side", "front", "away", "other"].some((view) => view in told)) return told as T;
  const views = told as Partial<Record<HeadView | "other", T>>;
  return views[seen] ?? views.other ?? null;
}

const ring_steps = 14;

export function pointsOf(page: HeadPage, told: SeenAs<HeadLine>, wide: number | undefined): readonly Point[] | null {
  const line = seenFrom(told, page.seen);
  if (line === null) return null;
  if (typeof line === "string") return page.lines[line]!.map((point) => placed(page, point, wide));
  if (Array.isArray(line)) return line.map((point) => placed(page, point, wide));
  const [x, y, rx, ry] = line.ring;
  return Array.from({ length: ring_steps }, (_, i): Point => {
    const angle = (i / ring_steps) * Math.PI * 2;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
}

interface Paint {
  colour?: string | undefined;
  of?: string | undefined;
  tone?: HeadTone | HeadTone[] | undefined;
  with?: readonly [string, HeadTone, number] | readonly [string, number] | undefined;
}

export function colourOf({ stuffs }: HeadPage, paint: Paint, nth = 0): Rgb {
  if (paint.colour !== undefined) return rgb(paint.colour);
  const tones = stuffs[paint.of ?? "hair"]!;
  const { tone = "mid" } = paint;
  const own = tones[typeof tone === "string" ? tone : tone[nth % tone.length]!];
  if (!paint.with) return own;
  const [other, as, share] = paint.with;
  return typeof as === "number" ? mix(own, rgb(other), as) : mix(own, stuffs[other]![as], share ?? 0);
}

export function alphaOf({ face }: HeadPage, alpha: HeadStrength = 1): number {
  if (typeof alpha === "number") return alpha;
  return face.age === 0 ? alpha.child : face.woman ? alpha.woman : alpha.man;
}
