import { parentPort, workerData } from "node:worker_threads";
import { fps } from "#lib/contract/vocabulary.ts";
import { openFilmCore } from "./film-core.ts";

/** What the thread is started with. */
export interface ClipWorkerData {
  clip: Uint8Array;
  width: number;
  height: number;
  /** Frames that are wanted and not yet sent: the decoder rests at none. */
  wanted: Int32Array;
}

/** What it tells: each frame as it is decoded, then that there are no more, with the decoder's last words. */
export type FromClipWorker = { kind: "frame"; frame: Uint8Array } | { kind: "end"; words: string };

/** A shot lasts twenty seconds at most. */
const mostSeconds = 60;
const tell = (message: FromClipWorker): void =>
  parentPort?.postMessage(message, message.kind === "frame" ? [message.frame.buffer as ArrayBuffer] : []);

const { clip, width, height, wanted } = workerData as ClipWorkerData;
const bytes = (width * height * 3) / 2;
let frame = new Uint8Array(bytes);
let filled = 0;
const take = (written: Uint8Array): boolean => {
  for (let at = 0; at < written.length;) {
    const part = written.subarray(at, at + bytes - filled);
    frame.set(part, filled);
    at += part.length;
    filled += part.length;
    if (filled < bytes) continue;
    Atomics.wait(wanted, 0, 0);
    Atomics.sub(wanted, 0, 1);
    tell({ kind: "frame", frame });
    frame = new Uint8Array(bytes);
    filled = 0;
  }
  return true;
};

const fit = `scale=${width}:${height}:force_original_aspect_ratio=increase:out_color_matrix=bt709:out_range=tv:flags=lanczos`;
const filters = `${fit},crop=${width}:${height},setsar=1,fps=${fps}`;
const core = await openFilmCore(clip);
const output = ["-vf", filters, "-f", "rawvideo", "-pix_fmt", "yuv420p"];
tell({ kind: "end", words: core.decode({ seconds: mostSeconds, output }, take) });
