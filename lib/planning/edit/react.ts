import type { StagedAct } from "#lib/contract/acts.ts";
import { type Screenplay, screenplayLimits, type ScreenplayShot } from "#lib/contract/screenplay.ts";
import type { Film } from "#lib/planning/film.ts";
import { actsInWords } from "./read-acts.ts";
import { standing } from "./restage.ts";

const isSame = (a: StagedAct, b: StagedAct): boolean =>
  a.act === b.act && a.by === b.by && a.of === b.of && a.to === b.to && a.with === b.with;
const within = (acts: readonly StagedAct[], act: StagedAct): boolean => acts.some((other) => isSame(act, other));

const { acts: most } = screenplayLimits;

const wordsOf = ({ action, detail }: ScreenplayShot): string => `${action} ${detail}`.trim();

/**
 * What is staged after a shot's words were written anew: what only the old words told goes, what only the new ones tell
 * comes, and what its director staged beyond the words stays, unless the old words could not be read and the new ones can.
 */
const actsAfter = (before: ScreenplayShot, shot: ScreenplayShot, now: Screenplay, film: Film): StagedAct[] => {
  const was = actsInWords(wordsOf(before), film.screenplay, before, film);
  const is = actsInWords(wordsOf(shot), now, shot, film);
  const fresh = is.filter((act) => !within(was, act));
  if (was.length === 0 && fresh.length > 0) return fresh.slice(0, most);
  const gone = was.filter((act) => !within(is, act));
  // Another writer names the parts of an act otherwise: it is gone where its doer no longer does it. Who is told to do
  // something else with a thing does not do what was done with it as well.
  const givesWay = (act: StagedAct) =>
    [...gone, ...fresh].some((other) => other.act === act.act && other.by === act.by) ||
    fresh.some((other) => act.of !== null && other.of === act.of && other.by === act.by);
  const kept = shot.acts.filter((act) => !givesWay(act));
  return [...kept.slice(0, Math.max(0, most - fresh.length)), ...fresh].slice(0, most);
};

/** Everybody and everything that may act in a shot. */
const seenIn = ({ present, props }: ScreenplayShot): Set<string> =>
  new Set([...present.map(({ cast }) => cast), ...props, ...present.flatMap(({ holds }) => holds ?? [])]);

/** Acts without those whose doer has left the shot; what has left plays no part in the others. */
const withoutLeft = (shot: ScreenplayShot, before: ScreenplayShot): StagedAct[] => {
  const [was, is] = [seenIn(before), seenIn(shot)];
  const left = (id: string | null) => id !== null && was.has(id) && !is.has(id);
  const part = (id: string | null) => (left(id) ? null : id);
  return shot.acts.flatMap((act) =>
    left(act.by) ? [] : [{ ...act, of: part(act.of), to: part(act.to), with: part(act.with) }],
  );
};

/**
 * The screenplay with one shot's acts as its own new words and its new company have them. `film` is the film before the
 * edit; a shot whose acts the edit names itself is not handed in here.
 */
export const react = (screenplay: Screenplay, film: Film, shot_id: string): Screenplay => {
  const before = film.screenplay.shots.find((shot) => shot.shot_id === shot_id);
  const shot = screenplay.shots.find((each) => each.shot_id === shot_id);
  if (before === undefined || shot === undefined) return screenplay;
  const acts = wordsOf(before) === wordsOf(shot) ? shot.acts : actsAfter(before, shot, screenplay, film);
  const reacted = { ...shot, acts };
  const settled = { ...reacted, acts: withoutLeft(reacted, before) };
  return { ...screenplay, shots: screenplay.shots.map((each) => (each === shot ? settled : each)) };
};

/**
 * The screenplay with everybody and everything in one shot that its acts name: a person who chose an act of somebody wants
 * them seen. Who finds no room stays out.
 */
export const bringIn = (screenplay: Screenplay, shot_id: string): Screenplay => {
  const shot = screenplay.shots.find((each) => each.shot_id === shot_id);
  if (shot === undefined) return screenplay;
  const named = [...new Set(shot.acts.flatMap(({ by, of, to, with: tool }) => [by, of, to, tool]))].filter(
    (id) => id !== null && !seenIn(shot).has(id),
  );
  const of = (entries: readonly { id: string }[]) => entries.flatMap(({ id }) => (named.includes(id) ? [id] : []));
  const { present: room } = screenplayLimits;
  const full: ScreenplayShot = {
    ...shot,
    present: [...shot.present, ...of(screenplay.cast).map((id) => standing(id, "stand"))].slice(0, room),
    props: [...shot.props, ...of(screenplay.props)].slice(0, room),
  };
  return { ...screenplay, shots: screenplay.shots.map((each) => (each === shot ? full : each)) };
};
