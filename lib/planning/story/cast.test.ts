import { expect, test } from "vitest";
import { diceFor } from "#lib/planning/dice.ts";
import { elements } from "#lib/planning/testing/plan-request.ts";
import { foxes, keeper, readingOf, spanish } from "#lib/planning/testing/sample-readings.ts";
import type { Reading } from "#lib/planning/reading.ts";
import { castOf } from "./cast.ts";

const cast = (reading: Reading) =>
  castOf(reading, new Map(elements.map((card) => [card.id, card])), null, diceFor(1, reading.raw));

test("people are called by article, head and identity block; things are not persons", () => {
  const [person, letter] = cast(keeper);
  expect(person).toMatchObject({
    first: "an old lighthouse keeper",
    later: "the keeper",
    plural: false,
    ref_id: "char:keeper",
  });
  expect(person?.lock).toContain(person?.wardrobe?.replace("the keeper: ", ""));
  expect(letter).toMatchObject({ first: "a letter", ref_id: null, wardrobe: null });
});

test("a group stays a group, a colour a colour; other languages are told in English, the words of the user beside", () => {
  expect(cast(foxes)[0]).toMatchObject({ plural: true, count: 3, colour: "#b5432a", later: "the foxes" });
  expect(cast(spanish)[0]).toMatchObject({
    first: "an old lighthouse keeper (“Un viejo farero”)",
    later: "the lighthouse keeper",
    ref_id: "char:farero",
  });
});

test("clothes that the intent names are worn in their colour and are nobody", () => {
  const reading = readingOf({
    raw: "a woman in a red silk dress walks, no people",
    subjects: [
      { phrase: "a woman", head: "woman", element: "person", kind: "person" },
      { phrase: "a red silk dress", head: "dress", element: "person", kind: "person" },
      { phrase: "people", head: "people", element: "person", kind: "person" },
    ],
  });
  const [woman, dress, people] = cast(reading);
  expect(woman).toMatchObject({ wardrobe: "the woman: a red silk dress", colour: "#b3262c", faint: false });
  expect([dress?.faint, people?.faint]).toEqual([true, true]);
});
