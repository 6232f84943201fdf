import type { Role } from "#lib/contract/vocabulary.ts";
import type { Breach } from "./rule.ts";
import { nameOf, type Staged, type Staging } from "./staging.ts";

/**
 * Whether the shots stand in the order of their story: causes before effects, plants before the turn. Where only labels
 * tell the order it costs little: one expert in ten builds on after the turn.
 */
export const outOfOrder = (all: Staging): Breach[] => [
  ...earlyReturns(all),
  ...lateRoles(all),
  ...latePlants(all),
  ...slackEnds(all),
  ...blindLooks(all),
];

const earlyReturns = ({ shots }: Staging): Breach[] =>
  shots.flatMap(({ shot, number }) => {
    const plants = (from: number, to: number, id: string) =>
      shots.slice(from, to).some((other) => other.shot.setup_of.includes(id));
    return shot.pays_off
      .filter((id) => !plants(0, number - 1, id) && plants(number, shots.length, id))
      .map((id) => ({
        severity: "warn" as const,
        cost: 25,
        finding: `Shot ${number} pays off what is set up only later.`,
        shot_id: shot.shot_id,
        field: "pays_off",
        observed: id,
        expected: "set up in an earlier shot",
        suggestion: "Show the cause before the effect.",
        patch: null,
      }));
  });

/** Where a role stands in a story; what may stand in any order has one rank. */
const rank: Readonly<Record<Role, number>> = {
  hook: 0,
  setup: 1,
  build: 2,
  proof: 2,
  turn: 3,
  payoff: 4,
  cta: 5,
  button: 5,
};
/** A turn may be proved afterwards as well as before it. */
const comesAfter = (earlier: Role, later: Role): boolean =>
  rank[earlier] > rank[later] && !(earlier === "turn" && later === "proof");

/** What leads up to something and stands behind it; one breach for each shot that came too late. */
const lateRoles = ({ shots }: Staging): Breach[] =>
  shots.flatMap(({ shot, number }): Breach[] => {
    const passed = shots.slice(0, number - 1).findLast((other) => comesAfter(other.shot.role, shot.role));
    if (passed === undefined) return [];
    const ended = rank[passed.shot.role] > rank.turn || shot.role === "hook";
    return [
      {
        severity: ended ? "warn" : "note",
        cost: ended ? 40 : 12,
        finding: `A ${shot.role} comes after the ${passed.shot.role}.`,
        shot_id: shot.shot_id,
        field: "role",
        observed: `${passed.shot.role}, then ${shot.role}`,
        expected: "beginning, middle, end",
        suggestion: "Put the shots in the order of the story.",
        patch: null,
      },
    ];
  });

/** The shots between the first and the last. */
const innerOf = ({ shots }: Staging): readonly Staged[] => shots.slice(1, -1);

/** What is planted when the film has turned already has no time to be forgotten. */
const latePlants = (all: Staging): Breach[] => {
  const turn = innerOf(all).find(({ shot }) => shot.role === "turn");
  return turn === undefined
    ? []
    : all.shots.slice(turn.number).flatMap(({ shot, number }) => {
        const fresh = shot.setup_of.filter(
          (id) => !all.shots.slice(0, turn.number).some((other) => other.shot.setup_of.includes(id)),
        );
        return fresh.slice(0, 1).map((id) => ({
          severity: "note" as const,
          cost: 12,
          finding: `Shot ${number} sets something up when the film has turned already.`,
          shot_id: shot.shot_id,
          field: "setup_of",
          observed: id,
          expected: "set up before the turn",
          suggestion: "Plant before the turn what comes back after it.",
          patch: null,
        }));
      });
};

/** Inner shots after the last of them that changes anything: the film waits for its end. What proves the turn confirms it. */
const slackEnds = (all: Staging): Breach[] => {
  const inner = innerOf(all);
  const last = inner.findLastIndex(({ shot }) => shot.changes !== null);
  return last < 0
    ? []
    : inner
        .slice(last + 1)
        .filter(({ shot, number }) => shot.role !== "proof" || all.shots[number - 2]?.shot.role !== "turn")
        .map(({ shot, number }) => ({
          severity: "note",
          cost: 6,
          finding: `Shot ${number} stands between the change and the end and changes nothing.`,
          shot_id: shot.shot_id,
          field: "changes",
          observed: "none",
          expected: "a change, or a place before the shot that has one",
          suggestion: "Move it before the change, or let it change something.",
          patch: null,
        }));
};

/** Eyes on somebody whom no picture has shown yet. */
const blindLooks = (all: Staging): Breach[] => {
  const people = new Set(all.screenplay.cast.map(({ id }) => id));
  return all.shots.slice(1).flatMap(({ shot, number }) => {
    const met = new Set(all.shots.slice(0, number).flatMap(({ things }) => [...things]));
    return shot.present
      .flatMap(({ looks_at }) => (looks_at !== null && people.has(looks_at) && !met.has(looks_at) ? [looks_at] : []))
      .slice(0, 1)
      .map((id) => ({
        severity: "note" as const,
        cost: 15,
        finding: `Somebody looks at ${nameOf(id, all)} in shot ${number}, who has not been seen yet.`,
        shot_id: shot.shot_id,
        field: "present.looks_at",
        observed: id,
        expected: "somebody of this shot or one before it",
        suggestion: "Show who is looked at before, or in the same shot.",
        patch: null,
      }));
  });
};
