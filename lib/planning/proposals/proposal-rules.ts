import type { TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";
import type { Film } from "#lib/planning/film.ts";
import { detectLanguage } from "#lib/planning/intent/detect-language.ts";
import { fold } from "#lib/planning/intent/lexicon.ts";
import { grammarLexicon } from "#lib/planning/intent/lexicons/grammar.ts";
import { tagEnglish } from "#lib/planning/intent/tag-english.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";
import { isEnglish, mentions } from "#lib/planning/story/words.ts";

/** Most characters of each proposed text. */
export const longestText = { action: 220, description: 600, purpose: 320, looks: 160, title: 60, caption: 84 } as const;

/** Addresses, code and talk about the writing itself are no part of a film, whoever asked for them. */
const foreignMatter =
  /[<>{}[\]`|\\^~=_#*]|https?:|\bwww\.|(?<![\p{L}\p{N}])@\w|\p{Cc}|(?![\u200c\u200d])\p{Cf}|\p{Co}/u;
const aboutItself =
  /\b(?:system prompt|prompts?|instructions?|instructed|language model|as an ai|an ai (?:model|assistant)|json|schema|output|i am|i'm|i cannot|i can't|i will|sorry|ignore (?:all|any|the|your|previous))\b/iu;
const cameraTalk =
  /\b(?:camera|dolly|dollies|zooms?|zooming|steadicam|crane shot|tracking shot|whip pan|pans (?:left|right|to|across)|tilts (?:up|down))\b/iu;
const quotes = /[“"«「『][^”"»」』]*[”"»」』]/gu;

const timeSigns: readonly (readonly [RegExp, readonly TimeOfDay[]])[] = [
  [/\b(?:dawn|sunrise|daybreak|first light)\b/iu, ["dawn"]],
  [/\bmorning\b/iu, ["dawn", "morning"]],
  [/\b(?:noon|midday)\b/iu, ["noon"]],
  [/\bafternoon\b/iu, ["afternoon"]],
  [/\b(?:sunset|golden hour|setting sun)\b/iu, ["golden_hour", "dusk"]],
  [/\b(?:dusk|twilight|nightfall)\b/iu, ["dusk"]],
  [/\b(?:nights?|midnight|moonlit|moonlight|starlit|starlight|starry)\b/iu, ["night"]],
  [
    /\b(?:daylight|sunlight|sunlit|sunny|sunshine|blue sky)\b/iu,
    ["dawn", "morning", "noon", "afternoon", "golden_hour", "unspecified", "interior"],
  ],
];
const weatherSigns: readonly (readonly [RegExp, readonly Weather[]])[] = [
  [/\b(?:rain|rains|raining|rainy|rainfall|downpour|drizzle)\b/iu, ["rain", "storm"]],
  [/\b(?:storms?|stormy|thunder|lightning|blizzard|gale)\b/iu, ["storm"]],
  [/\b(?:snow|snows|snowing|snowy|snowfall|snowflakes?)\b/iu, ["snow"]],
  [/\b(?:fog|foggy|mist|misty|haze)\b/iu, ["fog"]],
  [/\b(?:dust storm|sandstorm)\b/iu, ["dust"]],
];

const contradicts = (text: string, film: Film): boolean => {
  const { raw, intent } = film.reading;
  const foreign = <T>(signs: readonly (readonly [RegExp, readonly T[]])[], own: T): boolean =>
    signs.some(([sign, fits]) => {
      const found = sign.exec(text)?.[0];
      return found !== undefined && !fits.includes(own) && !mentions(raw, found);
    });
  return foreign(timeSigns, film.time_of_day) || foreign(weatherSigns, intent.weather);
};

/**
 * Words with a capital that neither the intent nor the brand has: names that nobody asked for. Where every noun has
 * a capital, two in a row make a name.
 */
const bringsName = (text: string, film: Film, nounsHaveCapitals = false): boolean => {
  const known = [film.reading.raw, film.brand?.name ?? "", film.brand?.cta ?? ""].join("\n");
  const tagged = tagEnglish(text).names;
  const starts = new Set(matchesIn(text, /(?:^|[.!?:;]\s+|[“"]\s*)(?=\p{L})/gu).map((m) => m.index + m[0].length));
  const words = matchesIn(text, /\p{L}[\p{L}\p{M}'’-]*/gu);
  return words.some((match, at) => {
    const [word] = match;
    if (!/^\p{Lu}/u.test(word) || word === "I" || mentions(known, word)) return false;
    if (!starts.has(match.index) && !nounsHaveCapitals) return true;
    // An article is nobody's first name.
    if (nounsHaveCapitals && grammarLexicon.exact.has(fold(word))) return false;
    const next = words[at + 1];
    const doubled =
      next !== undefined && /^\p{Lu}/u.test(next[0]) && !starts.has(next.index) && !mentions(known, next[0]);
    return doubled || (!nounsHaveCapitals && tagged.has(match.index));
  });
};

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];

/** Letters that are neither Latin nor quoted from the intent: shots are told in English around its own words. */
const leavesEnglish = (text: string, film: Film): boolean => {
  const own = text.replace(quotes, " ").match(/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu) ?? [];
  return own.some((stretch) => !film.reading.raw.includes(stretch));
};

/** What is put in quotation marks must be the intent's own words. */
const misquotes = (text: string, film: Film): boolean => {
  const raw = film.reading.raw.toLowerCase();
  return (text.match(quotes) ?? []).some(
    (quote) =>
      !raw.includes(quote.slice(1, -1).trim().toLowerCase()) &&
      !wordsIn(quote).every((word) => mentions(film.reading.raw, word)),
  );
};

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** White space collapsed; null when nothing is said. */
export const said = (text: string | null): string | null => {
  const clean = text?.replace(/\s+/gu, " ").trim() ?? "";
  return clean === "" ? null : clean;
};

const shouts = /\p{Lu}{4,}/u;

/** Whether a text speaks of this film: it shares a telling word with the intent or with what is already told. */
export const isAboutFilm = (text: string, film: Film, told: string): boolean => {
  const known = `${film.reading.raw}\n${told}`.toLowerCase();
  const words = wordsIn(text);
  return (
    words.length >= 4 &&
    words.some((word) => word.length > 3 && !idle.test(word) && known.includes(word.toLowerCase().slice(0, 6)))
  );
};
/** Words that any sentence may share with any film. */
const idle =
  /^(?:this|that|these|those|with|from|into|over|under|then|than|their|there|here|they|them|what|when|where|which|while|will|would|have|been|being|were|because|still|only|just|very|more|most|some|such|about|after|before|makes?|shows?|gives?|question|answers?|film|shot|scene|viewer|final|image|frame)$/iu;

/** Whether an English sentence about the film may stand beside what its intent says. */
export const mayBeTold = (text: string, film: Film, longest: number): boolean =>
  [...text].length <= longest &&
  letters(text) >= 3 &&
  !foreignMatter.test(text) &&
  !aboutItself.test(text) &&
  !shouts.test(text) &&
  !cameraTalk.test(text) &&
  !leavesEnglish(text, film) &&
  !misquotes(text, film) &&
  !contradicts(text, film) &&
  !bringsName(text.replace(quotes, " "), film);

/** One sentence with one thing that happens. */
export const isOneAction = (text: string): boolean => {
  const bare = text.replace(quotes, "");
  if (/[.!?;:].*\p{L}/u.test(bare) || /\b(?:then|while|after which|before \w+ing|meanwhile)\b/iu.test(bare))
    return false;
  const verbs = [...tagEnglish(bare).classes.values()].filter((each) => each === "verb").length;
  return verbs <= 2 && (bare.match(/\band\b/giu)?.length ?? 0) <= 1;
};

const clothes =
  /\b(?:wear(?:s|ing)?|dressed|clothes|outfit|coat|jacket|dress|shirt|sweater|hat|scarf|uniform|suit|trousers|jeans|skirt|robe|apron)\b/iu;
/** Clothes and colours of the cast are settled by the planner; looks may only add to them. */
export const isLooks = (text: string, film: Film): boolean =>
  mayBeTold(text, film, longestText.looks) && !clothes.test(text) && !/#|[.!?].*\p{L}/u.test(text);

const scriptOf = (text: string): string => {
  for (const script of [
    "Han",
    "Hiragana",
    "Katakana",
    "Hangul",
    "Devanagari",
    "Arabic",
    "Hebrew",
    "Cyrillic",
    "Greek",
    "Thai",
    "Latin",
  ])
    if (new RegExp(`\\p{Script=${script}}`, "u").test(text))
      return /^(?:Han|Hiragana|Katakana)$/.test(script) ? "cjk" : script;
  return "none";
};

/** Whether a line may be read by the film's viewers: in the intent's script and language, about nothing foreign. */
export const mayBeRead = (text: string, film: Film): boolean => {
  const { raw } = film.reading;
  if (foreignMatter.test(text) || aboutItself.test(text) || shouts.test(text) || letters(text) < 2) return false;
  if (scriptOf(text) !== scriptOf(raw) || contradicts(text, film)) return false;
  const english = isEnglish(film.reading);
  if (!english && detectLanguage(text) === "en") return false;
  return !bringsName(text, film, film.reading.language === "de");
};

/** Whether every telling word of a title stands in the intent or, uncapitalised, in the film's own sentences. */
export const isOwnTitle = (text: string, film: Film, told: string): boolean => {
  if ([...text].length > longestText.title || foreignMatter.test(text) || aboutItself.test(text) || shouts.test(text))
    return false;
  if (scriptOf(text) !== scriptOf(film.reading.raw)) return false;
  const words = wordsIn(text.replace(/['’]s(?!\p{L})/giu, ""));
  const known = (word: string) =>
    mentions(film.reading.raw, word) ||
    new RegExp(`(?<![\\p{L}])${word.toLowerCase()}(?![\\p{L}])`, "u").test(told) ||
    (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) &&
      [...word].every((sign) => film.reading.raw.includes(sign)));
  return words.length > 0 && words.every((word) => small.test(word) || known(word));
};
const small =
  /^(?:a|an|the|of|and|in|on|at|to|for|with|by|from|into|or|no|not|one|last|first|before|after|under|over|beyond|through|without|de|la|le|les|el|los|las|du|des|der|die|das|und|et|e|y|o|a|il|lo|gli|um|uma|un|una|une|do|da)$/iu;
