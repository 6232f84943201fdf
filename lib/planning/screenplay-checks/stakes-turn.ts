import type { StoryCheck } from "#lib/contract/plan.ts";
import { isSeenAmong } from "#lib/planning/compile/acts-told.ts";
import { outOfOrder } from "./order.ts";
import { directed, notAssessed, reported, seen, type Breach } from "./rule.ts";
import { linksBetween, movesOn, nameOf, namedIn, speaksOf, toldOf, type Staged, type Staging } from "./staging.ts";
import { sharesWords } from "./wording.ts";

/** Whether a change is claimed of a picture that holds something, and the pictures around it show one. */
const isShown = (staged: Staged, all: Staging): boolean => {
  if ((staged.shot.changes ?? "").trim() === "") return false;
  const around = [all.shots[staged.number - 2], all.shots[staged.number]];
  const moved = around.some((other) => other !== undefined && movesOn(other, staged));
  return moved && (staged.things.size > 0 || all.names.has(staged.shot.place));
};

/** Whether the words of a change speak of what its shot or the next one shows; null where that cannot be read. */
export const isTold = (staged: Staged, all: Staging): boolean | null => {
  const changes = staged.shot.changes ?? "";
  const readings = [staged, all.shots[staged.number]].flatMap((other) => {
    if (other === undefined) return [];
    const ids = namedIn(other, all, changes);
    return [ids === null ? null : ids.length > 0, sharesWords(changes, toldOf(other))];
  });
  return readings.every((reading) => reading === null) ? null : readings.includes(true);
};

/** What changes, and what leads from one shot to the next. */
export const checkStakesTurn = (all: Staging): StoryCheck => {
  const { shots } = all;
  if (shots.length < 2)
    return notAssessed("stakes_turn", "One shot has nothing to lead to.", "Direct the film in more shots.");
  const shown = shots.filter((staged) => isShown(staged, all));
  const [turn] = shown;
  return reported(
    "stakes_turn",
    [...change(shown, all), ...leaps(all), ...outOfOrder(all), ...lostActs(all)],
    turn === undefined
      ? []
      : [seen(turn.shot.shot_id, "changes", turn.shot.changes ?? "", "a change before the last shot")],
    turn === undefined ? "" : `Something changes in shot ${turn.number}, and each shot leads to the next.`,
  );
};

const change = (shown: readonly Staged[], all: Staging): Breach[] => {
  const last = all.shots.at(-1);
  const inner = shown.filter((staged) => staged !== last);
  const claimed = all.shots.slice(0, -1).filter(({ shot }) => shot.changes !== null);
  if (inner.length > 0) {
    const empty = claimed.filter((staged) => !inner.includes(staged) || isTold(staged, all) === false);
    return empty.map(({ shot, number }) => ({
      severity: "note",
      cost: 3,
      finding: `What shot ${number} is said to change names nothing that is seen.`,
      shot_id: shot.shot_id,
      field: "changes",
      observed: shot.changes ?? "",
      expected: "a change of something in the picture",
      suggestion: "Let the picture show the change.",
      patch: null,
    }));
  }
  const middle = all.shots[Math.floor((all.shots.length - 1) / 2)];
  const [unseen] = claimed;
  const at = unseen ?? last ?? middle;
  if (at === undefined) return [];
  const late = unseen === undefined && shown.length > 0;
  return [
    {
      severity: late ? "warn" : "fail",
      cost: late ? 35 : 50,
      finding:
        unseen !== undefined
          ? "No shot shows the change that is told."
          : late
            ? "Nothing changes before the last shot."
            : "Nothing changes in the film.",
      shot_id: at.shot.shot_id,
      field: "changes",
      observed: at.shot.changes ?? "none",
      expected: "a change of something in the picture, before the last shot",
      suggestion: "Let something be different after one of the shots, and let it be seen.",
      patch: null,
    },
  ];
};

/** What the intent says is done, and no shot stages. A film without any acts is older than they are. */
const lostActs = ({ shots, film }: Staging): Breach[] => {
  const staged = new Set(shots.flatMap(({ shot }) => shot.acts.map(({ act }) => act)));
  const [first] = shots;
  if (staged.size === 0 || first === undefined) return [];
  return [...new Set(film.told ?? [])]
    .filter((act) => !isSeenAmong(act, staged))
    .map((act) => ({
      severity: "note",
      cost: 6,
      finding: `The words tell of somebody who does “${act.replaceAll("_", " ")}”, and no shot stages it.`,
      shot_id: first.shot.shot_id,
      field: "acts",
      observed: [...staged].join(", ").replaceAll("_", " "),
      expected: act.replaceAll("_", " "),
      suggestion: "Let a shot show it, or take it that the words were read wrongly.",
      patch: null,
    }));
};

/** Shots that share nothing with any shot before them and that no cut joins. */
const leaps = (all: Staging): Breach[] => {
  const linked = (a: Staged, b: Staged) => linksBetween(a, b, all).length > 0;
  const found = all.shots
    .slice(1)
    .filter(
      (staged) =>
        staged.shot.transition_in === "cut" &&
        !all.shots.slice(0, staged.number - 1).some((other) => linked(other, staged)),
    );
  return found.map((staged) => {
    const { shot, number } = staged;
    const before = all.shots.slice(0, number - 1);
    // What later shots gather up again, or what words alone carry over, is loose and no leap.
    const loose =
      before.some((other) => speaksOf(staged, other, all)) ||
      all.shots.slice(number).some((later) => linked(staged, later) && before.some((other) => linked(other, later)));
    const many = found.length * 2 > all.shots.length - 1;
    return {
      severity: loose ? "note" : many ? "fail" : "warn",
      cost: loose ? 12 : Math.round(70 / Math.max(2, all.shots.length - 1)),
      finding: `Nothing leads to shot ${number}.`,
      shot_id: shot.shot_id,
      field: "transition_in",
      observed: `${shot.transition_in} to ${nameOf(shot.place, all)}`,
      expected: "somebody, something or a place of an earlier shot, or a cut that joins",
      suggestion: "Carry something over from the shot before, or join the two by a dissolve or a match cut.",
      patch: directed(shot.shot_id, { transition_in: "dissolve" }),
    };
  });
};
