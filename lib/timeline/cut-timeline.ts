import type { PlanContent } from "#lib/contract/plan.ts";
import { demandTimeBase, framesAt, type FrameRate, type TimeBase } from "./frame-rate.ts";
import { captionsOfSrt } from "./srt-captions.ts";
import type { Blend, Clip, Marker, Media, Timeline } from "./timeline.ts";

/** The part of a plan that an edit follows from. */
export type EditPlan = Pick<PlanContent, "title" | "language" | "audio" | "duration_seconds" | "fps" | "end_card"> & {
  shots: Pick<PlanContent["shots"][number], "shot_id" | "role" | "start_seconds">[];
  edit_beats: Pick<
    PlanContent["edit_beats"][number],
    "shot_id" | "start_seconds" | "end_seconds" | "beat" | "action" | "sound"
  >[];
};

/** A file as it was delivered, and where it is found. */
export interface DeliveredFile {
  url: string;
  file: string;
  width: number;
  height: number;
  duration_seconds: number;
}

export interface FinishedFilm {
  plan: EditPlan;
  /** The files of the shots by their ids; a shot without one leaves black. */
  shots: ReadonlyMap<string, DeliveredFile>;
  film: DeliveredFile;
  /** What the film really holds between its shots, in frames of the plan. */
  blends: readonly Blend[];
  /** Its captions as SubRip. */
  srt: string;
}

/**
 * The timeline of a finished film. Every edit lies on the frame nearest to its planned time, and each clip ends where the
 * next begins: rounding never adds up. A file that is shorter than its shot leaves black for the rest. Throws a RangeError
 * for a time base that does not exist.
 */
export const cutTimeline = (film: FinishedFilm, base: TimeBase): Timeline => {
  demandTimeBase(base);
  const { plan } = film;
  const { rate } = base;
  const frames = framesAt(plan.duration_seconds, rate);
  const reels = new Set(["BL", "AX", "FILM"]);
  const clips = plan.shots.flatMap((shot, index): Clip[] => {
    const first = framesAt(shot.start_seconds, rate);
    const next = plan.shots[index + 1];
    const end = next === undefined ? frames : framesAt(next.start_seconds, rate);
    const delivered = film.shots.get(shot.shot_id);
    const planned_s = (next?.start_seconds ?? plan.duration_seconds) - shot.start_seconds;
    const whole = delivered !== undefined && framesAt(planned_s - delivered.duration_seconds, rate) <= 0;
    const found = delivered === undefined ? null : mediaOf(delivered, reelOf(shot.shot_id, reels), rate, false);
    // A file that lasts as long as its shot is not found a frame short because both ends were rounded.
    const media = found && { ...found, frames: whole ? Math.max(found.frames, end - first) : found.frames };
    const seen = Math.min(end - first, media?.frames ?? 0);
    const beats = plan.edit_beats.filter(({ shot_id }) => shot_id === shot.shot_id).map((beat) => markerOf(beat, rate));
    const name = `${index + 1} ${shot.role}`;
    const clip = { name, shot_id: shot.shot_id, media, media_first: 0, first, frames: seen, beats };
    const black = { ...clip, name: "Black", media: null, first: first + seen, frames: end - first - seen };
    return [clip, seen === 0 ? black : { ...black, shot_id: null, beats: [] }].filter((each) => each.frames > 0);
  });
  const { end_card: card } = plan;
  const moved = (frame: number) => framesAt(frame / plan.fps, rate);
  return {
    title: plan.title,
    language: plan.language,
    base,
    width: film.film.width,
    height: film.film.height,
    frames,
    clips,
    blends: film.blends.map((blend) => ({
      ...blend,
      first: moved(blend.first),
      end: moved(blend.end),
      cut: moved(blend.cut),
    })),
    film: mediaOf(film.film, "FILM", rate, plan.audio),
    captions: captionsOfSrt(film.srt, rate),
    markers:
      card === null
        ? []
        : [
            {
              first: framesAt(card.start_seconds, rate),
              frames: frames - framesAt(card.start_seconds, rate),
              name: "End card",
              note: [card.text, card.cta].filter((line) => line !== null && line !== "").join(" / "),
            },
          ],
  };
};

const mediaOf = (delivered: DeliveredFile, reel: string, rate: FrameRate, has_sound: boolean): Media => {
  const { url, file, width, height, duration_seconds } = delivered;
  return { url, file, reel, width, height, frames: framesAt(duration_seconds, rate), has_sound };
};

const markerOf = (beat: EditPlan["edit_beats"][number], rate: FrameRate): Marker => {
  const first = framesAt(beat.start_seconds, rate);
  return {
    first,
    frames: framesAt(beat.end_seconds, rate) - first,
    name: beat.beat,
    note: [beat.action, beat.sound].filter((line) => line !== "").join(" / "),
  };
};

/** Eight letters and digits that no other file of the timeline has (CMX 3600 reel names). */
const reelOf = (shotId: string, taken: Set<string>): string => {
  const plain =
    shotId
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, "")
      .slice(0, 8) || "SHOT";
  let reel = plain;
  for (let again = 2; taken.has(reel); again++) reel = `${plain.slice(0, 8 - String(again).length)}${again}`;
  taken.add(reel);
  return reel;
};
