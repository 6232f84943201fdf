import { screenplayLimits } from "#lib/contract/screenplay.ts";
import { isSmall, type Story, type Thing } from "#lib/planning/coverage/reading/story.ts";
import { matterOf } from "#lib/planning/coverage/reading/worn.ts";
import { wholeOf } from "./shares.ts";

/** What things are called in a screenplay, and what is said of them. */

export const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** `ein Eimer Milch`: German measures by a noun that stands right before what is in it. */
export const isMeasured = (thing: Thing, { things, text, language }: Story): boolean =>
  language === "de" &&
  thing.phrase.by === "bare" &&
  things.some(
    (other) =>
      isSmall(other) &&
      other !== thing &&
      text.slice(other.phrase.start, thing.phrase.start).trim().toLowerCase().endsWith(other.head.toLowerCase()),
  );

/** `manteau bleu`: the colour behind a garment that was not read as one with it. */
export function colourBehind({ phrase, text }: Thing, { text: whole, table }: Story): string {
  const next = /^\s+(\p{L}+)/u.exec(whole.slice(phrase.end))?.[1] ?? "";
  const follows = table.grammar.adjectives_follow && !text.toLowerCase().endsWith(next.toLowerCase());
  return follows && table.grammar.colours.includes(next.toLowerCase()) ? ` ${next}` : "";
}

export const described = (thing: Thing): string => {
  const head = thing.core.toLowerCase().endsWith(thing.head.toLowerCase())
    ? thing.core.slice(0, -thing.head.length).trim()
    : "";
  return cut([head, thing.noun?.stuff ?? ""].filter((part) => part !== "").join(", "), screenplayLimits.line);
};

/** `मिट्टी का घड़ा`: a thing by its own noun with what it is made of, where its script parts the two. */
export const nameOf = (thing: Thing, story: Story): string => {
  const parted = wholeOf(thing, story);
  if (parted !== null) return parted.core;
  const matter = matterOf(thing, story);
  if (matter === null) return thing.core;
  const [start, end] = [
    Math.min(matter.phrase.start, thing.phrase.start),
    Math.max(matter.phrase.end, thing.phrase.end),
  ];
  const whole = story.text.slice(start, end);
  return thing.phrase.article === null ? whole : whole.slice(Math.max(0, whole.indexOf(thing.phrase.core)));
};
