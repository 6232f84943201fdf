import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, stat, unlink, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isRunning, pidNamespace, startOf } from "./this-machine.ts";

/** Two processes on one embedded database lose each other's writes without noticing: only the lock's holder opens it. */
export interface FolderLock {
  /** Tells once when the folder is no longer there, within some seconds. */
  watch(onGone: (cause: FolderGone) => void): void;
  release(): Promise<void>;
}

interface Holder {
  /** Different for every lock ever taken. */
  lock_id: string;
  pid: number;
  /** Start of the process as the kernel counts it: tells it from a later one with the same pid. Null where unknown. */
  started: string | null;
  /** The pid namespace: a pid of another container says nothing here. Null where unknown. */
  namespace: string | null;
  host: string;
}

export class FolderInUse extends Error {
  constructor(folder: string, file: string, { pid, host }: Holder) {
    super(
      `The data folder ${folder} is in use by process ${pid} on ${host}. Stop that process, choose another folder ` +
        `with SHOTWRIGHT_DATA, or set DATABASE_URL to share a Postgres. If process ${pid} is not Shotwright, delete ${file}.`,
    );
    this.name = "FolderInUse";
  }
}

/** What is written from now on is lost, and nothing can be read. */
export class FolderGone extends Error {
  constructor(folder: string, options?: ErrorOptions) {
    super(`The data folder ${folder} is gone, so this process ends. Put it back, or start on another one.`, options);
    this.name = "FolderGone";
  }
}

const beat_ms = 2000;

/**
 * Takes the folder for this process, or throws `FolderInUse`. The lock of a dead process is taken over at once; that of
 * another container, whose processes cannot be seen, after `patience_ms` without a sign of life.
 */
export async function lockFolder(folder: string, patience_ms = 10 * beat_ms): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, "database.lock");
  const me = await thisProcess();
  const draft = `${file}.${me.lock_id}`;
  await writeFile(draft, JSON.stringify(me));
  try {
    for (;;) {
      // A link appears whole or not at all, and not when the name is taken.
      if (await linked(draft, file)) {
        // Somebody who judged the previous lock at the same moment may move ours; they put it back. Look again.
        await pause(25);
        if ((await readHolder(file))?.lock_id === me.lock_id) break;
      }
      const holder = await readHolder(file);
      if (holder === null) continue;
      if (await isAlive(file, holder, patience_ms)) throw new FolderInUse(folder, file, holder);
      await removeStale(file, holder);
    }
  } finally {
    await unlink(draft);
  }
  let tellGone: ((cause: FolderGone) => void) | undefined;
  const beat = setInterval(() => {
    utimes(file, new Date(), new Date()).catch((cause: NodeJS.ErrnoException) => {
      // A disk that is full or slow is no reason to end; the next beat tells.
      if (cause.code !== "ENOENT" || tellGone === undefined) return;
      clearInterval(beat);
      tellGone(new FolderGone(folder, { cause }));
      tellGone = undefined;
    });
  }, beat_ms);
  beat.unref();
  return {
    watch(onGone) {
      tellGone = onGone;
    },
    async release() {
      clearInterval(beat);
      if ((await readHolder(file))?.lock_id === me.lock_id) await unlink(file);
    },
  };
}

async function thisProcess(): Promise<Holder> {
  return {
    lock_id: randomUUID(),
    pid: process.pid,
    started: await startOf(process.pid),
    namespace: await pidNamespace(),
    host: hostname(),
  };
}

/** Null when nobody holds the folder. A file that is no lock of ours names nobody that could be alive. */
async function readHolder(file: string): Promise<Holder | null> {
  const text = await readFile(file, "utf8").catch(orIf("ENOENT", null));
  if (text === null) return null;
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return { lock_id: "", pid: 0, started: null, namespace: null, host: hostname() };
  }
}

async function isAlive(file: string, holder: Holder, patience_ms: number): Promise<boolean> {
  if (holder.pid <= 0) return false;
  if (holder.namespace !== (await pidNamespace())) return beats(file, patience_ms);
  return isRunning(holder);
}

async function beats(file: string, patience_ms: number): Promise<boolean> {
  const lastBeat = async () => (await stat(file).catch(orIf("ENOENT", null)))?.mtimeMs ?? null;
  const first = await lastBeat();
  while (first !== null && Date.now() - first < patience_ms) {
    await pause(Math.min(250, patience_ms));
    if ((await lastBeat()) !== first) return true;
  }
  return false;
}

/** Moves the lock away first: when it is another's by now, it goes back. */
async function removeStale(file: string, judged: Holder): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  const moved = await rename(file, aside).then(() => true, orIf("ENOENT", false));
  if (!moved) return;
  if ((await readHolder(aside))?.lock_id !== judged.lock_id) await linked(aside, file);
  await unlink(aside);
}

async function linked(from: string, to: string): Promise<boolean> {
  return link(from, to).then(() => true, orIf("EEXIST", false));
}

function orIf<T>(code: string, value: T): (error: unknown) => T {
  return (error) => {
    if (codeOf(error) === code) return value;
    throw error;
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
