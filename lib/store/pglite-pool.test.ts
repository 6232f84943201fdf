import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pglitePool, type PglitePool } from "./pglite-pool.ts";

let embedded: PglitePool;
beforeAll(async () => {
  embedded = pglitePool(await PGlite.create());
  await embedded.pool.query("CREATE TABLE counts (n bigint, note text)");
}, 60_000);
afterAll(() => embedded.close());

test("answers as pg does: int8 as text, values in an object, several statements, a callback", async () => {
  const { pool } = embedded;
  expect(
    await pool.query({ text: "SELECT $1::int8 AS n, $2::text AS t", values: ["9007199254740993", undefined] }),
  ).toMatchObject({ rows: [{ n: "9007199254740993", t: null }], rowCount: 1 });
  expect((await pool.query("SELECT 1 AS a; SELECT 2 AS b")).rows).toEqual([{ b: 2 }]);
  const inserted = await pool.query("INSERT INTO counts SELECT generate_series(1, $1::int)", [3]);
  expect(inserted.rowCount).toBe(3);
  const viaCallback = await new Promise((resolve) =>
    pool.query("SELECT $1::text AS t", ["x"], (_error, result) => resolve(result.rows)),
  );
  expect(viaCallback).toEqual([{ t: "x" }]);
  const failure = await new Promise((resolve) => pool.query("SELECT nothing", (error) => resolve(error.message)));
  expect(failure).toContain("nothing");
});

test("a failed statement leaves neither the client nor the pool stuck", async () => {
  const client = await embedded.pool.connect();
  const failed = client.query("SELEC");
  const after = client.query("SELECT 7 AS n");
  await expect(failed).rejects.toThrow(/syntax/);
  expect((await after).rows).toEqual([{ n: 7 }]);
  client.release();
  client.release();
  expect((await embedded.pool.query("SELECT 8 AS n")).rows).toEqual([{ n: 8 }]);
});

test("clients take turns in the order they asked", async () => {
  const { pool } = embedded;
  const order: string[] = [];
  const first = await pool.connect();
  const second = pool.connect().then((client) => {
    order.push("second");
    client.release();
  });
  const third = embedded.shared.query("SELECT 1").then(() => order.push("third"));
  await first.query("SELECT 1");
  order.push("first");
  first.release();
  await Promise.all([second, third]);
  expect(order).toEqual(["first", "second", "third"]);
});

test("a client given back inside a transaction does not leave it open", async () => {
  const client = await embedded.pool.connect();
  await client.query("BEGIN");
  await client.query("INSERT INTO counts VALUES (100, 'lost')");
  client.release();
  await embedded.shared.query("INSERT INTO counts VALUES (101, 'kept')");
  const other = await embedded.pool.connect();
  await other.query("BEGIN");
  await other.query("SAVEPOINT a");
  await other.query("INSERT INTO counts VALUES (102, 'lost')");
  await other.query("ROLLBACK TO SAVEPOINT a");
  other.release();
  const { rows } = await embedded.pool.query("SELECT note FROM counts WHERE n >= 100");
  expect(rows).toEqual([{ note: "kept" }]);
});

test("a transaction of Prisma's side holds the engine off until it is over", async () => {
  let seen = -1;
  let asked: Promise<unknown> = Promise.resolve();
  await embedded.shared.transaction(async (tx) => {
    await tx.query("INSERT INTO counts VALUES (200, 'a')");
    asked = embedded.pool.query("SELECT count(*)::int AS n FROM counts WHERE n = 200").then(({ rows }) => {
      seen = (rows as { n: number }[])[0]!.n;
    });
    await tx.query("INSERT INTO counts VALUES (200, 'b')");
    expect(seen).toBe(-1);
  });
  await asked;
  expect(seen).toBe(2);
});
