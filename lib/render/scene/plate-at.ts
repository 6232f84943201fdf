import type { CanvasFactory } from "./canvas.ts";
import { pictureAt } from "./cycle.ts";
import { plateOf, type Plate, type PlateJob } from "./plate.ts";
import type { Raster } from "./raster/raster.ts";
import type { Actor } from "./staging.ts";

/** Above every number of a picture: faces are told apart beyond it. */
const mostFrames = 1_000_000;

/** The picture of an actor at `t` seconds, painted on first use. */
export function plateAt(
  createCanvas: CanvasFactory,
  raster: Raster,
  set: { job: Omit<PlateJob, "phase">; plates: Map<number, Plate | null> },
  actor: Actor,
  t: number,
): Plate | null {
  const seen = actor.demeanour?.(t);
  const painted = (frame: number, jobOf: () => PlateJob): Plate | null => {
    const key = frame + (seen?.index ?? 0) * mostFrames;
    const known = set.plates.get(key);
    if (known !== undefined) return known;
    const plate = plateOf(createCanvas, raster, { ...jobOf(), demeanour: seen?.demeanour ?? null });
    set.plates.set(key, plate);
    return plate;
  };
  if (actor.play?.pictures) {
    const { pictures } = actor.play;
    const frame = pictures.frameAt(t);
    return painted(frame, () => ({ ...set.job, phase: 0, ...pictures.jobOf(frame) }));
  }
  const cycle = actor.element.cycle(actor.item.motion);
  const frame = cycle ? pictureAt(cycle, t, actor.beat) : 0;
  return painted(frame, () => ({ ...set.job, phase: cycle ? frame / cycle.frames : 0 }));
}
