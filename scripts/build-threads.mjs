import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
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

/**
 * A program is held as text for as long as its thread lives: where every character is a byte, in half the room. Templates
 * that are taken raw would change.
 * @param {string} code
 */
const inBytes = (code) =>
  /String\.raw`[^`]*[^\0-\x7f`]/.test(code)
    ? code
    : code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Packs a thread into one file, all but packages that bring more than code: each thread reads it when it starts. */
const pack = async (name, source) => {
  // Only now: whoever starts this may still have to install it.
  const { build } = await import("rolldown");
  const { output } = await build({
    write: false,
    input: source,
    platform: "node",
    external: stays,
    plugins: [dataBeside(threadsFolder)],
    // Rows of data are not checked at every start: the tests did.
    resolve: { conditionNames: ["trusted", "node"] },
    // A table that is written as a long text would stand wherever it is read.
    optimization: { inlineConst: false },
    logLevel: "warn",
    output: { format: "esm", codeSplitting: false, comments: false },
  });
  writeFileSync(path.join(threadsFolder, `${name}.mjs`), inBytes(output[0].code));
};

/** Packs every thread of the product, when anything that goes into one of them changed. */
export const buildThreads = (label = "•") =>
  unlessFresh({
    folder: threadsFolder,
    hash: hashOf(
      ["lib", "data", "package.json", "package-lock.json", "scripts/build-threads.mjs", "scripts/thread-data.mjs"],
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
