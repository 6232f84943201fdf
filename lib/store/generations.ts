import type { ProgressEvent } from "#lib/contract/generation.ts";
import { filmCounts, filmPage } from "./film-list.ts";
import { Prisma, type Generation as Row, type GenerationEvent, type PrismaClient } from "./generated/client.ts";
import { json, jsonOrNull } from "./json-column.ts";
import { entryKey } from "./spending-records.ts";
import { heldFor, reserve, writeEntries } from "./ledger.ts";
import { microsOf, usdOf } from "./money.ts";
import { channelName } from "./notices.ts";
import { writeLosses } from "./orders.ts";
import type { NewGeneration, Store, StoredGeneration } from "./store.ts";
import { tellWebhooks } from "./webhooks.ts";

const ended = ["finished", "cancelled"] as const;

export function generationStore(db: PrismaClient): Store["generations"] {
  return {
    create: ({ shots, ...generation }, reservation) =>
      db.$transaction(async (tx) => {
        const { count } = await tx.generation.createMany({
          data: [newRow(generation)],
          skipDuplicates: true,
        });
        if (count === 0) return;
        const { generation_id } = generation;
        await tx.shot.createMany({
          data: shots.map(({ shot_id, index, routed_model, made }) => ({
            generation_id,
            shot_id,
            index,
            routed_model,
            ...(made && { ...made, film_parts: jsonOrNull(made.film_parts) }),
          })),
        });
        await reserve(tx, reservation);
      }),
    async get(account_id, generation_id) {
      const row = await db.generation.findFirst({ where: { account_id, generation_id } });
      return row && generationOf(row);
    },
    async byId(generation_id) {
      const row = await db.generation.findUnique({ where: { generation_id } });
      return row && generationOf(row);
    },
    async list(account_id, query) {
      const { rows, next_cursor } = await filmPage(db, account_id, query);
      return { generations: rows.map(generationOf), next_cursor };
    },
    counts: filmCounts(db),
    async children(account_id, parent_generation_id) {
      const rows = await db.generation.findMany({
        where: { account_id, parent_generation_id },
        orderBy: [{ created_at: "asc" }, { generation_id: "asc" }],
        select: { generation_id: true },
      });
      return rows.map((row) => row.generation_id);
    },
    reopen: (generation_id, { from, round: only, message, plan_id, quote, max_cost_usd, reservation }) =>
      db.$transaction(async (tx) => {
        const { count } = await tx.generation.updateMany({
          where: { generation_id, OR: from, ...(only !== undefined && { round: only }) },
          data: {
            state: "queued",
            status: null,
            stage: null,
            progress: 0,
            message,
            blocked: Prisma.DbNull,
            failure: Prisma.DbNull,
            finished_at: null,
            round: { increment: 1 },
            event_count: { increment: 1 },
            ...(plan_id !== undefined && { plan_id }),
            ...(quote !== undefined && { quote: json(quote), quoted_micros: microsOf(quote.total_usd) }),
          },
        });
        if (count === 0) return false;
        const { event_count, request, round, account_id } = await tx.generation.findUniqueOrThrow({
          where: { generation_id },
        });
        if (max_cost_usd !== undefined)
          await tx.generation.update({
            where: { generation_id },
            data: { request: json({ ...(request as object), max_cost_usd }) },
          });
        await tx.generationEvent.create({
          data: { generation_id, index: event_count - 1, state: "queued", progress: 0, message },
        });
        if (reservation === undefined) return true;
        const held = await heldFor(tx, generation_id);
        const earlier = { generation_id, round: round - 1 };
        // What an earlier round still holds is given back first: no round holds for another.
        if (held > 0n)
          await writeEntries(tx, [
            {
              entry_key: entryKey("release", earlier),
              account_id,
              generation_id,
              publication_id: null,
              kind: "release",
              amount_usd: usdOf(held),
              model: null,
              at: reservation.at,
            },
          ]);
        await reserve(tx, reservation);
        return true;
      }),
    async replan(generation_id, plan_id) {
      await db.generation.update({ where: { generation_id }, data: { plan_id } });
    },
    async unfinished() {
      const rows = await db.generation.findMany({
        where: { state: { in: ["queued", "running"] } },
        orderBy: [{ created_at: "asc" }, { generation_id: "asc" }],
        select: { generation_id: true },
      });
      return rows.map((row) => row.generation_id);
    },
    async standing(ids) {
      const where = { generation_id: { in: [...ids] } };
      return db.generation.findMany({ where, select: { generation_id: true, round: true, state: true } });
    },
    async progress(generation_id, event) {
      // One statement: the row's lock orders concurrent callers, so the log has no gap and progress never falls.
      const appended = await db.$executeRaw`
        WITH moved AS (
          UPDATE generations SET
            state = ${event.state}::"GenerationState",
            stage = ${event.stage}::"GenerationStage",
            progress = GREATEST(progress, ${event.progress}::float8),
            message = ${event.message},
            event_count = event_count + 1
          WHERE generation_id = ${generation_id} AND state NOT IN ('finished', 'cancelled')
          RETURNING generation_id, event_count - 1 AS index, state, stage, progress, message
        )
        INSERT INTO generation_events (generation_id, index, state, stage, progress, shot_id, message)
        SELECT generation_id, index, state, stage, progress, ${event.shot_id ?? null}, message
        FROM moved, pg_notify(${channelName("progressed")}, generation_id)`;
      return appended === 1;
    },
    end: (generation_id, ending, settlement, notice) =>
      db.$transaction(async (tx) => {
        const { state, status, message, charged_usd, finished_at, film, blocked, failure, round: only } = ending;
        const { count } = await tx.generation.updateMany({
          where: { generation_id, state: { notIn: [...ended] }, ...(only !== undefined && { round: only }) },
          data: {
            state,
            status,
            message,
            finished_at,
            stage: null,
            charged_micros: microsOf(charged_usd),
            blocked: jsonOrNull(blocked),
            failure: jsonOrNull(failure),
            event_count: { increment: 1 },
            ...(state === "finished" && { progress: 1 }),
            ...film,
          },
        });
        if (count === 0) return false;
        const { event_count, progress, account_id, round } = await tx.generation.findUniqueOrThrow({
          where: { generation_id },
        });
        const index = event_count - 1;
        await tx.generationEvent.create({
          data: { generation_id, index, state, progress, message },
        });
        // Under the row's lock: what was read before may be of a round that is over.
        const now = { round, held_usd: usdOf(await heldFor(tx, generation_id)) };
        await writeEntries(tx, typeof settlement === "function" ? settlement(now) : settlement);
        await writeLosses(tx, generation_id, finished_at);
        if (notice !== undefined)
          await tellWebhooks(tx, account_id, typeof notice === "function" ? notice(now) : notice);
        // Whoever is at work on it hears of it with the commit; on the embedded database nobody listens.
        if (state === "cancelled")
          await tx.$executeRaw`SELECT pg_notify(${channelName("cancelled")}, ${`${generation_id} ${round}`})`;
        await tx.$executeRaw`SELECT pg_notify(${channelName("progressed")}, ${generation_id})`;
        return true;
      }),
    async events(generation_id, after) {
      const rows = await db.generationEvent.findMany({
        where: { generation_id, index: { gt: after } },
        orderBy: { index: "asc" },
      });
      return rows.map((row) => ({ index: row.index, event: eventOf(row) }));
    },
  };
}

function newRow(generation: Omit<NewGeneration, "shots">) {
  const { generation_id, account_id, tool, plan_id, parent_generation_id, consent_id, title, raw_intent } = generation;
  const { preview, duration_seconds, changed_shot_ids, created_at } = generation;
  return {
    generation_id,
    account_id,
    tool,
    plan_id,
    parent_generation_id,
    consent_id,
    title,
    raw_intent,
    preview,
    director_mode: generation.director_mode ?? null,
    aspect_ratio: generation.aspect_ratio ?? null,
    brand_id: generation.brand_id ?? null,
    duration_seconds,
    changed_shot_ids,
    created_at,
    request: json(generation.request),
    details: jsonOrNull(generation.details),
    quoted_micros: microsOf(generation.quoted_usd),
    quote: jsonOrNull(generation.quote),
  };
}

function generationOf({ quoted_micros, charged_micros, event_count: _, ...row }: Row): StoredGeneration {
  return {
    ...row,
    request: row.request as StoredGeneration["request"],
    details: row.details as StoredGeneration["details"],
    blocked: row.blocked as StoredGeneration["blocked"],
    failure: row.failure as StoredGeneration["failure"],
    quoted_usd: usdOf(quoted_micros),
    quote: row.quote as StoredGeneration["quote"],
    charged_usd: usdOf(charged_micros),
  };
}

function eventOf({ state, stage, progress, shot_id, message }: GenerationEvent): ProgressEvent {
  return { state, stage, progress, message, ...(shot_id !== null && { shot_id }) };
}
