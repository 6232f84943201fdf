import type { Model } from "#lib/contract/model.ts";
import type { ModelPrompt } from "#lib/contract/plan.ts";
import type { DraftShot, FilmDraft } from "#lib/planning/draft.ts";
import { capital } from "#lib/planning/story/words.ts";
import { clausesOf, framingWords, movementWords, splitDescription, type Clause } from "./clauses.ts";
import { snappedSeconds } from "./clip-length.ts";
import { baseParameters, fitClauses } from "./compile.ts";
import { dialectOf } from "./dialects.ts";
import { cutToFit, promptLength } from "./length.ts";

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

const tellShot = (shot: DraftShot): string =>
  `${capital(framingWords[shot.framing])}: ${splitDescription(shot.description).action} ${capital(movementWords[shot.camera.movement])}.`;

const stamp = (seconds: number): string => `00:${String(seconds).padStart(2, "0")}`;

/** The whole film as one call, in the form the model's family addresses shots by; null when the film does not fit. */
export const compileMultiShot = (model: Model, draft: FilmDraft): ModelPrompt | null => {
  const native = model.native_multi_shot;
  const [first] = draft.shots;
  if (native === null || first === undefined) return null;
  if (native.max_shots !== null && draft.shots.length > native.max_shots) return null;
  if (native.max_seconds !== null && draft.duration_seconds > native.max_seconds) return null;
  const total = snappedSeconds(model.durations, draft.duration_seconds);
  if (total === null || (native.max_seconds !== null && total > native.max_seconds)) return null;
  const dialect = dialectOf(model);
  const lengths = draft.shots.map((shot) => shot.duration_seconds);
  const windows = wholeSeconds(lengths, total, dialect.family === "seedance-2.5" ? 3 : 1);
  if (windows === null) return null;
  const starts = windows.map((_, index) => windows.slice(0, index).reduce((a, b) => a + b, 0));
  const clauses = clausesOf(draft, first);
  const shared: Clause[] = [clauses.identity, clauses.air, clauses.style, clauses.light].filter(
    (clause) => clause.text !== "",
  );
  const parameters = baseParameters(model, draft, total, dialect.seed);
  const notes = [
    "The whole film in one call. Offered beside one clip per shot; cuts inside one call may leak into each other.",
  ];
  const { limit, unit, negative } = model.prompt;

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
  const entries = draft.shots.map((shot, index): Clause => ({
    name: `shot ${index + 1}`,
    rank: 0,
    text: `${marks(index)} ${tellShot(shot)}`,
  }));
  if (dialect.family === "kling") {
    parameters["multi_prompt"] = draft.shots.map((shot, index) => ({
      index: index + 1,
      duration_seconds: windows[index],
      prompt: cutToFit(tellShot(shot), klingEntry, "characters"),
    }));
    notes.push(`Each entry holds at most ${klingEntry} characters; the durations sum to ${total} s.`);
  }
  const fitted = fitClauses([...entries, ...shared], limit, unit);
  return {
    model: model.model_id,
    shot_id: null,
    prompt: fitted.prompt,
    negative_prompt: negative === "field" ? "on-screen text, subtitles, watermark" : null,
    parameters,
    length: promptLength(fitted.prompt, unit),
    limit,
    unit,
    notes: [...fitted.notes, ...notes],
  };
};
