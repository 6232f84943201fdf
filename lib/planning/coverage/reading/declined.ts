import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { inCase } from "./german-cases.ts";
import type { Phrase } from "./phrase.ts";

type Contraction = readonly [pattern: RegExp, to: string];

/** Patterns take longer to make than a line takes to read: each table's are made once. */
const made = new WeakMap<LanguageTable, readonly Contraction[]>();
const contractionsOf = (table: LanguageTable): readonly Contraction[] => {
  const known = made.get(table);
  if (known !== undefined) return known;
  const fresh = Object.entries(table.grammar.contractions).map(([from, to]): Contraction => [
    new RegExp(`(?<![\\p{L}\\p{M}])${from}(?![\\p{L}\\p{M}])`, "giu"),
    to,
  ]);
  made.set(table, fresh);
  return fresh;
};

/** Contractions of the language's own lines: `a el` is `al`. */
export function contracted(text: string, table: LanguageTable): string {
  return contractionsOf(table).reduce((said, [pattern, to]) => said.replaceAll(pattern, to), text);
}

const tanwin = /(?:ًا|اً|[\u064B-\u0652])(?=\s|$)/gu;

/** Hindi before a particle: the noun and its adjectives in the form that stands alone. */
function direct(text: string, phrase: Phrase): string {
  const words = text.split(/\s+/u);
  const last = words.length - 1;
  const head = words[last] ?? "";
  const base = phrase.noun?.forms[0] ?? "-";
  const isOblique = !phrase.plural && head.endsWith("े");
  const own = !isOblique ? head : base === "-" ? head.replace(/े$/u, "ा") : base;
  const small: Record<string, string> = { उस: "वह", इस: "यह", उन: "वे", इन: "ये" };
  const owners: Record<string, string> = { अपनी: "उसकी", अपना: "उसका", अपने: phrase.plural ? "उसके" : "उसका" };
  return words
    .map((word, at) => {
      if (at === last) return own;
      const owner = owners[word] ?? (at === 0 && isOblique ? small[word] : undefined);
      return owner ?? (isOblique ? word.replace(/(?<=\p{M}?\p{L}\p{M}*)े$/u, "ा") : word);
    })
    .join(" ");
}

/** The words of a phrase as they stand where it is the doer of a line. */
export function asSubject(text: string, phrase: Phrase, table: LanguageTable): string {
  switch (table.grammar.script) {
    case "arab":
      return text.replaceAll(tanwin, "");
    case "deva":
      return phrase.named || phrase.by === "pronoun" ? text : direct(text, phrase);
    default:
      return table.language === "de" ? nominative(text, phrase) : contracted(text, table);
  }
}

/** `einen alten Schlüssel`, `dem Jungen`: as written where it is a nominative already. */
function nominative(text: string, phrase: Phrase): string {
  const low = phrase.article ?? "";
  const oblique = /^(?:den|dem|des|einen|einem|eines|einer|(?:mein|dein|sein|ihr|unser|eur|kein)e[mnrs])$/u.test(low);
  const gender = phrase.noun?.gender ?? null;
  // `an der Haltestelle`: the dative of a feminine looks like a masculine.
  const isDative = low === "der" && gender === "f" && !phrase.plural;
  if (!oblique && !isDative) return text;
  const known = inCase(text, gender, phrase.plural, "nominative");
  if (!low.startsWith("ein") || known === text) return known;
  const [article = "", ...words] = known.split(" ");
  const of = article === "die" ? "f" : article === "das" ? "n" : "m";
  const ending = of === "f" ? "e" : of === "n" ? "es" : "er";
  const bare = words.map((word) => (/^\p{Ll}/u.test(word) ? word.replace(/e$/u, ending) : word));
  return [of === "f" ? "eine" : "ein", ...bare].join(" ");
}

/** Arabic has no word for `a`: known again, the head and its adjectives take the article. */
export function definiteArabic(phrase: Phrase): string {
  const words = phrase.core.replaceAll(tanwin, "").split(/\s+/u);
  if (phrase.by !== "bare" || words.some((word) => word.startsWith("ال")) || words.length > 2) return words.join(" ");
  const known = phrase.noun !== null && !/(?:ه|ها|هم)$/u.test(words[0] ?? "");
  return known ? words.map((word) => `ال${word}`).join(" ") : words.join(" ");
}

/** The gender that an article alone tells, where pronouns and articles are one (`la`, `una`). */
export function genderOf(phrase: Phrase, table: LanguageTable): "m" | "f" | "n" | null {
  const { grammar, language } = table;
  const low = phrase.article ?? "";
  if (language === "de")
    return /^(?:eine|(?:[msdk]?ein|ihr)e)$/u.test(low) && !phrase.plural
      ? "f"
      : /^(?:den|einen)$/u.test(low) && !phrase.plural
        ? "m"
        : low === "das"
          ? "n"
          : null;
  if (!grammar.adjectives_follow || phrase.plural || !/\p{L}$/u.test(low)) return null;
  const definite = grammar.to_definite[low] ?? low;
  if (!grammar.definite.includes(definite) || !(low in grammar.to_definite || definite === low)) return null;
  return grammar.object_pronouns[definite] === "f" ? "f" : grammar.definite.includes(definite) ? "m" : null;
}
