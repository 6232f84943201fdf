import { directorModes, fps } from "#lib/contract/vocabulary.ts";
import { chooseMode } from "./choose-mode.ts";
import { deriveColour } from "./colour/derive-colour.ts";
import { deriveCameraPhysics } from "./camera/derive-physics.ts";
import { storyChecks } from "./checks/story-checks.ts";
import { deriveBeats } from "./derive-beats.ts";
import { draftShots } from "./draft-shots.ts";
import type { FilmDraft, PlanningInput } from "./draft.ts";
import { secondsOf } from "./frames.ts";
import { deriveIdiom } from "./idiom.ts";
import { readIntent } from "./intent/read-intent.ts";
import { deriveLayers } from "./layers/derive-layers.ts";
import { openFilm } from "./open-film.ts";
import { modeCards } from "./modes/mode-catalog.ts";
import type { ModeSelection } from "#lib/contract/plan.ts";
import type { Reading } from "./reading.ts";
import { deriveScore } from "./derive-score.ts";
import { deriveRisk } from "./risk/derive-risk.ts";
import { titleOf } from "./story/title.ts";
import { plannerVersion } from "./version.ts";

/** Plans a film from one intent: everything that can be known before a model is chosen. Pure. */
export const draftFilm = (input: PlanningInput): FilmDraft => {
  const reading = readIntent(input.request.raw_intent, input.elements);
  const { primary, secondary, reason } = chooseMode(
    reading,
    input.request.director_mode ?? "auto",
    input.brand !== null,
    modeCards,
  );
  return draftFromReading(reading, { primary, secondary, reason }, input);
};

/** The part of planning that follows reading and choice of mode. */
export const draftFromReading = (reading: Reading, selection: ModeSelection, input: PlanningInput): FilmDraft => {
  const card = (id: ModeSelection["primary"]) => {
    const found = modeCards.find((mode) => mode.id === id);
    if (found === undefined) throw new Error(`there is no mode ${id}; known are ${directorModes.join(", ")}`);
    return found;
  };
  const film = openFilm(reading, selection, card(selection.primary), card(selection.secondary), input);
  const { shots: bare, end_card } = draftShots(film, input.request);
  const risk = deriveRisk(bare, film);
  const shots = bare.map((shot) => ({ ...shot, artifact_risk: risk.shots.get(shot.shot_id) ?? shot.artifact_risk }));
  const camera_physics = deriveCameraPhysics(shots, film);
  return {
    planner_version: plannerVersion,
    title: titleOf(film),
    seed: input.seed,
    aspect_ratio: film.aspect,
    duration_seconds: secondsOf(film.frames),
    fps,
    language: reading.language,
    captions: input.request.captions ?? true,
    audio: input.request.audio ?? true,
    intent: reading.intent,
    mode_selection: selection,
    shots,
    story_report: { checks: storyChecks({ shots, film, end_card }) },
    artifact_risk: risk.film,
    end_card,
    cinematic_idiom: deriveIdiom(film),
    edit_beats: deriveBeats(shots, film),
    camera_physics,
    depth_layers: deriveLayers(shots, film, camera_physics),
    color_intent: deriveColour(film),
    score: deriveScore(film, input.seed),
  };
};
