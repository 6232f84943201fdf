import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findPgBouncer, startPgBouncer } from "./testing/pgbouncer.ts";
import { startPostgres, type TestPostgres } from "./testing/postgres.ts";
import { startTransactionPooler } from "./testing/transaction-pooler.ts";

/** The pooler of these tests does what PgBouncer does, where that is installed to compare with. */

let server: TestPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const program = await findPgBouncer();
const poolers = [
  { name: "of these tests", start: startTransactionPooler },
  ...(program === null
    ? []
    : [{ name: "PgBouncer", start: (url: string, connections: number) => startPgBouncer(program, url, connections) }]),
];

describe.each(poolers)("a pooler: $name", ({ start }) => {
  let pooler: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    pooler = await start(server.url, 1);
  });
  afterAll(() => pooler.stop());
  const opened = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: pooler.url });
    client.on("error", () => undefined);
    await client.connect();
    return client;
  };
  const pid = async (client: pg.Client) => {
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    return rows[0]?.pid;
  };

  test("clients share one connection, one transaction after the other", async () => {
    const [one, two] = [await opened(), await opened()];
    expect(await pid(one)).toBe(await pid(two));
    await one.query("BEGIN");
    const order: string[] = [];
    const late = pid(two).then(() => order.push("two"));
    await one.query("SELECT pg_sleep(0.2)");
    order.push("one");
    await one.query("COMMIT");
    await late;
    expect(order).toEqual(["one", "two"]);
    await Promise.all([one.end(), two.end()]);
  });

  test("who goes away amid a transaction leaves nothing behind, and nobody waits for it", async () => {
    const [gone, other] = [await opened(), await opened()];
    await gone.query("BEGIN");
    await gone.query("SELECT pg_advisory_xact_lock(1)");
    const waiting = other.query<{ got: boolean }>("SELECT pg_try_advisory_lock(1) AS got");
    (gone as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
    expect((await waiting).rows).toEqual([{ got: true }]);
    await other.end();
  });

  test("a connection that Postgres ends takes its client along, and the next one is served", async () => {
    const [broken, next] = [await opened(), await opened()];
    await broken.query("BEGIN");
    const direct = new pg.Client({ connectionString: server.url });
    await direct.connect();
    const asked = broken.query("SELECT pg_sleep(30)").then(
      () => "answered",
      () => "broken",
    );
    await expect
      .poll(async () => {
        const sql = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE '%pg_sleep(30)%' AND pid <> pg_backend_pid()`;
        return (await direct.query(sql)).rows.length;
      })
      .toBe(1);
    expect(await asked).toBe("broken");
    expect(typeof (await pid(next))).toBe("number");
    await Promise.all([next.end(), direct.end()]);
  });
});
