import { skyBodiesIn } from "#lib/planning/compile/sky-bodies.ts";
import { placeKinds } from "#lib/planning/place-kinds.ts";
import type { ElementCard } from "#lib/contract/element.ts";
import type { Motion } from "#lib/contract/vocabulary.ts";
import { standFor, type CameraStand } from "#lib/planning/camera/stand.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import { motionOfPose } from "#lib/planning/compile/poses.ts";
import { type CastMember, type Film, filmAt, type Place, scriptOf } from "#lib/planning/film.ts";
import { dressingOf } from "#lib/planning/layers/dressing.ts";
import { mountNamed, riddenIn, vessels } from "./partners.ts";

/** Who and what a shot's words put before the camera, and where the camera stands for it. */
export interface Stage {
  shot_id: string;
  /** Indexes of cast members in the order the words name them; the first is what the shot is about. */
  present: number[];
  /** What the camera frames and focuses on; null when it is the place itself. */
  focus: number | null;
  /** Element that stands for the place where it is the subject. */
  feature: ElementCard | null;
  /** The place that it stands for. */
  feature_of: string;
  motions: ReadonlyMap<number, Motion>;
  stand: CameraStand;
}

export const isPlaceKind = (member: { kind: string }): boolean => placeKinds.has(member.kind);

const lives = (member: CastMember): boolean => member.kind === "person" || member.kind === "animal";

/** What a picture of several beings must hold: the tallest of them, and all from head to foot where they differ much. */
const groupOf = (
  film: Film,
  shot_id: string,
  present: readonly number[],
  focus: number | null,
  framed: CastMember,
): { height_m: number; count: number; mixed: boolean } | null => {
  const others = present.flatMap((index) => {
    const member = film.cast[index];
    return index !== focus && member !== undefined && lives(member) && member.height_m < 4 ? [member] : [];
  });
  const mount = riddenIn(film, shot_id, present);
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
 * Indexes of the cast that a shot of the screenplay shows, what it is focused on first. A stand-in is shown for what the
 * shot is about or what somebody has in hand; other things that have no drawing are left to the words.
 */
export const presentIn = (shot: Pick<DraftShot, "shot_id">, film: Film): number[] => {
  const script = scriptOf(film, shot.shot_id);
  if (script === null) return [];
  const handled = script.present.flatMap(({ holds, touches }) => [holds, touches].filter((id) => id !== null));
  // What something is told to happen to is there to be seen.
  const acting = script.acts.flatMap(({ by, of, to }) => [of, by, to].filter((id) => id !== null));
  const named = [...script.present.map(({ cast }) => cast), ...handled, ...acting, ...script.props];
  const ids = [script.focus, ...named, ...goodsOf(film)];
  return [...new Set(ids)]
    .map((id) => film.cast.findIndex((member) => member.id === id))
    .filter((index) => {
      const member = film.cast[index];
      return member !== undefined && (!member.faint || member.id === script.focus || handled.includes(member.id));
    });
};

/** A brand's goods are never out of its film, whatever a shot is about. */
const goodsOf = ({ brand, cast }: Film): string[] =>
  brand?.product_ref
    ? cast
        .filter(({ kind }) => kind === "product")
        .slice(0, 1)
        .map(({ id }) => id)
    : [];

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

const motionsIn = (shot: Pick<DraftShot, "shot_id">, film: Film, present: readonly number[]): Map<number, Motion> => {
  const script = scriptOf(film, shot.shot_id);
  const motions = new Map<number, Motion>();
  for (const index of present) {
    const member = film.cast[index];
    if (member === undefined) continue;
    const doing = script?.present.find(({ cast }) => cast === member.id)?.doing;
    const rests = doing === undefined || doing === "still" || doing === "stand";
    motions.set(index, rests ? atRest(member, !film.place.interior) : motionOfPose[doing]);
  }
  return motions;
};

/** The place that something happens to in a shot: a barn that burns at the edge of a village. */
const placeActing = (film: Film, shot: Pick<DraftShot, "shot_id">): Place | undefined => {
  const bodies = skyBodiesIn(film.screenplay, film.elements);
  return scriptOf(film, shot.shot_id)?.acts.flatMap(({ by }) => (bodies.has(by) ? [] : (film.places.get(by) ?? [])))[0];
};

/** A feature of the place that can be framed when the film is about a place. */
const featureOf = (film: Film, shot: Pick<DraftShot, "shot_id">, place: Place): ElementCard | null => {
  const cards = place.elements.flatMap((id) => film.elements.get(id) ?? []);
  const natural = cards.find((card) => card.layers.includes("subject"));
  if (natural !== undefined) return natural;
  const near = place.elements
    .flatMap((id) => dressingOf(id).midground)
    .flatMap((id) => film.elements.get(id) ?? [])
    // What grows there is of the place; a barrel that nobody named is not.
    .filter(({ kind }) => kind === "plant");
  if (near.length > 0) return film.dice.pick(near, `${shot.shot_id} feature`);
  return cards.at(-1) ?? null;
};

/** Tallest thing that is framed whole; mountains are looked at from afar, not walked around. */
const tallestFramed_m = 60;
/** Water and flat land are looked at over at least this height of picture. */
const leastPlace_m = 9;

const faces: ReadonlySet<string> = new Set(["medium_close", "close", "extreme_close", "insert"]);

/** Wider than a close view a small thing is seen in the hands of whoever has it: the camera frames them. */
const holderOf = (
  film: Film,
  shot: DraftShot,
  present: readonly number[],
  focus: number | undefined,
): number | undefined => {
  const thing = focus === undefined ? undefined : film.cast[focus];
  if (thing === undefined || faces.has(shot.framing) || lives(thing) || thing.kind === "vehicle") return focus;
  if (isPlaceKind(thing) || thing.height_m >= leastAlone_m) return focus;
  const beings = present.filter((index) => film.cast[index]?.kind === "person" || film.cast[index]?.kind === "animal");
  const script = scriptOf(film, shot.shot_id);
  const handles = beings.find((index) =>
    script?.present.some(
      ({ cast, holds, touches }) => cast === film.cast[index]?.id && (holds === thing.id || touches === thing.id),
    ),
  );
  return handles ?? beings[0] ?? focus;
};
/** Metres from which on a thing is framed for itself in a wide view. */
const leastAlone_m = 0.9;

export const stageOf = (shot: DraftShot, whole: Film): Stage => {
  const film = filmAt(whole, shot.shot_id);
  const present = presentIn(shot, film);
  const member = (index: number | undefined) => (index === undefined ? undefined : film.cast[index]);
  const asked = scriptOf(film, shot.shot_id)?.focus;
  const onPlace = asked !== undefined && film.places.has(asked);
  const seen = present.find((index) => !isPlaceKind(member(index) ?? { kind: "air" })) ?? present[0];
  const named = holderOf(
    film,
    shot,
    present,
    present.find((index) => member(index)?.id === asked),
  );
  const focus = named ?? (onPlace && !faces.has(shot.framing) && present.length === 0 ? null : seen) ?? null;
  const framed = focus === null ? undefined : film.cast[focus];
  const featured = placeActing(film, shot) ?? film.place;
  const feature = framed === undefined ? featureOf(film, shot, featured) : null;
  const flat = framed !== undefined && (framed.kind === "water" || framed.kind === "terrain" || framed.kind === "sky");
  const height_m = Math.min(
    tallestFramed_m,
    Math.max(flat ? leastPlace_m : 0, framed?.height_m ?? feature?.height_m ?? 2),
  );
  const card = framed === undefined ? feature : (film.elements.get(framed.element) ?? null);
  const row = card?.kind === "building" && !card.layers.includes("subject");
  const group =
    faces.has(shot.framing) || framed === undefined || !lives(framed)
      ? null
      : groupOf(film, shot.shot_id, present, focus, framed);
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
  const feature_of = featured.id;
  return { shot_id: shot.shot_id, present, focus, feature, feature_of, motions: motionsIn(shot, film, present), stand };
};
