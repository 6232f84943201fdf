import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { readMigrations } from "./migrate.ts";
import { projectRoot } from "./testing/embedded.ts";

test("of several attempts that were left open for one shot or still the latest goes on, and there is never a second again", async () => {
  const db = await PGlite.create();
  const migrations = await readMigrations(projectRoot);
  const at = migrations.findIndex(({ name }) => name.endsWith("_leases"));
  for (const { sql } of migrations.slice(0, at)) await db.exec(sql);
  await db.exec(`
    INSERT INTO accounts (account_id, email, email_key, created_at) VALUES ('acc', 'a', 'a', now());
    INSERT INTO plans (plan_id, account_id, plan_hash, content, request, raw_intent, quote, gate, created_at)
      VALUES ('plan', 'acc', '', '{}', '{}', '', '{}', '{}', now());
    INSERT INTO generations (generation_id, account_id, tool, plan_id, request, title, preview, duration_seconds, quoted_micros, created_at)
      VALUES ('gen', 'acc', 'generate_video', 'plan', '{}', '', true, 1, 0, now());
    INSERT INTO shots (generation_id, shot_id, index, routed_model) VALUES ('gen', 's1', 1, 'veo'), ('gen', 's2', 2, 'veo');
    INSERT INTO shot_attempts (generation_id, shot_id, started_at, model, outcome, ended_at) VALUES
      ('gen', 's1', '2026-01-01T00:00:00.000Z', 'veo', 'failed', '2026-01-01T00:00:01.000Z'),
      ('gen', 's1', '2026-01-02T00:00:00.000Z', 'veo', 'unknown', NULL),
      ('gen', 's1', '2026-01-03T00:00:00.000Z', 'veo', 'unknown', NULL),
      ('gen', 's2', '2026-01-02T00:00:00.000Z', 'veo', 'unknown', NULL);
    INSERT INTO hero_attempts (hero_frame_id, started_at, generation_id, model, outcome, ended_at) VALUES
      ('hero', '2026-01-02T00:00:00.000Z', 'gen', 'flux', 'unknown', NULL),
      ('hero', '2026-01-03T00:00:00.000Z', 'gen', 'flux', 'unknown', NULL);`);
  for (const { sql } of migrations.slice(at)) await db.exec(sql);
  const rows = async (table: string, part: string) =>
    (
      await db.query(
        `SELECT ${part} AS part, left(started_at, 10) AS day, code, ended_at IS NULL AS open FROM ${table} ORDER BY 1, 2`,
      )
    ).rows;
  expect(await rows("shot_attempts", "shot_id")).toEqual([
    { part: "s1", day: "2026-01-01", code: null, open: false },
    { part: "s1", day: "2026-01-02", code: "superseded", open: false },
    { part: "s1", day: "2026-01-03", code: null, open: true },
    { part: "s2", day: "2026-01-02", code: null, open: true },
  ]);
  expect(await rows("hero_attempts", "hero_frame_id")).toEqual([
    { part: "hero", day: "2026-01-02", code: "superseded", open: false },
    { part: "hero", day: "2026-01-03", code: null, open: true },
  ]);
  const { rows: ended } = await db.query<{ ended_at: string }>(
    "SELECT ended_at FROM shot_attempts WHERE code = 'superseded'",
  );
  const endedAt = ended[0]!.ended_at;
  expect(new Date(endedAt).toISOString()).toBe(endedAt);
  const second = `INSERT INTO shot_attempts (generation_id, shot_id, started_at, model, outcome) VALUES ('gen', 's2', '2', 'veo', 'unknown')`;
  await expect(db.exec(second)).rejects.toThrow("shot_attempts_open");
  await db.close();
});
