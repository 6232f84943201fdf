import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { createCanvas } from "@napi-rs/canvas";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";

/**
 * Four frames of every shot of a film, without a word: `node bench/acts/sheet.ts --out folder [--seed 7] "sentence" ...`.
 * What somebody sees who only has the pictures.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", default: "acts" },
    seed: { type: "string", default: "7" },
    only: { type: "string" },
    print: { type: "boolean", default: false },
  },
});
const [width, height] = [480, 270];
const perShot = 4;
await mkdir(values.out, { recursive: true });
for (const [index, raw_intent] of positionals.entries()) {
  const plan = draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9", captions: false },
    seed: Number(values.seed),
    brand: null,
    elements: elementCards,
  });
  registerFilmFonts(plan);
  if (values.print)
    for (const [at, shot] of plan.shots.entries())
      console.log(
        index + 1,
        shot.shot_id,
        shot.framing,
        shot.camera.movement,
        "|",
        shot.description,
        "|",
        JSON.stringify(plan.staging?.[at]),
      );
  const scene = buildFilmScene(
    { ...plan, captions: false, end_card: null },
    { width_px: width, height_px: height },
    createCanvas as unknown as CanvasFactory,
  );
  const shots = plan.shots
    .map((_, at) => at)
    .filter((at) => values.only === undefined || values.only === String(at + 1));
  const sheet = createCanvas((width + 4) * perShot, (height + 4) * shots.length);
  const page = sheet.getContext("2d");
  for (const [row, at] of shots.entries()) {
    const { duration_seconds } = plan.shots[at]!;
    for (let k = 0; k < perShot; k++) {
      const frame = createCanvas(width, height);
      const t = duration_seconds * (0.1 + (0.8 * k) / (perShot - 1));
      drawFrame(scene, frame.getContext("2d") as unknown as CanvasRenderingContext2D, at, t);
      page.drawImage(frame, k * (width + 4), row * (height + 4));
    }
    scene.worlds.delete(at);
  }
  await writeFile(path.join(values.out, `${String(index + 1).padStart(3, "0")}.png`), await sheet.encode("png"));
}
