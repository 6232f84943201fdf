import { expect, test } from "vitest";
import type { StagedAct } from "#lib/contract/acts.ts";
import type { ShotStaging } from "#lib/contract/staging.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/elements/element-cards.ts";

const staged = (raw_intent: string): ShotStaging[] =>
  draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9" },
    seed: 7,
    brand: null,
    elements: elementCards,
  }).staging!;

const ofScale = (shots: readonly ShotStaging[], scale: string): (readonly [number, number])[] =>
  shots.map(({ states }) => {
    const state = states.find((each) => each.scale === scale);
    return state === undefined ? [-1, -1] : [state.from, state.to];
  });

const doing = (shots: readonly ShotStaging[], act: StagedAct["act"]) =>
  shots.flatMap(({ acts }) => acts.filter((each) => each.act === act));

test("what breaks stays broken to the end of the film, and was whole before", () => {
  const broken = ofScale(staged("A vase breaks on the kitchen floor."), "broken");
  const at = broken.findIndex(([from, to]) => from === 0 && to === 1);
  expect(at).toBeGreaterThanOrEqual(0);
  expect(broken.slice(0, at).every(([from, to]) => from === 0 && to === 0)).toBe(true);
  expect(broken.slice(at + 1).every(([from, to]) => from === 1 && to === 1)).toBe(true);
});

test("what was seen to change is over where a later shot tells it again", () => {
  const [first, ...later] = doing(staged("The lamp in the hallway goes out."), "go_out");
  expect(first!.end_s).toBeGreaterThan(0);
  expect(later.length).toBeGreaterThan(0);
  expect(later.every(({ begin_s, end_s }) => begin_s === 0 && end_s === 0)).toBe(true);
});

test("the words say how something is as the film begins", () => {
  expect(ofScale(staged("A dirty cup stands on the table."), "dirty")[0]).toEqual([1, 1]);
  expect(ofScale(staged("A cup stands on the table."), "dirty")[0]).toEqual([-1, -1]);
  expect(ofScale(staged("Eine offene Kiste steht im Garten."), "open")[0]).toEqual([1, 1]);
});

test("a car that does not run is not in pieces", () => {
  expect(ofScale(staged("A man looks at his broken car."), "broken")[0]).toEqual([-1, -1]);
});
