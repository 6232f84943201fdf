import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import type { KeyLightSide, StoryCheckId, TimeOfDay } from "#lib/contract/vocabulary.ts";

/** A screenplay spoilt in one respect; null where it has not what the damage takes away. */
export interface Damage {
  name: string;
  /** The check that must see it. */
  owner: StoryCheckId;
  of: (screenplay: Screenplay) => Screenplay | null;
}

const withShots = (screenplay: Screenplay, shots: ScreenplayShot[]): Screenplay => ({ ...screenplay, shots });
const changed = (screenplay: Screenplay, at: number, fields: Partial<ScreenplayShot>): Screenplay =>
  withShots(
    screenplay,
    screenplay.shots.map((shot, index) => (index === at ? { ...shot, ...fields } : shot)),
  );

export const leadOf = ({ cast, shots }: Screenplay): string | null => {
  const count = (id: string) => shots.filter(({ present }) => present.some((one) => one.cast === id)).length;
  const [lead] = cast.map(({ id }) => id).toSorted((a, b) => count(b) - count(a));
  return lead !== undefined && count(lead) > 0 ? lead : null;
};

/** The last shot holds the first picture again: what was planted does not come back and nothing is different. */
const payoffRemoved = (screenplay: Screenplay): Screenplay | null => {
  const first = screenplay.shots[0];
  if (first === undefined || screenplay.shots.length < 2 || screenplay.treatment.primary === "trailer_tease")
    return null;
  return changed(screenplay, screenplay.shots.length - 1, {
    action: first.action,
    detail: first.detail,
    place: first.place,
    present: first.present.map((one) => ({ ...one, doing: "still" })),
    props: first.props,
    focus: first.focus,
    now: first.now,
    changes: null,
    holds: true,
    pays_off: [],
  });
};

/** The shot in the middle that changes something shows nobody, somewhere else, and changes nothing. */
const causeCut = (screenplay: Screenplay): Screenplay | null => {
  const { shots } = screenplay;
  const inner = shots.slice(0, -1).map((shot, at) => ({ shot, at }));
  const turn =
    inner.find(({ shot }) => shot.role === "turn") ?? inner.toReversed().find(({ shot }) => shot.changes !== null);
  const at = turn?.at;
  if (at === undefined || turn?.shot.changes === null) return null;
  const elsewhere = {
    id: "elsewhere",
    name: "elsewhere",
    looks: "",
    time_of_day: "unspecified",
    weather: "unspecified",
    season: "unspecified",
    drawn_as: null,
  } as const;
  const cut = changed(screenplay, at, {
    changes: null,
    now: [],
    present: [],
    props: [],
    place: elsewhere.id,
    focus: elsewhere.id,
    setup_of: [],
    pays_off: [],
    transition_in: "cut",
  });
  const next = cut.shots[at + 1];
  const joined = next === undefined ? cut : changed(cut, at + 1, { transition_in: "cut" });
  return { ...joined, places: [...joined.places, elsewhere] };
};

const swap = (screenplay: Screenplay, a: number, b: number): Screenplay | null => {
  const [one, other] = [screenplay.shots[a], screenplay.shots[b]];
  if (one === undefined || other === undefined || a === b) return null;
  return withShots(
    screenplay,
    screenplay.shots.map((shot, at) => (at === a ? other : at === b ? one : shot)),
  );
};

const withoutLead = (screenplay: Screenplay, at: number): Screenplay | null => {
  const lead = leadOf(screenplay);
  const shot = screenplay.shots[at];
  const held = shot?.present.find(({ cast }) => cast === lead)?.holds ?? null;
  if (shot === undefined || lead === null || !shot.present.some(({ cast }) => cast === lead)) return null;
  const gone = new Set([lead, held]);
  return changed(screenplay, at, {
    present: shot.present
      .filter(({ cast }) => cast !== lead)
      .map((one) => ({
        ...one,
        holds: gone.has(one.holds) ? null : one.holds,
        touches: gone.has(one.touches) ? null : one.touches,
      })),
    props: shot.props.filter((id) => !gone.has(id)),
    now: shot.now.filter(({ id }) => !gone.has(id)),
    focus: gone.has(shot.focus) ? shot.place : shot.focus,
  });
};

const otherHour: Partial<Record<TimeOfDay, TimeOfDay>> = {
  night: "noon",
  dusk: "noon",
  interior: "night",
  unspecified: "night",
};
const otherSide: Partial<Record<KeyLightSide, KeyLightSide>> = { left: "right", right: "left" };

/** A shot between two others of its scene plays at another hour in a twin of its place. */
const hourContradicted = (screenplay: Screenplay): Screenplay | null => {
  const { shots, places } = screenplay;
  for (const [at, shot] of shots.entries()) {
    const place = places.find(({ id }) => id === shot.place);
    const [before, after] = [shots[at - 1], shots[at + 1]];
    if (place === undefined || before?.place !== shot.place || after?.place !== shot.place) continue;
    if (place.time_of_day === "interior" || place.time_of_day === "unspecified") continue;
    const twin = {
      ...place,
      id: `${place.id}_twin`.slice(0, 40),
      time_of_day: otherHour[place.time_of_day] ?? "night",
    };
    const spoilt = changed(screenplay, at, { place: twin.id });
    return { ...spoilt, places: [...places, twin] };
  }
  return null;
};

/** The last of the shots that one place is lit from one side in is lit from the other. */
const keyFlipped = (screenplay: Screenplay): Screenplay | null => {
  const { shots } = screenplay;
  const at = shots.findLastIndex(
    (shot, index) =>
      otherSide[shot.key_side] !== undefined &&
      shots.slice(0, index).some((other) => other.place === shot.place && other.key_side === shot.key_side),
  );
  const flipped = otherSide[shots[at]?.key_side ?? "ambient"];
  return flipped === undefined ? null : changed(screenplay, at, { key_side: flipped });
};

/** In a middle shot the lead is a twin in other clothes. */
const wardrobeChanged = (screenplay: Screenplay): Screenplay | null => {
  const lead = leadOf(screenplay);
  const entry = screenplay.cast.find(({ id }) => id === lead);
  const at = screenplay.shots.findIndex(({ present }, index) => index > 0 && present.some(({ cast }) => cast === lead));
  const shot = screenplay.shots[at];
  if (entry === undefined || shot === undefined) return null;
  const twin = { ...entry, id: `${entry.id}_twin`.slice(0, 40), wardrobe: "a white summer dress" };
  const spoilt = changed(screenplay, at, {
    present: shot.present.map((one) => (one.cast === entry.id ? { ...one, cast: twin.id } : one)),
    focus: shot.focus === entry.id ? twin.id : shot.focus,
  });
  return { ...spoilt, cast: [...screenplay.cast, twin] };
};

export const damages: readonly Damage[] = [
  { name: "payoff removed", owner: "payoff", of: payoffRemoved },
  { name: "cause cut", owner: "stakes_turn", of: causeCut },
  { name: "ends swapped", owner: "stakes_turn", of: (film) => swap(film, 0, film.shots.length - 1) },
  {
    name: "last two swapped",
    owner: "stakes_turn",
    of: (film) => swap(film, film.shots.length - 2, film.shots.length - 1),
  },
  {
    name: "inner two swapped",
    owner: "stakes_turn",
    of: (film) => (film.shots.length < 4 ? null : swap(film, 1, 2)),
  },
  { name: "subject lost at first", owner: "hook", of: (film) => withoutLead(film, 0) },
  { name: "subject lost at last", owner: "payoff", of: (film) => withoutLead(film, film.shots.length - 1) },
  { name: "hour contradicted", owner: "continuity", of: hourContradicted },
  { name: "key light flipped", owner: "continuity", of: keyFlipped },
  { name: "clothes changed", owner: "continuity", of: wardrobeChanged },
];
