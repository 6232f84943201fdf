import path from "node:path";
import { build } from "./build.mjs";
import { spawnGroup } from "./children.mjs";
import { installPackages } from "./install.mjs";
import { productNode } from "./node-runtime.mjs";
import { generateClient } from "./prisma-generate.mjs";
import { asProgram, productEnv } from "./run-step.mjs";

/**
 * `npm run test:vercel`: builds the product as it is deployed, and makes films in functions that are held as the platform
 * holds them (see `vercel-box/walk.ts`). Ends with 1 where something failed.
 */
await asProgram(async () => {
  await installPackages("•");
  await generateClient();
  process.env.VERCEL = "1";
  await build();
  delete process.env.VERCEL;
  const walk = path.join("scripts", "vercel-box", "walk.ts");
  const child = spawnGroup(productNode(), ["--disable-warning=ExperimentalWarning", walk, ...process.argv.slice(2)], {
    env: productEnv(),
    stdio: "inherit",
  });
  process.exitCode = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (ended) => resolve(ended ?? 1));
  });
});
