import { createHash } from "node:crypto";
import type { PrismaClient } from "./generated/client.ts";
import { longestWindow_s, type SharedLimits } from "./limit-records.ts";

const slot_s = 5;

interface Row {
  fits: boolean;
  now_s: number;
  nth: number;
  at_slot: bigint | null;
  at_calls: number | null;
}

/** Over a Postgres: one statement a count. */
export function sharedLimits(db: PrismaClient): SharedLimits {
  return {
    async take(subjects, beyond = false) {
      const names = subjects.map(({ subject }) => nameOf(subject));
      const mosts = subjects.map(({ most }) => most);
      const windows = subjects.map(({ windowSeconds }) => windowSeconds);
      const rows = await db.$queryRaw<Row[]>`
        SELECT * FROM take_rate(${names}::text[], ${mosts}::int[], ${windows}::int[], ${beyond})`;
      const slots = subjects.map(({ windowSeconds }, index) =>
        rows.flatMap(({ nth, at_slot, at_calls }) =>
          nth === index + 1 && at_slot !== null && at_calls !== null
            ? [{ freeAt_s: (Number(at_slot) + 1) * slot_s + windowSeconds, calls: at_calls }]
            : [],
        ),
      );
      return { fits: rows[0]?.fits === true, now_s: rows[0]?.now_s ?? 0, slots };
    },
    async forgive(subject) {
      const name = nameOf(subject);
      await db.$executeRaw`
        UPDATE rate_slots SET calls = calls - 1 WHERE subject = ${name} AND calls > 0 AND slot =
          (SELECT max(slot) FROM rate_slots WHERE subject = ${name} AND calls > 0)`;
    },
    async forget(subject) {
      await db.rateSlot.deleteMany({ where: { subject: nameOf(subject) } });
    },
    async turn(subject, { everyMs, longestMs }) {
      const rows = await db.$queryRaw<{ wait_ms: number }[]>`
        INSERT INTO rate_turns AS t (subject, free_at)
        VALUES (${nameOf(subject)}, statement_timestamp() AT TIME ZONE 'UTC' + ${everyMs}::int * interval '1 millisecond')
        ON CONFLICT (subject) DO UPDATE
          SET free_at = greatest(t.free_at, statement_timestamp() AT TIME ZONE 'UTC') + ${everyMs}::int * interval '1 millisecond'
          WHERE t.free_at <= statement_timestamp() AT TIME ZONE 'UTC' + ${longestMs}::int * interval '1 millisecond'
        RETURNING 1000 * extract(epoch FROM free_at - statement_timestamp() AT TIME ZONE 'UTC')::float8 - ${everyMs}::int AS wait_ms`;
      const wait = rows[0]?.wait_ms;
      return wait === undefined ? null : Math.max(0, Math.floor(wait));
    },
    sweep: async () =>
      (await db.$executeRaw`
        DELETE FROM rate_slots WHERE slot < extract(epoch FROM clock_timestamp()) / ${slot_s}::int
          - ${longestWindow_s / slot_s + 1}::int`) +
      (await db.$executeRaw`DELETE FROM rate_turns WHERE free_at < statement_timestamp() AT TIME ZONE 'UTC'`),
  };
}

/** Nobody's address stands in the table, and every name is as long as every other. */
const nameOf = (subject: string): string => createHash("sha256").update(subject).digest("hex").slice(0, 32);
