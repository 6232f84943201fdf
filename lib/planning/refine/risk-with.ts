import type { ArtifactRisk, PlanContent } from "#lib/contract/plan.ts";
import { filmRisk } from "#lib/planning/screenplay-risk/film-risk.ts";
import { heaviestFirst } from "#lib/planning/screenplay-risk/risk-of.ts";

/**
 * The film's risk with the factors of some shots found anew. Those of the others stay: prompts are written from them,
 * and what those shots were rendered from must not change.
 */
export const riskWith = (
  before: Pick<PlanContent, "artifact_risk" | "shots">,
  found: Pick<PlanContent, "artifact_risk"> & {
    shots: Pick<PlanContent["shots"][number], "shot_id" | "artifact_risk">[];
  },
  isNew: (shot_id: string) => boolean,
): ArtifactRisk => {
  const old = new Map(before.shots.map(({ shot_id, artifact_risk }) => [shot_id, artifact_risk.score]));
  const scores = found.shots.map((shot) =>
    isNew(shot.shot_id) ? shot.artifact_risk.score : (old.get(shot.shot_id) ?? shot.artifact_risk.score),
  );
  const factorsOf = (shot_id: string) =>
    (isNew(shot_id) ? found : before).artifact_risk.factors.filter((factor) => factor.shot_id === shot_id);
  return {
    ...filmRisk(scores),
    factors: found.shots.flatMap(({ shot_id }) => factorsOf(shot_id)).toSorted(heaviestFirst),
  };
};
