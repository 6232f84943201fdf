import type { PlannedBy } from "#lib/contract/planned-by.ts";
import { plannerVersion } from "./version.ts";

/** Who directed where no language model was asked. */
export const byCoverage: PlannedBy = {
  planner_version: plannerVersion,
  director: "coverage",
  language_model: null,
  rounds: 0,
  seconds: 0,
  tokens_in: 0,
  tokens_out: 0,
  cost_usd: 0,
  cached: false,
  repairs: [],
  fallback: null,
};
