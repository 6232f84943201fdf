import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { timed } from "./run-step.mjs";
import { hashOf, unlessFresh } from "./stamp.mjs";
import { dataBeside } from "./thread-data.mjs";

/**
 * Where built threads stand; the product starts them instead of the sources, which take a second to compile. Outside
 * `.next` and before it is made, so that what a deployed function needs can be traced (see next.config.ts).
 */
export const threadsFolder = path.join("build", "threads");
const sourcesOf = path.join("lib", "threads", "thread-sources.json");

/** Packages that bring native code, or files beside their code. */
const stays = (id) => id.startsWith("node:") || /^(@napi-rs\/canvas|sharp|geist|@fontsource)(\/|$)/.test(id);

/** Packs a thread into one file, all but packages that bring more than code: each thread reads it when it starts. */
const pack = async (name, source) => {
  // Only now: whoever starts this may still have to install it.
  const { build } = await import("rolldown");
  await build({
    input: source,
    platform: "node",
    external: stays,
    plugins: [dataBeside(threadsFolder)],
    // A table that is written as a long text would stand wherever it is read.
    optimization: { inlineConst: false },
    logLevel: "warn",
    output: { file: path.join(threadsFolder, `${name}.mjs`), format: "esm", codeSplitting: false },
  });
};

/** Packs every thread of the product, when anything that goes into one of them changed. */
export const buildThreads = (label = "•") =>
  unlessFresh({
    folder: threadsFolder,
    hash: hashOf(
      ["lib", "data", "package-lock.json", "scripts/build-threads.mjs", "scripts/thread-data.mjs"],
      ["lib/store/generated"],
    ),
    fresh: `${label} The threads are fresh.`,
    work: () =>
      timed(`${label} Packing the threads`, () => {
        mkdirSync(threadsFolder, { recursive: true });
        return Promise.all(Object.entries(JSON.parse(readFileSync(sourcesOf, "utf8"))).map((entry) => pack(...entry)));
      }),
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await buildThreads();
