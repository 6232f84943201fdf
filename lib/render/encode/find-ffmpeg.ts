import { accessSync, chmodSync, constants, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { hashOf, ownProgram } from "./own-program.ts";

/**
 * An ffmpeg with x264: the named one, one on `searchPath` (as in PATH), else the one that ships in an npm package of
 * the project, else that one as a deployment packs it. It is given frames and films that were made here, never what others made (see lib/render/strangers).
 * Throws with the way out where there is none.
 */
export const findFfmpeg = (named: string | undefined, searchPath: string, projectRoot: string): string => {
  if (named !== undefined) {
    if (isProgram(named)) return named;
    throw new Error(`FFMPEG_PATH names ${named}, and that is not a program that can be run.`);
  }
  const name = process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg";
  for (const folder of searchPath.split(path.delimiter)) {
    const file = path.join(folder, name);
    if (folder !== "" && isProgram(file)) return file;
  }
  const packaged = packagedFfmpeg(projectRoot) ?? packedFfmpeg(projectRoot);
  if (packaged !== null) return packaged;
  throw new Error("There is no ffmpeg for this platform. Install one, or name it with FFMPEG_PATH.");
};

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

const packagedFfmpeg = (projectRoot: string): string | null => {
  // From the project, not from this file: a bundler answers what is asked of `import.meta.url` with a number of its own.
  const require = createRequire(path.join(/* turbopackIgnore: true */ projectRoot, "package.json"));
  for (const publisher of publishers) {
    let folder: string;
    try {
      folder = path.dirname(require.resolve(`${publisher}/${process.platform}-${process.arch}/package.json`));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND") continue;
      throw error;
    }
    const file = path.join(folder, process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg");
    // Installed with scripts switched off: nobody has set the executable bit yet.
    return isProgram(file) ? file : madeProgram(file);
  }
  return null;
};

const madeProgram = (file: string): string => {
  try {
    chmodSync(file, 0o755);
    return file;
  } catch (error) {
    // A read-only disk, or somebody else's file: a copy of our own can be run.
    if (!["EROFS", "EPERM", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    const program = readFileSync(file);
    return ownProgram(hashOf(program), () => program);
  }
};

/** What scripts/pack-programs.mjs made of the package's program, a third as large: unpacked at its first use. */
const packedFfmpeg = (projectRoot: string): string | null => {
  const folder = path.join(/* turbopackIgnore: true */ projectRoot, "build", "programs");
  if (!existsSync(/* turbopackIgnore: true */ folder)) return null;
  for (const name of readdirSync(/* turbopackIgnore: true */ folder)) {
    const [, platform, sha256] = /^ffmpeg-(\w+-\w+)-([0-9a-f]{64})\.zst$/.exec(name) ?? [];
    if (sha256 === undefined || platform !== `${process.platform}-${process.arch}`) continue;
    const file = path.join(/* turbopackIgnore: true */ folder, name);
    return ownProgram(sha256, () => zstdDecompressSync(readFileSync(/* turbopackIgnore: true */ file)));
  }
  return null;
};

/** Who ships programs in packages, newest first: FFmpeg 7 for Linux on x64, 4 elsewhere. */
const publishers = ["@ffmpeg-binary", "@ffmpeg-installer"];
