import type { DirectorPlan } from "#lib/contract/plan.ts";
import { RiskChip } from "./risk-chip.tsx";
import { plainWords, sentenceCase } from "./words.ts";

const shown = 5;

/** Where a model is likely to stumble, heaviest first, and what the plan does about it. */
export function RiskList({ plan }: { plan: DirectorPlan }) {
  const { level, score, factors } = plan.artifact_risk;
  const shotOf = (id: string | null) => plan.shots.find((shot) => shot.shot_id === id)?.index;
  return (
    <section aria-labelledby="risk" className="px-4 py-3.5">
      <div className="mb-2 flex items-center justify-between">
        <h2 id="risk" className="font-semibold">
          Artifact risk
        </h2>
        <RiskChip level={level} score={score} />
      </div>
      <ul className="flex flex-col gap-2">
        {factors
          .toSorted((a, b) => b.weight - a.weight)
          .slice(0, shown)
          .map((factor) => (
            <li key={`${factor.factor} ${factor.shot_id}`} className="flex items-start gap-3">
              <span aria-hidden="true" className="mt-2 h-1 w-11 shrink-0 overflow-hidden rounded-full bg-s3">
                <span className="block h-full bg-warn" style={{ width: `${factor.weight * 100}%` }} />
              </span>
              <span className="min-w-0 flex-1">
                {sentenceCase(plainWords(factor.factor))}
                <span className="block text-sm text-ink3">{factor.mitigation}</span>
              </span>
              <span className="text-sm text-ink3">
                {shotOf(factor.shot_id) === undefined ? "Film" : `Shot ${shotOf(factor.shot_id)}`}
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
}
