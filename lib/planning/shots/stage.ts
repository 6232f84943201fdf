import { placeKinds } from "#lib/planning/place-kinds.ts";
import type { ElementCard } from "#lib/contract/element.ts";
import type { Motion } from "#lib/contract/vocabulary.ts";
import { standFor, type CameraStand } from "#lib/planning/camera/stand.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import type { CastMember, Film } from "#lib/planning/film.ts";
import { dressingOf } from "#lib/planning/layers/dressing.ts";
import { isFaceFilled } from "./face-fills.ts";
import { mountNamed, partnersOf, riddenIn, vessels } from "./partners.ts";
import { motionOf } from "#lib/planning/story/small-beats.ts";
import { mentions, tellsAction } from "#lib/planning/story/words.ts";

/** Who and what a shot's words put before the camera, and where the camera stands for it. */
export interface Stage {
  /** Indexes of cast members in the order the words name them; the first is what the shot is about. */
  present: number[];
  /** What the camera frames and focuses on; null when it is the place itself. */
  focus: number | null;
  /** Element that stands for the place where it is the subject. */
  feature: ElementCard | null;
  motions: ReadonlyMap<number, Motion>;
  stand: CameraStand;
}

export const isPlaceKind = (member: { kind: string }): boolean => placeKinds.has(member.kind);

/** A text without the names that hold this member's own: the tea of a tea seller is not in the picture. */
const withoutLonger = (text: string, member: CastMember, film: Film): string => {
  const ownNames = [member.head, member.later.replace(determiners, "")];
  return film.cast
    .flatMap((other) => (other === member ? [] : [other.phrase, other.first, other.later]))
    .map((name) => name.replace(determiners, ""))
    .filter((name) => /\s/u.test(name) && ownNames.some((own) => name.length > own.length && mentions(name, own)))
    .reduce((rest, name) => blanked(rest, name), text);
};
const determiners = /^(?:an?|the|my|her|his|our|their|its)\s/iu;

const blanked = (text: string, name: string): string => {
  const [lower, wanted] = [text.toLowerCase(), name.toLowerCase()];
  let rest = text;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length))
    rest = rest.slice(0, at) + "_".repeat(wanted.length) + rest.slice(at + wanted.length);
  return rest;
};

const firstMention = (whole: string, member: CastMember, film: Film): number => {
  const text = withoutLonger(whole, member, film);
  const lower = text.toLowerCase();
  // A foreign intent is told in English: there the member goes by its English name.
  const spots = [member.phrase, member.head, member.later.replace(/^the /, "")]
    .map((word) => (mentions(text, word) ? lower.indexOf(word.toLowerCase()) : -1))
    .filter((at) => at >= 0);
  return spots.length === 0 ? -1 : Math.min(...spots);
};

const lives = (member: CastMember): boolean => member.kind === "person" || member.kind === "animal";

/** Those who are seen together wherever the shot is wide enough: whoever the intent joins to the lead. */
const togetherIn = (shot: DraftShot, film: Film): number[] => {
  const present = presentIn(shot, film);
  if (film.lead === null || !present.includes(film.lead) || faces.has(shot.framing)) return present;
  return [...present, ...partnersOf(film).filter((index) => !present.includes(index))];
};

/** What a picture of several beings must hold: the tallest of them, and all from head to foot where they differ much. */
const groupOf = (
  film: Film,
  present: readonly number[],
  focus: number | null,
  framed: CastMember,
): { height_m: number; count: number; mixed: boolean } | null => {
  const others = present.flatMap((index) => {
    const member = film.cast[index];
    return index !== focus && member !== undefined && lives(member) && member.height_m < 4 ? [member] : [];
  });
  const mount = riddenIn(film, present);
  const [beside] = others;
  if (mount !== null) {
    const rider = framed.kind === "person" ? framed : (others.find(({ kind }) => kind === "person") ?? framed);
    const ridden = film.cast[mount];
    if (vessels.has(ridden?.element ?? "")) return { height_m: (ridden?.height_m ?? 1) * 1.9, count: 1, mixed: true };
    return { height_m: (ridden?.height_m ?? 1) * 0.8 + rider.height_m * 0.55, count: rider.count, mixed: true };
  }
  const own = framed.kind === "person" ? mountNamed(film, framed) : null;
  if (own !== null) return { height_m: own.height_m * 0.8 + framed.height_m * 0.55, count: framed.count, mixed: true };
  if (beside === undefined || framed.height_m > 4) return null;
  const tall = Math.max(framed.height_m, beside.height_m);
  const mixed = tall / Math.min(framed.height_m, beside.height_m) > 1.3;
  return { height_m: tall, count: framed.count, mixed: mixed || framed.kind === "animal" };
};

/**
 * Members that a shot's description names, in the order of the text. A lead that nothing is known to be drawn as stands
 * for itself only where nobody and nothing better is there.
 */
export const presentIn = (shot: Pick<DraftShot, "description">, film: Film): number[] => {
  const named = film.cast
    .map((member, index) => ({ index, at: firstMention(shot.description, member, film) }))
    .filter(({ index, at }) => at >= 0 && (film.cast[index]?.faint !== true || index === film.lead))
    .toSorted((a, b) => a.at - b.at || a.index - b.index)
    .map(({ index }) => index);
  const solid = named.filter((index) => film.cast[index]?.faint === false);
  return solid.some((index) => lives(film.cast[index] as CastMember)) ? solid : named;
};

const flyers = new Set(["bird", "eagle", "bee", "butterfly"]);
const swimmers = new Set(["fish", "whale", "shark", "octopus", "jellyfish"]);

const atRest = (member: CastMember, outdoors: boolean): Motion => {
  switch (member.kind) {
    case "person":
    case "animal":
      return flyers.has(member.element) || /\b(owl)/i.test(member.head)
        ? "fly"
        : swimmers.has(member.element)
          ? "swim"
          : "idle";
    case "vehicle":
      return /\b(boat|ship|balloon|airship|spaceship|raft|canoe)/i.test(`${member.head} ${member.element}`)
        ? "float"
        : outdoors
          ? "drive"
          : "still";
    case "sky":
    case "symbol":
      return "glow";
    default:
      return ["fire", "candle"].includes(member.element)
        ? "burn"
        : ["lamp", "lantern", "lighthouse", "orb"].includes(member.element)
          ? "glow"
          : "still";
  }
};

const motionsIn = (
  shot: Pick<DraftShot, "description">,
  film: Film,
  present: readonly number[],
): Map<number, Motion> => {
  const motions = new Map<number, Motion>();
  const lead = present[0];
  for (const action of film.reading.actions) {
    if (!tellsAction(shot.description, action)) continue;
    const doer = action.subject !== null && present.includes(action.subject) ? action.subject : lead;
    if (doer !== undefined && !motions.has(doer)) motions.set(doer, action.motion);
  }
  const [sentence = ""] = shot.description.split(/(?<=[.!?])\s/);
  if (lead !== undefined && !motions.has(lead)) {
    const told = motionOf(sentence);
    if (told !== null) motions.set(lead, told);
  }
  for (const index of present) {
    const member = film.cast[index];
    if (member !== undefined && !motions.has(index)) motions.set(index, atRest(member, !film.place.interior));
  }
  return motions;
};

/** A feature of the place that can be framed when the film is about a place. */
const featureOf = (film: Film, shot: Pick<DraftShot, "shot_id">): ElementCard | null => {
  const cards = film.place.elements.flatMap((id) => film.elements.get(id) ?? []);
  const natural = cards.find((card) => card.layers.includes("subject"));
  if (natural !== undefined) return natural;
  const near = film.place.elements
    .flatMap((id) => dressingOf(id).midground)
    .flatMap((id) => film.elements.get(id) ?? []);
  if (near.length > 0) return film.dice.pick(near, `${shot.shot_id} feature`);
  return cards.at(-1) ?? null;
};

/** Tallest thing that is framed whole; mountains are looked at from afar, not walked around. */
const tallestFramed_m = 60;
/** Water and flat land are looked at over at least this height of picture. */
const leastPlace_m = 9;

const faces: ReadonlySet<string> = new Set(["medium_close", "close", "extreme_close", "insert"]);

export const stageOf = (shot: DraftShot, film: Film): Stage => {
  const present = togetherIn(shot, film);
  const member = (index: number | undefined) => (index === undefined ? undefined : film.cast[index]);
  const close = shot.framing === "insert" || shot.framing === "extreme_close";
  const small = present.find((index) => {
    const one = member(index);
    return one !== undefined && !isPlaceKind(one) && one.kind !== "person" && one.kind !== "animal" && one.height_m < 2;
  });
  const lead = present.find((index) => !isPlaceKind(member(index) ?? { kind: "air" })) ?? present[0];
  const about = present[0] !== undefined && present[0] === film.lead ? present[0] : lead;
  const detail = close && small !== undefined && !isFaceFilled(shot.description);
  const focus = (detail ? small : about) ?? null;
  const framed = focus === null ? undefined : film.cast[focus];
  const feature = framed === undefined ? featureOf(film, shot) : null;
  const flat = framed !== undefined && (framed.kind === "water" || framed.kind === "terrain" || framed.kind === "sky");
  const height_m = Math.min(
    tallestFramed_m,
    Math.max(flat ? leastPlace_m : 0, framed?.height_m ?? feature?.height_m ?? 2),
  );
  const card = framed === undefined ? feature : (film.elements.get(framed.element) ?? null);
  const row = card?.kind === "building" && !card.layers.includes("subject");
  const group =
    faces.has(shot.framing) || framed === undefined || !lives(framed) ? null : groupOf(film, present, focus, framed);
  const stand = standFor(
    {
      kind: group?.mixed === true ? "animal" : (framed?.kind ?? feature?.kind ?? "object"),
      height_m: group?.height_m ?? height_m,
      count: Math.max(framed?.count ?? 1, group?.count ?? 1),
      inside: film.place.interior,
      row,
    },
    shot.framing,
    shot.camera,
    film.aspect,
  );
  return { present, focus, feature, motions: motionsIn(shot, film, present), stand };
};
