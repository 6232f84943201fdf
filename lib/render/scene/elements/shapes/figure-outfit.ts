import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { randomFrom, type Random } from "#lib/render/scene/random.ts";
import type { Looks } from "./body.ts";
import { colourSaid } from "./figure-colours.ts";
import type { Footwear } from "./figure-feet.ts";
import { roles, weathers } from "./figure-roles.ts";
import type { Wear } from "./figure-garment.ts";
import { garments } from "./figure-wardrobe.ts";

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
  scarf: Rgb | null;
  cape: Rgb | null;
  sash: Rgb | null;
  pack: "none" | "backpack" | "satchel" | "life_support" | "air_tank" | "quiver";
  pack_colour: Rgb;
  gloves: Rgb | null;
  plates: "none" | "knight" | "samurai" | "space" | "pads";
  suspenders: Rgb | null;
  metal: Rgb;
}

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const toneOf = (colour: string | undefined): Rgb | null => (colour ? rgb(colour) : null);

const everyday: readonly Wear[] = [
  { is: "tee" },
  { is: "shirt" },
  { is: "sweater" },
  { is: "jacket" },
  { is: "hoodie" },
  { is: "blazer" },
  { is: "coat" },
];
const everydayWomen: readonly Wear[] = [
  { is: "blouse" },
  { is: "sweater" },
  { is: "coat" },
  { is: "dress" },
  { is: "tee" },
  { is: "jacket" },
  { is: "blouse", also: ["skirt"] },
];
const playful: readonly Wear[] = [
  { is: "tee", also: ["shorts"] },
  { is: "hoodie", also: ["jeans"] },
  { is: "overalls" },
  { is: "sweater", also: ["jeans"] },
  { is: "tee", also: ["jeans"] },
];
const playfulGirls: readonly Wear[] = [
  ...playful.slice(0, 3),
  { is: "dress" },
  { is: "dress" },
  { is: "sweater", also: ["skirt"] },
];
const bright = ["#c8502f", "#d9a23a", "#3f7f8f", "#5c8a54", "#b8486a", "#e2d6b8", "#3f66a0", "#d9772b"];
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
  top: rgb(pick(random, cloths)),
  inner: null,
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
  scarf: null,
  cape: null,
  sash: null,
  pack: "none",
  pack_colour: rgb("#5a4630"),
  gloves: null,
  plates: "none",
  suspenders: null,
  metal: rgb("#aab2bb"),
});

/** Trades whose women wear a dress. */
const ofMen: Record<string, string> = { gown: "suit", dress: "tank", tutu: "bodysuit", blouse: "shirt" };

const usual = (looks: Looks, random: Random): Wear =>
  pick(random, looks.child ? (looks.woman ? playfulGirls : playful) : looks.woman ? everydayWomen : everyday);

/** Dresses a person: what the plan says, else the trade, else the weather and chance. */
export function outfitOf(looks: Looks): Outfit {
  const { said, brush } = looks;
  const random = randomFrom(brush.seed * 31 + 3);
  const outfit = plain(random);
  if (looks.child) outfit.top = rgb(pick(random, bright));
  const named = garments.filter(({ pattern }) => pattern.test(said));
  const tops = named.filter(({ part }) => part === "top" || part === "all");
  const own = brush.noun.toLowerCase();
  const role = roles.find(({ pattern }) => pattern.test(own)) ?? roles.find(({ pattern }) => pattern.test(said));
  const weather = brush.light.interior ? undefined : weathers[brush.light.weather];
  const chosen: Wear[] = [];
  if (role) chosen.push(...role.wears);
  else if (tops.length === 0)
    chosen.push(weather && (!looks.child || brush.light.weather !== "wind") ? weather : usual(looks, random));
  else if (tops.every(({ is }) => is === "apron" || is === "vest")) chosen.push({ is: "shirt" });
  // What the plan names replaces what the trade would wear there.
  const whole = named.some(({ part }) => part === "all");
  const partOf = (is: string) => garments.find((each) => each.is === is)?.part;
  const worn = chosen
    .filter(({ is }) => !whole || !["top", "all", "legs"].includes(partOf(is) ?? ""))
    .map((wear) => (looks.woman ? wear : { ...wear, is: ofMen[wear.is] ?? wear.is }));
  const said_main = tops.some(({ is }) => is !== "apron");
  const put = (is: string, colour: Rgb | null, main: boolean) => {
    const garment = garments.find((each) => each.is === is);
    if (!garment) return;
    garment.wear(outfit, colour ?? (main ? brush.colour : null), { random, looks });
  };
  for (const wear of worn) {
    for (const is of [wear.is, ...(wear.also ?? [])]) {
      const garment = garments.find((each) => each.is === is);
      const main = !said_main && (garment?.part === "top" || garment?.part === "all") && is !== "apron";
      const tone = is === wear.is ? toneOf(wear.colour) : null;
      put(is, main && brush.colour ? brush.colour : tone, main);
    }
  }
  for (const garment of named) {
    const main = garment.part === "top" || garment.part === "all";
    put(garment.is, colourSaid(said, garment.pattern), main);
  }
  if (looks.child) {
    outfit.tail = Math.min(outfit.tail, 0.17);
    if (outfit.skirt && !/gown|princess|kimono|hakama/.test(said))
      outfit.skirt.length = Math.min(outfit.skirt.length, 0.16);
    if (!role && !named.some(({ part }) => part === "feet")) outfit.footwear = "sneakers";
  }
  if (
    !outfit.scarf &&
    weather &&
    ["snow", "wind", "storm"].includes(brush.light.weather) &&
    outfit.plates === "none" &&
    outfit.top
  )
    outfit.scarf = rgb(pick(random, ["#c8452f", "#d99a2b", "#4f8a8b", "#b8405e"]));
  return outfit;
}

export const darker = (colour: Rgb, by: number): Rgb => mix(scale(colour, by), [18, 18, 36], 0.06);
