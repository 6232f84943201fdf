import type { Act, StagedAct, StateScale } from "#lib/contract/acts.ts";
import { type ActScript, changesOfAct, scriptOfAct, type StateChange } from "#lib/acts/act-script.ts";
import type { Staged, Staging } from "./staging.ts";

/** What the acts before a moment of the film have left: who has what, and how far things are along their scales. */
export interface Left {
  /** Who has a thing in hand, by its id; null where it lies somewhere. */
  owner: ReadonlyMap<string, string | null>;
  /** By `id scale`. */
  share: ReadonlyMap<string, number>;
  /** What has gone out of its place, by id: the shot it went in. */
  gone: ReadonlyMap<string, Staged>;
}

/** An act where it stands in the film. */
export interface ActMoment {
  staged: Staged;
  /** Place in its shot from 0. */
  at: number;
  act: StagedAct;
  script: ActScript | null;
  /** As it was before this act. */
  before: Left;
}

export type Part = "by" | "of" | "to" | "with";
export const partOf = (act: StagedAct, part: Part): string | null => act[part];
/** Whose state a change of an act is: of what it is done to, else of what does it by itself. */
export const changedBy = (act: StagedAct, part: StateChange["of"]): string | null =>
  part === "thing" ? (act.of ?? act.by) : act[part];
export const scaleKey = (id: string, scale: StateScale): string => `${id} ${scale}`;

/** Acts after which what does them is no longer there, and those that bring it back. */
const going: ReadonlySet<Act> = new Set(["vanish", "float_away", "fly_off", "drive_off"]);
const coming: ReadonlySet<Act> = new Set(["appear", "arrive", "land", "enter", "find", "catch"]);

/** Who has the thing of an act at one end of it; undefined where the act says nothing of it. */
const holderAt = (act: StagedAct, script: ActScript | null, end: "first" | "last"): string | null | undefined => {
  const owner = end === "first" ? script?.of.at(0)?.in : script?.of.at(-1)?.in;
  if (owner === undefined || owner === "gone") return undefined;
  if (owner.startsWith("by.") || owner === "on_body") return act.by;
  return owner.startsWith("to.") ? act.to : null;
};

export const holderBefore = ({ act, script }: ActMoment): string | null | undefined => holderAt(act, script, "first");

export const holderAfter = ({ act, script }: ActMoment): string | null | undefined => holderAt(act, script, "last");

const isSame = (a: StagedAct, b: StagedAct): boolean =>
  a.act === b.act && a.by === b.by && a.of === b.of && a.to === b.to;

/** Whether an act is only seen again, from nearer or from another side: the shot before has it too. */
export const isSeenAgain = ({ staged, act }: ActMoment, { shots }: Staging): boolean =>
  shots[staged.number - 2]?.shot.acts.some((other) => isSame(other, act)) === true;

/** Every act of a film in its order, each with what those before it have left. */
export const actMoments = ({ shots }: Staging): ActMoment[] => {
  let owner: ReadonlyMap<string, string | null> = new Map();
  let share: ReadonlyMap<string, number> = new Map();
  let gone: ReadonlyMap<string, Staged> = new Map();
  return shots.flatMap((staged) => {
    const moments = staged.shot.acts.map((act, at): ActMoment => {
      const script = scriptOfAct(act.act);
      const before = { owner, share, gone };
      const last = holderAt(act, script, "last");
      if (act.of !== null && last !== undefined) owner = new Map([...owner, [act.of, last]]);
      const changed = changesOfAct(act.act, null).flatMap(({ of, scale, to }) => {
        const id = changedBy(act, of);
        return id === null ? [] : [[scaleKey(id, scale), to] as const];
      });
      share = new Map([...share, ...changed]);
      if (going.has(act.act)) gone = new Map([...gone, [act.by, staged]]);
      if (coming.has(act.act)) gone = new Map([...gone].filter(([id]) => id !== act.by && id !== act.of));
      return { staged, at, act, script, before };
    });
    const measured = staged.shot.now.flatMap(({ id, measure }) =>
      measure === null ? [] : [[scaleKey(id, measure.scale), measure.share] as const],
    );
    share = new Map([...share, ...measured]);
    return moments;
  });
};
