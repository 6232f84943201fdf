import { expect, test } from "vitest";
import { ClientProblem } from "#lib/contract/client.ts";
import { streamPlan, type FilmSoFar, type PlanSource } from "./plan-stream.ts";

const request = { raw_intent: "A fox crosses the ice.", director: "auto" } as const;
const named = (event: string, data: unknown, end = "\n") =>
  `event: ${event}${end}data: ${JSON.stringify(data)}${end}${end}`;
const shot = (action: string) => ({ shot_id: "s1", action });
const opening = named("screenplay", { title: "Étoile", cast: [{ id: "c1", name: "fox" }], places: [] });
const plan = { plan_id: "plan_1", title: "Étoile" };
const problem = {
  type: "about:blank",
  title: "Not allowed",
  status: 422,
  detail: "This cannot be filmed.",
  instance: "/",
  code: "policy",
  request_id: "r1",
  retryable: false,
  docs_url: "",
};

/** A service that answers with these bytes, cut into pieces of so many. */
const streaming = (text: string, size = 7) => {
  const asked: { url: string; init: RequestInit }[] = [];
  let left = false;
  const bytes = new TextEncoder().encode(text);
  const source: PlanSource = {
    baseUrl: "/api/v1",
    fetch: (url, init) => {
      asked.push({ url, init });
      let at = 0;
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          if (at >= bytes.length) controller.close();
          else controller.enqueue(bytes.slice(at, (at += size)));
        },
        cancel: () => {
          left = true;
        },
      });
      return Promise.resolve(new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } }));
    },
  };
  return { source, asked, left: () => left };
};
const hear = async (source: PlanSource) => {
  const parts: FilmSoFar[] = [];
  const made = await streamPlan(source, request, { onPart: (film) => parts.push(film) }).catch(
    (cause: unknown) => cause,
  );
  return { parts, made };
};

test.each([1, 2, 3, 5, 1000])("shots arrive one by one, then the plan, cut every %i bytes", async (size) => {
  const text =
    ": hello\nretry: 2000\n\n" +
    opening +
    named("shot", { index: 0, shot: shot("a") }) +
    ": still here\n\n" +
    named("shot", { index: 1, shot: shot("b") }, "\r\n") +
    named("unheard_of", { x: 1 }, "\r") +
    named("plan", plan);
  const { source, asked } = streaming(text, size);
  const { parts, made } = await hear(source);
  expect(made).toEqual(plan);
  expect(parts[0]).toMatchObject({ title: "Étoile", cast: ["fox"], places: [] });
  expect([...(parts.at(-1)?.shots ?? [])].map(([index, { action }]) => [index, action])).toEqual([
    [0, "a"],
    [1, "b"],
  ]);
  expect(asked[0]?.url).toBe("/api/v1/director_prompt_plan");
  expect(JSON.parse(asked[0]?.init.body as string)).toEqual(request);
  expect(new Headers(asked[0]?.init.headers).get("accept")).toMatch(/^text\/event-stream/);
});

test("a shot that is written again takes the place of the first; a second screenplay begins the film anew", async () => {
  const one = named("shot", { index: 0, shot: shot("a") });
  const two = named("shot", { index: 0, shot: shot("b") });
  const { parts } = await hear(streaming(opening + one + two + opening + named("plan", plan)).source);
  expect(parts.map(({ shots }) => shots.get(0)?.action)).toEqual([undefined, "a", "b", undefined]);
  expect(parts.at(-1)?.title).toBe("Étoile");
});

test.each([
  ["as it stands", problem],
  ["under its name", { problem }],
])("a fault in the stream is thrown as a problem, %s", async (_how, data) => {
  const { source, left } = streaming(opening + named("fault", data) + named("plan", plan), 9);
  const { made } = await hear(source);
  expect(made).toBeInstanceOf(ClientProblem);
  expect(made).toMatchObject({ status: 422, problem: { code: "policy" } });
  expect(left()).toBe(true);
});

test("a stream that ends without a plan is no plan, and half an event is none", async () => {
  const { made, parts } = await hear(streaming(opening + "event: plan\ndata: {").source);
  expect(made).toBeInstanceOf(ClientProblem);
  expect(parts).toHaveLength(1);
});

test("a service that does not stream answers with the plan itself, or with its refusal", async () => {
  const answering = (body: unknown, status: number, type: string): PlanSource => ({
    baseUrl: "",
    fetch: () =>
      Promise.resolve(
        new Response(JSON.stringify(body), { status, headers: { "Content-Type": type, "Retry-After": "3" } }),
      ),
  });
  expect((await hear(answering(plan, 200, "application/json"))).made).toEqual(plan);
  expect((await hear(answering(problem, 422, "application/problem+json"))).made).toMatchObject({
    status: 422,
    retryAfterSeconds: 3,
    problem: { detail: "This cannot be filmed." },
  });
});
