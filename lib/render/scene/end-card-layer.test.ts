import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { aspectRatios, previewSizes } from "#lib/contract/vocabulary.ts";
import type { CanvasFactory, SceneCanvas } from "./canvas.ts";
import { hueOf, rgb, type Rgb } from "./colour.ts";
import { contrastOf } from "./contrast.ts";
import { endCardLayer, type CardScene } from "./end-card-layer.ts";
import { layOutCard } from "./end-card-words.ts";
import { examplePlan } from "./example-plan.ts";

const start_s = 4.75;
const sceneOf = (
  aspect: (typeof aspectRatios)[number],
  card: { text: string; cta: string | null },
  language = "en",
) => {
  const { width, height } = previewSizes[aspect];
  return {
    plan: { ...examplePlan, language, end_card: { shot_id: "shot_3", start_seconds: start_s, ...card } },
    width,
    height,
    createCanvas: createCanvas as unknown as CanvasFactory,
    cards: new Map<number, SceneCanvas>(),
    product: null,
  } satisfies CardScene;
};
const paint = (scene: CardScene, t: number, colour?: string): Canvas => {
  const canvas = createCanvas(scene.width, scene.height);
  const picture = createCanvas(scene.width, scene.height);
  if (colour !== undefined) {
    const context = picture.getContext("2d");
    context.fillStyle = colour;
    context.fillRect(0, 0, scene.width, scene.height);
  }
  endCardLayer(
    canvas.getContext("2d") as unknown as CanvasRenderingContext2D,
    scene,
    t,
    colour === undefined ? undefined : (picture as unknown as SceneCanvas),
  );
  return canvas;
};
const pixelsOf = (canvas: Canvas): { colour: Rgb; alpha: number }[] => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return Array.from({ length: data.length / 4 }, (_, i) => ({
    colour: [data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0],
    alpha: data[i * 4 + 3] ?? 0,
  }));
};

const long = {
  text: "The coffee that waits for you until the very last night train has left the city",
  cta: "Book a table at your nearest roastery today, before the morning comes",
};
test.each(aspectRatios)("in %s even long words keep inside the frame and off its edges", (aspect) => {
  for (const card of [long, { text: "Donaudampfschifffahrtsgesellschaft", cta: "Jetzt" }, { text: "N", cta: null }]) {
    const scene = sceneOf(aspect, card);
    const context = createCanvas(10, 10).getContext("2d") as unknown as CanvasRenderingContext2D;
    const { title, call } = layOutCard(context, scene, scene.plan.end_card);
    for (const words of [title, call])
      if (words !== null) {
        expect(words.width).toBeLessThan(scene.width * 0.86);
        expect(words.top - words.size).toBeGreaterThan(scene.height * 0.1);
        expect(words.top + words.leading * (words.lines.length - 1)).toBeLessThan(scene.height * 0.8);
      }
    if (call !== null)
      expect(call.top - call.size).toBeGreaterThan(title.top + title.leading * (title.lines.length - 1));
  }
});

test.each(["#ffffff", "#0a0c14", "#e8895a", "#7fb069"])(
  "over a picture of %s the words are read with ease",
  (colour) => {
    const scene = sceneOf("1:1", { text: "", cta: null });
    const ground = pixelsOf(paint(scene, start_s + 1.2, colour));
    expect(ground.every(({ alpha }) => alpha === 255)).toBe(true);
    const paper = rgb("#fffdf7");
    // Above the middle, where the short line stands though there are no words.
    for (let i = 0; i < ground.length * 0.45; i += 97)
      expect(contrastOf(paper, ground[i]?.colour ?? paper)).toBeGreaterThan(4.5);
  },
);

test("nothing before its start, and without a picture the frame under it shows through", () => {
  const scene = sceneOf("16:9", { text: "Keep the light.", cta: "Watch the film" });
  expect(pixelsOf(paint(scene, start_s - 0.1)).every(({ alpha }) => alpha === 0)).toBe(true);
  const at = (t: number) => pixelsOf(paint(scene, t));
  const corner = at(start_s + 1)[0];
  expect(corner?.alpha).toBeGreaterThan(100);
  expect(corner?.alpha).toBeLessThan(250);
  expect(at(start_s + 0.1)[0]?.alpha).toBeLessThan(corner?.alpha ?? 0);
});

const brandRoles = ["brand_primary", "brand_secondary", "brand_accent"] as const;
const branded = (palette: readonly string[], card: { text: string; cta: string | null }): CardScene => {
  const scene = sceneOf("16:9", card);
  const own = palette.map((hex, i) => ({ hex, role: brandRoles[i]!, share: 0.1 }));
  const { color_intent } = scene.plan;
  const plan = { ...scene.plan, color_intent: { ...color_intent, palette: [...color_intent.palette, ...own] } };
  return { ...scene, plan: { ...plan, mode_selection: { ...plan.mode_selection, primary: "product_hero" } } };
};
const off = (one: Rgb, other: Rgb) => Math.abs(((hueOf(one) - hueOf(other) + 540) % 360) - 180);
const chroma = (colour: Rgb) => Math.max(...colour) - Math.min(...colour);

test.each([
  [["#1f2a44", "#e07a3f", "#f4efe6"], "#d9a066", "#e07a3f"],
  [["#c2185b", "#00bcd4"], "#2e4d7a", "#00bcd4"],
  [["#ffd400", "#0a7d4f"], "#c0c0c0", "#ffd400"],
  [["#0a7d4f"], "#e8895a", "#0a7d4f"],
  [["#fdf6e3", "#111111"], "#ffffff", "#fdf6e3"],
  [["#000000"], "#ffffff", "#000000"],
] as const)("a brand of %j stands on its own colour over %s, and calls in %s", (palette, behind, calling) => {
  const bare = pixelsOf(paint(branded(palette, { text: "", cta: null }), start_s + 1.5, behind));
  const above = bare.filter((_, i) => i < bare.length * 0.45 && i % 97 === 0);
  for (const { colour } of above) expect(contrastOf(rgb("#fffdf7"), colour)).toBeGreaterThan(4.5);
  const own = rgb(palette[0]);
  if (chroma(own) >= 37)
    for (const { colour } of above.filter(({ colour }) => chroma(colour) > 24))
      expect(off(colour, own), `ground ${colour.join(" ")}`).toBeLessThan(14);
  else for (const { colour } of above) expect(chroma(colour)).toBeLessThan(40);
  const called = pixelsOf(paint(branded(palette, { text: "", cta: "Order yours" }), start_s + 1.5, behind));
  const face = rgb(calling);
  const button = called.filter(
    ({ colour }, i) => Math.max(...colour.map((channel, k) => Math.abs(channel - bare[i]!.colour[k]!))) > 24,
  );
  const like = button.filter(({ colour }) => chroma(face) < 37 || (chroma(colour) > 24 && off(colour, face) < 6));
  expect(like.length).toBeGreaterThan(button.length * 0.3);
  expect(button.length).toBeGreaterThan(1000);
});

test.each(["#2f5d50", "#7a1810", "#20242c", "#f2e6c8"])(
  "goods of %s are told from a ground of their own colour",
  (colour) => {
    const goods = createCanvas(120, 200);
    const context = goods.getContext("2d");
    context.fillStyle = colour;
    context.fillRect(0, 0, 120, 200);
    const product = { canvas: goods as unknown as SceneCanvas, card: false };
    const bare = sceneOf("1:1", { text: "Lykta", cta: null });
    const palette = [{ hex: colour, role: "brand_primary" as const, share: 0.3 }];
    const plan = { ...bare.plan, color_intent: { ...bare.plan.color_intent, palette } };
    const scene = { ...bare, plan, product } as unknown as CardScene;
    const pixels = pixelsOf(paint(scene, start_s + 2, colour));
    const at = (x: number, y: number) =>
      pixels[Math.round(y * scene.height) * scene.width + Math.round(x * scene.width)]!;
    // Beside the goods, on a level with their middle; they are 0.6 as wide as tall.
    expect(contrastOf(at(0.5, 0.3).colour, at(0.65, 0.3).colour)).toBeGreaterThan(1.5);
  },
);
