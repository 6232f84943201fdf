import type { PlanContent } from "#lib/contract/plan.ts";
import type { ContinuityFinding } from "#lib/contract/refine.ts";
import type { DraftShot, FilmDraft } from "#lib/planning/draft.ts";

type Seen = Pick<DraftShot, "continuity" | "framing" | "camera" | "shot_id">;

const held = ["subject_lock", "wardrobe", "key_light_side", "time_of_day"] as const;
const lateral: ReadonlySet<string> = new Set(["left_to_right", "right_to_left"]);

/** What two shots that follow each other do not agree on; `shot_id` is the first's. `filmWeather` is the usual one. */
export const disagreements = (shot: Seen, neighbour: Seen, filmWeather: string): ContinuityFinding[] => {
  const [own, other] = [shot.continuity, neighbour.continuity];
  const found: ContinuityFinding[] = [];
  const note = (field: string, observed: string, expected: string): void => {
    found.push({ shot_id: shot.shot_id, field, observed, expected });
  };
  for (const field of held)
    if (own[field] !== other[field]) note(`continuity.${field}`, own[field] ?? "none", other[field] ?? "none");
  const [weather, around] = [own.weather ?? filmWeather, other.weather ?? filmWeather];
  if (weather !== around) note("continuity.weather", weather, around);
  const [way, before] = [own.screen_direction, other.screen_direction];
  if (lateral.has(way) && lateral.has(before) && way !== before) note("continuity.screen_direction", way, before);
  // Two views of one size from one angle are no cut but a jump.
  if (shot.framing === neighbour.framing && shot.camera.angle === neighbour.camera.angle)
    note("framing", shot.framing, `another size or angle than shot ${neighbour.shot_id}`);
  return found;
};

/** What the changed shot no longer has in common with the shots before and behind it, and had before the change. */
export const neighbourFindings = (content: PlanContent, draft: FilmDraft, at: number): ContinuityFinding[] => {
  const [old, now] = [content.shots[at], draft.shots[at]];
  if (old === undefined || now === undefined) return [];
  const { weather } = content.intent;
  const found = [at - 1, at + 1].flatMap((index) => {
    const [was, is] = [content.shots[index], draft.shots[index]];
    if (was === undefined || is === undefined) return [];
    const known = new Set(disagreements(old, was, weather).map(({ field }) => field));
    return disagreements(now, is, weather).filter(({ field }) => !known.has(field));
  });
  const known = new Set(evidenceOf(content).map(keyOf));
  const checked = evidenceOf(draft).filter((each) => !known.has(keyOf(each)));
  const seen = new Set<string>();
  return [...found, ...checked].filter((each) => {
    const key = `${each.shot_id} ${each.field}`;
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
};

const keyOf = ({ shot_id, field, observed }: ContinuityFinding): string => `${shot_id} ${field} ${observed}`;

const evidenceOf = (plan: Pick<PlanContent, "story_report">): ContinuityFinding[] =>
  plan.story_report.checks
    .filter(({ id, status }) => id === "continuity" && (status === "warn" || status === "fail"))
    .flatMap(({ evidence }) => evidence);
