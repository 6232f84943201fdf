import type { Dice } from "#lib/planning/dice.ts";
import { saysWinter } from "#lib/planning/intent/says-winter.ts";
import type { Reading, Subject } from "#lib/planning/reading.ts";
import { englishFor } from "./english.ts";
import { isEnglish } from "./words.ts";

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

/** What a job is known by: a garment with its colour, and a mark that stays. */
const uniforms: readonly (readonly [job: RegExp, clothes: string, hex: string])[] = [
  [/\b(nurse|surgeon|paramedic|midwife|doctor|dentist|vet)s?\b/i, "sea-green scrubs with a name badge", "#5f9b8e"],
  [
    /\b(scientist|chemist|pharmacist|researcher|biologist)s?\b/i,
    "a white lab coat with a pen in the pocket",
    "#e6e8e6",
  ],
  [/\b(chef|cook)s?\b/i, "a white double-breasted jacket with a stained cuff", "#eae6da"],
  [/\b(baker|pastry)s?\b/i, "a flour-dusted cream apron over rolled-up sleeves", "#d9cdb4"],
  [/\b(barista|waiter|waitress|bartender)s?\b/i, "a black bib apron with a folded towel at the hip", "#2a2a2d"],
  [
    /\b(fisherman|fishermen|fisher|sailor|captain|boatman|lighthouse keeper)s?\b/i,
    "a navy roll-neck jumper under a worn oilskin",
    "#27364f",
  ],
  [/\b(detective|inspector|investigator)s?\b/i, "a belted grey trench coat with a turned-up collar", "#7b7d82"],
  [/\b(police|officer|guard|soldier)s?\b/i, "a dark blue uniform with a silver badge", "#1f2d4a"],
  [/\b(firefighter|fireman|firemen)s?\b/i, "a sand-coloured turnout coat with reflective bands", "#b59b77"],
  [/\b(carpenter|joiner|woodworker|luthier)s?\b/i, "a brown leather apron with a pencil behind one ear", "#6b4a33"],
  [
    /\b(mechanic|engineer|welder|plumber|electrician|technician)s?\b/i,
    "blue overalls with an oil mark on one knee",
    "#2f4a72",
  ],
  [/\b(beekeeper|apiarist)s?\b/i, "a cream canvas jacket, long gloves and a veiled hat", "#e6dfcc"],
  [/\b(florist)s?\b/i, "a moss-green apron over a rolled-up white shirt", "#4b5d3a"],
  [/\b(barber|hairdresser|hairstylist)s?\b/i, "a black apron over a white shirt", "#2a2a2d"],
  [/\b(blacksmith|farrier)s?\b/i, "a scorched leather apron over a dark shirt", "#5c4330"],
  [/\b(butcher|fishmonger|grocer)s?\b/i, "a striped apron over a white shirt", "#c9ccd2"],
  [/\b(janitor|caretaker|cleaner)s?\b/i, "grey-blue overalls with a bunch of keys", "#5b6b7d"],
  [/\b(tennis|badminton)\b/i, "a white polo shirt and white shorts", "#ece8df"],
  [/\b(farmer|shepherd|gardener|winemaker)s?\b/i, "a faded canvas work coat and muddy boots", "#7d7550"],
  [/\b(postman|courier|mailman|postwoman|mail carrier)s?\b/i, "a grey-blue post jacket with a leather bag", "#51637c"],
  [/\b(driver|chauffeur|cabbie)s?\b/i, "a grey jacket and a soft flat cap", "#6c6e70"],
  [/\b(pilot|aviator)s?\b/i, "a navy uniform jacket with gold stripes on the sleeves", "#22304d"],
  [/\b(astronaut|cosmonaut)s?\b/i, "an orange flight suit with one mission patch", "#cc6a2b"],
  [/\b(diver|surfer|swimmer)s?\b/i, "a black wetsuit with one yellow stripe", "#26282b"],
  [/\b(boxer|fighter|wrestler)s?\b/i, "a red robe and taped hands", "#b3262c"],
  [/\b(ballerina|dancer)s?\b/i, "a faded rose practice top and wrapped ankles", "#c99a9a"],
  [/\b(runner|sprinter|athlete)s?\b/i, "a coral running top with one dark sleeve", "#d0614b"],
  [/\b(goalkeeper|goalie|keeper of the goal)s?\b/i, "a long-sleeved yellow jersey and thick gloves", "#d9ae2e"],
  [/\b(?:roman soldier|legionar(?:y|ie)|centurion)s?\b/i, "a red cloak over a bronze breastplate", "#8a2f2a"],
  [/\bnuns?\b/i, "a black habit with a white collar", "#1d1c22"],
  [/\b(?:mariachi|charro)s?\b/i, "a black suit with silver buttons and a wide hat", "#1e1c22"],
  [/\b(basketball|football|soccer|rugby|goalkeeper|striker)\b/i, "a team jersey with a number on the back", "#2b4c8c"],
  [
    /\b(violinist|cellist|pianist|conductor|drummer|guitarist|singer|musician|saxophonist)s?\b/i,
    "a black shirt, sleeves rolled, and one silver ring",
    "#1d1d20",
  ],
  [/\b(librarian|teacher|professor|archivist|bookseller)s?\b/i, "a tweed waistcoat and glasses on a cord", "#77664b"],
  [/\b(painter|artist|potter|sculptor)s?\b/i, "a paint-marked linen smock", "#cfc6b2"],
  [/\b(witch|wizard|magician|sorcerer)s?\b/i, "a midnight-blue cloak with a mended hem", "#232b52"],
  [/\b(king|queen|prince|princess|knight)s?\b/i, "a wine-red mantle with a worn gold clasp", "#6d2233"],
  [/\b(bride)s?\b/i, "an ivory dress with a grass-stained hem", "#ece8df"],
  [/\b(climber|mountaineer|hiker|sherpa)s?\b/i, "a red shell jacket with a frayed rope loop", "#b3352c"],
  [/\b(grandmother|grandma|grandfather|grandpa|granny)s?\b/i, "a hand-knitted cardigan with one odd button", "#7a5b4c"],
  [/\b(girl|boy|child|children|kid|daughter|son|grandchild)s?\b/i, "a yellow jumper with a patched elbow", "#d9b03a"],
];

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
  // Nobody wears a coat at their own stove, whatever falls outside.
  const within = reading.setting?.interior === true && subject.match !== "fallback";
  if (!within && (reading.intent.weather === "snow" || saysWinter(text) || /\bcold night\b/.test(text))) return "cold";
  if (!within && (reading.intent.weather === "rain" || reading.intent.weather === "storm")) return "wet";
  if (/\b(runner|running|gym|athlete|sprint|train(ing|er)|boxer|cyclist|skater|dancer)\b/.test(text)) return "sport";
  if (/\b(chef|baker|barista|carpenter|mechanic|farmer|potter|smith|gardener|worker|maker|fisherman)\b/.test(text))
    return "work";
  if (/\b(detective|lawyer|agent|gala|banker|ceo|spy|butler|conductor|pianist)\b/.test(text)) return "formal";
  if (/\b(beach|summer|desert|tropical|heat|sun)\b/.test(text)) return "warm";
  return "plain";
};

/** Clothes of a person: the intent's own words, else what the job wears, else a plain garment for the weather. */
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
  const clad = /\bin (black|white|red|blue|green|yellow|pink|grey|gray|gold|silver|orange|purple|brown)\b/i.exec(
    subject.phrase,
  )?.[1];
  if (clad !== undefined) return { text: `plain ${clad.toLowerCase()} clothes`, hex: dyes[clad.toLowerCase()] ?? hex };
  const title = `${subject.phrase} ${isEnglish(reading) ? "" : (englishFor(subject.phrase, reading.language) ?? "")}`;
  const uniform = uniforms.find(([job]) => job.test(title));
  if (uniform !== undefined) return { text: uniform[1], hex: uniform[2] };
  const garment = dice.pick(garments[sortOf(reading, subject)], `garment ${index} ${subject.head}`);
  return { text: `a ${name} ${garment}`, hex };
};
