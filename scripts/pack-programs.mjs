import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { timed } from "./run-step.mjs";

/** Where packed programs stand, as lib/render/encode/find-ffmpeg.ts looks for them. */
export const programsFolder = path.join("build", "programs");

/**
 * Packs the ffmpeg of this platform's package, 124 MB, to a third: beside everything else that draws a film it would not
 * fit into a function. Named by the hash of what is in it. Throws where this Node cannot pack (before 22.15).
 */
export const packPrograms = (label = "•") =>
  timed(`${label} Packing ffmpeg`, async () => {
    if (zlib.zstdCompress === undefined)
      throw new Error(`Node ${process.version} cannot pack programs: take 22.15 or newer.`);
    const platform = `${process.platform}-${process.arch}`;
    const require = createRequire(path.resolve("package.json"));
    const folder = path.dirname(require.resolve(`@ffmpeg-binary/${platform}/package.json`));
    const program = readFileSync(path.join(folder, "ffmpeg"));
    const sha256 = createHash("sha256").update(program).digest("hex");
    const level = { [zlib.constants.ZSTD_c_compressionLevel]: 9 };
    const packed = await promisify(zlib.zstdCompress)(program, { params: level });
    rmSync(programsFolder, { recursive: true, force: true });
    mkdirSync(programsFolder, { recursive: true });
    writeFileSync(path.join(programsFolder, `ffmpeg-${platform}-${sha256}.zst`), packed);
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await packPrograms();
