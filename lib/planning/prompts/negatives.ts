import type { Model } from "#lib/contract/model.ts";
import type { DraftShot, FilmDraft } from "#lib/planning/draft.ts";
import type { RiskDimension } from "#lib/contract/vocabulary.ts";
import { cutToFit } from "./length.ts";

/** What the shot must not show, as nouns, and the same said as what it shows. */
interface Unwanted {
  noun: string;
  instead: string | null;
  when: (shot: DraftShot, draft: FilmDraft) => boolean;
}

const always = () => true;
const riskyIn = (dimension: RiskDimension) => (shot: DraftShot, draft: FilmDraft) =>
  draft.artifact_risk.factors.some((each) => each.shot_id === shot.shot_id && each.dimension === dimension);

const unwanted: readonly Unwanted[] = [
  { noun: "on-screen text, subtitles, watermark", instead: "a clean frame, free for titles", when: always },
  {
    noun: "extra fingers, distorted hands",
    instead: "hands natural and mostly at rest",
    when: riskyIn("Human_Anatomy"),
  },
  { noun: "changing face", instead: "one and the same face throughout", when: riskyIn("Human_Identity") },
  { noun: "duplicate figures", instead: "a constant number of figures", when: riskyIn("Instance_Preservation") },
  { noun: "warped label, wrong logo", instead: "the label flat, blank and unmoving", when: riskyIn("logo_fidelity") },
  {
    noun: "moving mouth",
    instead: "the mouth closed",
    when: (shot, draft) => riskyIn("lip_sync")(shot, draft) && shot.caption !== null,
  },
  {
    noun: "photorealism",
    instead: "a drawn, painted look",
    when: (_, draft) => draft.mode_selection.primary === "animated_world",
  },
  { noun: "cut, second shot", instead: "one continuous shot", when: always },
];

/** Negatives where and how the model takes them. */
export const negativesFor = (
  model: Model,
  shot: DraftShot,
  draft: FilmDraft,
): { field: string | null; inPrompt: string | null } => {
  const here = unwanted.filter((each) => each.when(shot, draft));
  const nouns = here.map((each) => each.noun).join(", ");
  switch (model.prompt.negative) {
    case "field":
      return {
        field:
          model.prompt.negative_limit === null
            ? nouns
            : cutToFit(nouns, model.prompt.negative_limit, model.prompt.unit),
        inPrompt: null,
      };
    case "in_prompt":
      return { field: null, inPrompt: `Avoid: ${nouns}.` };
    case "none":
      return {
        field: null,
        inPrompt: `${here.flatMap((each) => each.instead ?? []).join("; ")}.`.replace(/^\p{Ll}/u, (letter) =>
          letter.toUpperCase(),
        ),
      };
  }
};
