import type { Garment as GarmentId } from "#lib/contract/looks.ts";
import type { SceneLight } from "#lib/render/scene/light.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { randomFrom, type Random } from "#lib/render/scene/random.ts";
import type { Looks } from "./body.ts";
import { unprinted, type Printed, type PrintedPart } from "./cloth-print.ts";
import type { Footwear } from "./figure-feet.ts";
import { plainCut, wear } from "./figure-garment.ts";
import type { Wrap } from "./figure-wrap.ts";

/** Everything one person wears, resolved to shapes and colours. */
export interface Outfit {
  /** The upper garment. Null: bare skin. */
  top: Rgb | null;
  /** What shows in its opening; null when it is closed. */
  inner: Rgb | null;
  collar: "crew" | "shirt" | "lapel" | "high" | "vee" | "hood" | "cross" | "none" | "strap";
  /** Share of the arm that is covered. */
  sleeve: number;
  /** How far it hangs below the hips and how wide it swings. */
  tail: number;
  flare: number;
  /** Thickness of the cloth around the body. */
  ease: number;
  waisted: boolean;
  buttons: 0 | 1 | 2;
  pockets: boolean;
  puffed: boolean;
  pattern: "none" | "stripes" | "knit" | "check";
  legs: Rgb | null;
  /** Share of the leg that is covered, and width of the cloth at hip, knee and ankle. */
  leg_until: number;
  leg_ease: readonly [number, number, number];
  skirt: { colour: Rgb; length: number; flare: number; pleats: number } | null;
  footwear: Footwear;
  shoes: Rgb;
  /** Height of the boot's shaft as a share of the leg. */
  shaft: number;
  belt: Rgb | null;
  apron: { colour: Rgb; bib: boolean } | null;
  towel: boolean;
  tie: Rgb | null;
  bow: Rgb | null;
  scarf: Rgb | null;
  cape: Rgb | null;
  wrap: Wrap | null;
  sash: Rgb | null;
  pack: "none" | "backpack" | "satchel" | "life_support" | "air_tank" | "quiver";
  pack_colour: Rgb;
  gloves: Rgb | null;
  plates: "none" | "knight" | "samurai" | "space" | "pads";
  suspenders: Rgb | null;
  /** The limb that is bandaged. */
  bandage: "arm" | "leg" | null;
  metal: Rgb;
  /** What is on the cloth of its parts. */
  prints: Record<PrintedPart, Printed>;
}

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const cloths = [
  "#3d4f66",
  "#7a4a3a",
  "#2f4a44",
  "#a8793f",
  "#5b3f5e",
  "#a34e3c",
  "#5b6a70",
  "#c2a878",
  "#26344f",
  "#8c9a8a",
  "#d8cdb8",
  "#6d2f34",
];
const trouserCloths = ["#343842", "#3a4a68", "#4c4a46", "#5d503c", "#2f3747", "#857a66", "#445672"];

const plain = (random: Random): Outfit => ({
  ...plainCut,
  top: rgb(pick(random, cloths)),
  inner: null,
  legs: rgb(pick(random, trouserCloths)),
  leg_until: 1,
  leg_ease: [0.006, 0.01, 0.016],
  skirt: null,
  footwear: "shoes",
  shoes: rgb(pick(random, ["#241d1a", "#4a2f1f", "#1c1e24", "#5d3d26"])),
  shaft: 0,
  belt: null,
  apron: null,
  towel: false,
  tie: null,
  bow: null,
  scarf: null,
  cape: null,
  wrap: null,
  sash: null,
  pack: "none",
  pack_colour: rgb("#5a4630"),
  gloves: null,
  plates: "none",
  suspenders: null,
  bandage: null,
  metal: rgb("#aab2bb"),
  prints: { top: unprinted, legs: unprinted, skirt: unprinted, apron: unprinted, wrap: unprinted, scarf: unprinted },
});

/** Weathers in which nobody goes without a scarf. */
const cold: ReadonlySet<SceneLight["weather"]> = new Set(["snow", "wind", "storm"]);
const whole: ReadonlySet<GarmentId> = new Set(["gown", "kimono", "hakama", "long_dress", "robe", "sari"]);

/** Dresses a person in what they wear, one garment over the other. */
export function outfitOf(looks: Looks): Outfit {
  const { person, brush } = looks;
  const random = randomFrom(brush.seed * 31 + 3);
  const outfit = plain(random);
  for (const worn of person.wears) wear(outfit, worn, { random, looks });
  if (looks.child) {
    outfit.tail = Math.min(outfit.tail, 0.17);
    if (outfit.skirt && !person.wears.some(({ is }) => whole.has(is)))
      outfit.skirt.length = Math.min(outfit.skirt.length, 0.16);
  }
  if (!outfit.scarf && !brush.light.interior && cold.has(brush.light.weather) && outfit.plates === "none" && outfit.top)
    outfit.scarf = rgb(pick(random, ["#c8452f", "#d99a2b", "#4f8a8b", "#b8405e"]));
  return outfit;
}

export const darker = (colour: Rgb, by: number): Rgb => mix(scale(colour, by), [18, 18, 36], 0.06);
