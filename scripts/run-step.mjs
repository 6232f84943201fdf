import path from "node:path";
import { isStopping, spawnGroup } from "./children.mjs";
import { productNode } from "./node-runtime.mjs";

/** What a child inherits: no mode of ours, and no tool that reports home. */
const inherited = () => {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", CHECKPOINT_DISABLE: "1" };
  delete env.NODE_ENV;
  return env;
};

/** Environment of the project's own programs: the product's Node and the installed commands come first on PATH. */
export const productEnv = (extra = {}) => ({
  ...inherited(),
  PATH: [path.dirname(productNode()), path.resolve("node_modules", ".bin"), process.env.PATH].join(path.delimiter),
  ...extra,
});

/** Environment of npm, which must not run on the Node that it is about to replace. */
export const machineEnv = () => ({
  ...inherited(),
  PATH: (process.env.PATH ?? "")
    .split(path.delimiter)
    .filter((folder) => !path.resolve(folder).startsWith(path.resolve("node_modules")))
    .join(path.delimiter),
});

/** Runs a program to its end. Resolves with its exit code and everything it wrote. */
export const capture = (command, args, env) =>
  new Promise((resolve, reject) => {
    const child = spawnGroup(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (text) => (output += text);
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });

/** Runs a program of ours, whose output is ours, to its end. Resolves with its exit code. */
export const runOurs = (file, args) =>
  new Promise((resolve, reject) => {
    const child = spawnGroup(process.execPath, [file, ...args], { stdio: "inherit" });
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });

/** Says what is being done and, on a terminal, for how long; then how long it took. Answers what `work` answers. */
export const timed = async (label, work) => {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const live = process.stdout.isTTY === true;
  process.stdout.write(`${label} … `);
  const ticker = live ? setInterval(() => process.stdout.write(`\r${label} … ${seconds()} s `), 1000) : undefined;
  try {
    const result = await work();
    process.stdout.write(`${live ? `\r${label} … ` : ""}${seconds()} s\n`);
    return result;
  } catch (error) {
    if (!isStopping()) process.stdout.write(`failed after ${seconds()} s\n`);
    throw error;
  } finally {
    clearInterval(ticker);
  }
};

/** A program that had to succeed and did not. Its output is the message: it is what the reader needs. */
export class StepFailed extends Error {}

/** A timed program. Throws `StepFailed` when it does not succeed. */
export const step = (label, command, args, env) =>
  timed(label, async () => {
    const { code, output } = await capture(command, args, env);
    if (code !== 0) throw new StepFailed(`\`${[command, ...args].join(" ")}\` ended with code ${code}.\n\n${output}`);
  });

/** Runs what the command line asked for; a failure is told without a stack, which would say nothing. */
export const asProgram = async (work) => {
  try {
    await work();
  } catch (error) {
    // The children were ended on purpose; the signal's own handler leaves with its own code.
    if (isStopping()) return;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
};
