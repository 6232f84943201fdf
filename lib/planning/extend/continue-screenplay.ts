import type { CastEntry, Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { screenplayLimits } from "#lib/contract/screenplay.ts";
import { framings, type Framing, type Movement } from "#lib/contract/vocabulary.ts";
import { sightOutside } from "#lib/planning/coverage/directing/sights.ts";
import { tablesOf } from "#lib/planning/coverage/tables.ts";
import type { Dice } from "#lib/planning/dice.ts";

/** A screenplay with shots added at its end, and the ids of those. */
export interface Continued {
  screenplay: Screenplay;
  added: string[];
}

const freshId = (wanted: string, taken: Set<string>): string => {
  const base = wanted.slice(0, 34);
  for (let turn = 1; ; turn++) {
    const id = turn === 1 ? base : `${base}_${turn}`;
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
};

/** The next free shot ids: `s5`, `s6`. */
const shotIds = (shots: readonly ScreenplayShot[], count: number): string[] => {
  const last = Math.max(0, ...shots.map(({ shot_id }) => Number(shot_id.slice(1))));
  return Array.from({ length: count }, (_, index) => `s${last + index + 1}`);
};

const folded = (name: string): string => name.trim().toLowerCase();

/** The entry of a film that a name of its continuation means: of the same name, or whoever a pronoun stands for. */
const meant = (name: string, film: Screenplay, lead: CastEntry | undefined): string | null => {
  const bare = folded(name);
  const { definite, indefinite, subject_pronouns, object_pronouns } = tablesOf(film.language).grammar;
  if (bare in subject_pronouns || bare in object_pronouns) return lead?.id ?? null;
  const articles = new Set([...definite, ...indefinite]);
  const core = (text: string): string => {
    const words = folded(text).split(/\s+/u);
    return words.length > 1 && articles.has(words[0] ?? "") ? words.slice(1).join(" ") : words.join(" ");
  };
  const wanted = core(name);
  const found = [...film.cast, ...film.props, ...film.places].find((entry) => {
    const own = core(entry.name);
    return own === wanted || own.endsWith(` ${wanted}`);
  });
  return found?.id ?? null;
};

/** Shots of a continuation that somebody directed by itself, joined to the film: who is known keeps the id. */
export const joinContinuation = (film: Screenplay, next: Screenplay, shots: readonly ScreenplayShot[]): Continued => {
  const taken = new Set([...film.cast, ...film.props, ...film.places].map(({ id }) => id));
  const lead = film.cast[0];
  const ids = new Map<string, string>();
  const fresh = <T extends { id: string; name: string }>(entries: readonly T[]): T[] =>
    entries.flatMap((entry) => {
      const known = meant(entry.name, film, lead);
      const id = known ?? freshId(entry.id, taken);
      ids.set(entry.id, id);
      return known === null ? [{ ...entry, id }] : [];
    });
  const cast = fresh(next.cast);
  const props = fresh(next.props);
  // A continuation that names no place goes on where the film ended.
  const here = film.shots.at(-1)?.place ?? film.places[0]?.id ?? "";
  const named = next.places.filter(({ drawn_as, name }) => drawn_as !== null || !isNowhere(name, next));
  const places = fresh(named);
  for (const { id } of next.places) if (!ids.has(id)) ids.set(id, here);
  const of = (id: string): string => ids.get(id) ?? id;
  const orNull = (id: string | null): string | null => (id === null ? null : of(id));
  const thread = (id: string): string => (id.includes(":") ? id : of(id));
  const numbered = shotIds(film.shots, shots.length);
  const added = shots.map((shot, index): ScreenplayShot => ({
    ...shot,
    shot_id: numbered[index] ?? shot.shot_id,
    place: of(shot.place),
    focus: of(shot.focus),
    props: [...new Set(shot.props.map(of))],
    present: shot.present.map((present) => ({
      ...present,
      cast: of(present.cast),
      holds: orNull(present.holds),
      touches: orNull(present.touches),
      looks_at: orNull(present.looks_at),
      at: present.at === null ? null : { ...present.at, id: of(present.at.id) },
    })),
    dialogue: shot.dialogue.map(({ who, line }) => ({ who: of(who), line })),
    now: shot.now.map((held) => ({ ...held, id: of(held.id) })),
    acts: shot.acts.map((act) => ({
      ...act,
      by: of(act.by),
      of: orNull(act.of),
      to: orNull(act.to),
      with: orNull(act.with),
    })),
    setup_of: shot.setup_of.map(thread),
    pays_off: shot.pays_off.map(thread),
    transition_in: "cut",
  }));
  return {
    screenplay: {
      ...film,
      cast: [...film.cast, ...cast].slice(0, screenplayLimits.cast),
      props: [...film.props, ...props].slice(0, screenplayLimits.props),
      places: [...film.places, ...places].slice(0, screenplayLimits.places),
      shots: [...film.shots, ...added],
    },
    added: numbered,
  };
};

/** Whether a place is only what coverage calls the place that nobody named. */
const isNowhere = (name: string, { language }: Screenplay): boolean => {
  const { unknown_place, indoors, outdoors } = tablesOf(language).labels;
  return [unknown_place, indoors, outdoors].some((each) => folded(each) === folded(name));
};

/** Where the camera may go next from a framing: a change of size that an eye notices. */
const after = (framing: Framing): readonly Framing[] => {
  const near: readonly Framing[] = ["extreme_close", "close", "medium_close", "insert"];
  if (near.includes(framing)) return ["wide", "full", "medium"];
  return framings.indexOf(framing) <= 1 ? ["medium", "medium_close", "close"] : ["close", "medium_close", "wide"];
};
/** Ways to stay with what is over. */
const leaving: readonly Movement[] = ["static", "pull_out", "push_in", "crane_up"];

/** The film goes on by itself: nothing new is known, so its last state is held and looked at from elsewhere, as the dice fall. */
export const holdOn = (film: Screenplay, count: number, dice: Dice): Continued => {
  const last = film.shots.at(-1);
  if (last === undefined) throw new Error("a film without shots cannot go on");
  let { framing } = last;
  // Where the last shot has changed nothing, something that is there is looked at more closely.
  const names = [...film.cast, ...film.props, ...film.places].map(({ name }) => name);
  const told = film.shots.map(({ action, detail }) => `${action} ${detail}`).join(" ");
  const held = last.changes ?? sightOutside(names, tablesOf(film.language), told);
  const added = shotIds(film.shots, count).map((shot_id): ScreenplayShot => {
    framing = dice.pick(after(framing), `${shot_id} framing`);
    return {
      ...last,
      shot_id,
      role: "button",
      weight: 1,
      action: held ?? last.action,
      detail: held === null ? last.detail : "",
      action_en: held === null ? last.action_en : null,
      detail_en: null,
      // What has happened is not done a second time.
      acts: held === null ? last.acts : [],
      framing,
      movement: dice.pick(leaving, `${shot_id} movement`),
      dialogue: [],
      caption: null,
      transition_in: "cut",
      changes: null,
      holds: true,
      setup_of: [],
    };
  });
  return { screenplay: { ...film, shots: [...film.shots, ...added] }, added: added.map(({ shot_id }) => shot_id) };
};
