import type { Film } from "#lib/planning/film.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";
import type { ActionPhrase } from "#lib/planning/reading.ts";

const clauseEnd = /[.!?;:\n。！？；：…،؛।]|,(?!\d)|、|，|\s[-–—]\s/gu;
/** What opens another clause, with the space before it. */
export const joints: Readonly<Record<string, RegExp>> = {
  es: /\s(?:y|e|pero|mientras|hasta que|porque|cuando|antes de que|para que|aunque|y ahora)\s/iu,
  pt: /\s(?:e|mas|enquanto|até que|porque|quando|antes que|para que|embora)\s/iu,
  fr: /\s(?:et|mais|tandis que|pendant que|jusqu['’]à ce que|parce que|quand|avant que|pour que|alors que)\s/iu,
  it: /\s(?:e|ed|ma|mentre|finché|perché|quando|prima che|affinché)\s/iu,
  de: /\s(?:und|aber|während|bis|weil|wenn|als|bevor|damit|doch)\s/iu,
  hi: /\s(?:और|लेकिन|जबकि|जब|क्योंकि)\s/u,
  ar: /\s(?:ثم|لكن|بينما|حتى|عندما|و(?=[يتن]\p{L}))/u,
};
/** Languages whose verb alone tells who acts. */
const subjectless: ReadonlySet<string> = new Set(["es", "pt", "it", "ar"]);
const infinitive: Readonly<Record<string, RegExp>> = {
  es: /(?:ar|er|ir)(?:se|l[aeo]s?)?$/iu,
  pt: /(?:ar|er|ir)(?:-se|-l[ao]s?)?$/iu,
  it: /(?:are|ere|ire|rsi)$/iu,
};
/** How a told clause ends where the verb comes last. */
const verbLast: Readonly<Record<string, RegExp>> = {
  ja: /(?:[るたうくすつぬむぐいだ]|ます|ました|ない)$/u,
  hi: /(?:है|हैं|था|थी|थे|गया|गई|गए|रहा|रही|रहे|दिया|दी|लिया|ली|ता|ते|ती)$/u,
};
/** A clause about a noun is no clause of its own. */
const related = /(?<!\p{L})(?:que|qui|che|der|die|das|dont|où|cui|जो|जिस\p{L}*|الذي|التي)(?!\p{L})/iu;
const asksOrRelates =
  /(?<!\p{L})(?:que|quien|quién|quem|qui|chi|che|cui|dont|où|cómo|como|come|comment|wie|por qué|pourquoi|perché|warum|donde|dónde|onde|dove|cuando|quando|wenn|كيف|لماذا|الذي|التي|من|عندما|कैसे|क्यों|जो)(?!\p{L})/iu;
const doerMark = /[がはをにで]/u;

/** The whole clauses around an action of a foreign intent, the longest first, word for word. */
export const foreignClauses = (film: Film, action: ActionPhrase, text: string): string[] => {
  const { language, subjects } = film.reading;
  const breaks = matchesIn(text, clauseEnd).map((found) => found.index);
  const from = (breaks.findLast((at) => at < action.span.start) ?? -1) + 1;
  const to = breaks.find((at) => at >= action.span.end) ?? text.length;
  const segment = text.slice(from, to);
  if (language === "ja" || language === "zh") return spacelessClauses(segment.trim(), language);
  const doer = action.subject === null ? undefined : subjects[action.subject];
  const lead =
    doer !== undefined &&
    doer.span.start >= from &&
    doer.span.start < action.span.start &&
    action.span.start - doer.span.end < 24
      ? doer.span.start
      : null;
  const goesOn = joints[language]?.test(` ${text.slice(from, action.span.start)}`) === true;
  const start = lead ?? (goesOn ? action.span.start : from);
  const before = text.slice(from, action.span.start).trim();
  // `para comprar`, `pour livrer`: what something is for is no clause.
  if (/(?<!\p{L})(?:para|por|pour|per|um|zu|sans|sin|sem|senza|di|de|à|a|da)$/iu.test(before)) return [];
  if (lead !== null && related.test(text.slice(doer?.span.end ?? lead, action.span.start))) return [];
  if (lead === null && (asksOrRelates.test(before) || before.split(/\s+/u).length > 3)) return [];
  if (
    language === "de" &&
    /^ge\p{L}{3,}(?:t|en)$/iu.test(action.verb) &&
    !/\b(?:hat|haben|ist|sind|habe|wird|werden|war)\b/iu.test(segment)
  )
    return [];
  if (lead === null && (!subjectless.has(language) || infinitive[language]?.test(action.verb) === true)) return [];
  if (infinitive[language]?.test(action.verb) === true) return [];
  // `an der Ecke backt`, `إلى الصحراء يحمل`: the noun before the verb is part of a longer subject.
  const shared =
    lead !== null &&
    partOfMore.test(text.slice(from, backToWord(text, from, lead))) &&
    !film.reading.actions.some(({ span }) => span.start >= from && span.start < lead);
  // The article and the adjectives before a subject belong to it.
  const opened = lead === null ? start : shared ? from : backToWord(text, from, lead);
  const whole = text.slice(opened, to);
  const joint = joints[language]?.exec(text.slice(action.span.start, to));
  const cut = joint === undefined || joint === null ? null : text.slice(opened, action.span.start + joint.index);
  return [whole, ...(cut === null ? [] : [cut])].filter((clause) => verbLast[language]?.test(clause.trim()) ?? true);
};

const partOfMore =
  /(?:^|\s)(?:y|e|et|und|ed|और|an|in|auf|bei|mit|von|aus|nach|am|im|zu|de|del|en|con|da|do|di|na|no|su|à|dans|sur|du|des|della|إلى|في|من|على|عن)\s+$/u;
const article =
  /(?:^|[\s:])((?:un[aeo]?|una|el|la|los|las|le|les|l['’]|il|lo|gli|i|o|a|os|as|der|die|das|ein|eine|mi|mon|ma|mein|meine|mio|mia|il mio|la mia|meu|minha)\s*)$/iu;
const backToWord = (text: string, from: number, at: number): number =>
  at - (article.exec(text.slice(from, at))?.[1]?.length ?? 0);

const spacelessClauses = (segment: string, language: string): string[] => {
  const length = [...segment].length;
  if (length < 5) return [];
  if (language === "zh") return [segment];
  return doerMark.test(segment) && verbLast["ja"]?.test(segment) === true ? [segment] : [];
};
