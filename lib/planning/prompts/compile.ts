import type { Model } from "#lib/contract/model.ts";
import type { ModelPrompt } from "#lib/contract/plan.ts";
import type { DraftShot, FilmDraft } from "#lib/planning/draft.ts";
import { capital } from "#lib/planning/story/words.ts";
import { clausesOf, type Clause } from "./clauses.ts";
import { snappedSeconds } from "./clip-length.ts";
import { dialectOf } from "./dialects.ts";
import { cutToFit, promptLength } from "./length.ts";
import { negativesFor } from "./negatives.ts";

const joined = (clauses: readonly Clause[]): string =>
  clauses.map((clause) => (/^[[(<@]/.test(clause.text) ? clause.text : capital(clause.text))).join(" ");

/** Shortens by whole statements, least important first, and says so; only the action itself may be cut, at a sentence. */
export const fitClauses = (
  clauses: readonly Clause[],
  limit: number | null,
  unit: Model["prompt"]["unit"],
): { prompt: string; notes: string[] } => {
  const full = joined(clauses);
  if (limit === null || promptLength(full, unit) <= limit) return { prompt: full, notes: [] };
  let left = [...clauses];
  const dropped: string[] = [];
  while (left.length > 1 && promptLength(joined(left), unit) > limit) {
    const least = left.reduce((worst, clause) => (clause.rank > worst.rank ? clause : worst));
    left = left.filter((clause) => clause !== least);
    dropped.push(least.name);
  }
  const rest = joined(left);
  const prompt = cutToFit(rest, limit, unit);
  const notes = [`Left out to stay within ${limit} ${unit.replaceAll("_", " ")}: ${dropped.join(", ")}.`];
  if (prompt !== rest)
    notes.push(
      `The action was shortened from ${promptLength(rest, unit)} to ${promptLength(prompt, unit)} ${unit.replaceAll("_", " ")} at a sentence end.`,
    );
  return { prompt, notes };
};

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
    ...(seeded ? { seed: draft.seed } : {}),
    ...(model.audio === null ? {} : { audio: model.audio === "always" || (model.audio === "optional" && draft.audio) }),
  };
};

/** What `model` would be sent for one shot; within its published limit, in its unit. */
export const compilePrompt = (model: Model, shot: DraftShot, draft: FilmDraft): ModelPrompt => {
  const dialect = dialectOf(model);
  const clauses = clausesOf(draft, shot);
  const { field, inPrompt } = negativesFor(model, shot, draft);
  const said = dialect.order.flatMap((name): Clause[] => {
    const clause = clauses[name];
    if (clause.text === "" || (name === "sound" && (model.audio === "none" || !draft.audio))) return [];
    const say = dialect.say?.[name];
    const text = say === undefined ? clause.text : say(clause.text, shot);
    return text === null || text === ""
      ? []
      : [{ ...clause, text: name === "sound" && say === undefined ? `Sound: ${text}.` : text }];
  });
  if (dialect.lead !== undefined) said.unshift({ name: "form", rank: 1, text: dialect.lead });
  if (inPrompt !== null) said.push({ name: "exclusions", rank: 13, text: inPrompt });
  const { prompt, notes } = fitClauses(said, model.prompt.limit, model.prompt.unit);
  const seconds = snappedSeconds(model.durations, shot.duration_seconds) ?? Math.ceil(shot.duration_seconds);
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
      ...(spare > 0.005 ? [`Makes ${seconds} s; ${spare.toFixed(2)} s are trimmed in the edit.`] : []),
      ...(model.prompt.unit === "tokens" ? ["Tokens are counted as UTF-8 bytes / 4, rounded up."] : []),
    ],
  };
};
