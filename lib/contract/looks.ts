import { z } from "zod";

/** What people look like, in closed words: planning decides it from the film's sentence, the renderer draws it. */

export const sexes = ["woman", "man"] as const;
export const ages = ["baby", "child", "teen", "adult", "old"] as const;
export type Age = (typeof ages)[number];
export const builds = ["slim", "average", "heavy", "strong", "pregnant"] as const;
export const statures = ["short", "average", "tall"] as const;

/** Garments in the order in which they are put on. */
export const garments = [
  "tee",
  "tank",
  "shirt",
  "flannel",
  "blouse",
  "sweater",
  "hoodie",
  "jacket",
  "leather",
  "blazer",
  "coat",
  "pea_coat",
  "fur_coat",
  "trench",
  "parka",
  "raincoat",
  "lab_coat",
  "vest",
  "hi_vis",
  "bare_chest",
  "apron",
  "waist_apron",
  "chef_jacket",
  "tracksuit",
  "pyjamas",
  "suit",
  "scrubs",
  "uniform",
  "school_uniform",
  "fatigues",
  "overalls",
  "spacesuit",
  "wetsuit",
  "swimsuit",
  "bodysuit",
  "kimono",
  "hakama",
  "sari",
  "robe",
  "habit",
  "bathrobe",
  "gown",
  "wedding_dress",
  "dress",
  "long_dress",
  "short_dress",
  "tutu",
  "armour",
  "samurai_armour",
  "doublet",
  "cloak",
  "blanket",
  "skirt",
  "jeans",
  "trousers",
  "leggings",
  "shorts",
  "boots",
  "rubber_boots",
  "sneakers",
  "heels",
  "sandals",
  "slippers",
  "barefoot",
  "towel",
  "tie",
  "bow_tie",
  "scarf",
  "shawl",
  "poncho",
  "belt",
  "sash",
  "suspenders",
  "backpack",
  "satchel",
  "quiver",
  "air_tank",
  "gloves",
  "bandaged_arm",
  "bandaged_leg",
] as const;
export type Garment = (typeof garments)[number];

export const hats = [
  "veiled",
  "bridal_veil",
  "space",
  "kabuto",
  "knight",
  "diving",
  "crown",
  "witch",
  "turban",
  "hijab",
  "wimple",
  "headphones",
  "bicycle",
  "hard",
  "toque",
  "cowboy",
  "straw",
  "wide",
  "top",
  "bowler",
  "beret",
  "fedora",
  "beanie",
  "fur",
  "cap",
  "baseball",
  "hood",
  "headband",
  "hair_bow",
] as const;
export type HatWorn = (typeof hats)[number];

export const haircuts = [
  "bald",
  "buzz",
  "short",
  "swept",
  "curly",
  "afro",
  "bob",
  "long",
  "wavy",
  "ponytail",
  "bun",
  "braids",
] as const;
export const beards = ["none", "stubble", "goatee", "short", "full", "long"] as const;
export const eyewear = ["none", "clear", "dark", "loupe"] as const;

/** What somebody has in hand without doing anything with it. */
export const carriedThings = [
  "lantern",
  "torch",
  "flashlight",
  "tray",
  "jug",
  "cup",
  "microphone",
  "phone",
  "camera",
  "book",
  "briefcase",
  "basket",
  "bouquet",
  "balloon",
  "umbrella",
  "guitar",
  "sword",
  "katana",
  "bow",
  "broom",
  "staff",
  "magic_staff",
  "fishing_rod",
  "pitchfork",
  "watering_can",
  "paintbrush",
  "pan",
  "hammer",
  "axe",
  "ice_cream",
] as const;
export type CarriedThing = (typeof carriedThings)[number];

/** What is printed on or woven into a cloth. */
export const prints = ["stripes", "checks", "dots", "flowers", "fur"] as const;
export type Print = (typeof prints)[number];

const hex = z.string().regex(/^#[0-9a-f]{6}$/);

export const wornSchema = z.strictObject({
  is: z.enum(garments),
  /** Null where its own usual colours are meant. */
  colour: hex.nullable(),
  /** Absent where its own usual cloth is meant, and in plans from before it was told here. */
  print: z.enum(prints).optional(),
  /** Torn or worn through; absent where it is whole. */
  torn: z.literal(true).optional(),
});
export type Worn = z.infer<typeof wornSchema>;

/** One person, the same in every shot of a film. */
export const personLooksSchema = z.strictObject({
  figure: z.enum(["human", "robot"]),
  sex: z.enum(sexes),
  age: z.enum(ages),
  build: z.enum(builds),
  stature: z.enum(statures),
  skin: hex,
  hair: z.strictObject({ cut: z.enum(haircuts), colour: hex }),
  beard: z.enum(beards),
  moustache: z.boolean(),
  glasses: z.enum(eyewear),
  freckles: z.boolean(),
  /** Soot, oil or mud on face and hands; absent where they are clean. */
  sooty: z.literal(true).optional(),
  hat: z.enum(hats).nullable(),
  /** Absent where no words colour it. */
  hat_colour: hex.optional(),
  wears: z.array(wornSchema).max(12),
  carries: z.enum(carriedThings).nullable(),
  /** Stands with the fists up, as boxers do. */
  guard: z.boolean(),
});
export type PersonLooks = z.infer<typeof personLooksSchema>;

/** How many different people one drawn item may have; of more the same come again. */
export const mostPeople = 12;
