import type { ArtifactRisk } from "#lib/contract/plan.ts";

export const levelOf = (score: number): ArtifactRisk["level"] =>
  score < 0.4 ? "low" : score < 0.68 ? "medium" : "high";

/** Risk of a film from those of its shots: mostly that of its worst. */
export const filmRisk = (scores: readonly number[]): Pick<ArtifactRisk, "score" | "level"> => {
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  const score = Number((0.6 * Math.max(0, ...scores) + 0.4 * mean).toFixed(3));
  return { score, level: levelOf(score) };
};
