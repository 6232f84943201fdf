import type { StoredGeneration } from "#lib/store/store.ts";
import type { Effects } from "./effects.ts";
import type { Held } from "./judge.ts";

/**
 * What is held back for a generation as it begins to be made. It may have waited in line since it was reserved: where too
 * much was lost meanwhile, nothing is ordered for it either.
 */
export const heldNow = async (
  { store, clock, caps }: Pick<Effects, "store" | "clock" | "caps">,
  { generation_id, account_id, quoted_usd }: Pick<StoredGeneration, "generation_id" | "account_id" | "quoted_usd">,
): Promise<Held> => {
  const held = await store.ledger.heldFor(generation_id);
  if (quoted_usd <= 0 || held.refused_by !== null) return held;
  const now = clock();
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  const { account_usd, total_usd } = await store.ledger.losses(account_id, from, to);
  const { account_loss_monthly_usd, total_loss_monthly_usd } = caps;
  if (account_loss_monthly_usd !== null && account_usd >= account_loss_monthly_usd)
    return { ...held, refused_by: "account_losses" };
  if (total_loss_monthly_usd !== null && total_usd >= total_loss_monthly_usd)
    return { ...held, refused_by: "total_losses" };
  return held;
};
