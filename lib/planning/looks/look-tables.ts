import { z } from "zod";
import beardRows from "#data/looks/beards.json" with { type: "json" };
import carriedRows from "#data/looks/carried.json" with { type: "json" };
import colourRows from "#data/looks/colours.json" with { type: "json" };
import cutRows from "#data/looks/cuts.json" with { type: "json" };
import garmentRows from "#data/looks/garments.json" with { type: "json" };
import gatheringRows from "#data/looks/gatherings.json" with { type: "json" };
import hairRows from "#data/looks/hair-colours.json" with { type: "json" };
import hatRows from "#data/looks/hats.json" with { type: "json" };
import patternRows from "#data/looks/patterns.json" with { type: "json" };
import markRows from "#data/looks/marks.json" with { type: "json" };
import tradeRows from "#data/looks/trades.json" with { type: "json" };
import traitRows from "#data/looks/traits.json" with { type: "json" };
import {
  ages,
  beards,
  builds,
  carriedThings,
  eyewear,
  garments,
  haircuts,
  hats,
  prints,
  sexes,
  statures,
} from "#lib/contract/looks.ts";
import { checkedData } from "#lib/planning/checked-data.ts";
import { wordsByLanguage } from "./words-said.ts";

/** Words of looks as data, one row a thing. A row is named first and told of by its words in each language. */

const hex = z.string().regex(/^#[0-9a-f]{6}$/u);
const words = wordsByLanguage;
const rows = <T extends z.ZodType>(file: string, row: T, content: unknown): z.output<T>[] =>
  checkedData(`looks/${file}.json`, z.array(row), content) as z.output<T>[];

/** A garment, and its colour where that belongs to it: `shirt #e2ddd2`. */
const worn = z.string().transform((text, context) => {
  const [is = "", colour = null] = text.split(" ");
  const checked = z.strictObject({ is: z.enum(garments), colour: hex.nullable() }).safeParse({ is, colour });
  if (checked.success) return checked.data;
  context.addIssue(`no garment: ${text}`);
  return z.NEVER;
});

export const garmentTable = rows(
  "garments",
  z.strictObject({
    id: z.enum(garments),
    part: z.enum(["top", "legs", "all", "feet", "extra"]),
    /** It has colours of its own where none is told: raincoats are yellow, furs brown. */
    own_colour: z.literal(true).optional(),
    words,
  }),
  garmentRows,
);
export const hatTable = rows("hats", z.strictObject({ id: z.enum(hats), words }), hatRows);
export const cutTable = rows("cuts", z.strictObject({ id: z.enum(haircuts), words }), cutRows);
export const beardTable = rows("beards", z.strictObject({ id: z.enum(beards), words }), beardRows);
export const carriedTable = rows("carried", z.strictObject({ id: z.enum(carriedThings), words }), carriedRows);
/** What is printed on cloth. */
export const printTable = rows("patterns", z.strictObject({ id: z.enum(prints), words }), patternRows);
export const colourTable = rows("colours", z.strictObject({ hex, words }), colourRows);
/** `hair` are words that colour hair only beside it, `alone` those that mean hair by themselves: a blonde. */
export const hairTable = rows("hair-colours", z.strictObject({ hex, hair: words, alone: words }), hairRows);

/** What somebody does for a living, and by what it is known. */
export const tradeTable = rows(
  "trades",
  z.strictObject({
    id: z.string(),
    wears: z.array(worn),
    hat: z.enum(hats).optional(),
    carries: z.enum(carriedThings).optional(),
    cut: z.enum(haircuts).optional(),
    beard: z.enum(beards).optional(),
    glasses: z.enum(eyewear).optional(),
    build: z.enum(builds).optional(),
    sex: z.enum(sexes).optional(),
    age: z.enum(ages).optional(),
    skin: z.string().optional(),
    /** Rather a woman where nothing tells. */
    grace: z.literal(true).optional(),
    guard: z.literal(true).optional(),
    sooty: z.literal(true).optional(),
    words,
  }),
  tradeRows,
);
export type Trade = (typeof tradeTable)[number];

export const skinTones = {
  pale: "#f2d0b6",
  light: "#e8bc96",
  tan: "#c98f63",
  brown: "#a36a43",
  dark: "#5a3826",
} as const;

const traits = rows(
  "traits",
  z.discriminatedUnion("trait", [
    z.strictObject({ trait: z.literal("sex"), is: z.enum(sexes), words }),
    z.strictObject({ trait: z.literal("age"), is: z.enum(ages), words }),
    z.strictObject({ trait: z.literal("build"), is: z.enum(builds), words }),
    z.strictObject({ trait: z.literal("stature"), is: z.enum(statures), words }),
    z.strictObject({ trait: z.literal("skin"), is: z.enum(Object.keys(skinTones) as [keyof typeof skinTones]), words }),
  ]),
  traitRows,
);
type Trait = (typeof traits)[number];
/** The rows of one trait. */
export const traitTable = <K extends Trait["trait"]>(trait: K): Extract<Trait, { trait: K }>[] =>
  traits.filter((row): row is Extract<Trait, { trait: K }> => row.trait === trait);

/** Single words: of hair itself, glasses, freckles, machines, those who are alike, what makes a colour darker. */
const markTable = rows(
  "marks",
  z.strictObject({
    id: z.enum([
      "hair",
      "glasses",
      "dark_glasses",
      "freckles",
      "moustache",
      "robot",
      "alike",
      "pair",
      "matching",
      "sooty",
      "torn",
      "loupe",
      "one",
      "dark",
      "light",
      "breaks",
    ]),
    words,
  }),
  markRows,
);
export const markWords = (id: (typeof markTable)[number]["id"]) => {
  const row = markTable.find((each) => each.id === id);
  if (row === undefined) throw new Error(`data/looks/marks.json has no ${id}`);
  return row.words;
};

/** Several who are called by one word: who they are. */
export const gatheringTable = rows(
  "gatherings",
  z.strictObject({
    id: z.string(),
    members: z
      .array(z.strictObject({ sex: z.enum(sexes).nullable(), age: z.enum(ages), trade: z.string().nullable() }))
      .min(1)
      .max(12),
    /** The word says how many they are: a couple are two. */
    exact: z.literal(true).optional(),
    /** They dress alike. */
    alike: z.boolean(),
    words,
  }),
  gatheringRows,
);
