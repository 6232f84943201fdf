import type { FilmDraft } from "#lib/planning/draft.ts";
import type { FilmProposal, ShotProposal } from "#lib/planning/proposals/proposal.ts";

/** A proposal that says nothing about any shot but what is given for it, by `shot_id`. */
export const proposing = (
  draft: FilmDraft,
  shots: Record<string, Partial<ShotProposal>>,
  film: Partial<FilmProposal> = {},
): FilmProposal => ({
  mode: null,
  title: null,
  identities: [],
  shots: draft.shots.map(({ shot_id }) => ({
    shot_id,
    action: null,
    description: null,
    narrative_purpose: null,
    caption: null,
    framing: null,
    lens_mm: null,
    movement: null,
    ...shots[shot_id],
  })),
  ...film,
});

/** What the plan itself says, said again. */
export const echo = (draft: FilmDraft): FilmProposal => ({
  mode: {
    primary: draft.mode_selection.primary,
    secondary: draft.mode_selection.secondary,
    primary_words: "",
    secondary_words: "",
  },
  title: draft.title,
  identities: [],
  shots: draft.shots.map((shot) => ({
    shot_id: shot.shot_id,
    action: "",
    description: shot.description,
    narrative_purpose: shot.narrative_purpose,
    caption: shot.caption ?? "",
    framing: shot.framing,
    lens_mm: shot.camera.lens_mm,
    movement: shot.camera.movement,
  })),
});
