import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { hashOf, isFresh, markFresh } from "./stamp.mjs";
import { capture, childEnv, step } from "./run-step.mjs";

const sources = [
  "app",
  "components",
  "lib",
  "public",
  "prisma",
  "instrumentation.ts",
  "next.config.ts",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];

const schema = "prisma/schema.prisma";

/** Installs, generates and builds what is not there or not fresh. Says what it does; quick when nothing changed. */
export const setUp = async () => {
  const packages = hashOf(["package.json", "package-lock.json"]);
  if (!existsSync("node_modules") || !isFresh("packages", packages)) {
    // An interrupted install leaves a folder without a stamp; `npm ci` clears it.
    await step("[1/3] Installing packages", () => capture("npm", ["ci", "--no-audit", "--no-fund"]));
    markFresh("packages", packages);
  } else console.log("[1/3] Packages are installed.");

  const client = hashOf([schema, "package-lock.json"]);
  if (!existsSync("lib/store/generated/client.ts") || !isFresh("client", client)) {
    await step("[2/3] Generating the database client", generateClient);
    markFresh("client", client);
  } else console.log("[2/3] The database client is fresh.");

  const build = hashOf(sources.filter((source) => source !== "lib/store/generated"));
  if (!existsSync(".next/BUILD_ID") || !isFresh("build", build)) {
    await step("[3/3] Building", () => capture("next", ["build"], childEnv({ NODE_ENV: "production" })));
    // The build itself rewrites tsconfig.json and next-env.d.ts on its first run.
    markFresh("build", hashOf(sources));
  } else console.log("[3/3] The build is fresh.");
};

/**
 * Generating needs no schema engine, but Prisma's command asks for one first and would download it. Any program that
 * succeeds will do, and only here: with it `migrate` would do nothing and say that it had.
 */
const generateClient = () =>
  capture(
    "prisma",
    ["generate"],
    childEnv({ PRISMA_SCHEMA_ENGINE_BINARY: process.platform === "win32" ? process.execPath : "/bin/true" }),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await setUp();
