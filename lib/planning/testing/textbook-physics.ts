import type { CameraPhysics, CameraPose, DepthLayer, PlanContent, PlannedShot } from "#lib/contract/plan.ts";

/**
 * Recomputes every number of a plan's camera, layers, beats, captions and grade from textbook formulas, and answers how
 * far the plan is off. Shares no code with the planner on purpose: a mistake in a helper must show here.
 */
type MeasuredPlan = Pick<
  PlanContent,
  "aspect_ratio" | "duration_seconds" | "edit_beats" | "camera_physics" | "depth_layers" | "color_intent"
> & { shots: readonly Pick<PlannedShot, "shot_id" | "camera" | "duration_seconds">[] };

interface Measurement {
  what: string;
  shot_id: string | null;
  planned: number;
  textbook: number;
  /** Relative, against the larger of the textbook value and the quantity's own resolution. */
  off: number;
}

/** A statement that is true or false: 0 off or 1 off. */
const holds = (what: string, shot_id: string | null, truth: boolean, planned = truth ? 1 : 0): Measurement => ({
  what,
  shot_id,
  planned,
  textbook: 1,
  off: truth ? 0 : 1,
});
/** `grain` is the value of one unit of the field's last printed digit: below it two numbers are the same. */
const near = (what: string, shot_id: string | null, planned: number, textbook: number, grain: number): Measurement => {
  const gap = Math.max(0, Math.abs(planned - textbook) - grain / 2 - 1e-9);
  return { what, shot_id, planned, textbook, off: gap / Math.max(Math.abs(textbook), grain) };
};

const formats = {
  "16:9": { wide_mm: 36, tall_mm: 20.25, wide_px: 1280, tall_px: 720 },
  "9:16": { wide_mm: 13.5, tall_mm: 24, wide_px: 720, tall_px: 1280 },
  "1:1": { wide_mm: 24, tall_mm: 24, wide_px: 960, tall_px: 960 },
} as const;
const blur_mm = 0.03;
const turn = Math.PI / 180;

type Vector = readonly [right: number, up: number, forward: number];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a: Vector): number => Math.sqrt(dot(a, a));
const placeOf = (pose: CameraPose): Vector => [pose.x_m, pose.y_m, pose.z_m];

/** Axes of a camera that pans to the right and tilts up, in the world's x right, y up, z forward. */
const axesOf = (pose: CameraPose): { right: Vector; up: Vector; forward: Vector } => {
  const [pan, tilt] = [pose.pan_deg * turn, pose.tilt_deg * turn];
  const forward: Vector = [Math.sin(pan) * Math.cos(tilt), Math.sin(tilt), Math.cos(pan) * Math.cos(tilt)];
  const right: Vector = [Math.cos(pan), 0, -Math.sin(pan)];
  // up = forward x right in a left-handed world.
  const up: Vector = [
    forward[1] * right[2] - forward[2] * right[1],
    forward[2] * right[0] - forward[0] * right[2],
    forward[0] * right[1] - forward[1] * right[0],
  ];
  return { right, up, forward };
};

const steps = <T>(list: readonly T[]): [T, T][] =>
  list.slice(1).map((item, index): [T, T] => [list[index] ?? item, item]);

const opticsOf = (physics: CameraPhysics, plan: MeasuredPlan): Measurement[] => {
  const { lens_mm: f, aperture_f: stop, focus_distance_m, depth_of_field: dof, shot_id: id } = physics;
  const { wide_mm, tall_mm } = formats[plan.aspect_ratio];
  // Thin lens, everything in millimetres: u object distance, H hyperfocal.
  const u = focus_distance_m * 1000;
  const H = (f * f) / (stop * blur_mm) + f;
  const near_mm = (u * (H - f)) / (H - f + (u - f));
  const far_mm = u < H ? (u * (H - f)) / (H - f - (u - f)) : null;
  return [
    near("horizontal field of view", id, physics.horizontal_fov_deg, (2 * Math.atan2(wide_mm / 2, f)) / turn, 0.001),
    near("vertical field of view", id, physics.vertical_fov_deg, (2 * Math.atan2(tall_mm / 2, f)) / turn, 0.001),
    near("hyperfocal distance", id, dof.hyperfocal_m, H / 1000, 0.001),
    near("near limit of sharpness", id, dof.near_m, near_mm / 1000, 0.0001),
    far_mm === null || dof.far_m === null
      ? holds("far limit of sharpness is infinite together", id, far_mm === null && dof.far_m === null)
      : near("far limit of sharpness", id, dof.far_m, far_mm / 1000, 0.0001),
    holds("lens is the shot's", id, plan.shots.find((shot) => shot.shot_id === id)?.camera.lens_mm === f),
  ];
};

const pathOf = (physics: CameraPhysics, plan: MeasuredPlan): Measurement[] => {
  const { path, shot_id: id } = physics;
  const shot = plan.shots.find((each) => each.shot_id === id);
  const [first] = path;
  const last = path.at(-1);
  if (shot === undefined || first === undefined || last === undefined)
    return [holds("the camera has a shot", id, false)];
  const travelled = steps(path).reduce((sum, [a, b]) => sum + length(minus(placeOf(b), placeOf(a))), 0);
  return [
    near("speed", id, physics.speed_mps, travelled / shot.duration_seconds, 0.0001),
    near("path's last moment", id, last.t, shot.duration_seconds, 1e-9),
    holds("path starts at the origin", id, first.t === 0 && first.x_m === 0 && first.z_m === 0),
    near("camera height", id, physics.camera_height_m, first.y_m, 0.001),
    holds(
      "camera stays above the ground",
      id,
      path.every((pose) => pose.y_m > 0),
    ),
    holds(
      "moments of the path follow each other",
      id,
      steps(path).every(([a, b]) => b.t > a.t),
    ),
    ...movementOf(physics, shot.camera.movement),
  ];
};

/** Whether the path in metres is what the movement's name says. */
const movementOf = (physics: CameraPhysics, movement: string): Measurement[] => {
  const { path, shot_id: id, focus_distance_m } = physics;
  const [first] = path;
  const last = path.at(-1);
  if (first === undefined || last === undefined) return [];
  const begin = axesOf(first);
  const subject: Vector = [
    first.x_m + begin.forward[0] * focus_distance_m,
    first.y_m + begin.forward[1] * focus_distance_m,
    first.z_m + begin.forward[2] * focus_distance_m,
  ];
  const away = (pose: CameraPose): number => length(minus(placeOf(pose), subject));
  const flat = (pose: CameraPose): number => Math.hypot(pose.x_m - subject[0], pose.z_m - subject[2]);
  const moved = minus(placeOf(last), placeOf(first));
  const spread = (of: (pose: CameraPose) => number): number => {
    const values = path.map(of);
    return Math.max(...values) - Math.min(...values);
  };
  const parked = spread((p) => p.x_m) + spread((p) => p.y_m) + spread((p) => p.z_m) === 0;
  const turning = spread((p) => p.pan_deg) + spread((p) => p.tilt_deg) + spread((p) => p.roll_deg);
  const lensFixed = spread((p) => p.lens_mm) === 0;
  const is = (truth: boolean): Measurement[] => [
    holds(`${movement} is what its name says`, id, truth),
    holds(`only a zoom changes the lens (${movement})`, id, movement.startsWith("zoom") || lensFixed),
  ];
  switch (movement) {
    case "static":
    case "rack_focus":
      return is(parked && turning === 0);
    case "pan_left":
      return is(parked && last.pan_deg < first.pan_deg);
    case "pan_right":
      return is(parked && last.pan_deg > first.pan_deg);
    case "tilt_up":
      return is(parked && last.tilt_deg > first.tilt_deg);
    case "tilt_down":
      return is(parked && last.tilt_deg < first.tilt_deg);
    case "push_in":
      return is(moved[2] > 0 && away(last) < away(first) && turning === 0);
    case "pull_out":
      return is(moved[2] < 0 && away(last) > away(first) && turning === 0);
    case "truck_left":
      return is(moved[0] < 0 && moved[1] === 0 && moved[2] === 0);
    case "truck_right":
      return is(moved[0] > 0 && moved[1] === 0 && moved[2] === 0);
    case "pedestal_up":
    case "crane_up":
      return is(moved[1] > 0 && moved[0] === 0);
    case "pedestal_down":
    case "crane_down":
      return is(moved[1] < 0 && moved[0] === 0);
    case "arc_left":
    case "arc_right": {
      const standing = (pose: CameraPose): number => Math.hypot(pose.x_m, pose.z_m - focus_distance_m);
      const keeps = (distance: (pose: CameraPose) => number): boolean =>
        path.every((pose) => Math.abs(distance(pose) / distance(first) - 1) <= 0.02);
      return [
        ...is(Math.sign(moved[0]) === (movement === "arc_left" ? -1 : 1) && Math.abs(last.pan_deg - first.pan_deg) > 5),
        holds("an arc keeps its distance within 2 %", id, keeps(flat) && keeps(standing)),
      ];
    }
    case "tracking_follow":
      return is(moved[2] > 0);
    case "tracking_lead":
      return is(moved[2] < 0);
    case "handheld":
      return is(!parked && length(moved) < 0.15);
    case "zoom_in":
      return is(parked && turning === 0 && last.lens_mm > first.lens_mm * 1.05);
    case "zoom_out":
      return is(parked && turning === 0 && last.lens_mm < first.lens_mm * 0.95);
    case "whip_pan":
      return is(
        parked &&
          path.some((a) => path.some((b) => b.t > a.t && b.t - a.t <= 0.4 && Math.abs(b.pan_deg - a.pan_deg) >= 60)),
      );
    case "drone_rise":
      return is(moved[1] > 0 && away(last) > away(first));
    default:
      return [holds(`${movement} is a known movement`, id, false)];
  }
};

/** Pixels a second of a point on the axis, seen by a camera that keeps its first orientation and lens. */
const drift = (physics: CameraPhysics, layer: DepthLayer, plan: MeasuredPlan, rides: boolean): number => {
  const [first] = physics.path;
  const last = physics.path.at(-1);
  if (layer.distance_m === null || first === undefined || last === undefined) return 0;
  const { wide_mm, wide_px } = formats[plan.aspect_ratio];
  const focal_px = wide_px / (wide_mm / first.lens_mm);
  const { right, up, forward } = axesOf(first);
  const reach = layer.distance_m;
  const seen = physics.path.map((pose) => {
    const ahead = rides ? pose.z_m - first.z_m : 0;
    const point: Vector = [
      first.x_m + forward[0] * reach,
      first.y_m + forward[1] * reach,
      first.z_m + forward[2] * reach + ahead,
    ];
    const ray = minus(point, placeOf(pose));
    return { x: (focal_px * dot(ray, right)) / dot(ray, forward), y: (focal_px * dot(ray, up)) / dot(ray, forward) };
  });
  const path_px = steps(seen).reduce((sum, [a, b]) => sum + Math.hypot(b.x - a.x, b.y - a.y), 0);
  return path_px / (last.t - first.t);
};

const layersOf = (physics: CameraPhysics, plan: MeasuredPlan): Measurement[] => {
  const id = physics.shot_id;
  const layers = plan.depth_layers.find((entry) => entry.shot_id === id)?.layers ?? [];
  const movement = plan.shots.find((shot) => shot.shot_id === id)?.camera.movement ?? "static";
  const { near_m, far_m } = physics.depth_of_field;
  const reached = Math.max(...physics.path.map((pose) => pose.z_m));
  return [
    holds(
      "a shot has a subject layer",
      id,
      layers.some((layer) => layer.name === "subject"),
    ),
    holds(
      "layers are ordered near to far",
      id,
      steps(layers).every(([a, b]) => (a.distance_m ?? Infinity) <= (b.distance_m ?? Infinity)),
    ),
    ...layers.flatMap((layer) => {
      const at = layer.distance_m;
      const rides = layer.name === "subject" && movement.startsWith("tracking");
      const sharp = at === null ? far_m === null : at >= near_m && at <= (far_m ?? Infinity);
      return [
        near(`parallax of the ${layer.name}`, id, layer.parallax_px_per_s, drift(physics, layer, plan, rides), 0.01),
        near(
          `motion blur of the ${layer.name}`,
          id,
          layer.motion_blur_px,
          // A rotary shutter of 360 degrees is open for the whole frame.
          drift(physics, layer, plan, rides) * (physics.shutter_angle_deg / 360) * (1 / 24),
          0.001,
        ),
        holds(`focus of the ${layer.name}`, id, layer.in_focus === sharp || layer.name === "subject"),
        holds(`the camera does not run through the ${layer.name}`, id, at === null || rides || reached < at),
        ...(layer.name === "subject"
          ? [near("subject stands in focus", id, at ?? 0, physics.focus_distance_m, 0.001)]
          : []),
      ];
    }),
  ];
};

const code = (frames: number): string => {
  const part = (value: number) => `${value < 10 ? "0" : ""}${value}`;
  const whole = (frames - (frames % 24)) / 24;
  return [(whole - (whole % 3600)) / 3600, ((whole - (whole % 60)) / 60) % 60, whole % 60, frames % 24]
    .map(part)
    .join(":");
};

const beatsOf = (plan: MeasuredPlan): Measurement[] => {
  const beats = plan.edit_beats;
  const onFrame = (seconds: number) => Math.abs(seconds * 24 - Math.round(seconds * 24)) < 1e-6;
  return [
    near("beats sum to the film", null, beats.at(-1)?.end_seconds ?? 0, plan.duration_seconds, 1e-9),
    near(
      "shots sum to the film",
      null,
      plan.shots.reduce((sum, shot) => sum + shot.duration_seconds, 0),
      plan.duration_seconds,
      1e-9,
    ),
    holds("the first beat starts at 0", null, beats[0]?.start_seconds === 0),
    ...steps(beats).map(([a, b]) => near("beats touch", b.shot_id, b.start_seconds, a.end_seconds, 1e-9)),
    ...beats.flatMap((beat) => {
      const shot = plan.shots.find((each) => each.shot_id === beat.shot_id);
      return [
        holds("a beat is on whole frames", beat.shot_id, onFrame(beat.start_seconds) && onFrame(beat.end_seconds)),
        near(
          "a beat is its shot",
          beat.shot_id,
          beat.end_seconds - beat.start_seconds,
          shot?.duration_seconds ?? 0,
          1e-6,
        ),
        holds(
          "timecodes say the frames",
          beat.shot_id,
          beat.timecode_in === code(Math.round(beat.start_seconds * 24)) &&
            beat.timecode_out === code(Math.round(beat.end_seconds * 24)),
        ),
        ...(beat.caption === null
          ? []
          : readability(beat.caption, beat.end_seconds - beat.start_seconds, beat.shot_id)),
      ];
    }),
  ];
};

const readability = (caption: string, seconds: number, id: string): Measurement[] => {
  const lines = caption.split("\n");
  const letters = [...caption.replaceAll("\n", " ")].length;
  return [
    holds("a caption is read at 17 characters a second or less", id, letters / seconds <= 17 + 1e-6, letters / seconds),
    holds(
      "a caption has at most two lines of 42",
      id,
      lines.length <= 2 && lines.every((line) => [...line].length <= 42),
    ),
  ];
};

const gradeOf = ({ color_intent: colour }: MeasuredPlan): Measurement[] => {
  const { slope, offset, power, saturation } = colour.cdl;
  const within = (values: readonly number[], low: number, high: number) => values.every((v) => v >= low && v <= high);
  // A CDL must keep black, grey and white in order and inside the picture.
  const graded = [0, 0.18, 0.5, 1].map((value) =>
    slope.map((gain, i) => Math.max(0, value * gain + (offset[i] ?? 0)) ** (power[i] ?? 1)),
  );
  return [
    near(
      "palette shares sum to 1",
      null,
      colour.palette.reduce((sum, entry) => sum + entry.share, 0),
      1,
      1e-6,
    ),
    holds("CDL slope is in range", null, within(slope, 0.5, 1.6)),
    holds("CDL offset is in range", null, within(offset, -0.1, 0.1)),
    holds("CDL power is in range", null, within(power, 0.6, 1.6)),
    holds("CDL saturation is in range", null, within([saturation], 0, 2)),
    holds(
      "the grade is monotonic",
      null,
      steps(graded).every(([a, b]) => b.every((value, i) => value > (a[i] ?? 0))),
    ),
    holds("white balance is a light's", null, within([colour.white_balance_k], 1800, 12000)),
    holds("key to fill is a ratio", null, within([colour.key_to_fill_ratio], 1, 32)),
    holds("roles are named once", null, new Set(colour.palette.map((e) => e.role)).size === colour.palette.length),
  ];
};

export const measurePlan = (plan: MeasuredPlan): Measurement[] => [
  ...plan.camera_physics.flatMap((physics) => [
    ...opticsOf(physics, plan),
    ...pathOf(physics, plan),
    ...layersOf(physics, plan),
  ]),
  holds("every shot has a camera", null, plan.camera_physics.length === plan.shots.length),
  ...beatsOf(plan),
  ...gradeOf(plan),
];
