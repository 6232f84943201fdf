import { Problem } from "#lib/contract/errors.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site's page could send with a signed-in browser's cookie (403 `csrf`): an unsafe request must
 * say that it comes from this site, by `Origin` or `Sec-Fetch-Site`, and neither may say otherwise.
 */
export const demandSameOrigin = (request: Request, ownOrigin: string): void => {
  if (safeMethods.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const siteFits = site === null || site === "same-origin";
  const originFits = origin === null || origin === ownOrigin || hostOf(origin) === request.headers.get("host");
  if ((site === null && origin === null) || !siteFits || !originFits)
    throw new Problem("csrf", "A signed-in browser may change things only from a page of this service.");
};

/** The host of an origin; undefined for `null` and for what is no origin, which equals no header. */
const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) && /^https?:/.test(origin) ? new URL(origin).host : undefined;
