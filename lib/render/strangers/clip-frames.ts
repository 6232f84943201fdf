import * as threads from "node:worker_threads";
import type { Worker } from "node:worker_threads";
import { mediaTypeOf } from "#lib/provenance/media-kind.ts";
import type { ClipWorkerData, FromClipWorker } from "./clip-worker.ts";

/** For each frame: the first one comes with the start of the thread, on a machine that draws films meanwhile. */
const frameMs = 20_000;
const heapMb = 96;

/**
 * The frames of somebody's film as ours: 24 a second, cut to the middle and scaled to the size, planar 4:2:0 in Rec. 709.
 * Decoded on a thread that has nothing of the environment, started from the file `entry` (lib/render/strangers/
 * clip-worker.ts or what was packed of it) and ended with the last frame that is asked for. Throws
 * where the film is neither MP4 nor QuickTime, holds no picture that can be decoded, or takes too long over one.
 */
export async function* clipFrames(
  entry: string,
  clip: Uint8Array,
  { width, height }: { width: number; height: number },
): AsyncGenerator<Uint8Array, undefined> {
  const type = mediaTypeOf(clip);
  if (type !== "video/mp4" && type !== "video/quicktime")
    throw new Error("The film is neither MP4 nor QuickTime, so it is not decoded.");
  const wanted = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  // A bundler that sees `new Worker(path)` tries to bundle the path; this one is a plain file at run time.
  const worker: Worker = Reflect.construct(threads["Worker"], [
    entry,
    {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
      workerData: { clip, width, height, wanted } satisfies ClipWorkerData,
    },
  ]);
  // The thread tells its end, or breaks, whenever it does: heard from the start, so that nothing is told to nobody.
  const told = Promise.withResolvers<Extract<FromClipWorker, { kind: "end" }>>();
  told.promise.catch(() => undefined);
  let frameCame: (answer: FromClipWorker) => void = () => undefined;
  const broke = (cause?: Error) =>
    told.reject(new Error("The film holds no picture that can be decoded.", cause === undefined ? {} : { cause }));
  worker.on("message", (answer: FromClipWorker) => (answer.kind === "end" ? told.resolve(answer) : frameCame(answer)));
  worker.once("error", broke).once("exit", () => broke());
  const next = async (): Promise<FromClipWorker> => {
    const frame = Promise.withResolvers<FromClipWorker>();
    frameCame = frame.resolve;
    const late = () => frame.reject(new Error(`No picture of the film was decoded in ${frameMs / 1000} seconds.`));
    const deadline = setTimeout(late, frameMs);
    Atomics.add(wanted, 0, 1);
    Atomics.notify(wanted, 0);
    return Promise.race([frame.promise, told.promise]).finally(() => clearTimeout(deadline));
  };
  let frames = 0;
  try {
    for (let answer = await next(); answer.kind === "frame"; answer = await next()) {
      frames++;
      yield answer.frame;
    }
    if (frames === 0) throw new Error("The film holds no picture that can be decoded.");
  } finally {
    await worker.terminate();
  }
}
