import type { Garment as GarmentId } from "#lib/contract/looks.ts";
import { mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import type { Random } from "#lib/render/scene/random.ts";
import type { Looks } from "./body.ts";
import type { Outfit } from "./figure-outfit.ts";

interface Wearer {
  random: Random;
  looks: Looks;
}

/** A garment: what it changes of an outfit. */
export interface Garment {
  is: GarmentId;
  wear(outfit: Outfit, colour: Rgb | null, wearer: Wearer): void;
}

export const hex = (colour: string, chance: string, random: Random): Rgb => rgb(random() < 0.5 ? colour : chance);

export const top =
  (changes: Partial<Outfit>, usual: readonly [string, string] | null = null): Garment["wear"] =>
  (outfit, colour, { random }) => {
    const fallback = usual ? hex(usual[0], usual[1], random) : outfit.top;
    // A coat over a shirt leaves the shirt to be seen.
    const under = outfit.top;
    Object.assign(outfit, {
      skirt: null,
      belt: null,
      sash: null,
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
      inner: null,
      ...changes,
      top: colour ?? fallback,
    } satisfies Partial<Outfit>);
    if (changes.collar === "lapel" && !changes.inner)
      outfit.inner = under && colour ? mix(under, rgb("#e9e6df"), 0.7) : rgb("#e4e0d6");
  };

export const legs =
  (changes: Partial<Outfit>, usual: readonly [string, string] | null = null): Garment["wear"] =>
  (outfit, colour, { random }) => {
    const fallback = usual ? hex(usual[0], usual[1], random) : outfit.legs;
    Object.assign(outfit, { leg_until: 1, ...changes, legs: colour ?? fallback });
    outfit.skirt = null;
  };

export const feet =
  (footwear: Outfit["footwear"], usual: string, shaft = 0): Garment["wear"] =>
  (outfit, colour) => {
    outfit.footwear = footwear;
    outfit.shoes = colour ?? rgb(usual);
    outfit.shaft = shaft;
  };

export const extra =
  (put: (outfit: Outfit, colour: Rgb) => void, usual: string): Garment["wear"] =>
  (outfit, colour) =>
    put(outfit, colour ?? rgb(usual));

export const skirted =
  (length: number, flare: number, pleats: number, changes: Partial<Outfit> = {}): Garment["wear"] =>
  (outfit, colour, { random, looks }) => {
    const cloth =
      colour ??
      (outfit.top && random() < 0.4 ? outfit.top : null) ??
      rgb(random() < 0.35 ? "#7a2f3c" : random() < 0.5 ? "#35506b" : random() < 0.5 ? "#b98a4a" : "#54624a");
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
      ...changes,
    } satisfies Partial<Outfit>);
    outfit.skirt = { colour: cloth, length, flare, pleats };
  };
