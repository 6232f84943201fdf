import type { Framing, Role } from "#lib/contract/vocabulary.ts";
import { framings } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import type { Film } from "#lib/planning/film.ts";
import { leastShotFrames, secondsOf, shareFrames } from "#lib/planning/frames.ts";
import { coverFilm } from "#lib/planning/shots/coverage.ts";
import { captionsFor } from "#lib/planning/story/captions.ts";
import { endWords } from "#lib/planning/story/end-card.ts";
import { shareIdeas } from "#lib/planning/story/idea.ts";
import { tellStory } from "#lib/planning/story/tell-story.ts";
import { withThrow } from "./continue-film.ts";

/** What the new shots are to follow. */
export interface Predecessor {
  shots: readonly DraftShot[];
  /** Frames of the first part. */
  frames: number;
}

/** Roles of what follows: the end of a longer film of the same mode; alone and untold it is what remains. */
const rolesFor = (film: Film, count: number, told: boolean, turn: number): Role[] => {
  const roles = film.mode.roles[5].slice(-count);
  // What remains can be told in two ways: as what it came to, and as what is left.
  if (!told && (count === 1 || turn % 2 === 1)) return [...roles.slice(0, -1), "button"];
  return count === 1 && (roles[0] === "button" || roles[0] === "cta") ? ["payoff"] : [...roles];
};

/** How many throws are looked at before the least repetitive continuation is taken. */
const throws = 10;
const sizes: readonly Framing[] = framings.filter((framing) => framing !== "insert");

/**
 * The shots that follow, in words, times and camera. Of several ways to go on that the dice offer, the one that says
 * least of what was said before and does not begin on the picture that the first part ended on. `seed` is the dice's, the
 * film's own by default.
 */
export const tellOn = (
  film: Film,
  before: Predecessor,
  frames: number,
  count: number,
  text: string | null,
  seed?: number,
): DraftShot[] => {
  const said = wordRuns(before.shots.map(({ description }) => description).join(" "));
  let best: { shots: DraftShot[]; cost: number } | null = null;
  for (let turn = 0; turn < throws; turn++) {
    const shots = tellOnce(
      withThrow(film, text ?? "", turn, seed),
      rolesFor(film, count, text !== null, turn),
      before,
      frames,
      text,
    );
    const cost = costOf(shots, before, said);
    if (best === null || cost < best.cost) best = { shots, cost };
    if (best.cost <= 1) break;
  }
  if (best === null) throw new Error("nothing was told");
  const told = new Set(before.shots.flatMap(({ description }) => sentencesOf(description)));
  return best.shots.map((shot) => ({
    ...shot,
    description: sentencesOf(shot.description)
      .filter((sentence, index) => index === 0 || !told.has(sentence))
      .join(" "),
  }));
};

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/u);

const tellOnce = (
  film: Film,
  roles: readonly Role[],
  before: Predecessor,
  frames: number,
  text: string | null,
): DraftShot[] => {
  const ideas = shareIdeas(film, roles);
  const told = tellStory(film, ideas);
  const covered = coverFilm(film, ideas);
  const lengths = shareFrames(
    frames,
    roles.map((role) => film.mode.role_weight[role] ?? 1),
    leastShotFrames,
    null,
  );
  const captions = text === null ? [] : captionsFor(film, ideas, lengths.map(secondsOf), endWords(film)?.text ?? null);
  const highest = Math.max(0, ...before.shots.map(({ shot_id }) => Number(/^s(\d+)$/u.exec(shot_id)?.[1] ?? 0)));
  const number = Math.max(highest, before.shots.length);
  const taken = new Set(before.shots.flatMap(({ caption }) => caption ?? []));
  let at = before.frames;
  return roles.map((role, index): DraftShot => {
    const start = at;
    at += lengths[index] ?? 0;
    const [coverage, words] = [covered[index], told[index]];
    if (coverage === undefined || words === undefined) throw new Error(`shot ${index + 1} was not told`);
    const caption = captions[index] ?? null;
    return {
      shot_id: `s${number + index + 1}`,
      index: before.shots.length + index + 1,
      role,
      ...words,
      camera: coverage.camera,
      framing: coverage.framing,
      start_seconds: secondsOf(start),
      duration_seconds: secondsOf(lengths[index] ?? 0),
      caption: caption !== null && taken.has(caption) ? null : caption,
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
};

const runLength = 4;
/** Every four words of a text that follow each other. */
const wordRuns = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
  return new Set(words.slice(runLength - 1).map((_, at) => words.slice(at, at + runLength).join(" ")));
};

const costOf = (shots: readonly DraftShot[], before: Predecessor, said: ReadonlySet<string>): number => {
  const repeated = [...wordRuns(shots.map(({ description }) => description).join(" "))].filter((run) => said.has(run));
  const [last, first] = [before.shots.at(-1), shots[0]];
  if (last === undefined || first === undefined) return repeated.length;
  const steps = Math.abs(sizes.indexOf(last.framing) - sizes.indexOf(first.framing));
  const moves = last.camera.movement === first.camera.movement && first.camera.movement !== "static" ? 1 : 0;
  return repeated.length * 2 + (steps === 0 ? 3 : steps === 1 ? 1 : 0) + moves;
};
