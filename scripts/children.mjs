import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

/** How long a program has to end by itself once it was asked to, where nothing is said. */
const usualGraceMs = 8000;
/** What was said, by the process that leads the group. */
const graces = new WeakMap();

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
/** Every group that has not been seen to end, by the process that leads it. */
const running = new Set();

/**
 * Starts a program as the leader of a process group of its own, so that what it starts can be ended with it. Whatever
 * way this process ends, short of being killed outright, its groups end too.
 */
export const spawnGroup = (command, args, { graceMs = usualGraceMs, ...options }) => {
  if (running.size === 0) endWithUs();
  const leader = spawn(command, args, { ...options, detached: true });
  graces.set(leader, graceMs);
  running.add(leader);
  leader.once("exit", () => {
    // The leader is gone; what it left behind has no business any more.
    signalGroup(leader, "SIGKILL");
    running.delete(leader);
  });
  leader.once("error", () => running.delete(leader));
  return leader;
};

/** Asks the leader to end, so that it can put its house in order, and ends the whole group when it does not. */
export const endGroup = async (leader, signal = "SIGTERM") => {
  if (hasEnded(leader)) return;
  const ended = new Promise((resolve) => leader.once("exit", resolve));
  leader.kill(signal);
  const patience = new AbortController();
  await Promise.race([ended, pause(graces.get(leader), undefined, { signal: patience.signal }).catch(() => undefined)]);
  patience.abort();
  if (!hasEnded(leader)) signalGroup(leader, "SIGKILL");
  await ended;
};

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

const signalGroup = (leader, signal) => {
  try {
    process.kill(-leader.pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
};

let prepared = false;
let stopping = false;

/** True once a signal asked this process to end: what its children say from then on is no failure. */
export const isStopping = () => stopping;

const endWithUs = () => {
  if (prepared) return;
  prepared = true;
  process.once("exit", () => {
    for (const leader of running) signalGroup(leader, "SIGKILL");
  });
  for (const signal of Object.keys(exitCodes)) process.on(signal, () => void leave(exitCodes[signal]));
  if (process.env.npm_lifecycle_event === undefined) return;
  // npm passes a signal on to the shell that started us, and that shell ends without a word: its absence is the word.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    void leave(exitCodes.SIGTERM);
  }, 500);
  watch.unref();
};

const leave = async (code) => {
  // The second time is impatience: the exit hook above ends the groups at once.
  if (stopping) process.exit(code);
  stopping = true;
  if (running.size > 0) console.error("\nStopping …");
  await Promise.all([...running].map((leader) => endGroup(leader)));
  process.exit(code);
};
