import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A span as a collector is told of it. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number; message?: string };
}

export interface FakeCollector {
  url: string;
  spans: CollectedSpan[];
  /** Requests as they came: their path, headers and resource attributes. */
  requests: { path: string; headers: Record<string, unknown>; resource: unknown }[];
  /** What it answers from now on. */
  status: number;
  close: () => Promise<void>;
}

/** A collector on the loopback that takes OTLP over HTTP as JSON, and refuses what it could not read. */
export const startCollector = async (): Promise<FakeCollector> => {
  const collector: Omit<FakeCollector, "url" | "close"> = { spans: [], requests: [], status: 200 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as {
        resourceSpans: { resource: unknown; scopeSpans: { spans: CollectedSpan[] }[] }[];
      };
      for (const { resource, scopeSpans } of body.resourceSpans) {
        collector.requests.push({ path: request.url ?? "", headers: request.headers, resource });
        const spans = scopeSpans.flatMap((scope) => scope.spans);
        const isSound = spans.every(
          ({ traceId, spanId, startTimeUnixNano, endTimeUnixNano }) =>
            /^[0-9a-f]{32}$/.test(traceId) &&
            /^[0-9a-f]{16}$/.test(spanId) &&
            BigInt(startTimeUnixNano) <= BigInt(endTimeUnixNano),
        );
        if (!isSound) collector.status = 400;
        if (collector.status === 200) collector.spans.push(...spans);
      }
      response.writeHead(collector.status, { "Content-Type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return Object.assign(collector, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  });
};
