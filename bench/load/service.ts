import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { bringSchema } from "#lib/store/postgres-schema.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { startPostgres } from "#lib/store/testing/postgres.ts";
import { freePort } from "#scripts/ports.mjs";
import { startServer } from "#scripts/server.mjs";

const connections = 150;
/** What draws stands far behind what answers: that it were on another machine. */
const drawing = { nice: 15, count: 2 };
/** Where Linux shares processors between sessions, `nice` says little: what answers stands this far before other sessions. */
const answeringSession = -15;

export interface Running {
  name: string;
  address: string;
  pid: number;
  isRunning: () => boolean;
}

/** A process for the web and two that draw, of the built product, on one Postgres and one folder of media. */
export interface Service {
  address: string;
  processes: Running[];
  postgresPid: number;
  databaseUrl: string;
  /** What any of them wrote of level warn or error, or not as JSON, by its words: how often, and the first whole line. */
  said: Map<string, { count: number; line: string }>;
  close: () => Promise<void>;
}

/** Starts it. Sign-up is open, every other setting that limits anybody is as it comes. */
export const startService = async (): Promise<Service> => {
  const folder = await mkdtemp(path.join(tmpdir(), "shotwright-load-"));
  const postgres = await startPostgres({ connections });
  const ending: (() => Promise<void>)[] = [() => postgres.stop(), () => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const end of ending) await end();
  };
  const said: Service["said"] = new Map();
  try {
    await bringSchema({ url: postgres.url, projectRoot, beside: engineSchema });
    const web = await freePort();
    const env = {
      DATABASE_URL: postgres.url,
      NEXTAUTH_URL: `http://localhost:${web}`,
      SHOTWRIGHT_DATA: folder,
      SHOTWRIGHT_SECRET: "a secret of the bench, long enough for all",
      SHOTWRIGHT_SIGNUP: "open",
    };
    const start = async (name: string, role: "web" | "worker", port: number): Promise<Running> => {
      const print = (line: string) => note(said, name, line);
      const worker = { answersAt: "/api/health/live", nice: drawing.nice };
      const server = await startServer({
        port,
        print,
        env: { ...env, SHOTWRIGHT_ROLE: role },
        ...(role === "worker" ? worker : {}),
      });
      ending.unshift(() => server.stop());
      return { name, address: server.address, pid: server.pid, isRunning: () => server.isRunning() };
    };
    const processes = [await start("web", "web", web)];
    for (let n = 1; n <= drawing.count; n++) processes.push(await start(`worker ${n}`, "worker", await freePort()));
    const address = `http://localhost:${web}`;
    const postgresPid = await postmasterOf(postgres.url);
    for (const pid of [process.pid, postgresPid, processes[0]?.pid ?? 0]) putSessionForward(pid);
    return { address, processes, postgresPid, databaseUrl: postgres.url, said, close };
  } catch (cause) {
    await close();
    throw cause;
  }
};

/** Puts the session that a process is of before others. Only root may, and not every Linux has sessions in its schedule. */
const putSessionForward = (pid: number): void => {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(answeringSession));
  } catch (cause) {
    console.log(`The session of process ${pid} is not put before others: ${String(cause)}`);
  }
};

const note = (said: Service["said"], name: string, line: string): void => {
  if (/^(?:\{.*"level":"(?:info|debug)"|\s*(?:▲|✓|- (?:Local|Network):)|$)/.test(line)) return;
  const message = /"message":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? line;
  const words = `${name}: ${message.replaceAll(/\d+/g, "#").slice(0, 160)}`;
  const known = said.get(words);
  if (known === undefined) said.set(words, { count: 1, line: line.slice(0, 2000) });
  else known.count += 1;
};

/** The process that all of Postgres is started by. */
const postmasterOf = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    const stat = readFileSync(`/proc/${rows[0]?.pid}/stat`, "latin1");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } finally {
    await client.end();
  }
};
