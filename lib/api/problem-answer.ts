import { Problem, problems, type ProblemBody, type ProblemCode } from "#lib/contract/errors.ts";
import { loggedCauses } from "#lib/contract/logged-error.ts";
import { isDatabaseAway } from "#lib/store/database-away.ts";
import { isDiskFull } from "#lib/store/failure-codes.ts";
import type { Api } from "./api.ts";
import type { AppServices } from "./app-services.ts";

const retryable: ReadonlySet<ProblemCode> = new Set(["rate_limited", "internal", "unavailable"]);

/** The caller's own request id when it is well formed, else a new one. */
export const requestIdOf = (headers: Pick<Headers, "get">): string => {
  const given = headers.get("x-request-id") ?? "";
  return /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/.test(given) ? given : `req_${crypto.randomUUID().replaceAll("-", "")}`;
};

/** By name: an operation's problems are of another bundle's copy of the class. */
export const isProblem = (thrown: unknown): thrown is Problem => thrown instanceof Error && thrown.name === "Problem";

/** Anything thrown, as the problem that is answered. What was not foreseen is `internal`, and says nothing more. */
export const problemOf = (thrown: unknown): Problem =>
  isProblem(thrown)
    ? thrown
    : (mediaProblem(thrown) ??
      passingProblem(thrown) ??
      new Problem("internal", "The service failed. Try again; if it stays, report the request id.", { cause: thrown }));

/** What is nobody's fault and passes: a database that is away, a disk that is full. */
const passingProblem = (cause: unknown): Problem | null => {
  if (isDiskFull(cause))
    return new Problem(
      "unavailable",
      "There is no room left on the disk that this is kept on. Nothing of it was kept; try again later.",
      { headers: { "Retry-After": "30" }, cause },
    );
  if (isDatabaseAway(cause))
    return new Problem(
      "unavailable",
      "The database does not answer. Try again; with the same Idempotency-Key what costs is done once.",
      { headers: { "Retry-After": "5" }, cause },
    );
  return null;
};

/** What the media store said, as its caller is told. */
const mediaProblem = (thrown: unknown): Problem | null => {
  switch (thrown instanceof Error ? thrown.name : "") {
    case "MediaUnavailable":
      return new Problem(
        "unavailable",
        "The store that media are kept in does not answer. Nothing is lost; try again.",
        {
          headers: { "Retry-After": "5" },
          cause: thrown,
        },
      );
    case "MediaMissing":
      return new Problem(
        "not_found",
        "The bytes of this file are not in the store that this service reads: they were removed, or are kept elsewhere.",
        { cause: thrown },
      );
    default:
      return null;
  }
};

/** The RFC 9457 body of a problem. */
export const problemBody = (
  problem: Problem,
  about: { origin: string; instance: string; requestId: string },
): ProblemBody => {
  const { status, title } = problems[problem.code];
  const docs_url = `${about.origin}/docs/errors#${problem.code}`;
  return {
    type: docs_url,
    title,
    status,
    detail: problem.message,
    instance: about.instance,
    code: problem.code,
    request_id: about.requestId,
    ...(problem.errors === undefined ? {} : { errors: problem.errors }),
    ...(problem.quote === undefined ? {} : { quote: problem.quote }),
    retryable: retryable.has(problem.code),
    docs_url,
  };
};

/** The answer to anything thrown while a request was served; failures of our own are logged, once. */
export const problemAnswer = (
  api: { services: Pick<AppServices, "origin" | "clock">; log: Api["log"] },
  request: Request,
  requestId: string,
  thrown: unknown,
  headers: Record<string, string> = {},
): Response => {
  const problem = problemOf(thrown);
  const instance = new URL(request.url).pathname;
  const body = problemBody(problem, { origin: api.services.origin, instance, requestId });
  if (body.status >= 500)
    api.log({
      level: "error",
      at: api.services.clock().toISOString(),
      request_id: requestId,
      method: request.method,
      path: instance,
      status: body.status,
      code: problem.code,
      error: loggedCauses(problem.cause ?? problem),
    });
  return new Response(request.method === "HEAD" ? null : JSON.stringify(body), {
    status: body.status,
    headers: {
      "Content-Type": "application/problem+json",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      ...headers,
      ...(body.status === 401 ? { "WWW-Authenticate": "Bearer" } : {}),
      ...problem.headers,
      "X-Request-Id": requestId,
    },
  });
};
