import type { About } from "#lib/telemetry/about.ts";
import type { Tracer } from "#lib/telemetry/trace.ts";
import type { OperatingStore } from "#lib/store/operating-records.ts";
import type { Effects } from "./effects.ts";
import type { Engine } from "./engine.ts";

/** What a workflow is about, by its name: `gen_…`, `gen_….2` in its second round, `gen_…-s1` for a shot, `withdraw-gen_…`. */
export const aboutWorkflow = (workflowId: string): About => {
  const [, generation_id, shot_id] = /(gen_[0-9a-z]+)(?:\.\d+)?(?:-(\w+))?$/.exec(workflowId) ?? [];
  return {
    ...(generation_id === undefined ? {} : { generation_id }),
    ...(shot_id === undefined ? {} : { shot_id }),
  };
};

/** Does a step of a workflow, measured, and traced below the request that set its film going, wherever that was. */
export const observedStep = async <T>(
  { observe, traceOf }: Pick<Effects, "observe" | "traceOf">,
  { name, workflowId }: { name: string; workflowId: string },
  work: () => Promise<T>,
): Promise<T> => {
  const about = aboutWorkflow(workflowId);
  const parent = about.generation_id === undefined ? undefined : await traceOf?.(about.generation_id);
  return observe({ step: name, about, ...(parent === undefined ? {} : { parent }) }, work);
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
  given: {
    tracer: Pick<Tracer, "traceparent">;
    keepTrace: OperatingStore["keepTrace"];
    report: Effects["report"];
  },
): E => ({
  ...engine,
  submit: async (generationId: string) => {
    const at = given.tracer.traceparent();
    if (at !== null)
      await given
        .keepTrace(generationId, at)
        .catch((cause: unknown) => given.report(`The trace of ${generationId} is lost.`, cause));
    await engine.submit(generationId);
  },
});
