import { fps } from "#lib/contract/vocabulary.ts";
import type { EndCard, PlanContent } from "#lib/contract/plan.ts";
import { deriveCameraPhysics } from "./camera/derive-physics.ts";
import { storyChecks } from "./checks/story-checks.ts";
import { deriveColour } from "./colour/derive-colour.ts";
import { deriveBeats } from "./derive-beats.ts";
import { deriveScore } from "./derive-score.ts";
import type { DraftShot, FilmDraft } from "./draft.ts";
import type { Film } from "./film.ts";
import { secondsOf } from "./frames.ts";
import { deriveIdiom } from "./idiom.ts";
import { deriveLayers } from "./layers/derive-layers.ts";
import { deriveRisk } from "./risk/derive-risk.ts";
import { plannerVersion } from "./version.ts";

/** Everything that follows from a film's shots as they stand, whoever wrote them. */
export const deriveFilm = (
  film: Film,
  bare: readonly DraftShot[],
  end_card: EndCard | null,
  said: Pick<PlanContent, "title" | "captions" | "audio">,
): FilmDraft => {
  const risk = deriveRisk(bare, film);
  const shots = bare.map((shot) => ({ ...shot, artifact_risk: risk.shots.get(shot.shot_id) ?? shot.artifact_risk }));
  const camera_physics = deriveCameraPhysics(shots, film);
  return {
    planner_version: plannerVersion,
    title: said.title,
    seed: film.seed,
    aspect_ratio: film.aspect,
    duration_seconds: secondsOf(film.frames),
    fps,
    language: film.reading.language,
    captions: said.captions,
    audio: said.audio,
    intent: film.reading.intent,
    mode_selection: film.selection,
    shots,
    story_report: { checks: storyChecks({ shots, film, end_card }) },
    artifact_risk: risk.film,
    end_card,
    cinematic_idiom: deriveIdiom(film),
    edit_beats: deriveBeats(shots, film),
    camera_physics,
    depth_layers: deriveLayers(shots, film, camera_physics),
    color_intent: deriveColour(film),
    score: deriveScore(film, film.seed),
  };
};
