import type { StoryCheck } from "#lib/contract/plan.ts";
import { checkContinuity } from "./continuity.ts";
import { checkHook } from "./hook.ts";
import { checkPacing } from "./pacing.ts";
import { checkPayoff } from "./payoff.ts";
import { withTriedPatch } from "./mend.ts";
import type { Checked } from "./rule.ts";
import { checkStakesTurn } from "./stakes-turn.ts";

/** The five checks in the contract's order. They advise; they never stop a film. */
export const storyChecks = (checked: Checked): StoryCheck[] =>
  [checkHook, checkStakesTurn, checkPayoff, checkContinuity, checkPacing].map((check) =>
    withTriedPatch(check, checked),
  );
