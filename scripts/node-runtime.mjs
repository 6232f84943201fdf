import { existsSync } from "node:fs";
import path from "node:path";

/** The oldest Node that the product's own code runs on: it strips types from TypeScript by itself. */
const oldest = [22, 18];

const isEnough = (version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
};

/**
 * The Node that runs the product: the one that came with the packages where the platform has it, else the machine's own.
 * Ends the process with a clear message when neither is new enough.
 */
export const productNode = () => {
  const packaged = path.resolve("node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(packaged)) return packaged;
  if (isEnough(process.version)) return process.execPath;
  console.error(
    `Shotwright needs Node ${oldest.join(".")} or newer. This is ${process.version}, and there is no packaged Node for ` +
      `${process.platform} ${process.arch}. Install a newer Node and try again.`,
  );
  process.exit(1);
};
