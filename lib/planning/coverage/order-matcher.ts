import type { LanguageTable } from "./tables.ts";

export type OrderKind =
  | "format"
  | "genre"
  | "style"
  | "camera"
  | "shape"
  | "platform"
  | "length"
  | "explain"
  | "asks"
  | "filler";

interface Entry {
  kind: OrderKind;
  sells: boolean;
}

/** A run of words about the making. */
export interface OrderRun {
  end: number;
  kinds: OrderKind[];
  sells: boolean;
}

/** Finds words about the making in a text of one language. All positions are offsets into the text. */
export interface OrderMatcher {
  /** The longest run of such words from a position. With `styles_on` a style's free tail counts as well. */
  run(text: string, start: number, end: number, styles_on: boolean): OrderRun;
  /** The word that ties a format to its matter (`for`, `about`). */
  tie(text: string, start: number, end: number): { end: number; takes_product: boolean } | null;
  /** A label that ends just before a position. */
  endingAt(text: string, position: number, kinds: readonly string[]): { start: number; kind: string } | null;
  /** A format that closes a stretch, with the particle that ties it to what stands before. */
  formatAtEnd(
    text: string,
    start: number,
    end: number,
    has_head?: boolean,
  ): { start: number; sells: boolean; tied: boolean } | null;
  /** Where a phrase such as `in the style of` starts that goes on to the end of the stretch. */
  styleFrom(text: string, start: number, end: number): number | null;
  /** The length of a label of this kind that starts here; 0 where none does. */
  startingAt(text: string, start: number, end: number, kind: string): number;
  /** The length of a label of this kind that closes a stretch; 0 where none does. */
  closing(text: string, start: number, end: number, kind: string): number;
  /** Where words that name nothing but a place of showing begin that close a stretch. */
  platformAtEnd(text: string, start: number, end: number): number | null;
  /** Where the first phrase with an indefinite article or a number starts behind a position. */
  firstPhrase(text: string, start: number, end: number): number | null;
  /** The last noun phrase with a definite article that names more than a direction. */
  lastKnown(text: string, start: number, end: number): string | null;
  /** Where a noun phrase ends that starts here: at a relative word or a preposition. */
  firstStop(text: string, start: number, end: number): number;
}

const longest = 40;
const gap = /^(?:\s|-|'s|’s|&|\+|\/)+/u;
const ratio = /^\d{1,2}(?:\.\d{1,2})?\s?[:x×]\s?\d{1,2}(?!\d)/u;
const isLetter = (char: string) => /[\p{L}\p{M}\p{N}]/u.test(char);

const kept = new Map<string, OrderMatcher>();

/** The matcher of a language. */
export function orderMatcher(table: LanguageTable): OrderMatcher {
  const known = kept.get(table.language);
  if (known !== undefined) return known;
  const made = build(table);
  kept.set(table.language, made);
  return made;
}

function entriesOf(table: LanguageTable): Map<string, Entry> {
  const { brief } = table;
  const entries = new Map<string, Entry>();
  const sells = new Set(brief.sells.map((word) => word.toLowerCase()));
  const put = (words: readonly string[], kind: OrderKind) => {
    for (const word of words) {
      const low = word.toLowerCase();
      if (!entries.has(low)) entries.set(low, { kind, sells: sells.has(low) });
    }
  };
  put(brief.explain, "explain");
  put(brief.formats, "format");
  put(brief.genres, "genre");
  put(brief.camera, "camera");
  put(brief.shapes, "shape");
  put(brief.platforms, "platform");
  put(brief.styles, "style");
  put(brief.praise, "style");
  put(brief.asks, "asks");
  put(brief.fillers, "filler");
  return entries;
}

function build(table: LanguageTable): OrderMatcher {
  const { brief, grammar } = table;
  const spaced = grammar.script !== "cjk";
  const entries = entriesOf(table);
  const lower = (text: string) => text.toLowerCase();
  const setOf = (words: readonly string[]) => new Set(words.map(lower));
  const ties = setOf(brief.audience_for);
  const productTies = setOf(brief.product_for);
  const units = setOf(brief.units);
  const styles = setOf(brief.style_of);
  const of = new Set(grammar.prep["of"] ?? []);
  const stops = setOf([
    ...grammar.who,
    ...(grammar.prep["place"] ?? []),
    ...(grammar.prep["with"] ?? []),
    ...(grammar.prep["for"] ?? []),
    ...brief.audience_for.filter((word) => !of.has(word)),
    ...grammar.because,
    ...grammar.when,
    ...grammar.and,
  ]);

  /** The longest member of a set at a position, at word borders where the script has them. */
  const at = (text: string, start: number, end: number, has: (piece: string) => boolean): number => {
    if (spaced && start > 0 && isLetter(text.charAt(start - 1))) return 0;
    for (let length = Math.min(longest, end - start); length > 0; length--) {
      if (
        spaced &&
        start + length < end &&
        isLetter(text.charAt(start + length)) &&
        isLetter(text.charAt(start + length - 1))
      )
        continue;
      if (has(lower(text.slice(start, start + length)))) return length;
    }
    return 0;
  };

  const lengthAt = (text: string, start: number, end: number): number => {
    const number = /^\d{1,3}/u.exec(text.slice(start, Math.min(end, start + 4)))?.[0];
    if (number === undefined) return 0;
    const after = start + number.length;
    const space = /^[\s-]*/u.exec(text.slice(after, Math.min(end, after + 3)))?.[0].length ?? 0;
    const unit = atUnit(text, after + space, end);
    return unit === 0 ? 0 : number.length + space + unit;
  };
  const atUnit = (text: string, start: number, end: number): number => {
    for (let length = Math.min(14, end - start); length > 0; length--) {
      if (spaced && start + length < end && isLetter(text.charAt(start + length))) continue;
      if (units.has(lower(text.slice(start, start + length)))) return length;
    }
    return 0;
  };

  /** Whether another order follows (`anuncio de 15 segundos`), so that the word between ties nothing yet. */
  const ordersAfter = (text: string, from: number, end: number): boolean => {
    const start = from + (gap.exec(text.slice(from, Math.min(end, from + 8)))?.[0].length ?? 0);
    if (lengthAt(text, start, end) > 0) return true;
    const length = at(text, start, end, (piece) => entries.has(piece));
    return length > 0 && entries.get(lower(text.slice(start, start + length)))?.kind !== "filler";
  };

  const run = (text: string, start: number, end: number, styles_on: boolean): OrderRun => {
    const kinds: OrderKind[] = [];
    let position = start;
    let closed = start;
    let sells = false;
    while (position < end) {
      const space = gap.exec(text.slice(position, Math.min(end, position + 8)))?.[0].length ?? 0;
      position += space;
      if (position >= end) {
        closed = end;
        break;
      }
      if (styles_on && at(text, position, end, (piece) => styles.has(piece)) > 0) {
        kinds.push("style");
        closed = end;
        break;
      }
      const shape = ratio.exec(text.slice(position, Math.min(end, position + 8)))?.[0].length ?? 0;
      const duration = shape > 0 ? 0 : lengthAt(text, position, end);
      const length = shape || duration || at(text, position, end, (piece) => entries.has(piece));
      if (length === 0) break;
      const entry = entries.get(lower(text.slice(position, position + length)));
      // `music video for a sad song`: what ties a format to its matter ends the run.
      const ends =
        !styles_on &&
        kinds.includes("format") &&
        entry?.kind === "filler" &&
        ties.has(lower(text.slice(position, position + length)));
      if (ends && !ordersAfter(text, position + length, end)) break;
      const kind = shape > 0 ? "shape" : duration > 0 ? "length" : (entry?.kind ?? "filler");
      if (entry?.sells === true) sells = true;
      kinds.push(kind);
      position += length;
      if (kind !== "filler" || styles_on) closed = position;
      if (kind === "explain") {
        closed = position;
        break;
      }
    }
    // `a girl`: an article that no brief word follows belongs to the story.
    return { end: closed, kinds, sells };
  };

  const tie = (text: string, start: number, end: number) => {
    let position = start;
    // `docu très court sur …`: small words of an order may stand before the tie.
    for (let skipped = 0; skipped < 5; skipped++) {
      position += gap.exec(text.slice(position, Math.min(end, position + 8)))?.[0].length ?? 0;
      const length = at(text, position, end, (piece) => ties.has(piece));
      if (length > 0) {
        const word = lower(text.slice(position, position + length));
        return { end: position + length, takes_product: productTies.has(word) };
      }
      const filler = spaced ? at(text, position, end, (piece) => entries.get(piece)?.kind === "filler") : 0;
      if (filler === 0) return null;
      position += filler;
    }
    return null;
  };

  const endingAt = (text: string, position: number, kinds: readonly string[]) => {
    const from = Math.max(0, position - 48);
    const bare = text.slice(from, position).replace(/[\s:：,-]+$/u, "");
    const is = (brief.labels["copula"] ?? []).find((word) => lower(bare).endsWith(spaced ? ` ${word}` : word));
    const before = is === undefined ? bare : bare.slice(0, -is.length).replace(/[\s:：,-]+$/u, "");
    let best: { start: number; kind: string } | null = null;
    for (const kind of kinds)
      for (const label of brief.labels[kind] ?? []) {
        const start = before.length - label.length;
        if (start < 0 || lower(before.slice(start)) !== lower(label)) continue;
        if (spaced && start > 0 && isLetter(before.charAt(start - 1))) continue;
        if (best === null || from + start < best.start) best = { start: from + start, kind };
      }
    return best;
  };

  /** How far a run of words of these kinds that goes on to the end of a stretch reaches back. */
  const backTo = (text: string, start: number, end: number, kinds: readonly OrderKind[]): number | null => {
    for (let position = Math.max(start, end - longest); position < end; position++) {
      if (spaced && position > 0 && isLetter(text.charAt(position - 1))) continue;
      if (/[\s-]/u.test(text.charAt(position))) continue;
      // A number is read from its first digit.
      if (/\d/u.test(text.charAt(position)) && /\d/u.test(text.charAt(position - 1))) continue;
      const found = run(text, position, end, true);
      const [first] = found.kinds;
      if (found.end < end || first === undefined || !kinds.includes(first)) continue;
      if (found.kinds.every((kind) => kind === "filler" || kinds.includes(kind))) return position;
    }
    return null;
  };

  const platformAtEnd = (text: string, start: number, end: number) => backTo(text, start, end, ["platform"]);

  const closing = (text: string, start: number, end: number, kind: string): number => {
    const stretch = lower(text.slice(start, end)).trimEnd();
    let best = 0;
    for (const label of brief.labels[kind] ?? []) {
      if (!stretch.endsWith(lower(label)) || label.length <= best) continue;
      if (spaced && isLetter(stretch.charAt(stretch.length - label.length - 1))) continue;
      best = label.length;
    }
    return best;
  };

  const formatAtEnd = (text: string, start: number, end: number, has_head = false) => {
    const stretch = lower(text.slice(start, end)).trimEnd();
    for (const [word, entry] of entries) {
      if (entry.kind !== "format" || !stretch.endsWith(word)) continue;
      let from = stretch.length - word.length;
      if (spaced && from > 0 && isLetter(stretch.charAt(from - 1))) continue;
      from = (backTo(text, start, start + from, ["length", "shape", "platform"]) ?? start + from) - start;
      const before = stretch.slice(0, from).trimEnd();
      const particle = [...ties].filter((each) => before.endsWith(each)).toSorted((a, b) => b.length - a.length)[0];
      const tied = particle !== undefined && grammar.order !== "SVO" ? true : particle !== undefined && !spaced;
      if (tied && particle !== undefined) from = before.length - particle.length;
      else if (spaced && !entry.sells) continue;
      else if (!spaced && !(has_head && entry.sells)) continue;
      return { start: start + from, sells: entry.sells, tied };
    }
    return null;
  };

  const styleFrom = (text: string, start: number, end: number): number | null => {
    // Runs that begin within one that ended too early end with it: each word is read once.
    let readTo = start;
    for (let position = start; position < end; position++) {
      if (spaced && position > 0 && isLetter(text.charAt(position - 1))) continue;
      const length = at(
        text,
        position,
        end,
        (piece) => styles.has(piece) && (position === start || piece.includes(" ") || !spaced),
      );
      if (length > 0) return position;
      // `in slow motion`, `with upbeat music`: a closing run of words about the making.
      const lead =
        /^(?:in|with|as|and|en|con|avec|mit|com|au)\s/iu.exec(text.slice(position, position + 6))?.[0].length ?? 0;
      if (lead === 0 || position < readTo) continue;
      const closing = run(text, position + lead, end, true);
      if (closing.end < end) readTo = closing.end;
      if (
        closing.end >= end &&
        closing.kinds.some(
          (kind) =>
            kind === "camera" ||
            kind === "shape" ||
            kind === "length" ||
            (kind === "style" && closing.kinds.length > 1),
        )
      )
        return position;
    }
    return null;
  };

  const firstStop = (text: string, start: number, end: number): number => {
    for (let position = start + 1; position < end; position++) {
      if (/[,;:.!?。、，：]/u.test(text.charAt(position))) return position;
      if (spaced && !/\s/u.test(text.charAt(position - 1))) continue;
      if (spaced && at(text, position, end, (piece) => stops.has(piece)) > 0) return position;
    }
    return end;
  };

  const startingAt = (text: string, start: number, end: number, kind: string) => {
    const labels = setOf(brief.labels[kind] ?? []);
    return labels.size === 0 ? 0 : at(text, start, end, (piece) => labels.has(piece));
  };

  const opening = setOf([...grammar.indefinite, ...Object.keys(grammar.numbers), ...grammar.possessives]);
  const firstPhrase = (text: string, start: number, end: number): number | null => {
    for (let position = start; position < end; position++)
      if (at(text, position, end, (piece) => opening.has(piece)) > 0) return position;
    return null;
  };

  const directions = setOf(brief.labels["direction"] ?? []);
  const articles = setOf(grammar.definite);
  const lastKnown = (text: string, start: number, end: number): string | null => {
    for (let position = end - 1; position >= start; position--) {
      const length = at(text, position, end, (piece) => articles.has(piece));
      if (length === 0) continue;
      const phrase = text.slice(position, firstStop(text, position + length, end)).trim();
      const named = lower(phrase.slice(length)).trim();
      if (named !== "" && !directions.has(named)) return phrase;
    }
    return null;
  };

  return {
    lastKnown,
    run,
    tie,
    endingAt,
    formatAtEnd,
    styleFrom,
    firstStop,
    startingAt,
    closing,
    platformAtEnd,
    firstPhrase,
  };
}
