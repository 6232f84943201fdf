import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { projectRoot } from "#lib/store/testing/embedded.ts";

/** A process of ours that may be killed at any moment. */
export interface Child {
  /** Waits for what shall happen, or for the death of the process. */
  until: <T>(what: Promise<T>) => Promise<T>;
  /** Resolves with the first line of its standard output, earlier or later, that begins so; without its beginning. */
  line: (beginning: string) => Promise<string>;
  /** Resolves with its exit code, or with the name of the signal that ended it. */
  over: Promise<number | string>;
  /** Stops it where it stands, or lets it go on. */
  signal: (name: "SIGSTOP" | "SIGCONT") => void;
  /** Writes a line to its standard input. */
  tell: (line: string) => void;
  /** `kill -9`; resolves when it is dead. */
  kill: () => Promise<void>;
  /** Asks it to end and waits until it has. */
  end: () => Promise<void>;
}

const running = new Set<ChildProcessByStdio<Writable, Readable, Readable>>();

/** Kills what a test that failed has left behind. */
export const killChildren = (): void => {
  for (const child of running) child.kill("SIGKILL");
};

/** Starts a script beside this one, or one that is named whole; what it says when it dies of itself is why the caller fails. */
export const startChild = (script: string, given: readonly string[]): Child => {
  const file = path.resolve(projectRoot, "lib/engine/testing", script);
  const child = spawn(process.execPath, [file, ...given], { cwd: projectRoot, stdio: ["pipe", "pipe", "pipe"] });
  running.add(child);
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const lines: string[] = [];
  const waiting = new Set<(line: string) => void>();
  createInterface(child.stdout).on("line", (line) => {
    lines.push(line);
    for (const each of waiting) each(line);
  });
  const exited = once(child, "exit") as Promise<[number | null, string | null]>;
  const died = exited.then(([code, signal]) => {
    running.delete(child);
    if (signal !== "SIGKILL" && code !== 0) throw new Error(`The process died with ${String(code)}: ${said}`);
  });
  died.catch(() => undefined);
  const until = <T>(what: Promise<T>): Promise<T> =>
    Promise.race([what, died.then(() => Promise.reject(new Error(`The process ended before that: ${said}`)))]);
  return {
    until,
    line: (beginning) =>
      until(
        new Promise((found) => {
          const look = (line: string) => {
            if (!line.startsWith(beginning)) return;
            waiting.delete(look);
            found(line.slice(beginning.length));
          };
          waiting.add(look);
          for (const line of lines) look(line);
        }),
      ),
    over: exited.then(([code, signal]) => signal ?? code ?? 1),
    signal: (name) => void child.kill(name),
    tell: (line) => void child.stdin.write(`${line}\n`),
    kill: async () => {
      child.kill("SIGKILL");
      await died;
    },
    end: async () => {
      child.stdin.end();
      await died;
    },
  };
};
