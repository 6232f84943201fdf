import { Problem } from "#lib/contract/errors.ts";

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * 403 for a request that was meant for another host or comes from another site's page: a name that was rebound to this
 * machine reaches nothing. `origin` is our own, `https://host`. Loopback names stand for each other.
 */
export const demandOurs = (request: Request, origin: string): void => {
  const own = new URL(origin);
  const port = own.port === "" ? "" : `:${own.port}`;
  const names = loopbackNames.includes(own.hostname) ? loopbackNames : [own.hostname];
  const hosts = new Set(names.map((name) => `${name}${port}`));
  const host = request.headers.get("host") ?? new URL(request.url).host;
  if (!hosts.has(host.toLowerCase()))
    throw new Problem("csrf", `This server is ${own.host}; the request was made for another host.`);
  const from = request.headers.get("origin");
  if (from !== null && ![...hosts].some((each) => from.toLowerCase() === `${own.protocol}//${each}`))
    throw new Problem("csrf", "A page of another site may not speak to this server.");
};
