import type { Camera, PlanContent } from "#lib/contract/plan.ts";
import type { Understood } from "#lib/contract/refine.ts";
import { framings, type Movement } from "#lib/contract/vocabulary.ts";
import type { PlanningInput } from "#lib/planning/draft.ts";
import { readInstruction } from "#lib/planning/refine/read-instruction.ts";
import { paceIn, sidedMove, wayIn } from "./picture-move.ts";
import type { PictureOrder } from "./picture-orders.ts";

/** What is to change in one shot of a picture. What is said in numbers wins over what is said in words. */
export interface PictureInstruction {
  instruction: string;
  camera?: Partial<Camera> | undefined;
  duration_seconds?: number | undefined;
  /** What the instruction leaves open is chosen by it. */
  seed?: number | undefined;
}

export interface RefinedOrder {
  order: PictureOrder;
  understood: Understood[];
  /** Parts of the instruction that changed nothing; `still` are those that a supplied picture cannot follow. */
  ignored: string[];
  still: string[];
}

/** Fields that a shot of a picture has of its own; light, weather and what is seen are the picture's. */
const own: ReadonlySet<string> = new Set(["camera.movement", "camera.lens_mm", "duration_seconds", "caption"]);
const other: Partial<Record<Movement, Movement>> = {
  push_in: "pull_out",
  zoom_in: "zoom_out",
  pan_left: "pan_right",
  tilt_up: "tilt_down",
  truck_left: "truck_right",
  pedestal_up: "pedestal_down",
};
const opposite = new Map(Object.entries(other).flatMap(([a, b]) => [[a, b] as const, [b, a as Movement] as const]));
/** Looks that differ at once, for whoever only wants another one. */
const looks = ["pull_out", "truck_right", "zoom_in", "pedestal_up", "push_in", "truck_left", "pan_right"] as const;
const paces = [1, 0.7, 1.4];
const [least, most] = [0.4, 2];

/** How a shot of a picture is ordered after an instruction: as before, but for what it says. Pure. */
export const refineOrder = (
  content: PlanContent,
  before: PictureOrder,
  wanted: PictureInstruction,
  input: PlanningInput,
): RefinedOrder => {
  const { shot_id } = before;
  const shot = content.shots.find((each) => each.shot_id === shot_id);
  if (shot === undefined) throw new RangeError(`there is no shot ${shot_id}`);
  const { instruction, camera, duration_seconds, seed } = wanted;
  const read = readInstruction(instruction, { content, shot_id }, input);
  const { edits } = read;
  const understood = read.understood.filter(({ field }) => own.has(field));
  const order: PictureOrder = { ...before };
  const know = (words: string, field: string, from: unknown, to: unknown) =>
    understood.push({ words, field, from, to });

  const size = read.understood.find(({ field }) => field === "framing");
  const turned = read.understood.find(({ field }) => field === "continuity.screen_direction");
  const now = shot.camera.movement;
  let movement: Movement | undefined = edits.camera?.movement ?? wayIn(instruction);
  let used: Understood[] = [];
  if (movement === undefined && size !== undefined && edits.framing !== undefined) {
    movement = framings.indexOf(edits.framing) > framings.indexOf(shot.framing) ? "push_in" : "pull_out";
    if (movement === now) order.pace = (before.pace ?? 1) * 1.4;
    used = [size];
  }
  if (movement === undefined && turned !== undefined) {
    movement = opposite.get(now);
    used = [turned];
  }
  if (movement !== undefined) movement = sidedMove(movement, instruction);
  if (camera?.movement !== undefined) movement = camera.movement;
  if (movement !== undefined) {
    order.movement = movement;
    if (!understood.some(({ field }) => field === "camera.movement"))
      know(used[0]?.words ?? instruction, "camera.movement", now, movement);
    for (const each of understood) if (each.field === "camera.movement") each.to = movement;
  }
  const pace = paceIn(instruction);
  const slowed = edits.duration_seconds !== undefined && edits.duration_seconds > shot.duration_seconds;
  const faster = edits.duration_seconds !== undefined && edits.duration_seconds < shot.duration_seconds;
  if (pace !== 1) order.pace = (before.pace ?? 1) * pace;
  else if (slowed || faster) order.pace = (before.pace ?? 1) * (shot.duration_seconds / (edits.duration_seconds ?? 1));
  const lens_mm = camera?.lens_mm ?? edits.camera?.lens_mm;
  if (lens_mm !== undefined) order.lens_mm = lens_mm;
  const seconds = duration_seconds ?? edits.duration_seconds;
  if (seconds !== undefined) order.seconds = seconds;
  if (edits.caption !== undefined) order.caption = edits.caption;

  const still = read.understood
    .filter((each) => !own.has(each.field) && !used.includes(each))
    .map(({ words }) => words);
  const asked = movement !== undefined || order.pace !== before.pace || seconds !== undefined;
  const changed = asked || lens_mm !== undefined || edits.caption !== undefined;
  // Whoever says nothing that could be followed and nothing that could not wants to see it otherwise.
  const take = seed ?? (changed || still.length > 0 ? undefined : (read.seed_shift ?? (before.turn ?? 0) + 1));
  if (take !== undefined) {
    const at = (count: number) => ((take % count) + count) % count;
    const others = looks.filter((look) => look !== now);
    if (movement === undefined) order.movement = others[at(others.length)] ?? "push_in";
    if (order.pace === before.pace) order.pace = paces[(at(others.length * paces.length) / others.length) | 0] ?? 1;
    order.turn = take;
    if (movement === undefined && order.movement !== now) know(instruction, "camera.movement", now, order.movement);
  }
  if (order.pace !== undefined) order.pace = Math.min(most, Math.max(least, order.pace));
  const unread = read.ignored.filter((part) => wayIn(part) === undefined);
  return {
    order,
    understood,
    ignored: [...new Set([...unread, ...still])],
    still: changed || take !== undefined ? [] : still,
  };
};
