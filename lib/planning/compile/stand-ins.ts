import type { Variant } from "#lib/elements/variants.ts";
import { nounForm } from "#lib/planning/coverage/reading/english-forms.ts";
import { nounKinds, type NounKind } from "#lib/planning/coverage/table-schema.ts";
import { tablesOf } from "#lib/planning/coverage/tables.ts";
import { dictionaryKind } from "#lib/planning/meaning/noun-senses.ts";
import { isPortion, matterOf } from "./matters.ts";
import { headNoun } from "./read-name.ts";

/** The body that stands for a thing of which only its kind is known, and how high it is. */
export interface StandIn {
  form: Variant;
  height_m: number;
}

const small: StandIn = { form: "plain_box", height_m: 0.22 };
/** As little of a thing as is between two fingers: an ear of wheat, a grain of sand. */
const portion: StandIn = { form: "plain_food", height_m: 0.1 };
const heap: StandIn = { form: "heap", height_m: 0.26 };
const byKind: Partial<Record<NounKind, StandIn>> = {
  tool: { form: "plain_tool", height_m: 0.34 },
  instrument: { form: "plain_box", height_m: 0.4 },
  body: { form: "plain_tool", height_m: 0.22 },
  part: { form: "plain_tool", height_m: 0.3 },
  food: { form: "plain_food", height_m: 0.13 },
  plant: { form: "plain_food", height_m: 0.4 },
  drink: { form: "plain_vessel", height_m: 0.18 },
  clothing: { form: "plain_cloth", height_m: 0.16 },
  material: { form: "plain_cloth", height_m: 0.2 },
  paper: { form: "plain_paper", height_m: 0.26 },
  money: { form: "plain_paper", height_m: 0.12 },
  jewel: { form: "plain_box", height_m: 0.07 },
  toy: { form: "plain_box", height_m: 0.16 },
  device: { form: "plain_box", height_m: 0.2 },
  animal: { form: "plain_food", height_m: 0.3 },
  furniture: { form: "plain_case", height_m: 0.9 },
  machine: { form: "plain_case", height_m: 1.1 },
  vehicle: { form: "plain_cart", height_m: 1.3 },
};

/** The kind of a noun by its language's table, or by the dictionary: of the whole name, else of the first of its words that has one. */
export function kindOf(name: string, language: string): NounKind | null {
  const table = tablesOf(language);
  const known = (noun: string) =>
    language === "en"
      ? nounForm(noun, table).noun
      : (table.nouns.find(noun) ?? table.nouns.find(noun.replace(/e?s$/u, "")));
  const low = name.toLowerCase();
  const words = low.split(/[\s-]+/u);
  // A Romance name begins with its noun, a Germanic one ends with it.
  const ordered = table.grammar.adjectives_follow ? words : words.toReversed();
  const own = [low, ...ordered].map((word) => known(word)?.kind ?? null).find((kind) => kind !== null);
  if (own !== undefined || language !== "en") return own ?? null;
  const told = dictionaryKind(headNoun(low, language) ?? low);
  return nounKinds.find((kind) => kind === told) ?? null;
}

/** What stands for a thing that nothing draws, as its name has it. */
export function standInFor(name: string, language: string): StandIn {
  if (isPortion(name, language)) return portion;
  if (matterOf(name, language) !== null) return heap;
  const kind = kindOf(name, language);
  return (kind === null ? undefined : byKind[kind]) ?? small;
}
