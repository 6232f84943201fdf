import { sexOf } from "#lib/planning/intent/lexicons/pronouns.ts";
import { sexOfFirstName } from "#lib/planning/meaning/first-names.ts";
import { matchesIn } from "#lib/planning/matches-in.ts";
import type { Reading, Subject } from "#lib/planning/reading.ts";

export type Sex = "female" | "male";

/** Kin, trades and titles that tell the sex in languages of which the English word does not. */
const femaleForms =
  /(?:^|\s)(?:nietas?|tías?|sobrinas?|primas?|esposa|viuda|petites?[- ]filles?|tantes?|nièces?|épouse|veuve|enkelin(?:nen)?|nichten?|tante|netas?|tias?|sobrinhas?|esposa|zia|nipotina|moglie|vedova|\p{L}{3,}(?:innen|euse|trice|ière|ienne))$|孫娘|孙女|姪|侄女|おばあ|祖母|外婆|姑姑|阿姨|主婦|पोती|नातिन|बेटी|बहन|चाची|मौसी|नानी|पत्नी|दुल्हन|(?:حفيد|ابن|أخت|زوج|عم|خال|ممرض|معلم|طبيب|فنان|أميرة)(?:ة|ته|تها)/iu;
const maleForms =
  /(?:^|\s)(?:nietos?|tíos?|sobrinos?|primos?|esposo|marido|viudo|petits?[- ]fils|oncles?|neveux?|mari|enkel|neffen?|onkel|ehemann|netos?|tios?|sobrinhos?|zio|nipotino|marito)$|祖父|おじい|爷爷|叔叔|孙子|侄子|息子|兄|弟|पोता|बेटा|भाई|चाचा|दादा|नाना|पति|दूल्हा|حفيده?(?!ت|ة)|ابنه?(?!ت|ة)|أخوه?|زوجه?(?!ت|ة)|عمه?$/iu;

const articles: Readonly<Record<string, { female: RegExp; male: RegExp }>> = {
  es: { female: /^(?:una|la|esta)\s/iu, male: /^(?:un|el|este)\s/iu },
  fr: { female: /^(?:une|la|cette)\s/iu, male: /^(?:un|le|ce)\s/iu },
  pt: { female: /^(?:uma|a|esta)\s/iu, male: /^(?:um|o|este)\s/iu },
  it: { female: /^(?:una|la|un['’]|questa)\s?/iu, male: /^(?:uno?|il|lo|questo)\s/iu },
  de: { female: /^(?:eine|die|diese)\s/iu, male: /^(?:ein|einen|einem|der|den|dem)\s/iu },
};
/** Nouns whose article tells nothing of who it is. */
const neutralNouns =
  /(?:kind|mädchen|baby|person(?:a|ne)?|víctima|victime|bebé|bébé|criança|pessoa|persona|guida|guardia|sentinelle|vedette|recrue)$/iu;

const pronouns: Readonly<Record<string, { female: RegExp; male: RegExp }>> = {
  en: { female: /\b(?:she|her|hers|herself)\b/giu, male: /\b(?:he|him|his|himself)\b/giu },
  de: { female: /\b(?:ihr|ihre[nmrs]?)\b/gu, male: /\b(?:er|ihm|ihn|sein|seine[nmrs]?)\b/gu },
  es: { female: /\b(?:ella)\b/giu, male: /(?<!\p{L})(?:él)(?!\p{L})/giu },
  fr: { female: /\b(?:elle)\b/giu, male: /\b(?:lui)\b/giu },
  pt: { female: /\b(?:ela|dela)\b/giu, male: /\b(?:ele|dele)\b/giu },
  it: { female: /\b(?:lei)\b/giu, male: /\b(?:lui)\b/giu },
  ja: { female: /彼女/gu, male: /彼(?!女|ら)/gu },
  zh: { female: /她(?!们)/gu, male: /他(?!们|人)/gu },
};

/** What the words of a person's own phrase tell. */
const toldBy = (subject: Subject, english: string | null, language: string): Sex | null => {
  const own = sexOf(subject.head.toLowerCase()) ?? (english === null ? null : sexOf(english.split(" ").at(-1) ?? ""));
  if (own !== null) return own;
  const named = sexOfFirstName(subject.phrase, language);
  if (named !== null) return named;
  if (language === "en") return /\b(?:female|pregnant)\b/iu.test(subject.phrase) ? "female" : null;
  if (femaleForms.test(subject.phrase)) return "female";
  if (maleForms.test(subject.phrase)) return "male";
  const article = articles[language];
  if (article === undefined || neutralNouns.test(subject.head)) return null;
  return article.female.test(subject.phrase) ? "female" : article.male.test(subject.phrase) ? "male" : null;
};

/**
 * Who of the intent is a woman and who a man, as far as its words tell: the noun itself, its article, else the
 * pronoun of what is told that points at it. A pronoun means the first person before it whom nothing contradicts.
 */
export const sexesOf = (reading: Reading, english: readonly (string | null)[], told: string): (Sex | null)[] => {
  const { subjects, language } = reading;
  const people = subjects.map(({ kind, count }) => kind === "person" && count === 1);
  const sexes = subjects.map((subject, index) =>
    subject.kind === "person" ? toldBy(subject, english[index] ?? null, language) : null,
  );
  const words = pronouns[language];
  if (words === undefined) return sexes;
  const said = (["female", "male"] as const).flatMap((sex) =>
    matchesIn(told, words[sex]).map((match) => ({ sex, at: match.index })),
  );
  const spans = subjects.map(({ phrase }) => {
    const start = told.toLowerCase().indexOf(phrase.toLowerCase());
    return start < 0 ? null : { start, end: start + phrase.length };
  });
  for (const { sex, at } of said.toSorted((a, b) => a.at - b.at)) {
    const able = (index: number) => people[index] === true && (sexes[index] ?? sex) === sex;
    const before = spans.flatMap((span, index) => (span !== null && able(index) && span.end <= at ? [index] : []));
    const after = spans.flatMap((span, index) => (span !== null && able(index) && span.start > at ? [index] : []));
    const meant = before.find((index) => sexes[index] === sex) ?? before[0] ?? after[0];
    if (meant !== undefined) sexes[meant] = sex;
  }
  return sexes;
};
