import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { openClientEngine } from "#lib/engine/client-engine.ts";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { aConnection, aPublication } from "#lib/engine/testing/publishing-records.ts";
import { aVendorFilm } from "#lib/engine/testing/vendor-film.ts";
import { openDatabase, type Database } from "#lib/store/open-database.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { findPgBouncer, startPgBouncer } from "#lib/store/testing/pgbouncer.ts";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";
import { startTransactionPooler } from "#lib/store/testing/transaction-pooler.ts";
import { silentTelemetry } from "#lib/telemetry/testing/silent.ts";
import { liveApp, type LiveApp } from "./testing/live-app.ts";

/** A service behind a pooler that shares connections between transactions. */

let server: TestPostgres;
const left: (() => Promise<void>)[] = [];
beforeAll(async () => {
  server = await startPostgres();
});
afterEach(async () => {
  for (const close of left.splice(0).toReversed()) await close();
});
afterAll(() => server.stop());

/** So few that whoever needed another one amid a transaction would wait for ever. */
const connections = 1;
const program = await findPgBouncer();
const poolers = [
  { name: "of these tests", start: (url: string) => startTransactionPooler(url, connections) },
  { name: "PgBouncer", start: program === null ? null : (url: string) => startPgBouncer(program, url, connections) },
];
const short = { raw_intent: "A fox finds a lantern in the snow.", shot_count: 3, duration_seconds: 9 };

for (const [index, { name, start }] of poolers.entries())
  test.skipIf(start === null)(
    `films are made, published, asked for by another process and cancelled over a pooler: ${name}`,
    async () => {
      if (start === null) return;
      const direct = await server.createDatabase(`pooled_${index}`);
      const pooler = await start(direct);
      left.push(() => pooler.stop());
      let database: Database | undefined;
      const open = async () =>
        (database = await openDatabase({
          databaseUrl: pooler.url,
          directUrl: direct,
          folder: "unused",
          projectRoot,
          beside: engineSchema,
        }));
      const app: LiveApp = await liveApp(silentTelemetry(), open);
      left.push(() => app.close());
      const store = database?.store ?? app.store;
      const made = await Promise.all(
        [1, 2, 3].map((seed) => app.call<GenerationBody>("generate_video", { ...short, seed })),
      );
      const stateOf = async (id: string) => (await store.generations.byId(id))?.state;
      for (const { status, body } of made) {
        expect([200, 202], JSON.stringify(body)).toContain(status);
        await expect.poll(() => stateOf(body.generation_id), { timeout: 100_000 }).toBe("finished");
        expect(await store.generations.byId(body.generation_id)).toMatchObject({ status: "ok" });
      }
      expect(app.fal.orders).toHaveLength(9);

      // A process of the web: all that it has of the database is the pooler.
      const { clock, origin } = app.api.services;
      const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
      const report = () => undefined;
      const web = await openClientEngine({ store, databaseUrl: pooler.url, clock, pause, report, origin });
      left.push(() => web.close());
      const { account_id } = app.ana;
      const asked = await aVendorFilm(store, account_id, "Rain");
      await web.submit(asked);
      const { connection_id } = await aConnection(store, account_id, "watch_page");
      const film = made[0]?.body.generation_id ?? "";
      const { publication_id } = await aPublication(store, account_id, film, connection_id);
      await web.publish(publication_id);
      await web.published(publication_id, 60_000);
      expect(await store.publications.byId(publication_id)).toMatchObject({ status: "published" });
      await expect.poll(() => stateOf(asked), { timeout: 60_000 }).toBe("finished");

      const [held, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      app.fal.hold = async (moment) => {
        if (moment !== "look") return;
        held.resolve();
        await goOn.promise;
      };
      const unwanted = await aVendorFilm(store, account_id, "Snow");
      await web.submit(unwanted);
      await held.promise;
      expect(await web.cancel(unwanted)).toBe(true);
      expect(await stateOf(unwanted)).toBe("cancelled");
      goOn.resolve();

      // Nothing of anybody's stays with connections that others are given.
      const client = new pg.Client({ connectionString: direct });
      await client.connect();
      left.push(() => client.end());
      expect((await client.query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory'")).rows).toEqual([]);
    },
    200_000,
  );
