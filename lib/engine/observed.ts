import { DBOS } from "@dbos-inc/dbos-sdk";
import type { About } from "#lib/telemetry/about.ts";
import type { Tracer } from "#lib/telemetry/trace.ts";
import type { OperatingStore } from "#lib/store/operating-records.ts";
import type { Effects } from "./effects.ts";
import type { Engine } from "./engine.ts";
import type { Running } from "./running.ts";
import { owned } from "./owned.ts";
import { withRoom } from "./with-room.ts";

/** What a workflow is about, by its name: `gen_…`, `gen_….2` in its second round, `gen_…-s1` for a shot, `withdraw-gen_…`. */
export const aboutWorkflow = (workflowId: string): About => {
  const [, generation_id, shot_id] = /(gen_[0-9a-z]+)(?:\.\d+)?(?:-(\w+))?$/.exec(workflowId) ?? [];
  return {
    ...(generation_id === undefined ? {} : { generation_id }),
    ...(shot_id === undefined ? {} : { shot_id }),
  };
};

/**
 * Does a step of a workflow while this process may, measured, and traced below the request that set its film going,
 * wherever that was; see `owned`.
 */
const ownStep = async <T>(
  { lease, effects }: Pick<Running, "lease" | "effects">,
  name: string | undefined,
  work: () => Promise<T>,
): Promise<T> => {
  const { observe, traces } = effects;
  const about = aboutWorkflow(DBOS.workflowID ?? "");
  const parent = about.generation_id === undefined ? undefined : await traces?.traceOf(about.generation_id);
  const step = { step: name ?? "step", about, ...(parent === undefined ? {} : { parent }) };
  return observe(step, () => owned(lease, () => withRoom(effects, work)));
};

/** Runs a step as the durable engine does, unless this process leaves; see `Departure`. */
export const runOwnStep = <T>(
  running: Pick<Running, "lease" | "effects" | "departure">,
  body: () => Promise<T>,
  config?: Parameters<typeof DBOS.runStep>[1],
): Promise<T> => {
  const { departure } = running;
  const own = () => departure.outcomeOf(() => ownStep(running, config?.name, body));
  return departure.during(() => DBOS.runStep(own, config));
};

/** Places an order with whoever makes it; one that may cost money is a call of somebody else. */
export const observedOrder = <T>(
  { observe }: Pick<Effects, "observe">,
  order: { generation_id: string; shot_id: string; model: string; attempt?: number },
  isPaid: boolean,
  place: () => Promise<T>,
): Promise<T> => {
  const { generation_id, shot_id, model, attempt } = order;
  if (!isPaid) return place();
  const attributes = { "shotwright.model": model, ...(attempt === undefined ? {} : { "shotwright.attempt": attempt }) };
  return observe({ step: "order", kind: "client", about: { generation_id, shot_id }, attributes }, place);
};

/** The same engine, which keeps with every film where the request that set it going stands in a trace. */
export const tracedEngine = <E extends Engine>(
  engine: E,
  tracer: Pick<Tracer, "traceparent">,
  traces: Pick<OperatingStore, "keepTrace">,
  report: Effects["report"],
): E => ({
  ...engine,
  submit: async (generationId: string) => {
    const at = tracer.traceparent();
    if (at !== null)
      await traces
        .keepTrace(generationId, at)
        .catch((cause: unknown) => report(`The trace of ${generationId} is lost.`, cause));
    await engine.submit(generationId);
  },
});
