import { expect, test } from "vitest";
import type { Present, Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { checkContinuity } from "./continuity.ts";
import { stage } from "./staging.ts";
import { sampleContext, sampleScreenplay } from "./testing/sample-screenplay.ts";

const changed = (at: number, fields: Partial<ScreenplayShot>, film = sampleScreenplay()): Screenplay => ({
  ...film,
  shots: film.shots.map((shot, index) => (index === at ? { ...shot, ...fields } : shot)),
});
const check = (film: Screenplay) => checkContinuity(stage(film, sampleContext(film)));
/** The film after a patch of one of its shots. */
const mended = (film: Screenplay): Screenplay => {
  const { patch } = check(film);
  const { screenplay } = patch as { screenplay: { shots: Record<string, Partial<ScreenplayShot>> } };
  return { ...film, shots: film.shots.map((shot) => ({ ...shot, ...screenplay.shots[shot.shot_id] })) };
};
const film = sampleScreenplay();
const turned = (present: Present[], where: readonly ("left" | "right")[]): Present[] =>
  present.map((one, at) => ({ ...one, where: where[at] ?? one.where }));

test("an id that the film does not have fails", () => {
  expect(check(changed(1, { props: ["lantern"] })).status).toBe("fail");
});

const spoiltFilms: readonly (readonly [string, Screenplay, string])[] = [
  ["a key light from the other side", changed(1, { key_side: "right" }), "key_side"],
  [
    "two people who change sides over a cut",
    changed(2, { present: turned(film.shots[2]!.present, ["left", "right"]) }),
    "present.where",
  ],
  [
    "an hour that jumps and comes back",
    {
      ...changed(1, { place: "noon" }),
      places: [...film.places, { ...film.places[0]!, id: "noon", time_of_day: "noon" as const }],
    },
    "place",
  ],
  [
    "somebody who has two entries and two coats",
    {
      ...changed(1, {
        present: film.shots[1]!.present.map((one) => (one.cast === "maker" ? { ...one, cast: "twin" } : one)),
      }),
      cast: [...film.cast, { ...film.cast[0]!, id: "twin", wardrobe: "a blue suit" }],
    },
    "present.cast",
  ],
  [
    "a state that undoes itself",
    changed(
      2,
      { changes: null, now: [{ id: "boots", state: "dusty", measure: null }] },
      changed(1, { changes: null, now: [{ id: "boots", state: "clean", measure: null }] }),
    ),
    "now",
  ],
];

test.each(spoiltFilms)("%s warns, and the patch clears it", (_, spoilt, field) => {
  const found = check(spoilt);
  expect(found.status).toBe("warn");
  expect(found.evidence.map((each) => each.field)).toContain(field);
  expect(check(mended(spoilt)).status).toBe("pass");
});

test("a dissolve may carry a scene to another hour and back", () => {
  const places = [...film.places, { ...film.places[0]!, id: "noon", time_of_day: "noon" as const }];
  expect(check({ ...changed(1, { place: "noon", transition_in: "dissolve" }), places }).status).toBe("pass");
});

const lit = (sides: readonly ("left" | "right")[], more: readonly Partial<ScreenplayShot>[] = []): Screenplay => ({
  ...film,
  shots: sides.map((key_side, at) => ({
    ...film.shots[0]!,
    shot_id: `s${at + 1}`,
    present: film.shots[0]!.present.map((one) => ({ ...one, faces: "right" as const })),
    key_side,
    ...more[at],
  })),
});
const flips = (screenplay: Screenplay): string[] =>
  check(screenplay)
    .evidence.filter(({ field, expected }) => field === "key_side" && expected.includes("as in"))
    .map(({ shot_id }) => shot_id ?? "");

test("the key stays on its side over a shoulder and through somebody's eyes too", () => {
  expect(flips(lit(["left", "left", "right"], [{}, {}, { angle: "over_shoulder" }]))).toEqual(["s3"]);
  expect(flips(lit(["left", "left", "left"], [{}, {}, { angle: "pov" }]))).toEqual([]);
});

test("shots that see their people from another side have a key of their own, and keep it", () => {
  const away = { present: film.shots[0]!.present.map((one) => ({ ...one, faces: "away" as const })) };
  const views = [{}, away, {}, {}, away];
  expect(flips(lit(["right", "left", "right", "right", "left"], views))).toEqual([]);
  expect(flips(lit(["right", "left", "right", "right", "right"], views))).toEqual(["s5"]);
});

test("a view that no other shot has is lit as most of its place", () => {
  const away = { present: film.shots[0]!.present.map((one) => ({ ...one, faces: "away" as const })) };
  expect(flips(lit(["left", "left", "right"], [{}, {}, away]))).toEqual(["s3"]);
});
