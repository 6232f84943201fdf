import type { Blocked } from "#lib/contract/generation.ts";
import { judgeFilm } from "#lib/gate/judge-film.ts";
import { wordsOfFilm } from "#lib/gate/words-of-film.ts";
import type { StoredConsent } from "#lib/store/film-records.ts";
import type { Job } from "./effects.ts";

/**
 * What stands against rendering this generation now, or null. Policy first, then consent, then budget: `reserved_usd` is
 * what could be held back for it. The words are judged again, as they stand: a plan may be older than the gates.
 */
export const judge = ({ generation, plan, consent }: Job, now: Date, reserved_usd: number): Blocked | null => {
  const findings = [...plan.gate.findings, ...judgeFilm(wordsOfFilm(plan))];
  const policy = findings.find(({ gate }) => gate === "policy");
  if (policy !== undefined) return policy;
  const likeness = findings.find(({ gate }) => gate === "consent");
  if (likeness !== undefined) {
    if (consent === null) return likeness;
    const fault = consentFault(consent, now);
    if (fault !== null) return { ...likeness, ...fault };
  }
  const most = generation.request["max_cost_usd"];
  if (typeof most === "number" && generation.quoted_usd > most)
    return {
      gate: "budget",
      code: "max_cost_exceeded",
      reason: `The film is quoted at $${generation.quoted_usd.toFixed(2)} and max_cost_usd is $${most.toFixed(2)}`,
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
  if (reserved_usd < generation.quoted_usd)
    return {
      gate: "budget",
      code: "budget_exceeded",
      reason: `The film is quoted at $${generation.quoted_usd.toFixed(2)}, and this month's budget does not hold that much any more`,
      evidence: [],
      resolve:
        "Raise the monthly budget on the usage page, wait for the next month, or render a preview, which is free.",
    };
  return null;
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
