import { carriesCode } from "./failure-codes.ts";

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
  // Of its driver: the same, where the client does not say it in its own way.
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
]);

/** Whether a failure says, itself or through what caused it, that the database was away: the same may succeed later. */
export const isDatabaseAway = (failure: unknown): boolean => carriesCode(failure, awayCodes);
