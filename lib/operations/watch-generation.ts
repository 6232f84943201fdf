import { invalidField, Problem } from "#lib/contract/errors.ts";
import type { EventsAnswer, Operation } from "./operation.ts";

/** The progress of a generation as events, from where the caller's `Last-Event-ID` left off. */
export const watchGeneration: Operation<"watch_generation"> = async (ctx, { generation_id }): Promise<EventsAnswer> => {
  const generation = await ctx.store.generations.get(ctx.accountId, generation_id);
  if (generation === null) throw new Problem("not_found", "There is no such generation in this account.");
  if (ctx.lastEventId !== null && !/^\d{1,9}$/.test(ctx.lastEventId))
    throw invalidField("/Last-Event-ID", "bad_format", "Last-Event-ID must be the id of an event of this stream.");
  const after = ctx.lastEventId === null ? -1 : Number(ctx.lastEventId);
  const events = ctx.engine.watch(generation_id, after, ctx.signal);
  return {
    kind: "events",
    events: (async function* () {
      for await (const { index, event, rests } of events) {
        yield { index, event, last: rests && (event.state === "finished" || event.state === "cancelled") };
        if (rests) return;
      }
    })(),
  };
};
