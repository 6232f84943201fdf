import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import type { EndpointName } from "#lib/contract/endpoints.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import type { Send } from "./test-app.ts";

interface Answer {
  id: number;
  status: number;
  headers: Record<string, string>;
  /** The body's bytes, base64. */
  body: string;
}

/** What a process answered to a call. */
export interface Called<T> {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  /** Where it is JSON; null else. */
  body: T;
}

/** `file`: bytes that are sent as the body. */
export type RoleSend = Omit<Send, "body" | "signal"> & { file?: Uint8Array };

/** A process in a role of its own; see `role-process.ts`. */
export interface RoleChild {
  pid: number;
  /** Resolves once it is started. */
  started: Promise<void>;
  call: <T>(name: EndpointName | "person" | "libraries", given?: RoleSend) => Promise<Called<T>>;
  /** What it wrote on its standard error. */
  said: () => string;
  /** Its exit code, or the signal that killed it. */
  ended: Promise<number | NodeJS.Signals | null>;
  signal: (signal: NodeJS.Signals) => void;
}

const children = new Set<RoleChild>();

export const killRoleChildren = (): void => {
  for (const child of children) child.signal("SIGKILL");
};

export const startRole = (env: Record<string, string>): RoleChild => {
  const child = spawn(process.execPath, [path.join(projectRoot, "lib/api/testing/role-process.ts")], {
    cwd: projectRoot,
    env: { ...process.env, NEXT_MANUAL_SIG_HANDLE: "1", ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  createInterface(child.stdout).on("line", (line) => {
    // Other lines are what the durable engine says to the console.
    if (!line.startsWith('{"id":')) return;
    const answer = JSON.parse(line) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const ended = new Promise<number | NodeJS.Signals | null>((done) =>
    child.once("close", (code, signal) => done(code ?? signal)),
  );
  const answered = (id: number): Promise<Answer> =>
    Promise.race([
      new Promise<Answer>((done) => waiting.set(id, done)),
      ended.then((code) => Promise.reject(new Error(`The process ended with ${String(code)}: ${said}`))),
    ]);
  const started = answered(0).then(() => undefined);
  started.catch(() => undefined);
  let calls = 0;
  const role: RoleChild = {
    pid: child.pid ?? 0,
    started,
    async call<T>(name: EndpointName | "person" | "libraries", { file, ...given }: RoleSend = {}) {
      const id = ++calls;
      const answer = answered(id);
      const sent = file === undefined ? {} : { file: Buffer.from(file).toString("base64") };
      child.stdin.write(`${JSON.stringify({ id, name, given, ...sent })}\n`);
      const { status, headers, body } = await answer;
      const bytes = Buffer.from(body, "base64");
      const text = bytes.toString();
      const json = (text.startsWith("{") ? JSON.parse(text) : null) as T;
      return { status, headers: new Headers(headers), bytes, text, body: json };
    },
    said: () => said,
    ended,
    signal: (signal) => void child.kill(signal),
  };
  children.add(role);
  void ended.then(() => children.delete(role));
  return role;
};
