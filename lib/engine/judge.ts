import type { Blocked } from "#lib/contract/generation.ts";
import type { GateFinding } from "#lib/contract/plan.ts";
import type { StoredConsent } from "#lib/store/film-records.ts";
import type { SpendingLimit } from "#lib/store/spending-records.ts";
import type { Job } from "./effects.ts";

/** What could be held back for a generation, and the limit that stands against more. */
export interface Held {
  held_usd: number;
  refused_by: SpendingLimit | null;
}

/**
 * What stands against rendering this generation now, or null. Policy first, then consent, then budget. `again` is what the
 * gates say of its words as they stand now: a plan may be older than the gates.
 */
export const judge = (
  { generation, plan, consent }: Job,
  again: readonly GateFinding[],
  now: Date,
  held: Held,
): Blocked | null => {
  const findings = [...plan.gate.findings, ...again];
  const policy = findings.find(({ gate }) => gate === "policy");
  if (policy !== undefined) return policy;
  const likeness = findings.find(({ gate }) => gate === "consent");
  if (likeness !== undefined) {
    if (consent === null) return likeness;
    const fault = consentFault(consent, now);
    if (fault !== null) return { ...likeness, ...fault };
  }
  const { quoted_usd } = generation;
  const most = generation.request["max_cost_usd"];
  if (typeof most === "number" && quoted_usd > most)
    return {
      gate: "budget",
      code: "max_cost_exceeded",
      reason: `The film is quoted at $${quoted_usd.toFixed(2)} and max_cost_usd is $${most.toFixed(2)}`,
      evidence: [
        {
          kind: "number",
          text: `max_cost_usd: ${most}`,
          start: null,
          end: null,
          asset_id: null,
          box: null,
        },
      ],
      resolve: "Raise max_cost_usd, or render a preview, which is free.",
    };
  if (quoted_usd > 0 && (held.refused_by !== null || held.held_usd < quoted_usd))
    return overLimit(held.refused_by ?? "budget", quoted_usd);
  return null;
};

const free = "render a preview, which is free";
/** How each limit is told: its code, what it does not bear, and the way out. */
const limitWords: Record<SpendingLimit, { code: string; reason: string; resolve: string }> = {
  budget: {
    code: "budget_exceeded",
    reason: "this month's budget does not hold that much any more",
    resolve: `Raise the monthly budget on the usage page, wait for the next month, or ${free}.`,
  },
  account_cap: {
    code: "account_limit_reached",
    reason: "that is more than this service still lets the account spend this month",
    resolve: `Wait for the next month, ask whoever runs the service to raise SHOTWRIGHT_ACCOUNT_MONTHLY_USD, or ${free}.`,
  },
  total_cap: {
    code: "service_limit_reached",
    reason: "that is more than this service still spends on models this month",
    resolve: `Wait for the next month, ask whoever runs the service to raise SHOTWRIGHT_TOTAL_MONTHLY_USD, or ${free}.`,
  },
  account_losses: {
    code: "account_losses_reached",
    reason:
      "too much was ordered for the account's films this month that nobody paid for: cancelled, refused or failed",
    resolve: `Wait for the next month, ask whoever runs the service to raise SHOTWRIGHT_ACCOUNT_LOSS_MONTHLY_USD, or ${free}.`,
  },
  total_losses: {
    code: "service_losses_reached",
    reason: "vendors were paid too much this month for films that came to nothing, and nothing more is ordered",
    resolve: `Wait for the next month, ask whoever runs the service to raise SHOTWRIGHT_LOSS_MONTHLY_USD, or ${free}.`,
  },
};

const overLimit = (limit: SpendingLimit, quoted_usd: number): Blocked => {
  const { code, reason, resolve } = limitWords[limit];
  const quoted = `The film is quoted at $${quoted_usd.toFixed(2)}, and ${reason}`;
  return { gate: "budget", code, reason: quoted, evidence: [], resolve };
};

/** Why a consent opens no gate now, or null when it does. */
export const consentFault = (
  consent: StoredConsent,
  now: Date,
): Pick<Blocked, "code" | "reason" | "resolve"> | null => {
  const resolve = "Record a new consent and name it, or describe somebody invented.";
  if (consent.revoked_at !== null && consent.revoked_at <= now)
    return {
      code: "consent_revoked",
      reason: `The consent ${consent.consent_id} was revoked on ${consent.revoked_at.toISOString().slice(0, 10)}`,
      resolve,
    };
  if (consent.expires_at !== null && consent.expires_at <= now)
    return {
      code: "consent_expired",
      reason: `The consent ${consent.consent_id} expired on ${consent.expires_at.toISOString().slice(0, 10)}`,
      resolve,
    };
  return null;
};
