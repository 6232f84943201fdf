import { expect, test } from "vitest";
import { elementCards } from "#lib/elements/element-cards.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";

/** Who and what stands at the distance of the first shot's focus, the lead first. */
const subjectsOf = (raw_intent: string) => {
  const plan = draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9", captions: false },
    seed: 7,
    brand: null,
    elements: elementCards,
  });
  return plan.depth_layers[0]?.layers.find(({ name }) => name === "subject")?.drawn_as ?? [];
};

test("a cat under a table has it over itself", () => {
  const [cat, table] = subjectsOf("Un gato negro duerme debajo de una mesa");
  expect([cat?.element, table?.element]).toEqual(["cat", "table"]);
  expect(table?.across).toBe(cat?.across);
});

test("who is behind a counter has it before themselves", () => {
  const [waiter, counter] = subjectsOf("Hinter der Theke wartet ein Kellner");
  expect([waiter?.element, counter?.element]).toEqual(["person", "table"]);
  expect(counter?.behind_m).toBeLessThan(0);
});

test("between shelves there is one on either side", () => {
  const [librarian, left, right] = subjectsOf("A librarian waits between tall shelves");
  expect([left?.element, right?.element]).toEqual(["bookshelf", "bookshelf"]);
  expect(left!.across).toBeLessThan(librarian!.across);
  expect(right!.across).toBeGreaterThan(librarian!.across);
});

test("an umbrella is over the head of who is under it", () => {
  const [woman, umbrella] = subjectsOf("Une femme attend sous un parapluie rouge");
  expect([woman?.element, umbrella?.element]).toEqual(["person", "umbrella"]);
  expect(umbrella?.rests_m).toBeGreaterThan(0.5);
});

test("what stands about in a place stands there in every shot", () => {
  const plan = draftFilm({
    request: { raw_intent: "A woman waits in a kitchen", duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9" },
    seed: 7,
    brand: null,
    elements: elementCards,
  });
  const about = plan.depth_layers.flatMap(({ layers }) =>
    layers.filter(({ name }) => name === "midground").flatMap(({ drawn_as }) => drawn_as),
  );
  expect(new Set(about.map(({ element, across }) => `${element} ${across}`)).size).toBeLessThan(2);
});
