import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patientCalls } from "./patience.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (seconds: string) => new Response(null, { status: 429, headers: { "retry-after": seconds } });
const answering = (...answers: Response[]) => vi.fn(() => Promise.resolve(answers.shift() ?? new Response("fine")));

test("a refused call waits as long as it is told, says so meanwhile, and is made again as it was", async () => {
  const fetch = answering(refused("7"));
  const calls = patientCalls(fetch);
  const heard = vi.fn();
  calls.subscribe(heard);
  const init = { method: "POST", body: "{}", headers: { "Idempotency-Key": "k" } };
  const answer = calls.fetch("/api/v1/x", init);
  await vi.advanceTimersByTimeAsync(6900);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(calls.until()).toBe(Date.now() + 100);
  await vi.advanceTimersByTimeAsync(100);
  expect(await (await answer).text()).toBe("fine");
  expect(fetch).toHaveBeenLastCalledWith("/api/v1/x", init);
  expect(calls.until()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
});

test("who gives up waits no longer", async () => {
  const calls = patientCalls(answering(refused("30")));
  const gone = new AbortController();
  const answer = calls.fetch("/x", { signal: gone.signal });
  const failed = expect(answer).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(1000);
  gone.abort();
  await failed;
  expect(calls.until()).toBeNull();
});

test.each([
  ["names no time", () => [refused("")]],
  ["asks for longer than anyone waits", () => [refused("3600")]],
  ["comes again and again", () => [refused("1"), refused("1"), refused("1"), refused("1")]],
])("a refusal that %s is answered", async (_what, answers) => {
  const answer = patientCalls(answering(...answers())).fetch("/x", {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answer).status).toBe(429);
});
