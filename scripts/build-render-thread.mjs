import path from "node:path";
import { pathToFileURL } from "node:url";

/** Where the built thread stands; the product starts it instead of the sources, which take a second to compile. */
const threadFile = path.join(".next", "render-thread.mjs");

/** Packages that bring native code, or files beside their code. */
const stays = (id) => id.startsWith("node:") || /^(@napi-rs\/canvas|sharp|geist|@fontsource)(\/|$)/.test(id);

/** Packs the render thread into one file, all but packages that bring more than code: each thread reads it when it starts. */
export const buildRenderThread = async () => {
  // Only now: whoever starts this may still have to install it.
  const { build } = await import("rolldown");
  await build({
    input: path.join("lib", "render", "encode", "render-worker.ts"),
    platform: "node",
    external: stays,
    logLevel: "warn",
    output: { file: threadFile, format: "esm", codeSplitting: false },
  });
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await buildRenderThread();
