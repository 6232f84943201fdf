import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";
import { person, send, type Person } from "./testing/test-app.ts";
import { wholeApp } from "./testing/whole-app.ts";
import { answerWork, callingForWork, workPath } from "./work.ts";

/** Films made by a process that makes nothing of itself: only in slices that somebody calls for. */

const secret = "a secret of these tests, of forty letters";
const clockSecret = "what the platform's clock sends";
let server: TestPostgres;
let folder: string;
let app: Awaited<ReturnType<typeof wholeApp>>;
let ana: Person;

beforeAll(async () => {
  server = await startPostgres();
  folder = await mkdtemp(path.join(tmpdir(), "work-"));
  const brought = await openDatabase({
    databaseUrl: server.url,
    folder,
    projectRoot: process.cwd(),
    beside: engineSchema,
  });
  await brought.close();
  app = await wholeApp({
    DATABASE_URL: server.url,
    SHOTWRIGHT_ROLE: "web",
    SHOTWRIGHT_WORK: "slices",
    SHOTWRIGHT_SECRET: secret,
    CRON_SECRET: clockSecret,
  });
  ana = await person(app);
}, 120_000);
afterAll(async () => {
  await app.close();
  await server.stop();
  await rm(folder, { recursive: true });
});

const workOfApp = () => {
  const { work } = app.services;
  if (work === null) throw new Error("This process does not work in slices.");
  return work;
};
/** Calls for work as the network would: what outlives the answer is collected. */
const call = (headers: Headers) => {
  const tasks: (() => Promise<void>)[] = [];
  return { answer: answerWork(workOfApp(), headers, (task) => void tasks.push(task)), tasks };
};
const ours = () => new Headers(workOfApp().calls.headers());
const order = async (seed: number): Promise<GenerationBody> => {
  const raw_intent = "A keeper lights the lamp and waits for a ship.";
  const input = { raw_intent, shot_count: 3, duration_seconds: 4, seed, render: "preview" };
  const answer = await send(app, "generate_video", { key: ana.key, input, headers: { Prefer: "respond-async" } });
  expect(answer.status, await answer.clone().text()).toBe(202);
  return (await answer.json()) as GenerationBody;
};
const film = async (generation_id: string): Promise<GenerationBody> => {
  const answer = await send(app, "get_generation", { key: ana.key, input: { generation_id } });
  return (await answer.json()) as GenerationBody;
};

test("only a call of ours or of the platform's clock is heard", () => {
  const given = (authorization: string) => call(new Headers({ authorization })).answer.status;
  const mine = ours().get("authorization") ?? "";
  expect(given("")).toBe(401);
  expect(given(`Bearer ${secret}`)).toBe(401);
  expect(given(mine.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")))).toBe(401);
  const [, at = ""] = /(\d+)\./.exec(mine) ?? [];
  expect(given(mine.replace(at, String(Number(at) + 1)))).toBe(401);
  expect(workOfApp().calls.isOurs(new Headers({ authorization: `Bearer ${clockSecret}` }))).toBe(true);
  expect(answerWork(null, ours(), () => undefined).status).toBe(404);
});

test("what was put in line is made in a slice, and again in another slice of the same process", async () => {
  for (const seed of [3, 4]) {
    const { generation_id } = await order(seed);
    expect((await film(generation_id)).state).toBe("queued");
    const { answer, tasks } = call(ours());
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ state: "begun" });
    // One slice at a time in a process.
    expect(await call(ours()).answer.json()).toEqual({ state: "working" });
    await Promise.all(tasks.map((task) => task()));
    expect(await film(generation_id)).toMatchObject({ state: "finished", status: "ok" });
  }
}, 240_000);

test("whoever puts something in line calls for work once, signed, at the address of the service", async () => {
  const heard: { address: string; isOurs: boolean }[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    heard.push({ address: String(input as string), isOurs: workOfApp().calls.isOurs(new Headers(init?.headers)) });
    return Promise.resolve(new Response(null, { status: 202 }));
  };
  const tasks: Promise<void>[] = [];
  const told = callingForWork({ ...workOfApp(), fetch }, 60_000, (task) => void tasks.push(task()));
  told();
  told();
  await Promise.all(tasks);
  expect(heard).toEqual([{ address: `${workOfApp().origin}${workPath}`, isOurs: true }]);
});
