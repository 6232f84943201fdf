import { expect, test } from "vitest";
import { isDatabaseAway } from "./database-away.ts";
import { isDiskFull } from "./failure-codes.ts";

const failure = (code: string, cause?: unknown) => Object.assign(new Error("x", { cause }), { code });

test("a database that is away is told by the code of a failure, or of what caused it, and by nothing else", () => {
  for (const code of ["ECONNREFUSED", "53300", "57P01", "P1017"]) expect(isDatabaseAway(failure(code))).toBe(true);
  expect(isDatabaseAway(new Error("step", { cause: failure("P2010", failure("53300")) }))).toBe(true);
  const adapter = { kind: "TooManyConnections", originalCode: "53300" };
  expect(isDatabaseAway(Object.assign(new Error("x"), { cause: adapter }))).toBe(true);
  const raw = { driverAdapterError: new Error("driver", { cause: { kind: "DatabaseNotReachable" } }) };
  expect(isDatabaseAway(Object.assign(failure("P2010"), { meta: raw }))).toBe(true);
  const round = failure("23505");
  round.cause = round;
  for (const other of [round, new Error("ECONNREFUSED"), null, "53300"]) expect(isDatabaseAway(other)).toBe(false);
});

test("a disk that is full is told likewise", () => {
  expect(isDiskFull(new Error("step", { cause: failure("ENOSPC") }))).toBe(true);
  expect(isDiskFull(failure("P2010", { originalCode: "53100" }))).toBe(true);
  for (const other of [failure("ENOENT"), new Error("ENOSPC"), undefined]) expect(isDiskFull(other)).toBe(false);
});
