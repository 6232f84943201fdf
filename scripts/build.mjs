import { pathToFileURL } from "node:url";
import { generateClient } from "./prisma-generate.mjs";
import { buildPlanningThread, buildRenderThread } from "./build-threads.mjs";
import { asProgram, productEnv, step } from "./run-step.mjs";
import { hashOf, unlessFresh } from "./stamp.mjs";

/** What the build is made from. The generated client stands for itself: the schema and the lockfile are here. */
const sources = [
  "app",
  "components",
  "lib",
  "public",
  "prisma",
  "instrumentation.ts",
  "proxy.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "scripts/build-threads.mjs",
  "scripts/compile-program.mjs",
  "scripts/compile-sheet.mjs",
  "scripts/name-file.mjs",
  "tsconfig.json",
  "package-lock.json",
];

/** Builds the product for production when anything that goes into it changed. */
export const build = (label = "•") =>
  unlessFresh({
    folder: ".next",
    hash: hashOf(sources, ["lib/store/generated"]),
    fresh: `${label} The build is fresh.`,
    work: async () => {
      await step(`${label} Building the studio`, "next", ["build"], productEnv({ NODE_ENV: "production" }));
      await buildRenderThread();
      await buildPlanningThread();
    },
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await asProgram(async () => {
    await generateClient();
    await build();
  });
