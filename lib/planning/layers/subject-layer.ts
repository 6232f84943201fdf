import type { DrawnAs } from "#lib/contract/plan.ts";
import { previewSizes, type Motion, type Pose } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import { isWithin } from "#lib/places/insides.ts";
import { isLow } from "#lib/places/surfaces.ts";
import { facingPoses } from "#lib/planning/compile/poses.ts";
import { type CastMember, type Film, scriptOf } from "#lib/planning/film.ts";
import { mounts, mountNamed, riddenIn, vessels } from "#lib/planning/shots/partners.ts";
import { isPlaceKind, type Stage } from "#lib/planning/shots/stage.ts";
import { actingWay } from "./acting-way.ts";
import { only } from "./drawn-people.ts";
import { acrossFrame as round, aloft, castItem, hangs, isLiving, isThing } from "./cast-item.ts";
import { smallThingsInNames } from "./modifiers.ts";
import { inWall } from "./place-item.ts";
import { drawnBy, relatedTo } from "./related.ts";
import { surfaceIn } from "./surface.ts";

const near: ReadonlySet<string> = new Set(["close", "extreme_close", "insert"]);
const faces: ReadonlySet<string> = new Set([...near, "medium_close"]);

/** Taller than this a thing stands on the floor by itself. */
const tallestHandy_m = 0.62;
/** Long tools lie in a hand: nobody stands them on the floor. */
const handTools: ReadonlySet<string> = new Set(
  "sword axe broom shovel umbrella rope saw hammer paintbrush violin bow spear trumpet surfboard".split(" "),
);
export const isHandy = (member: CastMember): boolean =>
  isThing(member) && !aloft.has(member.element) && (member.height_m <= tallestHandy_m || handTools.has(member.element));

/** Poses in which an animal looks at whoever looks at it. */
const downPoses: ReadonlySet<Pose> = new Set(["sit", "lie", "sleep"]);

/** Which way a lead looks or goes in a shot. Close to, a face is seen. */
export const facingOf = (
  film: Film,
  shot: DraftShot,
  focus: CastMember | undefined,
  alive: boolean,
): DrawnAs["facing"] => {
  if (!alive) return "camera";
  const script = scriptOf(film, shot.shot_id)?.present.find(({ cast }) => cast === focus?.id);
  if (script !== undefined) {
    const isNear = faces.has(shot.framing);
    // An animal is told by its side: from the front one on its feet is a pillar with ears.
    if (script.faces === "camera" && focus?.kind === "animal" && !isNear && !downPoses.has(script.doing))
      return "right";
    return script.faces === "away" && isNear ? "camera" : script.faces;
  }
  switch (shot.continuity.screen_direction) {
    case "left_to_right":
      return "right";
    case "right_to_left":
      return "left";
    case "away":
      return faces.has(shot.framing) ? "camera" : "away";
    case "toward":
      return "camera";
    case "none":
      return film.dice.pick(["camera", "left", "right"] as const, `${shot.shot_id} facing`);
  }
};

/** Place across the frame for the lead: looking room before it, thirds that change from shot to shot. */
export const acrossFor = (film: Film, shot: DraftShot, facing: DrawnAs["facing"]): number => {
  const loose = film.dice.unit(`${shot.shot_id} across`);
  const third = near.has(shot.framing) ? 0.08 + 0.12 * loose : 0.2 + 0.22 * loose;
  // Every third picture breaks the pattern a little past the centre.
  const side = shot.index % 3 === 0 ? -0.4 : 1;
  if (facing === "right") return -third * side;
  if (facing === "left") return third * side;
  return shot.index % 3 === 0 ? 0 : shot.index % 2 === 0 ? third * 0.8 : -third * 0.8;
};

/** Whether the screenplay sets a thing down in the shot, rather than leave it to a hand that is busy with it. */
const isSetDown = (film: Film, shot: DraftShot, member: CastMember): boolean => {
  const script = scriptOf(film, shot.shot_id);
  return script !== null && !script.present.some(({ holds, touches }) => holds === member.id || touches === member.id);
};

/** Widths of bodies in their heights. */
const widthOf = (member: CastMember): number =>
  member.height_m *
  (member.kind === "person"
    ? 0.5
    : member.kind === "animal"
      ? member.height_m < 1.2
        ? 2.1
        : 1.7
      : member.kind === "vehicle"
        ? 2.2
        : 0.9) *
  (1 + (Math.min(member.count, 5) - 1) * 0.6);

/** Metres between two who sit in a boat. */
const seatApart_m = 0.9;
/** Whoever is small sits on something, so that a hull does not hide them. */
const sat = (item: DrawnAs): DrawnAs => ({
  ...item,
  motion: "drive",
  ...(item.height_m < 1.5 ? { rests_m: (1.6 - item.height_m) * 0.6 } : {}),
});

const onTheMove: ReadonlySet<Motion> = new Set(["walk", "run", "dance", "fly", "swim", "drive"]);

const wed = /^(?:couple|newlyweds|spouses|newlywed couple)$/iu;
/** Two of a kind who do something to each other look at each other. */
const faceOff = (member: CastMember, film: Film, shot: DraftShot): boolean =>
  isLiving(member) &&
  member.count === 2 &&
  scriptOf(film, shot.shot_id)?.present.some(({ cast, doing }) => cast === member.id && facingPoses.has(doing)) ===
    true;

/** Deeds that throw the body about; a face close to the lens would leave the frame. */
const bends: ReadonlySet<Motion> = new Set([
  "reach",
  "kneel",
  "sit",
  "dance",
  "fall",
  "rise",
  "pour",
  "walk",
  "run",
  "raise",
]);
const composed = ({ element, motion }: DrawnAs): Motion =>
  element === "person" || element === "child" || element === "robot" ? "look" : motion;

/** Whether a vehicle would cover whom the shot is about; one that is ridden carries its rider. */
const dwarfs = (member: CastMember, focus: CastMember | undefined): boolean =>
  member.kind === "vehicle" &&
  !mounts.has(member.element) &&
  !vessels.has(member.element) &&
  focus !== undefined &&
  focus !== member &&
  isLiving(focus) &&
  member.height_m > focus.height_m * largerBy;
const largerBy = 1.4;

/** Whether something happens to it in the shot. */
const handled = (film: Film, { shot_id }: DraftShot, { id }: CastMember): boolean =>
  scriptOf(film, shot_id)?.acts.some(({ of, with: tool }) => of === id || tool === id) === true;

export interface SubjectLayer {
  drawn: DrawnAs[];
  /** Where the lead stands across the frame. */
  across: number;
  /** Cast members that are drawn here or are too small to be drawn at all. */
  settled: ReadonlySet<number>;
  /** Those who stand beside the lead. */
  companions: number[];
}

/** Who and what stands at the distance that the camera focuses on. */
export const subjectLayer = (
  film: Film,
  shot: DraftShot,
  stage: Stage,
  feature: (across: number) => DrawnAs | null,
): SubjectLayer => {
  const { stand } = stage;
  const focus = stage.focus === null ? undefined : film.cast[stage.focus];
  const alive = focus !== undefined && (isLiving(focus) || focus.kind === "vehicle");
  const facing = facingOf(film, shot, focus, alive);
  const { width, height } = previewSizes[film.aspect];
  const half_m = (stand.visible_height_m * width) / height / 2;
  const related = relatedTo(film, shot, stage);
  const companions = stage.present.filter((index) => {
    const member = film.cast[index];
    return (
      index !== stage.focus &&
      index !== related?.index &&
      member !== undefined &&
      !isPlaceKind(member) &&
      !film.place.elements.some((id) => isWithin(id, member.element)) &&
      // Many people beside one hide everybody else, and so does a train or a truck: they stand behind.
      (member.element !== "crowd" || focus?.element === "crowd") &&
      !dwarfs(member, focus) &&
      !(inWall(film, member.element) && !handled(film, shot, member)) &&
      // What a small thing stands on is the ground of its picture.
      !(member.element === "table" && focus !== undefined && isHandy(focus)) &&
      member.height_m < stand.visible_height_m * 1.4
    );
  });
  // A small thing fills its picture; whoever uses it is out of focus behind it.
  const alone = focus !== undefined && isHandy(focus);
  const handy = companions.filter((index) => {
    const member = film.cast[index] as CastMember;
    return (
      focus?.kind === "person" &&
      isHandy(member) &&
      !hangs(film, shot.shot_id, member) &&
      !(handTools.has(member.element) && isSetDown(film, shot, member))
    );
  });
  const mount = riddenIn(film, shot.shot_id, stage.present);
  const rider = mount === null ? null : (stage.present.find((index) => film.cast[index]?.kind === "person") ?? null);
  const mounted = mount !== null && rider !== null && (stage.focus === mount || stage.focus === rider);
  // Who is seen to ride is seen with what carries them, however near.
  const rides = scriptOf(film, shot.shot_id)?.acts.some(({ act }) => act === "ride") === true;
  // Everybody sits in the boat, not beside it.
  const inVessel = mounted && vessels.has(film.cast[mount]?.element ?? "") && !faces.has(shot.framing);
  const aboard = inVessel ? stage.present.filter((index) => film.cast[index]?.kind === "person").slice(0, 3) : [];
  const beside = companions.filter(
    (index) =>
      !(mounted && (index === mount || index === rider)) &&
      !aboard.includes(index) &&
      !handy.includes(index) &&
      !(alone && isLiving(film.cast[index] as CastMember)),
  );
  const shown = near.has(shot.framing) ? beside.slice(0, 1) : beside.slice(0, 3);
  let across = acrossFor(film, shot, facing);
  const drawn: DrawnAs[] = [];
  const items = (item: DrawnAs | null) => (item === null ? [] : [item]);

  // Two together are composed as a pair: the other stands where the lead looks, far enough off to be read.
  const side = facing === "right" ? 1 : facing === "left" ? -1 : across <= 0 ? 1 : -1;
  const gaps = shown.map((index) => {
    const member = film.cast[index] as CastMember;
    const apart = focus === undefined ? 0 : ((widthOf(focus) + widthOf(member)) / 2) * 1.08;
    return Math.max(near.has(shot.framing) ? 0.5 : 0.36, Math.min(1.3, apart / half_m));
  });
  const [first] = gaps;
  if (first !== undefined) {
    const leads = -side * Math.max(first / 2, Math.min(Math.abs(across), 0.3));
    across = gaps.length === 1 || facing !== "camera" ? leads : across;
  }
  const own = mount === null && focus?.kind === "person" ? mountNamed(film, focus) : null;
  if (own !== null && stage.focus !== null && !faces.has(shot.framing)) {
    const heading = facing === "left" || facing === "right" ? facing : side === 1 ? "right" : "left";
    const sitting = castItem(film, stage, stage.focus, across, heading);
    const motion = own.kind === "animal" ? "run" : "drive";
    const under = { noun: own.id, element: own.id, motion, height_m: own.height_m, colour: null } as const;
    if (sitting !== null) drawn.push({ ...sitting, ...under }, { ...sitting, motion: "drive" });
  } else if (mounted && (rides || !faces.has(shot.framing))) {
    const heading = facing === "left" || facing === "right" ? facing : side === 1 ? "right" : "left";
    const ridden = castItem(film, stage, mount, across, heading);
    const sitting = castItem(film, stage, rider, across, heading);
    if (ridden !== null && sitting !== null) {
      const motion = film.cast[mount]?.kind === "animal" ? "run" : "drive";
      // A hull hides the legs of those in it.
      if (vessels.has(ridden.element)) {
        const fellows = aboard.filter((index) => index !== rider);
        const apart = (seatApart_m / half_m) * (heading === "right" ? -1 : 1);
        fellows.forEach((index, at) => {
          drawn.push(...items(castItem(film, stage, index, across + apart * (at + 0.6), heading)).map(sat));
        });
        drawn.push(sat({ ...sitting, across: round(across - apart * (fellows.length > 0 ? 0.6 : 0)) }), ridden);
      } else drawn.push({ ...ridden, count: sitting.count, motion }, { ...sitting, motion: "drive" });
    }
  } else if (stage.focus !== null && focus !== undefined && faceOff(focus, film, shot)) {
    const half = Math.min(0.6, (widthOf({ ...focus, count: 1 }) * 0.6) / half_m);
    const one = castItem(film, stage, stage.focus, -half, "right");
    const other = castItem(film, stage, stage.focus, half, "left");
    if (one !== null && other !== null)
      drawn.push(
        { ...one, count: 1, ...(wed.test(one.noun) ? { noun: "woman" } : {}), ...only(one, 0) },
        { ...other, count: 1, noun: wed.test(other.noun) ? "man" : other.noun.replace(/s$/u, ""), ...only(other, 1) },
      );
    across = -half;
  } else if (stage.focus !== null) drawn.push(...items(castItem(film, stage, stage.focus, across, facing)));
  else drawn.push(...items(feature(across * 0.6)));
  const [lead] = drawn;
  if (related !== null && lead !== undefined && drawn.length === 1 && !near.has(shot.framing))
    drawn.splice(0, 1, ...drawnBy(film, stage, related, lead, 1 / half_m));
  let reach = across;
  shown.forEach((index, at) => {
    const member = film.cast[index] as CastMember;
    reach += side * (gaps[at] ?? 0.4);
    const looks = isLiving(member) ? (actingWay(film, shot, member) ?? (side === 1 ? "left" : "right")) : "camera";
    const moving = onTheMove.has(stage.motions.get(stage.focus ?? -1) ?? "still");
    const goes = moving && facing !== "camera" && facing !== "away" ? facing : looks;
    const headed = member.kind === "vehicle" && (facing === "left" || facing === "right") ? facing : null;
    const item = castItem(film, stage, index, reach, isLiving(member) ? goes : (headed ?? "camera"));
    // Who goes along goes the same way.
    const pace = stage.motions.get(stage.focus ?? -1) ?? "still";
    const along = goes === facing && isLiving(member) && (pace === "walk" || pace === "run" || pace === "dance");
    drawn.push(...items(item === null || !along ? item : { ...item, motion: pace }));
  });

  // What is held or used lies before whoever uses it: on something in a room, else in close pictures only; outdoors on
  // the ground.
  const surface = surfaceIn(film);
  const still = !onTheMove.has(stage.motions.get(stage.focus ?? -1) ?? "still");
  const within = film.place.interior ? !near.has(shot.framing) : ["wide", "full", "medium"].includes(shot.framing);
  const named = handy;
  const stoodOn = new Set(
    scriptOf(film, shot.shot_id)?.present.flatMap(({ at }) => (at?.relation === "on" ? [at.id] : [])),
  );
  const grounded = (index: number) => {
    const { id, element } = film.cast[index] as CastMember;
    const isLoose = !film.place.interior && surface === null && still && !handTools.has(element);
    return isLow(element) || (within && (isLoose || stoodOn.has(id)));
  };
  const low = within ? named.filter(grounded).slice(0, 2) : [];
  low.forEach((index, place) => {
    const before = (facing === "left" ? -1 : facing === "right" ? 1 : across <= 0 ? 1 : -1) * (place === 0 ? 1 : -1);
    const apart = Math.max(0.1, Math.min(0.7, 0.55 / half_m));
    drawn.push(...items(castItem(film, stage, index, across + before * apart, "camera")));
  });
  const used = named
    .filter((index) => !low.includes(index))
    .filter((index) => !handTools.has(film.cast[index]?.element ?? ""))
    .slice(0, 2);
  const card = surface === null ? undefined : film.elements.get(surface);
  const inNames = used.length > 0 ? [] : smallThingsInNames(film, stage.present).slice(0, 1);
  if (
    used.length + inNames.length > 0 &&
    card !== undefined &&
    still &&
    within &&
    related?.relation !== "on" &&
    (shown.length < 2 || drawn.some(({ element }) => element === surface))
  ) {
    // Never before a companion: what is set there would hide who is named.
    const before = shown.length > 0 ? -side : facing === "left" ? -1 : facing === "right" ? 1 : across <= 0 ? 1 : -1;
    const own = drawn.find(({ element }) => element === surface);
    const at = own?.across ?? across + before * Math.max(0.14, Math.min(0.8, 0.62 / half_m));
    if (own === undefined)
      drawn.push({
        noun: surface ?? "",
        element: surface ?? "",
        count: 1,
        motion: "still",
        across: round(at),
        height_m: card.height_m,
        facing: "camera",
        colour: null,
      });
    for (const id of inNames) {
      const height_m = film.elements.get(id)?.height_m ?? 0.1;
      const lying = { count: 1, motion: "still", facing: "camera", colour: null } as const;
      drawn.push({ noun: id.replaceAll("_", " "), element: id, across: round(at), height_m, ...lying });
    }
    const apart = Math.min(0.1, 0.12 / half_m);
    used.forEach((index, place) => {
      drawn.push(...items(castItem(film, stage, index, at - before * apart * (place === 0 ? 1 : -1.4), "camera")));
    });
  }
  return {
    drawn: near.has(shot.framing)
      ? drawn.map((item) => (bends.has(item.motion) ? { ...item, motion: composed(item) } : item))
      : drawn,
    across,
    settled: new Set([
      ...shown,
      ...handy,
      ...(related === null ? [] : [related.index]),
      ...(mounted ? [mount, rider, ...aboard] : []),
    ]),
    companions: shown,
  };
};
