import { limits } from "#lib/contract/limits.ts";
import type { EndCard } from "#lib/contract/plan.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import type { Role, ScreenDirection } from "#lib/contract/vocabulary.ts";
import { fps } from "#lib/contract/vocabulary.ts";
import { referencesIn } from "./checks/continuity.ts";
import type { DraftShot } from "./draft.ts";
import type { Film } from "./film.ts";
import { leastShotFrames, secondsOf, shareFrames } from "./frames.ts";
import { coverFilm } from "./shots/coverage.ts";
import { presentIn } from "./shots/stage.ts";
import { captionsFor } from "./story/captions.ts";
import { endCardIn, endWords } from "./story/end-card.ts";
import { shareIdeas } from "./story/idea.ts";
import { tellStory } from "./story/tell-story.ts";

type Count = 3 | 4 | 5;

/** Number of shots: the field, else the cue, else the mode's own, bent to what the length can hold. */
const countFor = (film: Film, request: PlanRequest): Count => {
  const { mode, frames, reading } = film;
  const asked = request.shot_count ?? reading.cues.shot_count;
  const within = (count: number) =>
    Math.min(limits.shot_count_max, Math.max(limits.shot_count_min, Math.round(count))) as Count;
  if (asked !== null && asked !== undefined) return within(asked);
  const seconds = secondsOf(frames);
  const fewest = seconds / mode.shot_length_s.max;
  const most = seconds / mode.shot_length_s.min;
  return within(Math.min(most, Math.max(fewest, mode.default_shot_count)));
};

const rolesFor = (film: Film, count: Count): Role[] => {
  const roles = [...film.mode.roles[count]];
  if (film.brand !== null && film.mode.cta_with_brand) roles[count - 1] = "cta";
  return roles;
};

/** Frames of each shot, by the weight of its role; long films are shared more evenly. */
const lengthsFor = (film: Film, roles: readonly Role[]): number[] => {
  const mean = secondsOf(film.frames) / roles.length;
  const even = mean > 9 ? 0.35 : 1;
  const weights = roles.map((role, index) => {
    const own = film.mode.role_weight[role] ?? 1;
    return (1 + (own - 1) * even) * (0.94 + 0.12 * film.dice.unit(`length ${index}`) * even);
  });
  const beat = film.mode.cutting.on_beat ? (60 / film.mode.sound.bpm) * fps : null;
  return shareFrames(film.frames, weights, leastShotFrames, beat);
};

const directionFor = (film: Film, movement: string): ScreenDirection =>
  movement === "tracking_follow" ? "away" : movement === "tracking_lead" ? "toward" : film.screen_direction;

/** The identity of everyone who returns, or of the place: one text, the same in every shot. */
const lockFor = (film: Film, presents: readonly (readonly number[])[]): string => {
  const recurring = film.cast.filter((_, index) => presents.filter((present) => present.includes(index)).length > 1);
  const lead = film.lead === null ? undefined : film.cast[film.lead];
  const held = recurring.length > 0 ? recurring : lead === undefined ? [] : [lead];
  const locks = [...new Set(held.map((member) => member.lock))].slice(0, 4);
  return locks.length > 0 ? locks.join("; ") : `${film.place.noun}, the same place in every shot`;
};

/** The shots with what must agree among them: identity, clothes, references, and the direction each move leaves. */
export const bindShots = (film: Film, shots: readonly DraftShot[]): DraftShot[] => {
  const presents = shots.map((shot) => presentIn(shot, film));
  const subject_lock = lockFor(film, presents);
  const wardrobes = film.cast.flatMap((member, index) =>
    member.wardrobe !== null && presents.some((present) => present.includes(index)) ? [member.wardrobe] : [],
  );
  const wardrobe = wardrobes.length > 0 ? [...new Set(wardrobes)].join("; ") : null;
  return shots.map((shot, index) => ({
    ...shot,
    attached_ref_ids: [
      film.style_ref,
      ...referencesIn(presents[index] ?? [], presents, film.cast),
      ...(film.brand?.product_ref ? [film.brand.product_ref.ref_id] : []),
    ],
    continuity: {
      ...shot.continuity,
      subject_lock,
      screen_direction: directionFor(film, shot.camera.movement),
      wardrobe,
    },
  }));
};

/** The shots as words, times and camera, without what is derived from them. */
export const draftShots = (film: Film, request: PlanRequest): { shots: DraftShot[]; end_card: EndCard | null } => {
  const roles = rolesFor(film, countFor(film, request));
  const ideas = shareIdeas(film, roles);
  const told = tellStory(film, ideas);
  const covered = coverFilm(film, ideas);
  const lengths = lengthsFor(film, roles);
  const words = endWords(film);
  const captions = captionsFor(film, ideas, lengths.map(secondsOf), words?.text ?? null);
  let at = 0;
  const unbound = roles.map((role, index): DraftShot => {
    const start = at;
    at += lengths[index] ?? 0;
    const coverage = covered[index];
    const text = told[index];
    if (coverage === undefined || text === undefined) throw new Error(`shot ${index + 1} was not told`);
    const shot_id = `s${index + 1}`;
    return {
      shot_id,
      index: index + 1,
      role,
      ...text,
      camera: coverage.camera,
      framing: coverage.framing,
      start_seconds: secondsOf(start),
      duration_seconds: secondsOf(lengths[index] ?? 0),
      caption: captions[index] ?? null,
      attached_ref_ids: [],
      continuity: {
        subject_lock: "",
        screen_direction: film.screen_direction,
        key_light_side: film.key_light_side,
        wardrobe: null,
        time_of_day: film.time_of_day,
      },
      artifact_risk: { score: 0, level: "low", top_factors: [] },
    };
  });
  const shots = bindShots(film, unbound);
  const last = shots.at(-1);
  return { shots, end_card: last === undefined ? null : endCardIn(words, last) };
};
