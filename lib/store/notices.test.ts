import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { channelName, openNotices } from "./notices.ts";
import { startPostgres, type TestPostgres } from "./testing/postgres.ts";

let server: TestPostgres;
let client: pg.Client;
beforeAll(async () => {
  server = await startPostgres();
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await server.stop();
});

const say = (said: string) => client.query("SELECT pg_notify($1, $2)", [channelName("cancelled"), said]);

test("what is said is heard by everybody who listens to that channel, and by nobody who has stopped", async () => {
  const notices = openNotices(server.url, { report: () => undefined });
  const heard: string[] = [];
  const stop = notices.hear("cancelled", (said) => heard.push(`one ${said}`));
  notices.hear("progressed", (said) => heard.push(`progress ${said}`));
  await expect.poll(() => notices.isListening).toBe(true);
  await new Promise<void>((began) => notices.hear("cancelled", (said) => heard.push(`two ${said}`), began));
  await say("gen_1");
  await expect.poll(() => heard).toEqual(["one gen_1", "two gen_1"]);
  stop();
  await say("gen_2");
  await expect.poll(() => heard.slice(2)).toEqual(["two gen_2"]);
  await client.query("SELECT pg_notify($1, '3')", [channelName("progressed")]);
  await expect.poll(() => heard.slice(3)).toEqual(["progress 3"]);
  await notices.close();
});

test("a connection that breaks is made again, and whoever listens is told to look", async () => {
  const reports: string[] = [];
  const notices = openNotices(server.url, { report: (message) => reports.push(message) });
  let began = 0;
  const heard: string[] = [];
  notices.hear(
    "cancelled",
    (said) => heard.push(said),
    () => began++,
  );
  await expect.poll(() => began).toBe(1);
  await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'");
  await expect.poll(() => began, { timeout: 10_000 }).toBe(2);
  expect(reports).toEqual(["What other processes say is not heard until the database is back."]);
  await say("gen_3");
  await expect.poll(() => heard).toEqual(["gen_3"]);
  await notices.close();
  expect(notices.isListening).toBe(false);
});
