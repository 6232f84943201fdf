import { accessSync, chmodSync, constants, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * An ffmpeg with x264: the named one, one on `searchPath` (as in PATH), else the one that ships in an npm package of
 * the project. It is given frames and films that were made here, never what others made (see lib/render/strangers).
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
  const packaged = packagedFfmpeg(projectRoot);
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
    if (!isProgram(file)) chmodSync(file, 0o755);
    return file;
  }
  return null;
};

/** Who ships programs in packages, newest first: FFmpeg 7 for Linux on x64, 4 elsewhere. */
const publishers = ["@ffmpeg-binary", "@ffmpeg-installer"];
