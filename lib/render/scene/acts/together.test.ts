import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import type { Act } from "#lib/contract/acts.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import { worldOf } from "#lib/render/scene/shot-world.ts";
import type { Actor } from "#lib/render/scene/staging.ts";

/** Who and what is in the first shot of a sentence that shows an act, by element, and seconds of it to look at. */
function shotOf(raw_intent: string, act: Act) {
  const plan = draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4, captions: false },
    seed: 7,
    brand: null,
    elements: elementCards,
  });
  const isTold = (contact_s: number, at: number) => contact_s > 0 && contact_s < plan.shots[at]!.duration_seconds;
  const at =
    plan.staging?.findIndex(({ acts }, index) =>
      acts.some((each) => each.act === act && isTold(each.contact_s, index)),
    ) ?? -1;
  expect(at).toBeGreaterThanOrEqual(0);
  const scene = buildFilmScene(plan, { width_px: 160, height_px: 90 }, createCanvas as unknown as CanvasFactory);
  const { actors } = worldOf(scene, at);
  const of = (...elements: string[]): Actor =>
    actors.find(({ element, layer }) => layer.name === "subject" && elements.includes(element.id))!;
  const seconds = [0.6, 1.1, 1.6, 2.1].map((share) => (share * plan.shots[at]!.duration_seconds) / 3);
  return { of, seconds };
}

test("a child on somebody's shoulders sits there and goes where they go", () => {
  const { of, seconds } = shotOf("A sailor carries his daughter on his shoulders across the field.", "carry_high");
  const [sailor, child] = [of("person"), of("child")];
  expect(child.base_m).toBeGreaterThan(sailor.height_m * 0.4);
  for (const t of seconds) expect(child.play!.at(t).x_m).toBeCloseTo(sailor.play!.at(t).x_m, 6);
});

test("who rides is on the back of what carries them", () => {
  const { of, seconds } = shotOf("A woman rides a brown horse over the plain.", "ride");
  const [rider, horse] = [of("person"), of("horse")];
  expect(rider.base_m).toBeGreaterThan(horse.height_m * 0.3);
  for (const t of seconds) expect(rider.play!.at(t).x_m).toBeCloseTo(horse.play!.at(t).x_m, 1);
});

test("a swing goes to and fro with who sits on it", () => {
  const { of, seconds } = shotOf("An aunt pushes her nephew on a swing.", "push_swing");
  const [child, seat] = [of("child"), of("swing_seat")];
  const turns = seconds.map((t) => seat.play!.at(t).turn);
  expect(Math.max(...turns) - Math.min(...turns)).toBeGreaterThan(0.2);
  for (const [at, t] of seconds.entries()) expect(child.play!.at(t).turn).toBeCloseTo(turns[at]!, 6);
});

test("what two carry is between them, off the ground", () => {
  const { of } = shotOf("Two movers carry a sofa across the yard.", "carry_together");
  expect(of("sofa").base_m).toBeGreaterThan(0.3);
});

test("what an animal knocks off a table ends below it", () => {
  const { of, seconds } = shotOf("A kitten knocks a cup off the table.", "knock_off");
  const cup = of("cup");
  expect(cup.base_m).toBeGreaterThan(0.5);
  expect(of("cat").base_m).toBeCloseTo(cup.base_m, 2);
  expect(cup.play!.at(seconds.at(-1)! + 0.6).y_m).toBeLessThan(-0.4);
});
