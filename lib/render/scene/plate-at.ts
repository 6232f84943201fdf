import type { CanvasFactory } from "./canvas.ts";
import type { ShotWorld, Unpainted } from "./film-scene.ts";
import { pictureAt } from "./cycle.ts";
import { plateOf, type Plate, type PlateJob, type Shadows } from "./plate.ts";
import type { Raster } from "./raster/raster.ts";
import type { Actor } from "./staging.ts";

/** What an actor is painted in: its job, and its pictures by what they show. */
export interface PlateSet {
  job: Omit<PlateJob, "phase">;
  plates: Map<string, Plate | null>;
}

const shadows = new WeakMap<PlateSet["plates"], Shadows>();
const shadowsOf = ({ plates }: PlateSet): Shadows => {
  const known = shadows.get(plates) ?? new Map<string, Plate["shadow"]>();
  shadows.set(plates, known);
  return known;
};

/** Has one set of pictures cast the shadows that another was painted for. */
export const castAs = (set: PlateSet, before: PlateSet): void => void shadows.set(set.plates, shadowsOf(before));

/** A picture of an actor: the same for all moments of one key. */
function pictureOf(set: PlateSet, actor: Actor, t: number): { key: string; job: () => PlateJob } {
  const seen = actor.demeanour?.(t);
  const demeanour = seen?.demeanour ?? null;
  const acted = actor.play?.pictureAt?.(t);
  if (acted)
    return {
      key: `${seen?.key ?? ""}:${acted.key}`,
      job: () => ({ ...set.job, phase: 0, ...acted.job(), demeanour }),
    };
  const cycle = actor.element.cycle(actor.item.motion);
  const frame = cycle ? pictureAt(cycle, t, actor.beat) : 0;
  return {
    key: `${seen?.key ?? ""}:${frame}`,
    job: () => ({ ...set.job, phase: cycle ? frame / cycle.frames : 0, demeanour }),
  };
}

/** The picture of an actor at `t` seconds, painted on first use. */
export function plateAt(
  createCanvas: CanvasFactory,
  raster: Raster,
  set: PlateSet,
  actor: Actor,
  t: number,
): Plate | null {
  const { key, job } = pictureOf(set, actor, t);
  const known = set.plates.get(key);
  if (known !== undefined) return known;
  const plate = plateOf(createCanvas, raster, job(), shadowsOf(set));
  set.plates.set(key, plate);
  return plate;
}

/** The pictures of an actor that were seen last, by all of its pictures. */
const seenLast = new WeakMap<PlateSet["plates"], Plate>();

/** The same as a viewer sees it who may not be able to wait: then another picture stands in for one to be painted. */
export function plateSeen(
  createCanvas: CanvasFactory,
  { raster, later }: Pick<ShotWorld, "raster" | "later">,
  set: PlateSet,
  actor: Actor,
  t: number,
): Plate | null {
  if (later === null) return plateAt(createCanvas, raster, set, actor, t);
  const { key } = pictureOf(set, actor, t);
  const other = seenLast.get(set.plates) ?? [...set.plates.values()].find((plate) => plate !== null);
  if (!set.plates.has(key) && other !== undefined) {
    later({ of: set.plates, paint: () => void plateAt(createCanvas, raster, set, actor, t) });
    return other;
  }
  const plate = plateAt(createCanvas, raster, set, actor, t);
  if (plate !== null) seenLast.set(set.plates, plate);
  return plate;
}

/** Painters of all pictures that an actor is seen in from the beginning of a shot to its end, in that order. */
export function* platesOver(
  createCanvas: CanvasFactory,
  raster: Raster,
  actor: Actor,
  frames: readonly number[],
): Generator<Unpainted & { t: number }> {
  for (const set of [actor, actor.pulled]) {
    const begun = new Set<string>();
    for (const t of set === null ? [] : frames) {
      const { key } = pictureOf(set!, actor, t);
      if (begun.has(key)) continue;
      begun.add(key);
      yield { t, of: set!.plates, paint: () => void plateAt(createCanvas, raster, set!, actor, t) };
    }
  }
}
