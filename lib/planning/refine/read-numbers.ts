import { numberLexicon } from "#lib/planning/intent/lexicons/grammar.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";
import { lowered, type CompiledWords } from "./find-cues.ts";
import type { ShotChange } from "./shot-change.ts";

const seconds =
  "seconds?|secs?|s|segundos?|seg|secondes?|sekunden?|sek|second[oi]|सेकंड|सेकेंड|सेकण्ड|ثاني[ةه]|ثوان[يٍ]?|ثانيتين|秒(?:間|钟|鐘|钟)?";
const words = [...numberLexicon.exact.keys()].filter((word) => !/ |们/u.test(word)).join("|");
const half = "half a|a half|medio|une? demi[e]?|eine halbe|meio|mezzo|半|आधा|نصف";
const amountPattern = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}.,])(?:(\\d{1,3}(?:[.,]\\d{1,3})?)[\\s-]?|(${half})\\s?(?!s(?!\\p{L}))|(${words}|an?|une?|eine?|um|uma|un|una)[\\s-])(?:(?:more|extra|additional|further|weitere|mehr|más|mais|altri|autres)\\s)?(?:${seconds})(?!\\p{Script=Latin})`,
  "giu",
);
const lensPattern =
  /(?<![\p{Script=Latin}\p{N}])(\d{2,3})\s?-?(?:mm|millimet(?:er|re)s?|ミリ|毫米|मिमी|मिलीमीटर|ملم|مم)(?:[\s-]?(?:lens|prime|objektiv|obiettivo|objetivo|objectif|レンズ|镜头))?/giu;
const percentPattern =
  /(\d{1,3})\s?(?:%|٪|percent|per cent|prozent|por ?ciento|pour ?cent|per ?cento|パーセント|प्रतिशत|بالمئة)/giu;
/** `by 2 seconds`, `2 seconds longer`, `add 2 seconds`: a difference, not a length. */
const more =
  /(?:longer|add|more|extra|extend|lengthen|another|más larg|más\b|añad|agreg|alarg|plus long|de plus|ajout|rallong|länger|mehr|dazu|verläng|mais long|a mais|acrescent|adicion|along|più lung|in più|aggiung|allung|長く|延ば|足し|延长|加长|增加|更长|再长|多|(?<!时)长(?=\d)|बढ़ा|ज़्यादा|और|أطول|زد|أضف|إضافية|زيادة)/iu;
/** `to 3 seconds`: a length after all, whatever is said around it; so near in front of it. */
const near = 24;
const exactly = /(?:\bto|\bonly|\bjust|\bexactly|\bat|\blasts?|\ba|\bauf|\bà|\bpara)\s*$/iu;

const plainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९０-９]/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = [0x660, 0x6f0, 0x966, 0xff10].findLast((each) => each <= code) ?? code;
    return String(code - zero);
  });

export interface NumberSpan {
  start: number;
  end: number;
}

/** Lenses, lengths and shares that a clause gives in numbers, done to the shot; answers where they stand and what did nothing. */
export const readNumbers = (
  clause: string,
  compiled: CompiledWords,
  change: ShotChange,
): { spans: NumberSpan[]; idle: string[] } => {
  const spans: NumberSpan[] = [];
  const idle: string[] = [];
  const text = plainDigits(clause);
  const note = (match: RegExpMatchArray, done: boolean): void => {
    const start = match.index ?? 0;
    spans.push({ start, end: start + match[0].length });
    if (!done) idle.push(clause.slice(start, start + match[0].length).trim());
  };
  for (const match of matchesIn(text, lensPattern)) {
    const mm = Number(match[1]);
    note(match, mm >= 14 && mm <= 200 && change.set(clause, "camera.lens_mm", mm));
  }
  const less = new RegExp(compiled.less.source, "u").test(lowered(clause));
  const longer = more.test(clause);
  for (const match of matchesIn(text, amountPattern)) {
    const value = amountOf(match);
    if (value === null) continue;
    const now = change.now.duration_seconds;
    const before = text.slice(Math.max(0, match.index - near), match.index);
    const absolute = exactly.test(before) && !/\bby\s*$/iu.test(before);
    const to = absolute ? value : less ? now - value : longer ? now + value : value;
    note(match, value > 0 && change.last(clause, Math.max(0.75, to)));
  }
  for (const match of matchesIn(text, percentPattern)) {
    const share = Number(match[1]) / 100;
    const now = change.now.duration_seconds;
    note(match, change.last(clause, less ? now * Math.max(0.1, 1 - share) : now * (1 + share)));
  }
  return { spans, idle };
};

const amountOf = (match: RegExpMatchArray): number | null => {
  if (match[1] !== undefined) return Number(match[1].replace(",", "."));
  if (match[2] !== undefined) return 0.5;
  const word = (match[3] ?? "").toLowerCase();
  if (/^(?:an?|une?|eine?|um|uma|un|una)$/u.test(word)) return 1;
  return numberLexicon.exact.get(word) ?? null;
};
