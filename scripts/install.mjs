import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { productNode } from "./node-runtime.mjs";
import { asProgram, capture, machineEnv, StepFailed, timed } from "./run-step.mjs";

/**
 * True when every package of the lockfile is installed in its version. npm writes its own record last, so an
 * interrupted install has none; optional packages may be missing, most are for other platforms.
 */
export const isInstalled = (lockfile = "package-lock.json", record = "node_modules/.package-lock.json") => {
  if (!existsSync(record)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(lockfile)).every(([place, { version, optional, devOptional }]) => {
    if (place === "") return true;
    if (!(place in installed)) return optional === true || devOptional === true;
    return installed[place].version === version;
  });
};

// Everything, whatever the machine is set to leave out: the build needs the compiler, the product its own Node.
const everything = ["--include=dev", "--include=optional", "--no-audit", "--no-fund"];

/**
 * `npm ci`, and where it refuses the lockfile `npm install`, which keeps to it all the same: a lockfile written against
 * a registry without the builds for other platforms does not name them, and `npm ci` takes that for a mistake.
 */
const install = async () => {
  const strict = await capture("npm", ["ci", ...everything], machineEnv());
  if (strict.code === 0) return;
  if (!strict.output.includes("EUSAGE")) throw new StepFailed(strict.output);
  const lenient = await capture("npm", ["install", "--no-save", ...everything], machineEnv());
  if (lenient.code !== 0) throw new StepFailed(lenient.output);
};

/** Installs the locked packages when they are not there, and makes sure that a Node for the product is. */
export const installPackages = async (label) => {
  if (isInstalled()) console.log(`${label} Packages are installed.`);
  else await timed(`${label} Installing packages`, install);
  productNode();
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await asProgram(() => installPackages("•"));
