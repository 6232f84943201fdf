import type { PersonLooks } from "#lib/contract/looks.ts";
import { mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { randomFrom, type Random } from "#lib/render/scene/random.ts";
import type { Body } from "./figure-rig.ts";
import type { Point } from "./strokes.ts";

/** What a person looks like, ready to be painted. */
export interface Looks {
  /** As the plan has it; the same in every shot. */
  person: PersonLooks;
  skin: Rgb;
  hair: Rgb;
  /** What hats, bands and scarves are made of. */
  coat: Rgb;
  scarf: Rgb | null;
  woman: boolean;
  /** 0 in the prime of life, 1 bent by years. */
  old: number;
  child: boolean;
  brush: Brush;
}

/** Where the head goes: joints of a figure in units of its height. */
export interface Rig {
  hip: Point;
  chest: Point;
  neck: Point;
  head: Point;
  tilt: number;
  legs: readonly [readonly Point[], readonly Point[]];
  arms: readonly [readonly Point[], readonly Point[]];
  lean: number;
}

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const coats = ["#3d4f66", "#7a4a3a", "#2f4a44", "#8c6a3e", "#5b3f5e", "#a34e3c", "#47525c", "#c2a878", "#26344f"];

export function looksOf(brush: Brush, person: PersonLooks): Looks {
  const random = randomFrom(brush.seed * 7 + 11);
  const years = random();
  return {
    person,
    skin: person.sooty === true ? mix(rgb(person.skin), [38, 34, 34], 0.42) : rgb(person.skin),
    hair: rgb(person.hair.colour),
    coat: person.hat_colour === undefined ? (brush.colour ?? rgb(pick(random, coats))) : rgb(person.hat_colour),
    scarf: null,
    woman: person.sex === "woman",
    old: person.age === "old" ? 0.75 + years * 0.25 : 0,
    child: person.age === "child" || person.age === "baby",
    brush,
  };
}

/** The measures of a body, from age, sex and seed. */
export function bodyOf(looks: Looks): Body {
  const random = randomFrom(looks.brush.seed * 13 + 5);
  const { build, age } = looks.person;
  const heavy = build === "heavy" ? 0.85 + random() * 0.15 : build === "average" ? Math.max(0, random() - 0.7) : 0;
  const strong = build === "strong" ? 1 : build === "slim" ? 0 : random() * 0.5;
  const thin = build === "slim" ? 0.9 : age === "teen" ? 0.93 : 1;
  const shapely = sized(looks, heavy, strong);
  return {
    ...shapely,
    shoulder: shapely.shoulder * (age === "teen" ? 0.94 : 1),
    // With child: deep at the waist, and carried before the feet.
    belly: build === "pregnant" ? 0.052 : shapely.belly,
    waist: build === "pregnant" ? [shapely.waist[0] + 0.014, 0.09] : [shapely.waist[0] * thin, shapely.waist[1] * thin],
    girth: shapely.girth * thin,
    head: shapely.head * (age === "teen" ? 1.05 : 1),
  };
}

/** A baby's head is a quarter of it, its legs are short and round. */
const baby: Body = {
  legs: 0.6,
  arms: 0.66,
  spine: 0.98,
  shoulder: 0.082,
  hip: 0.05,
  chest: [0.092, 0.078],
  waist: [0.095, 0.082],
  seat: [0.1, 0.085],
  bust: 0,
  belly: 0.02,
  girth: 1.25,
  neck: 0.024,
  head: 0.115,
  reach: 0.15,
};

function sized(looks: Looks, heavy: number, strong: number): Body {
  if (looks.person.age === "baby") return baby;
  if (looks.child) {
    const round = heavy * 0.024;
    return {
      legs: 0.78,
      arms: 0.79,
      spine: 0.98,
      shoulder: 0.08,
      hip: 0.044,
      chest: [0.077, 0.06],
      waist: [0.071 + round, 0.06 + round],
      seat: [0.08, 0.064],
      bust: 0,
      belly: 0.008 + round,
      girth: 0.94,
      neck: 0.0225,
      head: 0.092,
      reach: 0.13,
    };
  }
  if (looks.woman) {
    return {
      legs: 1.012,
      arms: 0.965,
      spine: 0.965,
      shoulder: 0.083 + 0.004 * heavy,
      hip: 0.053,
      chest: [0.081 + 0.022 * heavy, 0.056 + 0.026 * heavy],
      waist: [0.058 + 0.058 * heavy, 0.045 + 0.055 * heavy],
      seat: [0.092 + 0.036 * heavy, 0.062 + 0.032 * heavy],
      bust: looks.old ? 0.017 : 0.022 + 0.008 * heavy,
      belly: 0.026 * heavy,
      girth: 0.9 + 0.34 * heavy + 0.05 * strong,
      neck: 0.0205,
      head: 0.0615,
      reach: 0.094,
    };
  }
  return {
    legs: 1,
    arms: 1,
    spine: 1,
    shoulder: 0.101 + 0.009 * strong,
    hip: 0.049,
    chest: [0.1 + 0.01 * strong + 0.022 * heavy, 0.066 + 0.008 * strong + 0.034 * heavy],
    waist: [0.074 + 0.064 * heavy, 0.053 + 0.066 * heavy],
    seat: [0.08 + 0.04 * heavy, 0.06 + 0.036 * heavy],
    bust: 0,
    belly: 0.052 * heavy,
    girth: 1 + 0.12 * strong + 0.32 * heavy - (looks.old ? 0.08 : 0),
    neck: 0.0265 + 0.004 * strong,
    head: 0.0615,
    reach: 0.093,
  };
}
