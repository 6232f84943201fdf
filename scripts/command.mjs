import path from "node:path";
import { spawnGroup } from "./children.mjs";
import { productNode } from "./node-runtime.mjs";
import { asProgram, productEnv } from "./run-step.mjs";
import { readSettingsFiles } from "./settings-file.mjs";

/** Runs a command beside the service: see `lib/commands/main.ts`. */
await asProgram(async () => {
  readSettingsFiles();
  const args = [path.resolve("lib", "commands", "main.ts"), ...process.argv.slice(2)];
  const child = spawnGroup(productNode(), ["--disable-warning=ExperimentalWarning", ...args], {
    env: productEnv(),
    stdio: "inherit",
  });
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (ended) => resolve(ended ?? 1));
  });
  process.exitCode = code;
});
