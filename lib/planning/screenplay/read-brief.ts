import { limits } from "#lib/contract/limits.ts";
import { boundedText } from "#lib/planning/bounded-text.ts";
import { chooseMode } from "#lib/planning/choose-mode.ts";
import { separateBrief } from "#lib/planning/coverage/separate-brief.ts";
import type { PlanningInput } from "#lib/planning/draft.ts";
import { framesOf, secondsOf } from "#lib/planning/frames.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import type { ModeCard } from "#lib/planning/modes/mode.ts";
import { modeCardOf, modeCards } from "#lib/planning/modes/mode-catalog.ts";
import type { Reading } from "#lib/planning/reading.ts";
import type { Brief } from "./brief.ts";

/** Length in frames: the field, else the cue in the text, else the mode's own; within the service's limits. */
const framesFor = (reading: Reading, mode: ModeCard, { request }: PlanningInput): number => {
  const seconds = request.duration_seconds ?? reading.cues.duration_seconds ?? mode.default_duration_s;
  return framesOf(Math.min(limits.duration_seconds_max, Math.max(limits.duration_seconds_min, seconds)));
};

/** How many shots the length can hold at the mode's pace; the field or the cue where there is one. */
const shotsFor = (
  reading: Reading,
  mode: ModeCard,
  frames: number,
  { request }: PlanningInput,
): Pick<Brief, "shot_count" | "shot_range"> => {
  const within = (count: number) =>
    Math.min(limits.shot_count_max, Math.max(limits.shot_count_min, Math.round(count))) as Brief["shot_count"];
  const asked = request.shot_count ?? reading.cues.shot_count;
  if (asked !== null) {
    const count = within(asked);
    return { shot_count: count, shot_range: { fewest: count, most: count } };
  }
  const seconds = secondsOf(frames);
  const fewest = seconds / mode.shot_length_s.max;
  const most = seconds / mode.shot_length_s.min;
  return {
    shot_count: within(Math.min(most, Math.max(fewest, mode.default_shot_count))),
    shot_range: { fewest: within(Math.ceil(fewest)), most: within(Math.max(Math.ceil(fewest), Math.floor(most))) },
  };
};

/** Takes what the caller ordered off the story. Pure; the only stage that reads the intent beside the directors. */
export const readBrief = (input: PlanningInput): Brief => {
  const { request, brand, seed, elements } = input;
  const raw = boundedText(request.raw_intent);
  const reading = readIntent(raw, elements);
  const asked = request.director_mode ?? "auto";
  const { primary, secondary, reason } = chooseMode(reading, asked, brand !== null, modeCards);
  const mode = modeCardOf(primary);
  const frames = framesFor(reading, mode, input);
  const { story, words, tagline, lines, product, name, explains } = separateBrief(raw, reading.language);
  return {
    raw,
    language: reading.language,
    story,
    orders: {
      camera: reading.cues.camera,
      framing: reading.cues.framing,
      words,
      tagline,
      lines,
      product: product ?? reading.intent.product,
      sells: product !== null,
      name,
      explains,
    },
    intent: reading.intent,
    drawn: {
      things: reading.subjects.flatMap(({ phrase, element, kind, count, match, stands_for }) =>
        match === "exact" && stands_for === null ? [{ phrase, element, kind, count }] : [],
      ),
      place: reading.setting,
    },
    names: reading.names,
    treatment: { primary, secondary, reason },
    mode_is_fixed: asked !== "auto",
    frames,
    ...shotsFor(reading, mode, frames, input),
    aspect: request.aspect_ratio ?? reading.cues.aspect_ratio ?? "16:9",
    brand,
    seed,
    captions: request.captions ?? true,
  };
};
