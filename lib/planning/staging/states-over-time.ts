import type { StateScale } from "#lib/contract/acts.ts";
import type { ScreenplayShot } from "#lib/contract/screenplay.ts";
import type { ShotStaging, TimedAct } from "#lib/contract/staging.ts";
import { changesOfAct, scriptOfAct, type StateChange } from "#lib/acts/act-script.ts";
import { type CastMember, type Film, scriptOf } from "#lib/planning/film.ts";
import { statesSaid } from "./states-said.ts";
import { after_s, again, isFinal } from "./act-times.ts";

type States = ShotStaging["states"];

/** A shot as its acts are timed, before anything is known of what went before it. */
export interface TimedShot {
  shot_id: string;
  acts: TimedAct[];
}

/** The same with what holds and changes in it; acts whose change was seen before are over as it begins. */
export interface Unfolded extends TimedShot {
  states: States;
  held: ShotStaging["held"];
}

const lives = (member: CastMember | undefined): boolean => member?.kind === "person" || member?.kind === "animal";
/** What does something to another thing rather than to itself, though nobody's hand is in it. */
const forces: ReadonlySet<string> = new Set(["fire", "tornado", "wave", "sun"]);

/** Whose state an act changes: of who acts on a thing the thing's, else its own. */
function changedBy({ by, of, to, with: tool }: TimedAct, part: StateChange["of"], film: Film): string | null {
  if (part === "by") return by;
  if (part === "to") return to;
  if (part === "with") return tool;
  const doer = film.cast.find(({ id }) => id === by);
  return of !== null && (lives(doer) || forces.has(doer?.element ?? "")) ? of : by;
}

const elementOf = (id: string | null, { cast, places }: Film): string | null =>
  cast.find((member) => member.id === id)?.element ?? places.get(id ?? "")?.elements.at(-1) ?? null;

const momentIn = ({ begin_s, contact_s, end_s }: TimedAct, share: number): number =>
  Number(
    (share <= 0.5
      ? begin_s + (contact_s - begin_s) * share * 2
      : contact_s + (end_s - contact_s) * (share * 2 - 1)
    ).toFixed(3),
  );

const keyOf = (id: string, scale: StateScale): string => `${id}/${scale}`;

/** Every change of a scale that an act of the film makes, in order. */
function changesIn(acts: readonly TimedAct[], film: Film): { id: string; act: TimedAct; change: StateChange }[] {
  return acts.flatMap((act) =>
    changesOfAct(act.act, elementOf(changedBy(act, "thing", film), film)).flatMap((change) => {
      const id = changedBy(act, change.of, film);
      return id === null ? [] : [{ id, act, change }];
    }),
  );
}

/** How everything is before the film's first change of it: as that change finds it, else as the words say. */
function startOf(shots: readonly TimedShot[], film: Film): Map<string, number> {
  const values = statesSaid(film);
  const first = new Map<string, number>();
  for (const { id, change } of changesIn(
    shots.flatMap(({ acts }) => acts),
    film,
  ))
    if (!first.has(keyOf(id, change.scale))) first.set(keyOf(id, change.scale), change.from);
  return new Map([...values, ...first]);
}

const same = (a: TimedAct, b: TimedAct): boolean => a.act === b.act && a.by === b.by && a.of === b.of && a.to === b.to;

/** An act that is over as its shot begins: what it came to is what is seen. */
const over = (act: TimedAct): TimedAct => ({ ...act, begin_s: 0, contact_s: 0, end_s: 0 });

/** Who has a thing once an act is over: null where it says nothing of it, `nobody` where it lies, flies or is gone. */
function ownerAfter(act: TimedAct): { id: string; by: string | null } | null {
  const last = scriptOfAct(act.act)?.of.at(-1);
  if (act.of === null || last === undefined) return null;
  const [part, hand] = last.in.split(".");
  if (hand === undefined) return { id: act.of, by: null };
  return { id: act.of, by: part === "to" ? act.to : act.by };
}

/** Who has each thing before the film's first act of it: whoever has it in hand as that act begins, else nobody. */
function ownersBefore(acts: readonly TimedAct[]): Map<string, string | null> {
  const owners = new Map<string, string | null>();
  for (const { act, by, of, to } of acts) {
    const first = scriptOfAct(act)?.of[0];
    if (of === null || first === undefined || owners.has(of)) continue;
    const part = first.at === 0 ? first.in.split(".")[0] : null;
    owners.set(of, part === "by" ? by : part === "to" ? to : null);
  }
  return owners;
}

/** Who has what as a shot begins: as its words say, but for what an act before it gave to somebody else. */
const heldIn = (script: ScreenplayShot | null, owners: ReadonlyMap<string, string | null>): Unfolded["held"] => {
  const said = (script?.present ?? []).flatMap(({ cast, holds }) => (holds === null ? [] : [{ id: holds, by: cast }]));
  const passed = [...owners].flatMap(([id, by]) =>
    by !== null && script?.present.some(({ cast }) => cast === by) === true ? [{ id, by }] : [],
  );
  return [...said.filter(({ id }) => !owners.has(id)), ...passed];
};

/** Whether something is gone because it has moved out of sight: at the very end of an act, or into what hides it. */
const isOutOfSight = ({ scale, begin, of }: StateChange): boolean => scale === "gone" && (begin > 0.9 || of === "by");

/** What has fallen lies where it fell. */
const falls = ({ act }: TimedAct): boolean => scriptOfAct(act)?.of.at(-1)?.in === "falling";

const isIn = (script: ScreenplayShot | null, id: string): boolean =>
  script !== null &&
  (script.focus === id || script.props.includes(id) || script.present.some(({ cast }) => cast === id));

/** What changes in a film stays changed to its end: the states of every thing in every shot, and who has what. */
export function unfold(shots: readonly TimedShot[], film: Film): Unfolded[] {
  const values = startOf(shots, film);
  const done: TimedAct[] = [];
  const owners = ownersBefore(shots.flatMap(({ acts }) => acts));
  return shots.map(({ shot_id, acts }) => {
    const held = heldIn(scriptOf(film, shot_id), owners);
    const states: States = [];
    const played = acts.map((act) => {
      const changes = changesIn([act], film);
      const seen = changes.length > 0 && done.some((before) => same(before, act));
      // What is done again and again goes on, though what comes of it was seen.
      const isOnce = seen && (scriptOfAct(act.act)?.times ?? 1) === 1;
      const goesAgain = isOnce && changes.every(({ change }) => isOutOfSight(change));
      // Whoever sails off is seen sailing once more, from nearer, and not the empty sea.
      if (goesAgain) for (const { id, change } of changes) values.set(keyOf(id, change.scale), change.from);
      const lies = isFinal(act) || !lives(film.cast.find(({ id }) => id === act.by));
      const now = !isOnce || goesAgain ? act : lies ? over(act) : again(act, act.end_s + after_s);
      done.push(act);
      for (const { id, change } of seen && !goesAgain ? [] : changes) {
        const key = keyOf(id, change.scale);
        const { scale, from, to, begin, end } = change;
        // Held as it was until it changes, so that two changes of one shot follow each other.
        states.push({
          id,
          scale,
          from: values.get(key) ?? from,
          to,
          begin_s: momentIn(act, begin),
          end_s: momentIn(act, end),
        });
      }
      for (const { id, change } of changes) values.set(keyOf(id, change.scale), change.to);
      const owner = ownerAfter(act);
      if (owner !== null) owners.set(owner.id, owner.by);
      return now;
    });
    const moved = new Set(states.map(({ id, scale }) => keyOf(id, scale)));
    for (const { id, measure } of scriptOf(film, shot_id)?.now ?? [])
      if (measure !== null && !moved.has(keyOf(id, measure.scale))) values.set(keyOf(id, measure.scale), measure.share);
    for (const [key, value] of values) {
      const at = key.lastIndexOf("/");
      const scale = key.slice(at + 1) as StateScale;
      if (!moved.has(key)) states.push({ id: key.slice(0, at), scale, from: value, to: value, begin_s: 0, end_s: 0 });
    }
    const seen = new Set(played.flatMap(({ by, of }) => [by, of]));
    const fallen = done.filter((act) => falls(act) && !seen.has(act.by) && isIn(scriptOf(film, shot_id), act.by));
    return { shot_id, acts: [...played, ...fallen.slice(-1).map(over)], states, held };
  });
}
