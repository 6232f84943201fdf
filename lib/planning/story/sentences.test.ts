import { expect, test } from "vitest";
import { asksQuestion, givesAnswer, linksCause, namesDesire } from "#lib/planning/checks/language.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { modeCards } from "#lib/planning/modes/mode-catalog.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
import { placeFlavour } from "./flavour.ts";
import { fill } from "./frame.ts";
import * as say from "./sentences.ts";

const purposes = [say.beingPurposes, say.thingPurposes, say.placePurposes].flatMap((table) =>
  Object.values(table).flat(),
);
const looks = modeCards.flatMap(({ looks: own, lends }) => [...own.being, ...own.thing, ...lends]);
const images = Object.values(say.finalImages)
  .flat()
  .map((image) => `Final image: ${image}`);
const links = Object.values(say.links)
  .flat()
  .map((link) => `${link} {t}`);

test("every sentence of a frame has a slot, with at most four own words before one and five after the last", () => {
  for (const frame of [...purposes, ...looks, ...images, ...links, ...placeFlavour, ...say.openPurposes])
    for (const sentence of frame.split(/(?<=[.?!])\s+/)) {
      const parts = sentence.split(/\{\w+\}/).map((part) => part.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0);
      expect(parts.length, frame).toBeGreaterThan(1);
      parts.forEach((words, at) => expect(words, frame).toBeLessThanOrEqual(at === parts.length - 1 ? 5 : 4));
    }
});

test("every role can be told of whoever has nothing but a name", () => {
  for (const table of [say.beingPurposes, say.thingPurposes])
    for (const [role, frames] of Object.entries(table))
      expect(
        frames.some((frame) => !/\{(?!t\}|T\}|cta\})/.test(frame)),
        role,
      ).toBe(true);
});

test("a purpose says what its role is for: a question early, a reason between, an answer at the end", () => {
  for (const table of [say.beingPurposes, say.thingPurposes, say.placePurposes]) {
    for (const frame of [...table.hook, ...table.setup]) expect(asksQuestion(frame), frame).toBe(true);
    for (const frame of [...table.setup, ...table.build, ...table.proof, ...table.cta])
      expect(linksCause(frame), frame).toBe(true);
    for (const frame of [...table.payoff, ...table.cta, ...table.button]) expect(givesAnswer(frame), frame).toBe(true);
  }
  for (const frame of [...say.beingPurposes.setup, ...say.beingPurposes.build])
    for (const many of [false, true]) expect(namesDesire(fill(frame, {}, { t: many, o: many })), frame).toBe(true);
  for (const frame of say.openPurposes) {
    expect(asksQuestion(frame), frame).toBe(true);
    expect(givesAnswer(frame), frame).toBe(false);
  }
});

test("what the eye rests on holds of anybody: no his or her, nothing that is absent, no hour", () => {
  const unfit = /\b(its|his|her|their|no|not|never|nothing|nobody|without|noon|dawn|dusk|midnight|sunset|daylight)\b/iu;
  for (const look of [...looks, ...placeFlavour]) expect(look).not.toMatch(unfit);
});

test("an hour is told once, whatever its word", () => {
  const told = draftFilm({
    request: { raw_intent: "A fox crosses the river at sunrise", shot_count: 3 },
    seed: 7,
    brand: null,
    elements: elementCards,
  }).shots[0]!.description;
  expect(told).toMatch(/sunrise/u);
  expect(told).not.toMatch(/dawn|first light|day breaks/u);
});
