import type { Endpoint } from "#lib/contract/endpoint.ts";
import type { Actor } from "#lib/operations/operation.ts";
import type { AppServices } from "./app-services.ts";
import type { RateClass, Rates } from "./rate-limit.ts";

/** Many people may share one network address; what needs no credentials is counted by it, and counted generously. */
const callersPerAddress = 10;

/** Whose calls are counted together: the key's, the signed-in person's, or the network address's. */
export const callerOf = (actor: Actor, request: Request): string => {
  switch (actor.kind) {
    case "key":
      return actor.key_id;
    case "user":
      return actor.account_id;
    case "public":
    case "signed_url":
      return addressOf(request.headers);
  }
};

/** The network address of the caller, as the server in front of us saw it. */
export const addressOf = (headers: Headers): string =>
  headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown address";

/**
 * A row whose only scope is `read` is a read; all others are writes, of which billable ones generate. A stranger's file
 * to be searched is as much work as generating.
 */
export const rateClasses = (row: Endpoint): readonly RateClass[] => {
  if (row.public === true && row.consumes === "bytes") return ["write", "generate"];
  return row.scopes.every((scope) => scope === "read") ? ["read"] : row.billable ? ["write", "generate"] : ["write"];
};

/** Calls a minute for this caller. */
export const ratesFor = (actor: Actor, rates: AppServices["rates"]): Rates => {
  const share = actor.kind === "key" || actor.kind === "user" ? 1 : callersPerAddress;
  return {
    read: rates.read_per_minute * share,
    write: rates.write_per_minute * share,
    generate: rates.generate_per_minute * share,
  };
};
