import type { ArtifactRisk, PlannedShot } from "#lib/contract/plan.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import type { Film } from "#lib/planning/film.ts";
import { mergePatch } from "#lib/planning/merge-patch.ts";
import { presentIn } from "#lib/planning/shots/stage.ts";
import { riskViewOf, type RiskView } from "./risk-view.ts";
import { lastResorts } from "./remedies.ts";
import type { RiskSign, Sighting } from "./sign.ts";
import { riskSigns } from "./signs.ts";

type Factor = ArtifactRisk["factors"][number];

const levelOf = (score: number): ArtifactRisk["level"] => (score < 0.4 ? "low" : score < 0.68 ? "medium" : "high");
/** Risks are taken as independent: the chance that at least one of them spoils the clip, damped to leave room. */
const together = (weights: readonly number[]): number =>
  Number((1 - weights.reduce((none, weight) => none * (1 - weight * 0.75), 1)).toFixed(3));
/** A remedy counts as one when it takes a quarter off. */
const enough = 0.75;

/** What is less likely than this is not worth a director's time. */
const leastWeight = 0.1;

const weightOf = (sign: RiskSign, view: RiskView): number => {
  const weight = Number(Math.min(0.6, sign.seen(view)?.weight ?? 0).toFixed(3));
  return weight < leastWeight ? 0 : weight;
};
const totalOf = (view: RiskView): number => together(riskSigns.map((sign) => weightOf(sign, view)));

/**
 * The first remedy that truly helps: tried on the shot, read again, and not making the shot as a whole riskier. Where
 * none of the sign's own takes enough off, the one that takes most.
 */
const remedyFor = (
  sign: RiskSign,
  seen: Sighting,
  view: RiskView,
  total: number,
  after: (shot: DraftShot) => RiskView,
): { say: string; patch: Record<string, unknown> } | null => {
  const { weight } = seen;
  let best: { say: string; fields: Record<string, unknown>; weight: number } | null = null;
  for (const remedy of [...sign.remedies, ...lastResorts]) {
    const fields = remedy.fields(view, seen.evidence);
    if (fields === null) continue;
    const next = after(mergePatch(view.shot, fields) as DraftShot);
    const left = weightOf(sign, next);
    if (left > weight - 0.005 || (best !== null && left >= best.weight) || totalOf(next) >= total) continue;
    best = { say: remedy.say, fields, weight: left };
    if (left <= weight * enough) break;
  }
  return best === null ? null : { say: best.say, patch: { shots: { [view.shot.shot_id]: best.fields } } };
};

/** What is likely to go wrong when a model makes the shots, with evidence and a cheaper way that was tried out. */
export const deriveRisk = (
  shots: readonly DraftShot[],
  film: Film,
): { film: ArtifactRisk; shots: Map<string, PlannedShot["artifact_risk"]> } => {
  const presents = shots.map((shot) => presentIn(shot, film));
  const factors: Factor[] = [];
  const perShot = new Map<string, PlannedShot["artifact_risk"]>();
  shots.forEach((shot, index) => {
    const view = riskViewOf(shot, index, shots, film, presents);
    // Who and what is there follows from the words alone.
    const look = (changed: DraftShot): RiskView =>
      changed.description === shot.description
        ? { ...view, shot: changed }
        : riskViewOf(changed, index, shots, film, presents.with(index, presentIn(changed, film)));
    const total = totalOf(view);
    const found = riskSigns
      .flatMap((sign): Factor[] => {
        const seen = sign.seen(view);
        const weight = weightOf(sign, view);
        if (seen === null || weight === 0) return [];
        const remedy = remedyFor(sign, { ...seen, weight }, view, total, look);
        return [
          {
            factor: sign.factor,
            dimension: sign.dimension,
            weight,
            evidence: seen.evidence,
            shot_id: shot.shot_id,
            mitigation: remedy?.say ?? sign.mitigation,
            patch: remedy?.patch ?? null,
          },
        ];
      })
      .toSorted((a, b) => b.weight - a.weight || a.factor.localeCompare(b.factor, "en"));
    factors.push(...found);
    perShot.set(shot.shot_id, {
      score: total,
      level: levelOf(total),
      top_factors: found.slice(0, 3).map((factor) => factor.factor),
    });
  });
  return { film: { ...filmRisk([...perShot.values()].map(({ score }) => score)), factors }, shots: perShot };
};

/** Risk of a film from those of its shots: mostly that of its worst. */
export const filmRisk = (scores: readonly number[]): Pick<ArtifactRisk, "score" | "level"> => {
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  const score = Number((0.6 * Math.max(0, ...scores) + 0.4 * mean).toFixed(3));
  return { score, level: levelOf(score) };
};
