import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** SHA-256 over the names and contents of files and folders below the working folder; what is absent counts as absent. */
export const hashOf = (paths) => {
  const hash = createHash("sha256").update(process.version);
  const add = (file) => {
    if (!existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).toSorted()) add(path.join(file, name));
      return;
    }
    if (/\.test\.tsx?$/.test(file)) return;
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  };
  for (const each of paths) add(each);
  return hash.digest("hex");
};

const folder = path.join("node_modules", ".cache", "shotwright");

/** True when the last successful run of `step` was over the same content. */
export const isFresh = (step, hash) => {
  const file = path.join(folder, step);
  return existsSync(file) && readFileSync(file, "utf8") === hash;
};

export const markFresh = (step, hash) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, step), hash);
};
