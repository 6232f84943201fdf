import { expect, test } from "vitest";
import { ClientProblem } from "#lib/contract/client.ts";
import type { FieldError, ProblemBody } from "#lib/contract/errors.ts";
import { formFaults } from "./form-faults.ts";

const problem = (code: string, errors?: FieldError[], status = 422): ClientProblem => {
  const body: ProblemBody = {
    type: "about:blank",
    title: "The request does not fit",
    status,
    detail: "the address leads to a private network",
    instance: "/",
    code,
    request_id: "req_1",
    retryable: false,
    docs_url: "/docs",
    ...(errors === undefined ? {} : { errors }),
  };
  return new ClientProblem(status, body);
};

test("a finding stands under the field that its pointer names", () => {
  const faults = formFaults(
    problem("validation_failed", [
      { pointer: "/url", code: "bad_format", message: "must be an address" },
      { pointer: "/cta", code: "too_long", message: "write at most 80 characters" },
    ]),
    ["/url", "/cta"],
  );
  expect(faults.at("/url")).toBe("Must be an address.");
  expect(faults.at("/cta")).toBe("Write at most 80 characters.");
  expect(faults.at("/duration_seconds")).toBeUndefined();
  expect(faults.rest).toBeNull();
});

test("a problem without pointers goes where its code belongs", () => {
  const error = problem("url_not_allowed");
  expect(formFaults(error, ["/url"], { url_not_allowed: "/url" }).at("/url")).toBe(
    "The address leads to a private network.",
  );
  expect(formFaults(error, ["/url"]).rest).toBe(error);
});

test("what no field can say is said as a whole", () => {
  const strange = problem("validation_failed", [
    { pointer: "/url", code: "bad_format", message: "must be an address" },
    { pointer: "/seed", code: "wrong_type", message: "must be a number" },
  ]);
  expect(formFaults(strange, ["/url"])).toMatchObject({ rest: strange });
  expect(formFaults(strange, ["/url"]).at("/url")).toBeUndefined();
  const down = problem("internal", undefined, 500);
  expect(formFaults(down, ["/url"]).rest).toBe(down);
  expect(formFaults(null, ["/url"]).rest).toBeNull();
});
