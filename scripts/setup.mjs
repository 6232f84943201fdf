import { build } from "./build.mjs";
import { installPackages } from "./install.mjs";
import { generateClient } from "./prisma-generate.mjs";
import { asProgram } from "./run-step.mjs";

/**
 * Makes a fresh clone ready to start: does what is missing or out of date, says so, and is quick when nothing is. `steps`
 * is how many there are with those of whoever asks: `node scripts/setup.mjs 5`.
 */
const setUp = async (steps) => {
  await installPackages(`[1/${steps}]`);
  await generateClient(`[2/${steps}]`);
  await build(`[3/${steps}]`);
};

await asProgram(() => setUp(Number(process.argv[2] ?? 3)));
