import type { CameraPose } from "#lib/contract/plan.ts";
import type { Box, PictureReading } from "#lib/contract/picture.ts";
import type { AspectRatio } from "#lib/contract/vocabulary.ts";
import { cameraPath, type MoveFrame } from "#lib/planning/camera/path.ts";
import { sensorOf } from "#lib/planning/camera/optics.ts";
import type { ChosenMove, PictureMove } from "./picture-move.ts";

/** A picture as it lies before the camera. */
export interface Framed {
  crop: Box;
  focus: { x: number; y: number };
  /** How far the camera goes, in frames: see `reachOf`. */
  reach: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const round = (value: number, digits: number) => Number(value.toFixed(digits));

const sideways: ReadonlySet<PictureMove> = new Set(["pan_left", "pan_right", "truck_left", "truck_right"]);
const upright: ReadonlySet<PictureMove> = new Set(["tilt_up", "tilt_down", "pedestal_up", "pedestal_down"]);
/** Towards larger x, or larger y, of the picture. */
const onwards: ReadonlySet<PictureMove> = new Set(["pan_right", "truck_right", "tilt_down", "pedestal_down"]);

/** Share of the frame that a turn or a slide of the camera passes, where the picture has no more to give. */
const passed = { turn: 0.07, slide: 0.068 };
/** And the most where it has: a panorama is looked along, not raced through. */
const mostPassed = 0.3;
/** How much of the picture's near part a camera that leaves brings into the frame. */
const leaving = 1.14;

/** How far a movement goes: frames passed (pan, tilt, truck, pedestal), share of the way to the near parts, or zoom. */
const reachOf = ({ movement, pace }: ChosenMove, seconds: number, room: number, subject: number): number => {
  const own = pace * clamp(seconds / 5, 0.6, 1.5);
  switch (movement) {
    case "pan_left":
    case "pan_right":
    case "tilt_up":
    case "tilt_down":
      return Math.max(passed.turn * clamp(own, 0.6, 1.1), Math.min(room * 0.92, mostPassed * own));
    case "truck_left":
    case "truck_right":
    case "pedestal_up":
    case "pedestal_down":
      return passed.slide * clamp(own, 0.6, 1.2);
    case "push_in":
    case "pull_out":
      // What is looked at from afar hardly grows: the camera goes further to be seen to move.
      return clamp(Math.max(0.24, 0.12 / Math.max(0.2, subject)) * own, 0.14, 0.32);
    case "zoom_in":
      return clamp(1 + 0.16 * own, 1.1, 1.3);
    case "zoom_out":
      return clamp(1 + 0.12 * own, 1.08, 1.2);
    case "handheld":
    case "static":
      return 0;
  }
};

/**
 * What of the picture the first frame shows: as much as the film's shape takes, laid around the focus, less the room
 * that a movement outwards needs for what it comes to show. `share` of that for a shot that begins on a part of it.
 */
export const framePicture = (
  size: { width: number; height: number },
  aspect: AspectRatio,
  { focus, flat, nearness }: PictureReading,
  move: ChosenMove,
  seconds: number,
  share = 1,
): Framed => {
  const { width_mm, height_mm } = sensorOf(aspect);
  const relative = width_mm / height_mm / (size.width / size.height);
  const [wide, tall] = [Math.min(1, relative) * share, Math.min(1, 1 / relative) * share];
  const { movement } = move;
  const spare = sideways.has(movement) ? 1 / wide - 1 : upright.has(movement) ? 1 / tall - 1 : 0;
  const reach = reachOf(move, seconds, spare, flat ? 1 : nearness.subject);
  const slides = sideways.has(movement) || upright.has(movement);
  const needed = slides ? reach : 0;
  const tightened =
    share * leaving <= 1
      ? 1
      : movement === "pull_out"
        ? 1 / (flat ? 1 + reach : leaving)
        : movement === "zoom_out"
          ? 1 / reach
          : movement === "handheld"
            ? 0.97
            : slides && spare < needed
              ? 1 / (1 + needed - spare)
              : 1;
  const [width, height] = [wide * tightened, tall * tightened];
  // The side that the camera goes to must hold what it comes to show.
  const place = (at: number, length: number, along: boolean) => {
    const ahead = along && slides ? Math.min(needed * length, 1 - length) : 0;
    // A camera that leaves a part of the picture finds more of it on every side.
    const around = share < 1 && !slides ? length * ((leaving - 1) / 2 + 0.1) : 0;
    const [low, high] = onwards.has(movement) ? [0, 1 - length - ahead] : [ahead + around, 1 - length - around];
    return clamp(at - length / 2 + (onwards.has(movement) ? -ahead / 2 : ahead / 2), low, Math.max(low, high));
  };
  const crop = {
    x: round(place(focus.x, width, sideways.has(movement)), 5),
    y: round(place(focus.y, height, upright.has(movement)), 5),
    width: round(width, 5),
    height: round(height, 5),
  };
  return { crop, focus, reach };
};

/** The camera's path through a picture whose near parts lie at `near_m`. */
export const picturePath = (
  { movement }: ChosenMove,
  framed: Framed,
  view: { aspect: AspectRatio; lens_mm: number; seconds: number; near_m: number; height_m: number; seed: number },
): CameraPose[] => {
  const { width_mm, height_mm } = sensorOf(view.aspect);
  const { reach, crop, focus } = framed;
  const pose = { x_m: 0, y_m: view.height_m, z_m: 0, pan_deg: 0, tilt_deg: 0, roll_deg: 0, lens_mm: view.lens_mm };
  if (movement === "handheld") return cameraPath("handheld", handheldFrame(view));
  const turn = (side_mm: number) => (Math.atan((reach * side_mm) / view.lens_mm) * 180) / Math.PI;
  const slide = (side_mm: number) => (reach * side_mm * view.near_m) / view.lens_mm;
  const inwards = reach * view.near_m;
  const changes = ((): Partial<CameraPose> => {
    switch (movement) {
      case "push_in":
        // Towards what draws the eye: never so far aside that the frame would leave the picture.
        return {
          z_m: inwards,
          x_m: ((focus.x - crop.x) / crop.width - 0.5) * 0.8 * inwards * (width_mm / view.lens_mm),
          y_m: (0.5 - (focus.y - crop.y) / crop.height) * 0.8 * inwards * (height_mm / view.lens_mm),
        };
      case "pull_out":
        return { z_m: -inwards };
      case "zoom_in":
        return { lens_mm: view.lens_mm * reach };
      case "zoom_out":
        return { lens_mm: view.lens_mm / reach };
      case "pan_left":
        return { pan_deg: -turn(width_mm) };
      case "pan_right":
        return { pan_deg: turn(width_mm) };
      case "tilt_up":
        return { tilt_deg: turn(height_mm) };
      case "tilt_down":
        return { tilt_deg: -turn(height_mm) };
      case "truck_left":
        return { x_m: -slide(width_mm) };
      case "truck_right":
        return { x_m: slide(width_mm) };
      case "pedestal_up":
        return { y_m: slide(height_mm) };
      case "pedestal_down":
        return { y_m: -Math.min(slide(height_mm), view.height_m * 0.9) };
      case "static":
        return {};
    }
  })();
  const steps = Math.ceil(view.seconds / 0.25 - 1e-9);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = Math.min(view.seconds, step * 0.25);
    const share = t / view.seconds;
    const eased = share * share * (3 - 2 * share);
    const at = { ...pose, t };
    for (const [field, value] of Object.entries(changes) as [keyof typeof pose, number][]) {
      const from = field === "lens_mm" ? view.lens_mm : 0;
      at[field] = round(pose[field] + (value - from) * eased, 5);
    }
    return at;
  });
};

/** A camera in the hand before a picture: as it would be before what it shows. */
const handheldFrame = (view: Parameters<typeof picturePath>[2]): MoveFrame => {
  const sensor = sensorOf(view.aspect);
  const degrees = 180 / Math.PI;
  return {
    duration_s: view.seconds,
    lens_mm: view.lens_mm,
    camera_height_m: view.height_m,
    tilt_deg: 0,
    roll_deg: 0,
    distance_m: view.near_m,
    visible_height_m: Math.min(1.2, (view.near_m * sensor.height_mm) / view.lens_mm),
    visible_width_m: (view.near_m * sensor.width_mm) / view.lens_mm,
    horizontal_fov_deg: 2 * Math.atan(sensor.width_mm / 2 / view.lens_mm) * degrees,
    vertical_fov_deg: Math.min(14, 2 * Math.atan(sensor.height_mm / 2 / view.lens_mm) * degrees),
    nearest_m: view.near_m,
    move_speed_mps: 0,
    subject_speed_mps: 0,
    seed: view.seed,
  };
};
