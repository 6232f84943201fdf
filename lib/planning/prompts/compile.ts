import type { Model } from "#lib/contract/model.ts";
import type { ModelPrompt } from "#lib/contract/plan.ts";
import type { DraftShot, FilmDraft } from "#lib/planning/draft.ts";
import { actionOf, clausesOf, type Clause, type ClauseName } from "./clauses.ts";
import { clipSeconds } from "#lib/contract/clip-seconds.ts";
import { dialectOf } from "./dialects.ts";
import { fitClauses } from "./fit-clauses.ts";
import { promptLength } from "./length.ts";
import { negativesFor } from "./negatives.ts";
import { positively, withoutFiller } from "./wording.ts";

/** Lines of a resolution as the catalog writes it: `1080p`, `2k`, `fhd`, `up to 1080p`. */
const linesOf = (name: string): number => {
  const named: Readonly<Record<string, number>> = { hd: 720, fhd: 1080, uhd: 2160, "2k": 1440, "4k": 2160 };
  return named[name.toLowerCase()] ?? Number(/\d+/.exec(name)?.[0] ?? 0);
};

/** Largest resolution that is not above 1080p, else the smallest there is. */
const resolutionOf = (model: Model): string | null => {
  const sorted = (model.resolutions ?? []).toSorted((a, b) => linesOf(a) - linesOf(b));
  const chosen = sorted.findLast((name) => linesOf(name) <= 1080) ?? sorted[0] ?? null;
  return chosen?.replace(/^up to\s+/i, "") ?? null;
};

/** Parameters every model is sent, in our names; adapters translate them. */
export const baseParameters = (
  model: Model,
  draft: FilmDraft,
  seconds: number,
  seeded: boolean,
): Record<string, unknown> => {
  const resolution = resolutionOf(model);
  return {
    duration_seconds: seconds,
    aspect_ratio: draft.aspect_ratio,
    ...(resolution === null ? {} : { resolution }),
    ...(draft.picture === undefined ? {} : { first_frame: draft.picture.ref_id }),
    ...(seeded ? { seed: draft.seed } : {}),
    ...(model.audio === null ? {} : { audio: model.audio === "always" || (model.audio === "optional" && draft.audio) }),
  };
};

/** One statement as the model's family says it, without praise and, where negation is not understood, positively. */
export const sayClause = (model: Model, clause: Clause, shot: DraftShot): Clause | null => {
  const say = dialectOf(model).say?.[clause.name as ClauseName];
  const text = clause.text === "" ? null : say === undefined ? clause.text : say(clause.text, shot);
  if (text === null || text === "") return null;
  const said = withoutFiller(clause.name === "sound" && say === undefined ? `Sound: ${text}.` : text);
  return { ...clause, text: model.prompt.negative === "none" ? positively(said) : said };
};

/** What `model` would be sent for one shot; within its published limit, in its unit. */
export const compilePrompt = (model: Model, shot: DraftShot, draft: FilmDraft): ModelPrompt => {
  const dialect = dialectOf(model);
  const clauses = clausesOf(draft, shot);
  const { field, inPrompt } = negativesFor(model, shot, draft);
  const said = dialect.order.flatMap((name) =>
    (name === "sound" || name === "dialogue") && (model.audio === "none" || !draft.audio)
      ? []
      : (sayClause(model, clauses[name], shot) ?? []),
  );
  if (dialect.lead !== undefined) said.unshift({ name: "form", rank: 1, text: dialect.lead });
  if (inPrompt !== null) said.push({ name: "exclusions", rank: 13, text: inPrompt });
  const { prompt, notes } = fitClauses(said, model.prompt.limit, model.prompt.unit);
  const seconds = clipSeconds(model.durations, shot.duration_seconds) ?? Math.ceil(shot.duration_seconds);
  const spare = seconds - shot.duration_seconds;
  return {
    model: model.model_id,
    shot_id: shot.shot_id,
    prompt,
    negative_prompt: field,
    parameters: { ...baseParameters(model, draft, seconds, dialect.seed), ...dialect.parameters?.(shot) },
    length: promptLength(prompt, model.prompt.unit),
    limit: model.prompt.limit,
    unit: model.prompt.unit,
    notes: [
      ...notes,
      ...dialect.notes,
      ...(actionOf(draft, shot).english
        ? []
        : ["What happens is told in the words of the intent; camera and light are in English."]),
      ...(spare > 0.005 ? [`Makes ${seconds} s; ${spare.toFixed(2)} s are trimmed in the edit.`] : []),
      ...(model.prompt.unit === "tokens" ? ["Tokens are counted as UTF-8 bytes / 4, rounded up."] : []),
    ],
  };
};
