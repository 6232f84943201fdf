import { expect, test } from "vitest";
import { movements, type Movement } from "#lib/contract/vocabulary.ts";
import type { CameraPose } from "#lib/contract/plan.ts";
import { cameraPath, pathLength_m, type MoveFrame } from "./path.ts";

const frame = (duration_s: number): MoveFrame => ({
  duration_s,
  lens_mm: 40,
  camera_height_m: 1.6,
  tilt_deg: -3,
  roll_deg: 0,
  distance_m: 4,
  visible_height_m: 2,
  visible_width_m: 3.6,
  horizontal_fov_deg: 48,
  vertical_fov_deg: 28,
  nearest_m: 2,
  move_speed_mps: 0.35,
  subject_speed_mps: 1.2,
  seed: 5,
});
const durations = [0.75, 1, 2.375, 175 / 24, 26];
const fields = ["x_m", "y_m", "z_m", "pan_deg", "tilt_deg", "roll_deg", "lens_mm"] as const;
const ends = (movement: Movement, duration: number) => {
  const path = cameraPath(movement, frame(duration));
  const [first] = path;
  const last = path.at(-1);
  if (first === undefined || last === undefined) throw new Error("empty path");
  return { path, first, last };
};
const changed = (path: readonly CameraPose[]) =>
  fields.filter((field) => path.some((pose) => Math.abs(pose[field] - (path[0]?.[field] ?? 0)) > 1e-9));

test.each(movements)("%s begins at the origin, ends with the shot and is sampled every quarter second", (movement) => {
  for (const duration of durations) {
    const { path, first, last } = ends(movement, duration);
    expect(first).toMatchObject({ t: 0, x_m: 0, y_m: 1.6, z_m: 0 });
    expect(last.t).toBe(duration);
    for (const [i, pose] of path.slice(1).entries()) {
      const gap = pose.t - (path[i]?.t ?? 0);
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThanOrEqual(0.25 + 1e-9);
    }
  }
});

test("only what a movement is named for changes", () => {
  const expected: Partial<Record<Movement, string[]>> = {
    static: [],
    rack_focus: [],
    pan_left: ["pan_deg"],
    pan_right: ["pan_deg"],
    tilt_up: ["tilt_deg"],
    tilt_down: ["tilt_deg"],
    push_in: ["z_m"],
    pull_out: ["z_m"],
    truck_left: ["x_m"],
    truck_right: ["x_m"],
    pedestal_up: ["y_m"],
    pedestal_down: ["y_m"],
    arc_left: ["x_m", "z_m", "pan_deg"],
    arc_right: ["x_m", "z_m", "pan_deg"],
    crane_up: ["y_m", "tilt_deg"],
    crane_down: ["y_m", "tilt_deg"],
    tracking_follow: ["z_m"],
    tracking_lead: ["z_m"],
    handheld: ["x_m", "y_m", "z_m", "pan_deg", "tilt_deg", "roll_deg"],
    zoom_in: ["lens_mm"],
    zoom_out: ["lens_mm"],
    whip_pan: ["pan_deg"],
    drone_rise: ["y_m", "z_m", "tilt_deg"],
  };
  for (const movement of movements) expect(changed(ends(movement, 4).path), movement).toEqual(expected[movement]);
});

test("every movement goes the way its name says", () => {
  const way: [Movement, (typeof fields)[number], 1 | -1][] = [
    ["pan_left", "pan_deg", -1],
    ["pan_right", "pan_deg", 1],
    ["tilt_up", "tilt_deg", 1],
    ["tilt_down", "tilt_deg", -1],
    ["push_in", "z_m", 1],
    ["pull_out", "z_m", -1],
    ["truck_left", "x_m", -1],
    ["truck_right", "x_m", 1],
    ["pedestal_up", "y_m", 1],
    ["pedestal_down", "y_m", -1],
    ["arc_left", "x_m", -1],
    ["arc_left", "pan_deg", 1],
    ["arc_right", "x_m", 1],
    ["arc_right", "pan_deg", -1],
    ["crane_up", "y_m", 1],
    ["crane_down", "y_m", -1],
    ["tracking_follow", "z_m", 1],
    ["tracking_lead", "z_m", -1],
    ["zoom_in", "lens_mm", 1],
    ["zoom_out", "lens_mm", -1],
    ["drone_rise", "y_m", 1],
  ];
  for (const [movement, field, sign] of way)
    for (const duration of durations) {
      const { first, last } = ends(movement, duration);
      expect(Math.sign(last[field] - first[field]), `${movement} ${field} ${duration}`).toBe(sign);
    }
});

test("an arc keeps its distance and holds the subject in the middle", () => {
  for (const movement of ["arc_left", "arc_right"] as const)
    for (const pose of ends(movement, 5).path) {
      expect(Math.hypot(pose.x_m, 4 - pose.z_m)).toBeCloseTo(4, 3);
      expect((Math.atan2(-pose.x_m, 4 - pose.z_m) * 180) / Math.PI).toBeCloseTo(pose.pan_deg, 2);
    }
});

test("a whip turns at least 60 degrees within 0.4 s, in the shortest shot too, and ends on the subject", () => {
  for (const duration of durations) {
    const { path, last } = ends("whip_pan", duration);
    const fastest = Math.max(
      ...path.map((pose) =>
        Math.max(
          ...path
            .filter((later) => later.t > pose.t && later.t - pose.t <= 0.4)
            .map((later) => Math.abs(later.pan_deg - pose.pan_deg)),
          0,
        ),
      ),
    );
    expect(fastest).toBeGreaterThanOrEqual(60);
    expect(last.pan_deg).toBe(0);
  }
});

test("zooms stay on the lens and between 14 and 200 mm", () => {
  for (const lens_mm of [14, 40, 200])
    for (const movement of ["zoom_in", "zoom_out"] as const) {
      const path = cameraPath(movement, { ...frame(3), lens_mm });
      expect(pathLength_m(path)).toBe(0);
      for (const pose of path) expect(pose.lens_mm >= 14 && pose.lens_mm <= 200).toBe(true);
    }
});

test("a held camera sways the same way for the same seed and otherwise for another", () => {
  const path = cameraPath("handheld", frame(4));
  expect(cameraPath("handheld", frame(4))).toEqual(path);
  expect(cameraPath("handheld", { ...frame(4), seed: 6 })).not.toEqual(path);
});
