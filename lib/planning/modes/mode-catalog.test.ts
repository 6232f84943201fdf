import { expect, test } from "vitest";
import { directorModes } from "#lib/contract/vocabulary.ts";
import { checkedCatalog, faultsOf, modeCardOf, modeCards } from "./mode-catalog.ts";
import type { ModeCard } from "./mode.ts";

test("every mode has its card, in the order of the vocabulary", () => {
  expect(modeCards.map((card) => card.id)).toEqual([...directorModes]);
});

const planted: [string, (card: ModeCard) => ModeCard][] = [
  ["roles[3] has 2 roles", (card) => ({ ...card, roles: { ...card.roles, 3: ["hook", "build"] } })],
  [
    "roles[4] starts with payoff",
    (card) => ({ ...card, roles: { ...card.roles, 4: ["payoff", "build", "turn", "cta"] } }),
  ],
  ["lens 300 mm for close", (card) => ({ ...card, lens_mm: { ...card.lens_mm, close: 300 } })],
  ["no movement for turn", (card) => ({ ...card, movements: { ...card.movements, turn: [] } })],
  ["not lower case", (card) => ({ ...card, cues: { ...card.cues, strong: ["Noir"] } })],
  ["does not fit the default shots", (card) => ({ ...card, default_duration_s: 1 })],
];
test.each(planted)("an ill-formed card is refused: %s", (fault, spoil) => {
  const spoilt = spoil(modeCardOf("comedy_beat"));
  expect(faultsOf(spoilt).join("; ")).toContain(fault);
  expect(() => checkedCatalog(modeCards.map((card) => (card.id === spoilt.id ? spoilt : card)))).toThrow("comedy_beat");
});

test("a missing or doubled card is refused", () => {
  expect(() => checkedCatalog(modeCards.slice(1))).toThrow("narrative_drama has 0 cards");
  expect(() => checkedCatalog([...modeCards, modeCardOf("comedy_beat")])).toThrow("comedy_beat has 2 cards");
});

test("no two modes share lenses, movements of the first shot, tempo and light", () => {
  const grammar = (card: ModeCard) => JSON.stringify([card.lens_mm, card.movements.hook, card.sound.bpm, card.light]);
  expect(new Set(modeCards.map(grammar)).size).toBe(modeCards.length);
  expect(new Set(modeCards.map((card) => card.idiom.name)).size).toBe(modeCards.length);
});
