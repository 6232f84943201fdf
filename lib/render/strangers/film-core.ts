import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { withMemoryLimit } from "#lib/provenance/wasm-memory.ts";

/** What of the compiled FFmpeg is used here: a file system in memory, and one call. */
interface Core {
  FS: {
    writeFile(path: string, bytes: Uint8Array, options: { canOwn: boolean }): void;
    makedev(major: number, minor: number): number;
    mkdev(path: string, device: number): void;
    registerDevice(device: number, operations: DeviceOperations): void;
  };
  setLogger(logger: (line: { type: string; message: string }) => void): void;
  exec(...args: string[]): number;
}

interface DeviceOperations {
  open(stream: { seekable: boolean }): void;
  close(): void;
  write(stream: unknown, memory: Int8Array, offset: number, length: number): number;
}

type Compiled = (options: {
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void): object;
}) => Promise<Core>;

export interface FilmCore {
  /**
   * Decodes the film's first track of pictures with these output options. `take` is handed what is written, valid during
   * the call, and answers whether it wants more. Answers the decoder's last words. Throws what `take` throws, and
   * `WebAssembly.RuntimeError` where the decoder broke: it serves no more then.
   */
  decode(
    how: { keyFramesOnly?: boolean; seconds: number; output: readonly string[] },
    take: (bytes: Uint8Array) => boolean,
  ): string;
}

/** A film of 4096 × 2304 that looks back at sixteen frames needs 230 MB. */
const mostMemoryBytes = 384 * 1024 ** 2;
const mostAllocatedBytes = 256 * 1024 ** 2;
const mostFramePixels = 4096 * 2304;
const filmPath = "/film";
const outputPath = "/pictures";
/** Of what travels as MP4 or MOV: each decoder that is not named is one less that a crafted film can reach. */
const codecs = "h264,hevc,vp9";

/** One container, no reference to another file, these codecs, frames of bounded size. */
const inputOptions = [
  ["-protocol_whitelist", "file"],
  ["-format_whitelist", "mov"],
  ["-codec_whitelist", codecs],
  ["-max_pixels", String(mostFramePixels)],
  ["-threads", "1"],
  ["-f", "mov"],
].flat();

let program: WebAssembly.Module | undefined;

/**
 * FFmpeg as WebAssembly, with one MP4 or QuickTime film in its memory: whatever a crafted film makes it do stays in that
 * memory, away from files, network, environment and the process. A fresh one for each film. The film's bytes are its own
 * from then on. It decodes on the thread that calls it, so that thread must be one that may be ended.
 */
export const openFilmCore = async (film: Uint8Array): Promise<FilmCore> => {
  const require = createRequire(import.meta.url);
  program ??= new WebAssembly.Module(
    withMemoryLimit(readFileSync(require.resolve("@ffmpeg/core/wasm")), mostMemoryBytes),
  );
  const compiled = program;
  // Its code expects a browser's worker, of which it asks this one thing.
  Object.assign(globalThis, { self: { location: { href: "file:///" } } });
  const core = await (require("@ffmpeg/core") as Compiled)({
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(compiled, imports);
      done(instance);
      return instance.exports;
    },
  });
  let words = "";
  core.setLogger(({ message }) => (words = `${words}${message}\n`.slice(-2000)));
  core.FS.writeFile(filmPath, film, { canOwn: true });
  let take: (bytes: Uint8Array) => boolean = () => false;
  const device = core.FS.makedev(64, 0);
  core.FS.registerDevice(device, {
    open: (stream) => (stream.seekable = false),
    close: () => undefined,
    write: (_stream, memory, offset, length) => {
      if (!take(new Uint8Array(memory.buffer, memory.byteOffset + offset, length))) throw new Enough();
      return length;
    },
  });
  core.FS.mkdev(outputPath, device);
  let usable = true;
  return {
    decode({ keyFramesOnly = false, seconds, output }, taking) {
      if (!usable) throw new Error("This decoder was stopped already.");
      take = taking;
      words = "";
      const limits = ["-v", "error", "-max_alloc", String(mostAllocatedBytes)];
      const skipped = keyFramesOnly ? ["-skip_frame", "nokey"] : [];
      const input = [...inputOptions, ...skipped, "-t", String(seconds), "-i", filmPath];
      try {
        core.exec(...limits, ...input, "-map", "0:v:0", "-an", "-sn", "-dn", ...output, outputPath);
      } catch (stopped) {
        usable = false;
        if (!(stopped instanceof Enough)) throw stopped;
      }
      return words.trim();
    },
  };
};

/** Thrown through the decoder, which cannot be asked to stop. */
class Enough extends Error {}
