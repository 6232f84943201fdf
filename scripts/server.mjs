import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { endGroup, spawnGroup } from "./children.mjs";
import { memoryEnv } from "./memory-env.mjs";
import { loopback } from "./ports.mjs";
import { productNode } from "./node-runtime.mjs";
import { productEnv } from "./run-step.mjs";

const answersWithinMs = 120_000;
const keptLines = 60;
/** Beyond the time that its work is given, for connections and threads. */
const endsWithin_s = 8;

/**
 * @typedef {object} RunningServer
 * @property {string} address where it answers
 * @property {number} pid the process itself
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop ends it and whatever it started
 * @property {Promise<number>} ended its exit code, once it has ended
 * @property {() => boolean} isRunning
 * @property {() => string} lastOutput the last lines it wrote
 */

/**
 * Starts the built product on a port and resolves once it answers. Rejects with its last output when it does not.
 * @param {{
 *   port: number,
 *   host?: string,
 *   env?: Record<string, string>,
 *   print?: (line: string) => void,
 *   answersAt?: string,
 *   nice?: number,
 * }} options `host` is where it listens (only for this machine where nothing is said); `print` gets what it writes, line by
 * line; `answersAt` is what it is asked for to see whether it answers; `nice` is how far it stands behind others (no Windows)
 * @returns {Promise<RunningServer>}
 */
export const startServer = async ({
  port,
  host = loopback,
  env = {},
  print = () => {},
  answersAt = "/api/v1",
  nice,
}) => {
  const address = `http://${nameOf(host)}:${port}`;
  // Who sits in front of it does not wait for what it draws, unless it was said how long.
  const drain_s = Number(process.env.SHOTWRIGHT_DRAIN_S || 0);
  const next = path.resolve("node_modules", "next", "dist", "bin", "next");
  // Node reads the settings itself: Next's own compiler takes a quarter of a second and 24 MB.
  const starting = ["start", "--experimental-next-config-strip-types", "-p", String(port), "-H", host];
  // Render threads clear up when they have cut a film. What lives briefly has half its usual room, which stays taken.
  const program = [productNode(), "--expose-gc", "--max-semi-space-size=8", next, ...starting];
  const [command, ...args] = nice === undefined ? program : ["nice", "-n", String(nice), ...program];
  const child = spawnGroup(command, args, {
    env: productEnv({
      NODE_ENV: "production",
      PORT: String(port),
      // Nobody reaches it under another name, unless whoever runs it says so.
      ...(nameOf(host) === "localhost" || process.env.NEXTAUTH_URL ? {} : { NEXTAUTH_URL: address }),
      // It ends by itself when it is asked to, and puts its work down first.
      NEXT_MANUAL_SIG_HANDLE: "1",
      // Whoever starts it has read `.env`, or, as tests, has not: Next is not to read it by itself.
      __NEXT_PROCESSED_ENV: "true",
      SHOTWRIGHT_DRAIN_S: String(drain_s),
      ...memoryEnv,
      ...env,
    }),
    stdio: ["ignore", "pipe", "pipe"],
    graceMs: (drain_s + endsWithin_s) * 1000,
  });
  /** @type {string[]} */
  const last = [];
  for (const stream of [child.stdout, child.stderr])
    eachLine(stream, (line) => {
      last.push(line);
      if (last.length > keptLines) last.shift();
      print(line);
    });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const lastOutput = () => last.join("\n");
  /** @param {NodeJS.Signals} [signal] */
  const stop = async (signal) => {
    await endGroup(child, signal);
    await ended;
  };

  const deadline = Date.now() + answersWithinMs;
  while (Date.now() < deadline) {
    const fate = await Promise.race([ended, answers(address + answersAt), pause(5000)]);
    if (typeof fate === "number")
      throw new Error(`The server ended with code ${fate} before it answered.\n\n${lastOutput()}`);
    if (fate === true) return { address, pid: child.pid ?? 0, stop, ended, isRunning, lastOutput };
    await pause(200);
  }
  await stop();
  throw new Error(`The server did not answer within ${answersWithinMs / 1000} s.\n\n${lastOutput()}`);
};

/** The name that a browser of this machine finds it under. */
const nameOf = (host) => {
  if (host === loopback || host === "localhost" || host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
};

const answers = async (address) => {
  try {
    return (await fetch(address)).ok;
  } catch {
    // Nobody listens yet. Why it stays that way is in the server's own output.
    return false;
  }
};

const eachLine = (stream, take) => {
  let rest = "";
  stream.setEncoding("utf8").on("data", (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) take(line);
  });
  stream.once("end", () => {
    if (rest !== "") take(rest);
  });
};
