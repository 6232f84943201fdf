import { execFile } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import sharp from "sharp";
import { falKey, startFakeFal, type FakeFal } from "#lib/providers/testing/fake-fal.ts";
import { ffmpegPath } from "#lib/render/testing/media-tools.ts";
import { freePort } from "#scripts/ports.mjs";
import { startServer } from "#scripts/server.mjs";

/** An answer, read to its end. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The text as JSON; null where it is none. */
  json: Record<string, unknown> | null;
  ms: number;
}

export interface Asking {
  method?: string;
  /** A JSON value; bytes and streams go as they are. */
  body?: unknown;
  raw?: BodyInit;
  headers?: Record<string, string>;
  /** The key to call with; null for none. */
  key?: string | null;
}

/** A disposable instance of the built product, beside a vendor that only pretends. */
export interface House {
  address: string;
  key: string;
  fal: FakeFal;
  ask: (where: string, asking?: Asking) => Promise<Answer>;
  /** Resident memory of the server and what it started, MiB. */
  resident_MiB: () => number;
  /** Ends the server at once, as a kill does, and starts it again on the same data. */
  restart: (signal: NodeJS.Signals) => Promise<void>;
  stop: () => Promise<void>;
}

export const runFfmpeg = async (args: readonly string[], name: string): Promise<Uint8Array> => {
  const folder = await mkdtemp(path.join(tmpdir(), "attack-"));
  const file = path.join(folder, name);
  await promisify(execFile)(ffmpegPath, ["-v", "error", "-y", ...args, file]);
  const bytes = new Uint8Array(await readFile(file));
  await rm(folder, { recursive: true });
  return bytes;
};

/** Starts the product with an account of its own. `connected` says whether the vendor's key is set. */
export const openHouse = async (connected: boolean, env: Record<string, string> = {}): Promise<House> => {
  const folder = await mkdtemp(path.join(tmpdir(), "attacked-"));
  const clip = await runFfmpeg("-f lavfi -i testsrc2=r=30:s=640x360:d=10 -pix_fmt yuv420p".split(" "), "clip.mp4");
  const picture = await sharp({ create: { width: 1280, height: 720, channels: 3, background: "#4a6b8a" } })
    .png()
    .toBuffer();
  const fal = await startFakeFal({ clip, picture: new Uint8Array(picture) });
  const port = await freePort();
  const start = () =>
    startServer({
      port,
      env: {
        SHOTWRIGHT_DATA: folder,
        SHOTWRIGHT_SAMPLE_FILM: "off",
        SHOTWRIGHT_ALLOW_LOOPBACK_FETCH: "1",
        SHOTWRIGHT_PROVIDER_POLL_MS: "50",
        ...(connected ? { FAL_KEY: falKey, FAL_BASE_URL: fal.url } : {}),
        ...env,
      },
    });
  let server = await start();
  const { api_key } = JSON.parse(await readFile(path.join(folder, "owner.json"), "utf8")) as { api_key: string };
  const ask = async (where: string, asking: Asking = {}): Promise<Answer> => {
    const { body, raw, headers = {}, key = api_key } = asking;
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const began = performance.now();
    const answer = await fetch(`${server.address}${where.startsWith("/api") ? "" : "/api/v1"}${where}`, {
      method: asking.method ?? (sent === undefined ? "GET" : "POST"),
      redirect: "manual",
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent, duplex: "half" }),
    } as RequestInit);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, json: asJson(text), ms: performance.now() - began };
  };
  return {
    address: server.address,
    key: api_key,
    fal,
    ask,
    resident_MiB: () => residentOf(folder) / 1024,
    restart: async (signal) => {
      await server.stop(signal);
      server = await start();
    },
    stop: async () => {
      await server.stop();
      await fal.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const asJson = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" ? (value as Record<string, unknown>) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** KiB that the processes hold whose data lie in `folder`; children with an empty environment count by their parent. */
const residentOf = (folder: string): number => {
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const read = (name: string, file: string): string => {
    try {
      return readFileSync(`/proc/${name}/${file}`, "utf8");
    } catch {
      // It has ended since the folder was read.
      return "";
    }
  };
  const ours = new Set(processes.filter((name) => read(name, "environ").includes(`SHOTWRIGHT_DATA=${folder}`)));
  for (let grown = true; grown;) {
    grown = false;
    for (const name of processes) {
      const parent = /^PPid:\s+(\d+)/m.exec(read(name, "status"))?.[1];
      if (parent === undefined || ours.has(name) || !ours.has(parent)) continue;
      ours.add(name);
      grown = true;
    }
  }
  return [...ours].reduce((sum, name) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(read(name, "status"))?.[1] ?? 0), 0);
};

/** Waits until a generation rests, and answers it. */
export const rested = async (house: House, id: unknown): Promise<Record<string, unknown>> => {
  for (const end = performance.now() + 240_000; performance.now() < end; await pause(200)) {
    const { json } = await house.ask(`/generations/${String(id)}`);
    if (json !== null && ["finished", "cancelled", "awaiting_decision"].includes(String(json["state"]))) return json;
  }
  throw new Error(`Generation ${String(id)} did not come to rest.`);
};

/** One thing that was tried, and whether the product stood. */
export interface Finding {
  attack: string;
  seen: string;
  holds: boolean;
}
export type Attack = (house: House) => Promise<Finding[]>;

/** Asks `/models` ten times a second while `work` goes on; answers the waits in ms. */
export const waitsBeside = async (house: House, key: string, work: () => Promise<unknown>): Promise<number[]> => {
  let over = false;
  const waits: number[] = [];
  const watching = (async () => {
    while (!over) {
      const { ms } = await house.ask("/models", { key });
      waits.push(ms);
      await pause(Math.max(0, 100 - ms));
    }
  })();
  try {
    await work();
  } finally {
    over = true;
    await watching;
  }
  return waits;
};

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN;
