import path from "node:path";
import { pathToFileURL } from "node:url";

/** Where built threads stand; the product starts them instead of the sources, which take a second to compile. */
const packed = ".next";

/** Packages that bring native code, or files beside their code. */
const stays = (id) => id.startsWith("node:") || /^(@napi-rs\/canvas|sharp|geist|@fontsource)(\/|$)/.test(id);

/** Packs a thread into one file, all but packages that bring more than code: each thread reads it when it starts. */
const pack = async (entry, name) => {
  // Only now: whoever starts this may still have to install it.
  const { build } = await import("rolldown");
  await build({
    input: path.join(...entry),
    platform: "node",
    external: stays,
    logLevel: "warn",
    output: { file: path.join(packed, name), format: "esm", codeSplitting: false },
  });
};

export const buildRenderThread = () => pack(["lib", "render", "encode", "render-worker.ts"], "render-thread.mjs");
export const buildPlanningThread = () => pack(["lib", "threads", "worker.ts"], "planning-thread.mjs");

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await buildRenderThread();
  await buildPlanningThread();
}
