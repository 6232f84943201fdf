import type { z } from "zod";
import type { Endpoint } from "#lib/contract/endpoint.ts";
import { endpoints, type EndpointName } from "#lib/contract/endpoints.ts";
import { Problem } from "#lib/contract/errors.ts";
import { acceptedSchema } from "#lib/contract/generation.ts";
import { publishAnswer } from "#lib/operations/publish-video.ts";
import { learn } from "#lib/telemetry/about.ts";
import type { Actor, BytesAnswer, Context, EventsAnswer } from "#lib/operations/operation.ts";
import type { Api } from "./api.ts";
import { writeCallDown } from "./audit.ts";
import { claim } from "./idempotency.ts";
import { fitsPassword } from "./sign-in.ts";
import { wellFormed } from "./well-formed.ts";

/** One call of one row, whoever carries it: REST, a page, an agent. */
export interface Call {
  actor: Actor;
  /** Path, query and body fields together, as they came. */
  raw: unknown;
  signal: AbortSignal;
  waitMs?: number;
  ifMatch?: string | null;
  lastEventId?: string | null;
  range?: string | null;
  upload?: Context["upload"];
  idempotencyKey?: string | null;
  /** Told of a film while it is being directed. */
  onPartial?: Context["onPartial"];
  /** Called once it is known whether the call makes something new or only repeats an answer; may refuse (429). */
  count?: (what: "call" | "replay") => Promise<void>;
}

type Common = { status: number; headers: Record<string, string> };
/** What a call came to; the transport puts it on its wire. */
export type Outcome =
  | (Common & { kind: "json"; body: Record<string, unknown> })
  | (Common & { kind: "empty" })
  | (Common & { kind: "bytes"; answer: BytesAnswer })
  | (Common & { kind: "events"; answer: EventsAnswer });

/** May they: 403 for rows that want a person, and where a scope is missing. */
export const permit = (name: EndpointName, actor: Actor): void => {
  const row: Endpoint = endpoints[name];
  if (row.public === true || actor.kind === "signed_url") return;
  if (actor.kind === "public") throw new Problem("unauthenticated", "Send an API key, or sign in.");
  if (row.session_only === true && actor.kind !== "user")
    throw new Problem("session_required", "Sign in to the studio for this; an API key may not do it.");
  const missing = row.scopes.filter((scope) => !actor.scopes.includes(scope));
  if (missing.length > 0)
    throw new Problem("insufficient_scope", `This needs the scope ${row.scopes.join(" and ")}.`, {
      headers: {
        "WWW-Authenticate": `Bearer error="insufficient_scope", scope="${row.scopes.join(" ")}"`,
      },
    });
};

/** The one way through: may they, is it well formed, was it asked before, the operation, the contract's own shape. */
export const run = async (api: Api, name: EndpointName, call: Call): Promise<Outcome> => {
  const row: Endpoint = endpoints[name];
  permit(name, call.actor);
  const input = wellFormed(row.input, call.raw);
  const ctx = contextOf(api, call);
  if (row.billable && row.makes === undefined) learn({ generation_id: ctx.generationId });
  const key = row.billable ? (call.idempotencyKey ?? null) : null;
  if (key !== null) {
    const makes = row.makes ?? "generation";
    const { id, replayed } = await claim(api, ctx.accountId, name, key, call.raw, makes);
    ctx[makes === "publication" ? "publicationId" : "generationId"] = id;
    if (makes === "generation") learn({ generation_id: id });
    ctx.standsFor = (other) =>
      other === id ? Promise.resolve() : api.services.store.idempotency.point(ctx.accountId, name, key, other);
    await call.count?.(replayed ? "replay" : "call");
    if (replayed) {
      const again =
        makes === "publication"
          ? await publishAnswer(ctx, id)
          : await api.operations.get_generation(ctx, { generation_id: id });
      ctx.reply.headers["Idempotent-Replayed"] = "true";
      return outcomeOf(row, ctx, again);
    }
  } else await call.count?.("call");
  const answer = await operationOf(api, name)(ctx, input);
  await writeCallDown(api.services, name, call.actor, { input, answer });
  return outcomeOf(row, ctx, answer);
};

const operationOf = (api: Api, name: EndpointName) =>
  api.operations[name] as (ctx: Context, input: unknown) => Promise<unknown>;

const contextOf = (api: Api, call: Call): Context => ({
  ...api.services,
  actor: call.actor,
  get accountId() {
    if (call.actor.kind === "user" || call.actor.kind === "key") return call.actor.account_id;
    throw new Error(`An operation asked for the account of a ${call.actor.kind} caller.`);
  },
  passwords: {
    hash: (password) => api.passwords.hash(password),
    fits: (account, given) => fitsPassword(api, account, given),
  },
  waitMs: call.waitMs ?? 0,
  generationId: api.services.newId("gen"),
  publicationId: api.services.newId("pub"),
  standsFor: () => Promise.resolve(),
  ifMatch: call.ifMatch ?? null,
  lastEventId: call.lastEventId ?? null,
  range: call.range ?? null,
  signal: call.signal,
  upload: call.upload ?? null,
  onPartial: call.onPartial ?? null,
  reply: { status: null, headers: {} },
});

const outcomeOf = (row: Endpoint, ctx: Context, answer: unknown): Outcome => {
  const { headers } = ctx.reply;
  const status = ctx.reply.status ?? row.success ?? 200;
  if (row.output !== null) {
    if ((row.billable || row.waits === true) && isUnderWay(answer)) return accepted(ctx, answer);
    return { kind: "json", status, headers, body: inShape(row.output, answer) };
  }
  if (row.success === 204) return { kind: "empty", status, headers };
  return row.produces === "text/event-stream"
    ? { kind: "events", status, headers, answer: answer as EventsAnswer }
    : { kind: "bytes", status, headers, answer: answer as BytesAnswer };
};

const isUnderWay = (answer: unknown): boolean => {
  const { state } = answer as { state?: unknown };
  return state === "queued" || state === "running";
};

const accepted = (ctx: Context, answer: unknown): Outcome => {
  const body = acceptedSchema.parse(answer);
  const headers = {
    ...ctx.reply.headers,
    Location: `/api/v1/generations/${body.generation_id}`,
    "Retry-After": "2",
  };
  return { kind: "json", status: 202, headers, body };
};

/** The contract's shape of an answer: a field that is not in the contract cannot leak, a missing one is our fault. */
const inShape = (schema: z.ZodType, answer: unknown): Record<string, unknown> =>
  schema.parse(answer) as Record<string, unknown>;
