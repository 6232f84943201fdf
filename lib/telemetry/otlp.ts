import type { EndedSpan, SpanKind, SpanValue } from "./trace.ts";

/** Spans that wait to be sent; what comes beyond is dropped: traces never hold up what they tell of. */
const mostWaiting = 4096;
const mostAtOnce = 512;
const everyMs = 5000;
const longestMs = 10_000;

export interface SpanExport {
  ended: (span: EndedSpan) => void;
  /** Sends what waits. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Sends spans to a collector by OTLP over HTTP, as JSON: `POST {endpoint}/v1/traces`, every five seconds and at the end.
 * What the collector does not take is dropped; `report` is told once until it takes something again.
 */
export const openExport = (given: {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  service: { name: string; version: string; instance: string };
  fetch: typeof fetch;
  report: (message: string, cause: unknown) => void;
}): SpanExport => {
  const waiting: EndedSpan[] = [];
  const address = `${given.endpoint.replace(/\/+$/, "")}/v1/traces`;
  const resource = {
    attributes: attributesOf({
      "service.name": given.service.name,
      "service.version": given.service.version,
      "service.instance.id": given.service.instance,
    }),
  };
  let failing = false;
  const post = async (spans: readonly EndedSpan[]): Promise<void> => {
    try {
      const scope = { name: "shotwright", version: given.service.version };
      const response = await given.fetch(address, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...given.headers },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope, spans: spans.map(encoded) }] }] }),
        signal: AbortSignal.timeout(longestMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`It answered ${response.status}.`);
      failing = false;
    } catch (cause) {
      if (!failing) given.report("The collector of traces does not take them.", cause);
      failing = true;
    }
  };
  let sending: Promise<void> = Promise.resolve();
  const flush = (): Promise<void> =>
    (sending = sending.then(async () => {
      while (waiting.length > 0) await post(waiting.splice(0, mostAtOnce));
    }));
  const timer = setInterval(() => void flush(), everyMs).unref();
  return {
    ended: (span) => {
      if (waiting.length < mostWaiting) waiting.push(span);
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
};

const kinds: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 };
const failedCode = 2;

const encoded = (span: EndedSpan): object => ({
  traceId: span.trace_id,
  spanId: span.span_id,
  ...(span.parent_id === null ? {} : { parentSpanId: span.parent_id }),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: String(span.began_ns),
  endTimeUnixNano: String(span.ended_ns),
  attributes: attributesOf(span.attributes),
  status: span.fault === null ? {} : { code: failedCode, message: span.fault },
});

const attributesOf = (attributes: Readonly<Record<string, SpanValue>>): object[] =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));

const valueOf = (value: SpanValue): object => {
  if (typeof value === "boolean") return { boolValue: value };
  if (typeof value === "number") return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
  return { stringValue: value };
};

/** `a=b,c=d` as OpenTelemetry writes headers, values percent-encoded. */
export const readHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(",")
      .map((pair) => pair.split("="))
      .filter(([name, ...value]) => (name ?? "").trim() !== "" && value.length > 0)
      .map(([name, ...value]) => [(name ?? "").trim(), decodeURIComponent(value.join("=").trim())]),
  );
