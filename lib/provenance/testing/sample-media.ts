/** Small real files for the tests of this folder. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import sharp from "sharp";

import { ffmpegPath } from "#lib/render/testing/media-tools.ts";

function runFfmpeg(input: Uint8Array | null, args: (folder: string) => string[]): Uint8Array {
  const folder = mkdtempSync(path.join(tmpdir(), "provenance-"));
  try {
    if (input !== null) writeFileSync(path.join(folder, "in.mp4"), input);
    const output = path.join(folder, "out.mp4");
    execFileSync(ffmpegPath, ["-v", "error", "-y", ...args(folder), output]);
    return new Uint8Array(readFileSync(output));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One second of a moving test picture with sound: H.264 and AAC, movie header first. */
export function sampleFilm(): Uint8Array {
  const picture = ["-f", "lavfi", "-i", "testsrc2=s=320x180:r=24:d=1"];
  const sound = ["-f", "lavfi", "-i", "sine=440:d=1"];
  return runFfmpeg(null, () => [...picture, ...sound, "-pix_fmt", "yuv420p", "-movflags", "+faststart"]);
}

/** The same streams in a new container, the way an upload pipeline rewrites files. */
export function remuxed(film: Uint8Array): Uint8Array {
  return runFfmpeg(film, (folder) => ["-i", path.join(folder, "in.mp4"), "-c", "copy"]);
}

export async function samplePicture(): Promise<Uint8Array> {
  const plain = { width: 320, height: 180, channels: 3, background: "#336699" } as const;
  return new Uint8Array(await sharp({ create: plain }).png().toBuffer());
}

export async function sampleJpeg(): Promise<Uint8Array> {
  return new Uint8Array(
    await sharp(await samplePicture())
      .jpeg()
      .toBuffer(),
  );
}

/** A copy with one bit of the byte at `offset` inverted; offsets below 0 count from the end. */
export function flipped(bytes: Uint8Array, offset: number): Uint8Array {
  const changed = bytes.slice();
  const at = offset < 0 ? bytes.length + offset : offset;
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

/** Offset of an ASCII text in the bytes; throws when it is not there. */
export function offsetOf(bytes: Uint8Array, text: string): number {
  const at = Buffer.from(bytes).indexOf(text);
  if (at < 0) throw new Error(`"${text}" is not in the sample.`);
  return at;
}
