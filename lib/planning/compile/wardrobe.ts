import { z } from "zod";
import file from "#data/knowledge/wardrobe.json" with { type: "json" };
import { checkedData } from "#lib/planning/checked-data.ts";
import type { Dice } from "#lib/planning/dice.ts";
import { saysWinter } from "#lib/planning/intent/says-winter.ts";
import type { Reading, Subject } from "#lib/planning/reading.ts";
import { englishFor } from "./english.ts";
import { isEnglish } from "./words.ts";

const phrase = z.string().min(1);
const pattern = phrase.transform((source) => new RegExp(source, "i"));
const colour = z.string().regex(/^#[0-9a-f]{6}$/u);
const oneOf = z.array(phrase).min(1);
/** Words of a text that tell what for somebody is dressed. */
const words = oneOf.transform((spellings) => new RegExp(`\\b(${spellings.join("|")})\\b`));

const { cloths, garments, uniforms, occasions, worn, dyes } = checkedData(
  "knowledge/wardrobe.json",
  z.strictObject({
    cloths: z.array(z.tuple([phrase, colour])).min(1),
    garments: z.strictObject({
      cold: oneOf,
      wet: oneOf,
      warm: oneOf,
      work: oneOf,
      formal: oneOf,
      sport: oneOf,
      plain: oneOf,
      swim: oneOf,
    }),
    /** What a job is known by: a garment with its colour, and a mark that stays. */
    uniforms: z.array(z.strictObject({ job: pattern, clothes: phrase, hex: colour })),
    occasions: z.strictObject({ swim: words, sport: words, work: words, formal: words, warm: words }),
    /** What the intent itself says of clothes; it wins over any choice. */
    worn: oneOf.transform(
      (clothes) =>
        new RegExp(
          `\\b(?:in|wearing|wears|dressed in)\\s+((?:an?\\s+|the\\s+|his\\s+|her\\s+|their\\s+)?(?:[\\p{L}-]+\\s+){0,3}(?:${clothes.join("|")}))`,
          "iu",
        ),
    ),
    dyes: z.record(z.string(), colour),
  }),
  file,
);

/** Somebody in a colour, whatever it is that they wear. */
const cladIn = new RegExp(`\\bin (${Object.keys(dyes).join("|")})\\b`, "i");

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
  if (occasions.swim.test(text)) return "swim";
  // Nobody wears a coat at their own stove, whatever falls outside.
  const within = reading.setting?.interior === true && subject.match !== "fallback";
  if (!within && (reading.intent.weather === "snow" || saysWinter(text) || /\bcold night\b/.test(text))) return "cold";
  if (!within && (reading.intent.weather === "rain" || reading.intent.weather === "storm")) return "wet";
  if (occasions.sport.test(text)) return "sport";
  if (occasions.work.test(text)) return "work";
  if (occasions.formal.test(text)) return "formal";
  if (occasions.warm.test(text)) return "warm";
  return "plain";
};

/** Clothes of a person: the intent's own words, else what the job wears, else a plain garment for the weather. */
export const wardrobeFor = (
  reading: Reading,
  subject: Subject,
  dice: Dice,
  index: number,
): { text: string; hex: string } => {
  // No two of a film are given the same colour while there are others.
  const start = Math.floor(dice.unit("cloth") * cloths.length);
  const [name, hex] = cloths[(start + index * 3) % cloths.length] ?? dice.pick(cloths, `cloth ${index}`);
  // Up to the next who is named: what is told of another, another wears.
  const next = reading.subjects.find(({ span }) => span.start > subject.span.start)?.span.start;
  const said = worn.exec(reading.raw.slice(subject.span.start, next));
  if (said?.[1] !== undefined)
    return { text: said[1].replace(/\s+/g, " ").trim(), hex: dyeIn(reading, said[1]) ?? subject.colour ?? hex };
  const clad = cladIn.exec(subject.phrase)?.[1];
  if (clad !== undefined) return { text: `plain ${clad.toLowerCase()} clothes`, hex: dyes[clad.toLowerCase()] ?? hex };
  const title = `${subject.phrase} ${isEnglish(reading) ? "" : (englishFor(subject.phrase, reading.language) ?? "")}`;
  const uniform = uniforms.find(({ job }) => job.test(title));
  if (uniform !== undefined) return { text: uniform.clothes, hex: uniform.hex };
  const garment = dice.pick(garments[sortOf(reading, subject)], `garment ${index} ${subject.head}`);
  return { text: `a ${name} ${garment}`, hex };
};
