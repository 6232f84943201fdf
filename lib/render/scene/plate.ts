import type { PersonLooks } from "#lib/contract/looks.ts";
import type { DrawnAs } from "#lib/contract/plan.ts";
import type { Motion } from "#lib/contract/vocabulary.ts";
import { contextOf, type CanvasFactory, type SceneCanvas } from "./canvas.ts";
import { clamp, css, rgb, type Rgb } from "./colour.ts";
import type { Material } from "#lib/contract/element.ts";
import type { Box } from "#lib/elements/element-rows.ts";
import type { Variants } from "#lib/elements/variants.ts";
import { extentOf, type Brush, type Glow, type Head, type SceneElement } from "./elements/scene-element.ts";
import { gradeColour, type Grade } from "./grade.ts";
import { heldPlate, jobKey } from "./held-plate.ts";
import type { SceneLight } from "./light.ts";
import type { Demeanour } from "./acts/demeanour.ts";
import type { Performed } from "./acts/performed.ts";
import { randomFrom } from "./random.ts";
import { boxOf, lightForm, shadowOf, tone, type PixelBox } from "./raster/light-plate.ts";
import type { Picture, Straight } from "./raster/pixel-memory.ts";
import type { Raster } from "./raster/raster.ts";
import { sheetOf } from "./sheets.ts";
import { treat } from "./states/treated.ts";

/** A painted, lit, cropped picture and where it lies, in units of its element's height. */
export interface Plate {
  picture: Picture;
  left: number;
  top: number;
  width: number;
  height: number;
  glows: Glow[];
  /** Whether it darkens the ground that it stands on. */
  grounded: boolean;
  /**
   * What it casts on the ground, and where that lies: all of it, also where the plate is only a part. Null where soft
   * light casts none.
   */
  shadow: { picture: Picture; left: number; top: number; width: number; height: number } | null;
}

/** Everything needed to paint one element once. */
export interface PlateJob {
  element: SceneElement;
  noun: string;
  /** Which of its kinds it is; none where nothing tells. */
  variants?: Variants;
  material?: Material | null;
  look: string;
  /** What the place is said not to have. */
  lacks?: DrawnAs["lacks"];
  label: string;
  motion: Motion;
  facing: Brush["facing"];
  colour: string | null;
  seed: number;
  phase: number;
  performed?: Performed | null;
  demeanour?: Demeanour | null;
  people?: readonly PersonLooks[] | undefined;
  state?: Brush["state"];
  outlined?: boolean;
  /** The part of it that is painted, as a polygon in its own units: a shard of what is broken. */
  cut?: readonly (readonly [number, number])[];
  window: Box;
  px_per_unit: number;
  haze: number;
  blur_px: number;
  light: SceneLight;
  grade: Grade;
  /** Repeats across the frame: the right edge continues at the left. */
  repeats: boolean;
  shadow: boolean;
}

/** Light around a lamp: bright at its heart, long at its skirt. */
export function glowStyle(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  strength: number,
): CanvasGradient {
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, css(colour, 0.8 * strength));
  gradient.addColorStop(0.18, css(colour, 0.38 * strength));
  gradient.addColorStop(0.5, css(colour, 0.1 * strength));
  gradient.addColorStop(1, css(colour, 0));
  return gradient;
}

const plain: Variants = new Set();

/** Paints an element, unlit. The canvas is good until the next is painted. */
export function paint(
  createCanvas: CanvasFactory,
  job: PlateJob,
): { canvas: SceneCanvas; glows: Glow[]; head: Head | null } {
  const { element, window } = job;
  const ppu = job.px_per_unit;
  const width = Math.max(2, Math.round((window.right - window.left) * ppu));
  const height = Math.max(2, Math.ceil((window.bottom - window.top) * ppu));
  const mirrored = job.facing === "left" && element.form === "figure";
  const { canvas, ctx } = sheetOf(createCanvas, width, height);
  ctx.scale(mirrored ? -width / (window.right - window.left) : width / (window.right - window.left), ppu);
  ctx.translate(mirrored ? window.left : -window.left, -window.top);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  const glows: Glow[] = [];
  let head: Head | null = null;
  if (job.cut) {
    ctx.beginPath();
    for (const [x, y] of job.cut) ctx.lineTo(x, y);
    ctx.closePath();
    ctx.clip();
  }
  const brush: Brush = {
    ctx,
    createCanvas,
    px_per_unit: ppu,
    window: mirrored ? { ...window, left: -window.right, right: -window.left } : window,
    random: randomFrom(job.seed),
    seed: job.seed,
    // A mirrored painting sees the light from the other side.
    light: mirrored ? { ...job.light, side: -job.light.side } : job.light,
    colour: job.colour ? rgb(job.colour) : null,
    motion: job.motion,
    phase: job.phase,
    outlined: job.outlined ?? false,
    facing: job.facing,
    noun: job.noun,
    variants: job.variants ?? plain,
    material: job.material ?? null,
    look: job.look,
    lacks: job.lacks ?? [],
    label: job.label,
    performed: job.performed ?? null,
    demeanour: job.demeanour ?? null,
    people: job.people,
    state: job.state ?? {},
    glow: (glow) => glows.push({ strength: 1, flicker: 0, beam: false, ...glow, x: mirrored ? -glow.x : glow.x }),
    head: (at) => {
      head = { ...at, x: mirrored ? -at.x : at.x };
    },
  };
  element.paint(brush);
  // No lamp burns on in what has burnt.
  if ((job.state?.burnt ?? 0) > 0.4) glows.length = 0;
  if (job.state && !job.cut) {
    const { window: seen, seed, phase } = brush;
    treat({ canvas, ctx, createCanvas, box: element.box, window: seen, seed, phase, brush }, element, job.state);
  }
  return { canvas, glows, head };
}

/** Straight pixels cut to a box, in the same room. */
function cropped(raster: Raster, { at, columns }: Straight, box: PixelBox): Straight {
  const bytes = raster.bytes();
  const across = box.right - box.left + 1;
  const rows = box.bottom - box.top + 1;
  for (let y = 0; y < rows; y++) {
    const from = at + ((box.top + y) * columns + box.left) * 4;
    bytes.copyWithin(at + y * across * 4, from, from + across * 4);
  }
  return { at, columns: across, rows };
}

/** Haze and grade of a job as one table for each channel. */
export function tonesOf({ grade, light, haze, element }: Pick<PlateJob, "grade" | "light" | "haze" | "element">) {
  const share = element.shading === "self" ? 0 : haze;
  const through = (table: Uint8ClampedArray, channel: 0 | 1 | 2) =>
    Uint8ClampedArray.from(
      { length: 256 },
      (_, level) => table[Math.round(clamp(level * (1 - share) + light.haze[channel] * share, 0, 255))]!,
    );
  return {
    red: through(grade.red, 0),
    green: through(grade.green, 1),
    blue: through(grade.blue, 2),
    saturation: grade.saturation,
  };
}

/** Shadows of one thing that were painted for themselves, by the pose that casts them. */
export type Shadows = Map<string, Plate["shadow"]>;

/** Most pixels of a picture that is kept for the next world that shows the same: those of drafts, and small ones of films. */
const mostHeldPixels = 100_000;

/** What stands for itself, not played in an act: the same job makes the same picture wherever it is asked for. */
const isHeld = ({ performed, cut, window, px_per_unit }: PlateJob): boolean =>
  !performed &&
  cut === undefined &&
  (window.right - window.left) * (window.bottom - window.top) * px_per_unit ** 2 <= mostHeldPixels;

/**
 * Paints, lights, softens and crops an element onto a raster. Null when nothing of it lies in the window. What its other
 * pictures cast already is taken from `shadows`.
 */
export function plateOf(
  createCanvas: CanvasFactory,
  raster: Raster,
  job: PlateJob,
  shadows: Shadows = new Map(),
): Plate | null {
  const paintNow = () => sharpPlate(createCanvas, raster, job);
  const plate = isHeld(job) ? heldPlate(raster, jobKey(job), paintNow) : paintNow();
  if (plate === null) return null;
  const shadow =
    plate.shadow ?? (casts(job) && !isWhole(job) ? sharedShadow(createCanvas, raster, job, shadows) : null);
  if (job.blur_px <= 0.8) return { ...plate, shadow };
  const { picture, left, top, width, height } = plate;
  const px_x = picture.columns / width;
  const px_y = picture.rows / height;
  const soft = raster.blurred(picture, job.blur_px);
  return {
    ...plate,
    picture: soft.picture,
    left: left - soft.pad_x / px_x,
    width: width + (soft.pad_x * 2) / px_x,
    top: top - soft.pad_y / px_y,
    height: height + (soft.pad_y * 2) / px_y,
    shadow,
  };
}

const casts = ({ shadow, light }: PlateJob): boolean => shadow && !softLight(light);
const isWhole = (job: PlateJob): boolean => holds(job.window, extentOf(job.element, job));

/** The same as sharp as the eye sees it; it casts its shadow where all of it is painted. */
function sharpPlate(createCanvas: CanvasFactory, raster: Raster, job: PlateJob): Plate | null {
  const { element, window, light } = job;
  const ppu = job.px_per_unit;
  const { canvas, glows } = paint(createCanvas, job);
  const size = { columns: canvas.width, rows: canvas.height };
  let left = window.left;
  let top = window.top;
  let width = window.right - window.left;
  let height = size.rows / ppu;
  let pixels = raster.load(canvas);
  if (!job.repeats) {
    const box = boxOf(raster, pixels);
    if (!box && !glows.length) return null;
    if (box) {
      pixels = cropped(raster, pixels, box);
      left += (box.left * width) / size.columns;
      width *= pixels.columns / size.columns;
      top += box.top / ppu;
      height = pixels.rows / ppu;
    }
  }
  if (element.shading === "form") {
    const back = 1 - light.back * 0.55;
    lightForm(raster, pixels, {
      ambient: light.ambient.map((level) => level / 255),
      key: light.key.map((level) => (level / 255) * (light.night > 0.9 ? 0.72 : 1)),
      rim: light.rim,
      rim_strength: 0.4 + light.back * 0.75,
      sideways: Math.max(0.35, Math.abs(light.side)) * (light.side < 0 ? -1 : 1),
      front: back,
      ground_row: element.stands === "ground" && element.form === "figure" ? -top * ppu : -1,
      contact_rows: ppu * 0.16,
      size_px: Math.min(size.columns, size.rows, ppu),
    });
  }
  tone(raster, pixels, tonesOf(job));
  const shadow = casts(job) && isWhole(job) ? { picture: shadowOf(raster, pixels), left, top, width, height } : null;
  const picture = job.repeats ? raster.bandOf(pixels) : raster.pictureOf(pixels);
  if (job.repeats) bakeGlows(createCanvas, raster, picture, glows.splice(0), job);
  return { picture, left, top, width, height, glows, grounded: job.shadow, shadow };
}

/** Light from everywhere: it darkens the ground under a thing and casts no shadow of its shape. */
export const softLight = ({ interior, cloud, weather }: SceneLight): boolean =>
  interior || cloud > 0.8 || weather === "fog";

/** Whether a window leaves hardly anything of a box out. */
const holds = (window: Box, box: Box): boolean =>
  window.left - box.left < 0.04 &&
  box.right - window.right < 0.04 &&
  window.top - box.top < 0.04 &&
  box.bottom - window.bottom < 0.04;

/** Pixels along the longer side of a thing that is painted for its shadow alone. */
const shadow_px = 110;

/** Of what is seen in part, the shadow stays from picture to picture of a movement, and changes from pose to pose. */
function sharedShadow(
  createCanvas: CanvasFactory,
  raster: Raster,
  { performed, ...job }: PlateJob,
  shadows: Shadows,
): Plate["shadow"] {
  const pose = performed ? JSON.stringify(performed.to) : "";
  const known = shadows.get(pose);
  if (known !== undefined) return known;
  const stands = performed ? { performed: { ...performed, from: performed.to, share: 0, stride: 0 } } : {};
  const shadow = wholeShadow(createCanvas, raster, { ...job, ...stands, phase: 0 });
  shadows.set(pose, shadow);
  return shadow;
}

/** The shadow of a thing of which the frame shows a part: it is painted once more, whole and small. */
function wholeShadow(createCanvas: CanvasFactory, raster: Raster, job: PlateJob): Plate["shadow"] {
  const box = extentOf(job.element, job);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const px_per_unit = Math.min(job.px_per_unit, shadow_px / Math.max(width, height));
  const { canvas } = paint(createCanvas, { ...job, outlined: true, window: box, px_per_unit });
  return { picture: shadowOf(raster, raster.load(canvas)), left: box.left, top: box.top, width, height };
}

/** Lays the many small lights of a wall or a skyline into its picture. */
function bakeGlows(
  createCanvas: CanvasFactory,
  raster: Raster,
  picture: Picture,
  glows: readonly Glow[],
  { window, px_per_unit, grade }: PlateJob,
): void {
  const lamps = new Map<string, Picture>();
  const side = 64;
  const columns_per_unit = picture.columns / (window.right - window.left);
  for (const glow of glows) {
    const colour = gradeColour(grade, glow.colour);
    // Colours that can hardly be told apart share a lamp.
    const key = colour.map((level) => Math.round(level / 12)).join("/");
    let lamp = lamps.get(key);
    if (!lamp) {
      const canvas = createCanvas(side, side);
      const ctx = contextOf(canvas);
      ctx.fillStyle = glowStyle(ctx, side / 2, side / 2, side / 2, colour, 1);
      ctx.fillRect(0, 0, side, side);
      lamp = raster.picture(canvas);
      lamps.set(key, lamp);
    }
    const x = (glow.x - window.left) * columns_per_unit;
    const y = (glow.y - window.top) * px_per_unit;
    raster.addLight(picture, lamp, x, y, glow.radius * px_per_unit, glow.strength);
  }
}
