import type { OrderMatcher } from "./order-matcher.ts";

export interface Span {
  start: number;
  end: number;
}

export interface Work {
  raw: string;
  /** Stretches of the raw text that are still story. */
  gone: Span[];
  matcher: OrderMatcher;
  tagline: string | null;
  lines: string[];
  product: string | null;
  name: string | null;
  explains: boolean;
  /** What an order to the camera goes past, for a brief that has nothing else to show. */
  passed: string | null;
}

const mark = /[,;:.!?…。！？，、；：؛،؟।|()[\]\n—–•▪●]+|(?<=\s)[/·]+(?=\s)/gu;

/** Marks that part one clause from the next as a full stop does. */
const divider = /(?<=\S)\s*(?:(?<=\s)[/|·]+(?=\s)|[•▪●])\s*(?=\S)/gu;

export const take = (work: Work, start: number, end: number) => {
  if (end > start) work.gone.push({ start, end });
};

export const skipSpace = (raw: string, start: number, end: number) =>
  start + (/^\s*/u.exec(raw.slice(start, end))?.[0].length ?? 0);

/** Pieces of the text between marks, with the mark that closes each. */
export function segmentsOf(raw: string): (Span & { mark: string })[] {
  const out: (Span & { mark: string })[] = [];
  let start = 0;
  for (const found of raw.matchAll(mark)) {
    // `9:16` and `2.39` are no ends of a segment.
    const between = /\d/u.test(raw.charAt(found.index - 1)) && /\d/u.test(raw.charAt(found.index + found[0].length));
    if (between && found[0].length === 1) continue;
    // Nor does `ca. 30` end after its abbreviation.
    const after = raw.slice(found.index + 1, found.index + 4);
    if (found[0] === "." && /(?<!\p{L})\p{L}{1,4}$/u.test(raw.slice(start, found.index)) && /^\s\d/u.test(after))
      continue;
    out.push({ start, end: found.index, mark: found[0] });
    start = found.index + found[0].length;
  }
  out.push({ start, end: raw.length, mark: "" });
  return out;
}

/** Where the words begin that stand after `but`, `and`, `please`. */
export function afterLeads({ raw, matcher }: Work, { start, end }: Span): number {
  let at = start;
  for (;;) {
    const length = matcher.startingAt(raw, at, end, "lead");
    if (length === 0) return at;
    const next = skipSpace(raw, at + length, end);
    if (next >= end) return at;
    at = next;
  }
}

/** What is left of the text when the taken stretches are off, with the marks around them tidied. */
export function remaining(raw: string, gone: readonly Span[]): string {
  let story = "";
  let at = 0;
  const add = (piece: string) => {
    // The stop that closed what was taken off is one too many behind another.
    story += /[.!?。！？]\s*$/u.test(story) ? piece.replace(/^\s*[,;:.、，。/|·•]+/u, " ") : piece;
  };
  for (const span of gone.toSorted((a, b) => a.start - b.start)) {
    if (span.start > at) add(raw.slice(at, span.start));
    at = Math.max(at, span.end);
  }
  add(raw.slice(at));
  return story
    .replaceAll(/^\s*[/|·•▪●]+|[/|·•▪●]+\s*$/gu, "")
    .replaceAll(divider, ". ")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/\s+([,;:.!?。、，])/gu, "$1")
    .replaceAll(/([,;:、，])(?:\s*[,;:.、，。])+/gu, (found) => (/[.。]/u.test(found) ? "." : found.charAt(0)))
    .replaceAll(/([!?。！？])\s*[.,;:、，。]+/gu, "$1")
    .replaceAll(/,\.(?!\.)/gu, ".")
    .replaceAll(/\s[-–—]+(?=[.!?]|$)/gu, "")
    .replace(/^[\s,;:.!?。、，،؛।—–|)\]/·•-]+/u, "")
    .replace(/[\s,;:、，،؛—–|([-]+$/u, "")
    .trim();
}
