import { animateSeconds } from "#lib/contract/limits.ts";
import type { ModeSelection, StoryCheck } from "#lib/contract/plan.ts";
import type { PictureReading, PlanPicture } from "#lib/contract/picture.ts";
import { fps, type DirectorMode, type Movement } from "#lib/contract/vocabulary.ts";
import { pathLength_m } from "#lib/planning/camera/path.ts";
import { checkPacing } from "#lib/planning/checks/pacing.ts";
import { notAssessed } from "#lib/planning/checks/rule.ts";
import { chooseMode } from "#lib/planning/choose-mode.ts";
import { deriveBeats } from "#lib/planning/derive-beats.ts";
import { deriveScore } from "#lib/planning/derive-score.ts";
import { cardOf } from "#lib/planning/draft-film.ts";
import type { DraftShot, FilmDraft, PlanningInput } from "#lib/planning/draft.ts";
import type { Film } from "#lib/planning/film.ts";
import { framesOf, secondsOf } from "#lib/planning/frames.ts";
import { deriveIdiom } from "#lib/planning/idiom.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { modeCards } from "#lib/planning/modes/mode-catalog.ts";
import { openFilm } from "#lib/planning/open-film.ts";
import type { Reading } from "#lib/planning/reading.ts";
import { deriveRisk } from "#lib/planning/risk/derive-risk.ts";
import { titleOf } from "#lib/planning/story/title.ts";
import { plannerVersion } from "#lib/planning/version.ts";
import { pictureColour } from "./picture-colour.ts";
import { moveFor, type ChosenMove } from "./picture-move.ts";
import { framePicture, picturePath } from "./picture-path.ts";
import { pictureLayers, pictureOptics, viewOf } from "./picture-view.ts";

/** A picture that was supplied, and what was seen in it. */
export interface SuppliedPicture extends Pick<PlanPicture, "asset_id" | "sha256" | "width" | "height" | "faces"> {
  reading: PictureReading;
}

const usualSeconds = 5;
const shot_id = "s1";

/**
 * Plans a film of one shot that sets a supplied picture in motion: the first frame is the picture, the words (there may
 * be none) choose how the camera moves and what is heard. Pure.
 */
export const draftPictureFilm = (input: PlanningInput, supplied: SuppliedPicture): FilmDraft => {
  const { request, brand } = input;
  const reading = readIntent(request.raw_intent, input.elements);
  const seen = supplied.reading;
  const move = moveFor(reading, seen);
  const selection = modeOf(reading, request.director_mode ?? "auto", brand !== null, supplied);
  const frames = framesOf(secondsFor(reading, request.duration_seconds));
  const opened = openFilm(reading, selection, cardOf(selection.primary), cardOf(selection.secondary), {
    ...input,
    request: { ...request, aspect_ratio: request.aspect_ratio ?? reading.cues.aspect_ratio ?? "16:9" },
  });
  const film: Film = { ...opened, frames, screen_direction: directionOf(move.movement) };
  const seconds = secondsOf(frames);
  const framed = framePicture(supplied, film.aspect, seen, move, seconds);
  const lens = reading.cues.camera.find(({ lens_mm }) => lens_mm !== undefined)?.lens_mm ?? null;
  const view = viewOf(seen, supplied.faces, framed.crop, film.aspect, lens);
  const path = picturePath(move, framed, {
    aspect: film.aspect,
    lens_mm: view.lens_mm,
    seconds,
    near_m: view.near_m,
    height_m: seen.thing !== null ? 1 : 1.5,
    seed: film.seed * 31 + 1,
  });
  const physics = pictureOptics(shot_id, view, film.aspect, path, {
    aperture_f: view.framing === "wide" ? Math.max(5.6, film.mode.aperture_f) : film.mode.aperture_f,
    shutter_angle_deg: film.mode.shutter_angle_deg,
    stabilisation: move.movement === "handheld" ? "handheld" : "motion-controlled slider before the picture",
    seconds,
    speed_mps: Number((pathLength_m(path) / seconds).toFixed(4)),
  });
  const bare: DraftShot = {
    shot_id,
    index: 1,
    role: "hook",
    narrative_purpose: purposeOf(move),
    description: `${subjectOf(tells(reading) ? request.raw_intent : "")} ${sayMove(move)}`,
    camera: {
      lens_mm: view.lens_mm,
      movement: move.movement,
      angle: reading.cues.camera.find(({ angle }) => angle !== undefined)?.angle ?? "eye_level",
    },
    framing: reading.cues.framing ?? view.framing,
    start_seconds: 0,
    duration_seconds: seconds,
    caption: request.captions === true ? (reading.quoted[0] ?? null) : null,
    attached_ref_ids: [supplied.asset_id, film.style_ref, ...(brand?.product_ref ? [brand.product_ref.ref_id] : [])],
    continuity: {
      subject_lock: "what the supplied picture shows, unchanged",
      screen_direction: film.screen_direction,
      key_light_side: film.key_light_side,
      wardrobe: null,
      time_of_day: film.time_of_day,
    },
    artifact_risk: { score: 0, level: "low", top_factors: [] },
  };
  const risk = deriveRisk([bare], film);
  const shots = [{ ...bare, artifact_risk: risk.shots.get(shot_id) ?? bare.artifact_risk }];
  const reached = Math.max(...path.map(({ z_m }) => z_m));
  if (reached >= view.near_m) throw new Error("The camera would run into the picture.");
  return {
    planner_version: plannerVersion,
    title: titleFor(film, reading),
    seed: film.seed,
    aspect_ratio: film.aspect,
    duration_seconds: seconds,
    fps,
    language: reading.language,
    captions: request.captions ?? false,
    audio: request.audio ?? true,
    intent: film.reading.intent,
    mode_selection: selection,
    shots,
    story_report: { checks: checksOf(shots, film) },
    artifact_risk: risk.film,
    end_card: null,
    cinematic_idiom: deriveIdiom(film),
    // The film opens and closes on the picture itself, not on black.
    edit_beats: deriveBeats(shots, film).map((beat) => ({ ...beat, transition_in: "cut", transition_out: "cut" })),
    camera_physics: [physics],
    depth_layers: [{ shot_id, layers: pictureLayers(seen, view, film.aspect, physics) }],
    color_intent: pictureColour(seen),
    score: deriveScore(film, film.seed),
    picture: {
      ref_id: supplied.asset_id,
      asset_id: supplied.asset_id,
      sha256: supplied.sha256,
      width: supplied.width,
      height: supplied.height,
      crop: framed.crop,
      focus: seen.focus,
      faces: supplied.faces,
      relief: seen.flat ? "flat" : "deep",
      near_m: view.near_m,
      far_m: view.far_m,
    },
  };
};

/** Length in seconds: the field, else what the text says, else the usual; within what such a film may last. */
const secondsFor = ({ cues }: Reading, asked: number | undefined): number =>
  Math.min(animateSeconds.max, Math.max(animateSeconds.min, asked ?? cues.duration_seconds ?? usualSeconds));

/** Whether the words tell of anything but the camera. */
const tells = ({ subjects, actions, setting, intent }: Reading): boolean =>
  subjects.length + actions.length + intent.style.length > 0 || setting !== null || intent.product !== null;

const modeOf = (
  reading: Reading,
  asked: DirectorMode | "auto",
  branded: boolean,
  { reading: seen, faces }: SuppliedPicture,
): ModeSelection => {
  if (asked !== "auto" || tells(reading)) {
    const { primary, secondary, reason } = chooseMode(reading, asked, branded, modeCards);
    return { primary, secondary, reason };
  }
  if (seen.flat)
    return { primary: "explainer_demo", secondary: "brand_anthem", reason: "The picture is a flat graphic." };
  if (faces.length > 0)
    return { primary: "narrative_drama", secondary: "documentary_verite", reason: "The picture shows somebody." };
  if (seen.thing !== null)
    return {
      primary: "product_hero",
      secondary: "fashion_editorial",
      reason: "The picture shows one thing before a calm ground.",
    };
  return { primary: "place_journey", secondary: "documentary_verite", reason: "The picture shows a place." };
};

const directionOf = (movement: Movement): Film["screen_direction"] =>
  movement === "push_in" || movement === "zoom_in" ? "toward" : "none";

const sayings: Record<ChosenMove["movement"], string> = {
  push_in: "pushes in towards it",
  pull_out: "pulls back from it",
  zoom_in: "zooms in on it",
  zoom_out: "zooms out to all of it",
  pan_left: "pans to the left over it",
  pan_right: "pans to the right over it",
  tilt_up: "tilts up over it",
  tilt_down: "tilts down over it",
  truck_left: "trucks to the left past it",
  truck_right: "trucks to the right past it",
  pedestal_up: "rises before it",
  pedestal_down: "sinks before it",
  handheld: "is held by hand before it",
  static: "holds it still",
};

const sayMove = ({ movement, pace }: ChosenMove): string =>
  `The camera ${sayings[movement]}${movement === "static" ? "" : pace < 1 ? ", slowly" : pace > 1 ? ", with some speed" : ""}.`;

const purposeOf = ({ movement, asked }: ChosenMove): string =>
  asked === null
    ? "The picture is seen as it was supplied, then the camera moves in it."
    : `The picture is seen as it was supplied. It shows one side of everything, so in place of ${spoken(asked)} the camera makes ${spoken(movement)}.`;
const spoken = (movement: string): string => {
  const words = movement.replaceAll("_", " ");
  return `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;
};

/** Longest part of the caller's words that a description repeats. */
const longestWords = 400;
const subjectOf = (raw: string): string => {
  const words = raw.replaceAll(/\s+/g, " ").trim();
  if (words === "") return "The supplied picture, whole and unchanged at first.";
  const cut = [...words].slice(0, longestWords).join("");
  return `The supplied picture, whole and unchanged at first: ${/[.!?。！？।]$/u.test(cut) ? cut : `${cut}.`}`;
};

const titleFor = (film: Film, reading: Reading): string =>
  tells(reading) && reading.confidence >= 0.3 ? titleOf(film) : "A Picture in Motion";

/** One shot of one picture has no story to judge; how long it is looked at can be told. */
const checksOf = (shots: readonly DraftShot[], film: Film): StoryCheck[] => {
  const still = (id: "hook" | "stakes_turn" | "payoff" | "continuity", why: string): StoryCheck => ({
    ...notAssessed(id, why),
    suggestion: "Make a film of several shots with generate_video to have this judged.",
  });
  return [
    still("hook", "The first frame is the supplied picture; what it shows is not read as a story."),
    still("stakes_turn", "One shot has no turn."),
    still("payoff", "One shot has nothing to answer."),
    still("continuity", "One shot has no neighbour that it could disagree with."),
    { ...checkPacing({ shots, film, end_card: null }), patch: null },
  ];
};
