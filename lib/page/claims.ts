import { chatter, qualifying } from "./shop-words.ts";

/** A sentence of the page that may be shown, and how strongly the page puts it forward. */
export interface ClaimCandidate {
  quote: string;
  weight: number;
}
export interface Claim {
  text: string;
  quote: string;
}

/** Two caption lines of 42 characters. */
export const claimCharactersMax = 84;
const claimsMax = 6;
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const count = (text: string): number => [...text].length;
const money =
  /(?:[$€£¥￥₹₩₺₽₫฿₪]|(?<!\p{L})(?:USD|EUR|GBP|INR|JPY|BRL|CHF|Rs\.?|kr|zł|TL)(?!\p{L}))\s*\p{N}|\p{N}\s*(?:[€£$¥₹₩₺₽]|(?:USD|EUR|GBP|INR|CHF|kr|zł|TL|円|元|ريال|درهم|جنيه|रुपय)(?!\p{L}))|\p{N}\s?%\s*(?:off|rabatt|de (?:réduction|remise|descuento|desconto)|di sconto|オフ|off|छूट|خصم)/iu;
const personal = /(?<!\p{L})(?:I|I'm|I've|my|myself|ich|mein\w*|je|j'ai|mon|mes|meu|minha|mio|mia|yo|mi)(?!\p{L})/u;
const dated =
  /(?<!\p{L})(?:today|tomorrow|tonight|this week(?:end)?|black friday|cyber monday|heute|morgen|nur noch|aujourd'hui|demain|hoy|mañana|hoje|amanhã|oggi|domani)(?!\p{L})|今日|本日|明日|今週|今天|明天|本周|आज|اليوم|غدا/iu;
const superlative =
  /(?<!\p{L})(?:best|no\.? ?1|number one|#1|world's|beste[rsn]?|meilleure?s?|mejor(?:es)?|melhor(?:es)?|miglior[ei]?)(?!\p{L})|世界一|最高|第一|सबसे अच्छ|الأفضل/iu;
const denying =
  /^(?:not|nicht|non adatt|não|ne convient|no apt|no es)(?!\p{L})|できません|いただけません|不可|不适|不適|(?<!\p{L})नहीं|(?<!\p{L})غير/iu;
const measured =
  /\p{N}\s?(?:%|°|cm|mm|ml|m|km|l|g|kg|mg|oz|lb|lbs|inch(?:es)?|in|ft|w|kw|wh|mah|v|hz|khz|gb|tb|mp|dpi|db|bar|h|hrs?|hours?|stunden|heures|horas|ore|minut\p{L}*|days?|tage|jours|días|dias|giorni|years?|jahre|ans|años|anos|anni|時間|分|日間|年|小时|分钟|天|घंटे|मिनट|ساعة|دقيقة)(?!\p{L})/iu;

/** Whether a sentence says something of a product that can be shown: no price, no shop talk, nobody's own words. */
const tellable = (quote: string): boolean => {
  const letters = quote.match(/\p{L}/gu)?.length ?? 0;
  if (letters < (dense.test(quote) ? 6 : /\p{N}/u.test(quote) ? 8 : 12) || count(quote) > 260) return false;
  if (!dense.test(quote) && quote.split(" ").length < 3) return false;
  if (/[?？؟]["”»]?$/u.test(quote) || /https?:|www\.|@\w|[{}<>|]|\p{L}_\p{L}/u.test(quote)) return false;
  if (/^[※*†]/u.test(quote)) return false;
  if (/(?:…|\.\.\.|[:：])$/u.test(quote) || /^["“«「].*["”»」]\W*$/u.test(quote)) return false;
  if (/\p{N}{6,}/u.test(quote) || letters * 2 < count(quote.replaceAll(" ", ""))) return false;
  if (/^[\p{Lu}\p{N}\p{P}\s]+$/u.test(quote) && /\p{Lu}{4,}/u.test(quote) && quote.split(" ").length < 4) return false;
  return !money.test(quote) && !chatter.test(quote) && !personal.test(quote) && !dated.test(quote);
};

/** A sentence in short: itself, or its start up to a break behind which nothing is taken back. Null when too long. */
export const shortForm = (quote: string): string | null => {
  const bare = quote
    .replace(/^[\p{Extended_Pictographic}\uFE0F•·▪◆★✓✔✅➤►●■◎※*\-–—\s]+/u, "")
    .replace(/[\s.。।؛;,،、!！:：]+$/u, "");
  const most = dense.test(bare) ? claimCharactersMax / 2 : claimCharactersMax;
  if (bare === "" || /[*†‡¹²³]|\[\d+\]/u.test(bare)) return null;
  if (count(bare) <= most) return bare;
  const breaks = [...bare.matchAll(/\s*(?:[,;–—،؛、，；]|\s-\s|\()/gu)].map((match) => match.index);
  for (const at of breaks.toReversed()) {
    const head = bare.slice(0, at).trimEnd();
    const rest = bare.slice(at);
    const whole = dense.test(head) ? count(head) >= 8 : head.split(" ").length >= 4;
    // A decimal comma is no break, and neither is one inside brackets or an enumeration's first member.
    if (count(head) > most || !whole || (/\p{N}$/u.test(head) && /^[,.]\p{N}/u.test(rest))) continue;
    if ((head.match(/[([（]/gu)?.length ?? 0) !== (head.match(/[)\]）]/gu)?.length ?? 0)) continue;
    if (
      !qualifying.test(rest) &&
      !/^\p{Ll}*(?:while|whereas|although)/u.test(head.toLowerCase()) &&
      !opensClause.test(head)
    )
      return head;
  }
  return afterColon(bare, most);
};
/** What an announcement announces: it stands for itself when nothing in front of it takes anything back. */
const afterColon = (bare: string, most: number): string | null => {
  const [, head = "", tail = ""] = /^(.{3,60}?)\s?[:：]\s*([^:：]+)$/u.exec(bare) ?? [];
  const whole = dense.test(tail) ? count(tail) >= 8 : tail.split(" ").length >= 4;
  return whole && count(tail) <= most && !qualifying.test(head) ? tail : null;
};
/** A subordinate clause that waits for its main clause. */
const opensClause =
  /^(?:if|when|while|unless|although|because|with|whether|thanks|made for|designed for|for|to|wenn|obwohl|dank|mit|für|ob|si|quand|grâce|avec|pour|cuando|gracias|con|para|se|quando|graças|com|grazie|per)(?!\p{L})/iu;

const wordsOf = (text: string): Set<string> =>
  new Set(
    dense.test(text)
      ? [...text].map((letter, at, all) => letter + (all[at + 1] ?? ""))
      : (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []),
  );
const alike = (one: string, other: string): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter((each) => b.has(each)).length;
  return shared / Math.max(1, Math.min(a.size, b.size)) > 0.6;
};

/** The sentences worth showing, strongest first, no two of which say the same. */
export const chooseClaims = (candidates: readonly ClaimCandidate[], names: readonly string[]): Claim[] => {
  const known = names.map((name) => name.toLowerCase());
  const scored = candidates.flatMap(({ quote, weight }, at) => {
    if (!tellable(quote)) return [];
    const text = shortForm(quote);
    if (
      text === null ||
      known.some((name) => name === text.toLowerCase() || (name.includes(text.toLowerCase()) && name !== ""))
    )
      return [];
    if (names.some((name) => name.length > 12 && alike(name, text) && wordsOf(text).size <= wordsOf(name).size + 2))
      return [];
    const length = count(text) * (dense.test(text) ? 2 : 1);
    const score =
      weight +
      (measured.test(text) ? 1.2 : 0) +
      (length >= 18 && length <= 60 ? 1.2 : length <= 84 ? 0.5 : 0) +
      (text.length === quote.replace(/[\s.。।!！]+$/u, "").length ? 0.4 : 0) -
      (superlative.test(text) ? 1.5 : 0) -
      (denying.test(text) ? 2.5 : 0) -
      (/\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text) ? 1.5 : 0) -
      (/[!！]$/u.test(quote) ? 0.5 : 0) -
      Math.min(1.5, at * 0.03);
    return [{ text, quote, score }];
  });
  const chosen: Claim[] = [];
  for (const { text, quote } of scored.toSorted((a, b) => b.score - a.score)) {
    if (chosen.length >= claimsMax) break;
    if (!chosen.some((each) => alike(each.text, text))) chosen.push({ text, quote });
  }
  return chosen;
};
