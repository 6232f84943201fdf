import { matchesIn } from "#lib/planning/matches-in.ts";
import { agree, capital } from "./words.ts";

/** What may fill a frame, by the letter of its slot; an empty or missing one leaves the frame unusable. */
export type Slots = Readonly<Record<string, string | undefined>>;

const slotOf = (slots: Slots, key: string): string | undefined => {
  const own = slots[key];
  if (own !== undefined) return own;
  const lower = slots[key.toLowerCase()];
  return lower === undefined ? undefined : capital(lower);
};

/** Whether every slot of the frame has something to stand in it. */
export const fillable = (frame: string, slots: Slots): boolean =>
  matchesIn(frame, /\{(\w+)\}/g).every(([, key = ""]) => (slotOf(slots, key) ?? "") !== "");

/** The frame with its slots filled; `[verb]` agrees with `{t}`, `<verb>` with `{o}`. */
export const fill = (frame: string, slots: Slots, plural: { t: boolean; o: boolean }): string =>
  frame
    .replace(/\[(\w+)\]/g, (_, verb: string) => agree(verb, plural.t))
    .replace(/<(\w+)>/g, (_, verb: string) => agree(verb, plural.o))
    .replace(/\{(\w+)\}/g, (_, key: string) => slotOf(slots, key) ?? "")
    .replace(/\s+/g, " ")
    .replace(/\s+([,.:;?!])/g, "$1")
    .replace(/,\s*([,.:])/g, "$1")
    .replace(/^[\s,]+/, "")
    .trim();
