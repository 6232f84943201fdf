import { z } from "zod";
import { logLevels } from "./log.ts";

/** What may be set of what the process tells of itself. */
export const telemetrySettings = {
  SHOTWRIGHT_LOG_LEVEL: z.enum(logLevels).default("info"),
  SHOTWRIGHT_METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(""),
  OTEL_SERVICE_NAME: z.string().min(1).default("shotwright"),
};

export type TelemetrySettings = z.infer<z.ZodObject<typeof telemetrySettings>>;
