import { spawn } from "node:child_process";
import { greyMapReader } from "./grey-maps.ts";
import type { Picture } from "./plane.ts";

export interface FilmLumaRequest {
  /** The program, as `findFfmpeg` answers it. */
  ffmpeg: string;
  /** A film of ours: what others made is decoded in lib/render/strangers alone. */
  file: string;
  /** Every how many-th frame is looked at to begin with; 1 is every frame. Default 2, and 1 of key frames. */
  every?: number;
  /** Frames given back at most: of longer films fewer and fewer are kept, evenly spread. Default 36. */
  atMost?: number;
  /**
   * Only the frames that are whole in the file: at least the first one of every shot that the product encodes. They carry
   * a mark best, and the rest need not be decoded.
   */
  keyFramesOnly?: boolean;
  signal?: AbortSignal;
}

/**
 * The luma of frames of a film that was made here, evenly spread over all of it, shrunk where its shorter side is over
 * 720 pixels. Throws with ffmpeg's own words when the file cannot be read.
 */
export const readFilmLuma = async (request: FilmLumaRequest): Promise<Picture[]> => {
  const { ffmpeg, file, keyFramesOnly = false, every = keyFramesOnly ? 1 : 2, atMost = 36, signal } = request;
  const shrink = "scale='if(gt(iw,ih),-2,min(iw,720))':'if(gt(iw,ih),min(ih,720),-2)':flags=area";
  // The luma as it was coded: a conversion to grey would stretch its range. Times of their own, or frames would be
  // repeated to keep the film's rate.
  const filters = `select='not(mod(n,${every}))',${shrink},format=yuv420p,extractplanes=y,setpts=N/24/TB`;
  const decoder = ["-threads", "1", ...(keyFramesOnly ? ["-skip_frame", "nokey"] : [])];
  const input = ["-v", "error", "-nostdin", ...decoder, "-i", file, "-map", "0:v:0", "-an"];
  const output = ["-vf", filters, "-r", "24", "-c:v", "pgm", "-f", "image2pipe", "pipe:1"];
  const child = spawn(ffmpeg, [...input, ...output], { stdio: ["ignore", "pipe", "pipe"], signal });
  let words = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (words = (words + text).slice(-2000)));
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  // Heard of when it is waited for.
  closed.catch(() => undefined);
  let kept: Picture[] = [];
  let stride = 1;
  let seen = 0;
  const picturesIn = greyMapReader();
  for await (const chunk of child.stdout as AsyncIterable<Buffer>)
    for (const picture of picturesIn(chunk)) {
      if (seen++ % stride !== 0) continue;
      kept.push(picture);
      if (kept.length < 2 * atMost) continue;
      kept = kept.filter((_, i) => i % 2 === 0);
      stride *= 2;
    }
  const code = await closed;
  if (code !== 0 || kept.length === 0)
    throw new Error(`The film cannot be read: ${words.trim() || "it has no picture"}`);
  return spread(kept, atMost);
};

/** As many of the pictures, evenly spread: what was kept may still be almost twice as many as wanted. */
export const spread = (pictures: readonly Picture[], atMost: number): Picture[] => {
  const step = Math.max(1, pictures.length / atMost);
  return Array.from({ length: Math.min(pictures.length, atMost) }, (_, i) => pictures[Math.floor(i * step)]!);
};
