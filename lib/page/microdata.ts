import type { Thing } from "./json-ld.ts";
import { attribute, elementsIn, textIn, type PageElement, type PageNode, type ReadingBudget } from "./parse-page.ts";

const addressed: Record<string, string> = {
  a: "href",
  link: "href",
  img: "src",
  source: "src",
  object: "data",
  meta: "content",
  data: "value",
  meter: "value",
};

const thingsMax = 400;
/** Values of one property, and names that one element may give. */
const valuesMax = 400;
const namesMax = 20;
/** Characters and nodes of one value's text, and of all of a page: values that nest say the same text again and again. */
const valueMax = 20_000;
const pageMax = 600_000;
const scoped = (element: PageElement): boolean => attribute(element, "itemscope") !== null;

/** Things that a page says in microdata, in the shape that JSON-LD gives them; `@element` is where they stand. */
export const microdataThings = (root: PageNode): Thing[] => {
  const things = new Map<PageElement, Thing>();
  const page: ReadingBudget = { left: pageMax };
  const thingOf = (element: PageElement): Thing => {
    const known = things.get(element);
    if (known !== undefined) return known;
    const made: Thing = { "@type": (attribute(element, "itemtype") ?? "").trim().split(/\s+/u), "@element": element };
    things.set(element, made);
    return made;
  };
  for (const element of elementsIn(root)) {
    if (things.size >= thingsMax) break;
    if (scoped(element)) thingOf(element);
    const names = attribute(element, "itemprop");
    if (names === null) continue;
    const holder = scopeAround(element);
    if (holder === null) continue;
    const owner = thingOf(holder);
    const value = scoped(element) ? thingOf(element) : valueOf(element, page);
    for (const name of names.trim().split(/\s+/u, namesMax)) {
      const before = owner[name];
      if (name in Object.prototype) continue;
      if (before === undefined) owner[name] = value;
      else if (!Array.isArray(before)) owner[name] = [before, value];
      else if (before.length < valuesMax) before.push(value);
    }
  }
  return [...things.values()];
};

const scopeAround = (element: PageElement): PageElement | null => {
  let at: PageNode | null = element.parentNode;
  while (at !== null) {
    if ("tagName" in at && scoped(at)) return at;
    at = "parentNode" in at ? at.parentNode : null;
  }
  return null;
};

const valueOf = (element: PageElement, page: ReadingBudget): string => {
  const said = attribute(element, "content");
  if (said !== null) return said;
  const name = addressed[element.tagName];
  const address = name === undefined ? null : attribute(element, name);
  if (address !== null) return address;
  const granted = Math.min(valueMax, page.left);
  const budget: ReadingBudget = { left: granted };
  const text = textIn(element, budget);
  page.left -= granted - budget.left;
  return text;
};
