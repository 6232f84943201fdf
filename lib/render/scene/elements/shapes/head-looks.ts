import { luma, mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { hashText, randomFrom, type Random } from "#lib/render/scene/random.ts";
import type { Looks } from "./body.ts";
import { hairTones, skinTones, type Tones } from "./head-paint.ts";

export type HairCut =
  | "bald"
  | "buzz"
  | "short"
  | "swept"
  | "curly"
  | "afro"
  | "bob"
  | "long"
  | "wavy"
  | "ponytail"
  | "bun"
  | "braids";
export type Hat =
  | "none"
  | "cap"
  | "baseball"
  | "beanie"
  | "brim"
  | "fedora"
  | "straw"
  | "witch"
  | "cowboy"
  | "toque"
  | "hood"
  | "space"
  | "hard"
  | "bicycle"
  | "kabuto"
  | "knight"
  | "crown"
  | "turban"
  | "hijab"
  | "headphones"
  | "goggles"
  | "bowler"
  | "veil";

/** One face: what words and seed say of it, in the tones and the light it is painted with. */
export interface Face {
  woman: boolean;
  /** 0 a child, 1 grown, 2 old. */
  age: 0 | 1 | 2;
  cut: HairCut;
  beard: "none" | "stubble" | "short" | "full" | "long" | "goatee";
  moustache: boolean;
  glasses: "none" | "clear" | "dark";
  freckles: boolean;
  hat: Hat;
  skin: Tones;
  hair: Tones;
  brow: Rgb;
  iris: Rgb;
  lips: Rgb;
  cloth: Rgb;
  /** -1 to 1 around the common measure. */
  nose: number;
  jaw: number;
  fullness: number;
  /** 1 the key falls on the side the picture's right shows, -1 on the other. */
  side: number;
  back: number;
  /** Pixels of half a head: how much detail can be seen. */
  px: number;
  random: Random;
}

/** Radius of a head in units of the body: children carry larger ones. */
export const headRadius = (looks: Looks): number => 0.0615 * (looks.build > 1.2 ? 1.3 : 1);

const first = <T extends string>(said: string, of: readonly (readonly [T, RegExp])[]): T | null =>
  of.find(([, pattern]) => pattern.test(said))?.[0] ?? null;

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

export function faceOf(brush: Brush, looks: Looks): Face {
  const said = `${brush.noun} ${brush.look}`.toLowerCase();
  const seed = (brush.seed ^ hashText(`${looks.build.toFixed(5)} ${looks.skin.join()} ${looks.coat.join()}`)) >>> 0;
  const random = randomFrom(seed);
  const child = looks.build > 1.2;
  const woman = looks.long_hair;
  const old = /\bold\b|elder|grand|abuel/.test(said);
  const dark = luma(looks.skin) < 120;
  const cut = pick<HairCut>(random, woman ? ["long", "wavy", "bun", "ponytail", "bob"] : ["short", "swept", "buzz"]);
  return {
    woman,
    age: child ? 0 : old ? 2 : 1,
    cut: first<HairCut>(said, [["bald", /bald/]]) ?? cut,
    beard: "none",
    moustache: false,
    glasses: "none",
    freckles: false,
    hat: "none",
    skin: skinTones(looks.skin),
    hair: hairTones(looks.hair),
    brow: mix(looks.hair, [40, 28, 24], 0.45),
    iris: rgb(pick(random, dark ? ["#3a2416", "#4a2f1c"] : ["#4a3220", "#5d6b4a", "#4f6f86", "#3d2a1c", "#6b5230"])),
    lips: mix(looks.skin, woman ? [168, 58, 62] : [150, 74, 68], woman ? 0.5 : 0.36),
    cloth: looks.coat,
    nose: random() * 2 - 1,
    jaw: random() * 2 - 1,
    fullness: random() * 2 - 1,
    side: brush.light.side < 0 ? -1 : 1,
    back: brush.light.back,
    px: brush.px_per_unit * headRadius(looks),
    random: randomFrom(seed + 1),
  };
}
