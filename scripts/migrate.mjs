import path from "node:path";
import { spawnGroup } from "./children.mjs";
import { productNode } from "./node-runtime.mjs";
import { asProgram, productEnv } from "./run-step.mjs";

/** Brings the Postgres that the environment names to the schema of this program: see `prisma/deploy.ts`. */
await asProgram(async () => {
  const child = spawnGroup(productNode(), [path.resolve("prisma", "deploy.ts")], {
    env: productEnv(),
    stdio: "inherit",
  });
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (ended) => resolve(ended ?? 1));
  });
  process.exitCode = code;
});
