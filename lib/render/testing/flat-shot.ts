import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEncoder } from "#lib/render/encode/x264.ts";
import { bareLens } from "#lib/render/scene/draw-picture.ts";
import { Raster } from "#lib/render/scene/raster/raster.ts";
import { ffmpegPath } from "./media-tools.ts";

type Colour = readonly [red: number, green: number, blue: number];

/** Encodes frames of one flat colour each, as the renderer does. */
export const flatShot = async (
  size: { width: number; height: number },
  keyFrames: readonly number[],
  colours: readonly Colour[],
): Promise<Uint8Array> => {
  const folder = await mkdtemp(path.join(tmpdir(), "flat-"));
  try {
    const encoder = startEncoder(ffmpegPath, size, keyFrames, path.join(folder, "flat.mp4"));
    const raster = new Raster(size.width, size.height, 0);
    for (const [red, green, blue] of colours) {
      raster.fillRows(0, size.height, [red, green, blue]);
      await encoder.write(raster.developPlanar(bareLens));
    }
    return await encoder.finish();
  } finally {
    await rm(folder, { recursive: true });
  }
};
