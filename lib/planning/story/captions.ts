import type { Role } from "#lib/contract/vocabulary.ts";
import type { Film } from "#lib/planning/film.ts";
import { asSentence, readableCaption } from "./caption.ts";
import { deedWords } from "./english-chunks.ts";
import { clauseAt, nounPhraseAt } from "./english-clause.ts";
import { foreignClauses } from "./foreign-clause.ts";
import type { ShotIdea } from "./idea.ts";
import { capital, finiteClause, isEnglish } from "./words.ts";

const silent: ReadonlySet<Role> = new Set(["cta"]);
const shortLine = 34;

/** The intent with its orders blanked out: offsets stay. */
const withoutOrders = ({ raw, orders }: Film["reading"]): string =>
  orders.reduce((text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end), raw);

/** Whole clauses that tell an action of the intent, the longest first. */
const clausesOf = (film: Film, actionIndex: number): string[] => {
  const action = film.reading.actions[actionIndex];
  if (action === undefined) return [];
  const text = withoutOrders(film.reading);
  if (!isEnglish(film.reading)) return foreignClauses(film, action, text);
  const clause = clauseAt(text, action.span.start, deedWords(film.reading.actions));
  if (clause === null) return [];
  const explains = film.mode.id === "explainer_demo";
  const ends = clause.ends.toReversed();
  if (clause.asked !== null) return explains ? ends.slice(0, 1).map((end) => text.slice(clause.asked ?? 0, end)) : [];
  if (clause.subject !== "none") return ends.map((end) => text.slice(clause.start, end));
  const opens = /(?:^|[.,;:!?]\s*)$/u.test(text.slice(0, clause.verb));
  if (explains && opens) return ends.map((end) => text.slice(clause.start, end));
  const doer = action.subject === null ? undefined : film.cast[action.subject];
  const goesOn = /\b(?:and|but|then)\s+$/i.test(text.slice(0, clause.verb));
  if (doer === undefined || doer.faint || !goesOn) return [];
  return ends.map((end) => {
    const phrase = text.slice(clause.verb, end);
    return `${capital(doer.later)} ${finiteClause({ ...action, phrase }, doer.plural, true)}`;
  });
};

/** Of the film rather than in it. */
const filmTalk =
  /^(?:as )?(?:the|a|this|our) (?:[\p{L}-]+ )?(?:camera|scene|shot|video|film|view|frame|lens|timelapse|footage|image|clip|ad|advert|commercial|spot|trailer|teaser|documentary)\b/iu;
/** `It rests`: nobody is told who rests. */
const thin = /^(?:it|they|he|she|there) \S+$/i;
const quotes = /["“”«»「」『』]/u;

/** What may stand on a shot: a trailer speaks in short lines, other films in whole clauses. */
const linesFor = (film: Film, idea: ShotIdea, index: number): string[] => {
  const clauses = idea.actions.flatMap((action) => clausesOf(film, action));
  const opening = index === 0 && film.reading.actions.length === 0 ? namedFirst(film) : null;
  const lines = [...clauses, ...(opening === null ? [] : [opening])].filter(
    (line) => !quotes.test(line) && !filmTalk.test(line) && !thin.test(line),
  );
  if (film.mode.id !== "trailer_tease") return lines;
  const short = lines.filter((line) => [...line].length <= shortLine);
  return short.length > 0 ? short : lines;
};

/**
 * A caption for each shot, or null where silence is better. Quoted lines come first and stand verbatim; without them
 * the intent's own clauses speak, in its language, each of them whole. `endText` is left to the end card.
 */
export const captionsFor = (
  film: Film,
  ideas: readonly ShotIdea[],
  seconds: readonly number[],
  endText: string | null,
): (string | null)[] => {
  const captions: (string | null)[] = ideas.map(() => null);
  const { raw, quoted } = film.reading;
  const lines = quoted.filter((line) => line !== endText);
  for (const line of lines) {
    const place = Math.min(
      ideas.length - 1,
      Math.floor((Math.max(0, raw.indexOf(line)) / Math.max(1, raw.length)) * ideas.length),
    );
    const order = ideas.map((_, index) => index).toSorted((a, b) => Math.abs(a - place) - Math.abs(b - place) || a - b);
    const spot = order.find((index) => captions[index] === null && readableCaption(line, seconds[index] ?? 0) !== null);
    if (spot !== undefined) captions[spot] = readableCaption(line, seconds[spot] ?? 0);
  }
  if (lines.length > 0) return captions;
  let left: number = film.mode.captions;
  const last = ideas.length - 1;
  const said = new Set<string>();
  for (const [index, idea] of ideas.entries()) {
    if (left === 0) break;
    if (silent.has(idea.role) || (index === last && endText !== null)) continue;
    const readable = linesFor(film, idea, index)
      .map((line) => readableCaption(asSentence(line), seconds[index] ?? 0))
      .find((line) => line !== null && !said.has(line));
    if (readable === undefined || readable === null) continue;
    captions[index] = readable;
    said.add(readable);
    left -= 1;
  }
  return captions;
};

/** Who or what the film opens on, as a noun phrase with its own words; null for a bare noun. */
const namedFirst = (film: Film): string | null => {
  const { reading, lead } = film;
  const subject = lead === null ? undefined : reading.subjects[lead];
  if (subject === undefined || subject.span.end === subject.span.start || subject.match === "fallback") return null;
  if (isEnglish(reading)) {
    const phrase = nounPhraseAt(withoutOrders(reading), subject.span.start);
    return phrase !== null && phrase.split(" ").length > 2 ? phrase : null;
  }
  const words = reading.raw.slice(subject.span.start, subject.span.end);
  if (/\p{Script=Latin}/u.test(words)) return words.split(" ").length > 2 ? words : null;
  return [...words].length > 4 ? words : null;
};
