import { eld } from "eld/medium";
import { grammarLexicon } from "./lexicons/grammar.ts";
import { baseForms } from "#lib/planning/meaning/base-verb.ts";
import { glossWord } from "#lib/planning/meaning/gloss.ts";
import { lexiconOf } from "#lib/planning/meaning/lexicon.ts";
import { placeNames } from "./lexicons/place-names.ts";
import { fold } from "./lexicon.ts";

const marks: readonly (readonly [string, string])[] = [
  [
    "en",
    "the a an and of in on with is his her its at to into from for by my your how what who i she he they it we our no not just but are was this that when there has have one all up out off over about like you me why does are be if then them him some every down everyone everybody someone somebody nobody something nothing",
  ],
  [
    "es",
    "el la los las un una y de en con su del al por para que se es lo cómo unos unas sus está están delante detrás debajo encima mientras hacia frente",
  ],
  ["fr", "le la les un une et de des du en dans avec sur sous est son sa au aux qui l d comment"],
  ["de", "der die das den dem ein eine einen einem und in mit im auf ist von zum über wie sein ihre"],
  ["pt", "o a os as um uma e de do da em no na com por para que é seu sua ao como meu"],
  ["it", "il lo la gli le un una e di del della in nel nella con su per che è dal dei come"],
  ["nl", "de het een en van in met op is zijn haar naar door voor hoe dat"],
];
const owners = new Map<string, string[]>();
for (const [language, words] of marks)
  for (const word of words.split(" ")) owners.set(word, [...(owners.get(word) ?? []), language]);

const spoken = new Set(["en", "es", "fr", "de", "pt", "it", "nl"]);
const shortText = 8;
let englishWords: ReadonlySet<string> | null = null;
/** How many words each word list knows that are not English as well. */
function listed(words: readonly string[]): [string, number][] {
  englishWords ??= new Set(
    ["ja", "de"].flatMap((each) =>
      [...(lexiconOf(each)?.entries.values() ?? [])].flatMap((english) => english.split(" ")),
    ),
  );
  const own = words.filter((word) => word.length > 2 && englishWords?.has(word) !== true);
  return ["es", "fr", "de", "pt", "it"].flatMap((language): [string, number][] => {
    const hits = own.filter((word) => glossWord(word, language) !== null).length;
    return hits === 0 ? [] : [[language, hits]];
  });
}

/** How many words are English and nothing in the other languages. */
function englishAlone(words: readonly string[]): number {
  const isEnglish = (word: string) => [word, ...baseForms(word)].some((form) => englishWords?.has(form) === true);
  const english = words.filter((word) => word.length > 3 && isEnglish(word));
  return english.filter((word) => ["es", "fr", "de", "pt", "it"].every((other) => glossWord(word, other) === null))
    .length;
}

const dutch = new Set("de het een van met op zijn haar naar door voor hoe dat en niet wij zij hij".split(" "));
/** Names of places say nothing of the language around them. */
function withoutPlaces(words: readonly string[]): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; at++) {
    let length = Math.min(4, words.length - at);
    while (length > 0 && !placeNames.has(words.slice(at, at + length).join(" "))) length -= 1;
    if (length === 0) left.push(words[at] as string);
    else at += length - 1;
  }
  return left.length === 0 ? [...words] : left;
}

/** Statistics confuse the Slavic languages in a short text; their own letters do not. */
function cyrillic(text: string): string {
  if (/[іїєґ]/iu.test(text)) return "uk";
  if (/[ђјљњћџ]/iu.test(text)) return "sr";
  return /ъ(?=[бвгджзклмнпрстфхцчшщ])/iu.test(text) && !/[ыэё]/iu.test(text) ? "bg" : "ru";
}

/** Short Hindi is often taken for Marathi or Nepali; their own small words decide. */
function devanagari(text: string, statistic: string): string {
  if (statistic === "mr" && /ळ|आहे|आणि|(?:च्या|मध्ये)(?!\p{L})/u.test(text)) return "mr";
  return statistic === "ne" && /(?<!\p{L})(?:छ|छन्|र|हो|एउटा)(?![\p{L}\p{M}])/u.test(text) ? "ne" : "hi";
}

/** BCP 47 primary subtag of the text: by script, then by small words, then by letter statistics; `und` when nothing tells. */
export function detectLanguage(raw: string): string {
  // Statistics of a long text are settled long before its end.
  const text = raw.slice(0, 600);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  if (letters === 0) return "und";
  if (count(/[\u3040-\u30ff]/gu) > 0) return "ja";
  if (count(/\p{Script=Hangul}/gu) * 2 > letters) return "ko";
  if (count(/\p{Script=Han}/gu) * 3 > letters) return "zh";
  const statistic = eld.detect(text).language;
  if (count(/\p{Script=Devanagari}/gu) * 2 > letters) return devanagari(text, statistic);
  if (count(/\p{Script=Arabic}/gu) * 2 > letters) return ["fa", "ur", "ar"].includes(statistic) ? statistic : "ar";
  if (count(/\p{Script=Cyrillic}/gu) * 2 > letters) return cyrillic(text);
  if (count(/\p{Script=Latin}/gu) * 2 < letters) return statistic === "" ? "und" : statistic;
  const scores = new Map<string, number>();
  const words = withoutPlaces(fold(text).match(/\p{L}+/gu) ?? []);
  for (const word of words)
    for (const owner of owners.get(word) ?? [])
      scores.set(owner, (scores.get(owner) ?? 0) + 1 / (owners.get(word)?.length ?? 1));
  const ascii = /^[\p{ASCII}]*$/u.test(text);
  const known = words.length <= shortText ? listed(words) : [];
  for (const [language, hits] of known) scores.set(language, (scores.get(language) ?? 0) + 0.6 * hits);
  // Letter statistics of a few bare ASCII words are noise, and any of sixty languages may come out.
  const believed = !(ascii && words.length <= shortText) || spoken.has(statistic);
  if (statistic !== "" && believed) {
    const weight = words.length >= 5 ? 1.2 : words.length > 3 || !ascii ? 0.6 : 0.3;
    scores.set(statistic, (scores.get(statistic) ?? 0) + weight);
  }
  if (words.length <= shortText) scores.set("en", (scores.get("en") ?? 0) + 0.5 * englishAlone(words));
  if (ascii && words.some((word) => /[a-z]{3}ing$/u.test(word))) scores.set("en", (scores.get("en") ?? 0) + 0.7);
  const ranked = [...scores].toSorted((a, b) => b[1] - a[1]);
  // "paris in winter": a few words that English has as well are English.
  const onlyDutch = words.some((word) => dutch.has(word));
  const best = ranked.find(([language]) => language !== "nl" || onlyDutch || words.length > shortText);
  const plain = ascii && known.length === 0 && words.every((word) => grammarLexicon.exact.get(word) === undefined);
  // A word or two of bare ASCII tells nothing; English is by far the likeliest.
  if (plain && words.length <= 3) return "en";
  return best?.[0] ?? (ascii ? "en" : "und");
}
