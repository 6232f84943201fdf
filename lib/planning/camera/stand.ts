import type { ElementKind } from "#lib/contract/element.ts";
import type { Camera } from "#lib/contract/plan.ts";
import type { Angle, AspectRatio, Framing } from "#lib/contract/vocabulary.ts";
import { fieldOfView_deg, sensorOf } from "./optics.ts";

/** The frame's height at the subject, in heights of the subject. Beings are cut by the body, things by their whole. */
const beingFrames: Record<Framing, number> = {
  extreme_wide: 5.2,
  wide: 2.7,
  full: 1.3,
  medium: 0.66,
  medium_close: 0.45,
  close: 0.28,
  extreme_close: 0.13,
  insert: 1.3,
};
const animalFrames: Record<Framing, number> = {
  ...beingFrames,
  full: 2,
  medium: 1.6,
  medium_close: 1.35,
  close: 1.1,
  extreme_close: 0.55,
};
const thingFrames: Record<Framing, number> = {
  extreme_wide: 6,
  wide: 3.3,
  full: 2.1,
  medium: 1.6,
  medium_close: 1.3,
  close: 1.05,
  extreme_close: 0.6,
  insert: 1.4,
};

/** Width of a kind of thing in its heights, for framings that must hold all of it. */
const widths: Partial<Record<ElementKind, number>> = {
  person: 0.45,
  animal: 1.5,
  vehicle: 2.6,
  product: 0.6,
  food: 1,
  object: 0.8,
  building: 0.9,
  plant: 0.8,
};
/** A room holds no further view than this many heights of a person in it. */
const widestInside = 2.6;
/** Further away a row of houses is a strip on bare ground. */
const widestRow = 1.5;
const whole: ReadonlySet<Framing> = new Set(["extreme_wide", "wide", "full"]);

/** Who or what the camera frames. */
interface FramedSubject {
  kind: ElementKind;
  height_m: number;
  count: number;
  /** It stands in a room. */
  inside?: boolean;
  /** It is a row of houses, as long as the picture is wide. */
  row?: boolean;
}

/** Height of the frame at the subject's distance, metres. */
const visibleHeight_m = (subject: FramedSubject, framing: Framing, aspect: AspectRatio): number => {
  const table = subject.kind === "person" ? beingFrames : subject.kind === "animal" ? animalFrames : thingFrames;
  const most = subject.row ? widestRow : subject.inside && subject.kind === "person" ? widestInside : Infinity;
  const tall = subject.height_m * Math.min(most, table[framing]);
  const { width_mm, height_mm } = sensorOf(aspect);
  const group = 1 + Math.min(subject.count - 1, 4) * 0.6;
  const wide = ((widths[subject.kind] ?? 1) * subject.height_m * group * 1.15 * height_mm) / width_mm;
  // Long bodies are not cut to their middle: closer framings keep most of their length.
  const long = (widths[subject.kind] ?? 1) > 1.2;
  const least =
    // Nearest of all is the head alone.
    !long || (framing === "extreme_close" && subject.kind === "animal")
      ? 0
      : framing === "medium" || framing === "insert"
        ? wide * 0.85
        : wide * 0.6;
  return Math.max(tall, whole.has(framing) ? wide : least);
};

/** Where the camera stands for a framing: real distances, so that the lens shows exactly that much. */
export interface CameraStand {
  /** Along the axis to the subject. */
  distance_m: number;
  camera_height_m: number;
  tilt_deg: number;
  roll_deg: number;
  visible_height_m: number;
}

const degrees = 180 / Math.PI;

/** Height of the picture's centre at the subject. */
const aimHeight_m = (subject: FramedSubject, framing: Framing, visible_m: number): number => {
  const tall = subject.height_m;
  if (whole.has(framing)) return framing === "full" ? tall * 0.52 : Math.max(tall * 0.5, visible_m * 0.34);
  if (subject.kind !== "person")
    return framing === "extreme_close" ? tall * (subject.kind === "animal" ? 0.8 : 0.6) : tall * 0.5;
  return framing === "extreme_close" ? tall * 0.93 : tall + visible_m * 0.1 - visible_m / 2;
};

/** Distance = frame height at the subject x lens / sensor height; camera height and tilt from the angle. */
export const standFor = (
  subject: FramedSubject,
  framing: Framing,
  camera: Camera,
  aspect: AspectRatio,
): CameraStand => {
  const visible_height_m = visibleHeight_m(subject, framing, aspect);
  const distance_m = (visible_height_m * camera.lens_mm) / sensorOf(aspect).height_mm;
  const aim = aimHeight_m(subject, framing, visible_height_m);
  const tilted = (tilt_deg: number) => aim - distance_m * Math.tan(tilt_deg / degrees);
  const camera_height_m = heightFor(camera.angle, {
    aim,
    tilted,
    tall: subject.height_m,
    row: subject.row ?? false,
    vertical_fov_deg: fieldOfView_deg(sensorOf(aspect).height_mm, camera.lens_mm),
  });
  const tilt_deg = Math.atan2(aim - camera_height_m, distance_m) * degrees;
  return { distance_m, camera_height_m, tilt_deg, roll_deg: camera.angle === "dutch" ? 10 : 0, visible_height_m };
};

const heightFor = (
  angle: Angle,
  at: { aim: number; tilted: (tilt_deg: number) => number; tall: number; row: boolean; vertical_fov_deg: number },
): number => {
  const low = Math.min(0.3, at.tall * 0.4);
  switch (angle) {
    case "eye_level":
    case "dutch":
    case "over_shoulder":
      return at.tall > 1 ? Math.max(0.4, Math.min(at.aim, 1.65)) : at.tilted(-5);
    case "pov":
      return at.tall > 1 ? 1.62 : Math.max(at.tilted(-14), at.aim);
    case "low":
      return Math.max(low, Math.min(at.tilted(12), at.aim * 0.8));
    case "ground":
      return Math.min(0.1, at.tall * 0.2);
    case "high":
      // From far above, houses are a strip at the edge of bare ground.
      if (at.row) return at.tilted(-5);
      // High enough to look down, not so steep that a wider lens loses the horizon.
      return at.tilted(-Math.min(17, Math.max(8, at.vertical_fov_deg * 0.36)));
    case "overhead":
      if (at.row) return at.tilted(-9);
      return at.tilted(-60);
  }
};
