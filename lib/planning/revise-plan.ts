import type { FieldError } from "#lib/contract/errors.ts";
import type { EndCard, PlanContent } from "#lib/contract/plan.ts";
import { screenplaySchema, type Screenplay } from "#lib/contract/screenplay.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { compileFilm, type FilmSettings } from "./compile/compile-film.ts";
import { updateShots } from "./compile/compile-shots.ts";
import { undrawnIn } from "./compile/undrawn.ts";
import { deriveFilm } from "./derive-film.ts";
import type { DraftShot, FilmDraft, PlanningInput } from "./draft.ts";
import { withConditions } from "./edit/conditions.ts";
import { editScreenplay, shotsTouched } from "./edit/edit-screenplay.ts";
import { makeRoom } from "./edit/make-room.ts";
import { bringIn, react } from "./edit/react.ts";
import { relocated } from "./edit/relocate.ts";
import { restage } from "./edit/restage.ts";
import type { Film } from "./film.ts";
import { framesOf, secondsOf } from "./frames.ts";
import { mergePatch } from "./merge-patch.ts";
import { fieldError, pointerTo, refuse, reordered, retimed } from "./recut.ts";
import { screenplayOf } from "./screenplay/screenplay-of.ts";

/** A plan as it stands, what is to change in it, and what it was first made from. */
export interface PlanRevision {
  content: PlanContent;
  edits: PlanEdits;
  input: PlanningInput;
}

/** A film with edits in it, before anything is derived from its shots. */
export interface RevisedFilm {
  /** The film as it was before the edits. */
  before: Film;
  film: Film;
  shots: DraftShot[];
  end_card: EndCard | null;
  said: Pick<PlanContent, "title" | "captions" | "audio">;
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

/** A stored plan's film, compiled from its screenplay as it stands. */
export const filmOf = (content: PlanContent, { brand, elements }: Pick<PlanningInput, "brand" | "elements">): Film =>
  compileFilm(screenplayOf(content), {
    intent: content.intent,
    frames: framesOf(content.duration_seconds),
    aspect: content.aspect_ratio,
    seed: content.seed,
    brand,
    elements,
  });

/** The first half of `revisePlan`: the screenplay and the shots with the edits in them. */
export const reviseFilm = ({ content, edits, input }: PlanRevision): RevisedFilm => {
  refuse(unknownShots(content, edits));
  const kept = reordered(content.shots, edits);
  if (kept.length === 0) refuse([fieldError("/shots", "too_few", "A film needs at least one shot.")]);
  const frames = retimed(kept, edits);
  const before = filmOf(content, input);
  const written = rewritten(
    before,
    edits,
    kept.map(({ shot_id }) => shot_id),
  );
  const film = compileFilm(written, {
    ...settingsOf(content, input),
    frames: frames.reduce((sum, each) => sum + each, 0),
    aspect: edits.aspect_ratio ?? content.aspect_ratio,
  });
  const drawn = { ...film, screenplay: { ...written, undrawn: undrawnIn(film) } };
  let at = 0;
  const shots = kept.map((shot, index): DraftShot => {
    const start = at;
    at += frames[index] ?? 0;
    return editedShot(shot, edits, { index: index + 1, start, frames: frames[index] ?? 0 });
  });
  const touched = shotsTouched(before.screenplay, written);
  const updated = updateShots(drawn, shots, touched);
  const said = {
    title: edits.screenplay?.title ?? content.title,
    captions: edits.captions ?? content.captions,
    audio: edits.audio ?? content.audio,
  };
  const shown = updated.map((shot) => pinnedBy(shot, edits));
  return { before, film: drawn, shots: shown, end_card: endCardOf(content, shown, edits), said };
};

const settingsOf = (
  content: PlanContent,
  { brand, elements }: PlanningInput,
): Omit<FilmSettings, "frames" | "aspect"> => ({
  intent: content.intent,
  seed: content.seed,
  brand,
  elements,
});

/** The screenplay under the edits; who a rewritten shot shows follows its words. Throws where it would be none. */
const rewritten = (before: Film, edits: PlanEdits, order: readonly string[]): Screenplay => {
  const edited = withConditions(editScreenplay(before.screenplay, edits, order), edits);
  const staged = Object.entries(edits.shots ?? {}).reduce(
    (screenplay, [shot_id, edit]) =>
      edit?.description === undefined ? screenplay : relocated(restage(screenplay, before, shot_id), shot_id),
    edited,
  );
  const acted = shotsEdited(edits).reduce((screenplay, shot_id) => {
    const own = edits.screenplay?.shots?.[shot_id];
    if (own?.acts === undefined) return withRoom(react(screenplay, before, shot_id), before, edits, shot_id);
    // Another director's whole shot, or a person's, says itself who is there.
    return own.present === undefined ? withRoom(bringIn(screenplay, shot_id), before, edits, shot_id) : screenplay;
  }, staged);
  const checked = screenplaySchema.safeParse(acted);
  if (!checked.success)
    refuse(
      checked.error.issues.map(({ path, message }) =>
        fieldError(`/screenplay/${path.join("/")}`, "bad_format", `The screenplay would not be one: ${message}.`),
      ),
    );
  const errors = danglingIds(acted);
  refuse(errors);
  return acted;
};

/** A framing that somebody chose is theirs; else acts that are new in a shot get the room that they need. */
const withRoom = (screenplay: Screenplay, before: Film, { shots, screenplay: own }: PlanEdits, shot_id: string) => {
  const was = before.screenplay.shots.find((each) => each.shot_id === shot_id);
  const chosen = shots?.[shot_id]?.framing ?? own?.shots?.[shot_id]?.framing;
  return was === undefined || chosen !== undefined ? screenplay : makeRoom(screenplay, was, shot_id);
};

/** Shots whose words or company an edit may have changed. */
const shotsEdited = ({ shots = {}, screenplay = {} }: PlanEdits): string[] => [
  ...new Set([...Object.keys(shots), ...Object.keys(screenplay.shots ?? {})]),
];

/** Ids that an edited shot names and the screenplay does not have. */
const danglingIds = ({ cast, props, places, shots }: Screenplay): FieldError[] => {
  const known = new Set([...cast, ...props, ...places].map(({ id }) => id));
  return shots.flatMap(({ shot_id, place, focus, present, props: shown, acts }) =>
    [
      { pointer: "place", ids: [place] },
      { pointer: "focus", ids: [focus] },
      { pointer: "present", ids: present.map((each) => each.cast) },
      { pointer: "props", ids: shown },
      {
        pointer: "acts",
        ids: acts.flatMap(({ by, of, to, with: tool }) => [by, of, to, tool]).filter((id) => id !== null),
      },
    ].flatMap(({ pointer, ids }) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) =>
          fieldError(
            `/screenplay/shots/${shot_id}/${pointer}`,
            "bad_format",
            `There is no ${id} in the screenplay; it has ${[...known].join(", ")}.`,
          ),
        ),
    ),
  );
};

/** A shot with its own fields edited and its place and length in the film. */
const editedShot = (
  shot: PlanContent["shots"][number],
  edits: PlanEdits,
  at: { index: number; start: number; frames: number },
): DraftShot => {
  const { prompt: _prompt, routed_model: _model, routing: _routing, ...bare } = shot;
  const { index: _place, caption, continuity, routed_model: _wanted, ...changes } = edits.shots?.[shot.shot_id] ?? {};
  return {
    ...(mergePatch(bare, changes) as DraftShot),
    index: at.index,
    start_seconds: secondsOf(at.start),
    duration_seconds: secondsOf(at.frames),
    // Null is a value here, not a removal.
    caption: caption === undefined ? shot.caption : caption,
    continuity: { ...shot.continuity, ...defined(continuity ?? {}) },
  };
};

/** What a person set in a shot's own fields stands against what its screenplay would give it. */
const pinnedBy = (shot: DraftShot, edits: PlanEdits): DraftShot => {
  const { continuity, attached_ref_ids } = edits.shots?.[shot.shot_id] ?? {};
  return {
    ...shot,
    attached_ref_ids: attached_ref_ids ?? shot.attached_ref_ids,
    continuity: { ...shot.continuity, ...defined(continuity ?? {}) },
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
