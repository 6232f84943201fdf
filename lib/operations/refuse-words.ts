import { Problem } from "#lib/contract/errors.ts";
import type { GateFinding } from "#lib/contract/plan.ts";

/**
 * Throws Problem `validation_failed` with the field of every finding, where there is any: words that would be shown stop
 * at the door. `pointerOf` names the caller's own field for one of ours.
 */
export const refuseWords = (
  findings: readonly GateFinding[],
  pointerOf: (field: string) => string = (field) => field,
): void => {
  if (findings.length === 0) return;
  const errors = findings.map(({ reason, resolve, evidence }) => {
    const [first] = evidence;
    const quoted = first?.text == null ? "" : ` (“${first.text}”)`;
    return {
      pointer: pointerOf(first?.field ?? ""),
      code: "not_allowed" as const,
      message: `${reason}${quoted}. ${resolve}`,
    };
  });
  throw new Problem("validation_failed", errors.map(({ message }) => message).join(" "), { errors });
};
