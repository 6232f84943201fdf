import { expect, test } from "vitest";
import type { CastKind } from "#lib/contract/screenplay.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { matterOf } from "./matters.ts";
import { readName, subjectNamed } from "./read-name.ts";
import { standInFor } from "./stand-ins.ts";

const drawnBy = (name: string, kind: CastKind): string | null => {
  const subject = subjectNamed(readName(name, elementCards, "en"), kind, elementCards);
  return subject === null || subject.match === "fallback" ? null : subject.element;
};

test.each<[string, CastKind, string | null]>([
  ["leaving van", "vehicle", "truck"],
  ["hat of a sailor", "object", "hat"],
  ["wheel of the wagon", "object", "wheel"],
  ["axle of the wagon", "object", null],
  ["captain's dog", "animal", "dog"],
  ["edge of a table", "object", "table"],
  ["old ferry pilot", "person", "person"],
  ["mountain guide", "person", null],
])("a name is drawn as what it is about: %s", (name, kind, element) => expect(drawnBy(name, kind)).toBe(element));

const peopleOf = (raw_intent: string): string[] => {
  const plan = draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9", captions: false },
    seed: 7,
    brand: null,
    elements: elementCards,
  });
  const drawn = plan.depth_layers.flatMap(({ layers }) => layers.flatMap(({ drawn_as }) => drawn_as));
  const people = new Map(
    drawn.map(({ id, people: looks }) => [id ?? "", looks?.map(({ age, sex }) => `${age} ${sex}`)]),
  );
  return (plan.screenplay?.cast ?? []).flatMap(({ id }) => people.get(id) ?? []);
};

test.each([
  ["A firefighter dries her helmet by the stove.", ["adult woman"]],
  ["The pilot hands the mechanic his gloves.", ["adult man"]],
  ["A governess teaches a first grader to swim.", ["adult woman", "child"]],
])("pronouns and nouns say who is a woman and who a man: %s", (sentence, told) => {
  const people = peopleOf(sentence);
  for (const [at, who] of told.entries()) expect(people[at]).toContain(who);
});

test.each([
  ["fresh snow", "en", true],
  ["a shovelful of wet sand", "en", true],
  ["snow shovel", "en", false],
  ["hair dryer", "en", false],
  ["trockenes Laub", "de", true],
  ["落ち葉", "ja", true],
])("what is loose lies in a heap: %s", (name, language, isMatter) => {
  expect(matterOf(name, language) !== null).toBe(isMatter);
  expect(standInFor(name, language).form === "heap").toBe(isMatter);
});

test("what stands for a noun of the dictionary has the body of its kind", () => {
  expect(standInFor("a rusty mangle", "en").form).toBe("plain_case");
  expect(standInFor("dirndl", "en").form).toBe("plain_cloth");
});
