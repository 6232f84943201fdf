import { metricsRoute } from "#lib/api/metrics.ts";

export { metricsRoute as GET };
