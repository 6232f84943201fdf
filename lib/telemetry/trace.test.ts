import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { about } from "./about.ts";
import { openExport, readHeaders, type SpanExport } from "./otlp.ts";
import { startCollector, type FakeCollector } from "./testing/fake-collector.ts";
import { noTracer, openTracer, readTraceparent, type Tracer } from "./trace.ts";

let collector: FakeCollector;
let sending: SpanExport;
let tracer: Tracer;
const reported: string[] = [];
beforeAll(async () => {
  collector = await startCollector();
  sending = openExport({
    endpoint: `${collector.url}/`,
    headers: readHeaders("x-team=films, authorization=Bearer%20abc"),
    service: { name: "shotwright", version: "1", instance: "here" },
    fetch,
    report: (message) => reported.push(message),
  });
  tracer = openTracer({
    ended: sending.ended,
    nowNs: () => process.hrtime.bigint(),
    hex: (bytes) => randomBytes(bytes).toString("hex"),
    faultOf: (cause) => (cause as Error).name,
    close: sending.close,
  });
});
beforeEach(() => {
  collector.spans.length = 0;
  collector.requests.length = 0;
  collector.status = 200;
});
afterAll(async () => {
  await tracer.close();
  await collector.close();
});

const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const spanId = "00f067aa0ba902b7";

test("spans within spans reach the collector as one trace, below the caller's own", async () => {
  await tracer.span("request", { kind: "server", parent: `00-${traceId}-${spanId}-01` }, async (tell) => {
    expect(tracer.traceparent()).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
    expect(about().trace_id).toBe(traceId);
    await tracer.span("order", { kind: "client", attributes: { paid: true, seconds: 1.5, shots: 3 } }, () =>
      Promise.resolve(),
    );
    tell({ status: 200 });
  });
  await sending.flush();
  const [order, request] = collector.spans;
  expect(request).toMatchObject({ name: "request", kind: 2, traceId, parentSpanId: spanId, status: {} });
  expect(order).toMatchObject({ name: "order", kind: 3, traceId, parentSpanId: request?.spanId });
  expect(order?.attributes).toEqual([
    { key: "paid", value: { boolValue: true } },
    { key: "seconds", value: { doubleValue: 1.5 } },
    { key: "shots", value: { intValue: "3" } },
  ]);
  expect(request?.attributes).toEqual([{ key: "status", value: { intValue: "200" } }]);
  expect(collector.requests[0]).toMatchObject({
    path: "/v1/traces",
    headers: { "x-team": "films", authorization: "Bearer abc" },
    resource: { attributes: expect.arrayContaining([{ key: "service.name", value: { stringValue: "shotwright" } }]) },
  });
});

test("what is thrown ends its span as failed, and is thrown on", async () => {
  const failing = tracer.span("make", { parent: null }, () => Promise.reject(new TypeError("with words")));
  await expect(failing).rejects.toThrow("with words");
  await sending.flush();
  expect(collector.spans).toMatchObject([{ name: "make", status: { code: 2, message: "TypeError" } }]);
  expect(collector.spans[0]?.parentSpanId).toBeUndefined();
});

test("a collector that takes nothing holds nobody up, and is told of once", async () => {
  collector.status = 503;
  for (let turn = 0; turn < 3; turn++) {
    await tracer.span("lost", {}, () => Promise.resolve());
    await sending.flush();
  }
  expect(reported).toEqual(["The collector of traces does not take them."]);
  collector.status = 200;
  await tracer.span("taken", {}, () => Promise.resolve());
  await sending.flush();
  expect(collector.spans).toMatchObject([{ name: "taken" }]);
});

test("without a collector work is done as it is, and the caller's trace is still named", async () => {
  const seen = await noTracer.span("request", { parent: `00-${traceId}-${spanId}-01` }, () => Promise.resolve(about()));
  expect(seen).toEqual({ trace_id: traceId });
  expect(await noTracer.span("step", {}, () => Promise.resolve(about()))).toEqual({});
  expect(noTracer.traceparent()).toBeNull();
});

test.each([null, "", "00-abc", `00-${"0".repeat(32)}-${spanId}-01`, `00-${traceId}-${"0".repeat(16)}-01`])(
  "%j is no place in a trace",
  (text) => {
    expect(readTraceparent(text)).toBeNull();
  },
);
