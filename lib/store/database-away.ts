/** What Postgres, the driver and the database's client call a database that cannot be reached or takes nobody in now. */
const awayCodes: ReadonlySet<string> = new Set([
  // Of the network.
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  // Of Postgres: connections that fail, too many of them, an operator's shutdown, a crash, a start that is under way.
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "53300",
  "57P01",
  "57P02",
  "57P03",
  // Of Prisma: not reachable, timed out, closed, no connection free, too many.
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2037",
]);
const deepest = 8;

/** Whether a failure says, itself or through what caused it, that the database was away: the same may succeed later. */
export const isDatabaseAway = (cause: unknown): boolean => {
  let at: unknown = cause;
  for (let depth = 0; depth < deepest && typeof at === "object" && at !== null; depth++) {
    const code: unknown = "code" in at ? at.code : undefined;
    const original: unknown = "originalCode" in at ? at.originalCode : undefined;
    if ([code, original].some((each) => typeof each === "string" && awayCodes.has(each))) return true;
    at = "cause" in at ? at.cause : undefined;
  }
  return false;
};
