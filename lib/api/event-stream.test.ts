import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProgressEvent } from "#lib/contract/generation.ts";
import { eventStream } from "./event-stream.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const event = (progress: number, state: ProgressEvent["state"] = "running"): ProgressEvent => ({
  state,
  stage: "render",
  progress,
  message: "Drawing.",
});

test("events carry their ids, the last is called finished, and the stream ends with it", async () => {
  const answer = {
    kind: "events" as const,
    events: (async function* () {
      yield { index: 3, event: event(0.5), last: false };
      yield { index: 4, event: event(1, "finished"), last: true };
      throw new Error("nobody asks for more");
    })(),
  };
  const text = await new Response(eventStream(answer, { stop: () => undefined })).text();
  const blocks = text
    .trimEnd()
    .split("\n\n")
    .filter((block) => !block.startsWith(":"));
  expect(blocks).toEqual([
    `id: 3\nevent: progress\ndata: ${JSON.stringify(event(0.5))}`,
    `id: 4\nevent: finished\ndata: ${JSON.stringify(event(1, "finished"))}`,
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

test("silence is filled with a comment every 15 s, and a reader who leaves stops the work", async () => {
  const stop = vi.fn();
  const silent = {
    kind: "events" as const,
    events: { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }) },
  };
  const reader = eventStream(silent, { stop }).getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await next()).toMatch(/^:/);
  vi.advanceTimersByTime(15_000);
  expect(await next()).toBe(": still here\n\n");
  await reader.cancel();
  expect(stop).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test("a failure while watching breaks the stream instead of ending it as if all were said", async () => {
  const answer = {
    kind: "events" as const,
    events: (async function* () {
      yield { index: 0, event: event(0.1), last: false };
      throw new Error("the log is gone");
    })(),
  };
  await expect(new Response(eventStream(answer, { stop: () => undefined })).text()).rejects.toThrow("the log is gone");
  expect(vi.getTimerCount()).toBe(0);
});

test("a process that leaves sends its readers away: they are told to ask again at once, and the work is stopped", async () => {
  const stop = vi.fn<() => void>();
  const leaving = new AbortController();
  const silent = {
    kind: "events" as const,
    events: { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }) },
  };
  const body = eventStream(silent, { stop, leaving: leaving.signal });
  leaving.abort();
  expect(await new Response(body).text()).toMatch(/retry: 500\n\n$/);
  expect(stop).toHaveBeenCalledOnce();
});
