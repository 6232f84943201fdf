import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** A thread that does what the plan's title says, so that the pool can be watched without drawing. */
const source = `
import { parentPort } from "node:worker_threads";
parentPort.on("message", (job) => {
  const shot = { video: new Uint8Array([job.shotIndex]), extras: [], splice: job.folder };
  if (job.plan.title === "leave") process.exit(3);
  if (job.plan.title === "break") setImmediate(() => { throw new Error("out of memory"); });
  if (job.plan.title === "fault") parentPort.postMessage({ kind: "fault", id: job.id, message: "no such element" });
  if (job.plan.title === "wait") parentPort.postMessage({ kind: "progress", id: job.id, share: 0.5 });
  if (job.plan.title === "draw" || job.plan.title === "then break") parentPort.postMessage({ kind: "shot", id: job.id, shot });
  if (job.plan.title === "then break") setTimeout(() => { throw new Error("broke while idle"); }, 5);
});
`;

/** A folder that the pool takes for the project's, with a scripted thread in it. */
export const scriptedProject = async (): Promise<string> => {
  const root = await mkdtemp(path.join(tmpdir(), "project-"));
  const folder = path.join(root, "lib", "render", "encode");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(root, "package.json"), `{"type":"module"}`);
  await writeFile(path.join(folder, "render-worker.ts"), source);
  return root;
};
