import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { isLiving, type StoryEvent } from "./story.ts";

interface Quote {
  line: string;
  start: number;
  end: number;
}

const marks =
  /["“„]([^"“”„]{1,200})["”“]|«([^»]{1,200})»|»([^«]{1,200})«|「([^」]{1,200})」|『([^』]{1,200})』|(?<![\p{L}\p{N}])‘([^’]{2,200})’(?!\p{L})/gu;

/** Words in quotation marks, with where they stand. */
const quotesIn = (text: string): Quote[] =>
  [...text.matchAll(marks)].map((found) => ({
    line: (found.slice(1).find((group) => group !== undefined) ?? "").trim().replace(/[,，،、]$/u, ""),
    start: found.index,
    end: found.index + found[0].length,
  }));

/** What somebody says is not what happens: it is blanked out for the reading, its place is kept. */
export function withoutSpeech(text: string): string {
  let masked = text;
  for (const { line, start, end } of quotesIn(text)) {
    // `She says "Go." He goes.`: the mark inside closes the sentence outside as well, unless the words open it.
    const leads = /\p{L}[^.!?…。！？]*$/u.test(masked.slice(0, start));
    const closes = leads && /[.!?…]$/u.test(line) && /^\s+\p{Lu}/u.test(text.slice(end));
    masked = masked.slice(0, start) + " ".repeat(end - start - 1) + (closes ? "." : " ") + masked.slice(end);
  }
  return /\p{L}/u.test(masked) ? masked : text;
}

const saying = new Set(["speak", "perform"]);

/** Who speaks: somebody (or a robot), by a verb of saying, or before a colon that opens the words. */
const says = (event: StoryEvent, quote: Quote, text: string): boolean => {
  const { S, clause } = event;
  if (S === null || !(isLiving(S) || S.kind === "machine") || event.negated) return false;
  const opens = clause.end <= quote.start && /^\s*[:：]\s*$/u.test(text.slice(clause.end, quote.start));
  return opens || saying.has(event.cls) || saying.has(clause.verb?.entry?.class ?? "");
};

const tidied = (said: string): string =>
  said
    .replaceAll(/\s+/gu, " ")
    .replace(/^[\s,;:.!?]+|[\s,;:]+$/gu, "")
    .replaceAll(/\s+([,;:.!?])/gu, "$1")
    .replaceAll(/,(?=[,;:.!?])/gu, "");

/** The sentence of a speaker without the words that are said, so that it still reads whole. */
function spokenOf(event: StoryEvent, table: LanguageTable): string {
  const { labels, grammar } = table;
  const { clause, S } = event;
  const verb = clause.verb;
  const opens = event.said === "" || event.said.search(marks) === 0;
  const rest = opens && clause.object !== null && S !== null ? clause.object.end : null;
  const said =
    rest === null || verb === null || S === null
      ? tidied(event.said.replaceAll(marks, " "))
      : `${S.text} ${tidied(event.said.replaceAll(marks, " ")).replace(S.phrase.text, " ")}`;
  const whole = tidied(said);
  const object = labels.said[verb?.entry?.form ?? ""];
  const low = verb?.text ?? "";
  const isTold = clause.object !== null && clause.object !== S?.phrase && rest === null;
  const at = low === "" ? -1 : whole.toLowerCase().indexOf(` ${low}`) + low.length + 1;
  const full =
    object === undefined || at <= low.length
      ? whole
      : isTold
        ? `${whole} ${object}`
        : `${whole.slice(0, at)} ${object}${whole.slice(at)}`;
  return grammar.script === "latin" ? full.charAt(0).toUpperCase() + full.slice(1) : full;
}

/** Gives each line in quotation marks to the event in which somebody says it; a sign's words are nobody's. */
export function giveSpeech(events: readonly StoryEvent[], text: string, table: LanguageTable): void {
  const spoken = new Map<StoryEvent, Quote[]>();
  for (const quote of quotesIn(text)) {
    if (quote.line === "") continue;
    const around = events.filter(({ clause }) => clause.start <= quote.start);
    const before = around.at(-1);
    const after = events.find(({ clause }) => clause.start >= quote.end);
    const parted = after === undefined || /[.!?。！？]/u.test(text.slice(quote.end, after.clause.start));
    const speaker = [before, parted ? undefined : after].find(
      (event) => event !== undefined && says(event, quote, text),
    );
    if (speaker === undefined) {
      // `A sign says "EAT"`: what is written is seen, and stays in the sentence.
      const between = before === undefined ? "-" : text.slice(before.clause.end, quote.start);
      if (before === undefined || !/^[\s,:：]*$/u.test(between) || quote.start < before.clause.end) continue;
      before.said += text.slice(before.clause.end, quote.end);
      before.clause = { ...before.clause, end: quote.end };
      continue;
    }
    spoken.set(speaker, [...(spoken.get(speaker) ?? []), quote]);
  }
  for (const [event, quotes] of spoken) {
    event.spoken = quotes.map(({ line }) => line);
    const end = Math.max(event.clause.end, ...quotes.map((quote) => quote.end));
    // Where the table has no words for it, what is said stands in the sentence as it was written.
    const keeps = Object.keys(table.labels.said).length === 0;
    const follows = quotes.some(({ start }) => start >= event.clause.end);
    if (!keeps) event.said = spokenOf(event, table);
    else if (follows) event.said += text.slice(event.clause.end, end);
    event.clause = { ...event.clause, end };
  }
}
