import type { StoryCheck } from "#lib/contract/plan.ts";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import { checkContinuity } from "./continuity.ts";
import { checkHook } from "./hook.ts";
import { checkPacing } from "./pacing.ts";
import { checkPayoff } from "./payoff.ts";
import { doubted, type CheckContext } from "./rule.ts";
import { namedIn, stage, threadsOf, type Staged, type Staging } from "./staging.ts";
import { checkStakesTurn } from "./stakes-turn.ts";
import { isSalad } from "./wording.ts";

/** Fields of a shot whose words the structure beside them was written for. */
const told = ["action", "detail", "changes", "description"] as const;

/** Shots that a person gave other words than their director wrote. */
const reworded = (shots: readonly Staged[], edited: ReadonlySet<string> | undefined): string | null => {
  const found = shots.filter(({ shot }) => told.some((field) => edited?.has(`${shot.shot_id}.${field}`) === true));
  return found.length === 0
    ? null
    : `The words of shot ${found.map(({ number }) => number).join(", ")} were edited; structure alone cannot say whether they still tell it.`;
};

/** Least share of the shots whose words must name something in them, and of all that is in them that must be named. */
const leastNamed = { shots: 0.5, things: 0.3 } as const;

/** Why the words of a film vouch for nothing in its structure; null where they do, or where none can be compared. */
const loose = (all: Staging): string | null => {
  if (isSalad(all.screenplay)) return "The words of this film stand in no order, so its structure tells nothing.";
  const readings = all.shots.map((staged) => namedIn(staged, all));
  const read = readings.filter((ids) => ids !== null);
  const named = read.filter((ids) => ids.length > 0);
  const shown = all.shots.reduce((sum, { things }) => sum + things.size, 0);
  const told = read.reduce((sum, ids) => sum + ids.length, 0);
  if (readings.length > 0 && read.length === 0)
    return "Names and words of this film are in different scripts, so its words cannot be compared with its structure.";
  return named.length < read.length * leastNamed.shots || told < shown * leastNamed.things
    ? "The words of most shots name nothing of what is said to be in them."
    : null;
};

/**
 * The five checks in the contract's order, from structure alone. They advise; they never stop a film. A pass means that
 * ids, states and threads hold together and that the words beside them name them; it never rests on a turn of phrase.
 */
export const checkScreenplay = (screenplay: Screenplay, film: CheckContext): StoryCheck[] => {
  const all = stage(screenplay, film);
  const why = loose(all);
  const first = all.shots.slice(0, 1);
  const ends = all.shots.slice(-2);
  const changing = all.shots.filter(({ shot }) => shot.changes !== null);
  const planting = threadsOf(all)
    .filter(({ to }) => ends.includes(to))
    .map(({ from }) => from);
  const { edited } = film;
  return [
    doubted(checkHook(all), why ?? reworded(first, edited)),
    doubted(checkStakesTurn(all), why ?? reworded(changing, edited)),
    doubted(checkPayoff(all), why ?? reworded([...new Set([...planting, ...ends])], edited)),
    checkContinuity(all),
    checkPacing(all),
  ];
};
