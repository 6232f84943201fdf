import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { ffmpegPath } from "#lib/render/testing/media-tools.ts";
import { bringSchema } from "#lib/store/postgres-schema.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";
import { killRoleChildren, startRole, type RoleChild } from "./testing/role-child.ts";
import type { Person } from "./testing/test-app.ts";

/** A process for the web and two that draw, each by itself, on one Postgres and one folder of media. */

let folder: string;
let server: TestPostgres;
let client: pg.Client;
let web: RoleChild;
let workers: RoleChild[];
let ana: Person;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "roles-"));
  server = await startPostgres();
  const env = {
    DATABASE_URL: server.url,
    SHOTWRIGHT_DATA: folder,
    SHOTWRIGHT_SECRET: "a secret of the tests, long enough for all",
    FFMPEG_PATH: ffmpegPath,
    SHOTWRIGHT_GENERATE_PER_MINUTE: "9999",
    SHOTWRIGHT_READ_PER_MINUTE: "100000",
    SHOTWRIGHT_DRAIN_S: "1",
  };
  const start = (role: string) => startRole({ ...env, SHOTWRIGHT_ROLE: role });
  const begun = [start("web"), start("worker"), start("worker")];
  await bringSchema({ url: server.url, projectRoot, beside: engineSchema });
  await Promise.all(begun.map(({ started }) => started));
  [web, ...workers] = begun as [RoleChild, RoleChild, RoleChild];
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
  ana = (await web.call<Person>("person")).body;
}, 240_000);
afterAll(async () => {
  killRoleChildren();
  await client.end();
  await server.stop();
  await rm(folder, { recursive: true });
});

const short = { raw_intent: "A fox finds a lantern in the snow.", shot_count: 3, duration_seconds: 4, seed: 3 };
const generate = async (): Promise<string> => {
  const headers = { Prefer: "respond-async" };
  const made = await web.call<GenerationBody>("generate_video", { key: ana.key, input: short, headers });
  expect(made.status, made.text).toBe(202);
  return made.body.generation_id;
};
const film = async (generation_id: string): Promise<GenerationBody> =>
  (await web.call<GenerationBody>("get_generation", { key: ana.key, input: { generation_id } })).body;
/** Looks until it is so. */
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 50));
};
const executorsOf = async (workflow: string): Promise<string[]> => {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT DISTINCT e.pid FROM dbos.workflow_status w JOIN executors e ON e.executor_id = w.executor_id
     WHERE w.workflow_uuid LIKE $1 || '%'`,
    [workflow],
  );
  return rows.map(({ pid }) => String(pid));
};

test("a film that is asked for at the web is made by a worker, watched live, published; the web makes nothing", async () => {
  const id = await generate();
  const accept = { Accept: "text/event-stream" };
  const events = await web.call("watch_generation", { key: ana.key, input: { generation_id: id }, headers: accept });
  expect(events.text).toContain("event: finished");
  expect(events.text.split("event: progress").length).toBeGreaterThan(4);
  expect(await film(id)).toMatchObject({ state: "finished", status: "ok" });

  const { body } = await web.call<{ connections: { connection_id: string; kind: string }[] }>(
    "list_publish_connections",
    { key: ana.key, input: {} },
  );
  const page = body.connections.find(({ kind }) => kind === "watch_page")?.connection_id;
  const published = await web.call<{ publication_id: string; status: string }>("publish_video", {
    key: ana.key,
    input: { generation_id: id, connection_id: page, title: "A fox" },
    headers: { Prefer: "wait=60" },
  });
  expect(published.body, published.text).toMatchObject({ status: "published" });

  const made = [...(await executorsOf(id)), ...(await executorsOf(`publish-${published.body.publication_id}`))];
  expect(made.length).toBeGreaterThan(1);
  for (const pid of made) expect(workers.map((worker) => String(worker.pid))).toContain(pid);
  const { rows } = await client.query<{ role: string }>("SELECT role FROM executors WHERE taken_at IS NULL");
  expect(rows.map(({ role }) => role)).toEqual(["worker", "worker"]);
}, 240_000);

test("what draws is loaded by who draws, and never by the web", async () => {
  const canvas = /canvas/;
  expect((await web.call("libraries")).text).not.toMatch(canvas);
  for (const worker of workers) await until(async () => canvas.test((await worker.call("libraries")).text));
});

test("what is cancelled at the web is put down by the worker", async () => {
  const id = await generate();
  await until(async () => (await film(id)).stage === "render");
  const cancelled = await web.call<GenerationBody>("cancel_generation", {
    key: ana.key,
    input: { generation_id: id },
  });
  expect(cancelled.body, cancelled.text).toMatchObject({ state: "cancelled" });
  const under = async () =>
    (
      await client.query(`SELECT 1 FROM dbos.workflow_status WHERE status = 'PENDING' AND workflow_uuid LIKE $1`, [
        `${id}%`,
      ])
    ).rows.length;
  await until(async () => (await under()) === 0);
}, 120_000);

test("a worker that is asked to end hands its film over and ends with 0; the other makes it", async () => {
  const id = await generate();
  await until(async () => (await film(id)).stage === "render");
  const [pid] = await executorsOf(id);
  const leaving = workers.find((worker) => String(worker.pid) === pid);
  const staying = workers.find((worker) => worker !== leaving);
  leaving?.signal("SIGTERM");
  expect(await leaving?.ended, leaving?.said()).toBe(0);
  await until(async () => (await film(id)).state === "finished");
  expect(await film(id)).toMatchObject({ status: "ok" });
  expect(await executorsOf(id)).toContain(String(staying?.pid));
  const settled = await client.query("SELECT 1 FROM ledger_entries WHERE generation_id = $1 AND kind = 'settle'", [id]);
  expect(settled.rows).toHaveLength(1);
}, 240_000);
