import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { elementCards } from "#lib/elements/element-cards.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawPicture } from "#lib/render/scene/draw-picture.ts";
import { drawWorld } from "#lib/render/scene/draw-world.ts";
import { buildFilmScene, type Unpainted } from "#lib/render/scene/film-scene.ts";
import { worldOf } from "#lib/render/scene/shot-world.ts";

const plan = draftFilm({
  request: { raw_intent: "A man waves to a woman.", duration_seconds: 6, shot_count: 3, captions: false },
  seed: 7,
  brand: null,
  elements: elementCards,
});
const acting = plan.staging?.findIndex(({ acts }) => acts.some(({ act }) => act === "wave")) ?? -1;
const [width, height] = [320, 180];
const sceneOf = () =>
  buildFilmScene(plan, { width_px: width, height_px: height }, createCanvas as unknown as CanvasFactory);
const frames = Math.round((plan.shots[acting]?.duration_seconds ?? 0) * 24);

const picture = (scene: ReturnType<typeof sceneOf>, frame: number): Buffer => {
  const canvas = createCanvas(width, height);
  drawPicture(scene, canvas.getContext("2d") as unknown as CanvasRenderingContext2D, acting, frame / 24);
  return Buffer.from(canvas.data());
};

test("a frame of an act is one picture, whatever was drawn before it", () => {
  expect(acting).toBeGreaterThanOrEqual(0);
  const [forwards, backwards] = [sceneOf(), sceneOf()];
  const some = Array.from({ length: 8 }, (_, i) => Math.floor(((i + 0.5) / 8) * frames));
  const one = new Map(some.map((frame) => [frame, picture(forwards, frame)]));
  for (const frame of some.toReversed()) expect(Buffer.compare(picture(backwards, frame), one.get(frame)!)).toBe(0);
});

test("what is done again and again is painted in few pictures", () => {
  const scene = sceneOf();
  for (let frame = 0; frame < frames; frame++) picture(scene, frame);
  const most = Math.max(
    ...worldOf(scene, acting)
      .actors.filter(({ play }) => play !== null)
      .map(({ plates }) => plates.size),
  );
  expect(most).toBeGreaterThan(2);
  expect(most).toBeLessThan(frames / 3);
});

test("who cannot wait sees the picture before, until the one wanted is painted", () => {
  const scene = sceneOf();
  const world = worldOf(scene, acting);
  drawWorld(scene, world, 0);
  const painted = () => world.actors.reduce((sum, { plates }) => sum + plates.size, 0);
  const before = painted();
  const unpainted: Unpainted[] = [];
  world.later = (piece) => unpainted.push(piece);
  for (let frame = 0; frame < frames; frame += 3) drawWorld(scene, world, frame / 24);
  expect(unpainted.length).toBeGreaterThan(1);
  expect(painted()).toBe(before);
  for (const { paint } of unpainted) paint();
  expect(painted()).toBeGreaterThan(before);
});
