import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { plainContent } from "#lib/planning/testing/plain-content.ts";
import { contextOf, type CanvasFactory } from "./canvas.ts";
import { drawFrame } from "./draw-frame.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { buildFilmScene } from "./film-scene.ts";
import type { ProductPicture } from "./product-picture.ts";
import { showsProduct } from "./shown-product.ts";

const canvases = createCanvas as unknown as CanvasFactory;
const size = { width_px: 320, height_px: 180 };

/** Goods of a green that nothing else in these films has. */
const product = ((): ProductPicture => {
  const canvas = canvases(60, 160);
  contextOf(canvas).fillStyle = "#10e050";
  contextOf(canvas).fillRect(0, 0, 60, 160);
  return { canvas, card: false };
})();

const planned = (raw_intent: string) =>
  plainContent(
    draftFilm({
      request: { raw_intent, duration_seconds: 6, shot_count: 3 },
      seed: 5,
      brand: null,
      elements: elementCards,
    }),
  );

const greenIn = (raw_intent: string, shown: ProductPicture | null) => {
  const plan = planned(raw_intent);
  const scene = buildFilmScene(plan, size, canvases, shown);
  return plan.shots.map((shot, index) => {
    const canvas = canvases(size.width_px, size.height_px);
    drawFrame(scene, contextOf(canvas), index, shot.duration_seconds * 0.4);
    const { data } = contextOf(canvas).getImageData(0, 0, size.width_px, size.height_px);
    let green = 0;
    for (let i = 0; i < data.length; i += 4)
      if (data[i + 1]! > 1.6 * data[i]! && data[i + 1]! > 1.3 * data[i + 2]! && data[i + 1]! > 50) green++;
    return { shot_id: shot.shot_id, green, shown: showsProduct(scene, index) };
  });
};

test("the product's own picture is drawn where the plan puts the product, and told of", () => {
  const intent = "An ad for our olive oil bottle on a kitchen table in morning light";
  const seen = greenIn(intent, product);
  const drawn = greenIn(intent, null);
  for (const [i, shot] of seen.entries()) {
    expect(shot.shown, shot.shot_id).toBe(true);
    expect(shot.green, shot.shot_id).toBeGreaterThan(300 + drawn[i]!.green);
    expect(drawn[i]!.shown).toBe(false);
  }
});

test("a film that shows no goods is drawn as before", () => {
  const intent = "Two children fly a kite on a windy beach";
  const seen = greenIn(intent, product);
  expect(seen.map(({ shown }) => shown)).toEqual([false, false, false]);
  expect(seen.map(({ green }) => green)).toEqual(greenIn(intent, null).map(({ green }) => green));
});
