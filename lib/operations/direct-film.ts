import type { GateFinding, PlannedBy } from "#lib/contract/plan.ts";
import { judgeText } from "#lib/gate/judge-text.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { FilmDraft, PlanningInput } from "#lib/planning/draft.ts";
import { adoptProposal } from "#lib/planning/proposals/adopt-proposal.ts";
import type { Context } from "./operation.ts";

/** A drafted film and the words in it that neither the intent nor the planner wrote. */
interface Directed {
  draft: FilmDraft;
  edited: readonly string[];
}

/**
 * The planner's film; where a language model is set, with what could be adopted of its proposals. Without one, or when
 * it gives no usable advice, the film is the planner's alone, and says so.
 */
export const directFilm = async (ctx: Context, input: PlanningInput): Promise<Directed> => {
  const draft = draftFilm(input);
  const { director } = ctx;
  if (director === null) return { draft, edited: [] };
  const { raw_intent, director_mode } = input.request;
  const alone = (by: Partial<PlannedBy>): Directed => ({ draft: signed(draft, by), edited: [] });
  const findings = judgeText(raw_intent);
  // What will not be filmed is not sent to anybody.
  if (findings.some((finding) => finding.gate === "policy")) return { draft, edited: [] };
  const own = new Set(findings.flatMap(spansOf));
  const advice = await director.advise(
    { raw_intent, draft, mode_is_fixed: (director_mode ?? "auto") !== "auto" },
    ctx.signal,
  );
  if (advice.kind === "none") return alone({ fallback: advice.because });
  // Consent to one person is none to another: only the very words of the intent may come up again.
  const isClean = (text: string) => judgeText(text).every((finding) => spansOf(finding).every((span) => own.has(span)));
  const adopted = adoptProposal(input, draft, advice.proposal, isClean);
  const { kept, dropped } = adopted;
  const edited = wordsBeside(adopted.draft, draft);
  // Single texts may be harmless and say something else together.
  if (!isClean(edited.join("\n"))) return alone({ proposals_dropped: kept + dropped });
  if (kept === 0) return alone({ proposals_dropped: dropped });
  return {
    draft: signed(adopted.draft, {
      language_model: director.name,
      proposals_kept: kept,
      proposals_dropped: dropped,
    }),
    // What the intent itself brought before a gate is judged there, once.
    edited: edited.filter((text) => judgeText(text).length === 0),
  };
};

/** What a finding rests on, comparable from text to text; its code alone where it quotes nothing. */
const spansOf = ({ code, evidence }: GateFinding): string[] =>
  evidence.length === 0 ? [code] : evidence.map(({ text }) => `${code}: ${text?.toLowerCase() ?? ""}`);

const signed = (draft: FilmDraft, by: Partial<PlannedBy>): FilmDraft => ({
  ...draft,
  planned_by: {
    planner_version: draft.planner_version,
    language_model: null,
    proposals_kept: 0,
    proposals_dropped: 0,
    fallback: null,
    ...by,
  },
});

/** Texts of a draft that another does not have. */
const wordsBeside = (draft: FilmDraft, other: FilmDraft): string[] => {
  const theirs = new Set(textsOf(other));
  return textsOf(draft).filter((text) => !theirs.has(text));
};

const textsOf = ({ title, shots }: FilmDraft): string[] => [
  title,
  ...shots.flatMap((shot) => [
    shot.description,
    shot.narrative_purpose,
    shot.caption ?? "",
    shot.continuity.subject_lock,
  ]),
];
