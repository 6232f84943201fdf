import { randomBytes } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { loggedCauses } from "#lib/contract/logged-error.ts";
import { openLog, type Log } from "./log.ts";
import { openMetrics, type Metrics } from "./metrics.ts";
import { openTelemetry, type Telemetry } from "./telemetry.ts";
import type { TelemetrySettings } from "./telemetry-settings.ts";
import { noTracer, openTracer, type Tracer } from "./trace.ts";

const nsPerMs = 1_000_000n;
const nsPerSecond = 1e9;

/** Opens log, metrics and traces of this process as the settings say. `instance` names it among others. */
export const openProcessTelemetry = async (
  env: TelemetrySettings,
  given: { version: string; instance: string; fetch: typeof fetch },
): Promise<Telemetry> => {
  const log = openLog({
    level: env.SHOTWRIGHT_LOG_LEVEL,
    write: (line) => process.stderr.write(line),
    clock: () => new Date(),
  });
  const metrics = openMetrics((name, cause) => log.error("A metric could not be read.", { metric: name, cause }));
  tellOfProcess(metrics, given.version);
  const tracer = await tracerOf(env, given, log);
  return openTelemetry({ log, metrics, tracer, nowMs: () => performance.now() });
};

/** Without a collector nothing is traced, and what would do it is not even loaded. */
const tracerOf = async (
  env: TelemetrySettings,
  { version, instance, fetch }: { version: string; instance: string; fetch: typeof globalThis.fetch },
  log: Log,
): Promise<Tracer> => {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return noTracer;
  const { openExport, readHeaders } = await import("./otlp.ts");
  const sending = openExport({
    endpoint,
    headers: readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS),
    service: { name: env.OTEL_SERVICE_NAME, version, instance },
    fetch,
    report: (message, cause) => log.warn(message, { error: loggedCauses(cause) }),
  });
  // The clock that never goes back, set to the time of day once.
  const offset = BigInt(Date.now()) * nsPerMs - process.hrtime.bigint();
  return openTracer({
    ended: sending.ended,
    nowNs: () => process.hrtime.bigint() + offset,
    hex: (bytes) => randomBytes(bytes).toString("hex"),
    faultOf: (cause) => loggedCauses(cause)[0]?.name ?? "Error",
    close: sending.close,
  });
};

const tellOfProcess = (metrics: Metrics, version: string): void => {
  const one = (value: number) => [{ labels: [], value }];
  metrics.gauge("shotwright_info", "This program.", ["version", "node"], () => [
    { labels: [version, process.versions.node], value: 1 },
  ]);
  metrics.gauge("process_resident_memory_bytes", "Resident memory.", [], () => one(process.memoryUsage.rss()));
  metrics.gauge("nodejs_heap_size_used_bytes", "Heap in use.", [], () => one(process.memoryUsage().heapUsed));
  metrics.gauge("process_uptime_seconds", "Time since the start.", [], () => one(process.uptime()));
  metrics.gauge("process_cpu_seconds_total", "Processor time, threads included.", [], () => {
    const { user, system } = process.cpuUsage();
    return one((user + system) / 1e6);
  });
  // Watched from the first time that somebody asks: a process that nobody watches pays nothing.
  let delay: ReturnType<typeof monitorEventLoopDelay> | null = null;
  metrics.gauge(
    "nodejs_eventloop_lag_seconds",
    "Delay of the thread that answers, since it was asked for last.",
    ["quantile"],
    () => {
      if (delay === null) {
        delay = monitorEventLoopDelay({ resolution: 20 });
        delay.enable();
        return [];
      }
      const quantiles = [50, 99, 100].map((percent) => ({
        labels: [String(percent / 100)],
        value: (delay?.percentile(percent) ?? 0) / nsPerSecond,
      }));
      delay.reset();
      return quantiles;
    },
  );
};
