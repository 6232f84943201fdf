import type { CameraPhysics, CameraPose, DirectorPlan } from "#lib/contract/plan.ts";
import type { LayerName } from "#lib/contract/vocabulary.ts";

/** A place on the drawing: the camera's start is the origin, 1 is the farthest distance shown; y goes ahead. */
export interface StagePoint {
  x: number;
  y: number;
}

/** A thing that stands before the camera. Metres; `x_m` to the right of the camera's start, `z_m` ahead of it. */
export interface StageItem {
  name: string;
  layer: LayerName;
  x_m: number;
  z_m: number;
  height_m: number;
  distance_m: number;
  in_focus: boolean;
}

/** One shot's camera and what stands before it, in metres, ready to be drawn from above or from the side. */
export interface StagePlot {
  physics: CameraPhysics;
  start: CameraPose;
  end: CameraPose;
  items: StageItem[];
  /** The farthest distance that is drawn. */
  far_m: number;
  /** Distances that get an arc. */
  marks_m: number[];
}

/** Below this the logarithm gives way to a line, so that the camera itself has a place: half an arm's length. */
const linear_m = 0.5;
const leastFar_m = 8;
const roundDistances_m = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
/** Arcs closer than this share of the drawing would touch each other's words. */
const arcGap = 0.15;
const radians = Math.PI / 180;
/** How many things are named on the drawing before their names would collide. */
export const mostLabels = 5;

/** Share of the drawing's radius at which a distance lies: logarithmic, and 0 at the camera. */
export const radiusOf = (distance_m: number, far_m: number): number =>
  Math.log1p(distance_m / linear_m) / Math.log1p(far_m / linear_m);

/** Keeps the direction and puts the distance on the log scale: angles on the drawing are true. */
export const placeOf = (aside_m: number, ahead_m: number, far_m: number): StagePoint => {
  const distance_m = Math.hypot(aside_m, ahead_m);
  if (distance_m === 0) return { x: 0, y: 0 };
  const share = radiusOf(distance_m, far_m) / distance_m;
  return { x: aside_m * share, y: ahead_m * share };
};

const poseNear = (path: readonly CameraPose[], t: number): CameraPose | undefined =>
  path.toSorted((a, b) => Math.abs(a.t - t) - Math.abs(b.t - t))[0];

/** The stage of a shot by its index from 0; null where the plan says nothing of its camera. */
export const stagePlot = (plan: DirectorPlan, shotIndex: number): StagePlot | null => {
  const shot = plan.shots[shotIndex];
  const physics = plan.camera_physics.find(({ shot_id }) => shot_id === shot?.shot_id);
  const layers = plan.depth_layers.find(({ shot_id }) => shot_id === shot?.shot_id)?.layers ?? [];
  const [start, end] = [physics?.path[0], physics?.path.at(-1)];
  if (shot === undefined || physics === undefined || start === undefined || end === undefined) return null;
  // A thing's place across the frame is that of the shot's middle.
  const middle = poseNear(physics.path, shot.duration_seconds / 2) ?? start;
  const turn = middle.pan_deg * radians;
  const half = Math.tan((physics.horizontal_fov_deg / 2) * radians);
  const items = layers.flatMap(({ name: layer, drawn_as, distance_m, in_focus }): StageItem[] =>
    distance_m === null
      ? []
      : drawn_as.map((thing) => {
          const aside_m = thing.across * half * distance_m;
          return {
            name: thing.count > 1 ? `${thing.noun} ×${thing.count}` : thing.noun,
            layer,
            x_m: middle.x_m + aside_m * Math.cos(turn) + distance_m * Math.sin(turn),
            z_m: middle.z_m - aside_m * Math.sin(turn) + distance_m * Math.cos(turn),
            height_m: thing.height_m,
            distance_m,
            in_focus,
          };
        }),
  );
  const distances = [
    ...items.map(({ x_m, z_m }) => Math.hypot(x_m, z_m)),
    ...physics.path.map(({ x_m, z_m }) => Math.hypot(x_m, z_m)),
  ];
  const far_m = Math.max(leastFar_m, ...distances) * 1.2;
  const marks_m: number[] = [];
  for (const mark of roundDistances_m) {
    const at = radiusOf(mark, far_m);
    if (at < 0.95 && at - radiusOf(marks_m.at(-1) ?? 0, far_m) > arcGap) marks_m.push(mark);
  }
  return { physics, start, end, items, far_m, marks_m };
};

const rank: Record<LayerName, number> = { subject: 0, foreground: 1, midground: 2, background: 3, sky: 4 };

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const apart = (a: Box, b: Box): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

export interface StageLabel {
  /** Index of the thing that it names. */
  item: number;
  text: string;
  /** Where it begins, or ends where `anchor` is `end`; units of the drawing. */
  x: number;
  y: number;
  anchor: "start" | "end";
}

/**
 * Names for the most important things, at most five, none over another or past the edge; what is left out belongs in a
 * list. `points` are the things' places in units of the drawing, a letter is `letter` wide and a line `line` high.
 */
export const labelsFor = (
  items: readonly StageItem[],
  points: readonly StagePoint[],
  drawing: { width: number; letter: number; line: number; taken: readonly Box[] },
): StageLabel[] => {
  const { width, letter, line } = drawing;
  const boxes: Box[] = [
    ...drawing.taken,
    ...points.map(({ x, y }) => ({ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 })),
  ];
  const labels: StageLabel[] = [];
  const order = items.map((_, i) => i).toSorted((a, b) => rank[items[a]!.layer] - rank[items[b]!.layer] || a - b);
  for (const i of order) {
    const [item, point] = [items[i], points[i]];
    if (labels.length === mostLabels || item === undefined || point === undefined) break;
    const text = item.name.length > 16 ? `${item.name.slice(0, 15)}…` : item.name;
    const long = [...text].reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1), 0) * letter;
    const ways = (["start", "end"] as const).flatMap((anchor) =>
      [0, -line * 0.7, line * 0.7].map((rise) => {
        const x = anchor === "start" ? point.x + 9 : point.x - 9;
        const y = point.y + rise;
        const left = anchor === "start" ? x : x - long;
        return { anchor, x, y, box: { left, right: left + long, top: y - line / 2, bottom: y + line / 2 } };
      }),
    );
    const free = ways.find(
      ({ box }) => box.left >= 2 && box.right <= width - 2 && boxes.every((taken) => apart(taken, box)),
    );
    if (free === undefined) continue;
    boxes.push(free.box);
    labels.push({ item: i, text, x: free.x, y: free.y, anchor: free.anchor });
  }
  return labels;
};

/** A distance as it stands on a drawing: `8.5 m`, `120 m`, `1.2 km`. */
export const metres = (value: number): string =>
  value >= 1000
    ? `${Number((value / 1000).toFixed(1))} km`
    : `${value >= 20 ? Math.round(value) : Number(value.toFixed(1))} m`;

/** What is sharp, in words. */
export const focusWords = ({ depth_of_field: { near_m, far_m } }: CameraPhysics): string =>
  far_m === null || far_m > 999
    ? `In focus from ${metres(near_m)} on`
    : `In focus, ${metres(near_m)} to ${metres(far_m)}`;

/** How far the camera goes, turns or zooms, in words; null for one that rests. */
export const travelWords = ({ path, speed_mps }: CameraPhysics): string | null => {
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined) return null;
  const gone_m = Math.hypot(last.x_m - first.x_m, last.y_m - first.y_m, last.z_m - first.z_m);
  if (gone_m >= 0.05) return `${gone_m.toFixed(1)} m at ${speed_mps.toFixed(1)} m/s`;
  const turned = Math.max(Math.abs(last.pan_deg - first.pan_deg), Math.abs(last.tilt_deg - first.tilt_deg));
  if (turned >= 1) return `${Math.round(turned)}°`;
  if (Math.abs(last.lens_mm - first.lens_mm) >= 1)
    return `${Math.round(first.lens_mm)} to ${Math.round(last.lens_mm)} mm`;
  return null;
};
