import type { Blocked } from "#lib/contract/generation.ts";
import type { Job } from "./effects.ts";

/** What stands against rendering this generation, or null. Policy first, then consent, then budget. */
export const judge = ({ generation, plan }: Job): Blocked | null => {
  const consented = generation.request["likeness_consent"] === true;
  const findings = plan.gate.findings.filter((finding) => finding.gate !== "consent" || !consented);
  const finding = findings.find((each) => each.gate === "policy") ?? findings[0];
  if (finding !== undefined) return finding;
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
  return null;
};
