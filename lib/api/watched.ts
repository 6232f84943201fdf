import { learn } from "#lib/telemetry/about.ts";
import type { Actor } from "#lib/operations/operation.ts";
import type { Api } from "./api.ts";
import { addressOf } from "./caller.ts";
import { requestIdOf } from "./problem-answer.ts";

/**
 * Serves one request so that it is logged, counted and traced. `route` is its path as the table has it; `isQuiet` for what
 * asks again and again. `serve` is given the id of the request, which every line that is logged meanwhile carries.
 */
export const watched = (
  api: Api,
  request: Request,
  route: string,
  serve: (requestId: string) => Promise<Response>,
  isQuiet = false,
): Promise<Response> =>
  api.services.telemetry.request(
    { method: request.method, route, traceparent: request.headers.get("traceparent"), isQuiet },
    () => {
      const requestId = requestIdOf(request.headers);
      learn({ request_id: requestId, network: addressOf(request.headers, api.services.trustedProxies) });
      return serve(requestId);
    },
  );

/** From here on the request is known to be this account's. */
export const learnActor = (actor: Actor): void => {
  if (actor.kind === "user" || actor.kind === "key") learn({ account_id: actor.account_id });
};
