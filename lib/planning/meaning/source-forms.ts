import { glossWord } from "#lib/planning/meaning/gloss.ts";
import { fold, lexiconOf } from "#lib/planning/meaning/lexicon.ts";

/** `past` and `present` participles, the infinitive, or null for a finite or unmarked form. */
export type VerbForm = "past" | "present" | "infinitive" | null;

/** Endings of infinitives by language. */
export const infinitives: Readonly<Record<string, RegExp>> = {
  es: /[aeií]r(?:se|l[aeo]s?)?$/,
  pt: /[aei]r(?:-?se)?$/,
  it: /[aei]r(?:e|si|l[aeoi])$/,
  fr: /(?:er|ir|re)$/,
  de: /e?[nrl]n$/,
};
const presentParticiples: Readonly<Record<string, RegExp>> = {
  es: /(?:ando|iendo|yendo|ante|iente)s?$/,
  pt: /(?:[aei]ndo|ante|ente)s?$/,
  it: /(?:[ae]ndo|[ae]nt[ei])$/,
  fr: /ante?s?$/,
  de: /e?nd(?:e[nrsm]?)?$/,
};
const pastParticiples: Readonly<Record<string, RegExp>> = {
  es: /(?:[ai]d[oa]s?|t[oa]s?|ch[oa]s?|íd[oa]s?)$/,
  pt: /(?:[ai]d[oa]s?|t[oa]s?)$/,
  it: /(?:[aiu]t|[sr]s|tt|rt|nt)[oaie]$/,
  fr: /(?:ée?s?|ie?s?|ue?s?|te?s?|ise?s?)$/,
  de: /^(?:ge|ver|be|ent|er|zer|\p{L}+ge).*(?:t|n)(?:e[nrsm]?)?$/u,
};

/** What a verb's written form is, by its ending; null for a finite one. */
export const formOf = (written: string, language: string): VerbForm => {
  if (infinitives[language]?.test(written) === true) return "infinitive";
  if (presentParticiples[language]?.test(written) === true) return "present";
  return pastParticiples[language]?.test(written) === true ? "past" : null;
};

const arabicPlurals: ReadonlySet<string> = new Set(
  "اطفال رجال نساء كلاب قطط طلاب تلاميذ جنود لصوص جواسيس علماء شعراء نجوم بيوت كتب اشجار ازهار زهور ورود طيور عصافير خيول جبال بحار انهار شوارع اصدقاء اخوه ابناء بنات فتيات اولاد شباب قوارب سفن سفينات عمال صيادون اسود ذئاب اسماك قصور مدن قرى ابواب نوافذ رسائل صور امواج جيران جنود رواد ابطال ملوك اقزام دراجات سيارات شموع احلام".split(
    " ",
  ),
);

/** Whether the written noun is a plural of a word with the same English. */
export const isPlural = (written: string, english: string, language: string): boolean => {
  const folded = fold(written, language);
  const sameAs = (...forms: readonly string[]): boolean =>
    forms.some((form) => form.length > 2 && form !== folded && glossWord(form, language) === english);
  switch (language) {
    case "es":
    case "pt":
      return (
        folded.endsWith("s") &&
        sameAs(
          folded.slice(0, -1),
          folded.slice(0, -2),
          folded.replace(/ces$/, "z"),
          folded.replace(/[oae]es$/, "ao"),
          folded.replace(/is$/, "l"),
          folded.replace(/ns$/, "m"),
        )
      );
    case "fr":
      return /[sx]$/.test(folded) && sameAs(folded.slice(0, -1), folded.replace(/aux$/, "al"));
    case "it":
      return (
        (folded.endsWith("i") &&
          sameAs(`${folded.slice(0, -1)}o`, `${folded.slice(0, -1)}e`, `${folded}o`, folded.replace(/hi$/, "o"))) ||
        (folded.endsWith("e") && sameAs(`${folded.slice(0, -1)}a`) && !lexiconOf("it")?.entries.has(folded))
      );
    case "de": {
      const capital = (form: string): string => form.slice(0, 1).toUpperCase() + form.slice(1);
      const nouns = lexiconOf("de")?.nouns;
      return /(?:e|en|n|er|ern|s|innen)$/.test(folded)
        ? [/e$/, /e?n$/, /ern?$/, /s$/, /nen$/].some((ending) => {
            const one = folded.replace(ending, "");
            return one !== folded && nouns?.has(one) === true && glossWord(capital(one), "de") === english;
          })
        : false;
    }
    case "hi":
      return /(?:ों|ें|एँ|एं|ियाँ|ियां|ाएँ)$/u.test(written);
    case "ar":
      return (
        arabicPlurals.has(folded.replace(/^(?:[وفبكل]?ال|لل)/, "")) ||
        (/(?:ون|ين|ات)$/.test(folded) && sameAs(folded.slice(0, -2), `${folded.slice(0, -2)}ه`))
      );
    default:
      return false;
  }
};
