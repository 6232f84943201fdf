import { currencyIn, type PageHome } from "./currency.ts";
import {
  attribute,
  childrenOf,
  closest,
  collapse,
  elementsIn,
  isElement,
  type PageElement,
  type PageNode,
} from "./parse-page.ts";
import { decimalAmount } from "./price.ts";
import type { TextBlock } from "./text-blocks.ts";

export interface Price {
  amount: string;
  currency: string | null;
}

const priced = /(?:^|[\s_-])(?:price|prices|preis|prix|precio|preco|preço|prezzo|kakaku|amount|money)\d*(?=$|[\s_-])/iu;
const stale =
  /(?:^|[\s_-])(?:old|was|before|compare|compared?-at|list|regular|original|strike\w*|crossed|striked|msrp|rrp|uvp|unit|per-unit|base|savings?|saved|discount|shipping|installments?|financing|monthly|from-price-note|tax|range-max|previous)(?=$|[\s_-])/iu;
const pricesTried = 200;
const struckTags = new Set(["del", "s", "strike"]);
const spelled = (names: string): string => names.replaceAll(/([a-z])([A-Z])/gu, "$1-$2");
const namesOf = (element: PageElement): string =>
  spelled(
    ["class", "id", "itemprop", "data-testid", "data-test", "data-price-type"]
      .map((name) => attribute(element, name) ?? "")
      .join(" ")
      .slice(0, 600),
  );
const looksStale = (element: PageElement): boolean =>
  struckTags.has(element.tagName) ||
  (priced.test(namesOf(element))
    ? /(?:^|[\s_-])(?:old|was|compare|strike\w*|crossed|msrp|rrp|uvp|unit|per-unit|previous|list-price)(?=$|[\s_-])/iu
    : stale
  ).test(namesOf(element));

/** Elements are asked again and again for what stands around others. */
const known = new WeakMap<PageElement, boolean>();
const isStale = (element: PageElement): boolean => {
  const before = known.get(element);
  if (before !== undefined) return before;
  const stale = looksStale(element);
  known.set(element, stale);
  return stale;
};

const currentText = (root: PageElement): string => {
  const parts: string[] = [];
  const waiting: PageNode[] = [root];
  let visited = 0;
  for (let node = waiting.pop(); node !== undefined && visited < 300; node = waiting.pop()) {
    visited += 1;
    if ("value" in node) parts.push(node.value);
    if (isElement(node) && (isStale(node) || node.tagName === "script" || node.tagName === "style")) continue;
    const children = childrenOf(node);
    for (let at = children.length - 1; at >= 0; at -= 1) waiting.push(children[at] as PageNode);
  }
  return collapse(parts.join(" "));
};

/** An amount with its currency in a short text: `From 1.299,00 €`. */
const priceIn = (written: string, home: PageHome): Price | null => {
  const text = written.normalize("NFKC");
  const currency = currencyIn(text, home);
  if (currency === null) return null;
  const near = /(?:[^\p{N}\s]{1,5}\s?)?\p{N}[\p{N}.,'’٫٬\s]*(?:\s?[^\p{N}\s]{1,6})?/gu;
  const spots = [...text.matchAll(near)].map(([spot]) => spot).filter((spot) => currencyIn(spot, home) !== null);
  const amount = decimalAmount(spots[0] ?? text, currency, home, false);
  return amount === null ? null : { amount, currency };
};

/**
 * The price that a page shows, where no notation says it: the first that stands after the heading and is not struck
 * through, not per unit and not somebody else's.
 */
export const shownPrice = (
  root: PageNode,
  blocks: readonly TextBlock[],
  around: PageElement | null,
  home: PageHome,
): Price | null => {
  const fringe = new Set(blocks.filter((block) => block.zone !== "main").map((block) => block.element));
  const heading =
    blocks.find((block) => block.kind === "heading" && block.level === 1 && block.zone === "main")?.element ?? null;
  let seen = heading === null || around !== null;
  let tried = 0;
  for (const element of elementsIn(around ?? root)) {
    if (element === heading) seen = true;
    if (tried > pricesTried) break;
    if (!seen || !priced.test(namesOf(element)) || isStale(element)) continue;
    if (closest(element, (each) => fringe.has(each) || isStale(each)) !== null) continue;
    tried += 1;
    const text = currentText(element);
    if (text.length > 120) continue;
    const price = priceIn(text, home);
    if (price !== null) return price;
  }
  const inside = (block: TextBlock) =>
    around === null || (block.element !== null && closest(block.element, (each) => each === around) !== null);
  const from = Math.max(
    0,
    blocks.findIndex((block) => block.element === heading && heading !== null),
  );
  for (const block of blocks.slice(from)) {
    if (block.zone !== "main" || block.text.length > 40 || !inside(block)) continue;
    if (block.element !== null && closest(block.element, isStale) !== null) continue;
    const price = priceIn(block.text, home);
    if (price !== null && /\p{N}/u.test(block.text)) return price;
  }
  return null;
};
