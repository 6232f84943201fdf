import { attribute, elementsIn, scriptText, type PageNode } from "./parse-page.ts";

/** A thing of schema.org as a page says it, whatever notation it was said in. */
export type Thing = { [property: string]: unknown };

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const nestingMax = 12;
const thingsMax = 500;
/** Longest notation that is read, in characters, and in all of a page. */
const scriptMax = 600_000;

/** Everything that a page's JSON-LD says, `@graph` and arrays opened, in order, nested things after those that hold them. */
export const jsonLdThings = (root: PageNode): Thing[] => {
  const things: Thing[] = [];
  let read = 0;
  const open = (value: unknown, depth: number): void => {
    if (depth > nestingMax || things.length >= thingsMax) return;
    if (Array.isArray(value)) for (const each of value) open(each, depth + 1);
    if (!isThing(value)) return;
    if (value["@type"] !== undefined) things.push(value);
    for (const [name, each] of Object.entries(value)) if (name !== "@context") open(each, depth + 1);
  };
  for (const element of elementsIn(root)) {
    if (element.tagName !== "script") continue;
    const type = (attribute(element, "type") ?? "").trim().toLowerCase();
    if (!type.startsWith("application/ld+json")) continue;
    const raw = scriptText(element);
    read += raw.length;
    if (read > scriptMax) break;
    for (const value of readTolerantly(raw)) open(value, 0);
  }
  return things;
};

/** JSON as people paste it: in comments, with trailing commas, raw line ends, entities, several values in a row. */
const readTolerantly = (raw: string): unknown[] => {
  const bare = raw
    .replace(/^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/)/u, "")
    .replace(/(?:(?:\/\/\s*)?(?:-->|\]\]>)|\/\*\s*\]\]>\s*\*\/)\s*$/u, "")
    .trim()
    .replace(/;$/u, "");
  const attempts: (() => string)[] = [
    () => bare,
    () => inStrings(bare),
    () => withoutTrailingCommas(inStrings(bare)),
    () => withoutTrailingCommas(inStrings(bare.replaceAll("&quot;", '"').replaceAll("&amp;", "&"))),
  ];
  for (const attempt of attempts) {
    const value = parsed(attempt());
    if (value !== undefined) return [value];
  }
  return valuesInRow(withoutTrailingCommas(inStrings(bare)));
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Half of the pages with broken JSON-LD can still be read another way; undefined is never JSON.
    return undefined;
  }
};

/** Escapes control characters that stand inside strings as they are. Each sign is looked at once. */
const inStrings = (text: string): string => {
  let mended = "";
  let from = 0;
  for (let open = text.indexOf('"'); open !== -1; open = text.indexOf('"', from)) {
    const end = endOfString(text, open);
    // A string without an end stays as it is, and so does all that follows.
    if (end === -1) break;
    mended += text.slice(from, open) + mendedString(text.slice(open, end));
    from = end;
  }
  return mended + text.slice(from);
};

/** Where the string that opens at `open` is over; -1 where nothing closes it. */
const endOfString = (text: string, open: number): number => {
  for (let at = open + 1; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === "\\") at += 1;
    else if (letter === '"') return at + 1;
  }
  return -1;
};

const mendedString = (literal: string): string =>
  literal
    .replaceAll("\r\n", "\\n")
    .replaceAll(/[\n\r]/gu, "\\n")
    .replaceAll("\t", "\\t")
    .replaceAll(/\p{Cc}/gu, "")
    .replaceAll(/\\(?!["\\/bfnrtu])/gu, "\\\\");

const withoutTrailingCommas = (text: string): string =>
  text.replaceAll(/,(?=\s*[}\]])/gu, "").replaceAll(/,[\s,]*,/gu, ",");

/** Whole objects that stand one after the other, however they are separated; the rest is left. */
const valuesInRow = (text: string): unknown[] => {
  const values: unknown[] = [];
  let depth = 0;
  let start = -1;
  let inside = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (inside) {
      if (letter === "\\") at += 1;
      else if (letter === '"') inside = false;
    } else if (letter === '"') inside = true;
    else if (letter === "{") {
      if (depth === 0) start = at;
      depth += 1;
    } else if (letter === "}" && depth > 0) {
      depth -= 1;
      const value = depth === 0 ? parsed(text.slice(start, at + 1)) : undefined;
      if (value !== undefined) values.push(value);
    }
  }
  return values;
};

/** Types of a thing, without the vocabulary's address: `Product`. */
export const typesOf = (thing: Thing): string[] =>
  listOf(thing["@type"]).flatMap((type) => (typeof type === "string" ? [type.replace(/^.*[/#:]/u, "")] : []));

export const listOf = (value: unknown): unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** The things that stand under a property. */
export const thingsUnder = (thing: Thing, property: string): Thing[] => listOf(thing[property]).filter(isThing);

/** The first text or number under a property; of a thing its name or value. */
export const textUnder = (thing: Thing, property: string): string | null => {
  for (const value of listOf(thing[property])) {
    if (typeof value === "string" && value.trim() !== "") return value;
    if (typeof value === "number" && Number.isFinite(value)) return String(value);
    if (isThing(value)) {
      const inner = value["name"] ?? value["@value"] ?? value["value"];
      if (typeof inner === "string" && inner.trim() !== "") return inner;
    }
  }
  return null;
};
