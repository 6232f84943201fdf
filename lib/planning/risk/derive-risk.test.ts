import { expect, test } from "vitest";
import type { PlanContent } from "#lib/contract/plan.ts";
import { directorModes, riskDimensions } from "#lib/contract/vocabulary.ts";
import { shotRevisionSchema } from "#lib/contract/revision.ts";
import { deriveFilm } from "#lib/planning/derive-film.ts";
import { cardOf, draftFilm } from "#lib/planning/draft-film.ts";
import type { DraftShot, FilmDraft, PlanningInput } from "#lib/planning/draft.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { mergePatch } from "#lib/planning/merge-patch.ts";
import { openFilm } from "#lib/planning/open-film.ts";
import { measuredIntents } from "#lib/planning/testing/measured-intents.ts";
import { brand } from "#lib/planning/testing/plan-request.ts";
import { riskyInTenLanguages, risingFactors } from "#lib/planning/testing/risky-intents.ts";
import { elementCards as elements } from "#lib/render/scene/elements/element-catalog.ts";
import { deriveRisk } from "./derive-risk.ts";
import { riskSigns } from "./signs.ts";

type Factor = PlanContent["artifact_risk"]["factors"][number];

const inputFor = (raw_intent: string, index = 0): PlanningInput => ({
  request: {
    raw_intent,
    director_mode: index === 0 ? "auto" : (directorModes[index % directorModes.length] ?? "auto"),
  },
  seed: index * 13 + 5,
  brand: raw_intent.includes("bottle stands") ? brand : null,
  elements,
});

const filmOf = ({ mode_selection: selection }: FilmDraft, input: PlanningInput) =>
  openFilm(
    readIntent(input.request.raw_intent, elements),
    selection,
    cardOf(selection.primary),
    cardOf(selection.secondary),
    input,
  );

/** The film with the factor's patch on its shot, everything derived anew. */
const patched = (draft: FilmDraft, input: PlanningInput, factor: Factor): FilmDraft => {
  const byShot = (factor.patch?.["shots"] ?? {}) as Record<string, unknown>;
  const fields = shotRevisionSchema.parse(byShot[factor.shot_id ?? ""]);
  const shots = draft.shots.map((shot) =>
    shot.shot_id === factor.shot_id ? (mergePatch(shot, fields) as DraftShot) : shot,
  );
  return deriveFilm(filmOf(draft, input), shots, draft.end_card, draft);
};
const weightIn = (draft: FilmDraft, factor: Factor): number =>
  draft.artifact_risk.factors.find((each) => each.factor === factor.factor && each.shot_id === factor.shot_id)
    ?.weight ?? 0;

test("every dimension of VBench-2.0 and ours has a sign, and every sign a sentence that raises it", () => {
  expect(new Set(riskSigns.map((sign) => sign.dimension))).toEqual(new Set(riskDimensions));
  expect([...Object.keys(risingFactors), "repeated_set_up"].toSorted()).toEqual(
    riskSigns.map((sign) => sign.factor).toSorted(),
  );
});

test("two neighbours of one size and angle are told apart by the patch", () => {
  const input = inputFor("A man waits in a corridor");
  const draft = draftFilm(input);
  const [first, second] = draft.shots;
  if (first === undefined || second === undefined) throw new Error("too few shots");
  const alike = {
    ...draft,
    shots: draft.shots.map((shot) =>
      shot === second
        ? { ...shot, framing: first.framing, camera: { ...shot.camera, angle: first.camera.angle } }
        : shot,
    ),
  };
  const film = filmOf(draft, input);
  const found = deriveRisk(alike.shots, film).film.factors.find((factor) => factor.factor === "repeated_set_up");
  expect(found?.evidence).toBe(`framing: ${first.framing}`);
  if (found === undefined) throw new Error("not found");
  expect(weightIn(patched(alike, input, found), found)).toBe(0);
});

test.each(Object.entries(risingFactors))(
  "%s is raised, and its patch lowers it when all is derived anew",
  (kind, intents) => {
    const raised = intents.flatMap((raw_intent) =>
      Array.from({ length: 7 }, (_, index) => inputFor(raw_intent, index)).flatMap((input) => {
        const draft = draftFilm(input);
        return draft.artifact_risk.factors
          .filter((each) => each.factor === kind)
          .map((factor) => ({ draft, input, factor }));
      }),
    );
    expect(raised.length).toBeGreaterThan(0);
    const healed = raised.filter(({ factor }) => factor.patch !== null);
    expect(healed.length / raised.length).toBeGreaterThan(0.8);
    for (const { draft, input, factor } of healed) {
      const next = patched(draft, input, factor);
      expect(weightIn(next, factor)).toBeLessThan(factor.weight);
      const shot = (film: FilmDraft) =>
        film.shots.find((each) => each.shot_id === factor.shot_id)?.artifact_risk.score ?? 1;
      expect(shot(next)).toBeLessThan(shot(draft));
    }
  },
);

test("evidence is a literal span of the intent or a field of the shot with its value", () => {
  for (const [index, raw_intent] of measuredIntents.entries()) {
    const draft = draftFilm(inputFor(raw_intent, index));
    for (const factor of draft.artifact_risk.factors) {
      const shot = draft.shots.find((each) => each.shot_id === factor.shot_id);
      if (shot === undefined) throw new Error(`${factor.factor} is of no shot`);
      const fields: Record<string, string> = {
        description: shot.description,
        framing: shot.framing,
        "camera.movement": shot.camera.movement,
        duration_seconds: String(shot.duration_seconds),
      };
      const [, field = "", value = ""] = /^([\w.]+): (.+)$/su.exec(factor.evidence) ?? [];
      const told = field === "description" ? fields["description"]?.includes(value) : fields[field] === value;
      expect(raw_intent.includes(factor.evidence) || told === true, `${factor.factor}: ${factor.evidence}`).toBe(true);
    }
  }
});

test("the same difficulty is found in ten languages", () => {
  const missed = Object.entries(riskyInTenLanguages).flatMap(([dimension, sentences]) =>
    Object.entries(sentences).flatMap(([language, raw_intent]) => {
      const found = draftFilm(inputFor(raw_intent)).artifact_risk.factors.some((each) => each.dimension === dimension);
      return found ? [] : [`${dimension} ${language}`];
    }),
  );
  // A word that the glossary does not know yet is not a word that the signs do not know.
  expect(missed.length, missed.join(", ")).toBeLessThanOrEqual(9);
});

test("a plain shot is calmer than the same shot with hands, a crowd, fire and a whip pan", () => {
  const score = (raw_intent: string) => draftFilm(inputFor(raw_intent)).artifact_risk.score;
  expect(score("A lake in the morning, static shot")).toBeLessThan(0.2);
  expect(score("whip pan over a crowd: a juggler's hands toss burning torches past a mirror")).toBeGreaterThan(0.4);
});
