import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** What `npm run director:local` leaves behind, and what a local director is opened from. */
export const localManifestSchema = z.strictObject({
  /** Name of the file in `models`. */
  file: z.string().regex(/^[\w.-]+\.gguf$/u),
  title: z.string(),
  bytes: z.number().int().min(1),
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
});
export type LocalManifest = z.infer<typeof localManifestSchema>;

/** Version of the runner that is installed beside the model; it is no dependency of the product. */
export const runnerVersion = "3.22.1";

/** Where things lie in the folder of the local director. */
export const localPaths = (folder: string) => ({
  runner: path.join(folder, "node_modules", "node-llama-cpp", "dist", "index.js"),
  models: path.join(folder, "models"),
  manifest: path.join(folder, "model.json"),
});

/** The model file that a name means: `default` is what was fetched last. Never leaves the folder of models. */
export const modelFile = async (folder: string, model: string): Promise<string> => {
  const { models, manifest } = localPaths(folder);
  if (model !== "default") return path.join(models, path.basename(model));
  const { file } = localManifestSchema.parse(JSON.parse(await readFile(/* turbopackIgnore: true */ manifest, "utf8")));
  return path.join(models, file);
};
