import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDeveloper } from "#lib/render/encode/develop.ts";
import { startEncoder } from "#lib/render/encode/x264.ts";
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
    const developer = openDeveloper(size.width, size.height, 0);
    for (const [red, green, blue] of colours) {
      const frame = new Uint8Array(size.width * size.height * 4);
      for (let at = 0; at < frame.length; at += 4) frame.set([red, green, blue, 255], at);
      developer.develop(frame, null);
      await encoder.write(developer.frame);
    }
    return await encoder.finish();
  } finally {
    await rm(folder, { recursive: true });
  }
};
