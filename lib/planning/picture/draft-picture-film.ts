import type { ModeSelection, StoryCheck } from "#lib/contract/plan.ts";
import type { PictureReading, PlanPicture } from "#lib/contract/picture.ts";
import { fps, type DirectorMode, type Framing, type Movement } from "#lib/contract/vocabulary.ts";
import { boundedText } from "#lib/planning/bounded-text.ts";
import { pathLength_m } from "#lib/planning/camera/path.ts";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import { compileFilm } from "#lib/planning/compile/compile-film.ts";
import { coverBrief } from "#lib/planning/coverage/cover.ts";
import { byCoverage } from "#lib/planning/by-coverage.ts";
import { checkScreenplay } from "#lib/planning/screenplay-checks/check-screenplay.ts";
import { notAssessed } from "#lib/planning/screenplay-checks/rule.ts";
import { riskOf } from "#lib/planning/screenplay-risk/risk-of.ts";
import { readBrief } from "#lib/planning/screenplay/read-brief.ts";
import { screenplayFromShots } from "#lib/planning/screenplay/screenplay-of.ts";
import { chooseMode } from "#lib/planning/choose-mode.ts";
import { deriveBeats } from "#lib/planning/derive-beats.ts";
import { deriveScore } from "#lib/planning/derive-score.ts";
import type { DraftShot, FilmDraft, PlanningInput } from "#lib/planning/draft.ts";
import type { Film } from "#lib/planning/film.ts";
import { framesOf, secondsOf } from "#lib/planning/frames.ts";
import { deriveIdiom } from "#lib/planning/idiom.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { modeCards } from "#lib/planning/modes/mode-catalog.ts";
import type { Reading } from "#lib/planning/reading.ts";
import { plannerVersion } from "#lib/planning/version.ts";
import { pictureColour } from "./picture-colour.ts";
import type { ChosenMove } from "./picture-move.ts";
import { takesOf, tells, type PictureOrder } from "./picture-orders.ts";
import { framePicture, picturePath } from "./picture-path.ts";
import { pictureLayers, pictureOptics, viewOf, type PictureView } from "./picture-view.ts";

/** A picture that was supplied, and what was seen in it. */
export interface SuppliedPicture extends Pick<PlanPicture, "asset_id" | "sha256" | "width" | "height" | "faces"> {
  reading: PictureReading;
}

/** Fewest pixels of the picture that a shot of a part of it shows side by side, and the largest part that is one. */
const partWidth_px = 640;
const mostShare = 0.84;

/**
 * Plans a film that sets a supplied picture in motion: the first frame is the picture, the words (there may be none)
 * choose how the camera moves and what is heard. One shot, or one for each of `orders`; those after the first begin on a
 * part of the picture. Pure.
 */
export const draftPictureFilm = (
  input: PlanningInput,
  supplied: SuppliedPicture,
  orders: readonly [PictureOrder, ...PictureOrder[]] = [{ shot_id: "s1" }],
): FilmDraft => {
  const { request, brand } = input;
  const reading = readIntent(boundedText(request.raw_intent), input.elements);
  const seen = supplied.reading;
  const takes = takesOf(orders, reading, input, seen);
  const [{ move }] = takes;
  const selection = modeOf(reading, request.director_mode ?? "auto", brand !== null, supplied);
  const frames = takes.reduce((sum, take) => sum + take.frames, 0);
  const seconds = secondsOf(frames);
  const title = titleFor(input, reading);
  const shown = { intent: reading.intent, language: reading.language, title, mode_selection: selection };
  const compiled = compileFilm(
    screenplayFromShots({ ...shown, shots: takes.map(unseen), end_card: null, duration_seconds: seconds }),
    {
      intent: reading.intent,
      frames,
      aspect: request.aspect_ratio ?? reading.cues.aspect_ratio ?? "16:9",
      seed: input.seed,
      brand,
      elements: input.elements,
    },
  );
  const film: Film = { ...compiled, screen_direction: directionOf(move.movement) };
  const whole = framePicture(supplied, film.aspect, seen, move, secondsOf(takes[0].frames));
  const view = viewOf(seen, supplied.faces, whole.crop, film.aspect, takes[0].lens_mm);
  // A part of a small picture is still to be sharp.
  const sharpest = Math.min(mostShare, partWidth_px / (whole.crop.width * supplied.width));
  let start = 0;
  const filmed = takes.map((take, index) => {
    const own_s = secondsOf(take.frames);
    const start_seconds = secondsOf(start);
    start += take.frames;
    const share = index === 0 ? 1 : Math.max(take.share, sharpest);
    const framed = index === 0 ? whole : framePicture(supplied, film.aspect, seen, take.move, own_s, share);
    // The same camera with a longer lens: what is near stays where it is.
    const own: PictureView = { ...view, lens_mm: Math.round((view.lens_mm * whole.crop.width) / framed.crop.width) };
    const path = picturePath(take.move, framed, {
      aspect: film.aspect,
      lens_mm: own.lens_mm,
      seconds: own_s,
      near_m: view.near_m,
      height_m: seen.thing !== null ? 1 : 1.5,
      seed: film.seed * 31 + index + 1 + take.turn * 7,
    });
    const physics = pictureOptics(take.shot_id, own, film.aspect, path, {
      aperture_f: view.framing === "wide" ? Math.max(5.6, film.mode.aperture_f) : film.mode.aperture_f,
      shutter_angle_deg: film.mode.shutter_angle_deg,
      stabilisation: take.move.movement === "handheld" ? "handheld" : "motion-controlled slider before the picture",
      seconds: own_s,
      speed_mps: Number((pathLength_m(path) / own_s).toFixed(4)),
    });
    if (Math.max(...path.map(({ z_m }) => z_m)) >= view.near_m)
      throw new Error("The camera would run into the picture.");
    return { take, framed, physics, own, own_s, start_seconds, framing: closer(view.framing, index === 0 ? 0 : 2) };
  });
  const bare = filmed.map(({ take, own, own_s, start_seconds, framing }, index): DraftShot => ({
    shot_id: take.shot_id,
    index: index + 1,
    role: index === 0 ? "hook" : index === filmed.length - 1 ? "payoff" : "build",
    narrative_purpose: purposeOf(take.move, index === 0),
    description: `${index === 0 ? subjectOf(take.words) : partOf(take.words)} ${sayMove(take.move)}`,
    camera: {
      lens_mm: own.lens_mm,
      movement: take.move.movement,
      angle: reading.cues.camera.find(({ angle }) => angle !== undefined)?.angle ?? "eye_level",
    },
    framing: index === 0 ? (reading.cues.framing ?? view.framing) : framing,
    start_seconds,
    duration_seconds: own_s,
    caption: take.caption,
    attached_ref_ids: [supplied.asset_id, film.style_ref, ...(brand?.product_ref ? [brand.product_ref.ref_id] : [])],
    continuity: {
      subject_lock: "what the supplied picture shows, unchanged",
      screen_direction: film.screen_direction,
      key_light_side: film.key_light_side,
      wardrobe: null,
      time_of_day: film.time_of_day,
    },
    artifact_risk: { score: 0, level: "low", top_factors: [] },
  }));
  const screenplay = screenplayFromShots({ ...shown, shots: bare, end_card: null, duration_seconds: seconds });
  const cut = bare.map(({ duration_seconds }) => framesOf(duration_seconds));
  const risk = riskOf(screenplay, { frames: cut, mode: film.mode.id, brandProduct: brand?.product_ref != null });
  const shots = bare.map((shot) => ({ ...shot, artifact_risk: risk.shots.get(shot.shot_id) ?? shot.artifact_risk }));
  const crops = Object.fromEntries(filmed.slice(1).map(({ take, framed }) => [take.shot_id, framed.crop]));
  return {
    planner_version: plannerVersion,
    title,
    seed: film.seed,
    aspect_ratio: film.aspect,
    duration_seconds: seconds,
    fps,
    language: reading.language,
    captions: request.captions ?? false,
    audio: request.audio ?? true,
    intent: reading.intent,
    mode_selection: selection,
    shots,
    story_report: { checks: checksOf(screenplay, { ...film, screenplay }, cut) },
    artifact_risk: risk.film,
    end_card: null,
    cinematic_idiom: deriveIdiom(film),
    // The film opens and closes on the picture itself, not on black.
    edit_beats: deriveBeats(shots, film).map((beat) => ({ ...beat, transition_in: "cut", transition_out: "cut" })),
    camera_physics: filmed.map(({ physics }) => physics),
    depth_layers: filmed.map(({ physics, own }) => ({
      shot_id: physics.shot_id,
      layers: pictureLayers(seen, own, film.aspect, physics),
    })),
    color_intent: pictureColour(seen),
    score: deriveScore(film, film.seed),
    screenplay,
    planned_by: byCoverage,
    picture: {
      ref_id: supplied.asset_id,
      asset_id: supplied.asset_id,
      sha256: supplied.sha256,
      width: supplied.width,
      height: supplied.height,
      crop: whole.crop,
      ...(filmed.length > 1 ? { crops } : {}),
      focus: seen.focus,
      faces: supplied.faces,
      relief: seen.flat ? "flat" : "deep",
      near_m: view.near_m,
      far_m: view.far_m,
    },
  };
};

/** The framing so many steps closer. */
const closer = (framing: Framing, steps: number): Framing => {
  const sizes: readonly Framing[] = [
    "extreme_wide",
    "wide",
    "full",
    "medium",
    "medium_close",
    "close",
    "extreme_close",
  ];
  return sizes[Math.min(sizes.length - 1, sizes.indexOf(framing) + steps)] ?? framing;
};

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

const purposeOf = ({ movement, asked }: ChosenMove, first: boolean): string =>
  asked === null
    ? first
      ? "The picture is seen as it was supplied, then the camera moves in it."
      : "A part of the picture is looked at by itself."
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

const partOf = (words: string): string =>
  words === "" ? "A part of the supplied picture, unchanged." : subjectOf(words).replace("whole and", "closer and");

const titleFor = (input: PlanningInput, reading: Reading): string =>
  tells(reading) && reading.confidence >= 0.3 ? coverBrief(readBrief(input)).title : "A Picture in Motion";

/** A shot of the picture before its camera is known: enough to settle what all of the film shares. */
const unseen = ({ shot_id, words, frames, caption, move }: ReturnType<typeof takesOf>[number]) => ({
  shot_id,
  role: "build" as const,
  narrative_purpose: "",
  description: subjectOf(words),
  framing: "wide" as const,
  camera: { lens_mm: 35, movement: move.movement, angle: "eye_level" as const },
  caption,
  duration_seconds: secondsOf(frames),
  continuity: { subject_lock: "", key_light_side: "ambient" as const },
});

/** One shot of one picture has no story to judge; how long it is looked at can be told. */
const checksOf = (screenplay: Screenplay, film: Film, frames: readonly number[]): StoryCheck[] => {
  const nothing: Record<string, string> = {
    hook: "The first frame is the supplied picture; what it shows is not read as a story.",
    stakes_turn: "One shot has no turn.",
    payoff: "One shot has nothing to answer.",
    continuity: "One shot has no neighbour that it could disagree with.",
  };
  const checks = checkScreenplay(screenplay, {
    frames: [...frames],
    mode: film.mode,
    brand: null,
    aspect: film.aspect,
  });
  return checks.map((check) => {
    const why = nothing[check.id];
    return why === undefined
      ? { ...check, patch: null }
      : notAssessed(check.id, why, "Make a film of several shots with generate_video to have this judged.");
  });
};
