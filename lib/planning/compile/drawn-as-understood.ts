import type { ElementKind } from "#lib/contract/element.ts";
import { type Drawing, type PropEntry, type Screenplay, screenplayLimits } from "#lib/contract/screenplay.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";

/** Articles of the languages that have them as words of their own. */
const articles =
  /^(?:an?|the|un|una|uno|unos|unas|une|des|el|la|los|las|le|les|il|lo|gli|i|o|os|as|um|uma|uns|umas|der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines)$/u;

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "" && !articles.test(word));

/** Whether two phrases name the same: all words of the shorter stand in the longer. Scripts without spaces are compared whole. */
const sameThing = (one: string, other: string): boolean => {
  const [short, long] = [wordsIn(one), wordsIn(other)].toSorted((a, b) => a.length - b.length);
  if (short === undefined || long === undefined || short.length === 0) return false;
  if (short.every((word) => long.includes(word))) return true;
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return /[^\p{Script=Latin}\p{N}\p{P}\s]/u.test(a) && (a.includes(b) || b.includes(a));
};

const drawing = (element: string, behind: readonly string[] = []): Drawing => ({
  element,
  variant: null,
  wears: [],
  carries: [...behind],
  material: null,
});

/**
 * A covered screenplay with the drawings that its sentence asks for: where words stand together they mean more than a name
 * alone (`on a night train` is inside one). Entries that the sentence does not decide are left to their names.
 */
export const drawnAsUnderstood = (screenplay: Screenplay, { drawn }: Pick<Brief, "drawn">): Screenplay => {
  const thing = <T extends { name: string; drawn_as: Drawing | null }>(entry: T): T => {
    const alike = drawn.things.filter(({ phrase, kind }) => !ground.has(kind) && sameThing(phrase, entry.name));
    // Of a shoe of glass the shoe comes first where the material follows, and is the whole of the name where it does not.
    const found = alike.find(({ phrase }) => wordsIn(phrase).join() === wordsIn(entry.name).join()) ?? alike[0];
    return entry.drawn_as !== null || found === undefined ? entry : { ...entry, drawn_as: drawing(found.element) };
  };
  const { place } = drawn;
  const left = leftOver(screenplay, drawn);
  const front = place?.elements.at(-1);
  const [only] = screenplay.places;
  return {
    ...screenplay,
    cast: screenplay.cast.map(thing),
    props: [...screenplay.props.map(thing), ...left],
    places: screenplay.places.map((entry) =>
      entry.drawn_as === null &&
      place !== null &&
      front !== undefined &&
      (sameThing(place.phrase, entry.name) || (screenplay.places.length === 1 && entry === only))
        ? { ...entry, drawn_as: drawing(front, place.elements.slice(0, -1)) }
        : entry,
    ),
    shots: screenplay.shots.map((shot) => ({
      ...shot,
      props: [...shot.props, ...left.filter(({ name }) => within(name, shot.action)).map(({ id }) => id)].slice(
        0,
        screenplayLimits.present,
      ),
    })),
  };
};

const within = (phrase: string, text: string): boolean => {
  const words = wordsIn(text);
  return wordsIn(phrase).every((word) => words.includes(word));
};

/** Nobody holds these: the stone that a boy throws is no cliff. */
const ground: ReadonlySet<ElementKind> = new Set(["terrain", "water", "interior"]);

const loose: ReadonlySet<ElementKind> = new Set(["object", "product", "food", "plant"]);

/** Things that an action names, that can be drawn, and that coverage made no entry of: the chess of two who play it. */
const leftOver = (screenplay: Screenplay, { things }: Brief["drawn"]): PropEntry[] => {
  const entries = [...screenplay.cast, ...screenplay.props, ...screenplay.places];
  const taken = new Set(entries.map(({ id }) => id));
  return things
    .filter(
      ({ phrase, element, kind }) =>
        loose.has(kind) &&
        !taken.has(element) &&
        !entries.some(({ name }) => sameThing(phrase, name) || within(phrase, name)) &&
        screenplay.shots.some(({ action }) => within(phrase, action)),
    )
    .slice(0, Math.max(0, Math.min(2, screenplayLimits.props - screenplay.props.length)))
    .map(({ phrase, element }) => ({ id: element, name: phrase, looks: "", drawn_as: drawing(element) }));
};
