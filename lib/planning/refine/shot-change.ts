import type { PlanContent } from "#lib/contract/plan.ts";
import type { Understood } from "#lib/contract/refine.ts";
import type { ShotRevision } from "#lib/contract/revision.ts";
import { limits } from "#lib/contract/limits.ts";
import { framesOf, leastShotFrames, secondsOf } from "#lib/planning/frames.ts";

type Shot = PlanContent["shots"][number];

/** The fields of a shot that words can move. */
export interface Movable {
  framing: Shot["framing"];
  narrative_purpose: string;
  description: string;
  "camera.lens_mm": number;
  "camera.movement": Shot["camera"]["movement"];
  "camera.angle": Shot["camera"]["angle"];
  duration_seconds: number;
  "continuity.subject_lock": string;
  "continuity.screen_direction": Shot["continuity"]["screen_direction"];
  "continuity.key_light_side": Shot["continuity"]["key_light_side"];
  "continuity.wardrobe": string | null;
  "continuity.time_of_day": Shot["continuity"]["time_of_day"];
  "continuity.weather": NonNullable<Shot["continuity"]["weather"]>;
  caption: string | null;
}

/** A shot while an instruction is read: every change with the words that asked for it. */
export class ShotChange {
  readonly understood: Understood[] = [];
  /** Frames that the shot may last, so that the film stays within its limits. */
  readonly #frames: { least: number; most: number };
  readonly #before: Movable;
  readonly now: Movable;

  constructor(content: PlanContent, shot: Shot) {
    const others = content.shots.reduce(
      (sum, each) => sum + (each.shot_id === shot.shot_id ? 0 : framesOf(each.duration_seconds)),
      0,
    );
    this.#frames = {
      least: Math.max(leastShotFrames, framesOf(limits.duration_seconds_min) - others),
      most: framesOf(limits.duration_seconds_max) - others,
    };
    this.#before = {
      framing: shot.framing,
      narrative_purpose: shot.narrative_purpose,
      description: shot.description,
      "camera.lens_mm": shot.camera.lens_mm,
      "camera.movement": shot.camera.movement,
      "camera.angle": shot.camera.angle,
      duration_seconds: shot.duration_seconds,
      "continuity.subject_lock": shot.continuity.subject_lock,
      "continuity.screen_direction": shot.continuity.screen_direction,
      "continuity.key_light_side": shot.continuity.key_light_side,
      "continuity.wardrobe": shot.continuity.wardrobe,
      "continuity.time_of_day": shot.continuity.time_of_day,
      "continuity.weather": shot.continuity.weather ?? content.intent.weather,
      caption: shot.caption,
    };
    this.now = { ...this.#before };
  }

  /** Gives a field a value; false when it has had it all along. */
  set<F extends keyof Movable>(words: string, field: F, to: Movable[F]): boolean {
    const from = this.now[field];
    // What the same instruction asks for twice is no order that came to nothing.
    if (from === to) return field !== "description" && this.understood.some((each) => each.field === field);
    this.now[field] = to;
    this.understood.push({ words: words.trim(), field, from, to });
    return true;
  }

  /** The shot as long as asked, or as near to it as the film's limits allow. */
  last(words: string, seconds: number): boolean {
    const frames = Math.min(this.#frames.most, Math.max(this.#frames.least, framesOf(seconds)));
    return this.set(words, "duration_seconds", secondsOf(frames));
  }

  /** The fields that are not what they were, as an edit of the plan. */
  edits(): ShotRevision {
    const changed = <F extends keyof Movable>(field: F): Movable[F] | undefined =>
      this.now[field] === this.#before[field] ? undefined : this.now[field];
    return defined({
      framing: changed("framing"),
      narrative_purpose: changed("narrative_purpose"),
      description: changed("description"),
      camera: group({
        lens_mm: changed("camera.lens_mm"),
        movement: changed("camera.movement"),
        angle: changed("camera.angle"),
      }),
      duration_seconds: changed("duration_seconds"),
      continuity: group({
        subject_lock: changed("continuity.subject_lock"),
        screen_direction: changed("continuity.screen_direction"),
        key_light_side: changed("continuity.key_light_side"),
        wardrobe: changed("continuity.wardrobe"),
        time_of_day: changed("continuity.time_of_day"),
        weather: changed("continuity.weather"),
      }),
      caption: changed("caption"),
    });
  }
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const defined = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
const group = <T extends object>(fields: T): Defined<T> | undefined => {
  const kept = defined(fields);
  return Object.keys(kept).length === 0 ? undefined : kept;
};
