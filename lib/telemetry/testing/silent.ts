import { openLog, type LogLevel } from "#lib/telemetry/log.ts";
import { openMetrics } from "#lib/telemetry/metrics.ts";
import { openTelemetry, type Telemetry } from "#lib/telemetry/telemetry.ts";
import { noTracer, type Tracer } from "#lib/telemetry/trace.ts";

/** What a process tells of itself, told to a test alone. */
export const silentTelemetry = (
  change: { write?: (line: string) => void; level?: LogLevel; tracer?: Tracer } = {},
): Telemetry =>
  openTelemetry({
    log: openLog({ level: change.level ?? "debug", write: change.write ?? (() => undefined), clock: () => new Date() }),
    metrics: openMetrics(() => undefined),
    tracer: change.tracer ?? noTracer,
    nowMs: () => performance.now(),
  });
