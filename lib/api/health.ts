import { withApi } from "./current-api.ts";
import type { Api } from "./api.ts";
import { actsForOperator } from "./operator.ts";
import { watched } from "./watched.ts";

const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

/** GET `/api/health/live`: whether the thread that answers turns; it asks nobody else. */
export const live = (): Response => Response.json({ status: "live" }, { headers });

/** GET `/api/health/ready`: whether the process may be given work: 200, or 503 and which checks do not hold. */
export const readyRoute = (request: Request): Promise<Response> => withApi(request, (api) => ready(api, request));

/** As above. Why a check does not hold is told to whoever runs the service alone. */
export const ready = (api: Api, request: Request): Promise<Response> =>
  watched(api, request, "/api/health/ready", (requestId) => looked(api, request, requestId), true);

const looked = async (api: Api, request: Request, requestId: string): Promise<Response> => {
  const found = await api.services.readiness.look();
  const isTold = request.headers.has("authorization") && (await actsForOperator(api, request));
  const body = {
    status: found.ready ? "ready" : "not_ready",
    checks: found.checks.map(({ name, passes, fault }) => ({
      name,
      status: passes ? "pass" : "fail",
      ...(isTold && fault !== null ? { detail: fault } : {}),
    })),
  };
  return Response.json(body, {
    status: found.ready ? 200 : 503,
    headers: { ...headers, "X-Request-Id": requestId },
  });
};
