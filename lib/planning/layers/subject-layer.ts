import type { DrawnAs } from "#lib/contract/plan.ts";
import { previewSizes, type Motion } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import type { CastMember, Film } from "#lib/planning/film.ts";
import { isPlaceKind, type Stage } from "#lib/planning/shots/stage.ts";

const near: ReadonlySet<string> = new Set(["close", "extreme_close", "insert"]);
const faces: ReadonlySet<string> = new Set([...near, "medium_close"]);
const round = (value: number) => Number(Math.max(-1, Math.min(1, value)).toFixed(3));

const isLiving = (member: CastMember): boolean =>
  member.animate || member.kind === "person" || member.kind === "animal";
const isThing = (member: CastMember): boolean =>
  member.kind === "product" || member.kind === "food" || member.kind === "object" || member.kind === "symbol";

/** Taller than this a thing stands on the floor by itself. */
const tallestHandy_m = 0.62;
/** Long tools lie in a hand: nobody stands them on the floor. */
const handTools: ReadonlySet<string> = new Set(
  "sword axe broom shovel umbrella flag kite rope saw hammer paintbrush violin bow spear trumpet".split(" "),
);
export const isHandy = (member: CastMember): boolean =>
  isThing(member) && (member.height_m <= tallestHandy_m || handTools.has(member.element));

/** Which way a lead looks or goes in a shot. Close to, a face is seen. */
export const facingOf = (film: Film, shot: DraftShot, alive: boolean): DrawnAs["facing"] => {
  if (!alive) return "camera";
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

const ofThings: ReadonlySet<Motion> = new Set([
  "still", "idle", "float", "fall", "rise", "spin", "open", "pour", "glow", "burn", "grow", "shake", "appear",
]);
const ofVehicles: ReadonlySet<Motion> = new Set([...ofThings, "drive", "fly", "turn"]);

/** What a lifeless thing may do of what its sentence tells of it. */
const motionFor = (member: CastMember, motion: Motion, film: Film): Motion => {
  if (isLiving(member)) return motion;
  if (member.kind === "vehicle") {
    if (ofVehicles.has(motion)) return motion;
    return film.place.interior ? "still" : "drive";
  }
  if (motion === "turn" || motion === "dance") return "spin";
  return ofThings.has(motion) ? motion : "still";
};

export const castItem = (
  film: Film,
  stage: Stage,
  index: number,
  across: number,
  facing: DrawnAs["facing"],
): DrawnAs | null => {
  const member = film.cast[index];
  if (member === undefined) return null;
  return {
    noun: member.head,
    element: member.element,
    count: Math.min(40, Math.max(1, member.count)),
    motion: motionFor(member, stage.motions.get(index) ?? "still", film),
    across: round(across),
    height_m: member.height_m,
    facing,
    colour: member.colour,
  };
};

/** Widths of bodies in their heights. */
const widthOf = (member: CastMember): number =>
  member.height_m *
  (member.kind === "person" ? 0.5 : member.kind === "animal" ? 1.3 : member.kind === "vehicle" ? 2.2 : 0.9) *
  (1 + (Math.min(member.count, 5) - 1) * 0.6);

const onTheMove: ReadonlySet<Motion> = new Set(["walk", "run", "dance", "fly", "swim", "drive"]);

/** What small things stand on in a place, where somebody has them at hand. */
const surfaceIn = (film: Film): string | null => {
  const places = film.place.elements;
  const wanted = places.includes("forge") ? "anvil" : film.place.interior ? "table" : null;
  const outside = places.some((id) => ["jetty", "pier", "harbour", "beach", "sea"].includes(id)) ? "barrel" : "crate";
  const id = wanted ?? outside;
  return film.elements.has(id) ? id : null;
};

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
  const facing = facingOf(film, shot, alive);
  const { width, height } = previewSizes[film.aspect];
  const half_m = (stand.visible_height_m * width) / height / 2;
  const companions = stage.present.filter((index) => {
    const member = film.cast[index];
    return (
      index !== stage.focus &&
      member !== undefined &&
      !isPlaceKind(member) &&
      member.height_m < stand.visible_height_m * 1.4
    );
  });
  const led = focus !== undefined && isLiving(focus);
  const handy = companions.filter((index) => led && isHandy(film.cast[index] as CastMember));
  const beside = companions.filter((index) => !handy.includes(index));
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
  if (stage.focus !== null) drawn.push(...items(castItem(film, stage, stage.focus, across, facing)));
  else drawn.push(...items(feature(across * 0.6)));
  let reach = across;
  shown.forEach((index, at) => {
    const member = film.cast[index] as CastMember;
    reach += side * (gaps[at] ?? 0.4);
    const looks = isLiving(member) ? (side === 1 ? "left" : "right") : "camera";
    const moving = onTheMove.has(stage.motions.get(stage.focus ?? -1) ?? "still");
    const goes = moving && facing !== "camera" && facing !== "away" ? facing : looks;
    const rides = member.kind === "vehicle" && (facing === "left" || facing === "right") ? facing : null;
    drawn.push(...items(castItem(film, stage, index, reach, isLiving(member) ? goes : (rides ?? "camera"))));
  });

  // What is held or used lies before whoever uses it, on something; without a surface it is shown in close pictures only.
  const surface = surfaceIn(film);
  const still = !onTheMove.has(stage.motions.get(stage.focus ?? -1) ?? "still");
  const within = film.place.interior ? !near.has(shot.framing) : ["full", "medium"].includes(shot.framing);
  const [used] = handy.filter((index) => !handTools.has(film.cast[index]?.element ?? "") || surface === "barrel");
  const card = surface === null ? undefined : film.elements.get(surface);
  if (used !== undefined && card !== undefined && still && within && shown.length < 2) {
    const before = facing === "left" ? -1 : facing === "right" ? 1 : across <= 0 ? 1 : -1;
    const at = across + before * Math.max(0.14, Math.min(0.8, 0.62 / half_m));
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
    drawn.push(...items(castItem(film, stage, used, at - before * Math.min(0.1, 0.12 / half_m), "camera")));
  }
  return { drawn, across, settled: new Set([...shown, ...handy]), companions: shown };
};
