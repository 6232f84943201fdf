import { spawn } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { productNode } from "./node-runtime.mjs";
import { childEnv } from "./run-step.mjs";

/** True when nobody listens on the port. */
export const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** A port that is free now. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/**
 * Starts the built product on a port and resolves once it answers. The child ends with `stop`; `ended` resolves with
 * its exit code. `print` gets its output line by line.
 */
export const startServer = async ({ port, env = {}, print = () => {} }) => {
  const child = spawn(
    productNode(),
    [path.resolve("node_modules", "next", "dist", "bin", "next"), "start", "-p", String(port)],
    {
      env: childEnv({
        PORT: String(port),
        NEXTAUTH_URL: process.env.NEXTAUTH_URL ?? `http://localhost:${port}`,
        ...env,
      }),
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const last = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      last.push(text);
      if (last.length > 40) last.shift();
      print(text);
    });
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0))));
  let exit = null;
  void ended.then((code) => (exit = code));
  const stop = async (signal = "SIGTERM") => {
    if (exit !== null) return;
    child.kill(signal);
    await Promise.race([ended, pause(8000)]);
    if (exit === null) child.kill("SIGKILL");
    await ended;
  };
  const address = `http://localhost:${port}`;
  for (let tries = 0; tries < 600; tries++) {
    if (exit !== null) throw new Error(["The server ended.", ...last].join("\n"));
    const answer = await fetch(`${address}/api/v1`).catch(() => null);
    if (answer?.ok) return { address, pid: child.pid, stop, ended };
    await pause(200);
  }
  await stop();
  throw new Error(`The server did not answer within two minutes.\n${last.join("")}`);
};
