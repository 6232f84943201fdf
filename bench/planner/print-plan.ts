import { readFileSync } from "node:fs";
import { actPhrase } from "#lib/contract/act-phrases.ts";
import type { PlanContent } from "#lib/contract/plan.ts";
import { completePlan } from "#lib/planning/complete-plan.ts";
import { takeFilm } from "#lib/director/request/take-answer.ts";
import { byCoverage } from "#lib/planning/by-coverage.ts";
import { draftFilm, draftFromScreenplay } from "#lib/planning/draft-film.ts";
import type { FilmDraft, PlanningInput } from "#lib/planning/draft.ts";
import { readBrief } from "#lib/planning/screenplay/read-brief.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { models, routesFor } from "./route-draft.ts";

// Prints whole plans as a page to read: `node bench/planner/print-plan.ts "one sentence" "another"`. A sentence followed
// by `--answer file.json` is printed as the language model directed it whose answer to our request stands in the file.

const inputFor = (raw_intent: string): PlanningInput => ({
  request: { raw_intent },
  seed: 7,
  brand: null,
  elements: elementCards,
});

const draftOf = (raw_intent: string, answer: string | null): FilmDraft => {
  const input = inputFor(raw_intent);
  if (answer === null) return draftFilm(input);
  const brief = readBrief(input);
  const { language, treatment } = brief;
  const taken = takeFilm(JSON.parse(readFileSync(answer, "utf8")), { language, treatment, elements: elementCards });
  if (taken.screenplay === null) throw new Error(`${answer}: ${taken.because}`);
  return draftFromScreenplay(taken.screenplay, brief, input, { ...byCoverage, director: "language_model" });
};

const planOf = (raw_intent: string, answer: string | null): PlanContent => {
  const draft = draftOf(raw_intent, answer);
  return completePlan({ draft, routes: routesFor(draft), models });
};

const round = (value: number, digits = 2): string => String(Number(value.toFixed(digits)));

const changesIn = (plan: PlanContent, shot_id: string): string[] => {
  const script = plan.screenplay?.shots.find((each) => each.shot_id === shot_id);
  return script?.changes == null ? [] : [`- After it: ${script.changes}`];
};

const actsIn = ({ screenplay }: PlanContent, shot_id: string): string[] => {
  const script = screenplay?.shots.find((each) => each.shot_id === shot_id);
  if (screenplay === undefined || script === undefined || script.acts.length === 0) return [];
  const entries = [...screenplay.cast, ...screenplay.props, ...screenplay.places];
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name ?? id;
  const told = script.acts.map((act) => `${nameOf(act.by)} ${actPhrase(act, nameOf, false)}`);
  return [`- Staged: ${told.join("; ")}`];
};

const shotText = (plan: PlanContent, at: number): string => {
  const shot = plan.shots[at];
  const physics = plan.camera_physics[at];
  const beat = plan.edit_beats.find((each) => each.shot_id === shot?.shot_id);
  const layers = plan.depth_layers[at]?.layers ?? [];
  if (shot === undefined || physics === undefined) throw new Error(`The plan has no shot ${at + 1}.`);
  const { near_m, far_m } = physics.depth_of_field;
  return [
    `**${shot.index}. ${shot.role}** · ${round(shot.duration_seconds)} s · ${shot.framing.replaceAll("_", " ")}, ` +
      `${shot.camera.lens_mm} mm, ${shot.camera.movement.replaceAll("_", " ")}, ${shot.camera.angle.replaceAll("_", " ")}`,
    `> ${shot.description}`,
    ...actsIn(plan, shot.shot_id),
    ...changesIn(plan, shot.shot_id),
    `- Why: ${shot.narrative_purpose}`,
    ...(shot.caption === null ? [] : [`- Caption: ${shot.caption}`]),
    `- Optics: ${round(physics.horizontal_fov_deg, 1)}° wide, f/${physics.aperture_f}, sharp from ${round(near_m)} m to ` +
      `${far_m === null ? "infinity" : `${round(far_m)} m`}; camera ${round(physics.speed_mps)} m/s, ${physics.stabilisation}`,
    `- Layers: ${layers
      .map(
        (layer) =>
          `${layer.name} ${layer.distance_m === null ? "∞" : `${round(layer.distance_m, 1)} m`} ` +
          `(${layer.drawn_as.map((item) => item.element).join(", ") || "–"})`,
      )
      .join("; ")}`,
    ...(beat === undefined ? [] : [`- Sound: ${beat.sound}`]),
    `- Model: ${shot.routed_model}. ${shot.routing.reason}`,
  ].join("\n");
};

const pageOf = (intent: string, answer: string | null): string => {
  const plan = planOf(intent, answer);
  const palette = plan.color_intent.palette.map((swatch) => `\`${swatch.hex}\` ${swatch.role}`).join(", ");
  return [
    `## ${plan.title}`,
    `*“${intent}”*`,
    `${plan.mode_selection.primary} with ${plan.mode_selection.secondary}. ${plan.mode_selection.reason}`,
    `${plan.cinematic_idiom.summary} Light: ${plan.cinematic_idiom.lighting} Palette: ${palette}.`,
    ...plan.shots.map((_, at) => shotText(plan, at)),
    ...(plan.end_card === null
      ? []
      : [`End card: ${plan.end_card.text}${plan.end_card.cta === null ? "" : ` · ${plan.end_card.cta}`}`]),
    `Checks: ${plan.story_report.checks.map((check) => `${check.title} ${check.status}${check.score === null ? "" : ` ${check.score}`}`).join(", ")}.`,
    `Risk ${round(plan.artifact_risk.score)}: ${
      plan.artifact_risk.factors
        .slice(0, 3)
        .map((factor) => `${factor.factor} (${factor.evidence})`)
        .join("; ") || "none worth naming"
    }.`,
  ].join("\n\n");
};

/** Sentences, each with the file that `--answer` gives behind it. */
const asked: { intent: string; answer: string | null }[] = [];
for (let at = 2; at < process.argv.length; at++) {
  const word = process.argv[at] ?? "";
  const last = asked.at(-1);
  if (word === "--answer" && last !== undefined) last.answer = process.argv[++at] ?? null;
  else asked.push({ intent: word, answer: null });
}
if (asked.length === 0) throw new Error('Say what to plan: node bench/planner/print-plan.ts "one sentence"');
process.stdout.write(`${asked.map(({ intent, answer }) => pageOf(intent, answer)).join("\n\n---\n\n")}\n`);
