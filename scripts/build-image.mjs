import { cpSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildThreads } from "./build-threads.mjs";
import { generateClient } from "./prisma-generate.mjs";
import { asProgram, productEnv, step, timed } from "./run-step.mjs";

/** What an image holds: the server with all it needs, and nothing else. Started there by `node server.js`. */
export const imageFolder = path.join("build", "image");

/** Packages that bring native code, WebAssembly, or files of their own: the server's copies serve the commands too. */
const stays =
  /^(@dbos-inc\/dbos-sdk|pg|@electric-sql\/pglite|pglite-prisma-adapter|@node-rs\/argon2|@prisma\/schema-engine-wasm)(\/|$)/;

/** Packs the commands of lib/commands into one file: sources and the packages of the build are not in an image. */
const packCommands = async () => {
  // Only now: whoever starts this may still have to install it.
  const { build } = await import("rolldown");
  await build({
    input: path.join("lib", "commands", "main.ts"),
    platform: "node",
    external: (id) => id.startsWith("node:") || stays.test(id),
    logLevel: "warn",
    output: { file: path.join(imageFolder, "command.mjs"), format: "esm", codeSplitting: false },
  });
};

/** Builds the folder of an image from the installed packages. What it needs of them is traced and copied. */
export const buildImage = async () => {
  await generateClient("•");
  await buildThreads("•");
  const env = { NODE_ENV: "production", SHOTWRIGHT_IMAGE: "1" };
  await step("• Building the studio", "next", ["build"], productEnv(env));
  await timed("• Putting the image's folder together", async () => {
    rmSync(imageFolder, { recursive: true, force: true });
    mkdirSync(imageFolder, { recursive: true });
    cpSync(path.join(".next", "standalone"), imageFolder, { recursive: true, verbatimSymlinks: true });
    cpSync(path.join(".next", "static"), path.join(imageFolder, ".next", "static"), { recursive: true });
    cpSync("public", path.join(imageFolder, "public"), { recursive: true });
    cpSync(path.join("scripts", "healthy.mjs"), path.join(imageFolder, "healthy.mjs"));
    await packCommands();
  });
  // What stands in .next now starts in an image only: the next start here builds its own.
  rmSync(path.join(".next", ".made-from"), { force: true });
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await asProgram(buildImage);
