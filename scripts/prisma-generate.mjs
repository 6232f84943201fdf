import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { asProgram, productEnv, step } from "./run-step.mjs";
import { hashOf, unlessFresh } from "./stamp.mjs";

/**
 * Generating needs no schema engine, but Prisma's command asks for one first and would download it. Any program that
 * succeeds will do, and only here: with it `migrate` would do nothing and say that it had.
 */
const anyProgram = () => ["/bin/true", "/usr/bin/true"].find((file) => existsSync(file)) ?? process.execPath;

/** Generates the database client when the schema, or Prisma itself, changed. */
export const generateClient = (label = "•") =>
  unlessFresh({
    folder: "lib/store/generated",
    hash: hashOf(["prisma/schema.prisma", "package-lock.json"]),
    fresh: `${label} The database client is fresh.`,
    work: () =>
      step(
        `${label} Generating the database client`,
        "prisma",
        ["generate"],
        productEnv({ PRISMA_SCHEMA_ENGINE_BINARY: anyProgram() }),
      ),
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await asProgram(() => generateClient());
