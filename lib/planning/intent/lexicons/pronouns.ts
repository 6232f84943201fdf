import { fold } from "#lib/planning/intent/lexicon.ts";

/** A being that a sentence names by a pronoun alone. */
export interface Pronoun {
  gender: "female" | "male" | "thing" | "any";
  count: number;
  /** Speakers and unknown beings point at nobody named before: only at the same word. */
  points: boolean;
  /** English for who is meant when nobody was named, and its head noun. */
  standsFor: string;
  head: string;
}

const woman: Pronoun = { gender: "female", count: 1, points: true, standsFor: "a woman", head: "woman" };
const man: Pronoun = { gender: "male", count: 1, points: true, standsFor: "a man", head: "man" };
const they: Pronoun = { gender: "any", count: 2, points: true, standsFor: "two friends", head: "friends" };
const women: Pronoun = { gender: "female", count: 2, points: true, standsFor: "two women", head: "women" };
const we: Pronoun = { ...they, points: false };
const speaker: Pronoun = { gender: "any", count: 1, points: false, standsFor: "someone", head: "person" };
const nobody: Pronoun = { ...speaker, standsFor: "nobody" };
const everyone: Pronoun = { gender: "any", count: 5, points: false, standsFor: "a crowd", head: "crowd" };
const unseen: Pronoun = { gender: "thing", count: 1, points: false, standsFor: "something unseen", head: "something" };
const it: Pronoun = { ...unseen, points: true };

const table: Readonly<Record<string, readonly (readonly [words: string, pronoun: Pronoun])[]>> = {
  en: [
    ["she", woman],
    ["he", man],
    ["they", they],
    ["we", we],
    ["i|you|someone|somebody", speaker],
    ["nobody|no one|noone|none", nobody],
    ["everyone|everybody", everyone],
    ["something", unseen],
    ["it", it],
  ],
  es: [
    ["ella", woman],
    ["él", man],
    ["ellos", they],
    ["ellas", women],
    ["nosotros|nosotras", we],
    ["yo|tú|alguien|usted", speaker],
    ["nadie", nobody],
    ["todo el mundo", everyone],
  ],
  fr: [
    ["elle", woman],
    ["il", man],
    ["ils", they],
    ["elles", women],
    ["nous", we],
    ["je|j|tu|vous|quelqu un|on", speaker],
    ["tout le monde", everyone],
    ["quelque chose", unseen],
    ["personne ne|personne n", nobody],
  ],
  de: [
    ["sie", woman],
    ["er", man],
    ["wir", we],
    ["ich|du|jemand|man", speaker],
    ["niemand", nobody],
  ],
  pt: [
    ["ela", woman],
    ["ele", man],
    ["eles", they],
    ["elas", women],
    ["nós", we],
    ["eu|você|tu|alguém", speaker],
    ["ninguém", nobody],
    ["todo mundo|toda a gente", everyone],
  ],
  it: [
    ["lei", woman],
    ["lui", man],
    ["loro", they],
    ["noi", we],
    ["io|tu|qualcuno", speaker],
    ["nessuno", nobody],
    ["qualcosa", unseen],
  ],
  nl: [
    ["zij", woman],
    ["hij", man],
    ["wij", we],
    ["ik|jij|iemand", speaker],
    ["niemand", nobody],
  ],
  ja: [
    ["彼女", woman],
    ["彼", man],
    ["彼ら", they],
    ["彼女たち", women],
    ["私たち|僕たち|僕ら|俺たち|我々", we],
    ["私|わたし|僕|俺|誰か|だれか", speaker],
    ["みんな|皆", everyone],
    ["何か|なにか", unseen],
  ],
  zh: [
    ["她", woman],
    ["他", man],
    ["他们", they],
    ["她们", women],
    ["我们|咱们", we],
    ["我|你|有人|某人", speaker],
    ["没有人|没人|无人", nobody],
    ["大家|所有人|人人|每个人", everyone],
    ["它", it],
  ],
  hi: [
    ["वह|वो", { ...woman, gender: "any", standsFor: "someone", head: "person" }],
    ["वे", they],
    ["हम", we],
    ["मैं|तुम|आप|कोई", speaker],
  ],
  ar: [
    ["هي", woman],
    ["هو", man],
    ["هم", they],
    ["نحن", we],
    ["أنا|أنت|أحدهم|شخص ما", speaker],
    ["الجميع", everyone],
  ],
  ru: [
    ["она", woman],
    ["он", man],
    ["они", they],
    ["мы", we],
    ["я|ты|кто то", speaker],
    ["никто", nobody],
  ],
};

const byLanguage = new Map(
  Object.entries(table).map(([language, rows]) => [
    language,
    new Map(rows.flatMap(([words, pronoun]) => words.split("|").map((word) => [fold(word), pronoun] as const))),
  ]),
);

/** German "sie" with a verb of several. */
export const several = they;

/** Who a word stands for where it is the subject of a sentence; undefined for any other word. */
export const pronounOf = (key: string, language: string): Pronoun | undefined => byLanguage.get(language)?.get(key);

/** Every pronoun of the languages written without spaces, and those of several words. */
export const pronounForms: ReadonlySet<string> = new Set(
  [...byLanguage].flatMap(([language, words]) =>
    [...words.keys()].filter((word) => word.includes(" ") || language === "ja" || language === "zh"),
  ),
);

const pattern = (words: string) => new RegExp(`^(?:${words})$`, "u");
const femaleWords = pattern(
  "(?:grand|step|god)?(?:mother|daughter)s?|(?:grand)?m[ou]ms?|mummy|mommy|grandmas?|granny|nana|sisters?|aunts?|aunties?|girls?|girlfriends?|wom[ae]n|ladies|lady|wi(?:fe|ves)|brides?|widows?|queens?|princess(?:es)?|witch(?:es)?|nuns?|ballerinas?|actress(?:es)?|waitress(?:es)?|goddess(?:es)?|heroines?|mermaids?|geishas?|duchess|housewi(?:fe|ves)|seamstress(?:es)?|nieces?|maids?|hostess(?:es)?|stewardess(?:es)?|sorceress|empress(?:es)?|schoolgirls?|hens?|cows?|female",
);
const maleWords = pattern(
  "(?:grand|step|god)?(?:father|son)s?|(?:grand)?dads?|daddy|papa|grandpas?|brothers?|uncles?|boys?|boyfriends?|m[ae]n|gentlem[ae]n|guys?|husbands?|grooms?|widowers?|kings?|princes?|wizards?|monks?|(?:fisher|post|mail|business|police|fire|milk|sales|cow|door|work|crafts|spoke)m[ae]n|nephews?|cowboys?|schoolboys?|emperors?|knights?|actors?|waiters?|gods?|bulls?|roosters?|male",
);
/** The sex an English noun tells. */
export const sexOf = (noun: string): "female" | "male" | null =>
  femaleWords.test(noun) ? "female" : maleWords.test(noun) ? "male" : null;
