import type { FieldError } from "#lib/contract/errors.ts";
import type { EndCard, PlanContent } from "#lib/contract/plan.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { referencesIn } from "./checks/continuity.ts";
import { deriveFilm } from "./derive-film.ts";
import { cardOf } from "./draft-film.ts";
import type { DraftShot, FilmDraft, PlanningInput } from "./draft.ts";
import type { CastMember, Film } from "./film.ts";
import { framesOf, secondsOf } from "./frames.ts";
import { readIntent } from "./intent/read-intent.ts";
import { mergePatch } from "./merge-patch.ts";
import { openFilm } from "./open-film.ts";
import { plannedSentences, sentencesIn } from "./planned-sentences.ts";
import { fieldError, pointerTo, refuse, reordered, retimed } from "./recut.ts";
import { tellsOfConditions } from "./refine/conditions-told.ts";
import { presentIn } from "./shots/stage.ts";
import { castOf } from "./story/cast.ts";
import { mentions } from "./story/words.ts";

/** A plan as it stands, what is to change in it, and what it was first made from. */
export interface PlanRevision {
  content: PlanContent;
  edits: PlanEdits;
  /** Every edit so far, this one included: tells the words of people from those of the planner. */
  history: PlanEdits;
  input: PlanningInput;
}

/** A film with edits in it, before anything is derived from its shots. */
export interface RevisedFilm {
  film: Film;
  shots: DraftShot[];
  end_card: EndCard | null;
  said: Pick<PlanContent, "title" | "captions" | "audio">;
  /** How many at the end of the cast people wrote into descriptions; the intent names the others. */
  newcomers: number;
}

/**
 * The plan with the edits in it and everything derived computed anew; nothing that was not named changes by itself,
 * except that times close up. Throws Problem `validation_failed` with a pointer to every edit that cannot be made.
 */
export const revisePlan = (revision: PlanRevision): FilmDraft => {
  const { film, shots, end_card, said } = reviseFilm(revision);
  const draft = deriveFilm(film, shots, end_card, said);
  const { planned_by } = revision.content;
  return planned_by === undefined ? draft : { ...draft, planned_by };
};

/** The first half of `revisePlan`: the shots with the edits in them and what they share now. */
export const reviseFilm = ({ content, edits, history, input }: PlanRevision): RevisedFilm => {
  refuse(unknownShots(content, edits));
  const kept = reordered(content.shots, edits);
  if (kept.length === 0) refuse([fieldError("/shots", "too_few", "A film needs at least one shot.")]);
  const frames = retimed(kept, edits);
  let at = 0;
  const shots = kept.map((shot, index): DraftShot => {
    const start = at;
    at += frames[index] ?? 0;
    const { index: _place, ...fields } = edits.shots?.[shot.shot_id] ?? {};
    const { caption, continuity, ...others } = fields;
    const { prompt: _prompt, routed_model: _model, routing: _routing, ...bare } = shot;
    const { routed_model: _wanted, ...changes } = others;
    const edited = mergePatch(bare, changes) as DraftShot;
    return {
      ...edited,
      index: index + 1,
      start_seconds: secondsOf(start),
      duration_seconds: secondsOf(frames[index] ?? 0),
      // Null is a value here, not a removal.
      caption: caption === undefined ? shot.caption : caption,
      continuity: { ...shot.continuity, ...defined(continuity ?? {}) },
    };
  });
  const { film, newcomers } = filmOf(content, shots, at, history, { ...input, seed: content.seed }, edits);
  return {
    film,
    shots: withReferences(shots, film, history),
    end_card: endCardOf(content, shots, edits),
    said: {
      title: content.title,
      captions: edits.captions ?? content.captions,
      audio: edits.audio ?? content.audio,
    },
    newcomers,
  };
};

const defined = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

const unknownShots = (content: PlanContent, edits: PlanEdits): FieldError[] => {
  const known = new Set(content.shots.map((shot) => shot.shot_id));
  const names = [...known].join(", ");
  const errors = Object.keys(edits.shots ?? {})
    .filter((shot_id) => !known.has(shot_id))
    .map((shot_id) =>
      fieldError(pointerTo(shot_id), "unknown_shot", `There is no shot ${shot_id}; the plan has ${names}.`),
    );
  const card = edits.end_card?.shot_id;
  if (card !== undefined && (!known.has(card) || edits.shots?.[card] === null))
    errors.push(fieldError("/end_card/shot_id", "unknown_shot", `There is no shot ${card} to put the end card on.`));
  return errors;
};

/** The end card as edited, on the last shot unless another is named, never before its shot or past its end. */
const endCardOf = (content: PlanContent, shots: readonly DraftShot[], edits: PlanEdits): EndCard | null => {
  if (edits.end_card === null) return null;
  const before = content.end_card;
  if (edits.end_card === undefined && before === null) return null;
  const words = { ...before, ...defined(edits.end_card ?? {}) };
  if (words.text === undefined) refuse([fieldError("/end_card/text", "required", "Say what the end card reads.")]);
  const wanted = edits.end_card?.shot_id ?? before?.shot_id;
  const host = shots.find((shot) => shot.shot_id === wanted) ?? shots.at(-1);
  if (host === undefined) return null;
  const [start, end] = [framesOf(host.start_seconds), framesOf(host.start_seconds) + framesOf(host.duration_seconds)];
  const asked = edits.end_card?.start_seconds;
  if (asked !== undefined && (framesOf(asked) < start || framesOf(asked) > end - 1))
    refuse([
      fieldError(
        "/end_card/start_seconds",
        "out_of_range",
        `Shot ${host.shot_id} is seen from ${host.start_seconds.toFixed(3)} to ${secondsOf(end).toFixed(3)} s.`,
      ),
    ]);
  const hadHost = before === null ? undefined : content.shots.find((shot) => shot.shot_id === before.shot_id);
  const shown =
    before === null || hadHost === undefined
      ? framesOf(2)
      : framesOf(hadHost.start_seconds) + framesOf(hadHost.duration_seconds) - framesOf(before.start_seconds);
  return {
    shot_id: host.shot_id,
    start_seconds: secondsOf(asked === undefined ? Math.max(start, end - shown) : framesOf(asked)),
    text: words.text ?? "",
    cta: words.cta ?? null,
  };
};

/** The value that more than half of the shots share. */
const shared = <T>(values: readonly T[]): T | undefined =>
  values.find((value) => values.filter((each) => each === value).length * 2 > values.length);

/** What the film's shots share now: the intent's reading, and whatever people wrote into most or any of the shots. */
const filmOf = (
  content: PlanContent,
  shots: readonly DraftShot[],
  frames: number,
  history: PlanEdits,
  input: PlanningInput,
  edits: PlanEdits,
): Pick<RevisedFilm, "film" | "newcomers"> => {
  const { primary, secondary } = content.mode_selection;
  const request = {
    ...input.request,
    aspect_ratio: edits.aspect_ratio ?? content.aspect_ratio,
    duration_seconds: secondsOf(frames),
  };
  const film = openFilm(
    readIntent(input.request.raw_intent, input.elements),
    content.mode_selection,
    cardOf(primary),
    cardOf(secondary),
    { ...input, request },
  );
  const lateral = shots
    .map((shot) => shot.continuity.screen_direction)
    .filter((direction) => direction !== "toward" && direction !== "away");
  const added = newcomers(film, shots, history, input);
  return {
    newcomers: added.length,
    film: {
      ...film,
      frames,
      cast: [...film.cast, ...added],
      time_of_day: shared(shots.map((shot) => shot.continuity.time_of_day)) ?? film.time_of_day,
      key_light_side: shared(shots.map((shot) => shot.continuity.key_light_side)) ?? film.key_light_side,
      screen_direction: shared(lateral) ?? film.screen_direction,
    },
  };
};

/** References follow the words: whoever returns in an edited description brings theirs, unless people chose the list. */
const withReferences = (shots: readonly DraftShot[], film: Film, history: PlanEdits): DraftShot[] => {
  const appearances = shots.map((shot) => presentIn(shot, film));
  return shots.map((shot, index) => {
    if (history.shots?.[shot.shot_id]?.attached_ref_ids !== undefined) return shot;
    const wanted = referencesIn(appearances[index] ?? [], appearances, film.cast);
    const missing = wanted.filter((ref) => !shot.attached_ref_ids.includes(ref));
    return missing.length === 0 ? shot : { ...shot, attached_ref_ids: [...shot.attached_ref_ids, ...missing] };
  });
};

/** Beings and things that people wrote into descriptions and that the intent did not name: they are drawn too. */
const newcomers = (film: Film, shots: readonly DraftShot[], history: PlanEdits, input: PlanningInput): CastMember[] => {
  const added: CastMember[] = [];
  const edited = shots.some(({ shot_id }) => history.shots?.[shot_id]?.description !== undefined);
  const planned = edited ? plannedSentences(input) : new Set<string>();
  for (const shot of shots) {
    const written = history.shots?.[shot.shot_id]?.description;
    if (written === undefined) continue;
    // What a description quotes of the intent is known already, and would have the rest read in its language.
    const new_words = sentencesIn(written)
      .filter((sentence) => !planned.has(sentence) && !tellsOfConditions(sentence))
      .join(" ");
    if (new_words === "") continue;
    const reading = readIntent(new_words.replaceAll(/\(“[^”]*”\)/gu, " "), input.elements);
    castOf(reading, film.elements, film.brand, film.dice).forEach((member, index) => {
      if (reading.subjects[index]?.match !== "exact" || member.faint) return;
      const known = [...film.cast, ...added].some(
        (each) =>
          each.head.toLowerCase() === member.head.toLowerCase() ||
          // Descriptions name in English whom the intent named in its own language.
          [each.phrase, each.later, each.lock].some((words) => mentions(words, member.head)) ||
          mentions(member.phrase, each.head),
      );
      if (!known) added.push(member);
    });
  }
  return added;
};
