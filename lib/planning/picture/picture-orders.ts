import { animateSeconds } from "#lib/contract/limits.ts";
import type { PictureReading } from "#lib/contract/picture.ts";
import type { Movement } from "#lib/contract/vocabulary.ts";
import type { PlanningInput } from "#lib/planning/draft.ts";
import { framesOf } from "#lib/planning/frames.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import type { Reading } from "#lib/planning/reading.ts";
import { heldMove, moveFor, namesCamera, type ChosenMove, type PictureMove } from "./picture-move.ts";

/** What is asked of one shot of a picture; what is absent follows from the words, or from the picture. JSON. */
export interface PictureOrder {
  shot_id: string;
  /** What is told with it; the film's own words for the first shot. */
  words?: string;
  movement?: Movement;
  /** 1 as it would be made unasked; below slower, above faster. */
  pace?: number;
  /** Of the first shot: of the others it follows from what part of the picture they show. */
  lens_mm?: number;
  seconds?: number;
  caption?: string | null;
  /** How large a part of the picture it begins on, 0 to 1; the first shot begins on all of it. */
  share?: number;
  /** Counts takes of it: what is by chance is otherwise in each. */
  turn?: number;
}

/** A shot of a picture as it will be made. */
interface PictureTake {
  shot_id: string;
  words: string;
  move: ChosenMove;
  lens_mm: number | null;
  frames: number;
  caption: string | null;
  share: number;
  turn: number;
}

const usualSeconds = 5;
/** How shots after the first move and what share of the picture they begin on, unasked: each is seen to be another. */
const looks: readonly { movement: PictureMove; share: number }[] = [
  { movement: "truck_right", share: 0.52 },
  { movement: "pull_out", share: 0.74 },
  { movement: "push_in", share: 0.56 },
  { movement: "pedestal_up", share: 0.7 },
  { movement: "truck_left", share: 0.5 },
];

export const takesOf = (
  orders: readonly [PictureOrder, ...PictureOrder[]],
  reading: Reading,
  { request, elements }: Pick<PlanningInput, "request" | "elements">,
  seen: PictureReading,
): [PictureTake, ...PictureTake[]] => {
  const take = (order: PictureOrder, index: number): PictureTake => {
    const own = index === 0 ? reading : readIntent(order.words ?? "", elements);
    const told = index === 0 ? request.raw_intent : (order.words ?? "");
    const chosen = moveFor(own, seen);
    const look = index === 0 ? undefined : looks[(index - 1) % looks.length];
    const unasked = chosen.unasked ? look?.movement : undefined;
    const move =
      order.movement === undefined ? { ...chosen, movement: unasked ?? chosen.movement } : heldMove(order.movement);
    const seconds =
      index === 0
        ? secondsFor(reading, order.seconds ?? request.duration_seconds)
        : (order.seconds ?? own.cues.duration_seconds ?? usualSeconds - 1);
    return {
      shot_id: order.shot_id,
      words: tells(own) ? told : "",
      move: { movement: move.movement, asked: move.asked, pace: order.pace ?? chosen.pace },
      lens_mm: order.lens_mm ?? own.cues.camera.find(({ lens_mm }) => lens_mm !== undefined)?.lens_mm ?? null,
      frames: framesOf(seconds),
      caption:
        order.caption === undefined ? (request.captions === true ? (own.quoted[0] ?? null) : null) : order.caption,
      share: order.share ?? look?.share ?? 1,
      turn: order.turn ?? 0,
    };
  };
  const [first, ...others] = orders;
  return [take(first, 0), ...others.map((order, index) => take(order, index + 1))];
};

/** Length in seconds: the field, else what the text says, else the usual; within what such a film may last. */
const secondsFor = ({ cues }: Reading, asked: number | undefined): number =>
  Math.min(animateSeconds.max, Math.max(animateSeconds.min, asked ?? cues.duration_seconds ?? usualSeconds));

/** Whether the words tell of anything but the camera. */
export const tells = ({ raw, subjects, actions, setting, intent }: Reading): boolean => {
  // "The camera glides to the right" shows neither a camera nor a right, and it is not they who glide.
  const ordered = namesCamera(raw);
  const shown = ordered ? subjects.filter(({ match, phrase }) => match === "exact" && !namesCamera(phrase)) : subjects;
  const deeds = ordered && shown.length === 0 ? [] : actions;
  const sold = intent.product !== null && !(ordered && namesCamera(intent.product));
  return shown.length + deeds.length + intent.style.length > 0 || setting !== null || sold;
};
