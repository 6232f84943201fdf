import { Problem } from "#lib/contract/errors.ts";
import type { AppServices } from "./app-services.ts";

type OwnAddress = Pick<AppServices, "origin" | "originIsSet" | "trustedProxies">;

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site's page could send with a signed-in browser's cookie (403 `csrf`): an unsafe request must
 * say that it comes from this site, by `Origin` or `Sec-Fetch-Site`, and neither may say otherwise. Where nobody has said
 * what our origin is, it is also the one that the browser asked for.
 */
export const demandSameOrigin = (request: Request, services: OwnAddress): void => {
  if (safeMethods.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const siteFits = site === null || site === "same-origin";
  const originFits =
    origin === null ||
    origin === new URL(services.origin).origin ||
    (!services.originIsSet && origin === askedFor(request.headers, services.trustedProxies));
  if ((site === null && origin === null) || !siteFits || !originFits)
    throw new Problem("csrf", "A signed-in browser may change things only from a page of this service.");
};

/** The origin that the browser asked for. We speak plain HTTP ourselves: only a proxy of ours may say that it was TLS. */
const askedFor = (headers: Headers, trustedProxies: number): string => {
  const told = trustedProxies === 0 ? [] : (headers.get("x-forwarded-proto") ?? "").split(",");
  const scheme = (told.at(-trustedProxies) ?? told[0] ?? "").trim() === "https" ? "https" : "http";
  return `${scheme}://${headers.get("host") ?? ""}`;
};
