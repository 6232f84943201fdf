import type { ArtifactRisk, PlannedShot } from "#lib/contract/plan.ts";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import { applyRiskPatch } from "./apply-patch.ts";
import { filmRisk, levelOf } from "./film-risk.ts";
import { filmViewOf, type FilmFacts, type ShotView } from "./film-view.ts";
import type { ShotSign, Sighting } from "./sign.ts";
import { shotSigns } from "./signs.ts";
import { nameReader, type ReadName } from "./thing-classes.ts";

type Factor = ArtifactRisk["factors"][number];

/** Risks are taken as independent: the chance that at least one of them spoils the clip, damped to leave room. */
const together = (weights: readonly number[]): number =>
  Number((1 - weights.reduce((none, weight) => none * (1 - weight * 0.75), 1)).toFixed(3));
/** A remedy counts as one when it takes a quarter off. */
const enough = 0.75;
/** What is less likely than this is not worth a director's time. */
const leastWeight = 0.1;
const mostWeight = 0.6;

const settled = (seen: Sighting | null): Sighting | null => {
  const weight = Number(Math.min(mostWeight, seen?.weight ?? 0).toFixed(3));
  return seen === null || weight < leastWeight ? null : { ...seen, weight };
};
const totalOf = (view: ShotView): number => together(shotSigns.map((sign) => settled(sign.seen(view))?.weight ?? 0));

/** The first remedy that truly helps: tried on the film, read again, and not making the shot as a whole riskier. */
const remedyFor = (
  sign: ShotSign,
  seen: Sighting,
  view: ShotView,
  total: number,
  read: ReadName,
): { say: string; patch: Record<string, unknown> } | null => {
  const { film } = view;
  for (const remedy of sign.remedies) {
    const patch = remedy.patch(view, seen.evidence);
    if (patch === null) continue;
    const { screenplay, frames } = applyRiskPatch(film, patch);
    const after = filmViewOf(screenplay, { frames, mode: film.mode, brandProduct: film.brandProduct }, read);
    const next = after.shots[view.index];
    if (next === undefined || totalOf(next) > total) continue;
    const left = (sign.wide ? after.shots : [next]).map((each) => settled(sign.seen(each))?.weight ?? 0);
    if (Math.max(...left) <= seen.weight * enough) return { say: remedy.say, patch };
  }
  return null;
};

/** Of how many of a shot's factors, its heaviest, remedies are tried out: each is a reading of the film. */
const mendedPerShot = 3;

const factorsOf = (view: ShotView, total: number, read: ReadName): Factor[] =>
  shotSigns
    .flatMap((sign) => {
      const seen = settled(sign.seen(view));
      return seen === null ? [] : [{ sign, seen }];
    })
    .toSorted((a, b) => b.seen.weight - a.seen.weight || a.sign.factor.localeCompare(b.sign.factor, "en"))
    .map(({ sign, seen }, rank): Factor => {
      const remedy = rank < mendedPerShot ? remedyFor(sign, seen, view, total, read) : null;
      return {
        factor: sign.factor,
        dimension: sign.dimension,
        weight: seen.weight,
        evidence: seen.evidence,
        shot_id: view.shot.shot_id,
        mitigation: remedy?.say ?? sign.mitigation,
        patch: remedy?.patch ?? null,
      };
    });

/** The order of a film's factors. */
export const heaviestFirst = (
  a: Pick<Factor, "weight" | "factor" | "shot_id">,
  b: Pick<Factor, "weight" | "factor" | "shot_id">,
): number =>
  b.weight - a.weight ||
  a.factor.localeCompare(b.factor, "en") ||
  (a.shot_id ?? "").localeCompare(b.shot_id ?? "", "en", { numeric: true });

/**
 * What is likely to go wrong when a model makes the shots, heaviest first, read from who does what with whom and where,
 * with evidence and a cheaper way that was tried out.
 */
export const riskOf = (
  screenplay: Screenplay,
  facts: FilmFacts,
): { film: ArtifactRisk; shots: Map<string, PlannedShot["artifact_risk"]> } => {
  const read = nameReader(screenplay.language);
  const film = filmViewOf(screenplay, facts, read);
  const factors: Factor[] = [];
  const shots = new Map<string, PlannedShot["artifact_risk"]>();
  for (const view of film.shots) {
    const score = totalOf(view);
    const found = factorsOf(view, score, read);
    factors.push(...found);
    shots.set(view.shot.shot_id, {
      score,
      level: levelOf(score),
      top_factors: found.slice(0, 3).map((factor) => factor.factor),
    });
  }
  return {
    film: { ...filmRisk([...shots.values()].map(({ score }) => score)), factors: factors.toSorted(heaviestFirst) },
    shots,
  };
};

/** The dimensions a film is most likely to fail in, worst first, each once. */
export const topDimensions = (risk: ArtifactRisk, most = 3): string[] =>
  [...new Set(risk.factors.map(({ dimension }) => dimension))].slice(0, most);
