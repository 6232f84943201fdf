import { expect, test } from "vitest";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { plainContent } from "#lib/planning/testing/plain-content.ts";
import { elements } from "#lib/planning/testing/plan-request.ts";
import { seededTake } from "./seeded-take.ts";

const content = plainContent(
  draftFilm({ request: { raw_intent: "A fox finds a lantern in the snow." }, seed: 3, brand: null, elements }),
);
const [shot] = content.shots;
if (shot === undefined) throw new Error("The film has no shot.");

test("one seed is one take, the next seed another one, and none is what the shot is already", () => {
  const seeds = Array.from({ length: 30 }, (_, i) => i * 1 - 4);
  const takes = seeds.map((seed) => JSON.stringify(seededTake(content, shot.shot_id, seed, {})));
  expect(takes).toEqual(seeds.map((seed) => JSON.stringify(seededTake(content, shot.shot_id, seed, {}))));
  expect(new Set(takes).size).toBe(takes.length);
  const { angle, lens_mm } = shot.camera;
  const { key_light_side } = shot.continuity;
  expect(takes).not.toContain(JSON.stringify({ camera: { angle, lens_mm }, continuity: { key_light_side } }));
});

test("what the instruction says is in every take", () => {
  const said = { camera: { angle: "low" as const, lens_mm: 85 } };
  for (const seed of [0, 1, 2 ** 31, -5])
    expect(seededTake(content, shot.shot_id, seed, said)).toMatchObject({ camera: said.camera });
  const all = { ...said, continuity: { key_light_side: "left" as const } };
  expect(seededTake(content, shot.shot_id, 9, all)).toBeNull();
});
