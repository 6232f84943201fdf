import { garments, type GarmentChanges, type GarmentColour, type GarmentCut } from "#lib/elements/people/garments.ts";
import type { Garment, Worn } from "#lib/contract/looks.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Random } from "#lib/render/scene/random.ts";
import type { Looks } from "./body.ts";
import { printedParts } from "./cloth-print.ts";
import type { Outfit } from "./figure-outfit.ts";

interface Wearer {
  random: Random;
  looks: Looks;
}

/** How an upper garment is cut of which nothing is told. */
export const plainCut = {
  collar: "crew",
  sleeve: 1,
  tail: 0.035,
  flare: 0.004,
  ease: 0.006,
  waisted: false,
  buttons: 0,
  pockets: false,
  puffed: false,
  pattern: "none",
} as const;

const oneOf = ([colour, chance]: readonly [string, string], random: Random): Rgb =>
  rgb(random() < 0.5 ? colour : chance);

/** An upper garment over what was worn: a coat over a shirt leaves the shirt to be seen. */
function putOn(outfit: Outfit, { inner, ...cut }: GarmentCut, told: Rgb | null, usual: Rgb | null): void {
  const under = outfit.top;
  Object.assign(outfit, {
    ...plainCut,
    skirt: null,
    belt: null,
    sash: null,
    inner: inner === undefined ? null : rgb(inner),
    ...cut,
    top: told ?? usual ?? outfit.top,
  });
  if (cut.collar === "lapel" && inner === undefined)
    outfit.inner = under && told ? mix(under, rgb("#e9e6df"), 0.7) : rgb("#e4e0d6");
}

/** Cloths of dresses of which no colour is told, but that of the top at times. */
function dressCloth({ top }: Outfit, random: Random): Rgb {
  if (top && random() < 0.4) return top;
  return rgb(random() < 0.35 ? "#7a2f3c" : random() < 0.5 ? "#35506b" : random() < 0.5 ? "#b98a4a" : "#54624a");
}

function dressed(
  outfit: Outfit,
  { length, flare, pleats, ...cut }: NonNullable<ReturnType<typeof rowOf>["dress"]>,
  cloth: Rgb,
  { random, looks }: Wearer,
): void {
  Object.assign(outfit, {
    top: cloth,
    inner: null,
    collar: "vee",
    sleeve: random() < 0.5 ? 0.26 : 0,
    tail: 0,
    ease: 0.003,
    waisted: true,
    buttons: 0,
    pockets: false,
    puffed: false,
    pattern: "none",
    legs: null,
    footwear: looks.child || random() < 0.5 ? "flats" : "heels",
    ...cut,
  });
  outfit.skirt = { colour: cloth, length, flare, pleats };
}

const isDark = ([red, green, blue]: Rgb): boolean => red * 0.3 + green * 0.59 + blue * 0.11 < 150;

/** The colour that is meant; undefined: it stays as it is. */
function colourOf(outfit: Outfit, meant: GarmentColour, told: Rgb | null, random: Random): Rgb | null | undefined {
  if (meant === null) return null;
  if (typeof meant === "string") return rgb(meant);
  if (Array.isArray(meant)) return oneOf(meant, random);
  if ("from" in meant) {
    const own = outfit[meant.from] ?? (meant.or === undefined ? null : rgb(meant.or));
    return own !== null && meant.times !== undefined ? scale(own, meant.times) : own;
  }
  const usual = meant.on_dark !== undefined && outfit.top && isDark(outfit.top) ? meant.on_dark : meant.told;
  const own = told ?? (usual === null ? undefined : rgb(usual));
  return own && meant.with ? mix(own, rgb(meant.with[0]), meant.with[1]) : own;
}

const coloured = [
  "inner", "sash", "belt", "metal", "legs", "shoes", "tie", "bow", "scarf", "cape", "pack_colour", "gloves", "suspenders",
  "top",
] as const; // prettier-ignore

function change(outfit: Outfit, changes: GarmentChanges, told: Rgb | null, random: Random): void {
  const { skirt, apron, wrap, tail, collar, ...rest } = changes;
  for (const part of coloured) {
    const meant = rest[part];
    const colour = meant === undefined ? undefined : colourOf(outfit, meant, told, random);
    if (colour !== undefined) Object.assign(outfit, { [part]: colour });
    delete rest[part];
  }
  const cloth = (meant: GarmentColour): Rgb => colourOf(outfit, meant, told, random) ?? outfit.pack_colour;
  Object.assign(outfit, rest);
  if (skirt) outfit.skirt = { ...skirt, colour: cloth(skirt.colour) };
  if (apron !== undefined) outfit.apron = apron && { ...apron, colour: cloth(apron.colour) };
  if (wrap) outfit.wrap = { ...wrap, colour: cloth(wrap.colour) };
  if (tail !== undefined) {
    // A coat hangs over a skirt, a blouse is tucked into it.
    const tucked = typeof tail === "number" ? tail : Math.min(outfit.tail, tail.at_most);
    outfit.tail = typeof tail !== "number" && outfit.tail > tail.unless_over ? outfit.tail : tucked;
  }
  if (collar !== undefined)
    outfit.collar = typeof collar === "string" ? collar : (collar[outfit.collar] ?? outfit.collar);
}

const rowOf = (is: Garment) => garments.get(is);

/** Puts a garment on over what is worn already, in the colour and with the print that words tell of it. */
export function wear(outfit: Outfit, worn: Worn, wearer: Wearer): void {
  const { random, looks } = wearer;
  const { is, torn = false } = worn;
  const told = worn.colour === null ? null : rgb(worn.colour);
  const { top, trousers, dress, usual, beneath, with: changes, woman, man, print = null } = rowOf(is);
  const before = { ...outfit };
  if (beneath && (beneath.always || told === null))
    putOn(outfit, beneath.top, null, beneath.usual ? oneOf(beneath.usual, random) : null);
  if (top) putOn(outfit, top, told, usual ? oneOf(usual, random) : null);
  if (trousers) {
    const cloth = usual ? oneOf(usual, random) : outfit.legs;
    Object.assign(outfit, { leg_until: 1, skirt: null, ...trousers, legs: told ?? cloth });
  }
  if (dress) dressed(outfit, dress, told ?? (usual ? oneOf(usual, random) : dressCloth(outfit, random)), wearer);
  if (changes) change(outfit, changes, told, random);
  const own = looks.woman ? woman : man;
  if (own) change(outfit, own, told, random);
  const printed = { print: worn.print ?? print, torn };
  const changed = printedParts.filter((part) => outfit[part] !== before[part]);
  outfit.prints = { ...outfit.prints, ...Object.fromEntries(changed.map((part) => [part, printed])) };
}
