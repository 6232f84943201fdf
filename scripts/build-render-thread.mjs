import path from "node:path";
import { pathToFileURL } from "node:url";

/** Where the built thread stands; the product starts it instead of the sources, which take a second to compile. */
const threadFile = path.join(".next", "render-thread.mjs");

/** Packs the render thread's own code into one file; packages stay where they are. */
export const buildRenderThread = async () => {
  // Only now: whoever starts this may still have to install it.
  const { build } = await import("rolldown");
  await build({
    input: path.join("lib", "render", "encode", "render-worker.ts"),
    platform: "node",
    external: (id) => !id.startsWith("#") && !id.startsWith(".") && !path.isAbsolute(id),
    logLevel: "warn",
    output: { file: threadFile, format: "esm", codeSplitting: false },
  });
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await buildRenderThread();
