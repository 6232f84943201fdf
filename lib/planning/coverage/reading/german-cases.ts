/** German noun phrases in the case that a line needs. Gender comes from the noun table, else from the article. */
export type GermanCase = "nominative" | "accusative" | "dative";
type Gender = "m" | "f" | "n" | "plural";

const articles: Record<Gender, Record<GermanCase, string>> = {
  m: { nominative: "der", accusative: "den", dative: "dem" },
  f: { nominative: "die", accusative: "die", dative: "der" },
  n: { nominative: "das", accusative: "das", dative: "dem" },
  plural: { nominative: "die", accusative: "die", dative: "den" },
};

const possessive = /^(mein|dein|sein|ihr|unser|euer|eur|kein)(?:e[nmrs]?)?$/iu;

/** What gender an article alone tells. */
const toldBy = new Map<string, Gender>(Object.entries({ einen: "m", den: "m", das: "n", eine: "f", einer: "f" }));

const endings: Record<Gender, Record<GermanCase, string>> = {
  m: { nominative: "", accusative: "en", dative: "em" },
  f: { nominative: "e", accusative: "e", dative: "er" },
  n: { nominative: "", accusative: "", dative: "em" },
  plural: { nominative: "e", accusative: "e", dative: "en" },
};

const weak = (word: string, gender: Gender, wanted: GermanCase): string => {
  const plain =
    wanted === "nominative" ? gender === "plural" : wanted === "dative" || gender === "m" || gender === "plural";
  return /e[nmrs]?$/u.test(word) ? word.replace(/e[nmrs]?$/u, plain ? "en" : "e") : word;
};

/** The phrase with a definite article (or its possessive) in a case; as written where its gender cannot be told. */
export function inCase(text: string, given: "m" | "f" | "n" | null, plural: boolean, wanted: GermanCase): string {
  const [article = "", ...rest] = text.split(" ");
  const low = article.toLowerCase();
  const gender: Gender | null = plural ? "plural" : (given ?? toldBy.get(low) ?? null);
  const own = possessive.exec(low)?.[1];
  const isArticle = /^(?:ein|eine|einen|einem|einer|der|die|das|den|dem|des)$/u.test(low);
  if (gender === null || rest.length === 0 || (!isArticle && own === undefined)) return text;
  // `des Klaviers`: the noun as it stands without its genitive.
  const bare =
    low === "des"
      ? rest.map((word, at) =>
          at === rest.length - 1 && /^\p{Lu}/u.test(word) ? word.replace(/(?<=[^es])es$|(?<=[^s])s$/u, "") : word,
        )
      : rest;
  // What stands behind the noun is of it and stays: `das Dach eines Hochhauses`.
  const noun = bare.findIndex((word) => /^\p{Lu}/u.test(word));
  const words = bare.map((word, at) => (noun < 0 || at < noun ? weak(word, gender, wanted) : word));
  const lead =
    own === undefined ? articles[gender][wanted] : `${own === "eur" ? "euer" : own}${endings[gender][wanted]}`;
  return [lead, ...words].join(" ");
}
