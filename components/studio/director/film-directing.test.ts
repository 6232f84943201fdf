import { expect, test } from "vitest";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import { FilmDirecting } from "./film-directing.ts";
import { nothingYet, type StreamOptions } from "./plan-stream.ts";

const fox: PlanRequest = { raw_intent: "A fox." };
const owl: PlanRequest = { raw_intent: "An owl." };
const plan = { plan_id: "plan_1" } as DirectorPlan;

/** A service whose answers the test gives by hand. */
const desk = () => {
  const asked: (StreamOptions & {
    request: PlanRequest;
    answer: (plan: DirectorPlan) => void;
    fail: (cause: unknown) => void;
  })[] = [];
  const directing = new FilmDirecting(
    (request, options) =>
      new Promise((answer, fail) => {
        asked.push({ ...options, request, answer, fail });
        options.signal?.addEventListener("abort", () => fail(new DOMException("Aborted", "AbortError")));
      }),
  );
  return { directing, asked };
};

test("parts are told as they come, then the plan; the same request is asked once", async () => {
  const { directing, asked } = desk();
  const seen: (string | null | undefined)[] = [];
  directing.watch(() => seen.push(directing.now().soFar?.title));
  const first = directing.direct(fox);
  expect(directing.direct(fox)).toBe(first);
  asked[0]?.onPart({ ...nothingYet, title: "Fox" });
  asked[0]?.answer(plan);
  expect(await first).toBe(plan);
  expect(seen).toEqual([null, "Fox", undefined]);
  expect(directing.now()).toEqual({ of: fox, soFar: null, plan, error: null });
  expect(await directing.direct(fox)).toBe(plan);
  expect(asked).toHaveLength(1);
});

test("another request ends the one before, whose late parts are not heard", async () => {
  const { directing, asked } = desk();
  const first = directing.direct(fox);
  const second = directing.direct(owl);
  expect(asked[0]?.signal?.aborted).toBe(true);
  expect(await first).toBeNull();
  asked[0]?.onPart({ ...nothingYet, title: "Fox" });
  expect(directing.now()).toMatchObject({ of: owl, soFar: nothingYet, error: null });
  asked[1]?.answer(plan);
  expect(await second).toBe(plan);
});

test("a stop leaves nothing behind, and a plan that is there stays", async () => {
  const { directing, asked } = desk();
  const first = directing.direct(fox);
  directing.stop();
  expect(await first).toBeNull();
  expect(directing.now()).toMatchObject({ of: null, soFar: null, plan: null, error: null });
  const second = directing.direct(fox);
  asked[1]?.answer(plan);
  await second;
  directing.stop();
  expect(directing.now().plan).toBe(plan);
});

test("what went wrong is told, and can be tried again", async () => {
  const { directing, asked } = desk();
  const first = directing.direct(fox);
  asked[0]?.fail(new Error("No line."));
  expect(await first).toBeNull();
  expect(directing.now()).toMatchObject({ of: fox, soFar: null, error: { message: "No line." } });
  void directing.direct(fox);
  expect(directing.now().error).toBeNull();
  expect(asked).toHaveLength(2);
});
