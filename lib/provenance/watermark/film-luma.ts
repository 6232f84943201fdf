import { spawn } from "node:child_process";
import type { Picture } from "./plane.ts";

export interface FilmLumaRequest {
  /** The program, as `findFfmpeg` answers it. */
  ffmpeg: string;
  /** A film or a picture of any format that it reads. */
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
 * The luma of frames of a film, evenly spread over all of it, shrunk where its shorter side is over 720 pixels. Throws
 * with ffmpeg's own words when the file cannot be read.
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
  for await (const picture of greyMaps(child.stdout)) {
    if (seen++ % stride !== 0) continue;
    kept.push(picture);
    if (kept.length < 2 * atMost) continue;
    kept = kept.filter((_, i) => i % 2 === 0);
    stride *= 2;
  }
  const code = await closed;
  if (code !== 0 || kept.length === 0)
    throw new Error(`The film cannot be read: ${words.trim() || "it has no picture"}`);
  // Evenly thinned out: what is kept may still be almost twice as many as wanted.
  const step = Math.max(1, kept.length / atMost);
  return Array.from({ length: Math.min(kept.length, atMost) }, (_, i) => kept[Math.floor(i * step)]!);
};

/** A header of a binary PGM: `P5`, width, height and the largest level, each followed by one blank. */
const headerBytes = 24;

/** The pictures in a stream of binary PGMs, one after the other. */
async function* greyMaps(stream: AsyncIterable<Buffer>): AsyncGenerator<Picture> {
  let head: Buffer = Buffer.alloc(0);
  let picture: Picture | null = null;
  let filled = 0;
  for await (const chunk of stream) {
    let rest = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
    head = Buffer.alloc(0);
    while (rest.length > 0) {
      if (picture === null) {
        const header = /^P5\s(\d+)\s(\d+)\s255\s/.exec(rest.toString("latin1", 0, headerBytes));
        if (header === null) {
          if (rest.length >= headerBytes) throw new Error("ffmpeg answered with something that is no picture.");
          head = rest;
          break;
        }
        const [width, height] = [Number(header[1]), Number(header[2])];
        picture = { width, height, luma: new Uint8Array(width * height) };
        filled = 0;
        rest = rest.subarray(header[0].length);
      }
      const luma: Uint8Array = picture.luma as Uint8Array;
      const part = rest.subarray(0, luma.length - filled);
      luma.set(part, filled);
      filled += part.length;
      rest = rest.subarray(part.length);
      if (filled < luma.length) break;
      yield picture;
      picture = null;
    }
  }
}
