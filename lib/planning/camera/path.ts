import type { CameraPose } from "#lib/contract/plan.ts";
import type { Movement } from "#lib/contract/vocabulary.ts";
import { hash32 } from "#lib/planning/dice.ts";

/** What a movement is measured against. Lengths in metres, angles in degrees. */
export interface MoveFrame {
  duration_s: number;
  lens_mm: number;
  camera_height_m: number;
  tilt_deg: number;
  roll_deg: number;
  /** To the subject along the axis. */
  distance_m: number;
  /** Height and width of the frame at the subject. */
  visible_height_m: number;
  visible_width_m: number;
  horizontal_fov_deg: number;
  vertical_fov_deg: number;
  /** Nearest thing the camera must not run into. */
  nearest_m: number;
  move_speed_mps: number;
  /** Speed of the subject where the camera goes along with it. */
  subject_speed_mps: number;
  seed: number;
}

type Change = Partial<Omit<CameraPose, "t">>;
type Mover = (frame: MoveFrame) => (t: number) => Change;

const degrees = 180 / Math.PI;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** 0 to 1 over the shot, starting and ending at rest. */
const eased = (frame: MoveFrame, t: number): number => {
  const u = clamp(t / frame.duration_s, 0, 1);
  return u * u * (3 - 2 * u);
};

/** Length of a deliberate move: the mode's speed, but always visible and never more than the picture bears. */
const reach = (frame: MoveFrame, measure_m: number, least: number, most: number): number =>
  clamp(frame.move_speed_mps * frame.duration_s, measure_m * least, measure_m * most);

const room = (frame: MoveFrame, length_m: number): number => Math.min(length_m, frame.nearest_m * 0.6);

/**
 * Most metres of height a camera that looks up or down may gain or lose: its axis carries it towards the subject, and
 * more than this would bring the subject into the lens.
 */
const headroom_m = (frame: MoveFrame, sign: 1 | -1): number => {
  const towards = sign * Math.sin(frame.tilt_deg / degrees);
  return towards <= 0 ? Infinity : (frame.distance_m * 0.45) / towards;
};

const dolly =
  (sign: 1 | -1): Mover =>
  (frame) => {
    const wanted = reach(frame, frame.distance_m, 0.12, 0.4);
    const length = sign === 1 ? room(frame, wanted) : wanted;
    return (t) => ({ z_m: sign * length * eased(frame, t) });
  };

const truck =
  (sign: 1 | -1): Mover =>
  (frame) => {
    const length = reach(frame, frame.visible_width_m, 0.12, 0.3);
    return (t) => ({ x_m: sign * length * eased(frame, t) });
  };

const pan =
  (sign: 1 | -1): Mover =>
  (frame) => {
    const range = frame.horizontal_fov_deg * 0.42;
    return (t) => ({ pan_deg: sign * range * (eased(frame, t) - 0.5) });
  };

const tilt =
  (sign: 1 | -1): Mover =>
  (frame) => {
    const range = frame.vertical_fov_deg * 0.42;
    return (t) => ({ tilt_deg: frame.tilt_deg + sign * range * (eased(frame, t) - 0.5) });
  };

const pedestal =
  (sign: 1 | -1): Mover =>
  (frame) => {
    const wanted = Math.min(reach(frame, frame.visible_height_m, 0.12, 0.28), headroom_m(frame, sign));
    const length = sign === 1 ? wanted : Math.min(wanted, frame.camera_height_m * 0.75);
    return (t) => ({ y_m: frame.camera_height_m + sign * length * eased(frame, t) });
  };

/** Circles the subject and pans to hold it; `side` -1 goes towards -x. */
const arc =
  (side: 1 | -1): Mover =>
  (frame) => {
    const radius = frame.distance_m;
    // On a steep axis the subject is not where the axis pierces its circle; a smaller sweep keeps both distances true.
    const level = Math.cos(frame.tilt_deg / degrees);
    const most = Math.min(
      38 / degrees,
      Math.acos(Math.max(0, 1 - (0.018 * level * level) / Math.max(1e-6, 1 - level))),
    );
    const wanted = (frame.move_speed_mps * 1.6 * frame.duration_s) / radius;
    const sweep = clamp(wanted, Math.min(14 / degrees, most), most);
    return (t) => {
      const angle = sweep * eased(frame, t);
      return {
        x_m: side * radius * Math.sin(angle),
        z_m: radius * (1 - Math.cos(angle)),
        pan_deg: -side * angle * degrees,
      };
    };
  };

/** Rises or sinks on an arm while the tilt holds the picture's centre. */
const crane =
  (sign: 1 | -1): Mover =>
  (frame) => {
    const wanted = Math.min(reach(frame, frame.visible_height_m, 0.3, 0.7), headroom_m(frame, sign));
    const rise = sign === 1 ? wanted : Math.min(wanted, frame.camera_height_m * 0.8);
    const aim = frame.camera_height_m + frame.distance_m * Math.tan(frame.tilt_deg / degrees);
    return (t) => {
      const y_m = frame.camera_height_m + sign * rise * eased(frame, t);
      return { y_m, tilt_deg: Math.atan2(aim - y_m, frame.distance_m) * degrees };
    };
  };

/** How steeply a rising camera looks down at its subject at most, so that the subject is still known by its side. */
const steepest = Math.tan(30 / degrees);
/** Metres that a drone goes back for each metre that it rises. */
const drawnBack = 0.55;

const drone: Mover = (frame) => {
  const aim = frame.camera_height_m + frame.distance_m * Math.tan(frame.tilt_deg / degrees);
  const level = (frame.distance_m * steepest - (frame.camera_height_m - aim)) / (1 - drawnBack * steepest);
  const wanted = reach(frame, Math.max(frame.visible_height_m, 6), 0.5, 1.2);
  const rise = Math.min(wanted, headroom_m(frame, 1), Math.max(level, frame.visible_height_m * 0.4));
  const back = rise * drawnBack;
  return (t) => {
    const y_m = frame.camera_height_m + rise * eased(frame, t);
    const z_m = -back * eased(frame, t);
    return { y_m, z_m, tilt_deg: Math.atan2(aim - y_m, frame.distance_m - z_m) * degrees };
  };
};

/** With the subject: steady speed from the first frame to the last. */
const tracking =
  (sign: 1 | -1): Mover =>
  (frame) => {
    const speed = Math.max(frame.subject_speed_mps, 0.4);
    return (t) => ({ z_m: sign * speed * t });
  };

/** Sums of sines with phases from the seed; zero at t = 0, so that the path starts where the plan says. */
const handheld: Mover = (frame) => {
  const phase = (name: string) => (hash32(`${frame.seed} ${name}`) / 4294967296) * Math.PI * 2;
  const wander = (name: string) => {
    const a = phase(`${name} a`);
    const b = phase(`${name} b`);
    const at = (t: number) => Math.sin(t * 2.3 + a) * 0.68 + Math.sin(t * 5.9 + b) * 0.32;
    return (t: number) => at(t) - at(0);
  };
  const [x, y, z, p, q, r] = ["x", "y", "z", "pan", "tilt", "roll"].map(wander) as [W, W, W, W, W, W];
  const sway = clamp(frame.visible_height_m * 0.014, 0.002, 0.035);
  const turn = clamp(frame.vertical_fov_deg * 0.014, 0.08, 0.6);
  return (t) => ({
    x_m: sway * x(t),
    y_m: frame.camera_height_m + sway * 0.8 * y(t),
    z_m: sway * 0.5 * z(t),
    pan_deg: turn * p(t),
    tilt_deg: frame.tilt_deg + turn * q(t),
    roll_deg: frame.roll_deg + turn * 0.4 * r(t),
  });
};
type W = (t: number) => number;

/** Degrees and seconds of a whip: faster than 60 degrees in 0.4 s. */
export const whip = { sweep_deg: 76, seconds: 0.36 } as const;
const whipStart = (frame: MoveFrame): number => Math.min(0.5, Math.max(0.1, frame.duration_s * 0.15));

/** Looks elsewhere, whips to the subject and holds it. */
const whipPan: Mover = (frame) => {
  const start = whipStart(frame);
  const side = hash32(`${frame.seed} whip`) % 2 === 0 ? 1 : -1;
  return (t) => {
    const u = clamp((t - start) / whip.seconds, 0, 1);
    return { pan_deg: -side * whip.sweep_deg * (1 - u * u * (3 - 2 * u)) };
  };
};

const zoom =
  (sign: 1 | -1): Mover =>
  (frame) => {
    const target = clamp(frame.lens_mm * 1.4 ** sign, 14, 200);
    // Near the end of the range the zoom starts short of the lens asked for, so that it is seen.
    const from = clamp(target / 1.4 ** sign, 14, 200);
    return (t) => ({ lens_mm: from + (target - from) * eased(frame, t) });
  };

const still: Mover = () => () => ({});

const movers: Record<Movement, Mover> = {
  static: still,
  rack_focus: still,
  pan_left: pan(-1),
  pan_right: pan(1),
  tilt_up: tilt(1),
  tilt_down: tilt(-1),
  push_in: dolly(1),
  pull_out: dolly(-1),
  truck_left: truck(-1),
  truck_right: truck(1),
  pedestal_up: pedestal(1),
  pedestal_down: pedestal(-1),
  arc_left: arc(-1),
  arc_right: arc(1),
  crane_up: crane(1),
  crane_down: crane(-1),
  tracking_follow: tracking(1),
  tracking_lead: tracking(-1),
  handheld,
  zoom_in: zoom(1),
  zoom_out: zoom(-1),
  whip_pan: whipPan,
  drone_rise: drone,
};

const round = (value: number, digits: number): number => {
  const rounded = Number(value.toFixed(digits));
  return rounded === 0 ? 0 : rounded;
};

/** Sample times: at least every quarter second, closer where the movement is quick; ends exactly at the shot's end. */
const timesOf = (movement: Movement, frame: MoveFrame): number[] => {
  const step = movement === "handheld" || movement.startsWith("tracking") ? 0.125 : 0.25;
  const times = new Set<number>();
  const count = Math.ceil(frame.duration_s / step - 1e-9);
  for (let i = 0; i <= count; i++) times.add(i * step >= frame.duration_s ? frame.duration_s : i * step);
  if (movement === "whip_pan") {
    const start = whipStart(frame);
    for (let i = 0; i <= 8; i++) times.add(round(Math.min(frame.duration_s, start + (whip.seconds * i) / 8), 6));
  }
  return [...times].toSorted((a, b) => a - b);
};

/** The camera's path: x right, y up, z forward, metres; origin on the ground under the camera at t = 0. */
export const cameraPath = (movement: Movement, frame: MoveFrame): CameraPose[] => {
  const at = movers[movement](frame);
  return timesOf(movement, frame).map((t) => {
    const pose = {
      x_m: 0,
      y_m: frame.camera_height_m,
      z_m: 0,
      pan_deg: 0,
      tilt_deg: frame.tilt_deg,
      roll_deg: frame.roll_deg,
      lens_mm: frame.lens_mm,
      ...at(t),
    };
    return {
      t,
      x_m: round(pose.x_m, 5),
      y_m: round(pose.y_m, 5),
      z_m: round(pose.z_m, 5),
      pan_deg: round(pose.pan_deg, 4),
      tilt_deg: round(pose.tilt_deg, 4),
      roll_deg: round(pose.roll_deg, 4),
      lens_mm: round(pose.lens_mm, 3),
    };
  });
};

/** Length of a path in metres. */
export const pathLength_m = (path: readonly CameraPose[]): number =>
  path.slice(1).reduce((sum, pose, i) => {
    const before = path[i] ?? pose;
    return sum + Math.hypot(pose.x_m - before.x_m, pose.y_m - before.y_m, pose.z_m - before.z_m);
  }, 0);
