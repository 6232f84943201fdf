import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { createCanvas } from "@napi-rs/canvas";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";

/** One row a film, the middle of each of its four shots: `node bench/acts/strip.ts --out sheet.png --file sentences.txt [--from 1 --to 6]`. */
const { values } = parseArgs({
  options: {
    out: { type: "string", default: "strip.png" },
    file: { type: "string", default: "" },
    from: { type: "string", default: "1" },
    to: { type: "string", default: "999" },
    lines: { type: "string" },
    seed: { type: "string", default: "7" },
    print: { type: "boolean", default: false },
    dry: { type: "boolean", default: false },
  },
});
const [width, height] = [480, 270];
const all = (await readFile(values.file, "utf8")).split("\n").filter((line) => line.trim() !== "");
const wanted = values.lines
  ? values.lines.split(",").map(Number)
  : all.map((_, at) => at + 1).filter((n) => n >= Number(values.from) && n <= Number(values.to));
const sheet = createCanvas((width + 4) * 4, (height + 4) * wanted.length);
const page = sheet.getContext("2d");
for (const [row, n] of wanted.entries()) {
  const plan = draftFilm({
    request: { raw_intent: all[n - 1]!, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9", captions: false },
    seed: Number(values.seed),
    brand: null,
    elements: elementCards,
  });
  if (values.print || values.dry) {
    const s = plan.screenplay!;
    console.log("\n##", n, all[n - 1]);
    for (const place of s.places) console.log("  place", JSON.stringify(place));
    for (const cast of s.cast) console.log("  cast", JSON.stringify(cast));
    for (const prop of s.props) console.log("  prop", JSON.stringify(prop));
    for (const [at, shot] of plan.shots.entries()) {
      console.log(
        "  -",
        at + 1,
        shot.framing,
        "|",
        shot.description,
        "|",
        JSON.stringify(s.shots[at]!.present),
        JSON.stringify(s.shots[at]!.props),
      );
    }
  }
  if (values.dry) continue;
  registerFilmFonts(plan);
  const scene = buildFilmScene(
    { ...plan, captions: false, end_card: null },
    { width_px: width, height_px: height },
    createCanvas as unknown as CanvasFactory,
  );
  for (const [at, shot] of plan.shots.entries()) {
    const frame = createCanvas(width, height);
    drawFrame(scene, frame.getContext("2d") as unknown as CanvasRenderingContext2D, at, shot.duration_seconds * 0.5);
    page.drawImage(frame, at * (width + 4), row * (height + 4));
    scene.worlds.delete(at);
  }
}
if (!values.dry) await writeFile(values.out, await sheet.encode("png"));
