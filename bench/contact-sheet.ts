import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { createCanvas } from "@napi-rs/canvas";
import { previewSizes } from "#lib/contract/vocabulary.ts";
import type { AspectRatio } from "#lib/contract/vocabulary.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import { fontStackFor } from "#lib/render/scene/typography.ts";

/**
 * Draws the middle of every shot of many films onto one sheet:
 * `node bench/contact-sheet.ts --out sheet.png --aspect 16:9 "a fox in the snow" "an espresso at dawn"`,
 * or `--file intents.txt` with one intent a line. `--elements` prints what each thing is drawn as.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", default: "contact-sheet.png" },
    aspect: { type: "string", default: "16:9" },
    file: { type: "string" },
    seed: { type: "string", default: "7" },
    seconds: { type: "string", default: "12" },
    shots: { type: "string", default: "4" },
    width: { type: "string", default: "480" },
    elements: { type: "boolean", default: false },
  },
});
const lines = values.file === undefined ? [] : (await readFile(values.file, "utf8")).split("\n");
const intents = [...positionals, ...lines].map((line) => line.trim()).filter((line) => line !== "");
const aspect = values.aspect as AspectRatio;
const { width, height } = previewSizes[aspect];
const cell = { width: Number(values.width), height: Math.round((Number(values.width) * height) / width) };
const shots = Number(values.shots);
const label = 26;
const sheet = createCanvas(cell.width * shots, (cell.height + label) * intents.length);
const page = sheet.getContext("2d");
page.fillStyle = "#101114";
page.fillRect(0, 0, sheet.width, sheet.height);
for (const [row, raw_intent] of intents.entries()) {
  const plan = draftFilm({
    request: { raw_intent, duration_seconds: Number(values.seconds), shot_count: shots, aspect_ratio: aspect },
    seed: Number(values.seed),
    brand: null,
    elements: elementCards,
  });
  registerFilmFonts({ ...plan, title: `${plan.title} ${raw_intent}` });
  const scene = buildFilmScene(plan, { width_px: width, height_px: height }, createCanvas as unknown as CanvasFactory);
  const top = row * (cell.height + label);
  page.fillStyle = "#e8e8ea";
  page.font = `16px ${fontStackFor(plan.language)}`;
  page.fillText(`${row + 1}. ${raw_intent} [${plan.mode_selection.primary}]`, 8, top + 18);
  for (const [index, shot] of plan.shots.entries()) {
    const frame = createCanvas(width, height);
    drawFrame(scene, frame.getContext("2d") as unknown as CanvasRenderingContext2D, index, shot.duration_seconds / 2);
    scene.worlds.delete(index);
    page.drawImage(frame, index * cell.width, top + label, cell.width, cell.height);
  }
  if (values.elements)
    for (const { shot_id, layers } of plan.depth_layers) {
      const drawn = layers.flatMap((layer) => layer.drawn_as.map(({ noun, element }) => `${noun}=${element}`));
      console.log(`${row + 1}. ${shot_id}: ${drawn.join(", ")}`);
    }
}
await mkdir(path.dirname(path.resolve(values.out)), { recursive: true });
await writeFile(values.out, await (values.out.endsWith(".jpg") ? sheet.encode("jpeg", 84) : sheet.encode("png")));
console.log(`${values.out}: ${intents.length} films of ${shots} shots`);
