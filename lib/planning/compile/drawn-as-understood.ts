import type { ElementKind } from "#lib/contract/element.ts";
import type { CastKind, Drawing, Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import type { Pose } from "#lib/contract/vocabulary.ts";
import { knownPlace } from "#lib/places/known-by.ts";
import { roomRowOf, type RoomRow } from "#lib/places/room.ts";
import { tablesOf } from "#lib/planning/coverage/tables.ts";
import { headNoun } from "./read-name.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";

const wordsIn = (text: string, language: string): string[] => {
  const { definite, indefinite } = tablesOf(language).grammar;
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "" && !definite.includes(word) && !indefinite.includes(word));
};

/**
 * Whether two phrases name the same: all words of the shorter stand in the longer, what that is called among them (a
 * courier's bike is no courier). Scripts without spaces are compared whole.
 */
const sameThing = (one: string, other: string, language: string, isHead = false): boolean => {
  const [short, long] = [one, other]
    .map((phrase) => ({ words: wordsIn(phrase, language), head: headNoun(phrase, language) }))
    .toSorted((a, b) => a.words.length - b.words.length);
  if (short === undefined || long === undefined || short.words.length === 0) return false;
  const last = isHead && language === "hi" ? (long.words.at(-1) ?? null) : long.head;
  const isNamed = last === null || short.words.includes(last);
  if (isNamed && short.words.every((word) => long.words.includes(word))) return true;
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  const isAlike = headLast.has(language) && isHead ? a.endsWith(b) || b.endsWith(a) : a.includes(b) || b.includes(a);
  return /[^\p{Script=Latin}\p{N}\p{P}\s]/u.test(a) && isAlike;
};

const isSame = (one: string, other: string, language: string): boolean =>
  wordsIn(one, language).join() === wordsIn(other, language).join();

/** Languages whose names end with what they are of: the basket of `टमाटर की टोकरी`. */
const headLast: ReadonlySet<string> = new Set(["hi", "ja", "zh"]);

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
  const { language } = screenplay;
  const thing = <T extends { name: string; kind?: CastKind; drawn_as: Drawing | null }>(entry: T): T => {
    // `麦わら帽子の老人` is no hat: somebody is drawn as somebody, an animal as one.
    const being = entry.kind === "person" || entry.kind === "animal" ? entry.kind : null;
    const alike = drawn.things.filter(
      ({ phrase, kind }) =>
        !ground.has(kind) &&
        // The plates of `una niña lava platos` are nobody, however the words stand together.
        (being === null ? kind !== "person" || isSame(phrase, entry.name, language) : kind === being) &&
        sameThing(phrase, entry.name, language, true),
    );
    // Of a shoe of glass the shoe comes first where the material follows, and is the whole of the name where it does not.
    const found = alike.find(({ phrase }) => isSame(phrase, entry.name, language)) ?? alike[0];
    return entry.drawn_as !== null || found === undefined ? entry : { ...entry, drawn_as: drawing(found.element) };
  };
  const { place } = drawn;
  const front = place?.elements.at(-1);
  // `in school uniforms on the beach`: what is open land by its own name is no room that is told beside it.
  const isOpen = (name: string): boolean =>
    place?.interior === true && place.parts?.find(({ phrase }) => sameThing(phrase, name, language))?.open === true;
  // A place before and after the rain has one name.
  const isOnly = new Set(screenplay.places.map(({ name }) => name)).size === 1;
  const places = screenplay.places.map((entry) => {
    const known = knownPlace(entry.name, language)?.elements;
    if (entry.drawn_as === null && known !== undefined)
      return { ...entry, drawn_as: drawing(known.at(-1) ?? "", known.slice(0, -1)) };
    return entry.drawn_as === null &&
      place !== null &&
      front !== undefined &&
      !isOpen(entry.name) &&
      (sameThing(place.phrase, entry.name, language) || isOnly)
      ? { ...entry, drawn_as: drawing(front, place.elements.slice(0, -1)) }
      : entry;
  });
  const rooms = new Map(places.map(({ id, drawn_as }) => [id, roomRowOf(drawn_as?.element ?? "")]));
  return {
    ...screenplay,
    cast: screenplay.cast.map(thing),
    props: screenplay.props.map(thing),
    places,
    shots: screenplay.shots.map((shot) => fitted(shot, rooms.get(shot.place) ?? null)),
  };
};

const afar: ReadonlySet<ScreenplayShot["framing"]> = new Set(["extreme_wide", "wide", "full"]);
const upright: ReadonlySet<Pose> = new Set(["stand", "look"]);

/** A shot as its room allows: near in a small one, and nobody stands in a car. */
const fitted = (shot: ScreenplayShot, room: RoomRow | null): ScreenplayShot => ({
  ...shot,
  framing: room?.snug === true && afar.has(shot.framing) ? "medium" : shot.framing,
  present:
    room?.seated === true
      ? shot.present.map((each) => (upright.has(each.doing) ? { ...each, doing: "sit" as const } : each))
      : shot.present,
});

/** Nobody holds these: the stone that a boy throws is no cliff. */
const ground: ReadonlySet<ElementKind> = new Set(["terrain", "water", "interior"]);
