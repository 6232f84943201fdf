import type { Pose } from "#lib/contract/vocabulary.ts";
import type { TimedAct } from "#lib/contract/staging.ts";
import { scriptOfAct, type ActScript } from "#lib/acts/act-script.ts";
import { type Film, scriptOf } from "#lib/planning/film.ts";
import { again, isFinal } from "./act-times.ts";

/** A shot with the acts that are told in it. */
export interface ToldShot {
  shot_id: string;
  duration_s: number;
  acts: readonly TimedAct[];
}

/** Ways to be in a shot that leave somebody where an act finds them or has left them. */
const quiet: ReadonlySet<Pose> = new Set(["stand", "still", "look", "sit", "lie", "sleep", "hold", "kneel", "lean"]);

const lives = (film: Film, id: string | null): boolean => {
  const kind = film.cast.find((member) => member.id === id)?.kind;
  return kind === "person" || kind === "animal";
};

/** Whether somebody is upon somebody or something else: they are in every shot. */
const isTogether = ({ bears, rides }: ActScript): boolean => bears !== null || rides;

/** Whether an act has its doer in the frame as it begins and once it is over: who comes, goes or flees has not. */
const stays = ({ act }: TimedAct): boolean => {
  const script = scriptOfAct(act);
  return script !== null && (!script.across || isTogether(script)) && act !== "hold";
};

/** Whether all who live and take part in an act are in a shot, and nothing else is told of who does it. */
function fits(act: TimedAct, told: ToldShot, shot: ToldShot, film: Film): boolean {
  const [script, source] = [scriptOf(film, shot.shot_id), scriptOf(film, told.shot_id)];
  if (script === null || source === null || script.place !== source.place) return false;
  const doing = (of: typeof script) => of.present.find(({ cast }) => cast === act.by)?.doing;
  const now = doing(script);
  const isThere = [act.by, act.of, act.to].every(
    (id) => id === null || !lives(film, id) || script.present.some(({ cast }) => cast === id),
  );
  return isThere && now !== undefined && (quiet.has(now) || now === doing(source));
}

/**
 * An act in a shot beside the one that tells it: what is done again and again goes on, what has just been seen is seen
 * again from nearer by, all else is to come or over.
 */
function beside(act: TimedAct, duration_s: number, isToCome: boolean, isNext: boolean): TimedAct {
  if ((scriptOfAct(act.act)?.times ?? 1) > 1)
    return { ...act, begin_s: 0, contact_s: Number((duration_s / 2).toFixed(3)), end_s: duration_s };
  if (isNext && !isFinal(act)) return again(act, duration_s);
  const at_s = isToCome ? duration_s : 0;
  return { ...act, begin_s: at_s, contact_s: at_s * 2, end_s: at_s * 3 };
}

/**
 * The acts that set the stage of a shot in which none is told: of the next shot that tells one as it finds those who do
 * it, else of the last one as it has left them. So the table, the bed and what is in hand are the same in all.
 */
export function setStage(shots: readonly ToldShot[], at: number, film: Film): TimedAct[] {
  const shot = shots[at];
  if (shot === undefined || shot.acts.some(({ by }) => lives(film, by))) return [];
  const telling = (each: ToldShot) => each.acts.some((act) => lives(film, act.by) && stays(act));
  const before = shots.slice(0, at).findLast(telling);
  const told = before ?? shots.slice(at + 1).find(telling);
  const acts = told?.acts.filter((act) => lives(film, act.by)) ?? [];
  const chosen = before === undefined ? acts[0] : acts.at(-1);
  if (told === undefined || chosen === undefined || !stays(chosen) || !fits(chosen, told, shot, film)) return [];
  const isNext = at > 0 && at < shots.length - 1 && shots[at - 1] === before;
  return [beside(chosen, shot.duration_s, before === undefined, isNext)];
}
