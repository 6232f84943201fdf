import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { CanvasFactory } from "./canvas.ts";
import { hueOf, rgb, type Rgb } from "./colour.ts";
import { drawPicture } from "./draw-picture.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { buildFilmScene } from "./film-scene.ts";
import { worldOf } from "./shot-world.ts";

const size = { width_px: 320, height_px: 180 };

/** Mean hue of what a shot's subject puts into the picture, the more coloured the more it counts. */
function hueInPicture(intent: string, element: string, colour: string): number {
  const plan = draftFilm({
    request: { raw_intent: intent, duration_seconds: 12, shot_count: 3 },
    seed: 7,
    brand: null,
    elements: elementCards,
  });
  const shot = 1;
  const subject = plan.depth_layers[shot]!.layers.find(({ name }) => name === "subject")!;
  subject.drawn_as = [{ ...subject.drawn_as[0]!, element, noun: element, height_m: 0.3, across: 0, count: 1, colour }];
  const scene = buildFilmScene(plan, size, createCanvas as unknown as CanvasFactory);
  const canvas = createCanvas(size.width_px, size.height_px);
  const context = canvas.getContext("2d");
  const pixels = () => {
    drawPicture(scene, context as unknown as CanvasRenderingContext2D, shot, 1, false);
    return context.getImageData(0, 0, size.width_px, size.height_px).data;
  };
  const whole = pixels();
  worldOf(scene, shot).hidden.add("subject");
  const without = pixels();
  let [x, y] = [0, 0];
  for (let i = 0; i < whole.length; i += 4) {
    const changed = [0, 1, 2].some((channel) => Math.abs(whole[i + channel]! - without[i + channel]!) > 24);
    const at: Rgb = [whole[i]!, whole[i + 1]!, whole[i + 2]!];
    const chroma = Math.max(...at) - Math.min(...at);
    if (!changed || chroma < 50) continue;
    const hue = (hueOf(at) * Math.PI) / 180;
    x += chroma * Math.cos(hue);
    y += chroma * Math.sin(hue);
  }
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

test.each(["#e07a3f", "#1f6feb", "#0a7d4f"])("goods of colour %s keep their hue under light and grade", (colour) => {
  for (const intent of ["a product ad for a soda can", "a soda can in a dark noir kitchen at night"]) {
    const found = hueInPicture(intent, "can", colour);
    const off = Math.abs(((found - hueOf(rgb(colour)) + 540) % 360) - 180);
    expect(off, `${intent}: hue ${found.toFixed(0)}`).toBeLessThan(12);
  }
});
