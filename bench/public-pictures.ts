import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import sharp from "sharp";
import { previewSizes } from "#lib/contract/vocabulary.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";

/**
 * Makes the pictures in `public/` again: `node bench/public-pictures.ts`. The icons come of `public/icon.svg`, the social
 * picture of a film that the renderer draws.
 */
const folder = "public";
const ink = { ground: "#17181c", text: "#f4f4f6", quiet: "#a5a7b0" };
const social = { width: 1200, height: 630, margin: 64 };

const mark = await readFile(path.join(folder, "icon.svg"));
const square = (side: number) =>
  sharp(mark, { density: (72 * side) / 32 })
    .resize(side, side)
    .png()
    .toBuffer();

/** An icon file of one picture, as PNG: 6 bytes of head, 16 of its only entry. */
const icoOf = (png: Buffer, side: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
};

const drawn = (raw_intent: string, seed: number, seconds: number) => {
  const plan = draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4 },
    seed,
    brand: null,
    elements: elementCards,
  });
  registerFilmFonts(plan);
  const { width, height } = previewSizes["16:9"];
  const scene = buildFilmScene(plan, { width_px: width, height_px: height }, createCanvas as unknown as CanvasFactory);
  return plan.shots.map((shot, index) => {
    const frame = createCanvas(width, height);
    const at = Math.min(seconds, shot.duration_seconds / 2);
    drawFrame(scene, frame.getContext("2d") as unknown as CanvasRenderingContext2D, index, at);
    scene.worlds.delete(index);
    return frame;
  });
};

const socialPicture = (): Promise<Buffer> => {
  GlobalFonts.registerFromPath("node_modules/geist/dist/fonts/geist-sans/Geist-Variable.woff2", "Geist");
  const { width, height, margin } = social;
  const canvas = createCanvas(width, height);
  const page = canvas.getContext("2d");
  page.fillStyle = ink.ground;
  page.fillRect(0, 0, width, height);
  const [first, ...others] = drawn("A lighthouse keeper finds a fox on the rocks in a winter storm.", 7, 1);
  const wide = { width: 712, height: 400 };
  const small = { width: 340, height: 191, gap: 20 };
  if (first !== undefined) page.drawImage(first, margin, margin, wide.width, wide.height);
  others.slice(0, 2).forEach((frame, row) => {
    const top = margin + row * (small.height + small.gap - 2);
    page.drawImage(frame, margin + wide.width + small.gap, top, small.width, small.height);
  });
  page.fillStyle = ink.text;
  page.font = "600 56px Geist";
  page.fillText("Shotwright", margin, height - 88);
  page.fillStyle = ink.quiet;
  page.font = "400 28px Geist";
  page.fillText("One sentence in, a planned, drawn, signed short film out.", margin, height - 44);
  return canvas.encode("png");
};

await writeFile(path.join(folder, "favicon.ico"), icoOf(await square(32), 32));
for (const [name, side] of [
  ["apple-icon.png", 180],
  ["icon-192.png", 192],
  ["icon-512.png", 512],
] as const)
  await writeFile(path.join(folder, name), await square(side));
const picture = await sharp(await socialPicture())
  .png({ palette: true, colours: 256, effort: 10 })
  .toBuffer();
await writeFile(path.join(folder, "social.png"), picture);
