import { spawn } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fps } from "#lib/contract/vocabulary.ts";
import type { Workshop } from "./encode-passage.ts";
import { rawFrames } from "./raw-frames.ts";

/**
 * The frames of somebody's film as ours: 24 a second, cut to the middle and scaled to the size, planar 4:2:0 in Rec. 709.
 * Each is valid until the next is asked for. Throws where the film holds no picture that can be decoded.
 */
export async function* clipFrames(
  { ffmpeg, folder }: Workshop,
  clip: Uint8Array,
  { width, height }: { width: number; height: number },
): AsyncGenerator<Uint8Array, undefined> {
  const file = path.join(folder, "clip");
  await writeFile(file, clip);
  const fit = `scale=${width}:${height}:force_original_aspect_ratio=increase:out_color_matrix=bt709:out_range=tv:flags=lanczos`;
  const filter = `${fit},crop=${width}:${height},setsar=1,fps=${fps}`;
  const output = ["-an", "-vf", filter, "-f", "rawvideo", "-pix_fmt", "yuv420p", "pipe:1"];
  const child = spawn(ffmpeg, ["-v", "error", "-threads", "1", "-i", file, ...output], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-400)));
  child.on("error", (error) => child.stdout.destroy(error));
  let frames = 0;
  try {
    for await (const frame of rawFrames(child.stdout, (width * height * 3) / 2)) {
      frames++;
      yield frame;
    }
    if (frames === 0) throw new Error("The film holds no picture that can be decoded.", { cause: said });
  } finally {
    child.kill("SIGKILL");
    await rm(file, { force: true });
  }
}
