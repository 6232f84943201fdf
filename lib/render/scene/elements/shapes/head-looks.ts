import type { HatWorn, PersonLooks } from "#lib/contract/looks.ts";
import { luma, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { hashText, randomFrom, type Random } from "#lib/render/scene/random.ts";
import type { Looks } from "./body.ts";
import { mienOf, type Mien } from "./mien.ts";
import { hairTones, skinTones, type Ctx, type Tones } from "./head-paint.ts";

/** One face: what words and seed say of it, in the tones and the light it is painted with. */
export interface Face {
  woman: boolean;
  /** 0 a child, 1 grown, 2 old. */
  age: 0 | 1 | 2;
  cut: PersonLooks["hair"]["cut"];
  beard: PersonLooks["beard"];
  moustache: boolean;
  glasses: PersonLooks["glasses"];
  freckles: boolean;
  sooty: boolean;
  hat: Hat;
  /** What hats, bands and scarves are made of. */
  cloth: Rgb;
  /** Words colour the hat: it has that colour and no other. */
  dyed: boolean;
  skin: Tones;
  hair: Tones;
  brow: Rgb;
  iris: Rgb;
  lips: Rgb;
  /** -1 to 1 around the common measure. */
  nose: number;
  jaw: number;
  fullness: number;
  /** 1 the key comes from the right of the picture that is drawn, -1 from its left. */
  key: number;
  back: number;
  /** Where lenses and visors take their reflections from. */
  sky: readonly [upper: Rgb, horizon: Rgb, key: Rgb];
  /** Pixels of half a head: how much detail can be seen. */
  px: number;
  random: Random;
  mien: Mien;
  /** Where the eyes are turned: towards the side that the face is turned to, and down; up to 1. */
  gaze: readonly [across: number, down: number];
  /** Where what hangs behind the body is painted. */
  behind: (() => Ctx) | null;
}

export type Hat = HatWorn | "none";

/** Radius of a head in units of the body: children carry larger ones. */
export const headRadius = (looks: Looks): number =>
  0.0615 * (looks.person.age === "baby" ? 1.75 : looks.child ? 1.5 : looks.person.age === "teen" ? 1.05 : 1);

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

export function faceOf(looks: Looks): Face {
  const { woman, child, person, brush } = looks;
  const seed = (brush.seed ^ hashText(`${person.skin} ${looks.coat.join()}`)) >>> 0;
  const random = randomFrom(seed);
  const old = looks.old > 0;
  const dark = luma(looks.skin) < 120;
  const fairest = mix(looks.hair, [120, 110, 104], old ? 0.3 : 0);
  return {
    woman,
    age: child ? 0 : old ? 2 : 1,
    cut: person.hair.cut,
    beard: person.beard,
    moustache: person.moustache,
    glasses: person.glasses,
    freckles: person.freckles,
    sooty: person.sooty === true,
    hat: person.hat ?? "none",
    cloth: looks.coat,
    dyed: person.hat_colour !== undefined,
    skin: skinTones(looks.skin),
    hair: hairTones(looks.hair),
    brow: mix(fairest, [40, 28, 24], old ? 0.2 : 0.5),
    iris: rgb(pick(random, dark ? ["#3a2416", "#4a2f1c"] : ["#4a3220", "#5d6b4a", "#4f6f86", "#3d2a1c", "#6b5230"])),
    lips: mix(looks.skin, woman ? [172, 46, 56] : scale(looks.skin, 0.62), woman ? (child ? 0.4 : 0.62) : 0.5),
    nose: random() * 2 - 1,
    jaw: random() * 2 - 1,
    fullness: dark ? 0.4 + random() * 0.6 : random() * 2 - 1,
    key: brush.light.side < 0 ? -1 : 1,
    back: brush.light.back,
    sky: [brush.light.upper, brush.light.horizon, brush.light.key],
    px: brush.px_per_unit * headRadius(looks),
    random: randomFrom(seed + 1),
    mien: mienOf(brush),
    gaze: [0, 0],
    behind: null,
  };
}
