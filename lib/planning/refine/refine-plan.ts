import { Problem } from "#lib/contract/errors.ts";
import { limits } from "#lib/contract/limits.ts";
import type { DepthLayer, EditBeat, PlanContent } from "#lib/contract/plan.ts";
import type { ContinuityFinding, PlanDifference } from "#lib/contract/refine.ts";
import type { PlanEdits, ShotRevision } from "#lib/contract/revision.ts";
import { deriveFilm } from "#lib/planning/derive-film.ts";
import type { DraftShot, FilmDraft, PlanningInput } from "#lib/planning/draft.ts";
import { framesOf, secondsOf, timecode } from "#lib/planning/frames.ts";
import { reviseFilm, type RevisedFilm } from "#lib/planning/revise-plan.ts";
import { differencesOf } from "./differences.ts";
import { neighbourFindings } from "./neighbour-findings.ts";
import { goneMembers, withoutAbsent } from "./own-view.ts";
import { riskWith } from "./risk-with.ts";

/** A plan, one shot of it and what is to change in that shot. */
export interface Refinement {
  content: PlanContent;
  shot_id: string;
  /** Edits of that one shot alone. */
  edits: PlanEdits;
  input: PlanningInput;
}

export interface RefinedPlan {
  draft: FilmDraft;
  diff: PlanDifference[];
  neighbour_findings: ContinuityFinding[];
}

/**
 * The plan with one shot planned again. Every other shot keeps its entries as they are, but for the times that follow
 * from a new length: their pictures are rendered and are used again. The transitions at both ends stay.
 * Throws Problem `validation_failed` for an unknown shot, and where the film would leave its 4 to 60 s.
 */
export const refinePlan = ({ content, shot_id, edits, input }: Refinement): RefinedPlan => {
  const at = content.shots.findIndex((shot) => shot.shot_id === shot_id);
  const before = content.shots[at];
  if (before === undefined)
    throw refused("/shot_id", `There is no shot ${shot_id}; the plan has ${idsOf(content).join(", ")}.`);
  const wanted = edits.shots?.[shot_id] ?? {};
  // Its place in the film is not the shot's own: moving it would change every passage around it.
  const { index: _place, ...fields } = wanted;
  const own: PlanEdits = { shots: { [shot_id]: fields } };
  refuseLength(content, before.duration_seconds, fields.duration_seconds);

  const revised = withoutGone(reviseFilm({ content, edits: own, input }), before, fields);
  const whole = deriveFilm(revised.film, revised.shots, revised.end_card, revised.said);
  const shots = whole.shots.map((shot, index): DraftShot =>
    index === at
      ? { ...shot, artifact_risk: whole.shots[at]?.artifact_risk ?? shot.artifact_risk }
      : { ...draftOf(content.shots[index]), start_seconds: shot.start_seconds },
  );
  const layers = (index: number): DepthLayer[] =>
    withoutAbsent(whole.depth_layers[index]?.layers ?? [], shots[index]?.description ?? "");
  const draft: FilmDraft = {
    ...whole,
    title: content.title,
    language: content.language,
    intent: content.intent,
    mode_selection: content.mode_selection,
    cinematic_idiom: content.cinematic_idiom,
    // The pictures that stay are graded already.
    color_intent: content.shots.length > 1 ? content.color_intent : whole.color_intent,
    score: content.score,
    artifact_risk: riskWith(content, whole, (each) => each === shot_id),
    shots,
    edit_beats: whole.edit_beats.map((beat, index) =>
      index === at
        ? { ...(whole.edit_beats[at] ?? beat), ...joins(content.edit_beats[at]) }
        : moved(content.edit_beats[index] ?? beat, shots[index]),
    ),
    camera_physics: whole.camera_physics.map((entry, index) =>
      index === at ? (whole.camera_physics[at] ?? entry) : (content.camera_physics[index] ?? entry),
    ),
    depth_layers: whole.depth_layers.map((entry, index) =>
      index === at ? { shot_id, layers: layers(at) } : (content.depth_layers[index] ?? entry),
    ),
    ...(whole.staging === undefined
      ? {}
      : { staging: whole.staging.map((entry, index) => (index === at ? entry : (content.staging?.[index] ?? entry))) }),
    ...(content.planned_by === undefined ? {} : { planned_by: content.planned_by }),
  };
  return {
    draft,
    diff: differencesOf(content, draft, at),
    neighbour_findings: neighbourFindings(content, draft, at),
  };
};

/** Whom the shot's words no longer name is neither asked for by identity block nor by reference. */
const withoutGone = (revised: RevisedFilm, before: PlanContent["shots"][number], fields: ShotRevision): RevisedFilm => {
  const gone = goneMembers(revised, before);
  if (gone.length === 0) return revised;
  return {
    ...revised,
    shots: revised.shots.map((shot): DraftShot => {
      if (shot.shot_id !== before.shot_id) return shot;
      const locks = shot.continuity.subject_lock
        .split("; ")
        .filter((lock) => !gone.some((member) => member.lock === lock));
      return {
        ...shot,
        attached_ref_ids:
          fields.attached_ref_ids ?? shot.attached_ref_ids.filter((ref) => !gone.some(({ ref_id }) => ref_id === ref)),
        continuity: {
          ...shot.continuity,
          subject_lock: locks.length === 0 ? shot.continuity.subject_lock : locks.join("; "),
        },
      };
    }),
  };
};

const refused = (pointer: string, message: string): Problem =>
  new Problem("validation_failed", message, {
    errors: [{ pointer, code: pointer === "/shot_id" ? "unknown_shot" : "out_of_range", message }],
  });

const idsOf = (content: PlanContent): string[] => content.shots.map((shot) => shot.shot_id);

const refuseLength = (content: PlanContent, before_s: number, wanted_s: number | undefined): void => {
  if (wanted_s === undefined) return;
  const others = content.shots.reduce((sum, shot) => sum + framesOf(shot.duration_seconds), 0) - framesOf(before_s);
  const total = others + framesOf(wanted_s);
  const [least, most] = [framesOf(limits.duration_seconds_min), framesOf(limits.duration_seconds_max)];
  if (total >= least && total <= most) return;
  throw refused(
    "/duration_seconds",
    `A film lasts ${limits.duration_seconds_min} to ${limits.duration_seconds_max} s; with this shot at ` +
      `${wanted_s.toFixed(2)} s it would last ${secondsOf(total).toFixed(2)} s. The shot can last ` +
      `${secondsOf(Math.max(18, least - others)).toFixed(2)} to ${secondsOf(most - others).toFixed(2)} s.`,
  );
};

/** A planned shot without what routing made of it. */
const draftOf = (shot: PlanContent["shots"][number] | undefined): DraftShot => {
  if (shot === undefined) throw new Error("a shot that was to stay is gone");
  const { prompt: _prompt, routed_model: _model, routing: _routing, ...bare } = shot;
  return bare;
};

const joins = (beat: EditBeat | undefined): Partial<EditBeat> =>
  beat === undefined ? {} : { transition_in: beat.transition_in, transition_out: beat.transition_out };

/** A beat of a shot that starts elsewhere now and is as long as before. */
const moved = (beat: EditBeat, shot: DraftShot | undefined): EditBeat => {
  if (shot === undefined) return beat;
  const start = framesOf(shot.start_seconds);
  const end = start + framesOf(shot.duration_seconds);
  return {
    ...beat,
    start_seconds: secondsOf(start),
    end_seconds: secondsOf(end),
    timecode_in: timecode(start),
    timecode_out: timecode(end),
  };
};
