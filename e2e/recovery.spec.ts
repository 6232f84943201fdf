import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { startPostgres } from "#lib/store/testing/postgres.ts";
import { freePort } from "#scripts/ports.mjs";
import { startServer } from "#scripts/server.mjs";
import { caller, type Caller } from "./support/api.ts";
import { newcomer, type Owner } from "./support/studio.ts";

type Entry = (address: string, folder: string) => Promise<Caller>;

const recovers = async (settings: Record<string, string>, enter: Entry): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), "shotwright-kill-"));
  const env = {
    SHOTWRIGHT_DATA: folder,
    SHOTWRIGHT_SAMPLE_FILM: "off",
    SHOTWRIGHT_READ_PER_MINUTE: "5000",
    ...settings,
  };
  const port = await freePort();
  let server = await startServer({ port, env });
  try {
    const api = await enter(server.address, folder);
    const ids = [];
    for (const raw_intent of [
      "A comet over a sleeping village",
      "A chef plates the last dessert",
      "A tram in the rain",
    ])
      ids.push(await api.begin({ raw_intent, shot_count: 3, duration_seconds: 4 }));
    // In the middle: something is drawn, nothing has ended.
    for (;;) {
      const films = await Promise.all(ids.map(async (id) => (await api.call("GET", `/generations/${id}`)).json));
      const progress = (films as { progress: number }[]).map((film) => film.progress);
      if (Math.max(...progress) > 0.3) break;
      await pause(100);
    }
    await server.stop("SIGKILL");
    server = await startServer({ port, env });
    const films = await Promise.all(ids.map((id) => api.rested(id)));
    expect(films.map((film) => film.status)).toEqual(["ok", "ok", "ok"]);
    const { json } = await api.call("GET", "/generations?limit=100");
    expect((json as { generations: unknown[] }).generations).toHaveLength(3);
    for (const film of films) {
      expect(film.cost.charged_usd).toBe(0);
      expect(new Set(film.shots.map((shot) => shot.provenance.manifest_id)).size).toBe(film.shots.length);
      expect((await fetch(film.film?.url ?? "")).status).toBe(200);
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

test.describe("a server that is killed in the middle of three films finishes all three on the next start, once", () => {
  test.describe.configure({ timeout: 420_000 });
  test("on the embedded database", () =>
    recovers({}, async (address, folder) => {
      const owner = JSON.parse(await readFile(path.join(folder, "owner.json"), "utf8")) as Owner;
      return caller(address, owner.api_key);
    }));
  test("on Postgres", async ({ page }) => {
    const postgres = await startPostgres();
    try {
      await recovers(
        { DATABASE_URL: postgres.url, SHOTWRIGHT_SIGNUP: "open", SHOTWRIGHT_SECRET: "a".repeat(32) },
        (address) => newcomer(page, address),
      );
    } finally {
      await postgres.stop();
    }
  });
});
