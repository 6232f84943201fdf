import { Problem } from "#lib/contract/errors.ts";
import { entryKey } from "#lib/engine/settle.ts";
import type { Operation } from "./operation.ts";
import { isResumable, presentGeneration } from "./present-generation.ts";
import { demandPlaceInLine } from "./quotas.ts";

/** Takes up what failed or was cancelled, within its first quote; what was delivered stays. 409 for anything else. */
export const resumeGeneration: Operation<"resume_generation"> = async (ctx, { generation_id }) => {
  const generation = await ctx.store.generations.get(ctx.accountId, generation_id);
  if (generation === null) throw new Problem("not_found", "There is no such generation in this account.");
  const refused = () =>
    new Problem("not_resumable", "Only a generation that failed or was cancelled can go on; this one did not.");
  if (!isResumable(generation)) throw refused();
  await demandPlaceInLine(ctx);
  const again = { generation_id, round: generation.round + 1 };
  const reopened = await ctx.store.generations.reopen(generation_id, {
    from: [
      { state: "finished", status: "render_failed" },
      { state: "cancelled", status: null },
    ],
    message: "Taken up again; what was delivered stays.",
    reservation: {
      entry_key: entryKey("reserve", again),
      account_id: ctx.accountId,
      generation_id,
      publication_id: null,
      kind: "reserve",
      amount_usd: generation.quoted_usd,
      model: null,
      at: ctx.clock(),
    },
  });
  if (!reopened) throw refused();
  await ctx.engine.submit(generation_id);
  await ctx.engine.settled(generation_id, ctx.waitMs);
  return presentGeneration(ctx, generation_id);
};
