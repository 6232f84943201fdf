import { spawn } from "node:child_process";
import path from "node:path";
import { productNode } from "./node-runtime.mjs";

/** Environment for children: the packaged Node and the project's own programs come first on PATH. */
export const childEnv = (extra = {}) => ({
  ...process.env,
  PATH: [path.dirname(productNode()), path.resolve("node_modules", ".bin"), process.env.PATH].join(path.delimiter),
  NEXT_TELEMETRY_DISABLED: "1",
  ...extra,
});

/** Runs a program to its end, its output kept. Resolves with the exit code and the output. */
export const capture = (command, args, env = process.env) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (chunk) => (output += chunk);
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });

/** Prints what is being done, and how long it took; a step that fails shows its output and ends everything. */
export const step = async (label, work) => {
  const began = Date.now();
  process.stdout.write(`${label} … `);
  const { code, output } = await work();
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (code === 0) {
    console.log(`${seconds} s`);
    return;
  }
  console.log(`failed after ${seconds} s\n\n${output}`);
  process.exit(1);
};
