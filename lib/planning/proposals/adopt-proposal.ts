import { directorModes } from "#lib/contract/vocabulary.ts";
import { deriveFilm } from "#lib/planning/derive-film.ts";
import { cardOf } from "#lib/planning/draft-film.ts";
import type { FilmDraft, PlanningInput } from "#lib/planning/draft.ts";
import type { CastMember } from "#lib/planning/film.ts";
import { titleOf } from "#lib/planning/story/title.ts";
import { mentions } from "#lib/planning/story/words.ts";
import { shotFields } from "./adopt-shot.ts";
import { isLooks, isOwnTitle, said } from "./proposal-rules.ts";
import type { FilmProposal } from "./proposal.ts";
import { begin, reshoot, type Standing, type Verdict, worsened } from "./standing.ts";

/** A draft with what could be adopted, and how many of the proposed changes were; what merely repeats the plan counts as neither. */
export interface Adoption {
  draft: FilmDraft;
  kept: number;
  dropped: number;
}

/**
 * The planner's `own` draft of the input with a proposal worked in, field by field: a field is taken as it is, repaired, or dropped,
 * and where it is dropped the planner's own value stands. What follows from the fields is derived anew. No check may
 * fare worse and no word of the intent is lost. `mayStand` is a further judge of every proposed text. Pure.
 */
export const adoptProposal = (
  input: PlanningInput,
  own: FilmDraft,
  proposal: FilmProposal,
  mayStand: (text: string) => boolean,
): Adoption => {
  let kept = 0;
  let dropped = 0;
  let standing = begin(input, own.mode_selection);
  const weigh = (verdict: Verdict) => {
    if (verdict === "same") return;
    if (verdict === null) dropped += 1;
    else {
      kept += 1;
      standing = verdict;
    }
  };
  if (proposal.mode !== null) weigh(adoptMode(standing, proposal.mode, input));
  for (const { name, looks } of proposal.identities.slice(0, 12)) {
    const words = said(looks);
    if (words !== null) weigh(mayStand(words) ? adoptLooks(standing, name, words) : null);
  }
  const seen = new Set<string>();
  for (const shot of proposal.shots) {
    const at = standing.shots.findIndex((each) => each.shot_id === shot.shot_id);
    if (at === -1 || seen.has(shot.shot_id)) {
      dropped += said(shot.description) === null ? 0 : 1;
      continue;
    }
    seen.add(shot.shot_id);
    for (const [field, adopt] of shotFields) {
      if (!field.some((each) => isSaid(shot[each]))) continue;
      const spoken = field.map((each) => shot[each]).filter((value) => typeof value === "string");
      const judged = spoken.every((value) => said(value) === null || mayStand(value));
      weigh(judged ? adopt(standing, at, shot) : null);
    }
  }
  const usual = titleOf(standing.film);
  const wished = said(proposal.title);
  const title = wished !== null && mayStand(wished) ? adoptTitle(standing, wished) : null;
  if (wished !== null && wished !== usual) {
    if (title === null) dropped += 1;
    else kept += 1;
  }
  if (kept === 0) return { draft: own, kept, dropped };
  const { captions, audio } = own;
  const { film, shots, end_card } = standing;
  return { draft: deriveFilm(film, shots, end_card, { title: title ?? usual, captions, audio }), kept, dropped };
};

const isSaid = (value: string | number | null): boolean =>
  typeof value === "string" ? said(value) !== null : value !== null;

const adoptMode = (standing: Standing, wish: NonNullable<FilmProposal["mode"]>, input: PlanningInput): Verdict => {
  const { raw } = standing.film.reading;
  const primary = directorModes.find((mode) => mode === wish.primary);
  const secondary = directorModes.find((mode) => mode === wish.secondary);
  const now = standing.film.selection;
  if (primary === now.primary && secondary === now.secondary) return "same";
  const quoted = (words: string) => {
    const clean = said(words);
    return clean !== null &&
      [...clean].length >= 2 &&
      [...clean].length <= 80 &&
      raw.toLowerCase().includes(clean.toLowerCase())
      ? clean
      : null;
  };
  const [first, second] = [quoted(wish.primary_words), quoted(wish.secondary_words)];
  const fixed = input.request.director_mode ?? "auto";
  if (primary === undefined || secondary === undefined || primary === secondary) return null;
  if ((fixed !== "auto" && primary !== fixed) || first === null || second === null) return null;
  const [one, two] = [cardOf(primary).title.toLowerCase(), cardOf(secondary).title.toLowerCase()];
  const reason =
    fixed === "auto"
      ? `“${first}” was read as ${one}, “${second}” as a touch of ${two}.`
      : `You asked for ${one}. “${second}” was read as a touch of ${two}.`;
  const shot_count = standing.shots.length;
  const next = begin({ ...input, request: { ...input.request, shot_count } }, { primary, secondary, reason });
  return worsened(standing.checks, next.checks).length === 0 ? next : null;
};

const adoptLooks = (standing: Standing, name: string, looks: string): Verdict => {
  const { film } = standing;
  const wanted = name.trim().toLowerCase();
  const exact = film.cast.findIndex(({ phrase, head, first, later }) =>
    [phrase, head, first, later].some((own) => own.toLowerCase() === wanted),
  );
  const at =
    exact === -1
      ? film.cast.findIndex(({ phrase, head }) => mentions(phrase, wanted) || mentions(wanted, head))
      : exact;
  const member = film.cast[at];
  if (member === undefined || !isLooks(looks, film)) return null;
  const clean = looks.replace(/[.\s]+$/u, "");
  if (member.lock.includes(clean)) return "same";
  const end = ", the same in every shot";
  if (!member.lock.endsWith(end)) return null;
  const told: CastMember = { ...member, lock: `${member.lock.slice(0, -end.length)}, ${clean}${end}` };
  const next = reshoot(standing, standing.shots, { ...film, cast: film.cast.with(at, told) });
  return worsened(standing.checks, next.checks).length === 0 ? next : null;
};

const adoptTitle = ({ film, shots }: Standing, title: string): string | null =>
  isOwnTitle(title, film, shots.map((shot) => `${shot.description} ${shot.narrative_purpose}`).join("\n"))
    ? title
    : null;
