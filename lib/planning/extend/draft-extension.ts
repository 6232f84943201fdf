import { invalidField } from "#lib/contract/errors.ts";
import { extensionLimits, limits } from "#lib/contract/limits.ts";
import type { EditBeat, EndCard, PlanContent } from "#lib/contract/plan.ts";
import type { ContinuityFinding } from "#lib/contract/refine.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { referencesIn } from "#lib/planning/checks/continuity.ts";
import { deriveFilm } from "#lib/planning/derive-film.ts";
import type { DraftShot, FilmDraft, PlanningInput } from "#lib/planning/draft.ts";
import type { CastMember, Film } from "#lib/planning/film.ts";
import { framesOf, leastShotFrames, secondsOf } from "#lib/planning/frames.ts";
import { disagreements } from "#lib/planning/refine/neighbour-findings.ts";
import { riskWith } from "#lib/planning/refine/risk-with.ts";
import { placeKinds } from "#lib/planning/place-kinds.ts";
import { presentIn } from "#lib/planning/shots/stage.ts";
import { endCardIn, endWords } from "#lib/planning/story/end-card.ts";
import { continueFilm, type ContinuedFilm } from "./continue-film.ts";
import { tellOn } from "./tell-on.ts";

/** A film and what is to follow it. */
export interface Extension {
  content: PlanContent;
  parentRequest: PlanRequest;
  /** What happens next; the story goes on by itself without it. */
  raw_intent?: string | undefined;
  /** Shots to add, 1 to 3. */
  shot_count: number;
  /** Seconds to add. */
  duration_seconds?: number | undefined;
  /** Edits of earlier revisions of the film. */
  history?: PlanEdits | undefined;
  /** Reference id of the film's last frame, attached to the first new shot. */
  join_ref_id?: string | undefined;
  /** What the words leave open is chosen by it; by the film's own seed by default. */
  seed?: number | undefined;
  input: PlanningInput;
}

export interface ExtendedPlan {
  draft: FilmDraft;
  added_shot_ids: string[];
  /** What does not agree between the old last shot and the first new one. */
  join_findings: ContinuityFinding[];
  /** Edits to compose into the plan's history: from them later revisions learn whom only the new shots name. */
  history: PlanEdits;
}

/**
 * The film with shots added at its end. The first part keeps its entries as they are, but for the transition at the
 * join, which is cut straight, and the end card, which moves to the new last shot. Throws Problem `validation_failed` with a pointer where the film would
 * have more than 8 shots or last longer than 60 s.
 */
export const draftExtension = (extension: Extension): ExtendedPlan => {
  const { content, shot_count, join_ref_id, input } = extension;
  const text = extension.raw_intent ?? null;
  const { before, freed } = withoutCard(content);
  const film = continueFilm(content, text, input);
  const frames = addedFrames(extension, film.next) + freed;
  const start = framesOf(content.duration_seconds) - freed;
  const told = tellOn(film.next, { shots: before, frames: start }, frames, shot_count, text, extension.seed);
  const added = bound(told, before, film, content, join_ref_id);
  const shots = [...before, ...added];
  const end_card = endCardOf(content, added, text === null ? null : film.next);

  const whole: Film = {
    ...film.first,
    frames: start + frames,
    cast: [...film.first.cast, ...film.newcomers],
  };
  const said = { title: content.title, captions: content.captions, audio: content.audio };
  const derived = deriveFilm(whole, shots, end_card, said);
  const view = deriveFilm({ ...film.next, frames: start + frames }, shots, end_card, said);
  const isNew = (index: number): boolean => index >= before.length;
  const beats = derived.edit_beats.map((beat, index): EditBeat => {
    const old = content.edit_beats[index];
    if (!isNew(index) && old !== undefined)
      return index === before.length - 1
        ? { ...old, end_seconds: beat.end_seconds, timecode_out: beat.timecode_out, transition_out: "cut" }
        : old;
    if (index === before.length) return { ...(view.edit_beats[index] ?? beat), transition_in: "cut" };
    return view.edit_beats[index] ?? beat;
  });
  const draft: FilmDraft = {
    ...derived,
    language: content.language,
    intent: {
      ...content.intent,
      subjects: [...new Set([...content.intent.subjects, ...film.newcomers.map(({ phrase }) => phrase)])],
      actions: [...content.intent.actions, ...film.next.reading.actions.map(({ phrase }) => phrase)],
    },
    mode_selection: content.mode_selection,
    cinematic_idiom: content.cinematic_idiom,
    color_intent: content.color_intent,
    score: content.score,
    artifact_risk: riskWith(content, view, (shot_id) => added.some((shot) => shot.shot_id === shot_id)),
    shots: shots.map((shot, index) =>
      isNew(index) ? { ...shot, artifact_risk: view.shots[index]?.artifact_risk ?? shot.artifact_risk } : shot,
    ),
    edit_beats: beats,
    camera_physics: derived.camera_physics.map((entry, index) =>
      isNew(index) ? (view.camera_physics[index] ?? entry) : (content.camera_physics[index] ?? entry),
    ),
    depth_layers: derived.depth_layers.map((entry, index) =>
      isNew(index) ? (view.depth_layers[index] ?? entry) : (content.depth_layers[index] ?? entry),
    ),
    ...(content.planned_by === undefined ? {} : { planned_by: content.planned_by }),
  };
  const [last, first] = [before.at(-1), added[0]];
  return {
    draft,
    added_shot_ids: added.map(({ shot_id }) => shot_id),
    join_findings:
      last === undefined || first === undefined
        ? []
        : disagreements(first, last, content.intent.weather).filter(
            // Who comes in is added to those who are known.
            ({ field, observed, expected }) =>
              !/subject_lock|wardrobe/u.test(field) || (expected !== "none" && !observed.includes(expected)),
          ),
    history:
      film.newcomers.length === 0
        ? {}
        : { shots: Object.fromEntries(added.map(({ shot_id, description }) => [shot_id, { description }])) },
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

/** Frames to add: as asked, else what shots of this mode last, within what the film may still last. */
const addedFrames = ({ content, shot_count, duration_seconds }: Extension, { mode }: Film): number => {
  const most_shots = extensionLimits.film_shots_max;
  if (content.shots.length + shot_count > most_shots) {
    const free = most_shots - content.shots.length;
    throw invalidField(
      "/shot_count",
      "too_many",
      `A film has at most ${most_shots} shots and this one has ${content.shots.length}; ${
        free > 0 ? `at most ${free} more can follow.` : "nothing more can follow."
      }`,
    );
  }
  const room = framesOf(limits.duration_seconds_max) - framesOf(content.duration_seconds);
  const least = leastShotFrames * shot_count;
  const mean = Math.min(
    mode.shot_length_s.max,
    Math.max(mode.shot_length_s.min, content.duration_seconds / Math.max(1, content.shots.length)),
  );
  const wanted =
    duration_seconds === undefined ? Math.min(room, framesOf(mean * shot_count)) : framesOf(duration_seconds);
  if (wanted >= least && wanted <= room) return wanted;
  const said = duration_seconds !== undefined;
  throw invalidField(
    said ? "/duration_seconds" : "/shot_count",
    said ? "out_of_range" : "too_many",
    room < least
      ? `A film lasts at most ${limits.duration_seconds_max} s and this one lasts ${content.duration_seconds.toFixed(2)} s; ` +
          `${shot_count} more need ${secondsOf(least).toFixed(2)} s.`
      : `${shot_count} more can last ${secondsOf(least).toFixed(2)} to ${secondsOf(room).toFixed(2)} s together.`,
  );
};

/** The new shots with what must agree with the first part: identity, clothes, references, direction, weather. */
const bound = (
  told: readonly DraftShot[],
  before: readonly DraftShot[],
  { next, newcomers }: ContinuedFilm,
  content: PlanContent,
  join_ref_id: string | undefined,
): DraftShot[] => {
  const last = before.at(-1);
  const all = [...before, ...told].map((shot) => presentIn(shot, next));
  const seen = (member: CastMember): number =>
    all.slice(before.length).filter((present) => present.includes(next.cast.indexOf(member))).length;
  const fresh = newcomers.filter(
    (member) =>
      !placeKinds.has(member.kind) && seen(member) > (member.kind === "person" || member.kind === "animal" ? 0 : 1),
  );
  const parts = (held: string | null | undefined, more: readonly (string | null)[]): string =>
    [...new Set([...(held ?? "").split("; "), ...more])].filter((part) => part !== null && part !== "").join("; ");
  const subject_lock = parts(
    last?.continuity.subject_lock,
    fresh.map(({ lock }) => lock),
  );
  const wardrobe = parts(
    last?.continuity.wardrobe,
    fresh.map((member) => member.wardrobe),
  );
  const style = last?.attached_ref_ids.find((ref) => ref.startsWith("style:")) ?? next.style_ref;
  const weather = next.reading.intent.weather;
  return told.map((shot, index) => {
    const references = [
      style,
      ...referencesIn(all[before.length + index] ?? [], all, next.cast),
      ...(next.brand?.product_ref ? [next.brand.product_ref.ref_id] : []),
      ...(index === 0 && join_ref_id !== undefined ? [join_ref_id] : []),
    ];
    const { movement } = shot.camera;
    return {
      ...shot,
      attached_ref_ids: [...new Set(references)],
      continuity: {
        ...shot.continuity,
        subject_lock,
        wardrobe: wardrobe === "" ? null : wardrobe,
        screen_direction:
          movement === "tracking_follow" ? "away" : movement === "tracking_lead" ? "toward" : next.screen_direction,
        ...(weather === content.intent.weather ? {} : { weather }),
      },
    };
  });
};

/** The first part's card at the new end; a film without one gets one where the continuation asks for it. */
const endCardOf = (content: PlanContent, added: readonly DraftShot[], told: Film | null): EndCard | null => {
  const last = added.at(-1);
  if (last === undefined) return content.end_card;
  const card = content.end_card;
  if (card === null) return told === null ? null : endCardIn(endWords(told), last);
  const host = content.shots.find((shot) => shot.shot_id === card.shot_id);
  const shown =
    host === undefined
      ? framesOf(2)
      : framesOf(host.start_seconds) + framesOf(host.duration_seconds) - framesOf(card.start_seconds);
  const start = framesOf(last.start_seconds);
  const end = start + framesOf(last.duration_seconds);
  return { ...card, shot_id: last.shot_id, start_seconds: secondsOf(Math.max(start, end - shown)) };
};
