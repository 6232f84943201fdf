import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { actsInWords } from "#lib/planning/edit/read-acts.ts";
import type { Note } from "./repairs.ts";

const actedByWords = (film: Screenplay, shot: ScreenplayShot): ScreenplayShot => {
  const seen = new Set([...shot.present.map(({ cast }) => cast), ...shot.props]);
  const acts = actsInWords(shot.action, film, shot, { cast: [] }).filter(({ by }) => seen.has(by));
  // What comes after the first act of a writer's long sentence is read wrongly too often.
  return { ...shot, acts: acts.slice(0, 1) };
};

/**
 * The film of a writer who staged nothing in any of the shots it was asked for, with what their own words tell: a model that
 * knows no acts, or left them out, has said in words what happens.
 */
export const actByWords = (film: Screenplay, written: ReadonlySet<string>, note: Note): Screenplay => {
  const isWritten = ({ shot_id }: ScreenplayShot) => written.has(shot_id);
  if (film.shots.some((shot) => isWritten(shot) && shot.acts.length > 0)) return film;
  const shots = film.shots.map((shot) => (isWritten(shot) ? actedByWords(film, shot) : shot));
  if (shots.some((shot) => isWritten(shot) && shot.acts.length > 0))
    note("shots", "nothing is staged in them; what their words tell is");
  return { ...film, shots };
};
