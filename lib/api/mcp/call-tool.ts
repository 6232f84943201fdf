import type { CallToolResult, ServerContext } from "@modelcontextprotocol/server";
import type { Api } from "#lib/api/api.ts";
import { demandIdempotencyKey } from "#lib/api/idempotency.ts";
import { problemBody, problemOf } from "#lib/api/problem-answer.ts";
import { run, type Call, type Outcome } from "#lib/api/run.ts";
import { limits } from "#lib/contract/limits.ts";
import type { Actor } from "#lib/operations/operation.ts";
import { mcpPath } from "./protected-resource.ts";
import { toolRow } from "./tools.ts";

/** Longest that a call with progress follows a film, ms. */
const followMs = limits.wait_seconds_max * 1000;

/** One call of one tool, the same way a request of REST goes. What goes wrong is an answer that says so, naming the field. */
export const callTool = async (
  api: Api,
  actor: Actor,
  params: { name: string; arguments?: Record<string, unknown> },
  ctx: ServerContext,
): Promise<CallToolResult> => {
  const tool = toolRow(params.name);
  if (tool === null) return refused(`There is no tool ${params.name}; tools/list names them.`);
  const { name, row } = tool;
  const meta = ctx.mcpReq._meta as Record<string, unknown> | undefined;
  const progressToken = meta?.["progressToken"];
  const key = meta?.["shotwright/idempotency_key"];
  // As in REST, an account that waits in many calls already is told at once how to follow this one.
  const place =
    row.billable || row.waits === true ? api.waiters.take("account_id" in actor ? actor.account_id : "") : null;
  const waits = place !== null;
  const follows = waits && (typeof progressToken === "string" || typeof progressToken === "number");
  const call: Call = {
    actor,
    raw: params.arguments ?? {},
    signal: ctx.mcpReq.signal,
    waitMs: waits && !follows ? limits.wait_seconds_default * 1000 : 0,
    idempotencyKey: row.billable && typeof key === "string" ? key : null,
  };
  try {
    if (call.idempotencyKey !== null && call.idempotencyKey !== undefined) demandIdempotencyKey(call.idempotencyKey);
    const outcome = await run(api, name, call);
    const generationId = follows ? underWay(outcome) : null;
    if (generationId === null) return answer(outcome);
    await tellProgress(api, generationId, progressToken as string | number, ctx);
    return answer(await run(api, "get_generation", { ...call, raw: { generation_id: generationId } }));
  } catch (thrown) {
    const problem = problemOf(thrown);
    const about = { origin: api.services.origin, instance: mcpPath, requestId: api.services.newId("gen") };
    if (problem.code === "internal") api.log({ level: "error", tool: name, code: "internal", error: String(thrown) });
    return refused(JSON.stringify(problemBody(problem, about)));
  } finally {
    place?.();
  }
};

const refused = (text: string): CallToolResult => ({ isError: true, content: [{ type: "text", text }] });

const answer = (outcome: Outcome): CallToolResult => {
  const body = outcome.kind === "json" ? outcome.body : {};
  return { structuredContent: body, content: [{ type: "text", text: JSON.stringify(body) }] };
};

/** The generation that goes on behind an answer, or null. */
const underWay = (outcome: Outcome): string | null => {
  if (outcome.kind !== "json" || outcome.status !== 202) return null;
  const { generation_id } = outcome.body;
  return typeof generation_id === "string" ? generation_id : null;
};

/** Tells how a film comes on until it rests, the caller leaves, or it has taken too long. */
const tellProgress = async (
  api: Api,
  generationId: string,
  progressToken: string | number,
  { mcpReq }: ServerContext,
): Promise<void> => {
  const signal = AbortSignal.any([mcpReq.signal, AbortSignal.timeout(followMs)]);
  for await (const { event, rests } of api.services.engine.watch(generationId, -1, signal)) {
    const { progress, message } = event;
    await mcpReq.notify({ method: "notifications/progress", params: { progressToken, progress, total: 1, message } });
    if (rests) return;
  }
};
