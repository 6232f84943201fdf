import type { ModeSelection } from "#lib/contract/plan.ts";
import { directorModes } from "#lib/contract/vocabulary.ts";
import { chooseMode } from "./choose-mode.ts";
import { deriveFilm } from "./derive-film.ts";
import { draftShots } from "./draft-shots.ts";
import type { FilmDraft, PlanningInput } from "./draft.ts";
import { readIntent } from "./intent/read-intent.ts";
import type { ModeCard } from "./modes/mode.ts";
import { modeCards } from "./modes/mode-catalog.ts";
import { openFilm } from "./open-film.ts";
import type { Reading } from "./reading.ts";
import { titleOf } from "./story/title.ts";

/** Plans a film from one intent: everything that can be known before a model is chosen. Pure. */
export const draftFilm = (input: PlanningInput): FilmDraft => {
  const reading = readIntent(input.request.raw_intent, input.elements);
  const { primary, secondary, reason } = chooseMode(
    reading,
    input.request.director_mode ?? "auto",
    input.brand !== null,
    modeCards,
  );
  return draftFromReading(reading, { primary, secondary, reason }, input);
};

/** The card of a mode. */
export const cardOf = (id: ModeSelection["primary"]): ModeCard => {
  const found = modeCards.find((mode) => mode.id === id);
  if (found === undefined) throw new Error(`there is no mode ${id}; known are ${directorModes.join(", ")}`);
  return found;
};

/** The part of planning that follows reading and choice of mode. */
export const draftFromReading = (reading: Reading, selection: ModeSelection, input: PlanningInput): FilmDraft => {
  const film = openFilm(reading, selection, cardOf(selection.primary), cardOf(selection.secondary), input);
  const { shots, end_card } = draftShots(film, input.request);
  return deriveFilm(film, shots, end_card, {
    title: titleOf(film),
    captions: input.request.captions ?? true,
    audio: input.request.audio ?? true,
  });
};
