import type { Endpoint } from "#lib/contract/endpoint.ts";
import { endpoints, type EndpointName } from "#lib/contract/endpoints.ts";
import { Problem } from "#lib/contract/errors.ts";
import type { Actor } from "#lib/operations/operation.ts";
import { actorFor, authenticate } from "./auth.ts";
import type { Api } from "./api.ts";
import { bytesResponse } from "./bytes-response.ts";
import { callerOf, countCall, knownOrCounted, rateClasses } from "./caller.ts";
import { eventStream } from "./event-stream.ts";
import { demandIdempotencyKey } from "./idempotency.ts";
import { acceptsEvents, holdPlaces, type HeldPlaces } from "./held-places.ts";
import { planStream } from "./plan-stream.ts";
import { problemAnswer, requestIdOf } from "./problem-answer.ts";
import type { RateClass } from "./rate-limit.ts";
import type { BodyRoom } from "./body-budget.ts";
import { readInput, roomFor } from "./request-input.ts";
import { learnActor, watched } from "./watched.ts";
import { wellFormed } from "./well-formed.ts";
import { permit, run, type Call, type Outcome } from "./run.ts";

/** One request to one path of the table; `names` are the path's rows, one a method; none for a path that is unknown. */
export const handle = (
  api: Api,
  names: readonly EndpointName[],
  request: Request,
  params: Record<string, string>,
): Promise<Response> =>
  watched(api, request, templateOf(names), (requestId) => answerTo(api, names, request, params, requestId));

const workerAnswersLittle =
  "This process makes films, and answers /api/health, /api/metrics and /api/internal alone: ask one whose SHOTWRIGHT_ROLE is web.";

/** The path as the table has it; all unknown ones are one. */
const templateOf = ([name]: readonly EndpointName[]): string =>
  name === undefined ? "unknown" : `/api/v1${endpoints[name].path}`;

const answerTo = async (
  api: Api,
  names: readonly EndpointName[],
  request: Request,
  params: Record<string, string>,
  requestId: string,
): Promise<Response> => {
  const headers: Record<string, string> = {};
  try {
    const response = await serve(api, names, request, params, headers);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    response.headers.set("X-Request-Id", requestId);
    response.headers.set("X-Content-Type-Options", "nosniff");
    return response;
  } catch (thrown) {
    return problemAnswer(api, request, requestId, thrown, headers);
  }
};

/** `headers` go on every answer of the request, problems included: they are filled in as the request gets further. */
const serve = async (
  api: Api,
  names: readonly EndpointName[],
  request: Request,
  params: Record<string, string>,
  headers: Record<string, string>,
): Promise<Response> => {
  // A process that makes films has nothing for anybody, whoever asks.
  if (names.length === 0 && api.services.role === "worker") throw new Problem("not_found", workerAnswersLittle);
  const allow = allowed(names);
  if (request.method === "OPTIONS" && names.length > 0)
    return new Response(null, { status: 204, headers: { Allow: allow } });
  const name = names.find((candidate) => methodsOf(endpoints[candidate]).includes(request.method));
  const row: Endpoint | undefined = name === undefined ? undefined : endpoints[name];
  const isPublic = row?.public ?? names.some((candidate) => isPublicRow(endpoints[candidate]));
  if (!isPublic && !api.services.ready)
    throw new Problem("unavailable", "The service is starting.", {
      headers: { "Retry-After": "2" },
    });
  const actor = await knownOrCounted(api, request.headers, async (): Promise<Actor> => {
    if (name !== undefined) return actorFor(api, name, isPublic, request, params);
    return isPublic ? { kind: "public" } : authenticate(api, request);
  });
  learnActor(actor);

  let counted = false;
  const count = async (classes: readonly RateClass[]) => {
    if (counted) return;
    counted = true;
    const verdict = await countCall(api, actor, request, classes);
    Object.assign(headers, verdict.headers);
    if (!verdict.allowed)
      throw new Problem("rate_limited", "Too many requests; wait as long as Retry-After says, in seconds.");
  };
  if (name === undefined || row === undefined) {
    await count(["read"]);
    if (names.length === 0) throw new Problem("not_found", "There is no such path in this API.");
    throw new Problem("method_not_allowed", `This path takes ${allow}.`, {
      headers: { Allow: allow },
    });
  }
  const idempotencyKey = row.billable ? request.headers.get("idempotency-key") : null;
  // A replay counts as a read, and only the claim can tell: such a call is counted there, or else where it fails.
  if (idempotencyKey === null) await count(rateClasses(row));
  try {
    permit(name, actor);
    if (idempotencyKey !== null) demandIdempotencyKey(idempotencyKey);
    return await answered(api, name, row, request, params, {
      actor,
      idempotencyKey,
      count: (what) => count(what === "replay" ? ["read"] : rateClasses(row)),
    });
  } catch (thrown) {
    await count(rateClasses(row));
    throw thrown;
  }
};

const answered = async (
  api: Api,
  name: EndpointName,
  row: Endpoint,
  request: Request,
  params: Record<string, string>,
  about: Pick<Call, "actor" | "idempotencyKey" | "count"> & { actor: Actor },
): Promise<Response> => {
  const held = holdPlaces(api, row, request, about.actor);
  const room = roomFor(api.bodies, row, request, callerOf(about.actor, request, api.services));
  try {
    const response = await served(api, name, row, request, params, { ...about, held, room });
    if (!isStream(response)) held.endStream();
    return response;
  } catch (thrown) {
    held.endStream();
    throw thrown;
  } finally {
    room.free();
    held.endWaiting();
  }
};

const isStream = (response: Response): boolean =>
  response.headers.get("content-type")?.startsWith("text/event-stream") === true;

const served = async (
  api: Api,
  name: EndpointName,
  row: Endpoint,
  request: Request,
  params: Record<string, string>,
  {
    held,
    room,
    ...about
  }: Pick<Call, "actor" | "idempotencyKey" | "count"> & { actor: Actor; held: HeldPlaces; room: BodyRoom },
): Promise<Response> => {
  const { waiting } = held;
  const { raw, upload } = await readInput(row, request, params, room);
  const reader = new AbortController();
  const call: Call = {
    ...about,
    raw,
    upload,
    signal: AbortSignal.any([request.signal, reader.signal]),
    waitMs: waiting.waitMs,
    ifMatch: request.headers.get("if-match"),
    lastEventId: request.headers.get("last-event-id"),
    range: request.headers.get("range"),
  };
  if (row.streams === true && acceptsEvents(request)) {
    // What is not well formed is told by its status, before anything is streamed.
    wellFormed(row.input, raw);
    return new Response(
      planStream({
        run: (onPartial) => run(api, name, { ...call, onPartial }),
        problemBody: async (thrown) => problemAnswer(api, request, requestIdOf(request.headers), thrown, {}).json(),
        stop: () => reader.abort(),
        over: held.endStream,
      }),
      { headers: eventHeaders },
    );
  }
  if (name === "get_generation" || name === "watch_generation") api.seeToWork();
  const outcome = await ranged(api, name, call, request.headers.get("if-range"));
  const applied = waiting.applied === null ? {} : { "Preference-Applied": waiting.applied };
  const { leaving } = api.services;
  return responseOf(outcome, request, applied, { stop: () => reader.abort(), over: held.endStream, leaving });
};

/** `If-Range` turns the range off unless the caller's copy is the one we have: the whole is asked for first. */
const ranged = async (api: Api, name: EndpointName, call: Call, ifRange: string | null): Promise<Outcome> => {
  if (ifRange === null || call.range === null) return run(api, name, call);
  const whole = await run(api, name, { ...call, range: null });
  return whole.kind === "bytes" && whole.answer.etag === ifRange ? run(api, name, call) : whole;
};

const responseOf = (
  outcome: Outcome,
  request: Request,
  more: Record<string, string>,
  reader: { stop: () => void; over: () => void; leaving: AbortSignal },
): Response | Promise<Response> => {
  const { status, kind } = outcome;
  const headers = { "Cache-Control": "no-store", ...outcome.headers, ...more };
  switch (kind) {
    case "json":
      return Response.json(outcome.body, { status, headers });
    case "empty":
      return new Response(null, { status, headers });
    case "bytes":
      return bytesResponse(outcome.answer, request, headers);
    case "events":
      return new Response(eventStream(outcome.answer, reader), {
        status,
        headers: { ...headers, ...eventHeaders },
      });
  }
};

const eventHeaders = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
};

const isPublicRow = (row: Endpoint): boolean => row.public === true;

/** HEAD goes where bytes are. */
const methodsOf = (row: Endpoint): string[] =>
  row.method === "GET" && row.produces === "application/octet-stream" ? ["GET", "HEAD"] : [row.method];

const allowed = (names: readonly EndpointName[]): string =>
  [...names.flatMap((name) => methodsOf(endpoints[name])), "OPTIONS"].join(", ");
