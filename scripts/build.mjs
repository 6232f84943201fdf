import { pathToFileURL } from "node:url";
import { generateClient } from "./prisma-generate.mjs";
import { buildThreads } from "./build-threads.mjs";
import { asProgram, productEnv, step } from "./run-step.mjs";
import { hashOf, unlessFresh } from "./stamp.mjs";

/** What the build is made from. The generated client stands for itself: the schema and the lockfile are here. */
const sources = [
  "app",
  "components",
  "data",
  "lib",
  "public",
  "prisma",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "proxy.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "scripts/build-threads.mjs",
  "scripts/thread-data.mjs",
  "scripts/compile-program.mjs",
  "scripts/function-files.mjs",
  "scripts/compile-sheet.mjs",
  "scripts/name-file.mjs",
  "tsconfig.json",
  "package-lock.json",
];

/** Builds the product for production when anything that goes into it changed: threads first, for they are traced. */
export const build = async (label = "•") => {
  await buildThreads(label);
  // Only a function has to hold everything in 250 MB.
  if (process.env.VERCEL) await step(`${label} Packing ffmpeg`, "node", ["scripts/pack-programs.mjs"], productEnv());
  await unlessFresh({
    folder: ".next",
    hash: hashOf(sources, ["lib/store/generated"]) + (process.env.VERCEL ? " for functions" : ""),
    fresh: `${label} The build is fresh.`,
    work: () => step(`${label} Building the studio`, "next", ["build"], productEnv({ NODE_ENV: "production" })),
  });
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await asProgram(async () => {
    await generateClient();
    await build();
  });
