import type { Age, CarriedThing, Garment, PersonLooks, Worn } from "#lib/contract/looks.ts";
import type { Weather } from "#lib/contract/vocabulary.ts";
import { clothesSaid, type LookText } from "./clothes-said.ts";
import { hairColour, hatColour, hatOf } from "./head-said.ts";
import {
  beardTable,
  carriedTable,
  cutTable,
  garmentTable,
  markWords,
  skinTones,
  traitTable,
  tradeTable,
  type Trade,
} from "./look-tables.ts";
import { named, says } from "./named-in.ts";

/** Who is to be dressed, and what words tell of them. */
export interface Somebody {
  /** What they are called. */
  own: LookText;
  /** Everything that is said of them, their name included. */
  all: LookText;
  /** The part of it that somebody said, and not the choice of a wardrobe: it wins over what a trade wears. */
  ordered: LookText;
  /** What they are said to do without. */
  lacks: LookText;
  /** Of the drawn element, or of the gathering that they are in. */
  age: Age | null;
  /** By the form of their noun in its own language; by what the words tell otherwise. */
  form: PersonLooks["sex"] | null;
  sex: PersonLooks["sex"] | null;
  trade: string | null;
  /** The main colour of their clothes, where it is fixed. */
  colour: string | null;
  /** The weather that they are out in; null indoors. */
  weather: Weather | null;
}

/** A number from 0 to 1 by its name. */
export type Throw = (key: string) => number;

const pick = <T>(list: readonly T[], share: number): T => list[Math.floor(share * list.length)] as T;

const skins = ["#f0c8a8", "#dba67e", "#b97f57", "#8a5a3c", "#5f3d2a", "#e6b48e"];
const hairs = ["#1d1714", "#3b2618", "#6a4526", "#8d6a3c", "#2a2a2e", "#54331f", "#8e4a24"];
const greys = ["#c9c6c0", "#b3afa8", "#dedad3"];
const luma = (hex: string): number =>
  [0.3, 0.59, 0.11].reduce(
    (sum, weight, at) => sum + weight * Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16),
    0,
  );

const cloths = [
  "#3d4f66", "#7a4a3a", "#2f6a5c", "#a8793f", "#5b3f5e", "#a34e3c", "#5b6a70", "#c2a878", "#26344f", "#8c9a8a", "#d8cdb8", "#6d2f34",
]; // prettier-ignore
const bright = ["#c8502f", "#d9a23a", "#3f7f8f", "#5c8a54", "#b8486a", "#e2d6b8", "#3f66a0", "#d9772b"];

const everyday: Readonly<Record<"man" | "woman" | "boy" | "girl" | "old woman", readonly (readonly Garment[])[]>> = {
  man: [["tee"], ["shirt"], ["sweater"], ["jacket"], ["hoodie"], ["blazer"], ["coat"]],
  woman: [["blouse", "skirt"], ["dress"], ["sweater", "skirt"], ["dress"], ["blouse", "skirt"], ["long_dress"]],
  "old woman": [["sweater", "skirt"], ["blouse", "skirt"], ["long_dress"], ["dress"]],
  boy: [["tee", "shorts"], ["hoodie", "jeans"], ["overalls"], ["sweater", "jeans"], ["tee", "jeans"]],
  girl: [["dress"], ["tee", "skirt"], ["dress"], ["sweater", "skirt"], ["blouse", "skirt"]],
};
const outdoors: Partial<Record<Weather, Garment>> = { snow: "parka", storm: "coat", rain: "raincoat", wind: "coat" };
/** What men of a trade wear where its women wear a dress. */
const ofMen: Partial<Record<Garment, Garment>> = {
  gown: "suit",
  habit: "robe",
  dress: "tank",
  tutu: "bodysuit",
  blouse: "shirt",
};
/** What a skirt is worn with. */
const overSkirts: ReadonlySet<Garment> = new Set([
  "tee", "shirt", "blouse", "sweater", "jacket", "blazer", "coat", "lab_coat", "pea_coat",
]); // prettier-ignore
const hasOwnColour = (is: Garment) => garmentTable.find(({ id }) => id === is)?.own_colour === true;
const partOf = (is: Garment) => garmentTable.find(({ id }) => id === is)?.part;

function sexOf(who: Somebody, trade: Trade | undefined, chance: number): PersonLooks["sex"] {
  const sexes = traitTable("sex");
  const by = (told: LookText) => named(sexes, told)?.is;
  const beard = named(beardTable, who.all)?.id ?? "none";
  const bearded = beard !== "none" || says(markWords("moustache"), who.all) ? "man" : null;
  return (
    // `una pescadora`: her own noun tells it, whatever it is in English.
    (who.form === "woman" ? who.form : null) ??
    by(who.own) ??
    who.form ??
    who.sex ??
    bearded ??
    trade?.sex ??
    by(who.all) ??
    (chance > (trade?.grace ? 0.2 : 0.5) ? "woman" : "man")
  );
}

function cutOf(
  all: LookText,
  trade: Trade | undefined,
  like: Pick<PersonLooks, "sex" | "age" | "skin">,
  chance: number,
) {
  const said = named(cutTable, all)?.id ?? trade?.cut;
  if (said !== undefined) return said;
  const dark = luma(like.skin) < 120;
  const woman = like.sex === "woman";
  if (like.age === "baby") return pick(["buzz", "short"] as const, chance);
  if (like.age === "child")
    return woman
      ? pick(["ponytail", "braids", "bob", "long", "braids"] as const, chance)
      : pick(["short", "curly", "swept"] as const, chance);
  if (like.age === "old")
    return woman ? pick(["bun", "bob", "bun"] as const, chance) : pick(["short", "bald", "swept"] as const, chance);
  if (woman)
    return dark
      ? pick(["long", "wavy", "bun", "braids", "ponytail"] as const, chance)
      : pick(["long", "wavy", "bun", "ponytail", "bob"] as const, chance);
  return dark
    ? pick(["buzz", "short", "afro", "short"] as const, chance)
    : pick(["short", "swept", "curly", "buzz"] as const, chance);
}

function beardOf(
  who: Somebody,
  trade: Trade | undefined,
  like: Pick<PersonLooks, "sex" | "age">,
  chance: number,
): PersonLooks["beard"] {
  if (like.sex === "woman" || like.age === "baby" || like.age === "child") return "none";
  const said = named(beardTable, who.all)?.id ?? trade?.beard;
  if (said !== undefined) return said;
  if (like.age === "teen") return "none";
  const old = like.age === "old";
  return chance > (old ? 0.5 : 0.78) ? (old ? "full" : "short") : chance > 0.6 ? "stubble" : "none";
}

/** A dress of a bride is a wedding dress: what a word of many kinds means of somebody who wears one of them. */
const kindsOf: Partial<Record<Garment, readonly Garment[]>> = {
  dress: ["wedding_dress", "gown", "long_dress", "sari", "tutu"],
  suit: ["spacesuit", "wetsuit", "bodysuit"],
  uniform: ["fatigues", "scrubs"],
};
const ownOf = (is: Garment, trade: Trade | undefined, age: Age): Garment =>
  trade?.wears.find((worn) => kindsOf[is]?.includes(worn.is))?.is ??
  // The uniform of who is that young is that of a school.
  (is === "uniform" && (age === "child" || age === "teen") ? "school_uniform" : is);
/** What is only seen over a shirt. */
const overShirt: ReadonlySet<Garment> = new Set(["tie", "bow_tie", "suspenders"]);

/** What is worn: what is said, over what the trade wears, else what the weather asks for, else what anybody wears. */
function clothesOf(
  who: Somebody,
  trade: Trade | undefined,
  like: Pick<PersonLooks, "sex" | "age">,
  toss: Throw,
): Worn[] {
  const ordered = clothesSaid(who.ordered).map((each) => ({ ...each, is: ownOf(each.is, trade, like.age) }));
  const dressed = ordered.some(({ is }) => partOf(is) === "top" || partOf(is) === "all");
  const told = trade === undefined && !dressed ? clothesSaid(who.all) : ordered;
  const said = told.map((each) => ({ ...each, is: ownOf(each.is, trade, like.age) }));
  const young = like.age === "child" || like.age === "baby";
  const tops = said.filter(({ is }) => partOf(is) === "top" || partOf(is) === "all");
  const plainly = tops.length > 0 && tops.every(({ is }) => is === "apron" || is === "waist_apron" || is === "vest");
  const usual = (): readonly Garment[] => {
    const weather = who.weather === null ? undefined : outdoors[who.weather];
    if (weather !== undefined && !(young && who.weather === "wind")) return [weather];
    const aged = like.sex === "woman" && like.age === "old" ? "old woman" : like.sex;
    return pick(everyday[young ? (like.sex === "woman" ? "girl" : "boy") : aged], toss("everyday"));
  };
  const base: readonly Worn[] =
    trade !== undefined
      ? trade.wears
      : tops.length === 0
        ? said.some(({ is }) => overShirt.has(is))
          ? [{ is: "shirt", colour: "#dfe3e6" }]
          : usual().map((is) => ({ is, colour: null }))
        : plainly
          ? [{ is: "shirt", colour: null }]
          : [];
  const whole = said.some(({ is }) => partOf(is) === "all");
  const below: readonly Worn[] = base
    .filter(({ is }) => !whole || !["top", "all", "legs"].includes(partOf(is) ?? ""))
    .filter(({ is }) => !said.some((each) => each.is === is))
    .map(({ is, colour }) => {
      if (like.sex === "man") return { is: ofMen[is] ?? is, colour };
      const isLight = trade?.hat === undefined && !base.some((each) => each.is === "boots");
      const skirted = isLight && (is === "trousers" || is === "jeans") && base.some((each) => overSkirts.has(each.is));
      return { is: skirted ? ("skirt" as const) : is, colour };
    });
  const mainSaid = tops.some(({ is }) => is !== "apron" && is !== "waist_apron");
  const main = (is: Garment) =>
    (partOf(is) === "top" || partOf(is) === "all") && is !== "apron" && is !== "waist_apron";
  // Whoever is told nothing of below a blouse or a jacket wears a skirt there, if a woman.
  const worn = [...below, ...said].map(({ is }) => is);
  const isSkirted =
    like.sex === "woman" &&
    worn.some((is) => overSkirts.has(is)) &&
    !worn.some((is) => partOf(is) === "legs" || partOf(is) === "all");
  const any = pick(young ? bright : cloths, toss("cloth"));
  return [
    ...below.map(({ is, colour }) => ({
      is,
      colour:
        colour ?? (trade === undefined && !mainSaid && main(is) && !hasOwnColour(is) ? (who.colour ?? any) : null),
    })),
    ...said.map((each) => ({
      ...each,
      colour: each.colour ?? (main(each.is) && !hasOwnColour(each.is) ? (who.colour ?? any) : null),
    })),
    ...(isSkirted ? [{ is: "skirt" as const, colour: null }] : []),
  ].slice(0, 12);
}

/** What somebody looks like, by the words that tell of them; what they leave open is thrown for. */
export function personLooks(who: Somebody, toss: Throw): PersonLooks {
  const { own, all } = who;
  const trade = tradeTable.find(({ id }) => id === who.trade) ?? named(tradeTable, own) ?? named(tradeTable, all);
  const sex = sexOf(who, trade, toss("sex"));
  const age =
    who.age === "child"
      ? named(traitTable("age"), own)?.is === "baby"
        ? "baby"
        : "child"
      : (who.age ?? grownAge(own) ?? trade?.age ?? "adult");
  const skin =
    skinTones[named(traitTable("skin"), all)?.is ?? (trade?.skin as keyof typeof skinTones) ?? "none"] ??
    pick(skins, toss("skin"));
  const like = { sex, age, skin };
  const cut = cutOf(all, trade, like, toss("cut"));
  const dark = luma(skin) < 120;
  const natural = pick(dark ? hairs.slice(0, 2) : hairs, toss("hair"));
  const hat = hatOf(who, trade);
  const hatHue = hat === null ? null : hatColour(hat, who.ordered);
  const eyes = says(markWords("loupe"), all)
    ? "loupe"
    : says(markWords("dark_glasses"), all)
      ? "dark"
      : says(markWords("glasses"), all)
        ? "clear"
        : null;
  return {
    figure: says(markWords("robot"), own) ? "robot" : "human",
    ...like,
    build:
      named(traitTable("build"), all)?.is ??
      trade?.build ??
      pick(["average", "average", "slim", "average"] as const, toss("build")),
    stature: named(traitTable("stature"), own)?.is ?? "average",
    hair: { cut, colour: hairColour(all) ?? (age === "old" ? pick(greys, toss("hair")) : natural) },
    beard: beardOf(who, trade, like, toss("beard")),
    moustache: sex === "man" && age !== "child" && age !== "baby" && says(markWords("moustache"), all),
    glasses: eyes ?? trade?.glasses ?? (age === "old" && toss("glasses") > 0.6 ? "clear" : "none"),
    freckles: says(markWords("freckles"), all),
    ...(says(markWords("sooty"), all) || trade?.sooty === true ? { sooty: true as const } : {}),
    hat,
    ...(hatHue === null ? {} : { hat_colour: hatHue }),
    wears: clothesOf(who, trade, like, toss).filter(({ is }) => !clothesSaid(who.lacks).some((lack) => lack.is === is)),
    carries: carriedSaid(who.lacks) === trade?.carries ? null : (trade?.carries ?? null),
    guard: trade?.guard === true,
  };
}

/** The age of somebody who is drawn as grown: a child of that name may be grown (a girl at the bar). */
const grownAge = (own: LookText): Age | undefined => {
  const said = named(traitTable("age"), own)?.is;
  return said === "old" || said === "teen" ? said : undefined;
};

/** What a text puts into a hand. */
export const carriedSaid = (text: LookText): CarriedThing | null => named(carriedTable, text)?.id ?? null;
