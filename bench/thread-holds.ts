import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** Runs in the server: a timer that should come every ten milliseconds, and what came instead. */
const watch = (folder: string): string => `
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
if (isMainThread) {
  let last = performance.now();
  let used = process.threadCpuUsage();
  let found = [];
  setInterval(() => {
    const now = performance.now();
    const cpu = process.threadCpuUsage();
    const late_ms = now - last - 10;
    const work_ms = (cpu.user + cpu.system - used.user - used.system) / 1000;
    if (late_ms > 8) found.push({ at_ms: performance.timeOrigin + now, late_ms, work_ms });
    last = now;
    used = cpu;
  }, 10).unref();
  setInterval(() => {
    const lines = found.map((each) => JSON.stringify(each) + "\\n").join("");
    found = [];
    if (lines !== "") appendFileSync(${JSON.stringify(folder)} + "/held-" + process.pid + ".jsonl", lines);
  }, 500).unref();
}
`;

/** A time for which a server's own thread was held: how late its timer came, and how much of that the thread was at work. */
export interface Hold {
  at_ms: number;
  late_ms: number;
  work_ms: number;
}

/** Writes what a server is to load so that its holds are recorded in `folder`, every half second: its `NODE_OPTIONS`. */
export const recordHolds = async (folder: string): Promise<string> => {
  const preload = path.join(folder, "watch.mjs");
  await writeFile(preload, watch(folder));
  return `--import=${pathToFileURL(preload).href}`;
};

/** The holds recorded so far. */
export const holdsIn = async (folder: string): Promise<Hold[]> => {
  const files = (await readdir(folder)).filter((name) => name.startsWith("held-"));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), "utf8")));
  return texts.flatMap((text) =>
    text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Hold),
  );
};
