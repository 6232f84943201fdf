import type {
  CastEntry,
  PlaceEntry,
  Present,
  PropEntry,
  Screenplay,
  ScreenplayShot,
} from "#lib/contract/screenplay.ts";
import { fps, type DirectorMode } from "#lib/contract/vocabulary.ts";
import type { ReadName, ThingClass } from "./thing-classes.ts";

export interface FilmFacts {
  /** Length of each shot in frames. */
  frames: readonly number[];
  mode: DirectorMode;
  /** Whether the film shows the product of a brand that gave its looks. */
  brandProduct: boolean;
}

/** Somebody or something of the cast, as it stands in one shot. */
export interface Being {
  entry: CastEntry;
  present: Present;
  classes: ReadonlySet<ThingClass>;
  /** A human being or several. */
  human: boolean;
  /** How many kinds of creatures its name joins. */
  creatures: number;
}

export interface ThingShown {
  entry: PropEntry;
  classes: ReadonlySet<ThingClass>;
  creatures: number;
}

/** One shot with its ids looked up. */
export interface ShotView {
  shot: ScreenplayShot;
  index: number;
  seconds: number;
  beings: readonly Being[];
  /** Props that are listed, held, touched, leaned on or in focus. */
  things: readonly ThingShown[];
  place: PlaceEntry | null;
  placeClasses: ReadonlySet<ThingClass>;
  /** States that hold, with the classes of their words. */
  states: readonly { id: string; state: string; classes: ReadonlySet<ThingClass> }[];
  film: FilmView;
}

/** The film as the signs read it. */
export interface FilmView extends FilmFacts {
  screenplay: Screenplay;
  shots: readonly ShotView[];
  /** A drawn look forgives anatomy. */
  drawn: boolean;
  /** What the names of the film tell of what they name. */
  read: ReadName;
}

const beastly: readonly ThingClass[] = ["beast", "wings", "cold-blooded", "swimmer"];

const nameIn = ({ name, drawn_as }: Pick<CastEntry, "name" | "drawn_as">): string =>
  `${name} ${drawn_as?.material ?? ""}`;

const beingOf = (present: Present, screenplay: Screenplay, read: ReadName): Being[] => {
  const entry = screenplay.cast.find((each) => each.id === present.cast);
  if (entry === undefined) return [];
  const { classes, creatures } = read(nameIn(entry));
  const human = entry.kind === "person" || (entry.kind === "group" && !beastly.some((each) => classes.has(each)));
  return [{ entry, present, classes, human, creatures }];
};

/** Ids of all that a shot has in its picture besides its place. */
const shownIds = (shot: ScreenplayShot): Set<string> =>
  new Set([
    ...shot.props,
    shot.focus,
    ...shot.present.flatMap(({ holds, touches, at }) => [holds, touches, at?.id]).filter((each) => each != null),
  ]);

/** Reads a screenplay into views; nothing but ids, closed words and the names of things is read. */
export const filmViewOf = (screenplay: Screenplay, facts: FilmFacts, read: ReadName): FilmView => {
  const shots: ShotView[] = [];
  const film: FilmView = { ...facts, screenplay, shots, drawn: facts.mode === "animated_world", read };
  screenplay.shots.forEach((shot, index) => {
    const ids = shownIds(shot);
    const place = screenplay.places.find((each) => each.id === shot.place) ?? null;
    shots.push({
      shot,
      index,
      seconds: (facts.frames[index] ?? fps * 3) / fps,
      beings: shot.present.flatMap((present) => beingOf(present, screenplay, read)),
      things: screenplay.props.filter((entry) => ids.has(entry.id)).map((entry) => ({ entry, ...read(nameIn(entry)) })),
      place,
      placeClasses: place === null ? new Set() : read(nameIn(place)).classes,
      states: shot.now.map(({ id, state }) => ({ id, state, classes: read(state).classes })),
      film,
    });
  });
  return film;
};

/** What an id stands for, in the film's words. */
export const nameOf = (film: FilmView, id: string): string => {
  const { cast, props, places } = film.screenplay;
  return [...cast, ...props, ...places].find((each) => each.id === id)?.name ?? id;
};

/** Shots in which a member of the cast is seen. */
export const shotsWith = (film: FilmView, id: string): number =>
  film.shots.filter(({ beings }) => beings.some(({ entry }) => entry.id === id)).length;

/** States that something goes through in the film, in order, each once. */
export const statesOf = (film: FilmView, id: string): string[] => [
  ...new Set(film.shots.flatMap(({ states }) => states.filter((each) => each.id === id).map(({ state }) => state))),
];

/** The shot before in which the same somebody or something was seen. */
export const lastSeen = (view: ShotView, id: string): Being | null => {
  for (const before of view.film.shots.slice(0, view.index).toReversed()) {
    const being = before.beings.find(({ entry }) => entry.id === id);
    if (being !== undefined) return being;
  }
  return null;
};

/** Everything that the film names, in any of the classes. */
export const namesWith = (
  { screenplay: { cast, props, places }, read }: FilmView,
  wanted: readonly ThingClass[],
): { name: string; classes: ReadonlySet<ThingClass> }[] =>
  [...cast, ...props, ...places]
    .map(({ name }) => ({ name, classes: read(name).classes }))
    .filter(({ classes }) => wanted.some((each) => classes.has(each)));

/** What carries a class in the shot: its name, for evidence. */
export const nameWith = (view: ShotView, wanted: readonly ThingClass[]): string | null => {
  const has = (classes: ReadonlySet<ThingClass>) => wanted.some((each) => classes.has(each));
  return (
    view.things.find(({ classes }) => has(classes))?.entry.name ??
    view.beings.find(({ classes }) => has(classes))?.entry.name ??
    view.states.find(({ classes }) => has(classes))?.state ??
    null
  );
};
