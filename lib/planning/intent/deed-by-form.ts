const infinitive: Readonly<Record<string, RegExp>> = {
  es: /(?:[aeií]r(?:se|lo|la|los|las|le|les|me|te|nos)?|ando|iendo|yendo|ándo\p{L}+|iéndo\p{L}+)$/u,
  pt: /(?:[aeiô]r(?:-\p{L}+)?|ando|endo|indo)$/u,
  it: /(?:[aei]r(?:e|si|lo|la|gli|le|ne)|ando|endo)$/u,
  fr: /(?:er|ir|re|ant)$/u,
  de: /(?:en|eln|ern|end)$/u,
};
const conjugated: Readonly<Record<string, RegExp>> = {
  es: /(?:ó|aron|ieron|aba|aban|ía|ían|ará|erá|irá|an|en)$/u,
  pt: /(?:ou|eu|iu|aram|eram|iram|ava|avam|ia|iam|am|em)$/u,
  it: /(?:ò|arono|irono|ava|avano|eva|evano|iva|ano|ono)$/u,
  fr: /(?:ait|aient|èrent|irent|ent|ra|ront)$/u,
  de: /(?:t|te|ten|st)$/u,
};

const participle: Readonly<Record<string, RegExp>> = {
  es: /(?:[ai]d[oa]s?|iert[oa]s?|uest[oa]s?|ot[oa]s?)$/u,
  pt: /(?:[ai]d[oa]s?|ert[oa]s?|ost[oa]s?)$/u,
  it: /(?:at|it|ut|ent|ess|ott|ert|ers|ost|int)[oaie]$/u,
  fr: /ée?s?$/u,
};
/** Whether a word after a noun qualifies it: "la villa spenta", "la porte fermée". */
export const qualifiesNoun = (word: string, language: string, before: Before): boolean =>
  before.named && !before.articleNext && participle[language]?.test(word) === true;

/** What stands before a word, as far as it tells a deed from a thing. */
export interface Before {
  /** An article, a number or an adjective: a thing follows. */
  determines: boolean;
  /** A preposition: a thing, or a deed in its basic form, follows. */
  leads: boolean;
  /** A noun: a deed may follow. */
  named: boolean;
  /** A pronoun or a small word such as "not" or "now": in Romance a bare word after it is a deed. */
  says: boolean;
  /** Nothing: a clause begins. */
  opens: boolean;
  /** Whether an article follows: a thing that something is done to. */
  articleNext: boolean;
  /** Whether the text uses capitals at all. */
  cased: boolean;
}

/**
 * Whether a word that could be a deed or a thing is a deed in its language, by its form and the word before it;
 * null when neither tells.
 */
export function deedByForm(word: string, next: string, language: string, before: Before): boolean | null {
  switch (language) {
    case "ar":
      if (/^(?:وال|بال|ال|لل)/u.test(word) || /(?:ة|اً|ًا)$/u.test(word)) return false;
      return /^[وف]?[يت]\p{L}{2,}/u.test(word) ? true : before.determines ? false : null;
    case "hi":
      if (/(?:ता|ती|ते|कर|करके|ना|ने)$/u.test(word)) return true;
      return /^(?:रहा|रही|रहे|है|हैं|गया|गई|गए|दिया|दी|लिया|कर)/u.test(next) ? true : false;
    case "ja":
      if (/^(?:する|して|した|しな|しよ|され|させ)/u.test(next)) return true;
      return /[\u3041-\u309f]$/u.test(word) && !next.startsWith("の");
    case "zh":
      if (next.startsWith("的")) return null;
      return before.determines ? false : null;
    case "de":
      if (/^\p{Lu}/u.test(word)) return before.opens && word.endsWith("t") ? null : false;
      if (before.determines || before.leads) return false;
      return before.cased ? true : null;
    default:
      if (before.determines || (/^\p{Lu}/u.test(word) && !before.opens)) return false;
      if (before.leads) return infinitive[language]?.test(word) === true;
      if (qualifiesNoun(word, language, before)) return false;
      if (infinitive[language]?.test(word) === true) return true;
      if (before.says && present[language]?.test(word) === true) return true;
      return before.named || conjugated[language]?.test(word) === true ? true : null;
  }
}

const certain: Readonly<Record<string, RegExp>> = {
  es: /(?:[^r]ó|aron|ieron|aban?|ando|iendo|yendo)$/u,
  pt: /(?:ou|aram|eram|iram|avam?|ando|endo|indo)$/u,
  it: /(?:ò|arono|irono|avano?|evano|ando|endo)$/u,
  fr: /(?:aient|èrent)$/u,
};
const present: Readonly<Record<string, RegExp>> = {
  es: /(?:[aeo]|an|en|as|es)$/u,
  pt: /(?:[aeo]|am|em)$/u,
  it: /(?:[aeo]|ano|ono)$/u,
  fr: /(?:e|ent|it|t|d)$/u,
};

/** Third persons of the plural; after a noun they are hardly anything else. */
const plural: Readonly<Record<string, RegExp>> = { es: /(?:an|en)$/u, pt: /(?:am|em)$/u, it: /(?:ano|ono)$/u };

/** Whether a word that no list knows is a deed: only where its form, or its place between two things, leaves little doubt. */
export function looksLikeDeed(word: string, next: string, language: string, before: Before): boolean {
  if (
    before.determines ||
    (before.leads && language !== "hi" && language !== "ja") ||
    qualifiesNoun(word, language, before)
  )
    return false;
  switch (language) {
    case "ar":
      return before.named && /^[وف]?(?:ي\p{L}{2,}|ت\p{L}{3,})/u.test(word) && !/(?:ة|اً|ًا)$/u.test(word);
    case "hi":
      return /(?:ता|ती|ते)$/u.test(word)
        ? /^(?:है|हैं|हुआ|हुई|हुए|था|थी|थे|हो)$/u.test(next)
        : /\p{L}[\p{L}\p{M}]+कर$/u.test(word.slice(-40));
    case "ja":
      return (
        /\p{Script=Han}[\u3041-\u309f]*(?:[るくぐすつぬぶむうただ]|ます|ました)$/u.test(word) &&
        !/^[のがをはも]/u.test(next)
      );
    case "zh":
      return false;
    case "de":
      return (
        /^\p{Ll}/u.test(word) &&
        (before.cased
          ? /(?:t|te|ten|en|eln|ern)$/u.test(word) && word.length > 3 && (before.named || before.says || next === "")
          : /^\p{L}{0,4}ge\p{L}{3,}(?:t|en)$/u.test(word) && next === "")
      );
    default:
      if (/^\p{Lu}/u.test(word)) return false;
      if (certain[language]?.test(word) === true || infinitive[language]?.test(word) === true) return word.length > 4;
      if (before.named && plural[language]?.test(word) === true && word.length > 4) return true;
      if (before.named && /^(?:al|ao|à|aos|às|a)$/u.test(next) && /[eam]$/u.test(word)) return language !== "fr";
      if (before.says && present[language]?.test(word) === true) return true;
      return before.named && before.articleNext && present[language]?.test(word) === true;
  }
}
