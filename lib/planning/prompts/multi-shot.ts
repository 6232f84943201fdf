import type { Model } from "#lib/contract/model.ts";
import type { ModelPrompt } from "#lib/contract/plan.ts";
import type { DraftShot, FilmDraft } from "#lib/planning/draft.ts";
import { capital } from "#lib/planning/compile/words.ts";
import { actionOf, clausesOf, framingWords, movementWords, type Clause } from "./clauses.ts";
import { clipSeconds } from "#lib/contract/clip-seconds.ts";
import { baseParameters, sayClause } from "./compile.ts";
import { dialectOf } from "./dialects.ts";
import { fitClauses } from "./fit-clauses.ts";
import { cutToFit, promptLength } from "./length.ts";
import { positively, withoutFiller } from "./wording.ts";

/** Whole seconds for each shot, at least `least`, summing to `total`; null when they cannot. */
export const wholeSeconds = (seconds: readonly number[], total: number, least: number): number[] | null => {
  if (total < least * seconds.length) return null;
  const sum = seconds.reduce((a, b) => a + b, 0);
  const parts = seconds.map((each) => Math.max(least, Math.round((each * total) / sum)));
  let off = total - parts.reduce((a, b) => a + b, 0);
  while (off !== 0) {
    const step = Math.sign(off);
    const at = parts
      .map((part, index) => ({ index, gap: (seconds[index] ?? 0) * (total / sum) - part, part }))
      .filter(({ part }) => step > 0 || part > least)
      .toSorted((a, b) => step * (b.gap - a.gap) || a.index - b.index)[0]?.index;
    if (at === undefined) return null;
    parts[at] = (parts[at] ?? 0) + step;
    off -= step;
  }
  return parts;
};

/** Longest text of one entry of Kling's list on the narrowest gateway. */
const klingEntry = 500;

/** Framing, action and move of one shot; the action is cut, at a sentence, where the whole would be over `most`. */
const tellShot = (model: Model, draft: FilmDraft, shot: DraftShot, most: number | null): string => {
  const { action } = actionOf(draft, shot);
  const before = `${capital(framingWords[shot.framing])}: `;
  const after = ` ${capital(movementWords[shot.camera.movement])}.`;
  const told = withoutFiller(model.prompt.negative === "none" ? positively(action) : action);
  const { unit } = model.prompt;
  const room = most === null ? null : most - promptLength(before + after, unit);
  return `${before}${room === null ? told : cutToFit(told, Math.max(12, room), unit)}${after}`;
};

const stamp = (seconds: number): string => `00:${String(seconds).padStart(2, "0")}`;

/** Nouns that no shot of any film is to show. */
const never = "on-screen text, subtitles, watermark";

/** The whole film as one call, in the form the model's family addresses shots by; null when the film does not fit. */
export const compileMultiShot = (model: Model, draft: FilmDraft): ModelPrompt | null => {
  const native = model.native_multi_shot;
  const [first] = draft.shots;
  if (native === null || first === undefined) return null;
  if (native.max_shots !== null && draft.shots.length > native.max_shots) return null;
  if (native.max_seconds !== null && draft.duration_seconds > native.max_seconds) return null;
  const total = clipSeconds(model.durations, draft.duration_seconds);
  if (total === null || (native.max_seconds !== null && total > native.max_seconds)) return null;
  const dialect = dialectOf(model);
  const lengths = draft.shots.map((shot) => shot.duration_seconds);
  const windows = wholeSeconds(lengths, total, dialect.family === "seedance-2.5" ? 3 : 1);
  if (windows === null) return null;
  const starts = windows.map((_, index) => windows.slice(0, index).reduce((a, b) => a + b, 0));
  const clauses = clausesOf(draft, first);
  const heard = model.audio === "none" || !draft.audio ? [] : [clauses.sound];
  const shared = [clauses.identity, clauses.air, clauses.style, clauses.light, ...heard].flatMap(
    (clause) => sayClause(model, clause, first) ?? [],
  );
  const { limit, unit, negative } = model.prompt;
  const parameters = baseParameters(model, draft, total, dialect.seed);
  const notes = [
    "The whole film in one call. Offered beside one clip per shot; cuts inside one call may leak into each other.",
  ];
  const marks = (index: number): string => {
    const start = starts[index] ?? 0;
    const end = start + (windows[index] ?? 0);
    switch (dialect.family) {
      case "omni":
        return `[${start}-${end}s]`;
      case "seedance-2.5":
        return `${start}-${end}s:`;
      case "h3":
        return `[${stamp(start)}-${stamp(end)}]`;
      default:
        return `Shot ${index + 1}:`;
    }
  };
  // What all shots share is said once; the rest of the limit is divided among the shots.
  const overhead = promptLength(shared.map((clause) => clause.text).join(" "), unit) + 16 * draft.shots.length;
  const most = limit === null ? null : Math.floor(Math.max(limit * 0.6, limit - overhead) / draft.shots.length);
  const entries = draft.shots.map((shot, index): Clause => ({
    name: `shot ${index + 1}`,
    rank: 0,
    text: `${marks(index)} ${tellShot(model, draft, shot, most)}`,
  }));
  if (dialect.family === "kling") {
    parameters["multi_prompt"] = draft.shots.map((shot, index) => ({
      index: index + 1,
      duration_seconds: windows[index],
      prompt: tellShot(model, draft, shot, klingEntry),
    }));
    notes.push(`Each entry holds at most ${klingEntry} characters; the durations sum to ${total} s.`);
  }
  const unwanted: Clause[] =
    negative === "in_prompt" ? [{ name: "exclusions", rank: 13, text: `Avoid: ${never}.` }] : [];
  const fitted = fitClauses([...entries, ...shared, ...unwanted], limit, unit);
  return {
    model: model.model_id,
    shot_id: null,
    prompt: fitted.prompt,
    negative_prompt: negative === "field" ? never : null,
    parameters,
    length: promptLength(fitted.prompt, unit),
    limit,
    unit,
    notes: [...fitted.notes, ...notes],
  };
};
