import { loggedCauses } from "#lib/contract/logged-error.ts";
import type { Metrics } from "./metrics.ts";
import { checksOf, openReadiness, type Checked, type Readiness } from "./readiness.ts";
import { tellOfService, type ServiceFigures } from "./service-metrics.ts";

/** Tells of a service to whoever watches it, and answers whether this process may be given work. */
export const watchService = (
  given: Checked & { metrics: Metrics; figures: ServiceFigures; clock: () => Date; draining: () => boolean },
): Readiness => {
  const nowMs = () => performance.now();
  tellOfService(given.metrics, { ...given, nowMs });
  return openReadiness({
    checks: checksOf(given),
    draining: given.draining,
    now: nowMs,
    faultOf: (cause) => loggedCauses(cause)[0]?.message ?? "It failed.",
  });
};
