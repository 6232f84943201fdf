import { type Act, acts } from "#lib/contract/acts.ts";
import type { ElementCard, ElementKind } from "#lib/contract/element.ts";
import type { Role } from "#lib/contract/vocabulary.ts";
import { modeCards } from "#lib/planning/modes/mode-catalog.ts";

/** What each role is for: the contract names them, a writer needs to know what they ask. */
const roleMeanings: Record<Role, string> = {
  hook: "the picture that makes us want to know",
  setup: "who and where, and what is at stake for them",
  build: "the pressure grows, or the work goes on",
  turn: "the event or decision after which it is no longer as it was",
  proof: "we see that it is so",
  payoff: "what was planted comes back and is answered",
  cta: "product or brand, and what is asked of us",
  button: "a last small beat after the answer",
};

/** One line for each mode: its name, what it is, and nothing about words that call for it. */
export const modeLines = (): string => modeCards.map(({ id, summary }) => `- ${id}: ${summary}`).join("\n");

export const roleLines = (): string =>
  Object.entries(roleMeanings)
    .map(([role, meaning]) => `${role} (${meaning})`)
    .join("; ");

/** What an act means, and who plays its parts, where its name alone does not say so. */
const actMeanings: Partial<Record<Act, string>> = {
  take: "from whom: to",
  hold_close: "to the chest",
  drop: "fall is a thing's own",
  play_game: "cards, chess, ball",
  light: "switch on",
  ignite: "with a match",
  put_out: "lamp, flame",
  bang: "with a fist",
  fall_over: "a body falls",
  be_startled: "by of",
  break: "by itself",
  be_thrown: "by the rider, to the mount",
  make_off: "an animal",
};

export const actLine = (): string =>
  acts.map((act) => (actMeanings[act] === undefined ? act : `${act} (${actMeanings[act]})`)).join(", ");

/** Elements in the order in which a writer looks for them: who, what, where. */
const kindOrder: readonly ElementKind[] = [
  "person",
  "animal",
  "vehicle",
  "product",
  "object",
  "food",
  "plant",
  "symbol",
  "interior",
  "building",
  "terrain",
  "water",
  "sky",
  "air",
];

/** Names of what the renderer can draw, by kind. */
export const elementLines = (elements: readonly ElementCard[]): string =>
  kindOrder
    .map((kind) => ({ kind, ids: elements.filter((element) => element.kind === kind).map(({ id }) => id) }))
    .filter(({ ids }) => ids.length > 0)
    .map(({ kind, ids }) => `- ${kind}: ${ids.join(", ")}`)
    .join("\n");
