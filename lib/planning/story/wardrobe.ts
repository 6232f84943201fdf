import type { Dice } from "#lib/planning/dice.ts";
import type { Reading, Subject } from "#lib/planning/reading.ts";

const cloths: readonly (readonly [name: string, hex: string])[] = [
  ["navy", "#27364f"],
  ["rust red", "#8f3d2c"],
  ["moss green", "#4b5d3a"],
  ["mustard", "#c1902f"],
  ["charcoal", "#3a3b40"],
  ["cream", "#d9cdb4"],
  ["plum", "#5b3450"],
  ["teal", "#2d6468"],
  ["sand", "#b59b77"],
  ["brick", "#a04f3c"],
];
const garments = {
  cold: ["heavy wool coat", "padded parka", "thick knitted jumper and scarf", "long felt coat"],
  wet: ["oilskin jacket", "hooded raincoat", "waxed cotton coat"],
  warm: ["linen shirt", "plain cotton T-shirt", "light sleeveless top", "loose summer shirt"],
  work: ["canvas apron over a plain shirt", "worn work jacket", "rolled-up denim shirt"],
  formal: ["sharp single-breasted suit", "fitted dark jacket", "high-necked coat"],
  sport: ["running top and tights", "training jacket", "light hooded sweatshirt"],
  plain: ["plain jacket", "soft overshirt", "simple knitted cardigan", "buttoned shirt"],
} as const;

/** What the intent itself says of clothes; it wins over any choice. */
const worn =
  /\b(?:in|wearing|wears|dressed in)\s+((?:an?\s+|the\s+|his\s+|her\s+|their\s+)?(?:[\p{L}-]+\s+){0,3}(?:coat|jacket|dress|suit|gown|shirt|sweater|jumper|hoodie|uniform|apron|raincoat|cloak|robe|kimono|sari|tuxedo|t-shirt|scarf|hat|armou?r|spacesuit|trainers|sneakers|boots|jeans|skirt|overalls))/iu;

const dyes: Readonly<Record<string, string>> = {
  red: "#b3262c",
  blue: "#2b4c8c",
  green: "#3b6b45",
  yellow: "#d9b03a",
  black: "#1d1d20",
  white: "#ece8df",
  pink: "#d98aa0",
  orange: "#cc6a2b",
  purple: "#5d3a78",
  brown: "#6b4a33",
  grey: "#7b7d82",
  gray: "#7b7d82",
  gold: "#c19a3d",
  silver: "#b4b8bf",
};

/** Colour of a garment that the intent names: as read, else by its plain word. */
const dyeIn = (reading: Reading, garment: string): string | null =>
  reading.subjects.find((each) => each.colour !== null && garment.includes(each.head))?.colour ??
  garment
    .toLowerCase()
    .split(/\s+/)
    .map((word) => dyes[word])
    .find((hex) => hex !== undefined) ??
  null;

const sortOf = (reading: Reading, subject: Subject): keyof typeof garments => {
  const text = `${subject.phrase} ${reading.raw}`.toLowerCase();
  if (reading.intent.weather === "snow" || /\b(winter|arctic|frozen|ice|icy|cold night)\b/.test(text)) return "cold";
  if (reading.intent.weather === "rain" || reading.intent.weather === "storm") return "wet";
  if (/\b(runner|running|gym|athlete|sprint|train(ing|er)|boxer|cyclist|skater|dancer)\b/.test(text)) return "sport";
  if (/\b(chef|baker|barista|carpenter|mechanic|farmer|potter|smith|gardener|worker|maker|fisherman)\b/.test(text))
    return "work";
  if (/\b(detective|lawyer|agent|gala|banker|ceo|spy|butler|conductor|pianist)\b/.test(text)) return "formal";
  if (/\b(beach|summer|desert|tropical|heat|sun)\b/.test(text)) return "warm";
  return "plain";
};

/** Clothes of a person: the intent's own words, or a plain garment that fits the weather and the work. */
export const wardrobeFor = (
  reading: Reading,
  subject: Subject,
  dice: Dice,
  index: number,
): { text: string; hex: string } => {
  const [name, hex] = dice.pick(cloths, `cloth ${index} ${subject.head}`);
  const said =
    index === 0 || reading.subjects.filter((other) => other.kind === "person").length === 1
      ? worn.exec(reading.raw)
      : null;
  if (said?.[1] !== undefined)
    return { text: said[1].replace(/\s+/g, " ").trim(), hex: dyeIn(reading, said[1]) ?? subject.colour ?? hex };
  const garment = dice.pick(garments[sortOf(reading, subject)], `garment ${index} ${subject.head}`);
  return { text: `a ${name} ${garment}`, hex };
};
