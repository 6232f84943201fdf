import { afterLeads, remaining, segmentsOf, skipSpace, take, type Span, type Work } from "./brief-text.ts";
import { orderMatcher, type OrderKind } from "./order-matcher.ts";
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
  /** What is sold is called, by a label such as `name`. */
  name: string | null;
  explains: boolean;
}

const quoted =
  /["“„”]([^"“”„]{1,200})["”“]|«([^»]{1,200})»|「([^」]{1,200})」|『([^』]{1,200})』|(?<![\p{L}\p{N}])['‘]([^'‘’]{2,120})['’](?!\p{L})/gu;

const hashtag = /(?<![\p{L}\p{N}&/])[#＃][\p{L}_][\p{L}\p{M}\p{N}_]*/gu;

/** Lines in quotation marks; after a label one is the tagline and leaves the story with its label. */
function takeQuotes(work: Work): void {
  for (const found of work.raw.matchAll(quoted)) {
    const line = (found[1] ?? found[2] ?? found[3] ?? found[4] ?? found[5] ?? "").trim();
    if (line === "") continue;
    const label = work.matcher.endingAt(work.raw, found.index, ["tagline", "caption", "cta", "voice", "name"]);
    if (label === null) {
      if (found[5] === undefined) work.lines.push(line);
      continue;
    }
    if (label.kind === "tagline" || label.kind === "cta") work.tagline ??= line;
    else if (label.kind === "name") work.name ??= line;
    else work.lines.push(line);
    take(work, label.start, found.index + found[0].length);
  }
}

/** `tagline: keep cool`: a label with its colon, and the words up to the next stop. */
function takeCopy(work: Work): void {
  for (const segment of segmentsOf(work.raw)) {
    if (!/^[:：]/u.test(segment.mark)) continue;
    const label = work.matcher.endingAt(work.raw, segment.end, ["tagline", "name"]);
    const start = afterLeads(work, { start: skipSpace(work.raw, segment.start, segment.end), end: segment.end });
    if (label === null || label.start > start) continue;
    const from = segment.end + segment.mark.length;
    if (work.gone.some((gone) => gone.start <= segment.end && gone.end >= from)) continue;
    const length = work.raw.slice(from).search(/[.!?。！？।؟\n|•]|\s\/\s|[#＃]/u);
    const end = length < 0 ? work.raw.length : from + length;
    const line = work.raw.slice(from, end).trim();
    if (line === "" || line.length > 90) continue;
    const copy = line.replaceAll(/^["“«「『]|["”»」』]$/gu, "");
    if (label.kind === "name") work.name ??= copy;
    else work.tagline ??= copy;
    take(work, segment.start, end);
  }
}

const strong = new Set<OrderKind>(["format", "genre", "style", "camera", "shape", "platform", "length", "explain"]);

/** What is never the first half of another word. */
const measures = new Set<OrderKind>(["shape", "platform", "length", "filler"]);

/** Drops a segment that says nothing but how it is to be made. */
function isBriefOnly(work: Work, span: Span): boolean {
  const run = work.matcher.run(work.raw, span.start, span.end, true);
  return run.end >= span.end && run.kinds.some((kind) => strong.has(kind) || kind === "asks");
}

/** `volumetric window light` in a row of orders: a few words that close on how it is lit or looks. */
function isLook({ raw, matcher }: Work, { start, end }: Span, table: LanguageTable): boolean {
  const words = raw.slice(start, end).trim();
  const isShort = table.grammar.script === "cjk" ? words.length <= 8 : words.split(/\s+/u).length <= 4;
  return isShort && matcher.closing(raw, start, end, "style_head") > 0 && !hasVerb(words, table);
}

/** `static shot:`, `second angle:`: a short label of a shot before its colon. */
const isShotLabel = ({ raw, matcher }: Work, { start, end }: Span, closedBy: string): boolean =>
  /^[:：—–]/u.test(closedBy) &&
  raw.slice(start, end).trim().split(/\s+/u).length <= 5 &&
  matcher.endingAt(raw, end, ["shot"]) !== null;

/** Whether a verb stands among these words: something happens, so they are of the story. */
function hasVerb(phrase: string, table: LanguageTable): boolean {
  const { grammar, language } = table;
  const words = phrase.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? [];
  return words.some((word) => {
    if (grammar.be.includes(word)) return true;
    if (language !== "en") return table.verbs.find(word) !== null && table.nouns.find(word) === null;
    return verbForm(word, table) !== null && nounForm(word, table).noun === null;
  });
}

/** `no people`, `don't make it sad`: what is not to be is an order, unless something does not happen. */
function isAbsence(work: Work, { start, end }: Span, table: LanguageTable): boolean {
  const { raw, matcher } = work;
  const from = afterLeads(work, { start, end });
  const count = raw.slice(from, end).trim().split(/\s+/u).length;
  if (matcher.startingAt(raw, from, end, "absence") > 0) return count <= 6;
  const isShort = count <= 12 && (table.grammar.script !== "cjk" || end - from <= 24);
  if (matcher.startingAt(raw, from, end, "ban") > 0) return isShort;
  const closing = matcher.closing(raw, from, end, "ban_end");
  if (closing > 0) return isShort && raw.slice(from, end).trim().length > closing;
  const lead = matcher.startingAt(raw, from, end, "free_of");
  if (lead === 0 || table.grammar.script === "cjk") return false;
  const isNobody = table.grammar.nobody.some(
    (word) => word.length > lead && raw.slice(from, end).toLowerCase().startsWith(`${word} `),
  );
  const rest = raw.slice(from + lead, end);
  const isDoing = table.language === "en" && /^\s\p{L}+ing$/u.test(rest);
  return !isNobody && count > 1 && count <= 6 && (isDoing || !hasVerb(rest, table));
}

/** `"I won't go", says the boy`, `with no name, crosses the square`: the next segment opens with a verb of this one. */
function goesOn(raw: string, { end, mark: closing }: { end: number; mark: string }, table: LanguageTable): boolean {
  if (!/^[,،，、]/u.test(closing)) return false;
  const next = /^\s*([\p{L}\p{M}]+)/u.exec(raw.slice(end + closing.length, end + closing.length + 40))?.[1];
  return next !== undefined && hasVerb(next, table);
}

/** `… but don't make it sad`: a ban that hangs on a clause with no mark between. */
function takeHangingBan(work: Work, { start, end }: Span, leads: readonly string[]): void {
  const { raw, matcher } = work;
  for (const found of raw.slice(start, end).matchAll(/(?<=\s)\S+(?=\s)/gu)) {
    if (found.index === 0 || !leads.includes(found[0].toLowerCase())) continue;
    const at = start + found.index;
    if (matcher.startingAt(raw, afterLeads(work, { start: at, end }), end, "ban") === 0) continue;
    take(work, at, end);
    return;
  }
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
    // A question stays whole: it is what the film answers.
    if (/^[?？؟]/u.test(closedBy)) return span.start;
    take(work, span.start, run.end);
    return run.end;
  }
  if (!run.kinds.some((kind) => strong.has(kind)) && !(run.kinds.includes("asks") && isFirst)) return span.start;
  if (run.end >= span.end) return span.start;
  const tie = matcher.tie(raw, run.end, span.end);
  const closes = (from: number) => matcher.formatAtEnd(raw, from, span.end, true) !== null;
  if (tie === null) {
    // `make me a story …`: an order with no tie still leaves the story after it.
    if (run.kinds.includes("asks") && isFirst && run.kinds.some((kind) => kind === "format"))
      take(work, span.start, run.end);
    else if (isFirst && closedBy === "" && run.kinds.includes("shape")) take(work, span.start, run.end);
    // `竖屏15秒咖啡广告`: the format itself closes the segment.
    else if (isFirst && run.kinds.every((kind) => measures.has(kind)) && closes(run.end))
      take(work, span.start, run.end);
    // `测评一把雨伞`: a count behind the format opens the matter.
    else if (isFirst && matcher.firstPhrase(raw, run.end, Math.min(span.end, run.end + 4)) === run.end)
      take(work, span.start, run.end);
    else return span.start;
    return run.end;
  }
  take(work, span.start, tie.end);
  if (run.sells && tie.takes_product) productAfter(work, tie.end, span.end);
  return tie.end;
}

/** `Film for Mother's Day for Rossi Flowers:`: a format and whom it is for, closed by a colon, is no story. */
function isOccasion(work: Work, { start, end }: Span, closedBy: string, table: LanguageTable): boolean {
  const { raw, matcher } = work;
  const run = matcher.run(raw, start, end, false);
  if (!/^[:：]/u.test(closedBy) || !run.kinds.includes("format") || hasVerb(raw.slice(run.end, end), table))
    return false;
  let from = run.end;
  let tie: { end: number } | null = matcher.tie(raw, from, end);
  for (; tie !== null && tie.end < end; tie = nextTie(work, tie.end, end)) from = tie.end;
  if (from > run.end) productAfter(work, from, end);
  return true;
}

/** The next word behind a blank that ties a format to what it is for. */
function nextTie({ raw, matcher }: Work, from: number, end: number): { end: number } | null {
  for (const found of raw.slice(from, end).matchAll(/(?<=\s)\S/gu)) {
    const tie = matcher.tie(raw, from + found.index, end);
    if (tie?.takes_product === true) return tie;
  }
  return null;
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
  const tail = matcher.formatAtEnd(raw, from, span.end, from > span.start);
  if (tail !== null && tail.start > from) {
    const matter = raw.slice(from, tail.start).trim();
    if (matter !== "" && (tail.tied || matter.split(/\s+/u).length <= 5)) {
      take(work, tail.start, span.end);
      if (tail.sells && matter.length <= 60) work.product ??= matter;
      return;
    }
  }
  const platform = from > span.start ? matcher.platformAtEnd(raw, from, span.end) : null;
  if (platform !== null && platform > from) {
    take(work, from + raw.slice(from, platform).replace(/(?:['’]s)?\s*$/u, "").length, span.end);
    return;
  }
  const style = matcher.styleFrom(raw, from, span.end);
  if (style !== null && style > from) take(work, style, span.end);
}

/** `for`, `about` before a bare name that follows the format in a sentence of its own. */
function takeTie(work: Work, { start, end }: Span, table: LanguageTable): number {
  const { raw, matcher } = work;
  const tie = matcher.startingAt(raw, start, end, "drop");
  const from = skipSpace(raw, start + tie, end);
  if (tie === 0 || from >= end) return start;
  // `On the roof a man waves`: where no order stands before it, it is a place of the story.
  const isWhere =
    table.grammar.prep["place"]?.includes(
      raw
        .slice(start, start + tie)
        .trim()
        .toLowerCase(),
    ) === true;
  if (isWhere && work.gone.every((gone) => gone.start >= start)) return start;
  if (raw.slice(from, end).split(/\s+/u).length > 7 || hasVerb(raw.slice(from, end), table)) return start;
  take(work, start, from);
  return from;
}

/** A brief of nothing but orders: the thing sold, or the words with no label and no ban among them. */
function fallback(work: Work, kept: string): string {
  if (kept !== "") return kept;
  if (work.product !== null) return work.product;
  const bare = remaining(
    work.raw,
    [...work.raw.matchAll(hashtag)].map((found) => ({ start: found.index, end: found.index + found[0].length })),
  );
  return bare === "" ? work.raw.trim() : bare;
}

const isInside = (one: Span, other: Span, is_later: boolean) =>
  other.start <= one.start && other.end >= one.end && (is_later || other.start < one.start || other.end > one.end);

/** Takes orders and labels about the making off the words of a brief; what is left is the story, verbatim. */
export function separateBrief(raw: string, language: string): SeparatedBrief {
  const table = tablesOf(language);
  const matcher = orderMatcher(table);
  const work: Work = {
    raw,
    gone: [],
    matcher,
    tagline: null,
    lines: [],
    product: null,
    name: null,
    explains: false,
    passed: null,
  };
  takeQuotes(work);
  takeCopy(work);
  for (const found of raw.matchAll(hashtag)) take(work, found.index, found.index + found[0].length);
  const leads = [...(table.brief.labels["lead"] ?? []), ...table.grammar.but];
  let isAfterOrder = true;
  let isSold = false;
  const isGone = (span: Span) => work.gone.some((gone) => gone.start <= span.start && gone.end >= span.end);
  let isFirst = true;
  // A prompt: most of it says how it is to be made.
  const parts = segmentsOf(raw).filter(({ start, end }) => raw.slice(start, end).trim() !== "");
  const isPrompt = parts.length > 3 && parts.filter((part) => isBriefOnly(work, part)).length * 2 >= parts.length;
  for (const segment of segmentsOf(raw)) {
    let start = skipSpace(raw, segment.start, segment.end);
    let end = segment.end;
    for (const gone of work.gone.toSorted((a, b) => b.start - a.start)) {
      if (gone.start <= start && gone.end > start) start = skipSpace(raw, Math.min(gone.end, end), end);
      else if (gone.start < end && gone.end >= end) end = raw.slice(0, gone.start).trimEnd().length;
    }
    const span = { start, end };
    if (start >= end || isGone(span)) continue;
    const isRight = matcher.startingAt(raw, span.start, span.end, "rights") > 0;
    // `Explain how … . For children.`: whom it is explained to.
    const isFor = work.explains && !isFirst && takeTie(work, span, table) > span.start;
    const isSaid = goesOn(raw, segment, table);
    const isUnsaid =
      isRight || isFor || (!isSaid && isAbsence(work, span, table)) || isShotLabel(work, span, segment.mark);
    if (isUnsaid || isBriefOnly(work, span) || (isPrompt && isLook(work, span, table))) {
      take(work, span.start, end < segment.end ? end : segment.end + segment.mark.length);
      const run = matcher.run(raw, span.start, span.end, true);
      if (run.kinds.includes("explain")) work.explains = true;
      if (run.sells && segment.mark.startsWith(":")) productAtColon(work, segment.end + 1);
      isAfterOrder = true;
      isSold ||= run.sells;
      continue;
    }
    if (isAfterOrder) {
      const bare = afterLeads(work, span);
      if (bare > span.start) take(work, span.start, bare);
      // `Trailer: on an island, the night …`: before a comma the words are a place of the story.
      const leads = /^[,，،]/u.test(segment.mark);
      span.start = leads ? bare : takeTie(work, { start: bare, end: span.end }, table);
      if (span.start > bare && isSold) productAfter(work, span.start, span.end);
      isAfterOrder = false;
    }
    if (isFirst && isOccasion(work, span, segment.mark, table)) {
      take(work, span.start, segment.end + segment.mark.length);
      isFirst = false;
      continue;
    }
    takeHangingBan(work, span, leads);
    const from = takeOpening(work, span) ?? takeHead(work, span, isFirst, segment.mark);
    takeTail(work, span, from);
    isFirst = false;
  }
  const left = remaining(raw, work.gone);
  const story = fallback(work, left === "" ? (work.passed ?? "") : left);
  const words = work.gone
    .filter((one, at) => !work.gone.some((other, place) => place !== at && isInside(one, other, at > place)))
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => raw.slice(start, end).trim())
    .filter((word) => word !== "");
  return {
    story,
    words: left === "" && story.length >= raw.trim().length ? [] : words,
    tagline: work.tagline,
    lines: work.lines,
    product: work.product ?? work.name,
    name: work.name,
    explains: work.explains,
  };
}
