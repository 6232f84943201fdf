import type { ArtifactRisk, PlannedShot } from "#lib/contract/plan.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import type { Film } from "#lib/planning/film.ts";
import { stageOf } from "#lib/planning/shots/stage.ts";
import { tellsAction } from "#lib/planning/story/words.ts";
import { riskSigns, type RiskView } from "./signs.ts";

type Factor = ArtifactRisk["factors"][number];

const levelOf = (score: number): ArtifactRisk["level"] => (score < 0.4 ? "low" : score < 0.68 ? "medium" : "high");
/** Risks are taken as independent: the chance that at least one of them spoils the clip, damped to leave room. */
const together = (weights: readonly number[]): number =>
  Number((1 - weights.reduce((none, weight) => none * (1 - weight * 0.75), 1)).toFixed(3));

const viewOf = (
  shot: DraftShot,
  index: number,
  shots: readonly DraftShot[],
  film: Film,
  presents: readonly (readonly number[])[],
): RiskView => {
  const stage = stageOf(shot, film);
  const members = stage.present.flatMap((at) => film.cast[at] ?? []);
  const before = shots[index - 1];
  return {
    text: shot.description.toLowerCase(),
    framing: shot.framing,
    movement: shot.camera.movement,
    duration_s: shot.duration_seconds,
    mode: film.mode.id,
    motions: new Set(stage.present.map((at) => stage.motions.get(at) ?? "still")),
    kinds: new Set(members.map((member) => member.kind)),
    people: members.filter((member) => member.kind === "person").length,
    things: members.reduce((sum, member) => sum + Math.min(3, member.count), 0),
    most: members.reduce((most, member) => Math.max(most, member.count), 0),
    actions: film.reading.actions.filter((action) => tellsAction(shot.description, action)).length,
    returns: stage.present.some(
      (at) => film.cast[at]?.kind === "person" && presents.filter((each) => each.includes(at)).length > 1,
    ),
    same_setup_as_before:
      before !== undefined && before.framing === shot.framing && before.camera.angle === shot.camera.angle,
    brand: film.brand?.product_ref != null && members.some((member) => member.kind === "product"),
  };
};

/** What is likely to go wrong when a model makes the shots, with evidence and a cheaper way. */
export const deriveRisk = (
  shots: readonly DraftShot[],
  film: Film,
): { film: ArtifactRisk; shots: Map<string, PlannedShot["artifact_risk"]> } => {
  const presents = shots.map((shot) => stageOf(shot, film).present);
  const factors: Factor[] = [];
  const perShot = new Map<string, PlannedShot["artifact_risk"]>();
  shots.forEach((shot, index) => {
    const view = viewOf(shot, index, shots, film, presents);
    const own = riskSigns
      .flatMap((sign): Factor[] => {
        const evidence = sign.seen(view);
        return evidence === null
          ? []
          : [
              {
                factor: sign.factor,
                dimension: sign.dimension,
                weight: sign.weight,
                evidence,
                shot_id: shot.shot_id,
                mitigation: sign.mitigation,
              },
            ];
      })
      .toSorted((a, b) => b.weight - a.weight || a.factor.localeCompare(b.factor, "en"));
    factors.push(...own);
    const score = together(own.map((factor) => factor.weight));
    perShot.set(shot.shot_id, {
      score,
      level: levelOf(score),
      top_factors: own.slice(0, 3).map((factor) => factor.factor),
    });
  });
  const scores = [...perShot.values()].map((risk) => risk.score);
  const mean = scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
  const score = Number((0.6 * Math.max(0, ...scores) + 0.4 * mean).toFixed(3));
  return { film: { score, level: levelOf(score), factors }, shots: perShot };
};
