import { expect, test } from "vitest";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/elements/element-cards.ts";

const stagingOf = (raw_intent: string) =>
  draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9" },
    seed: 7,
    brand: null,
    elements: elementCards,
  }).staging ?? [];

/** Where a thing of an element is borne in each shot that has it, each once. */
const borne = (raw_intent: string, element: string) => [
  ...new Set(
    stagingOf(raw_intent).flatMap(({ handled }) =>
      handled.filter((each) => each.element === element).map((each) => each.borne ?? "hand"),
    ),
  ),
];

test.each([
  ["A bald man sits on a bucket in a greenhouse, a kitten in his lap.", "cat", "lap"],
  ["おばあさんが縁側で猫を膝に抱いて座っている。", "cat", "lap"],
  ["Ein Bauer mit einem Lamm auf den Schultern steht auf einer Wiese.", "sheep", "shoulder"],
  ["A fisherman stands on a beach with an octopus in his hands.", "octopus", "hand"],
])("is borne in every shot where the words have it: %s", (text, element, place) => {
  expect(borne(text, element)).toEqual([place]);
  for (const { held } of stagingOf(text)) expect(held).toHaveLength(1);
});

test("a pineapple is with one nun of three", () => {
  const things = stagingOf("Three nuns stand on a hill, and one of them holds a pineapple.").flatMap(
    ({ handled }) => handled,
  );
  expect(things.map(({ of_one }) => of_one)).toEqual(things.map(() => true));
  expect(things).not.toHaveLength(0);
});

test("who carries eggs in a basket carries the basket, and nobody has eggs beside it", () => {
  const staging = stagingOf("Ein Imker und eine Nonne tragen sechs gelbe Eier in einem Holzkorb.");
  const elements = new Set(staging.flatMap(({ handled }) => handled.map(({ element }) => element)));
  expect(elements).toEqual(new Set(["basket"]));
  for (const { acts } of staging) expect(acts.filter(({ to }) => to === "holzkorb")).toEqual([]);
});
