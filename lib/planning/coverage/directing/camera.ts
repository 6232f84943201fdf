import type { Camera } from "#lib/contract/plan.ts";
import type { Angle, Framing, Movement, Role, Transition } from "#lib/contract/vocabulary.ts";
import { scriptOfAct } from "#lib/acts/act-script.ts";
import type { Dice } from "#lib/planning/dice.ts";
import { modeCardOf } from "#lib/planning/modes/mode-catalog.ts";
import type { ModeCard } from "#lib/planning/modes/mode.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";
import type { ClassId } from "#lib/planning/coverage/table-schema.ts";
import { apart, isLiving } from "#lib/planning/coverage/reading/story.ts";
import { shownIn } from "./acts.ts";
import type { Beat, BeatFunction } from "./beat.ts";

const sizes: readonly Framing[] = [
  "extreme_wide",
  "wide",
  "full",
  "medium",
  "medium_close",
  "close",
  "extreme_close",
  "insert",
];
const sizeOf = (framing: Framing) => Math.min(6, sizes.indexOf(framing));

const wanted: Partial<Record<BeatFunction, readonly Framing[]>> = {
  before: ["wide", "full", "extreme_wide"],
  act: ["medium", "full", "medium_close"],
  detail: ["insert", "extreme_close", "close"],
  react: ["close", "medium_close"],
  after: ["wide", "full"],
  cause: ["full", "medium", "wide"],
  result: ["wide", "full", "medium"],
  turn: ["medium_close", "close", "full"],
  item: ["wide", "close", "full", "insert", "medium"],
  place: ["extreme_wide", "wide", "insert", "full"],
  product: ["close", "medium", "insert"],
  step: ["medium", "close", "insert"],
  plain: ["wide", "medium", "close"],
};

const moves: Partial<Record<ClassId, readonly Movement[]>> = {
  travel: ["tracking_follow", "tracking_lead", "truck_right"],
  leave: ["static", "pan_right", "pull_out"],
  arrive: ["static", "push_in"],
  chase: ["tracking_follow", "handheld", "truck_right"],
  contest: ["handheld", "arc_left"],
  give: ["pan_right", "static"],
  take: ["push_in", "static"],
  end: ["push_in", "static"],
  begin: ["push_in", "pedestal_up"],
  perceive: ["push_in", "rack_focus"],
  find: ["tilt_down", "push_in"],
  search: ["handheld", "pan_left"],
  wait: ["static", "push_in"],
  perform: ["arc_right", "arc_left"],
  speak: ["static", "push_in"],
  meet: ["push_in", "arc_left"],
  part: ["pull_out", "static"],
  change: ["push_in", "arc_right"],
  move: ["tilt_down", "tracking_follow"],
  appear: ["static", "push_in"],
  vanish: ["static", "pull_out"],
  place: ["crane_up", "pan_right", "drone_rise"],
  save: ["handheld", "push_in"],
  gather: ["pull_out", "crane_up"],
};

/** A shot's camera, before anything is said about it. */
export interface Shooting {
  role: Role;
  weight: number;
  framing: Framing;
  angle: Angle;
  lens_mm: number;
  movement: Movement;
  transition_in: Transition;
}

/** Roles of a film: the mode's, the last a call to act where there is a brand. */
function rolesOf(card: ModeCard, count: number, brief: Brief): readonly Role[] {
  const roles = [...card.roles[count === 3 || count === 5 ? count : 4]];
  if (brief.brand !== null && card.cta_with_brand) roles[roles.length - 1] = "cta";
  return roles;
}

/** Framings in which what is done can be seen, where the act asks for room. */
const needed = (beat: Beat): readonly Framing[] | null => {
  const frames = isDone(beat) ? shownIn(beat).map(({ act }) => scriptOfAct(act)?.frame) : [];
  const frame = frames.includes("full") ? "full" : frames[0];
  return frame === "full" ? ["full", "wide"] : frame === "medium" ? ["medium", "full"] : null;
};

/** The framing chosen for a shot; `ahead` is what the act of the next one needs: a shot that leads to it has another. */
function framingFor(
  beat: Beat,
  card: ModeCard,
  role: Role,
  before: Framing | null,
  ahead: Framing | null,
  dice: Dice,
  key: string,
): Framing {
  const room = needed(beat);
  const own = room ?? wanted[beat.fn] ?? ["medium"];
  // What the mode likes is of no use where it would cut the act off.
  const liked = room === null ? card.framings[role] : room;
  const distance = (framing: Framing) => (before === null ? 3 : Math.abs(sizeOf(framing) - sizeOf(before)));
  // Of what the function wants, what the mode likes too, two steps from the neighbour.
  const scored = [...own, ...liked].map((framing, index) => ({
    framing,
    score:
      (own.includes(framing) ? 4 - own.indexOf(framing) * 0.5 : 0) +
      (liked.includes(framing) ? 1 : 0) +
      (framing === ahead ? -4 : 0) +
      (distance(framing) >= 2 ? 4 : distance(framing) === 1 ? 1 : -6) +
      dice.unit(`${key}:${index}`),
  }));
  return scored.toSorted((a, b) => b.score - a.score)[0]?.framing ?? "medium";
}

/** Classes in which somebody goes somewhere, and moves that make sense only then. */
const going = new Set<ClassId>(["travel", "leave", "arrive", "chase", "search", "contest", "move"]);
const follows = new Set(["tracking", "truck", "handheld", "whip_pan", "pan"]);
const landscapes = new Set<Movement>(["drone_rise", "crane_up", "crane_down"]);
const narrow = new Set<Framing>(["insert", "extreme_close", "close"]);

function movementFor(
  beat: Beat,
  card: ModeCard,
  role: Role,
  framing: Framing,
  earlier: readonly Movement[],
  dice: Dice,
  key: string,
): Movement {
  if (beat.fn === "after" && !earlier.includes("static")) return "static";
  const own = beat.fn === "act" || beat.fn === "turn" || beat.fn === "result" ? (moves[beat.cls] ?? []) : [];
  const goes = going.has(beat.cls) && beat.event?.negated !== true;
  const pool = [...own, ...own, ...card.movements[role]].filter(
    (move) =>
      !earlier.includes(move) &&
      !(narrow.has(framing) && landscapes.has(move)) &&
      (goes || !follows.has(reasonKey(move))),
  );
  // No move comes twice in a film: models that take a film in one prompt are told each shot's once.
  const resting = (["static", "push_in", "zoom_in", "pull_out", "zoom_out"] as const).find(
    (move) => !earlier.includes(move),
  );
  return beat.fn === "detail" || pool.length === 0 ? (resting ?? "static") : dice.pick(pool, key);
}

/** What the words order of a shot's camera: one order stands in the first shot, or in all if it is a way to film. */
function orderedAt<K extends keyof Camera>(brief: Brief, key: K, at: number): Camera[K] | undefined {
  const list = brief.orders.camera.flatMap((order): Camera[K][] => (order[key] === undefined ? [] : [order[key]]));
  const [only] = list;
  if (list.length > 1) return list[at];
  return at === 0 || key === "lens_mm" || only === "handheld" || only === "static" ? only : undefined;
}

/** Chooses camera, role and length of every shot. A returning last shot takes the first one's frame. */
export function shoot(beats: readonly Beat[], brief: Brief, dice: Dice): Shooting[] {
  const card = modeCardOf(brief.treatment.primary);
  const roles = rolesOf(card, beats.length, brief);
  const shots: Shooting[] = [];
  for (const [at, beat] of beats.entries()) {
    const role = roles[at] ?? "build";
    const before = shots.at(-1) ?? null;
    const isLast = at === beats.length - 1;
    const first = shots[0];
    const following = beats[at + 1];
    const ahead = following === undefined ? null : (needed(following)?.[0] ?? null);
    const returns =
      isLast &&
      beat.fn === "after" &&
      first !== undefined &&
      beats[0]?.fn === "before" &&
      first.framing !== before?.framing;
    const chosen =
      returns && first !== undefined
        ? first.framing
        : framingFor(beat, card, role, before?.framing ?? null, ahead, dice, `framing:${at}`);
    const framing = brief.orders.framing !== null && at === 0 ? brief.orders.framing : chosen;
    const angle =
      orderedAt(brief, "angle", at) ??
      (returns && first !== undefined ? first.angle : angleFor(beat, card, framing, dice, `angle:${at}`));
    const isOrdered = brief.orders.camera.some((order) => order.movement !== undefined);
    const movement =
      orderedAt(brief, "movement", at) ??
      // Another move beside the one that was ordered would contradict it.
      (isOrdered ? "static" : null) ??
      movementFor(
        beat,
        card,
        role,
        framing,
        shots.map((shot) => shot.movement),
        dice,
        `move:${at}`,
      );
    shots.push({
      role,
      weight: Math.min(5, Math.max(0.2, card.role_weight[role] ?? 1)),
      framing,
      angle,
      lens_mm: orderedAt(brief, "lens_mm", at) ?? card.lens_mm[framing],
      movement,
      transition_in:
        at === 0 ? card.cutting.first : isLast ? (returns ? "match_cut" : card.cutting.last) : card.cutting.transition,
    });
  }
  return shots;
}

const hidesActs = new Set<Angle>(["over_shoulder", "pov", "overhead", "ground", "dutch"]);
const isDone = ({ fn }: Beat): boolean =>
  fn === "act" || fn === "step" || fn === "turn" || fn === "result" || fn === "cause";

const angleFor = (beat: Beat, card: ModeCard, framing: Framing, dice: Dice, key: string): Angle => {
  const living = apart(beat.things).filter(isLiving).length;
  const usable = card.angles.filter(
    (angle) =>
      !(narrow.has(framing) && (angle === "overhead" || angle === "ground")) &&
      !(angle === "over_shoulder" && living < 2) &&
      // From above nobody is known by face or build, and who goes has left the frame at once.
      !(angle === "overhead" && living > 0) &&
      // What is done is seen from where everybody in it is seen.
      !(isDone(beat) && hidesActs.has(angle)) &&
      !(angle === "pov" && living > 0),
  );
  return usable.length === 0 || dice.unit(`${key}:plain`) < 0.5 ? (usable[0] ?? "eye_level") : dice.pick(usable, key);
};

/** The key of a movement's reasons in the labels: `pan` of `pan_left`. */
export const reasonKey = (movement: Movement): string =>
  movement.startsWith("tracking")
    ? "tracking"
    : /^(?:push_in|pull_out|rack_focus|whip_pan|drone_rise|static|handheld)$/u.test(movement)
      ? movement
      : (movement.split("_")[0] ?? "static");
