import type { DirectorPlan, PlannedShot, Quote } from "#lib/contract/plan.ts";
import type { ScreenplayShot } from "#lib/contract/screenplay.ts";
import type { FilmSoFar } from "./plan-stream.ts";

/** A shot of a film that is being directed: of the draft, or already written. */
export type DraftRow =
  | { kind: "draft"; place: number; shot: PlannedShot }
  | { kind: "written"; place: number; shot: ScreenplayShot };

/** The draft with what is written in its place; a film may get more shots than its draft. `place` counts from 0. */
export const draftRows = ({ shots }: Pick<DirectorPlan, "shots">, soFar: FilmSoFar | null): DraftRow[] => {
  const written = soFar?.shots ?? new Map<number, ScreenplayShot>();
  const count = Math.max(shots.length, ...[...written.keys()].map((place) => place + 1));
  return Array.from({ length: count }, (_, place) => place).flatMap((place): DraftRow[] => {
    const [now, before] = [written.get(place), shots[place]];
    if (now !== undefined) return [{ kind: "written", place, shot: now }];
    return before === undefined ? [] : [{ kind: "draft", place, shot: before }];
  });
};

/** How far a model is, in words that are read aloud at every shot. */
export const progressWords = (model: string, soFar: FilmSoFar): string => {
  const { size } = soFar.shots;
  const film = soFar.title === null ? "" : ` “${soFar.title}”`;
  return `${model} is directing${film}${size === 0 ? "" : `: ${size} ${size === 1 ? "shot" : "shots"} written`}`;
};

/** Whether a film may begin without another word: directed, it costs no more than what the button said. */
export const costsNoMore = (said: Quote | null, now: Quote): boolean => now.total_usd <= (said?.total_usd ?? 0);
