import { z } from "zod";
import { limits } from "#lib/contract/limits.ts";

const count = z.coerce.number().int().min(1).max(1_000_000);
const days = z.coerce.number().int().min(1).max(36_500);
const gibibyte = 2 ** 30;

/** What whoever runs the service may set of what one account keeps and has under way. */
export const quotaSettings = {
  SHOTWRIGHT_QUEUED_PER_ACCOUNT: count.default(50),
  SHOTWRIGHT_LINE_MINUTES: count.default(60),
  SHOTWRIGHT_STREAMS_PER_ACCOUNT: count.default(10),
  SHOTWRIGHT_WAITING_PER_ACCOUNT: count.default(20),
  SHOTWRIGHT_ACCOUNT_MEDIA_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(20 * gibibyte),
  SHOTWRIGHT_ACCOUNT_PLANS: count.default(5000),
  SHOTWRIGHT_PLAN_DAYS: days.default(30),
  SHOTWRIGHT_EVENT_DAYS: days.default(30),
  SHOTWRIGHT_AUDIT_DAYS: days.default(365),
};
type Settings = { [name in keyof typeof quotaSettings]: number };

/** What is refused beyond it. */
export const quotasOf = (env: Settings) => ({
  media_bytes: env.SHOTWRIGHT_ACCOUNT_MEDIA_BYTES,
  generations_under_way: env.SHOTWRIGHT_QUEUED_PER_ACCOUNT,
  line_minutes: env.SHOTWRIGHT_LINE_MINUTES,
  event_streams: env.SHOTWRIGHT_STREAMS_PER_ACCOUNT,
  waiting_calls: env.SHOTWRIGHT_WAITING_PER_ACCOUNT,
});

/** What is swept away behind it. */
export const sweepingOf = (env: Settings) => ({
  idempotencyHours: limits.idempotency_hours,
  planDays: env.SHOTWRIGHT_PLAN_DAYS,
  plansKept: env.SHOTWRIGHT_ACCOUNT_PLANS,
  eventDays: env.SHOTWRIGHT_EVENT_DAYS,
  auditDays: env.SHOTWRIGHT_AUDIT_DAYS,
});
