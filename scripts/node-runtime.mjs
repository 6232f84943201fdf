import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/** The oldest Node that the product runs on: from here on it strips the types of TypeScript by itself. */
const oldest = { major: 22, minor: 18 };

const isEnough = (version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
};

/** True when the program answers with a version that is enough; a binary made for another C library does not start. */
const runs = (program) => {
  const { status, stdout } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return status === 0 && isEnough(stdout.trim());
};

let found;

/**
 * The Node that runs the product: the one that came with the packages where the platform has it, else the one that
 * runs this script. Throws with a way out when neither is new enough.
 */
export const productNode = () => (found ??= findNode());

const findNode = () => {
  const packaged = path.resolve("node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(packaged) && runs(packaged)) return packaged;
  if (isEnough(process.version)) return process.execPath;
  throw new Error(
    `Shotwright needs Node ${oldest.major}.${oldest.minor} or newer. This is ${process.version}, and the packages hold ` +
      `none that runs on ${process.platform} ${process.arch}. Install a newer Node and try again.`,
  );
};
