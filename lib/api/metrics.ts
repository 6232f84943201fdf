import { createHash, timingSafeEqual } from "node:crypto";
import { Problem } from "#lib/contract/errors.ts";
import type { Api } from "./api.ts";
import { withApi } from "./current-api.ts";
import { peerHeader } from "./peer-address.ts";
import { problemAnswer } from "./problem-answer.ts";
import { watched } from "./watched.ts";

/** GET `/api/metrics`: what this process tells of itself, in Prometheus's text format. */
export const metricsRoute = (request: Request): Promise<Response> => withApi(request, (api) => metrics(api, request));

/** As above. With a token set it is for who has it, else for programs of the same machine. */
export const metrics = (api: Api, request: Request): Promise<Response> =>
  watched(
    api,
    request,
    "/api/metrics",
    async (requestId) => {
      try {
        demandWatcher(request, api.services);
        return new Response(await api.services.telemetry.metrics.text(), {
          headers: {
            "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
            "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff",
            "X-Request-Id": requestId,
          },
        });
      } catch (thrown) {
        return problemAnswer(api, request, requestId, thrown);
      }
    },
    true,
  );

type About = Pick<Api["services"], "metricsToken" | "origin" | "trustedProxies">;

const demandWatcher = (request: Request, services: About): void => {
  const token = services.metricsToken;
  if (token === null) {
    if (isOfThisMachine(request.headers, services)) return;
    throw new Problem("unauthenticated", "Set SHOTWRIGHT_METRICS_TOKEN, and send it: Authorization: Bearer ….");
  }
  const given = /^bearer\s+(.+)$/i.exec(request.headers.get("authorization")?.trim() ?? "")?.[1] ?? "";
  if (!timingSafeEqual(digest(given), digest(token)))
    throw new Problem("unauthenticated", "Send the token of SHOTWRIGHT_METRICS_TOKEN: Authorization: Bearer ….");
};

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/**
 * What a proxy hands on comes from this machine too: whoever stands behind one has given the service a name of its own, or
 * said how many there are. Next itself names the socket's address as forwarded.
 */
const isOfThisMachine = (headers: Headers, { origin, trustedProxies }: About): boolean => {
  const chain = [headers.get(peerHeader()) ?? "", ...(headers.get("x-forwarded-for")?.split(",") ?? [])];
  return (
    trustedProxies === 0 &&
    /^(?:localhost|127\..*|\[::1\])$/.test(new URL(origin).hostname) &&
    chain.every((address) => /^(?:127\.|::1$|::ffff:127\.)/.test(address.trim())) &&
    !headers.has("forwarded")
  );
};
