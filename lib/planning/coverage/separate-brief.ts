import { orderMatcher, type OrderKind, type OrderMatcher } from "./order-matcher.ts";
import { nounForm, verbForm } from "./reading/english-forms.ts";
import { tablesOf, type LanguageTable } from "./tables.ts";

/** The story of some words, and what they order about its making. */
export interface SeparatedBrief {
  /** What is left to film, verbatim. */
  story: string;
  /** Every stretch that was taken off, verbatim. */
  words: string[];
  tagline: string | null;
  /** Lines in quotation marks. */
  lines: string[];
  product: string | null;
  explains: boolean;
}

interface Span {
  start: number;
  end: number;
}

interface Work {
  raw: string;
  /** Stretches of the raw text that are still story. */
  gone: Span[];
  matcher: OrderMatcher;
  tagline: string | null;
  lines: string[];
  product: string | null;
  explains: boolean;
  /** What an order to the camera goes past, for a brief that has nothing else to show. */
  passed: string | null;
}

const quoted =
  /["“„”]([^"“”„]{1,200})["”“]|«([^»]{1,200})»|「([^」]{1,200})」|『([^』]{1,200})』|(?<![\p{L}\p{N}])['‘]([^'‘’]{2,120})['’](?!\p{L})/gu;
const mark = /[,;:.!?…。！？，、；：؛،؟।|()[\]\n—–]+/gu;

const take = (work: Work, start: number, end: number) => {
  if (end > start) work.gone.push({ start, end });
};

/** Lines in quotation marks; after a label one is the tagline and leaves the story with its label. */
function takeQuotes(work: Work): void {
  for (const found of work.raw.matchAll(quoted)) {
    const line = (found[1] ?? found[2] ?? found[3] ?? found[4] ?? found[5] ?? "").trim();
    if (line === "") continue;
    const label = work.matcher.endingAt(work.raw, found.index, ["tagline", "caption", "cta", "voice"]);
    if (label === null) {
      if (found[5] === undefined) work.lines.push(line);
      continue;
    }
    if (label.kind === "tagline" || label.kind === "cta") work.tagline ??= line;
    else work.lines.push(line);
    take(work, label.start, found.index + found[0].length);
  }
}

/** Pieces of the text between marks, with the mark that closes each. */
function segmentsOf(raw: string): (Span & { mark: string })[] {
  const out: (Span & { mark: string })[] = [];
  let start = 0;
  for (const found of raw.matchAll(mark)) {
    // `9:16` and `2.39` are no ends of a segment.
    const between = /\d/u.test(raw.charAt(found.index - 1)) && /\d/u.test(raw.charAt(found.index + found[0].length));
    if (between && found[0].length === 1) continue;
    out.push({ start, end: found.index, mark: found[0] });
    start = found.index + found[0].length;
  }
  out.push({ start, end: raw.length, mark: "" });
  return out;
}

const strong = new Set<OrderKind>(["format", "genre", "style", "camera", "shape", "platform", "length", "explain"]);

/** Drops a segment that says nothing but how it is to be made. */
function isBriefOnly(work: Work, span: Span): boolean {
  const run = work.matcher.run(work.raw, span.start, span.end, true);
  return run.end >= span.end && run.kinds.some((kind) => strong.has(kind) || kind === "asks");
}

/** `static shot:`, `second angle:`: a short label of a shot before its colon. */
const isShotLabel = ({ raw, matcher }: Work, { start, end }: Span, closedBy: string): boolean =>
  /^[:：—–]/u.test(closedBy) &&
  raw.slice(start, end).trim().split(/\s+/u).length <= 5 &&
  matcher.endingAt(raw, end, ["shot"]) !== null;

/** `no people`, `nothing else moves`: what is not there is an order, unless something does not happen. */
function isAbsence({ raw, matcher }: Work, { start, end }: Span, table: LanguageTable): boolean {
  const lead = matcher.startingAt(raw, start, end, "absence");
  if (lead > 0) return raw.slice(start, end).split(/\s+/u).length <= 6;
  if (matcher.startingAt(raw, start, end, "free_of") === 0) return false;
  const words = raw.slice(start, end).trim().toLowerCase().split(/\s+/u);
  const last = words.at(-1) ?? "";
  const happens = verbForm(last, table) !== null && nounForm(last, table).noun === null;
  return words.length > 1 && words.length <= 4 && !happens;
}

/** What an advertisement is for: the words after it up to what is said of the product. */
function productAfter(work: Work, start: number, end: number): void {
  if (work.product !== null) return;
  const stop = work.matcher.firstStop(work.raw, start, end);
  const phrase = work.raw.slice(start, stop).trim();
  if (phrase !== "" && phrase.split(/\s+/u).length <= 7 && phrase.length <= 60) work.product = phrase;
}

/** `Ad: cold coffee, …`: a few words between the colon and the next mark are what is sold. */
function productAtColon(work: Work, from: number): void {
  const { raw, matcher } = work;
  const start = from + (/^\s*/u.exec(raw.slice(from))?.[0].length ?? 0);
  const end = segmentsOf(raw).find((segment) => segment.start <= start && segment.end > start)?.end ?? raw.length;
  if (matcher.run(raw, start, end, false).kinds.length > 1 || raw.slice(start, end).split(/\s+/u).length > 4) return;
  productAfter(work, start, end);
}

/** A head such as `15s noir ad for …`, `explain how …`, taken off a segment. */
function takeHead(work: Work, span: Span, isFirst: boolean, closedBy: string): number {
  const { raw, matcher } = work;
  const run = matcher.run(raw, span.start, span.end, false);
  if (run.kinds.includes("explain")) {
    work.explains = true;
    take(work, span.start, run.end);
    return run.end;
  }
  if (!run.kinds.some((kind) => strong.has(kind)) && !(run.kinds.includes("asks") && isFirst)) return span.start;
  if (run.end >= span.end) return span.start;
  const tie = matcher.tie(raw, run.end, span.end);
  if (tie === null) {
    // `make me a story …`: an order with no tie still leaves the story after it.
    if (run.kinds.includes("asks") && isFirst && run.kinds.some((kind) => kind === "format"))
      take(work, span.start, run.end);
    else if (isFirst && closedBy === "" && run.kinds.includes("shape")) take(work, span.start, run.end);
    else return span.start;
    return run.end;
  }
  take(work, span.start, tie.end);
  if (run.sells && tie.takes_product) productAfter(work, tie.end, span.end);
  return tie.end;
}

/** `the camera pushes in on …`, `what if …`: what leads to a story without being of it. */
function takeOpening(work: Work, span: Span): number | null {
  const { raw, matcher } = work;
  const premise = matcher.startingAt(raw, span.start, span.end, "premise");
  if (premise > 0) {
    take(work, span.start, span.start + premise);
    return span.start + premise;
  }
  if (matcher.startingAt(raw, span.start, span.end, "camera") === 0) return null;
  const matter = matcher.firstPhrase(raw, span.start + 4, span.end);
  if (matter === null) work.passed ??= matcher.lastKnown(raw, span.start + 10, span.end);
  take(work, span.start, matter ?? span.end);
  return matter ?? span.end;
}

/** `sneaker ad`, `コーヒーのCM`: what stands before a format that closes the segment is its matter. */
function takeTail(work: Work, span: Span, from: number): void {
  const { raw, matcher } = work;
  const tail = matcher.formatAtEnd(raw, from, span.end);
  if (tail !== null && tail.start > from) {
    const matter = raw.slice(from, tail.start).trim();
    if (matter !== "" && (tail.tied || matter.split(/\s+/u).length <= 5)) {
      take(work, tail.start, span.end);
      if (tail.sells) productAfter(work, from, tail.start);
      return;
    }
  }
  const style = matcher.styleFrom(raw, from, span.end);
  if (style !== null && style > from) take(work, style, span.end);
}

/** What is left of the text when the taken stretches are off, with the marks around them tidied. */
function remaining(raw: string, gone: readonly Span[]): string {
  let story = "";
  let at = 0;
  for (const span of gone.toSorted((a, b) => a.start - b.start)) {
    if (span.start > at) story += raw.slice(at, span.start);
    at = Math.max(at, span.end);
  }
  story += raw.slice(at);
  return story
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/\s+([,;:.!?。、，])/gu, "$1")
    .replaceAll(/([,;:、，])(?:\s*[,;:.、，。])+/gu, (found) => (/[.。]/u.test(found) ? "." : found.charAt(0)))
    .replace(/^[\s,;:.!?。、，—–|)\]-]+/u, "")
    .replace(/[\s,;:、，—–|([-]+$/u, "")
    .trim();
}

/** Takes orders and labels about the making off the words of a brief; what is left is the story, verbatim. */
export function separateBrief(raw: string, language: string): SeparatedBrief {
  const table = tablesOf(language);
  const matcher = orderMatcher(table);
  const work: Work = { raw, gone: [], matcher, tagline: null, lines: [], product: null, explains: false, passed: null };
  takeQuotes(work);
  const isGone = (span: Span) => work.gone.some((gone) => gone.start <= span.start && gone.end >= span.end);
  let isFirst = true;
  for (const segment of segmentsOf(raw)) {
    const start = segment.start + (/^\s*/u.exec(raw.slice(segment.start, segment.end))?.[0].length ?? 0);
    const span = { start, end: segment.end };
    if (start >= segment.end || isGone(span)) continue;
    const isRight = matcher.startingAt(raw, span.start, span.end, "rights") > 0;
    const isUnsaid = isRight || isAbsence(work, span, table) || isShotLabel(work, span, segment.mark);
    if (isUnsaid || isBriefOnly(work, span)) {
      take(work, span.start, segment.end + (segment.mark === "" ? 0 : segment.mark.length));
      const run = matcher.run(raw, span.start, span.end, true);
      if (run.kinds.includes("explain")) work.explains = true;
      if (run.sells && segment.mark.startsWith(":")) productAtColon(work, segment.end + 1);
      continue;
    }
    const from = takeOpening(work, span) ?? takeHead(work, span, isFirst, segment.mark);
    takeTail(work, span, from);
    isFirst = false;
  }
  const left = remaining(raw, work.gone);
  const story = left === "" ? (work.passed ?? "") : left;
  const words = work.gone
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => raw.slice(start, end).trim())
    .filter((word) => word !== "");
  // A brief of nothing but orders is its own story: there is nothing else to show.
  return {
    story: story === "" ? raw.trim() : story,
    words: story === "" ? [] : words,
    tagline: work.tagline,
    lines: work.lines,
    product: work.product,
    explains: work.explains,
  };
}
