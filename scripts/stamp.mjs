import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * SHA-256 over the names and contents of files and folders. What is absent counts as absent; tests and what stands in
 * `except` do not count.
 */
export const hashOf = (paths, except = []) => {
  const hash = createHash("sha256");
  const add = (file) => {
    if (!existsSync(file) || except.includes(file) || /\.test\.tsx?$/.test(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).toSorted()) add(path.join(file, name));
      return;
    }
    hash.update(`${file}\0`).update(createHash("sha256").update(readFileSync(file)).digest());
  };
  for (const each of paths) add(each);
  return hash.digest("hex");
};

/**
 * Does `work` unless `folder`, which it fills, says that it was filled from the same sources. The stamp lies in the
 * folder itself: who removes the one removes the other. An interrupted `work` leaves none.
 */
export const unlessFresh = async ({ folder, hash, fresh, work }) => {
  const stamp = path.join(folder, ".made-from");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) {
    console.log(fresh);
    return;
  }
  rmSync(stamp, { force: true });
  await work();
  writeFileSync(stamp, hash);
};
