import type { EditBeat, EndCard, PlanContent } from "#lib/contract/plan.ts";
import type { ShotStaging } from "#lib/contract/staging.ts";
import type { ContinuityFinding } from "#lib/contract/refine.ts";
import { compileFilm } from "#lib/planning/compile/compile-film.ts";
import { compileShots } from "#lib/planning/compile/compile-shots.ts";
import { undrawnIn } from "#lib/planning/compile/undrawn.ts";
import { coverBrief } from "#lib/planning/coverage/cover.ts";
import { deriveFilm } from "#lib/planning/derive-film.ts";
import type { DraftShot, FilmDraft } from "#lib/planning/draft.ts";
import { type Film, scriptOf } from "#lib/planning/film.ts";
import { diceFor } from "#lib/planning/dice.ts";
import { framesOf, leastShotFrames, secondsOf, shareFrames } from "#lib/planning/frames.ts";
import { modeCardOf } from "#lib/planning/modes/mode-catalog.ts";
import { disagreements } from "#lib/planning/refine/neighbour-findings.ts";
import { riskWith } from "#lib/planning/refine/risk-with.ts";
import { readBrief } from "#lib/planning/screenplay/read-brief.ts";
import { screenplayOf } from "#lib/planning/screenplay/screenplay-of.ts";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import { endCardIn } from "#lib/planning/compile/end-card.ts";
import { addedFrames, type Extension } from "./added-frames.ts";
import { type Continued, holdOn, joinContinuation } from "./continue-screenplay.ts";
import { sayPronouns } from "./say-pronouns.ts";

export interface ExtendedPlan {
  draft: FilmDraft;
  added_shot_ids: string[];
  /** What does not agree between the old last shot and the first new one. */
  join_findings: ContinuityFinding[];
}

/**
 * The film with shots added at its end. The first part keeps its entries as they are, but for the transition at the
 * join, which is cut straight, and the end card, which moves to the new last shot. Throws Problem `validation_failed` with a pointer where the film would
 * have more than 8 shots or last longer than 60 s.
 */
export const draftExtension = (extension: Extension): ExtendedPlan =>
  compileExtension(extension, continueScreenplay(extension));

/** The screenplay of a film with shots covered from the words of what happens next; without words its last state is held. */
const continueScreenplay = ({ content, raw_intent, shot_count, seed, input }: Extension): Continued => {
  const film = screenplayOf(content);
  if (raw_intent === undefined) {
    const dice = diceFor(seed ?? content.seed, film.shots.map(({ action }) => action).join(" "));
    return holdOn(film, shot_count, dice);
  }
  const { primary } = content.mode_selection;
  const told = sayPronouns(raw_intent, film);
  const request = { ...input.request, raw_intent: told, director_mode: primary, shot_count: 3 as const };
  const brief = readBrief({ ...input, request, seed: seed ?? content.seed });
  const shot_range = { fewest: shot_count, most: shot_count };
  const next = coverBrief({ ...brief, brand: null, treatment: content.mode_selection, shot_range });
  return joinContinuation(film, next, chosen(next, shot_count));
};

/** So many shots of three, in their order: those in which something is done come before how it was and what is left. */
const chosen = ({ shots }: Screenplay, count: number): Screenplay["shots"] => {
  const acts = [...shots.keys()].filter((index) => shots[index]?.detail !== "");
  const order = [...acts, shots.length - 1, ...shots.keys()];
  const kept = new Set([...new Set(order)].slice(0, count));
  return shots.filter((_, index) => kept.has(index));
};

/** The film of a screenplay that somebody continued: what stood before keeps its entries, the new shots are compiled. */
export const compileExtension = (
  extension: Extension,
  { screenplay, added: added_shot_ids }: Continued,
): ExtendedPlan => {
  const { content, join_ref_id, input } = extension;
  const { before, freed } = withoutCard(content);
  const start = framesOf(content.duration_seconds) - freed;
  const frames = addedFrames(extension, modeCardOf(content.mode_selection.primary)) + freed;
  const compiled = compileFilm(screenplay, {
    intent: content.intent,
    frames: start + frames,
    aspect: content.aspect_ratio,
    seed: content.seed,
    brand: input.brand,
    elements: input.elements,
  });
  const film: Film = { ...compiled, screenplay: { ...screenplay, undrawn: undrawnIn(compiled) } };
  const added = timed(compileShots(film).slice(before.length), before.length, start, frames, screenplay).map(
    (shot, index) =>
      joined(shot, newcomersOf(film, shot, before), content, before, index === 0 ? join_ref_id : undefined),
  );
  const shots = [...before, ...added];
  const said = { title: content.title, captions: content.captions, audio: content.audio };
  const derived = deriveFilm(film, shots, endCardOf(content, added, screenplay), said);
  const isNew = (index: number): boolean => index >= before.length;
  const beats = derived.edit_beats.map((beat, index): EditBeat => {
    const old = content.edit_beats[index];
    if (!isNew(index) && old !== undefined)
      return index === before.length - 1
        ? { ...old, end_seconds: beat.end_seconds, timecode_out: beat.timecode_out, transition_out: "cut" }
        : old;
    return index === before.length ? { ...beat, transition_in: "cut" } : beat;
  });
  const draft: FilmDraft = {
    ...derived,
    intent: content.intent,
    mode_selection: content.mode_selection,
    cinematic_idiom: content.cinematic_idiom,
    color_intent: content.color_intent,
    score: content.score,
    artifact_risk: riskWith(content, derived, (shot_id) => added_shot_ids.includes(shot_id)),
    shots: shots.map((shot, index) => (isNew(index) ? (derived.shots[index] ?? shot) : shot)),
    edit_beats: beats,
    camera_physics: derived.camera_physics.map((entry, index) =>
      isNew(index) ? entry : (content.camera_physics[index] ?? entry),
    ),
    depth_layers: derived.depth_layers.map((entry, index) =>
      isNew(index) ? entry : (content.depth_layers[index] ?? entry),
    ),
    ...(derived.staging === undefined ? {} : { staging: derived.staging.map(stagingKept(content, shots)) }),
    ...(content.planned_by === undefined ? {} : { planned_by: content.planned_by }),
  };
  const [last, first] = [before.at(-1), added[0]];
  return {
    draft,
    added_shot_ids,
    join_findings:
      last === undefined || first === undefined
        ? []
        : disagreements(first, last, content.intent.weather).filter(
            // Who comes in is added to those who are known.
            ({ field, observed, expected }) =>
              !/subject_lock|wardrobe/u.test(field) || (expected !== "none" && !observed.includes(expected)),
          ),
  };
};

/** What happens in a shot that is as long as it was is not staged anew. */
const stagingKept =
  ({ staging, shots: old }: PlanContent, shots: readonly DraftShot[]) =>
  (entry: ShotStaging, index: number): ShotStaging =>
    old[index]?.duration_seconds === shots[index]?.duration_seconds ? (staging?.[index] ?? entry) : entry;

/** The new shots one behind the other after the first part, by their weights. */
const timed = (
  shots: readonly DraftShot[],
  count: number,
  start: number,
  frames: number,
  screenplay: Screenplay,
): DraftShot[] => {
  const weights = screenplay.shots.slice(count).map(({ weight }) => weight);
  const lengths = shareFrames(frames, weights, leastShotFrames, null);
  let at = start;
  return shots.map((shot, index) => {
    const own = lengths[index] ?? leastShotFrames;
    const start_seconds = secondsOf(at);
    at += own;
    return { ...shot, index: count + index + 1, start_seconds, duration_seconds: secondsOf(own) };
  });
};

/** The identities of those whom a new shot shows and the first part does not know. */
const newcomersOf = (film: Film, { shot_id }: DraftShot, before: readonly DraftShot[]): string[] => {
  const shown = new Set(scriptOf(film, shot_id)?.present.map(({ cast }) => cast));
  const old = new Set(before.flatMap((shot) => scriptOf(film, shot.shot_id)?.present.map(({ cast }) => cast) ?? []));
  return film.cast.filter(({ id }) => shown.has(id) && !old.has(id)).map(({ lock }) => lock);
};

/** A new shot with what must agree with the first part: identity and clothes of who is known come first, and the join. */
const joined = (
  shot: DraftShot,
  newcomers: readonly string[],
  content: PlanContent,
  before: readonly DraftShot[],
  join_ref_id: string | undefined,
): DraftShot => {
  const held = before.at(-1)?.continuity;
  const parts = (first: string | null | undefined, more: string | null): string =>
    [...new Set([...(first ?? "").split("; "), ...(more ?? "").split("; ")])].filter((part) => part !== "").join("; ");
  const wardrobe = parts(held?.wardrobe, shot.continuity.wardrobe);
  const style = content.shots.at(-1)?.attached_ref_ids.find((ref) => ref.startsWith("style:"));
  const references = shot.attached_ref_ids.map((ref) => (ref.startsWith("style:") ? (style ?? ref) : ref));
  return {
    ...shot,
    attached_ref_ids: [...new Set([...references, ...(join_ref_id === undefined ? [] : [join_ref_id])])],
    continuity: {
      ...shot.continuity,
      subject_lock: parts(held?.subject_lock, [shot.continuity.subject_lock, ...newcomers].join("; ")),
      wardrobe: wardrobe === "" ? null : wardrobe,
    },
  };
};

/**
 * The first part's shots without the end card, which stands at the new end: the last one ends where the card would come,
 * and the time is the new shots'. A shot that is hardly more than its card stays as it is.
 */
const withoutCard = (content: PlanContent): { before: DraftShot[]; freed: number } => {
  const before = content.shots.map(draftOf);
  const last = before.at(-1);
  if (last === undefined || content.end_card?.shot_id !== last.shot_id) return { before, freed: 0 };
  const whole = framesOf(last.duration_seconds);
  const kept = framesOf(content.end_card.start_seconds) - framesOf(last.start_seconds);
  if (kept < leastShotFrames || kept >= whole) return { before, freed: 0 };
  return { before: [...before.slice(0, -1), { ...last, duration_seconds: secondsOf(kept) }], freed: whole - kept };
};

const draftOf = (shot: PlanContent["shots"][number]): DraftShot => {
  const { prompt: _prompt, routed_model: _model, routing: _routing, ...bare } = shot;
  return bare;
};

/** The first part's card at the new end; a film without one gets one where the continuation asks for it. */
const endCardOf = (content: PlanContent, added: readonly DraftShot[], { end_card }: Screenplay): EndCard | null => {
  const last = added.at(-1);
  if (last === undefined) return content.end_card;
  const card = content.end_card;
  if (card === null) return endCardIn(end_card, last);
  const host = content.shots.find((shot) => shot.shot_id === card.shot_id);
  const shown =
    host === undefined
      ? framesOf(2)
      : framesOf(host.start_seconds) + framesOf(host.duration_seconds) - framesOf(card.start_seconds);
  const start = framesOf(last.start_seconds);
  const end = start + framesOf(last.duration_seconds);
  return { ...card, shot_id: last.shot_id, start_seconds: secondsOf(Math.max(start, end - shown)) };
};
