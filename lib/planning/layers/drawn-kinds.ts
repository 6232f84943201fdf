import type { Material } from "#lib/contract/element.ts";
import type { DrawnAs } from "#lib/contract/plan.ts";
import { materialWords, variantWords, type VariantWords } from "#lib/elements/variant-words.ts";
import { variantRows, type Variant } from "#lib/elements/variants.ts";
import { standInFor } from "#lib/planning/compile/stand-ins.ts";

/** Which kinds of its element a thing is, and what it is made of: read here once, so that painters read no words. */

const letter = "[\\p{L}\\p{M}\\p{N}]";
const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
const spaced = /^[\p{Script=Latin}\p{Script=Cyrillic}\s'’-]+\*?$/u;

/** Where one of some words stands: by itself or in the plural; a beginning where it ends in `*`; anywhere without spaces. */
const patternOf = (words: readonly string[]): RegExp => {
  const anywhere = words.filter((word) => !spaced.test(word)).map((word) => escaped(word.replace(/\*$/u, "")));
  const beginnings = words.filter((word) => spaced.test(word) && word.endsWith("*"));
  const whole = words.filter((word) => spaced.test(word) && !word.endsWith("*"));
  // A class of all letters is dear to compile: it stands once for all words, not at each.
  const forms = [
    ...(whole.length > 0 ? [`(?<!${letter})(?:${whole.map(escaped).join("|")})(?:e?s)?(?!${letter})`] : []),
    ...(beginnings.length > 0
      ? [`(?<!${letter})(?:${beginnings.map((word) => escaped(word.slice(0, -1))).join("|")})`]
      : []),
    ...anywhere,
  ];
  return new RegExp(forms.join("|"), "u");
};

/** Words count in the language that is spoken and in English, by which most names are told. */
const wordsFor = ({ words }: VariantWords, language: string): readonly string[] => {
  const own = words[language];
  return own === undefined ? Object.values(words).flat() : [...(words["en"] ?? []), ...own];
};

type Known = Pick<VariantWords, "id" | "in"> & { pattern: RegExp };
const byLanguage = new Map<string, ReadonlyMap<string, readonly Known[]>>();

/** The variants that each element knows, with the words for them in a language. */
const knownIn = (language: string): ReadonlyMap<string, readonly Known[]> => {
  const made = byLanguage.get(language);
  if (made !== undefined) return made;
  const known = new Map<string, Known[]>();
  for (const row of variantWords) {
    const words = wordsFor(row, language);
    if (words.length === 0) continue;
    const entry = { id: row.id, in: row.in, pattern: patternOf(words) };
    for (const element of variantRows[row.id]) known.set(element, [...(known.get(element) ?? []), entry]);
  }
  byLanguage.set(language, known);
  return known;
};

const materials = Object.entries(materialWords.made_of).map(
  ([id, words]) =>
    [id as Material, new RegExp(`^(?:${words.map((word) => word.replace("*", "\\p{L}*")).join("|")})$`, "u")] as const,
);
const edible = patternOf(materialWords.edible);

/** What the words before a thing's name say that it is made of; null where they say nothing of it. */
export function materialSaid(noun: string, look: string): Material | null {
  const name = noun.toLowerCase().trim();
  if (name === "" || edible.test(name)) return null;
  for (const sentence of look.split(";")) {
    // The name comes first: what follows a comma is size, colour and clothes.
    const said = (sentence.split(",")[0] ?? "").trim().toLowerCase();
    const at = said.lastIndexOf(name);
    if (at < 0) continue;
    const last = name.split(" ").at(-1) ?? name;
    const around = `${said.slice(0, at)} ${name.slice(0, name.length - last.length)} ${said.slice(at + name.length)}`
      .split(/[^\p{L}]+/u)
      .filter(Boolean);
    const found = materials.find(([, pattern]) => around.some((word) => pattern.test(word)));
    if (found !== undefined) return found[0];
  }
  return null;
}

/** Languages whose words stand without spaces: a material is told by its word with what ties it to the noun. */
const unspaced: ReadonlySet<string> = new Set(["ja", "zh"]);

/** What a thing's own words (its name and how it is told to look, in any language) say that it is made of. */
export function madeOf(told: string, language: string): Material | null {
  const low = told.toLowerCase();
  if (unspaced.has(language))
    return (
      (Object.entries(materialWords.made_of).find(([, words]) =>
        words.some((word) => ["の", "製", "造り", "的", "制"].some((tie) => low.includes(`${word}${tie}`))),
      )?.[0] as Material | undefined) ?? null
    );
  const words = low.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  // The last word is the thing itself.
  return (
    materials.find(([, pattern]) =>
      words.slice(0, words.length > 1 ? undefined : 0).some((word) => pattern.test(word)),
    )?.[0] ?? null
  );
}

const mostKinds = 24;

/** The variants of an element that its name, its looks and the label on it tell. */
export function variantsSaid(element: string, noun: string, look: string, label: string, language: string): Variant[] {
  if (element === "stand_in") return [standInFor(noun, language).form];
  const name = noun.toLowerCase();
  const looks = `${name} ${look.toLowerCase()}`;
  const told = { name, looks, label: `${looks} ${label.toLowerCase()}` };
  const known = knownIn(language).get(element) ?? [];
  return known.flatMap(({ id, in: place, pattern }) => (pattern.test(told[place]) ? [id] : [])).slice(0, mostKinds);
}

/** The same thing with its kinds; `label` is what may be printed on it, `told` what its own words are where it is a thing. */
export const withKinds = (item: DrawnAs, label: string, language: string, told: string | null): DrawnAs => {
  const variants = variantsSaid(item.element, item.noun, item.look ?? "", label, language);
  const material = materialSaid(item.noun, item.look ?? "") ?? (told === null ? null : madeOf(told, language));
  const colour = item.colour ?? (told === null || material === null ? null : (materialWords.colours[material] ?? null));
  return { ...item, colour, ...(variants.length > 0 ? { variants } : {}), ...(material === null ? {} : { material }) };
};
