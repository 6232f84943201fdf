import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { createCanvas } from "@napi-rs/canvas";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { buildFilmScene, type FilmScene } from "#lib/render/scene/film-scene.ts";
import { worldOf } from "#lib/render/scene/shot-world.ts";
import type { Actor } from "#lib/render/scene/staging.ts";

/**
 * Who is seen at what moment: `node bench/acts/seen.ts [--file sentences.txt] [--seed 7] ["sentence" ...]`. Of every
 * shot it prints, at the contact of its acts (else in its middle), how much of the frame each of those who act takes,
 * how much of them something hides, and whether the frame cuts their heads. `!` marks what nobody could read.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: "string" },
    seed: { type: "string", default: "7" },
    all: { type: "boolean", default: false },
  },
});
const listed = values.file === undefined ? [] : (await readFile(values.file, "utf8")).split("\n").filter(Boolean);
const [width, height] = [160, 90];
/** Shares of the frame and of a body; below and above them nobody is read. */
const leastShare = 0.004;
const mostHidden = 0.35;

const pixels = (scene: FilmScene, at: number, t_s: number): Uint8ClampedArray => {
  const frame = createCanvas(width, height);
  const page = frame.getContext("2d");
  drawFrame(scene, page as unknown as CanvasRenderingContext2D, at, t_s);
  return page.getImageData(0, 0, width, height).data as unknown as Uint8ClampedArray;
};

/** Pixels in which two frames differ: how many, and the topmost row of a patch of them. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): { share: number; top: number } {
  const rows = Array.from({ length: height }, () => 0);
  for (let index = 0; index < width * height; index++) {
    const at = index * 4;
    const far = [0, 1, 2].reduce((sum, k) => sum + Math.abs((one[at + k] ?? 0) - (other[at + k] ?? 0)), 0);
    if (far > 24) rows[Math.floor(index / width)]! += 1;
  }
  return {
    share: rows.reduce((sum, count) => sum + count, 0) / (width * height),
    top: rows.findIndex((count) => count >= 2),
  };
}

interface Seen {
  share: number;
  hidden: number;
  top: number;
}

function seenOf(scene: FilmScene, at: number, t_s: number, actor: Actor): Seen {
  const world = worldOf(scene, at);
  const { actors } = world;
  const rest = actors.filter((each) => each !== actor);
  const whole = pixels(scene, at, t_s);
  world.actors = rest;
  const without = pixels(scene, at, t_s);
  world.actors = [...rest, actor];
  const before = pixels(scene, at, t_s);
  world.actors = actors;
  const seen = difference(whole, without);
  const open = difference(before, without);
  return { share: seen.share, hidden: open.share === 0 ? 0 : 1 - seen.share / open.share, top: seen.top };
}

let bad = 0;
let count = 0;
for (const raw_intent of [...listed, ...positionals]) {
  const plan = draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9", captions: false },
    seed: Number(values.seed),
    brand: null,
    elements: elementCards,
  });
  registerFilmFonts(plan);
  const scene = buildFilmScene(
    { ...plan, captions: false, end_card: null },
    { width_px: width, height_px: height },
    createCanvas as unknown as CanvasFactory,
  );
  const lines: string[] = [];
  const peopled = plan.screenplay?.cast.some(({ kind }) => kind !== "object" && kind !== "vehicle") === true;
  for (const [at, shot] of plan.shots.entries()) {
    const acts = (plan.staging?.[at]?.acts ?? []).filter(({ contact_s }) => contact_s > 0);
    const t_s = acts[0]?.contact_s ?? shot.duration_seconds / 2;
    const { actors } = worldOf(scene, at);
    const figures = actors.filter(({ element, item }) => element.form === "figure" && item.id !== undefined);
    const done = acts.flatMap(({ by, of, to }) => [by, to, of]);
    const living = figures.filter(({ alive }) => alive).map(({ item }) => item.id!);
    const ids = [...new Set(acts.length > 0 ? done.filter((id) => id !== null) : living)];
    const notes: string[] = [];
    for (const id of ids) {
      const one = figures.find(({ item }) => item.id === id);
      const isDoer = acts.some(({ by }) => by === id);
      // What is in a hand is part of the picture of whoever has it.
      if (!isDoer && one?.alive !== true) continue;
      if (one === undefined) {
        if (isDoer) notes.push(`!${id} absent`);
        continue;
      }
      const { share, hidden, top } = seenOf(scene, at, t_s, one);
      const faults = [
        share < leastShare ? "unseen" : "",
        hidden > mostHidden ? `hidden ${hidden.toFixed(2)}` : "",
        one.alive && top <= 0 && share >= leastShare ? "head cut" : "",
      ].filter(Boolean);
      if (faults.length > 0) notes.push(`!${id} ${faults.join(", ")} (${share.toFixed(3)})`);
      else if (values.all) notes.push(`${id} ${share.toFixed(3)}`);
    }
    // A film of things alone has nobody to be seen.
    if (ids.length === 0 && peopled) notes.push("!nobody");
    count += 1;
    if (notes.some((note) => note.startsWith("!"))) bad += 1;
    if (notes.length > 0)
      lines.push(
        `  ${at + 1} ${shot.framing} ${shot.camera.movement} ${shot.camera.angle} [${acts.map(({ act }) => act).join(" ")}] ${notes.join("; ")}`,
      );
    scene.worlds.delete(at);
  }
  console.log([raw_intent, ...lines].join("\n"));
}
console.log(`${bad} of ${count} shots`);
