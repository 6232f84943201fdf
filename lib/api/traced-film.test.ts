import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openExport, type SpanExport } from "#lib/telemetry/otlp.ts";
import { startCollector, type CollectedSpan, type FakeCollector } from "#lib/telemetry/testing/fake-collector.ts";
import { silentTelemetry } from "#lib/telemetry/testing/silent.ts";
import { openTracer } from "#lib/telemetry/trace.ts";
import { liveApp, type LiveApp } from "./testing/live-app.ts";
import { send } from "./testing/test-app.ts";

let app: LiveApp;
let collector: FakeCollector;
let sending: SpanExport;
const lines: string[] = [];
beforeAll(async () => {
  collector = await startCollector();
  sending = openExport({
    endpoint: collector.url,
    headers: {},
    service: { name: "shotwright", version: "1", instance: "here" },
    fetch,
    report: () => undefined,
  });
  const tracer = openTracer({
    ended: sending.ended,
    nowNs: () => process.hrtime.bigint(),
    hex: (bytes) => randomBytes(bytes).toString("hex"),
    faultOf: (cause) => (cause as Error).name,
    close: sending.close,
  });
  app = await liveApp(silentTelemetry({ tracer, write: (line) => lines.push(line) }));
}, 120_000);
afterAll(async () => {
  await app?.close();
  await sending?.close();
  await collector?.close();
});

const attribute = (span: CollectedSpan, name: string): unknown =>
  span.attributes.find(({ key }) => key === `shotwright.${name}`)?.value["stringValue"];

test("one trace goes from the caller through the request, every step of the film and every order of a vendor", async () => {
  const traceId = randomBytes(16).toString("hex");
  const callers = randomBytes(8).toString("hex");
  const response = await send(app, "generate_video", {
    key: app.ana.key,
    input: { raw_intent: "A fox finds a lantern in the snow.", seed: 7, shot_count: 3 },
    headers: { Prefer: "wait=60", traceparent: `00-${traceId}-${callers}-01`, "X-Request-Id": "traced-1" },
  });
  const { generation_id, status } = (await response.json()) as { generation_id: string; status: string };
  expect(status).toBe("ok");
  await expect
    .poll(async () => {
      await sending.flush();
      return collector.spans.map(({ name }) => name);
    })
    .toEqual(expect.arrayContaining(["end", "POST /api/v1/generate_video"]));
  const spans = collector.spans.filter((span) => span.traceId === traceId);
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [request] = named("POST /api/v1/generate_video");
  expect(request?.parentSpanId).toBe(callers);
  expect(attribute(request!, "request_id")).toBe("traced-1");
  for (const [name, times] of [
    ["begin", 1],
    ["make", 3],
    ["order", 3],
    ["assemble", 1],
    ["end", 1],
  ] as const)
    expect([name, named(name).length]).toEqual([name, times]);
  for (const name of ["begin", "make", "assemble", "end"])
    for (const step of named(name)) {
      expect(step.parentSpanId).toBe(request?.spanId);
      expect(attribute(step, "generation_id")).toBe(generation_id);
    }
  const makers = new Map(named("make").map((span) => [span.spanId, attribute(span, "shot_id")]));
  expect(new Set(makers.values())).toEqual(new Set(["s1", "s2", "s3"]));
  for (const order of named("order")) {
    expect(order.kind).toBe(3);
    expect(makers.get(order.parentSpanId ?? "")).toBe(attribute(order, "shot_id"));
  }
  const text = await app.api.services.telemetry.metrics.text();
  expect(text).toContain('shotwright_step_seconds_count{step="make",outcome="done"} 3');
  expect(text).toContain('shotwright_step_seconds_count{step="order",outcome="done"} 3');
  expect(JSON.stringify(collector.spans)).not.toContain("lantern");
}, 60_000);

test("a film that nobody traces is traced from its own request on", async () => {
  collector.spans.length = 0;
  const { body } = await app.call<{ generation_id: string }>("generate_video", {
    raw_intent: "A fox finds a lantern in the snow.",
    shot_count: 3,
    render: "preview",
  });
  await sending.flush();
  const own = collector.spans.filter((span) => attribute(span, "generation_id") === body.generation_id);
  expect(own.length).toBeGreaterThan(4);
  expect(new Set(own.map(({ traceId }) => traceId)).size).toBe(1);
}, 60_000);
