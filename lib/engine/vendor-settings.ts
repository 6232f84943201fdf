import { z } from "zod";
import type { SpendingCaps } from "#lib/store/spending-records.ts";

const usd = z.coerce.number().min(0).max(1_000_000);

/** What may be set of vendors: who is connected, how long they may take, and what may be spent with them in a month. */
export const vendorSettings = {
  SHOTWRIGHT_PROVIDER_POLL_MS: z.coerce.number().int().min(10).default(5000),
  SHOTWRIGHT_PROVIDER_TIMEOUT_S: z.coerce.number().int().min(1).default(600),
  SHOTWRIGHT_ACCOUNT_MONTHLY_USD: usd.optional(),
  SHOTWRIGHT_TOTAL_MONTHLY_USD: usd.optional(),
  SHOTWRIGHT_ACCOUNT_LOSS_MONTHLY_USD: usd.default(20),
  SHOTWRIGHT_LOSS_MONTHLY_USD: usd.default(100),
  FAL_KEY: z.string().min(1).optional(),
  FAL_BASE_URL: z.url().optional(),
};

type Env = z.infer<z.ZodObject<typeof vendorSettings>>;

/** The limits of a month, as they were set. */
export const capsOf = (env: Env): SpendingCaps => ({
  account_monthly_usd: env.SHOTWRIGHT_ACCOUNT_MONTHLY_USD ?? null,
  total_monthly_usd: env.SHOTWRIGHT_TOTAL_MONTHLY_USD ?? null,
  account_loss_monthly_usd: env.SHOTWRIGHT_ACCOUNT_LOSS_MONTHLY_USD,
  total_loss_monthly_usd: env.SHOTWRIGHT_LOSS_MONTHLY_USD,
});
