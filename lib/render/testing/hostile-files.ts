import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ffmpegPath } from "./media-tools.ts";

const made = (name: string, args: readonly string[], list?: string): Uint8Array => {
  const folder = mkdtempSync(path.join(tmpdir(), "hostile-"));
  try {
    if (list !== undefined) writeFileSync(path.join(folder, "list.txt"), list);
    execFileSync(ffmpegPath, ["-v", "error", "-y", ...args, name], { cwd: folder });
    return new Uint8Array(readFileSync(path.join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const colour = (size: string, frames: number) => [
  "-f",
  "lavfi",
  "-i",
  `color=red:s=${size}:r=24`,
  "-frames:v",
  `${frames}`,
];
const x264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p"];
const text = (words: string): Uint8Array => new TextEncoder().encode(words);

/** A film of a few dozen kilobytes whose every frame has 16000 × 720 pixels. */
export const wideFilm = (frames: number): Uint8Array => made("wide.mp4", [...colour("16000x720", frames), ...x264]);
/** Minutes of one colour in a few hundred kilobytes. */
export const longFilm = (frames: number): Uint8Array => made("long.mp4", [...colour("1280x720", frames), ...x264]);

/** Files that no decoder of ours may be asked to follow, or that decode to far more than they are. */
export const hostileFiles = (): Record<string, Uint8Array> => ({
  "nothing at all": new Uint8Array(),
  "a list that names a neighbour": text("ffconcat version 1.0\nfile marked\n"),
  "a playlist of a local file": text("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n"),
  "a playlist of an address": text("#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/a.ts\n#EXT-X-ENDLIST\n"),
  "a drawing": text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  "wide moving JPEG in MP4": made("wide.mov", [...colour("16000x720", 8), "-c:v", "mjpeg", "-q:v", "31"]),
  "moving JPEG alone": made("wide.mjpeg", [...colour("16000x720", 8), "-c:v", "mjpeg", "-q:v", "31"]),
  "an endless GIF": made("endless.gif", [...colour("320x180", 48), "-loop", "0"]),
  "an endless APNG": made("endless.apng", [...colour("320x180", 48), "-plays", "0", "-f", "apng"]),
  "a film's head and a list's tail": Buffer.concat([
    Uint8Array.from([0, 0, 0, 16]),
    text("ftypmp42\0\0\0\0"),
    text("\nffconcat version 1.0\nfile marked\n"),
  ]),
  "a picture's head and a film's tail": Buffer.concat([
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    longFilm(2),
  ]),
});
