import { createMcpHandler, Server, type McpHttpHandler } from "@modelcontextprotocol/server";
import type { Api } from "#lib/api/api.ts";
import { authenticate } from "#lib/api/auth.ts";
import { callerOf, countCall, knownOrCounted, rateClasses } from "#lib/api/caller.ts";
import { withApi } from "#lib/api/current-api.ts";
import { problemAnswer } from "#lib/api/problem-answer.ts";
import { isIdempotencyKey } from "#lib/api/idempotency.ts";
import { permit } from "#lib/api/run.ts";
import type { EndpointName } from "#lib/contract/endpoints.ts";
import type { BodyRoom } from "#lib/api/body-budget.ts";
import { readBytes } from "#lib/api/read-body.ts";
import { learnActor, watched } from "#lib/api/watched.ts";
import { Problem } from "#lib/contract/errors.ts";
import type { Actor } from "#lib/operations/operation.ts";
import { callTool } from "./call-tool.ts";
import { demandOurs } from "./ours.ts";
import { mcpPath, metadataUrl, protectedResource } from "./protected-resource.ts";
import { toolRow, tools } from "./tools.ts";

const bodyBytesMax = 4 * 1024 * 1024;
/** JSON-RPC's code for what is no request. */
const invalidRequest = -32_600;

/** Who calls, as it is handed through the protocol's own machinery. */
interface Caller {
  api: Api;
  actor: Actor;
}

const instructions =
  "Shotwright turns one sentence into a short, signed film. Plan first: get_story_intelligence_report and " +
  "plan_director_prompt are free. generate_video makes the film; generate_video_staged lets a person approve a still " +
  "first; refine_shot and extend_sequence change what is made. A blocked answer says what stands against it.";

const opened = (): McpHttpHandler =>
  createMcpHandler(({ authInfo }) => {
    if (authInfo === undefined) throw new Error("Nobody is known to be calling.");
    const { api, actor } = authInfo.extra as unknown as Caller;
    const server = new Server(
      { name: "shotwright", title: "Shotwright", version: api.services.version },
      { capabilities: { tools: {} }, instructions },
    );
    server.setRequestHandler("tools/list", () => ({ tools: tools() }));
    server.setRequestHandler("tools/call", ({ params }, ctx) =>
      callTool(api, actor, { name: params.name, ...(params.arguments && { arguments: params.arguments }) }, ctx),
    );
    return server;
  });

let handler: McpHttpHandler | undefined;

/** The agents' transport: every tool is a row of the table, through the same `run` as REST. Stateless. */
export const serveMcp = (request: Request): Promise<Response> => withApi(request, (api) => answerMcp(api, request));

/** Metadata of the transport for clients that were refused. */
export const serveProtectedResource = (request: Request): Promise<Response> =>
  withApi(request, ({ services }) => Promise.resolve(Response.json(protectedResource(services.origin))));

/** One message to the agents' transport. */
export const answerMcp = (api: Api, request: Request): Promise<Response> =>
  watched(api, request, mcpPath, (requestId) => answerMessage(api, request, requestId));

const answerMessage = async (api: Api, request: Request, requestId: string): Promise<Response> => {
  const headers: Record<string, string> = {};
  let room: BodyRoom | null = null;
  try {
    demandOurs(request, api.services.origin);
    if (request.method !== "POST")
      throw new Problem("method_not_allowed", "Agents send POST; there are no sessions to read or to end.", {
        headers: { Allow: "POST" },
      });
    const actor = await knownOrCounted(api, request.headers, async () => keyHolder(api, request));
    learnActor(actor);
    room = api.bodies.documents.enter(callerOf(actor, request, api.services));
    const { parsedBody, called, idempotencyKey } = await readMessage(request, room);
    const row = called === null ? null : toolRow(called);
    const asRead =
      row === null || (idempotencyKey !== null && (await isRepeated(api, actor, row.name, idempotencyKey)));
    const verdict = await countCall(api, actor, request, asRead ? ["read"] : rateClasses(row.row));
    Object.assign(headers, verdict.headers);
    if (!verdict.allowed)
      throw new Problem("rate_limited", "Too many requests; wait as long as Retry-After says, in seconds.");
    if (Array.isArray(parsedBody)) return batchRefused(requestId, headers);
    if (row !== null) permit(row.name, actor);
    const extra = { api, actor } satisfies Caller;
    const response = await (handler ??= opened()).fetch(request, {
      parsedBody,
      authInfo: { token: "", clientId: callerOf(actor, request, api.services), scopes: scopesOf(actor), extra },
    });
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    response.headers.set("X-Request-Id", requestId);
    return response;
  } catch (thrown) {
    const response = problemAnswer(api, request, requestId, thrown, headers);
    const challenge = response.headers.get("WWW-Authenticate");
    if (challenge !== null) response.headers.set("WWW-Authenticate", withMetadata(challenge, api.services.origin));
    return response;
  } finally {
    room?.free();
  }
};

/** Every call is counted, and a list of them would be counted once: the protocol has had no batches since 2025-06-18. */
const batchRefused = (requestId: string, headers: Record<string, string>): Response =>
  Response.json(
    {
      jsonrpc: "2.0",
      id: null,
      error: { code: invalidRequest, message: "Send one message a request; batches are not taken." },
    },
    { status: 400, headers: { ...headers, "X-Request-Id": requestId, "Cache-Control": "no-store" } },
  );

/** Agents come with a key: a browser's cookie is not taken for one. */
const keyHolder = (api: Api, request: Request): Promise<Actor> => {
  if (request.headers.get("authorization") === null)
    throw new Problem("unauthenticated", "Send an API key: Authorization: Bearer sw_live_…");
  return authenticate(
    api,
    new Request(request.url, { headers: { authorization: request.headers.get("authorization")! } }),
  );
};

const scopesOf = (actor: Actor): string[] => ("scopes" in actor ? [...actor.scopes] : []);

const withMetadata = (challenge: string, origin: string): string =>
  `${challenge}${challenge.includes("=") ? "," : ""} resource_metadata="${metadataUrl(origin)}"`;

/** True where the key was used for this tool before: the answer is one that was given. The headers leave before it comes. */
const isRepeated = async (api: Api, actor: Actor, name: EndpointName, key: string): Promise<boolean> =>
  "account_id" in actor &&
  isIdempotencyKey(key) &&
  (await api.services.store.idempotency.get(actor.account_id, name, key)) !== null;

/** A message as far as it is read here. */
interface Message {
  parsedBody: unknown;
  /** The tool that it calls; null for other messages. */
  called: string | null;
  idempotencyKey: string | null;
}

/** What is JSON and no message is left to the protocol to refuse. */
const readMessage = async (request: Request, room: BodyRoom): Promise<Message> => {
  const text = Buffer.from(await readBytes(request, bodyBytesMax, room)).toString("utf8");
  let parsedBody: unknown;
  try {
    parsedBody = JSON.parse(text);
  } catch (cause) {
    throw new Problem("malformed_json", "The message is no JSON.", { cause });
  }
  const { method, params } = (parsedBody ?? {}) as {
    method?: unknown;
    params?: { name?: unknown; _meta?: Record<string, unknown> | null } | null;
  };
  const called = method === "tools/call" && typeof params?.name === "string" ? params.name : null;
  const key = params?._meta?.["shotwright/idempotency_key"];
  return { parsedBody, called, idempotencyKey: called !== null && typeof key === "string" ? key : null };
};
