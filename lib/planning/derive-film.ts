import { fps } from "#lib/contract/vocabulary.ts";
import type { EndCard, PlanContent } from "#lib/contract/plan.ts";
import { deriveCameraPhysics } from "./camera/derive-physics.ts";
import { deriveColour } from "./colour/derive-colour.ts";
import { deriveBeats } from "./derive-beats.ts";
import { deriveScore } from "./derive-score.ts";
import type { DraftShot, FilmDraft } from "./draft.ts";
import type { Film } from "./film.ts";
import { framesOf, secondsOf } from "./frames.ts";
import { deriveIdiom } from "./idiom.ts";
import { deriveLayers } from "./layers/derive-layers.ts";
import { checkScreenplay } from "./screenplay-checks/check-screenplay.ts";
import { riskOf } from "./screenplay-risk/risk-of.ts";
import { deriveStaging } from "./staging/derive-staging.ts";
import { plannerVersion } from "./version.ts";

/** Everything that follows from a film's shots as they stand, whoever wrote them. */
export const deriveFilm = (
  film: Film,
  bare: readonly DraftShot[],
  end_card: EndCard | null,
  said: Pick<PlanContent, "title" | "captions" | "audio">,
): FilmDraft => {
  const frames = bare.map(({ duration_seconds }) => framesOf(duration_seconds));
  const { brand, screenplay } = film;
  const risk = riskOf(screenplay, {
    frames,
    mode: film.mode.id,
    brandProduct: brand?.product_ref != null,
  });
  const shots = bare.map((shot) => ({ ...shot, artifact_risk: risk.shots.get(shot.shot_id) ?? shot.artifact_risk }));
  const camera_physics = deriveCameraPhysics(shots, film);
  const checks = checkScreenplay(screenplay, {
    frames,
    mode: film.mode,
    brand: brand === null ? null : { name: brand.name, cta: brand.cta },
    aspect: film.aspect,
    told: film.acts_told,
  });
  return {
    planner_version: plannerVersion,
    title: said.title,
    seed: film.seed,
    aspect_ratio: film.aspect,
    duration_seconds: secondsOf(film.frames),
    fps,
    language: film.language,
    captions: said.captions,
    audio: said.audio,
    intent: film.intent,
    mode_selection: film.selection,
    shots,
    story_report: { checks },
    artifact_risk: risk.film,
    end_card,
    cinematic_idiom: deriveIdiom(film),
    edit_beats: deriveBeats(shots, film),
    camera_physics,
    depth_layers: deriveLayers(shots, film, camera_physics),
    color_intent: deriveColour(film),
    score: deriveScore(film, film.seed),
    staging: deriveStaging(shots, film),
    screenplay,
  };
};
