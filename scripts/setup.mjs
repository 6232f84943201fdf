import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { installPackages } from "./install.mjs";
import { generateClient } from "./prisma-generate.mjs";
import { asProgram } from "./run-step.mjs";

/** Makes a fresh clone ready to start: does what is missing or out of date, says so, and is quick when nothing is. */
export const setUp = async (steps = 3) => {
  await installPackages(`[1/${steps}]`);
  await generateClient(`[2/${steps}]`);
  await build(`[3/${steps}]`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await asProgram(() => setUp());
