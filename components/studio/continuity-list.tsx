import { TriangleAlert } from "lucide-react";
import type { ContinuityFinding } from "#lib/contract/refine.ts";
import { fieldTitle, valueWords } from "./change-words.ts";

/** What does not agree between a shot and the one beside it. Advice: nothing is stopped by it. */
export function ContinuityList({
  findings,
  shotName,
}: {
  findings: readonly ContinuityFinding[];
  /** `Shot 2` of a `shot_id`. */
  shotName: (shotId: string) => string;
}) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label="Continuity" className="mt-2.5 flex flex-col gap-2">
      {findings.map(({ shot_id, field, observed, expected }) => (
        <li key={`${shot_id} ${field}`} className="flex items-start gap-2">
          <TriangleAlert size={15} strokeWidth={1.75} aria-label="To look at" className="mt-0.5 shrink-0 text-warn" />
          <span className="min-w-0">
            {shotName(shot_id)}, {fieldTitle(field).toLowerCase()}
            <span className="block text-sm break-words text-ink3">
              Now {valueWords(observed, field)}; beside it {valueWords(expected, field)}.
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
