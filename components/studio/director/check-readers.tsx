import type { DirectorPlan, StoryCheck } from "#lib/contract/plan.ts";
import { modelHasRead, readingOf } from "./readings.ts";

const readers = { structure: "Read from the structure", model: "Read by the model" } as const;

/** Who read a check; where the two readers do not agree, what the other one says. */
export function CheckReaders({ plan, check }: { plan: DirectorPlan; check: StoryCheck }) {
  const { reader, structure } = readingOf(plan, check);
  // Where only the structure was read, that is said once for all checks.
  if (!modelHasRead(plan) || (reader === "structure" && check.status === "not_assessed")) return null;
  return (
    <>
      <p className="mt-0.5 pl-6 text-sm text-ink3">{readers[reader]}</p>
      {structure === null ? null : (
        <p className="mt-1.5 ml-6 border-l-2 border-line2 pl-2.5 text-sm leading-5 text-ink2">
          <span className="block text-ink3">
            The structure: {structure.status}
            {structure.shot === null ? "" : `, shot ${structure.shot}`}
          </span>
          {structure.said}
        </p>
      )}
    </>
  );
}
