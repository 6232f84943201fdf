import { existsSync } from "node:fs";
import path from "node:path";

/** As Next reads them when it serves: what stands in an earlier one wins. */
const files = [".env.production.local", ".env.local", ".env.production", ".env"];

/**
 * Takes what `.env` sets into the environment, where that does not set it already: the server reads these files by itself,
 * and every program beside it has to mean the same service.
 */
export const readSettingsFiles = (folder = process.cwd()) => {
  for (const file of files.map((name) => path.join(folder, name))) if (existsSync(file)) process.loadEnvFile(file);
};
