import type { PlanContent, PlannedShot } from "#lib/contract/plan.ts";

/** The shot whose picture sets the look of the film, and the moment of it that is drawn. */
export interface Anchor {
  shot_id: string;
  /** Seconds from the shot's start, on a whole frame. 0: what is approved is the frame that the shot begins with. */
  at_seconds: number;
  reason: string;
}

/** How much of whoever is filmed a framing shows of face and figure together: what a look is locked by. */
const framingWorth: Record<PlannedShot["framing"], number> = {
  extreme_wide: 0.1,
  wide: 0.45,
  full: 0.9,
  medium: 1,
  medium_close: 0.95,
  close: 0.7,
  extreme_close: 0.25,
  insert: 0.3,
};
/** A picture of a film in its own mood: before the turn the story is not itself, and cards and stings show little. */
const roleWorth: Record<PlannedShot["role"], number> = {
  hook: 0.9,
  setup: 0.85,
  build: 0.8,
  turn: 0.75,
  proof: 0.9,
  payoff: 0.85,
  cta: 0.4,
  button: 0.4,
};

/**
 * Chooses the shot from whose still the film is animated: the one that shows most of what recurs (people, product) at a
 * size at which it can be held, in a moment that a model draws safely. The earlier of equals.
 */
export const chooseAnchor = (content: PlanContent): Anchor => {
  const judged = content.shots.map((shot) => ({ shot, worth: worthOf(shot, content) }));
  const best = judged.toSorted((a, b) => b.worth - a.worth || a.shot.index - b.shot.index)[0]?.shot;
  if (best === undefined) throw new Error("A plan without shots has no anchor.");
  return { shot_id: best.shot_id, at_seconds: 0, reason: reasonFor(best, content) };
};

const recurring = (shot: PlannedShot, content: PlanContent): string[] =>
  shot.attached_ref_ids.filter(
    (ref) =>
      !ref.startsWith("style:") &&
      content.shots.some((other) => other.shot_id !== shot.shot_id && other.attached_ref_ids.includes(ref)),
  );

const carriesCard = (shot: PlannedShot, content: PlanContent): boolean => content.end_card?.shot_id === shot.shot_id;

const worthOf = (shot: PlannedShot, content: PlanContent): number => {
  const most = Math.max(1, ...content.shots.map((each) => recurring(each, content).length));
  return (
    framingWorth[shot.framing] +
    roleWorth[shot.role] * 0.5 +
    (recurring(shot, content).length / most) * 0.8 -
    shot.artifact_risk.score * 0.5 -
    (carriesCard(shot, content) ? 0.3 : 0)
  );
};

const reasonFor = (shot: PlannedShot, content: PlanContent): string => {
  const held = recurring(shot, content).length;
  const parts = [
    held === 0 ? "it shows the film's place and light" : `it shows ${held} of what returns in other shots`,
    `its ${shot.framing.replaceAll("_", " ")} framing holds them large enough to be recognised`,
    `its risk is ${shot.artifact_risk.level}`,
  ];
  return `Shot ${shot.index} (${shot.role}) sets the look: ${parts.join(", ")}.`;
};
