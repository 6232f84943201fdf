import { isIP } from "node:net";
import type { Endpoint } from "#lib/contract/endpoint.ts";
import { Problem } from "#lib/contract/errors.ts";
import { loggedCauses } from "#lib/contract/logged-error.ts";
import type { Actor } from "#lib/operations/operation.ts";
import type { Api } from "./api.ts";
import type { AppServices } from "./app-services.ts";
import { peerHeader } from "./peer-address.ts";
import { isProblem } from "./problem-answer.ts";
import type { Counter, Limiter, RateClass, RateVerdict, Rates } from "./rate-limit.ts";

/** Many people may share one network address; what needs no credentials is counted by it, and counted generously. */
const callersPerAddress = 10;
/** What all keys and sessions of an account may do together, in shares of what one of them may. */
const callersPerAccount = 3;

const unknownAddress = "unknown address";

/**
 * The network address of the caller: the socket's, or with `trustedProxies` in front of us the one that the outermost of
 * them saw. What stands further left in `X-Forwarded-For` is the caller's own word. IPv6 is told by its /64: whoever has
 * one address has all of those.
 */
export const addressOf = (headers: Headers, trustedProxies: number): string => {
  const forwarded = headers.get("x-forwarded-for")?.split(",") ?? [];
  const chain = [...forwarded, headers.get(peerHeader()) ?? ""];
  return grouped(chain.at(-1 - trustedProxies) ?? chain[0] ?? "");
};

const grouped = (text: string): string => {
  const bare = text.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, "$1");
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(bare)?.[1];
  if (v4 !== undefined) return isIP(v4) === 4 ? v4 : unknownAddress;
  const v6 = bare.replace(/%.*$/, "");
  if (isIP(v6) !== 6) return unknownAddress;
  // The parser of addresses writes every spelling the same way.
  const [head = "", tail] = new URL(`http://[${v6}]`).hostname.slice(1, -1).split("::");
  const [left, right] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const zeros = Array.from({ length: 8 - (left?.length ?? 0) - (right?.length ?? 0) }, () => "0");
  return `${[...(left ?? []), ...zeros, ...(right ?? [])].slice(0, 4).join(":")}::/64`;
};

/** Whose call it is, as it stands in logs and counters: the key's, the signed-in person's, or the network address's. */
export const callerOf = (actor: Actor, request: Request, services: Pick<AppServices, "trustedProxies">): string => {
  switch (actor.kind) {
    case "key":
      return actor.key_id;
    case "user":
      return actor.account_id;
    case "public":
    case "signed_url":
      return addressOf(request.headers, services.trustedProxies);
  }
};

/**
 * Counts one call: of a key or session on its own counter and on its account's, so that more keys are not more calls; of
 * anybody else on the address's, which are kept apart: addresses can be had by the million.
 */
export const countCall = async (
  api: Pick<Api, "services" | "limiter" | "strangers" | "log">,
  actor: Actor,
  request: Request,
  classes: readonly RateClass[],
): Promise<RateVerdict> => {
  const { services } = api;
  const caller = callerOf(actor, request, services);
  if (actor.kind === "public" || actor.kind === "signed_url")
    return counted(api, api.strangers, [{ caller, rates: share(services.rates, callersPerAddress) }], classes);
  const counters: Counter[] = [
    { caller, rates: share(services.rates, 1) },
    { caller: `all of ${actor.account_id}`, rates: share(services.rates, callersPerAccount) },
  ];
  return counted(api, api.limiter, counters, classes);
};

/** Where nobody can count, reading goes on and all else is refused (503): what is read costs little. */
const counted = (
  api: Pick<Api, "log">,
  limiter: Limiter,
  counters: readonly Counter[],
  classes: readonly RateClass[],
): Promise<RateVerdict> =>
  limiter.take(counters, classes).catch((thrown: unknown) => {
    if (!isProblem(thrown) || !classes.every((kind) => kind === "read")) throw thrown;
    api.log({ level: "error", message: "A call was not counted.", error: loggedCauses(thrown) });
    return { allowed: true, headers: {} };
  });

/**
 * Lets `ask` find out who is calling. Those whom nobody knows (401) are counted by their address, and one that has sent
 * too many of them is refused (429) before anything is looked up.
 */
export const knownOrCounted = async <T>(
  api: Pick<Api, "services" | "strangers" | "log">,
  headers: Headers,
  ask: () => Promise<T>,
): Promise<T> => {
  const caller = `unknown to us, from ${addressOf(headers, api.services.trustedProxies)}`;
  const counter = { caller, rates: share(api.services.rates, callersPerAddress) };
  if (api.strangers.isUsedUp(counter, "read"))
    throw new Problem("rate_limited", "Too many calls of your network came without a valid key or session.", {
      headers: { "Retry-After": "60" },
    });
  try {
    return await ask();
  } catch (thrown) {
    if (isProblem(thrown) && refusals.has(thrown.code)) await counted(api, api.strangers, [counter], ["read"]);
    throw thrown;
  }
};
const refusals: ReadonlySet<string> = new Set(["unauthenticated", "key_expired", "key_revoked"]);

/**
 * A row whose only scope is `read` is a read; all others are writes, of which billable ones generate. A stranger's file
 * to be searched is as much work as generating.
 */
export const rateClasses = (row: Endpoint): readonly RateClass[] => {
  if (row.public === true && row.consumes === "bytes") return ["write", "generate"];
  return row.scopes.every((scope) => scope === "read") ? ["read"] : row.billable ? ["write", "generate"] : ["write"];
};

const share = (rates: AppServices["rates"], times: number): Rates => ({
  read: rates.read_per_minute * times,
  write: rates.write_per_minute * times,
  generate: rates.generate_per_minute * times,
});
