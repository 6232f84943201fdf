import type { PlannedBy } from "#lib/contract/planned-by.ts";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import { byCoverage } from "./by-coverage.ts";
import { compileFilm } from "./compile/compile-film.ts";
import { compileShots, endCardOf } from "./compile/compile-shots.ts";
import { drawnAsUnderstood } from "./compile/drawn-as-understood.ts";
import { undrawnIn } from "./compile/undrawn.ts";
import { coverBrief } from "./coverage/cover.ts";
import { deriveFilm } from "./derive-film.ts";
import type { FilmDraft, PlanningInput } from "./draft.ts";
import type { Brief } from "./screenplay/brief.ts";
import { readBrief } from "./screenplay/read-brief.ts";

/** A film from one intent, covered from its own words: everything that can be known before a model is chosen. Pure. */
export const draftFilm = (input: PlanningInput): FilmDraft => {
  const brief = readBrief(input);
  return draftFromScreenplay(coveredFilm(brief), brief, input, byCoverage);
};

/** A brief's film as coverage tells it, with what its sentence itself says of how things are drawn. */
export const coveredFilm = (brief: Brief): Screenplay => drawnAsUnderstood(coverBrief(brief), brief);

/** A screenplay compiled into a plan. Pure; nothing of the intent is read again. */
export const draftFromScreenplay = (
  written: Screenplay,
  brief: Brief,
  { request, elements }: PlanningInput,
  planned_by: PlannedBy,
): FilmDraft => {
  const { intent, frames, aspect, seed, brand } = brief;
  const film = compileFilm(written, { intent, frames, aspect, seed, brand, elements });
  const shots = compileShots(film);
  const drawn = { ...film, screenplay: { ...film.screenplay, undrawn: undrawnIn(film) } };
  const draft = deriveFilm(drawn, shots, endCardOf(drawn, shots), {
    title: written.title,
    captions: request.captions ?? true,
    audio: request.audio ?? true,
  });
  return { ...draft, planned_by };
};
