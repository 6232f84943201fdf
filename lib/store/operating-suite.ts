import { describe, expect, test } from "vitest";
import type { AuditEvent } from "./operating-records.ts";
import type { Store } from "./store.ts";
import { aGeneration, aKey, anAccount, freshId, now } from "./testing/records.ts";

const act = (account_id: string | null, at: Date = now): AuditEvent => ({
  event_id: freshId("aud"),
  account_id,
  actor: "operator",
  act: "account_made",
  subject: null,
  network: "203.0.113.7",
  request_id: null,
  at,
});
const after = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** What every store must do for whoever runs the service, whatever is under it; `run` is a statement of anybody's. */
export function operatingSuite(store: () => Store, run: (sql: string) => Promise<unknown>): void {
  describe("who runs the service", () => {
    test("the oldest account does until one was made an operator; then that one does, and it alone", async () => {
      const first = await store().accounts.create({
        account_id: "acc_0",
        email: `${freshId("first")}@example.org`,
        name: null,
        password_hash: null,
        created_at: new Date(0),
      });
      const other = await anAccount(store());
      const is = async (id: string, firstIs = true) => store().operating.isOperator(id, firstIs);
      expect([await is(first!.account_id), await is(other.account_id)]).toEqual([true, false]);
      expect(await is(first!.account_id, false)).toBe(false);
      expect(await store().operating.setOperator(other.account_id, true)).toBe(true);
      expect([await is(first!.account_id), await is(other.account_id), await is("acc_none")]).toEqual([
        false,
        true,
        false,
      ]);
      await store().operating.disable(other.account_id, now);
      expect(await is(other.account_id)).toBe(false);
      await store().operating.setOperator(other.account_id, false);
      expect(await store().operating.setOperator("acc_none", true)).toBe(false);
    });

    test("the keys of a disabled account are found by nobody, and again once it is let in", async () => {
      const { account_id } = await anAccount(store());
      const key = aKey(account_id);
      await store().keys.create(key);
      expect(await store().operating.disable(account_id, now)).toBe(true);
      expect(await store().keys.byPrefix(key.prefix)).toBeNull();
      const listed = (await store().operating.accounts(500)).find((account) => account.account_id === account_id);
      expect(listed).toMatchObject({ disabled_at: now, keys: 1, films: 0, operator: false });
      await store().operating.disable(account_id, null);
      expect(await store().keys.byPrefix(key.prefix)).toMatchObject({ key_id: key.key_id });
      expect(await store().operating.disable("acc_none", now)).toBe(false);
    });
  });

  test("films are counted by their state, with the age of the oldest, and those under way are named oldest first", async () => {
    const { account_id } = await anAccount(store());
    const counted = async () =>
      (await store().operating.films()).find(({ state }) => state === "queued") ?? { films: 0, oldest_at: null };
    const before = (await counted()).films;
    const old = await aGeneration(store(), account_id, { created_at: after(-7200) });
    const young = await aGeneration(store(), account_id, { created_at: after(-60) });
    expect((await counted()).films).toBe(before + 2);
    const stuck = await store().operating.underWay(after(-600), 500);
    expect(stuck.find(({ generation_id }) => generation_id === old.generation_id)).toMatchObject({
      account_id,
      state: "queued",
      round: 1,
    });
    expect(stuck.some(({ generation_id }) => generation_id === young.generation_id)).toBe(false);
    expect(Object.keys(stuck[0]!)).not.toContain("title");
    await store().operating.keepTrace(old.generation_id, "00-1");
    await store().operating.keepTrace(old.generation_id, "00-2");
    expect(await store().operating.traceOf(old.generation_id)).toBe("00-2");
    expect(await store().operating.traceOf(young.generation_id)).toBeNull();
  });

  test("a film that was set going again is as old as its present round, and known by who has it in hand", async () => {
    const { account_id } = await anAccount(store());
    const [first, again] = [
      await aGeneration(store(), account_id, { created_at: after(-900_000) }),
      await aGeneration(store(), account_id, { created_at: after(-950_000) }),
    ];
    const found = async () => {
      const stuck = await store().operating.underWay(now, 500);
      const mine = stuck.filter((film) => film.account_id === account_id);
      return mine.map(({ generation_id, since, executor_id }) => [generation_id, since, executor_id]);
    };
    // The engine was never launched on this database.
    expect(await found()).toEqual([
      [again.generation_id, after(-950_000), null],
      [first.generation_id, after(-900_000), null],
    ]);
    expect(await store().operating.filmsInHand()).toEqual(new Map());
    await run("CREATE SCHEMA dbos");
    await run(`CREATE TABLE dbos.workflow_status
      (workflow_uuid text, status text, name text, queue_name text, executor_id text, created_at bigint)`);
    try {
      await run(`UPDATE generations SET round = 2 WHERE generation_id = '${again.generation_id}'`);
      const at = (seconds: number) => after(seconds).getTime();
      await run(`INSERT INTO dbos.workflow_status VALUES
        ('${first.generation_id}', 'ENQUEUED', 'generate', 'generations', 'old', ${at(-900_000)}),
        ('${again.generation_id}', 'SUCCESS', 'generate', 'generations', 'old', ${at(-950_000)}),
        ('${again.generation_id}.2', 'PENDING', 'generate', 'generations', 'exec_1', ${at(-60)}),
        ('${again.generation_id}.2-s1', 'PENDING', 'shot', NULL, 'exec_1', ${at(-60)})`);
      expect(await found()).toEqual([
        [first.generation_id, after(-900_000), null],
        [again.generation_id, after(-60), "exec_1"],
      ]);
      expect(await store().operating.filmsInHand()).toEqual(new Map([["exec_1", 1]]));
    } finally {
      await run("DROP SCHEMA dbos CASCADE");
    }
  });

  test("orders of a month are counted by model, with those that are open and those that came to nothing", async () => {
    const { account_id } = await anAccount(store());
    const { generation_id } = await aGeneration(store(), account_id);
    const model = freshId("veo");
    const order = async (part: string, seconds: number, outcome: "delivered" | "failed" | null) => {
      const at = after(seconds);
      const started_at = at.toISOString();
      const stage = "render" as const;
      await store().orders.place({ generation_id, part, started_at, shot_id: part, stage, model, amount_usd: 0.1, at });
      const ended_at = outcome === null ? null : started_at;
      const attempt = { model, outcome: outcome ?? ("unknown" as const), code: null, message: null };
      await store().shots.attempt(generation_id, part, { ...attempt, started_at, ended_at });
    };
    await order("s1", -90_000, "failed");
    await order("s1", 1, "failed");
    await order("s1", 2, "delivered");
    await order("s2", 3, null);
    const told = async (since: Date) =>
      (await store().operating.vendors(since)).find((vendor) => vendor.model === model);
    expect(await told(now)).toEqual({ model, orders: 3, open: 1, failed: 1, amount_usd: 0.3 });
    expect(await told(after(-90_000))).toMatchObject({ orders: 4, failed: 2 });
  });

  test("films that came to an end lately, and what goes out, are counted by what became of them", async () => {
    const { account_id } = await anAccount(store());
    const counted = async () => {
      const ended = await store().operating.ended(after(50_000));
      return ended.find(({ status }) => status === "render_failed")?.films ?? 0;
    };
    const before = await counted();
    for (const seconds of [49_999, 50_000]) {
      const { generation_id } = await aGeneration(store(), account_id);
      const ending = { state: "finished", status: "render_failed", message: "", charged_usd: 0 } as const;
      await store().generations.end(generation_id, { ...ending, finished_at: after(seconds) }, []);
    }
    expect(await counted()).toBe(before + 1);
    const outgoing = await store().operating.outgoing(after(1_000_000));
    expect(outgoing.publications.every(({ status }) => status === "processing")).toBe(true);
    expect(outgoing.messages.every(({ state }) => state === "waiting")).toBe(true);
  });

  test("the database tells which migrations it has", async () => {
    expect(await store().operating.appliedMigrations()).toContain("20261123010400_operating");
  });

  test("processes are told with the age of their leases and what became of them", async () => {
    const names = ["works", "late", "leaving", "taken", "gone", "left"].map((name) => freshId(name));
    const [works, late, leaving, taken, gone, left] = names;
    await run(`INSERT INTO executors (executor_id, role, version, host, pid, started_at, seen_at, leaving, taken_by) VALUES
      ('${works}', 'all', '1', 'here', 1, now(), clock_timestamp(), false, NULL),
      ('${late}', 'worker', '1', 'here', 2, now(), clock_timestamp() - interval '40 seconds', false, NULL),
      ('${leaving}', 'web', '1', 'here', 3, now(), clock_timestamp(), true, NULL),
      ('${taken}', 'worker', '1', 'here', 4, now(), clock_timestamp() - interval '60 seconds', false, '${works}'),
      ('${left}', 'worker', '1', 'here', 6, now(), clock_timestamp() - interval '60 seconds', true, '${works}'),
      ('${gone}', 'worker', '1', 'here', 5, now(), clock_timestamp() - interval '2 hours', false, '${works}')`);
    const told = (await store().operating.processes()).filter(({ executor_id }) => names.includes(executor_id));
    expect(new Map(told.map(({ executor_id, state }) => [executor_id, state]))).toEqual(
      new Map([
        [works, "works"],
        [late, "late"],
        [leaving, "leaving"],
        [taken, "taken"],
        [left, "left"],
      ]),
    );
    const one = told.find(({ executor_id }) => executor_id === late);
    expect(one?.started_at).toBeInstanceOf(Date);
    expect(Math.round(one?.lease_age_seconds ?? 0)).toBe(40);
  });

  describe("acts that are written down", () => {
    test("come back newest first, an account's own apart, and go when they are old", async () => {
      const { account_id } = await anAccount(store());
      const [first, second, others] = [act(account_id, now), act(account_id, after(1)), act(null, after(2))];
      for (const each of [first, second, others]) await store().audit.add(each);
      expect(await store().audit.list(account_id, 10)).toEqual([second, first]);
      expect(await store().audit.list(account_id, 1)).toEqual([second]);
      expect((await store().audit.list(null, 500)).some(({ event_id }) => event_id === others.event_id)).toBe(true);
      const long = new Date(0);
      const purged = await store().keeping.purge({
        claimedBefore: long,
        plannedBefore: long,
        endedBefore: long,
        actsBefore: after(1),
        plansKept: 1_000_000,
      });
      expect(purged.acts).toBeGreaterThan(0);
      expect(await store().audit.list(account_id, 10)).toEqual([second]);
    });

    test("cannot be changed by anybody", async () => {
      const event = act(null);
      await store().audit.add(event);
      const changing = run("UPDATE audit_events SET actor = 'somebody'");
      await expect(changing).rejects.toThrow("audit_events are not changed");
    });
  });
}
