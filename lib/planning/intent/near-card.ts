import type { ElementCard } from "#lib/contract/element.ts";
import { similarity } from "#lib/planning/meaning/word-vectors.ts";
import { roomRowOf } from "#lib/places/room.ts";
import type { Nouns } from "./units.ts";

/** Below this two words have a theme in common and no likeness. */
const alike = 0.66;
/** From here on a word is all but the same. */
const certain = 0.78;
const places: ReadonlySet<string> = new Set(["building", "interior", "terrain", "water", "sky"]);
const things: ReadonlySet<string> = new Set(["object", "product", "symbol"]);
const sortOf = ({ kind }: ElementCard): string => (places.has(kind) ? "place" : things.has(kind) ? "thing" : kind);
const mostKept = 2000;
const kept = new WeakMap<Nouns, Map<string, ElementCard | null>>();
/** Ids that are other words as well, or stand for too much. */
const unlike = new Set([
  "can",
  "orb",
  "plain",
  "moon",
  "sun",
  "stars",
  "space",
  "box",
  "key",
  "potters_wheel",
  "bus_stop",
  "sheet_music",
]);
const wordOf = (card: ElementCard): string => card.id.replaceAll("_", " ");

const young = /son|daughter|kid|boy|girl|baby|toddler|pupil|infant|schoolchild|orphan|teen|child/u;

/** What things are made of has no shape of its own. */
const stuff =
  /^(?:plastic|plastics|cotton|wool|silk|linen|velvet|denim|nylon|polyester|fabric|leather|rubber|steel|iron|metal|aluminium|aluminum|titanium|copper|brass|bronze|concrete|cement|marble|granite|limestone|porcelain|ceramic|mahogany|timber|lumber|wood|cardboard|fib(?:er|re)|foam|glass|wax|resin|clay|powder|liquid|gel|dust)$/u;

export const isStuff = (english: string): boolean => stuff.test(english);

/** The element nearest in meaning to an English word or short phrase; null when none is near. */
export function nearCard(english: string, nouns: Nouns): ElementCard | null {
  const known = kept.get(nouns) ?? new Map<string, ElementCard | null>();
  kept.set(nouns, known);
  if (isStuff(english)) return null;
  const before = known.get(english);
  if (before !== undefined) return before;
  const ranked = [...nouns.byId.values()]
    .filter(({ id }) => !unlike.has(id) && roomRowOf(id) === null)
    .map((card) => ({ card, similarity: similarity(english, wordOf(card)) }))
    .toSorted((a, b) => b.similarity - a.similarity);
  const [first, ...others] = ranked.slice(0, 5);
  // One likeness among things of all other sorts is chance: a horseshoe is no feather.
  const sure =
    first !== undefined &&
    first.similarity >= alike &&
    (first.similarity >= certain || others.some(({ card }) => sortOf(card) === sortOf(first.card)));
  const likest = sure ? first.card : undefined;
  // Family words lie near "child", whatever their age.
  const grown = likest?.id === "child" && !young.test(english) ? nouns.byId.get("person") : likest;
  const card = grown ?? null;
  if (known.size >= mostKept) known.clear();
  known.set(english, card);
  return card;
}

/** What stands for anything that nothing else draws. */
export const lastResort = (nouns: Nouns, elements: readonly ElementCard[]): ElementCard | undefined =>
  nouns.byId.get("orb") ?? elements.find((card) => card.kind === "symbol" || card.kind === "object") ?? elements[0];
