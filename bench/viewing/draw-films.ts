import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { createCanvas } from "@napi-rs/canvas";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import type * as Cards from "#lib/elements/element-cards.ts";
import type * as Coverage from "#lib/planning/by-coverage.ts";
import type * as Drafting from "#lib/planning/draft-film.ts";
import type * as Briefs from "#lib/planning/screenplay/read-brief.ts";
import type * as Fonts from "#lib/render/fonts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import type * as Frames from "#lib/render/scene/draw-frame.ts";
import type * as Scenes from "#lib/render/scene/film-scene.ts";
import { filmsOf, readSet } from "./sets.ts";

/**
 * Draws the films of a set as somebody sees them who has the pictures alone: four frames of every shot, no word.
 *
 * `node bench/viewing/draw-films.ts --set acts.json --out folder [--tree checkout] [--answers folder] [--part 1/2]`
 *
 * `--tree` draws with another checkout of the product, so that before and after are drawn alike. `--answers` takes
 * screenplays as `take-answers.ts` writes them (`<id>.json`) in place of those that coverage makes.
 */
const { values } = parseArgs({
  options: {
    set: { type: "string" },
    out: { type: "string" },
    tree: { type: "string", default: new URL("../..", import.meta.url).pathname },
    answers: { type: "string" },
    part: { type: "string", default: "1/1" },
  },
});
if (values.set === undefined || values.out === undefined) throw new Error("--set and --out are needed.");

const [set, out, tree] = [values.set, values.out, values.tree].map((given) => path.resolve(given)) as [
  string,
  string,
  string,
];
const answers = values.answers === undefined ? null : path.resolve(values.answers);
// A checkout finds its data from where it runs.
process.chdir(tree);
const within = async <Module>(file: string) => (await import(pathToFileURL(path.join(tree, file)).href)) as Module;
const cards = ["lib/elements/element-cards.ts", "lib/render/scene/elements/element-catalog.ts"].find((file) =>
  existsSync(path.join(tree, file)),
)!;
const { draftFilm, draftFromScreenplay } = await within<typeof Drafting>("lib/planning/draft-film.ts");
const { byCoverage } = await within<typeof Coverage>("lib/planning/by-coverage.ts");
const { readBrief } = await within<typeof Briefs>("lib/planning/screenplay/read-brief.ts");
const { registerFilmFonts } = await within<typeof Fonts>("lib/render/fonts.ts");
const { buildFilmScene } = await within<typeof Scenes>("lib/render/scene/film-scene.ts");
const { drawFrame } = await within<typeof Frames>("lib/render/scene/draw-frame.ts");
const { elementCards: elements } = await within<typeof Cards>(cards);

const [width, height, gap, perShot] = [480, 270, 4, 4];

function planOf(raw_intent: string, id: string) {
  const request = { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9", captions: false } as const;
  const input = { request, seed: 7, brand: null, elements };
  if (answers === null) return draftFilm(input);
  const file = path.join(answers, `${id}.json`);
  if (!existsSync(file)) return null;
  const written = JSON.parse(readFileSync(file, "utf8")) as Screenplay;
  return draftFromScreenplay(written, readBrief(input), input, byCoverage);
}

mkdirSync(out, { recursive: true });
const [part = 1, parts = 1] = values.part.split("/").map(Number);
for (const [at, { id, sentence }] of filmsOf(readSet(set)).entries()) {
  const file = path.join(out, `${id}.png`);
  if (at % parts !== part - 1 || existsSync(file)) continue;
  const plan = planOf(sentence, id);
  if (plan === null) continue;
  registerFilmFonts(plan);
  const scene = buildFilmScene(
    { ...plan, captions: false, end_card: null },
    { width_px: width, height_px: height },
    createCanvas as unknown as CanvasFactory,
  );
  const sheet = createCanvas((width + gap) * perShot, (height + gap) * plan.shots.length);
  const page = sheet.getContext("2d");
  for (const [row, { duration_seconds }] of plan.shots.entries()) {
    for (let k = 0; k < perShot; k++) {
      const frame = createCanvas(width, height);
      const t_s = duration_seconds * (0.1 + (0.8 * k) / (perShot - 1));
      drawFrame(scene, frame.getContext("2d") as unknown as CanvasRenderingContext2D, row, t_s);
      page.drawImage(frame, k * (width + gap), row * (height + gap));
    }
    scene.worlds.delete(row);
  }
  writeFileSync(file, await sheet.encode("png"));
}
