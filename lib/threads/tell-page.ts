import type { ElementCard, ElementKind } from "#lib/contract/element.ts";
import type { DirectorMode } from "#lib/contract/vocabulary.ts";
import type { PageReading } from "#lib/page/read-page.ts";
import { shortName, tellFilm } from "#lib/page/tell-film.ts";
import type { FilmDraft } from "#lib/planning/draft.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";

/** False for words of a page that a planner would take for orders to camera, length or format. */
export const isPlain = (text: string, elements: readonly ElementCard[]): boolean => {
  const { cues, orders } = readIntent(text, elements);
  return (
    orders.length === 0 &&
    cues.camera.length === 0 &&
    cues.framing === null &&
    cues.duration_seconds === null &&
    cues.shot_count === null &&
    cues.aspect_ratio === null
  );
};

/** Kinds of things that shops have on a shelf. Of a "smoked chilli" sauce nobody sells the chimney. */
const shelved: ReadonlySet<ElementKind> = new Set(["product", "food", "object"]);
const goods: ReadonlySet<ElementKind> = new Set([...shelved, "vehicle", "plant"]);

const kindOf = (element: string, elements: readonly ElementCard[]): ElementKind =>
  elements.find(({ id }) => id === element)?.kind ?? "air";

/** For each thing that words name for certain, or may name, whether it is for sale. */
const soldIn = (words: string, certain: boolean, elements: readonly ElementCard[]): boolean[] =>
  readIntent(words, elements).subjects.flatMap(({ match, animate, element }) =>
    animate || (certain && match !== "exact") ? [] : goods.has(kindOf(element, elements)),
  );

/** The page as an intent. A name that would bring a house or a mountain, and nothing for sale, is left to the captions. */
export const tellPage = (
  reading: PageReading,
  mode: DirectorMode,
  told: PageReading["claims"],
  elements: readonly ElementCard[],
): string => {
  const tell = (named: boolean) =>
    tellFilm(reading, mode, told, {
      named,
      isKnown: (name) => {
        const sold = soldIn(name, true, elements);
        return sold.length > 0 && sold.every(Boolean);
      },
    });
  const intent = tell(true);
  return reading.about === "page" || soldIn(intent, false, elements).some(Boolean) ? intent : tell(false);
};

/**
 * What the film sells, in words that hold the noun it is drawn under: by them the renderer finds where the brand's own
 * picture of it belongs.
 */
export const productIn = (
  product_name: string,
  depth_layers: FilmDraft["depth_layers"],
  elements: readonly ElementCard[],
): string => {
  const name = shortName(product_name);
  const drawn = depth_layers.flatMap(({ layers }) =>
    layers.flatMap((layer) => (layer.name === "subject" ? layer.drawn_as : [])),
  );
  const kinds = readIntent(name, elements).subjects.flatMap(({ match, element }) => (match === "exact" ? element : []));
  const sold = drawn.filter(({ element }) => shelved.has(kindOf(element, elements)));
  const noun = (sold.find(({ element }) => kinds.includes(element)) ?? sold[0])?.noun;
  return noun === undefined || name.toLowerCase().includes(noun.toLowerCase()) ? name : `${name} (${noun})`;
};
