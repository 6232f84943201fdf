import { oklabOf, oklabOfHex } from "#lib/contract/oklab.ts";
import type { StillReport } from "#lib/contract/generation.ts";
import type { PlanContent } from "#lib/contract/plan.ts";

/** A picture of a few hundred pixels a side, RGBA. Fine detail says nothing of colours and placing. */
export interface SmallPicture {
  width: number;
  height: number;
  rgba: Uint8ClampedArray | Uint8Array;
}

/** The part of a plan that a still is judged by. */
export type JudgedPlan = Pick<PlanContent, "camera_physics" | "depth_layers" | "color_intent">;

/** Where the plan expects its subject, in shares of the picture; sides may lie outside of it. */
export interface ExpectedBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Distance in OKLab, lightness counted half, up to which a colour passes for another: light and haze move it that far. */
const sameColour = 0.11;
/** A palette colour is there when it fills this much of the share that the plan gives it. */
const presentShare = 0.15;
/** How much the subject's place must differ from what surrounds it, in OKLab, to be something. */
const leastDifference = 0.035;
/** Factor by which a subject may be taller or smaller than planned. */
const framingTolerance = 1.9;

/**
 * Judges a still by its pixels against its plan, whoever drew it: colours, whether something stands where the subject
 * should, and how tall it is. Throws on a shot that the plan does not have.
 */
export const reportStill = (picture: SmallPicture, plan: JudgedPlan, shotId: string): StillReport => {
  const lab = labOf(picture);
  const palette = judgePalette(lab, plan);
  const box = expectedBox(plan, shotId);
  const notes = [...palette.notes];
  if (box === null)
    return { palette_match: palette.match, subject_present: true, framing_match: true, notes: [...notes, noSubject] };
  const difference = standingOut(lab, picture, box);
  const subject_present = difference >= leastDifference;
  if (!subject_present)
    notes.push(
      `Nothing stands out where the plan places its subject (${place(box)}); the difference is ${difference.toFixed(3)}.`,
    );
  const found = subject_present ? extentAt(lab, picture, box) : null;
  const planned = Math.min(1, box.bottom) - Math.max(0, box.top);
  const framing_match =
    found !== null && found / planned < framingTolerance && planned / Math.max(found, 0.01) < framingTolerance;
  if (found !== null && !framing_match)
    notes.push(
      `What stands there takes ${percent(found)} of the height; the plan's framing asks for ${percent(planned)}.`,
    );
  return { palette_match: palette.match, subject_present, framing_match, notes };
};

const noSubject = "The shot shows a place and nobody in it; only its colours were judged.";
const percent = (share: number) => `${Math.round(share * 100)} %`;
const place = ({ left, right }: ExpectedBox) => {
  const centre = (left + right) / 2;
  return centre < 0.4 ? "left of centre" : centre > 0.6 ? "right of centre" : "at the centre";
};

/** The box of the shot's main subject in its first frame, by the plan's own optics; null where it has none. */
export const expectedBox = (plan: JudgedPlan, shotId: string): ExpectedBox | null => {
  const physics = plan.camera_physics.find((each) => each.shot_id === shotId);
  const layers = plan.depth_layers.find((each) => each.shot_id === shotId)?.layers;
  if (physics === undefined || layers === undefined) throw new Error(`The plan has no shot ${shotId}.`);
  const layer = layers.find(({ name, drawn_as }) => name === "subject" && drawn_as.length > 0);
  const [main] = layer?.drawn_as ?? [];
  if (layer === undefined || main === undefined || layer.distance_m === null) return null;
  const begin = physics.path[0];
  if (begin === undefined) return null;
  const distance_m = Math.max(0.2, layer.distance_m);
  const half = Math.tan((physics.vertical_fov_deg * Math.PI) / 360) * (physics.lens_mm / begin.lens_mm);
  const aspect =
    Math.tan((physics.horizontal_fov_deg * Math.PI) / 360) / Math.tan((physics.vertical_fov_deg * Math.PI) / 360);
  const height = main.height_m / (2 * half * distance_m);
  const tilt = Math.tan((begin.tilt_deg * Math.PI) / 180) / (2 * half);
  const eye_m = physics.camera_height_m;
  // Whatever stands on a table or flies is drawn where the eye looks; only what is taller than that reaches the ground.
  const bottom = 0.5 + eye_m / (2 * half * distance_m) + tilt;
  const grounded = bottom <= 1.6 && main.height_m > 0.6;
  const centre = grounded ? bottom - height / 2 : 0.52;
  const width = (height * 0.6) / aspect;
  const x = (main.across + 1) / 2;
  return { left: x - width / 2, right: x + width / 2, top: centre - height / 2, bottom: centre + height / 2 };
};

/** Planes of lightness and the two opponent colours, OKLab (Ottosson 2020). */
interface Lab {
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
}

const labOf = ({ width, height, rgba }: SmallPicture): Lab => {
  const count = width * height;
  const lab = { l: new Float32Array(count), a: new Float32Array(count), b: new Float32Array(count) };
  for (let at = 0; at < count; at++) {
    const [l, a, b] = oklabOf(rgba[at * 4] ?? 0, rgba[at * 4 + 1] ?? 0, rgba[at * 4 + 2] ?? 0);
    lab.l[at] = l;
    lab.a[at] = a;
    lab.b[at] = b;
  }
  return lab;
};

const judgePalette = (lab: Lab, plan: JudgedPlan): { match: number; notes: string[] } => {
  const wanted = plan.color_intent.palette.map(({ hex, role, share }) => ({
    hex,
    role,
    share,
    lab: oklabOfHex(hex),
    near: 0,
  }));
  const count = lab.l.length;
  let inside = 0;
  for (let at = 0; at < count; at++) {
    let nearest = Infinity;
    for (const colour of wanted) {
      const [l, a, b] = colour.lab;
      const d = Math.hypot((lab.l[at]! - l) * 0.5, lab.a[at]! - a, lab.b[at]! - b);
      if (d < sameColour) colour.near++;
      if (d < nearest) nearest = d;
    }
    inside += Math.max(0, 1 - Math.max(0, nearest - sameColour / 2) / sameColour);
  }
  const total = wanted.reduce((sum, { share }) => sum + share, 0) || 1;
  const missing = wanted.filter(({ near, share }) => near / count < share * presentShare);
  const there = 1 - missing.reduce((sum, { share }) => sum + share, 0) / total;
  const match = Math.round(((inside / count) * 0.5 + there * 0.5) * 1000) / 1000;
  const notes = missing.map(({ hex, role, near }) =>
    role.startsWith("brand_")
      ? `The brand's ${hex} cannot be read: ${percent(near / count)} of the picture is near it.`
      : `The ${role} colour ${hex} is hardly there.`,
  );
  return { match, notes };
};

/** How far the colours inside the box are from those in a frame around it of the same size, OKLab, 0 to about 1. */
const standingOut = (lab: Lab, { width, height }: SmallPicture, box: ExpectedBox): number => {
  const inner = clip(box, width, height);
  const grow = { x: (box.right - box.left) * 0.75, y: (box.bottom - box.top) * 0.3 };
  const outer = clip(
    { left: box.left - grow.x, right: box.right + grow.x, top: box.top - grow.y, bottom: box.bottom + grow.y },
    width,
    height,
  );
  const inside = histogram(lab, width, (x, y) => within(inner, x, y), outer);
  const around = histogram(lab, width, (x, y) => !within(inner, x, y), outer);
  if (inside.count === 0 || around.count === 0) return 1;
  // Two ways to stand out: another mean colour, or detail that the surroundings do not have.
  const mean = Math.hypot(inside.l - around.l, inside.a - around.a, inside.b - around.b);
  return mean + Math.max(0, inside.spread - around.spread) + 0.25 * Math.min(inside.spread, around.spread);
};

interface PixelBox {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}
const clip = (box: ExpectedBox, width: number, height: number): PixelBox => ({
  x0: Math.max(0, Math.floor(box.left * width)),
  x1: Math.min(width, Math.ceil(box.right * width)),
  y0: Math.max(0, Math.floor(box.top * height)),
  y1: Math.min(height, Math.ceil(box.bottom * height)),
});
const within = ({ x0, x1, y0, y1 }: PixelBox, x: number, y: number) => x >= x0 && x < x1 && y >= y0 && y < y1;

const histogram = (lab: Lab, width: number, takes: (x: number, y: number) => boolean, { x0, x1, y0, y1 }: PixelBox) => {
  const sum = { l: 0, a: 0, b: 0, squares: 0, count: 0 };
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      if (!takes(x, y)) continue;
      const at = y * width + x;
      sum.l += lab.l[at]!;
      sum.a += lab.a[at]!;
      sum.b += lab.b[at]!;
      sum.squares += lab.l[at]! ** 2;
      sum.count++;
    }
  const n = Math.max(1, sum.count);
  const l = sum.l / n;
  return { l, a: sum.a / n, b: sum.b / n, count: sum.count, spread: Math.sqrt(Math.max(0, sum.squares / n - l * l)) };
};

/**
 * Height, as a share of the picture, of what stands at the box: rows in which the middle of the box differs from the
 * sides of the picture at that height, counted over the longest run that meets the box.
 */
const extentAt = (lab: Lab, { width, height }: SmallPicture, box: ExpectedBox): number => {
  const { x0, x1 } = clip(box, width, height);
  const inset = Math.max(1, Math.round((x1 - x0) * 0.2));
  const [from, to] = x1 - x0 > inset * 3 ? [x0 + inset, x1 - inset] : [x0, x1];
  const reach = Math.max(4, Math.round((x1 - x0) * 0.9));
  const rows = Array.from({ length: height }, (_, y) => {
    const middle = rowMean(lab, width, y, from, to);
    const sides = [
      [Math.max(0, x0 - reach), x0],
      [x1, Math.min(width, x1 + reach)],
    ].flatMap(([a = 0, b = 0]) => (b - a >= 2 ? [rowMean(lab, width, y, a, b)] : []));
    if (sides.length === 0) return true;
    return (
      Math.min(...sides.map((side) => Math.hypot(middle[0] - side[0], middle[1] - side[1], middle[2] - side[2]))) > 0.03
    );
  });
  // A few rows alike, as a belt against a wall of its colour, do not end a figure.
  const gap = Math.max(2, Math.round(height * 0.05), Math.round((box.bottom - box.top) * height * 0.15));
  let best = 0;
  let start = -1;
  let last = -1;
  const close = () => {
    const meets = last >= box.top * height && start <= box.bottom * height;
    if (start >= 0 && meets) best = Math.max(best, last - start + 1);
  };
  rows.forEach((differs, y) => {
    if (!differs) return;
    if (start < 0 || y - last > gap) {
      close();
      start = y;
    }
    last = y;
  });
  close();
  return best / height;
};

const rowMean = (lab: Lab, width: number, y: number, from: number, to: number): [number, number, number] => {
  const sum: [number, number, number] = [0, 0, 0];
  for (let x = from; x < to; x++) {
    sum[0] += lab.l[y * width + x]!;
    sum[1] += lab.a[y * width + x]!;
    sum[2] += lab.b[y * width + x]!;
  }
  const n = Math.max(1, to - from);
  return [sum[0] / n, sum[1] / n, sum[2] / n];
};
