import { about, within, type About } from "./about.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { SpanKind, SpanValue, Tracer } from "./trace.ts";

/** What a piece of work is, beside what it is about. */
export interface Work {
  /** One of few names: it is a label of metrics. */
  step: string;
  /** Whose ids it carries. */
  about?: About;
  /** `client` where it is a call of somebody else. */
  kind?: SpanKind;
  attributes?: Readonly<Record<string, SpanValue>>;
  /** Where a request that set it going stands, as a W3C `traceparent`; a part of the open span where nothing is said. */
  parent?: string | null;
}

/** Does a piece of work that is measured, traced, and named in every line that is logged meanwhile. */
export type Observe = <T>(work: Work, run: () => Promise<T>) => Promise<T>;

/** What this process tells of itself. */
export interface Telemetry {
  log: Log;
  metrics: Metrics;
  tracer: Tracer;
  observe: Observe;
  /** One request from its beginning to its answer. `route` is its path as the table has it, or another of few. */
  request: <Head extends { status: number }>(
    request: { method: string; route: string; traceparent: string | null; isQuiet?: boolean },
    serve: () => Promise<Head>,
  ) => Promise<Head>;
}

const serverFault = 500;
const refused = 429;

/** Puts log, metrics and traces together; `nowMs` is a clock that never goes back. */
export const openTelemetry = (given: {
  log: Log;
  metrics: Metrics;
  tracer: Tracer;
  nowMs: () => number;
}): Telemetry => {
  const { log, metrics, tracer, nowMs } = given;
  const answers = metrics.counter("shotwright_http_requests_total", "Answers to requests.", [
    "method",
    "route",
    "status",
  ]);
  const took = metrics.seconds("shotwright_http_request_seconds", "Time to an answer's head.", ["method", "route"]);
  const refusals = metrics.counter("shotwright_rate_refusals_total", "Requests that were too many (429).", ["route"]);
  const steps = metrics.seconds("shotwright_step_seconds", "Time that steps of making films take.", [
    "step",
    "outcome",
  ]);
  return {
    log,
    metrics,
    tracer,
    observe: ({ step, about: more = {}, kind, attributes, parent }, run) => {
      const began = nowMs();
      const options = {
        ...(kind === undefined ? {} : { kind }),
        ...(parent === undefined ? {} : { parent }),
        attributes: { ...prefixed(more), ...attributes },
      };
      return within(more, () =>
        tracer.span(step, options, async () => {
          let outcome = "failed";
          try {
            const result = await run();
            outcome = "done";
            return result;
          } finally {
            steps([step, outcome], (nowMs() - began) / 1000);
          }
        }),
      );
    },
    request: ({ method, route, traceparent, isQuiet = false }, serve) =>
      within({ route }, () =>
        tracer.span(`${method} ${route}`, { kind: "server", parent: traceparent }, async (tell) => {
          const began = nowMs();
          const known = methods.has(method) ? method : "other";
          const told = (status: number): void => {
            const ms = nowMs() - began;
            answers([known, route, String(status)]);
            took([known, route], ms / 1000);
            if (status === refused) refusals([route]);
            tell({ "http.request.method": known, "http.route": route, "http.response.status_code": status });
            tell(prefixed(about()));
            const fields = { method: known, route, status, ms: Math.round(ms * 10) / 10 };
            if (isQuiet) log.debug("answered", fields);
            else log.info("answered", fields);
          };
          try {
            const response = await serve();
            told(response.status);
            return response;
          } catch (cause) {
            told(serverFault);
            throw cause;
          }
        }),
      ),
  };
};

const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The ids as attributes of a span. */
const prefixed = ({ request_id, account_id, generation_id, shot_id }: About): Record<string, SpanValue> =>
  Object.fromEntries(
    Object.entries({ request_id, account_id, generation_id, shot_id })
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([name, value]) => [`shotwright.${name}`, value]),
  );
