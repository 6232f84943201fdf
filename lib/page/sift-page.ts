import type { AdBrief } from "#lib/contract/ad.ts";
import type { PagePlace } from "#lib/contract/page.ts";
import { splitInstructions } from "./find-instructions.ts";
import { listOf, type Thing } from "./json-ld.ts";
import { collapse } from "./parse-page.ts";
import { headingZones } from "./shop-words.ts";
import { plainText } from "./structured-products.ts";
import type { PageText, TextBlock } from "./text-blocks.ts";

export type Ignored = AdBrief["ignored_instructions"];

/** A block of the page, in sentences, without what speaks to software. */
export interface SiftedBlock extends TextBlock {
  sentences: string[];
}

const reportedMax = 20;
const reportedCharacters = 300;

/** Keeps what a page tells its software apart from what it tells people, and remembers where it stood. */
export interface Sieve {
  /** The sentences of a text that may be used. */
  sift: (text: string, where: PagePlace) => string[];
  /** The text when it is free of instructions, else null. */
  clean: (text: string | null, where: PagePlace) => string | null;
  /** Whether some of it speaks to software. */
  orders: (text: string) => boolean;
  ignored: Ignored;
}

/** Most characters that are read of one text, and of a page; a page without end is read as far as this. */
const textMax = 12_000;
const pageMax = 250_000;
interface Parted {
  said: string[];
  ignored: string[];
}

export const instructionSieve = (language: string): Sieve => {
  const found = new Map<string, Ignored[number]>();
  const known = new Map<string, Parted>();
  let read = 0;
  const part = (text: string): Parted => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const start = text.slice(0, textMax);
    read += start.length;
    const { said, ignored } = read > pageMax ? { said: [], ignored: [] } : splitInstructions(start, language);
    // What is cut off is no sentence.
    const parted = { said: start === text ? said : said.slice(0, -1), ignored };
    known.set(text, parted);
    return parted;
  };
  const sift = (text: string, where: PagePlace): string[] => {
    const { said, ignored } = part(text);
    const order = [...collapse(ignored.join(" "))].slice(0, reportedCharacters).join("");
    if (order !== "" && !found.has(order) && found.size < reportedMax) found.set(order, { text: order, where });
    return said;
  };
  return {
    sift,
    orders: (text) => part(text).ignored.length > 0,
    clean: (text, where) =>
      text === null || sift(text, where).length === 0 || part(text).ignored.length > 0 ? null : text,
    get ignored() {
      return [...found.values()];
    },
  };
};

/** The blocks in sentences; headings settle what the parts under them are about, an order spoils its whole part. */
export const siftBlocks = ({ blocks, unseen }: PageText, sieve: Sieve): SiftedBlock[] => {
  const sifted: SiftedBlock[] = [];
  let part: { level: number; zone: TextBlock["zone"] | null; spoilt: boolean } = {
    level: 0,
    zone: null,
    spoilt: false,
  };
  for (const block of blocks) {
    const sentences = sieve.sift(block.text, "visible_text");
    const spoilt = sieve.orders(block.text);
    if (block.kind === "heading") {
      const zone =
        block.text.length < 80 ? headingZones.find(([, pattern]) => pattern.test(block.text))?.[0] : undefined;
      if (part.level === 0 || block.level <= part.level || zone !== undefined || spoilt)
        part = {
          level: zone !== undefined || spoilt ? block.level : 0,
          zone: block.level === 1 ? null : (zone ?? null),
          spoilt,
        };
    } else if (spoilt && /[:：]\s*$/u.test(block.text)) part = { level: 7, zone: part.zone, spoilt: true };
    const zone = block.zone === "main" ? (part.zone ?? "main") : block.zone;
    sifted.push({ ...block, zone, sentences: part.spoilt ? [] : sentences });
  }
  for (const { text, where } of unseen) sieve.sift(text, where);
  return sifted;
};

/** Looks through everything that structured data says, reviews and all. */
export const siftThings = (things: readonly Thing[], sieve: Sieve): void => {
  const seen = new Set<unknown>();
  const look = (value: unknown, depth: number): void => {
    if (typeof value === "string" && value.length > 12 && !/^https?:\S+$/u.test(value))
      sieve.sift(plainText(value.slice(0, 20_000)), "structured_data");
    if (typeof value !== "object" || value === null || seen.has(value) || depth > 12) return;
    seen.add(value);
    for (const [name, each] of Object.entries(value))
      if (name !== "@element") for (const one of listOf(each)) look(one, depth + 1);
  };
  for (const thing of things) look(thing, 0);
};
