import type { Film } from "#lib/planning/film.ts";
import { englishNoun, englishVerbPhrase } from "#lib/planning/meaning/english-phrase.ts";
import { classOfWord } from "#lib/planning/intent/tag-english.ts";
import { isCounted, withIndefinite } from "#lib/planning/meaning/english-grammar.ts";
import { englishFor } from "./english.ts";
import { isMatter, standingSentence } from "./standing.ts";
import { capital, finiteClause, quoted, tidy } from "./words.ts";

const enough = 0.6;
const otherScript = /[^\p{Script=Latin}\p{P}\p{N}\s]/u;
const determined =
  /^(?:an?|the|my|our|your|his|her|their|its|this|that|every|each|two|three|four|five|six|\d+|some|many)\s/i;
const leadingPreposition =
  /^(?:in|on|at|under|over|behind|from|with|without|through|before|after|near|for|to|between|above|during)\s+(?=\p{L})/iu;

const withArticle = (text: string, head: string, plural: boolean): string =>
  determined.test(text) || /^\p{Lu}/u.test(text)
    ? text
    : plural
      ? `the ${text}`
      : isCounted(head) && !isMatter(head)
        ? withIndefinite(text)
        : text;
/** English that no reader would take for English. */
const broken =
  /\b(?:snowy|rainy|sunny|windy|foggy)$|^(?:being|relaxed|left|right|of|to|be|not|must|and|or|that)\b|\b(?:of|the|an?|how|to|not|must|that|and|with|why|who|is|now)$|\b(?:of of|to to|to of|of to|in of|the the|a the|the a|an of|of above|in in|a to|of is)\b|ised\b|\b(?:why|how)\b.*\b(?:why|how)\b|\ba (?:them|not|that|now)\b|eses\b|stepses/;
/** How the film is made, not what it shows. */
const cameraWords =
  /镜头|正视图|运镜|特写|放大|俯视|航拍|慢动作|风格|水彩画|像素艺术|油画|アニメ|マクロ|スロー|縦型|竖屏/u;
const workWords =
  /^(?:an? |the )?(?:cartoon|slow motion|black (?:and )?white|documentary|animation|anime|close-?up|macro|film grain|vertical|time-?lapse|handheld|step by step|honest opinion|advert\w*|commercial|trailer|teaser|video|film|clip)(?: style)?$/i;
/** Whether an English word can be the head of a phrase: a thing, not how it is or what it does. */
const nameable = (head: string): boolean => {
  const found = classOfWord(head.split(" ").at(-1)?.toLowerCase() ?? head);
  return found !== "adjective" && found !== "other";
};
/** `one person brush teeth`: words that were strung together around a deed. */
const tellsDeed = (text: string): boolean =>
  text
    .split(" ")
    .some(
      (word, at) => at > 0 && /^[a-z]+$/.test(word) && !/(?:ing|ed|en)$/.test(word) && classOfWord(word) === "verb",
    );
/** What holds a stretch to its neighbours in languages without spaces. */
const particlesAround: Readonly<Record<string, RegExp>> = {
  ja: /^(?:する|した|して|の|が|は|を|に|で|と)+|(?:の|が|は|を|に|で|と|から|まで|へ)+$/gu,
  zh: /^(?:上的|里的|的|上|里|在|把|被|着|了|是|为)+|(?:的|着|了|是|在|把)+$/gu,
};
const howWords = /^(?:cómo|como|comment|wie|come|如何|怎么|怎样|كيف)(?=\s|\p{Script=Han})|कैसे|方$/iu;

/** A stretch of a foreign intent as an English sentence with the user's own words beside it once; empty for orders. */
export const foreignTelling = (film: Film, part: string, at: number, near: string, key: string): string => {
  const { reading } = film;
  const { language } = reading;
  const around = particlesAround[language];
  const trimmed = around === undefined ? tidy(part) : tidy(part).replace(around, "");
  const text = trimmed === "" ? tidy(part) : trimmed;
  const english = englishFor(text, language);
  const noun = englishNoun(text, language);
  if (cameraWords.test(text) || workWords.test(noun.text) || workWords.test(english ?? "")) return "";
  const deed = deedTelling(film, text, at);
  if (deed !== null) return deed;
  if (
    english !== null &&
    /^(?:why|how|what) /.test(english) &&
    !otherScript.test(english) &&
    !broken.test(english.slice(4))
  )
    return `This shows ${english} (${quoted(text)}).`;
  if (english !== null && /^(?:when|while|because|until) /.test(english) && !otherScript.test(english))
    return `It happens ${english} (${quoted(text)}).`;
  if (
    noun.head !== "" &&
    noun.glossed >= enough &&
    !otherScript.test(noun.text) &&
    !broken.test(noun.text) &&
    nameable(noun.head) &&
    !tellsDeed(noun.text)
  ) {
    const bare = noun.text.replace(/^(?:an?|the)\s+/i, "");
    const phrase = withArticle(bare, noun.head, noun.plural);
    return original(standingSentence(film, { phrase, head: noun.head, plural: noun.plural }, near, key), text);
  }
  if (english !== null && !otherScript.test(english) && !broken.test(english) && leadingPreposition.test(english))
    return `All of this is ${english} (${quoted(text)}).`;
  // A lone sign without a meaning of its own was cut out of a longer word.
  if ([...text.replace(/\P{L}/gu, "")].length < 2 && /\p{Script=Han}/u.test(text) && english === null) return "";
  return `${quoted(text)} can be seen beside ${near}.`;
};

/** What is done in the stretch, told of who does it. */
const deedTelling = (film: Film, text: string, at: number): string | null => {
  const { reading, cast, lead } = film;
  const start = reading.raw.indexOf(text, Math.max(0, at - 2));
  const end = start + text.length;
  const action = reading.actions.find(({ span }) => start !== -1 && span.start >= start && span.start < end);
  const doer = action === undefined ? undefined : cast[action.subject ?? lead ?? -1];
  if (action === undefined || doer === undefined) return null;
  const told = englishVerbPhrase(reading.raw.slice(action.span.start, end), reading.language);
  const phrase = tidy(`${told.verb} ${told.rest}`).replace(
    /\b(?:an?|the) (them|him|her|it|us|me|himself|herself|themselves)\b/g,
    "$1",
  );
  if (told.verb === "" || told.glossed < enough || otherScript.test(phrase) || broken.test(phrase)) return null;
  if (howWords.test(text)) return `This shows how to ${phrase} (${quoted(text)}).`;
  const clause = finiteClause({ ...action, phrase, verb: told.verb.split(" ")[0] ?? told.verb }, doer.plural, true);
  return `${capital(doer.later)} ${clause} (${quoted(text)}).`;
};

/** The user's words right before the sentence's end. */
const original = (sentence: string, words: string): string => sentence.replace(/\.$/, ` (${quoted(words)}).`);
