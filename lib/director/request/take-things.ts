import {
  type CastEntry,
  castKinds,
  type Drawing,
  type PlaceEntry,
  type PropEntry,
  screenplayLimits as most,
  seasons,
} from "#lib/contract/screenplay.ts";
import type { ElementCard } from "#lib/contract/element.ts";
import { timesOfDay, weathers } from "#lib/contract/vocabulary.ts";
import { cutText, readWord, snake } from "./read-word.ts";
import { type Note, under } from "./repairs.ts";
import type { TakenShots } from "./taken-answer.ts";

/** Everybody and everything of a film, found by id or, where a writer forgot it, by name. */
export interface Things {
  cast: readonly CastEntry[];
  places: readonly PlaceEntry[];
  props: readonly PropEntry[];
}

/** The id as the contract writes ids; null where nothing of it is left. */
const cleanId = (said: string): string | null => {
  const id = said
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/gu, "-")
    .replaceAll(/^[^a-z]+|-+$/gu, "")
    .slice(0, most.id);
  return id === "" ? null : id;
};

export const findIn = (entries: readonly { id: string; name: string }[], said: string): string | null => {
  const id = cleanId(said);
  const word = snake(said);
  if (word === "") return null;
  return (entries.find((entry) => entry.id === id) ?? entries.find((entry) => snake(entry.name) === word))?.id ?? null;
};

export const findThing = ({ cast, props, places }: Things, said: string): string | null =>
  findIn(cast, said) ?? findIn(props, said) ?? findIn(places, said);

/** An id that is known, or null; what is neither known nor empty is told. */
export const known = (id: string | null, said: string, path: string, note: Note): string | null => {
  if (id === null && said !== "" && snake(said) !== "null" && snake(said) !== "none")
    note(path, `${JSON.stringify(cutText(said, 40))} is no id of this film; left out`);
  return id;
};

/** Elements by their ids and by the nouns that mean them. */
const indexes = new WeakMap<readonly ElementCard[], Map<string, string>>();
const indexOf = (elements: readonly ElementCard[]): Map<string, string> => {
  const known = indexes.get(elements);
  if (known !== undefined) return known;
  const index = new Map<string, string>();
  for (const { id, words } of elements)
    for (const word of words) if (!index.has(snake(word))) index.set(snake(word), id);
  for (const { id } of elements) index.set(id, id);
  indexes.set(elements, index);
  return index;
};

type Drawn = Partial<TakenShots["cast"][number]> & { element: string; variant: string };

/** How it is drawn; null where the catalog has nothing that would be recognised as it. */
const drawingOf = (entry: Drawn, elements: readonly ElementCard[], note: Note): Drawing | null => {
  if (entry.element === "") return null;
  const element = indexOf(elements).get(snake(entry.element));
  if (element === undefined) {
    note("element", `there is no element ${JSON.stringify(entry.element)}; a stand-in is shown`);
    return null;
  }
  const worn = (list: readonly string[] | undefined) =>
    (list ?? [])
      .filter((word) => word !== "")
      .map((word) => cutText(word, 80))
      .slice(0, 8);
  return {
    element,
    variant: entry.variant === "" ? null : cutText(entry.variant, 80),
    wears: worn(entry.wears),
    carries: worn(entry.carries),
    material: (entry.material ?? "") === "" ? null : cutText(entry.material ?? "", 40),
  };
};

interface Said {
  id: string;
  name: string;
}

/** Every entry with an id of its own that nobody has yet; a second entry of the same id is left out. */
const identified = <T extends Said>(
  said: readonly T[],
  { list, letter, limit, used }: { list: string; letter: string; limit: number; used: Set<string> },
  note: Note,
): (T & { note: Note })[] => {
  const kept: (T & { note: Note })[] = [];
  for (const [index, entry] of said.entries()) {
    const here = under(note, `${list}[${index}]`);
    const id = cleanId(entry.id) ?? `${letter}${index + 1}`;
    if (entry.name === "" && id === "") here("name", "has no name; left out");
    else if (used.has(id)) here("id", `${id} is taken already; left out`);
    else if (kept.length >= limit) here("", `more than ${limit}; left out`);
    else {
      used.add(id);
      kept.push({ ...entry, id, name: cutText(entry.name === "" ? id : entry.name, most.name), note: here });
    }
  }
  return kept;
};

/** Cast, places and props of an answer. `taken` are ids of a film that stands already. */
export const takeThings = (
  said: Pick<TakenShots, "cast" | "places" | "props">,
  elements: readonly ElementCard[],
  standing: Things,
  note: Note,
): Things => {
  const used = new Set([...standing.cast, ...standing.places, ...standing.props].map(({ id }) => id));
  const line = (text: string) => cutText(text, most.line);
  const cast = identified(said.cast, { list: "cast", letter: "c", limit: most.cast, used }, note);
  const places = identified(said.places, { list: "places", letter: "p", limit: most.places, used }, note);
  const props = identified(said.props, { list: "props", letter: "o", limit: most.props, used }, note);
  return {
    cast: cast.map(({ note: here, ...entry }) => ({
      id: entry.id,
      name: entry.name,
      kind: readWord(castKinds, entry.kind) ?? "object",
      count: Math.round(Math.min(40, Math.max(1, entry.count ?? 1))),
      looks: line(entry.looks),
      wardrobe: line(entry.wardrobe),
      drawn_as: drawingOf(entry, elements, here),
    })),
    places: places.map(({ note: here, ...entry }) => ({
      id: entry.id,
      name: entry.name,
      looks: line(entry.looks),
      time_of_day: readWord(timesOfDay, entry.time_of_day) ?? "unspecified",
      weather: readWord(weathers, entry.weather) ?? "unspecified",
      season: readWord(seasons, entry.season) ?? "unspecified",
      drawn_as: drawingOf(entry, elements, here),
    })),
    props: props.map(({ note: here, ...entry }) => ({
      id: entry.id,
      name: entry.name,
      looks: line(entry.looks),
      drawn_as: drawingOf(entry, elements, here),
    })),
  };
};
