import { namesWith, shotsWith, statesOf, type FilmView, type ShotView } from "./film-view.ts";
import { anotherSize, settle } from "./remedies.ts";
import { isAtRest } from "./shown.ts";
import type { ShotSign, Sighting } from "./sign.ts";

/** What lies in how shots follow each other, told of the shot in which it comes to its end. */
interface Sequence extends Sighting {
  index: number;
}

const toldOf =
  (read: (film: FilmView) => Sequence | null): ShotSign["seen"] =>
  (view) => {
    const found = read(view.film);
    return found?.index === view.index ? found : null;
  };

/** How hard so many different acts of one being are to keep in their order. */
const actsRisk = [0, 0.26, 0.32, 0.36, 0.4] as const;

const stepsOf = (film: FilmView, id: string): Sequence | null => {
  const seen = film.shots.flatMap((view) =>
    view.beings.filter(({ entry }) => entry.id === id).map((being) => ({ being, view })),
  );
  const places = new Set(seen.map(({ view }) => view.shot.place)).size;
  const poses = new Set(seen.map(({ being }) => being.present.doing)).size;
  const acts = seen.filter(({ being }) => !isAtRest(being));
  const last = acts.at(-1);
  // One act that ends in two states, as a walk and a trot, is two to whoever must keep their order.
  const stages = statesOf(film, id).length;
  if (last === undefined || seen.length < 2 || places > 2 || poses < 2) return null;
  const doings = acts.map(({ being }) => being.present.doing).filter((act, index, all) => act !== all[index - 1]);
  const distinct = Math.max(new Set(doings).size, last.being.entry.kind === "animal" ? stages : 0);
  if (distinct === 1 && poses < 3) return null;
  const explained = film.mode === "explainer_demo" ? 1.2 : 1;
  const { name, kind } = last.being.entry;
  return {
    evidence: `${name}: ${doings.join(", ")}`,
    weight: (actsRisk[Math.min(4, distinct)] ?? 0) * explained * (kind === "animal" ? 1.15 : 1),
    index: last.view.index,
  };
};

const steps = (film: FilmView): Sequence | null => {
  const all = film.screenplay.cast.flatMap(({ id }) => stepsOf(film, id) ?? []);
  return all.reduce<Sequence | null>((best, each) => (best === null || each.weight > best.weight ? each : best), null);
};

const plot = (film: FilmView): Sequence | null => {
  const { cast } = film.screenplay;
  const places = new Set(film.shots.map(({ shot }) => shot.place)).size;
  const changed = film.shots.filter(({ shot }) => shot.changes !== null || shot.pays_off.length > 0).length;
  const followed = cast.some(({ id }) => shotsWith(film, id) > 2);
  const altered = cast.filter(({ id }) => statesOf(film, id).length > 1).length;
  const named = cast.length + film.screenplay.props.length + film.screenplay.places.length;
  // A plot happens to somebody: many things that nobody lives among are a view.
  const lived = cast.some(
    ({ id, kind }) => kind === "person" || kind === "group" || (kind === "animal" && shotsWith(film, id) > 1),
  );
  if (!lived || (named < 8 && (!followed || places < 2))) return null;
  return {
    evidence: `${places} places, ${changed} changes`,
    weight: Math.min(0.5, 0.1 * (places - 1) + 0.05 * changed + 0.03 * altered + 0.02 * named),
    index: film.shots.length - 1,
  };
};

/** Landscape after landscape that nobody lives in: each must grow out of the one before. */
const manyLandscapes = (film: FilmView): Sequence | null => {
  const { cast } = film.screenplay;
  if (cast.some(({ kind }) => kind === "person" || kind === "group")) return null;
  const seen = namesWith(film, ["landscape"]);
  return seen.length < 2
    ? null
    : {
        evidence: seen.map(({ name }) => name).join(", "),
        weight: 0.2 + 0.08 * seen.length,
        index: film.shots.length - 1,
      };
};

const setUpOf = ({ shot }: ShotView): string => `${shot.framing}, ${shot.angle}, ${shot.movement}`;
const repeated = (view: ShotView): Sighting | null => {
  const { shots } = view.film;
  const repeats = (index: number): boolean => {
    const [before, here] = [shots[index - 1], shots[index]];
    if (before === undefined || here === undefined) return false;
    return setUpOf(before) === setUpOf(here) && before.shot.place === here.shot.place;
  };
  if (!repeats(view.index)) return null;
  const times = shots.filter(({ index }) => repeats(index)).length;
  return { evidence: setUpOf(view), weight: 0.14 + 0.08 * times };
};

const cuts = (film: FilmView): Sequence | null =>
  film.shots.length < 5
    ? null
    : { evidence: `${film.shots.length} shots`, weight: 0.03 * (film.shots.length - 1), index: film.shots.length - 1 };

const card = (film: FilmView): Sequence | null => {
  const text = film.screenplay.end_card?.text ?? "";
  return text === "" ? null : { evidence: `end_card: ${text}`, weight: 0.12, index: film.shots.length - 1 };
};

export const filmSigns: readonly ShotSign[] = [
  {
    factor: "steps_in_order",
    dimension: "Motion_Order_Understanding",
    wide: true,
    seen: toldOf(steps),
    mitigation: "One act a clip; cut between the steps.",
    remedies: [settle],
  },
  {
    factor: "long_story",
    dimension: "Complex_Plot",
    wide: true,
    seen: toldOf(plot),
    mitigation: "Fewer stations; keep one place or one change.",
    remedies: [],
  },
  {
    factor: "landscapes_in_a_row",
    dimension: "Complex_Landscape",
    wide: true,
    seen: toldOf(manyLandscapes),
    mitigation: "One landscape a clip, joined in the edit.",
    remedies: [],
  },
  {
    factor: "repeated_set_up",
    dimension: "Diversity",
    seen: repeated,
    mitigation: "Change the size of the picture or its angle.",
    remedies: [anotherSize],
  },
  {
    factor: "many_cuts",
    dimension: "cut_leak",
    wide: true,
    seen: toldOf(cuts),
    mitigation: "One clip a shot, joined in the edit.",
    remedies: [],
  },
  {
    factor: "end_card_text",
    dimension: "text_legibility",
    wide: true,
    seen: toldOf(card),
    mitigation: "Set the card in the edit, never in the clip.",
    remedies: [],
  },
];
