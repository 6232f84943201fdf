import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import type { Note } from "./repairs.ts";

/** Ids of everything that a shot shows or names. */
export const idsIn = (shot: ScreenplayShot): Set<string> =>
  new Set(
    [
      shot.place,
      shot.focus,
      ...shot.props,
      ...shot.acts.flatMap(({ by, of, to, with: tool }) => [by, of, to, tool]),
      ...shot.present.flatMap(({ cast, holds, looks_at, touches, at }) => [cast, holds, looks_at, touches, at?.id]),
      ...shot.now.map(({ id }) => id),
      ...shot.dialogue.map(({ who }) => who),
      ...shot.setup_of,
      ...shot.pays_off,
    ].filter((id) => id !== null && id !== undefined),
  );

/**
 * What pays off was set up before. A thing that was seen earlier was planted there, said or not; a question or gesture
 * that nobody planted pays nothing off.
 */
const plantedBefore = (shots: readonly ScreenplayShot[], note: Note): ScreenplayShot[] => {
  const mended = shots.map((shot) => ({ ...shot, setup_of: [...shot.setup_of], pays_off: [...shot.pays_off] }));
  for (const [at, shot] of mended.entries())
    shot.pays_off = shot.pays_off.filter((thread) => {
      const earlier = mended.slice(0, at);
      if (earlier.some((other) => other.setup_of.includes(thread))) return true;
      const first = earlier.findIndex((other) => idsIn(other).has(thread) && other.setup_of.length < 8);
      const path = `shots[${at}].pays_off`;
      if (first === -1) note(path, `nothing sets up ${thread} before; left out`);
      else {
        mended[first]?.setup_of.push(thread);
        note(path, `${thread} was seen in shot ${first + 1}; it is set up there`);
      }
      return first !== -1;
    });
  return mended;
};

/** The last shot leaves something changed, or holds on purpose. */
const ended = (shots: readonly ScreenplayShot[], note: Note): ScreenplayShot[] =>
  shots.map((shot, at) => {
    if (at < shots.length - 1) return shot.holds ? { ...shot, holds: false } : shot;
    if (shot.changes !== null || shot.holds) return shot;
    note(`shots[${at}].changes`, "the last shot changes nothing; it holds");
    return { ...shot, holds: true };
  });

export const mendThreads = (shots: readonly ScreenplayShot[], note: Note): ScreenplayShot[] =>
  ended(plantedBefore(shots, note), note);

/** Entries that no shot shows or names are none of this film. `kept` are ids that stood before. */
export const withoutUnused = (film: Screenplay, kept: ReadonlySet<string>, note: Note): Screenplay => {
  const used = new Set(film.shots.flatMap((shot) => [...idsIn(shot)]));
  const stays = (list: string) => (entry: { id: string; name: string }) => {
    if (used.has(entry.id) || kept.has(entry.id)) return true;
    note(list, `${entry.id} is in no shot; left out`);
    return false;
  };
  return {
    ...film,
    cast: film.cast.filter(stays("cast")),
    places: film.places.filter(stays("places")),
    props: film.props.filter(stays("props")),
  };
};

export const undrawnOf = ({ cast, places, props }: Pick<Screenplay, "cast" | "places" | "props">): string[] =>
  [...cast, ...places, ...props].filter(({ drawn_as }) => drawn_as === null).map(({ id }) => id);
