import type { HeldState, Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { commonWords, namesIt } from "./wording.ts";
import type { CheckContext } from "./rule.ts";

/** A shot with what is really in its picture. A thread may name anything; only what stands here can be planted. */
export interface Staged {
  shot: ScreenplayShot;
  /** From 1. */
  number: number;
  frames: number;
  /** Known cast ids. */
  cast: ReadonlySet<string>;
  /** Known cast and props: present, listed, held, touched, sat upon or looked at closely. */
  things: ReadonlySet<string>;
  /** State by id, of what is known. */
  now: ReadonlyMap<string, string>;
}

export interface Staging {
  screenplay: Screenplay;
  film: CheckContext;
  /** Names of cast, props and places by id. */
  names: ReadonlyMap<string, string>;
  /** Words that several of the names share. */
  common: ReadonlySet<string>;
  shots: readonly Staged[];
}

/** What is said of each thing: several states of one are read as one. */
const statesById = (now: readonly HeldState[]): Map<string, string> => {
  const states = new Map<string, string>();
  for (const { id, state } of now)
    states.set(id, [states.get(id), state.trim().toLowerCase()].filter((each) => each !== undefined).join(", "));
  return states;
};

const stagedShot = (shot: ScreenplayShot, index: number, film: CheckContext, screenplay: Screenplay): Staged => {
  const cast = new Set(screenplay.cast.map(({ id }) => id));
  const matter = new Set([...cast, ...screenplay.props.map(({ id }) => id)]);
  const places = new Set(screenplay.places.map(({ id }) => id));
  const claimed = [
    ...shot.present.flatMap(({ cast: id, holds, touches, at }) => [id, holds, touches, at?.id ?? null]),
    ...shot.props,
    shot.focus,
  ];
  return {
    shot,
    number: index + 1,
    frames: film.frames[index] ?? 0,
    cast: new Set(shot.present.map(({ cast: id }) => id).filter((id) => cast.has(id))),
    things: new Set(claimed.filter((id) => id !== null && matter.has(id)) as string[]),
    now: statesById(shot.now.filter(({ id }) => matter.has(id) || places.has(id))),
  };
};

/** Reads a screenplay's ids once, for all checks. */
export const stage = (screenplay: Screenplay, film: CheckContext): Staging => {
  const shots = screenplay.shots.map((shot, index) => stagedShot(shot, index, film, screenplay));
  const entries = [...screenplay.cast, ...screenplay.props, ...screenplay.places];
  return {
    screenplay,
    film,
    names: new Map(entries.map(({ id, name }) => [id, name])),
    common: commonWords(entries.map(({ name }) => name)),
    shots,
  };
};

/** Whom the shots beside this one show most, several where they are level: whom a film is about shows in its other shots. */
export const leadsBeside = ({ screenplay, shots }: Staging, staged: Staged): string[] => {
  const counts = screenplay.cast.map(({ id }) => ({
    id,
    count: shots.filter((other) => other !== staged && other.cast.has(id)).length,
  }));
  const most = Math.max(0, ...counts.map(({ count }) => count));
  return most === 0 ? [] : counts.filter(({ count }) => count === most).map(({ id }) => id);
};

/** Cast that a shot's own action names, that other shots show, and that this one does not. */
export const missedIn = (staged: Staged, all: Staging): string[] => {
  const here = [...staged.things].map((id) => nameOf(id, all)).join(" ");
  return all.screenplay.cast
    .filter(
      ({ id, name }) =>
        !staged.things.has(id) &&
        all.shots.some((other) => other.cast.has(id)) &&
        namesIt(staged.shot.action, name, all.common) === true &&
        namesIt(here, name, all.common) !== true,
    )
    .map(({ id }) => id);
};

const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((id) => b.has(id));
const sameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((id) => b.has(id));

/** What stands differently in two pictures, one word each: who and what is there, their state, hands and places. */
export const differences = (a: Staged, b: Staged): string[] => {
  const found: string[] = [];
  const states = [...new Set([...a.now.keys(), ...b.now.keys()])];
  if (states.some((id) => a.now.get(id) !== b.now.get(id))) found.push("now");
  if (!sameSet(a.cast, b.cast)) found.push("present");
  if (!sameSet(a.things, b.things)) found.push("props");
  if (a.shot.place !== b.shot.place) found.push("place");
  if (a.shot.focus !== b.shot.focus) found.push("focus");
  for (const one of a.shot.present) {
    const other = b.shot.present.find(({ cast }) => cast === one.cast);
    if (other === undefined) continue;
    if (one.holds !== other.holds) found.push("holds");
    if (one.touches !== other.touches) found.push("touches");
    if (one.at?.id !== other.at?.id || one.at?.relation !== other.at?.relation) found.push("at");
  }
  return [...new Set(found)];
};

/** Whether bodies do something else in the second shot, beside everything that `differences` reads. */
export const movesOn = (a: Staged, b: Staged): boolean =>
  differences(a, b).length > 0 ||
  b.shot.acts.some(({ act, by }) => !a.shot.acts.some((other) => other.act === act && other.by === by)) ||
  a.shot.present.some(({ cast, doing }) =>
    b.shot.present.some((other) => other.cast === cast && other.doing !== doing),
  );

/** What leads from one shot to the next: who or what both show, a place, or a thread. */
export const linksBetween = (a: Staged, b: Staged, all: Staging): string[] => {
  const found: string[] = [];
  if (shared(a.cast, b.cast)) found.push("cast");
  if (a.shot.place === b.shot.place && all.names.has(a.shot.place)) found.push("place");
  if (shared(a.things, b.things)) found.push("things");
  if (threadsOf(all).some(({ from, to }) => from === a && to === b)) found.push("thread");
  return found;
};

/** Whether the words of one shot name somebody, something or the place of another. */
export const speaksOf = (speaking: Staged, other: Staged, { names, common }: Staging): boolean =>
  [...other.things, other.shot.place].some((id) => {
    const name = names.get(id);
    return name !== undefined && namesIt(toldOf(speaking), name, common) === true;
  });

export interface Thread {
  id: string;
  from: Staged;
  to: Staged;
}

const isAbstract = (id: string): boolean => id.includes(":");

/** Whether both ends of a thread really show it: the thing itself, or for questions and gestures something in common. */
const isReal = (id: string, from: Staged, to: Staged): boolean =>
  isAbstract(id)
    ? shared(from.things, to.things) || from.shot.place === to.shot.place
    : [from, to].every(({ things, shot }) => things.has(id) || shot.place === id);

/** Threads that are planted in one shot and come back in a later one, one entry for every plant and return. */
export const threadsOf = ({ shots, names }: Staging): Thread[] => {
  const ids = new Set(shots.flatMap(({ shot }) => shot.setup_of));
  return [...ids].flatMap((id) => {
    if (!isAbstract(id) && !names.has(id)) return [];
    return shots
      .filter(({ shot }) => shot.setup_of.includes(id))
      .flatMap((from) =>
        shots
          .filter((to) => to.number > from.number && to.shot.pays_off.includes(id) && isReal(id, from, to))
          .map((to) => ({ id, from, to })),
      );
  });
};

/** The words of a shot that say what is seen. */
export const toldOf = ({ shot }: Staged): string => `${shot.action} ${shot.detail}`;

/** What of a shot its own words name; null where words and names cannot be compared. */
export const namedIn = (staged: Staged, { names, common }: Staging, text = toldOf(staged)): string[] | null => {
  const matter = staged.things.size > 0 ? [...staged.things] : [staged.shot.place];
  const readings = matter.flatMap((id) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, named: namesIt(text, name, common) }];
  });
  return readings.length > 0 && readings.every(({ named }) => named === null)
    ? null
    : readings.filter(({ named }) => named === true).map(({ id }) => id);
};

export const nameOf = (id: string | null, { names }: Staging): string =>
  id === null ? "nobody" : (names.get(id) ?? id);
