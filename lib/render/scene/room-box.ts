import { variantsOf } from "#lib/elements/variants.ts";
import type { CanvasFactory } from "./canvas.ts";
import type { View } from "./camera.ts";
import { clamp, scale, type Rgb } from "./colour.ts";
import type { SceneElement } from "./elements/scene-element.ts";
import { gradeColour, type Grade } from "./grade.ts";
import { drawPlane } from "./ground-plane.ts";
import { hazeAt, type SceneLight } from "./light.ts";
import { paint, plateOf, tonesOf, type PlateJob } from "./plate.ts";
import { tone } from "./raster/light-plate.ts";
import type { Picture, Texture } from "./raster/pixel-memory.ts";
import type { Raster, WallColumn } from "./raster/raster.ts";
import type { Setting } from "./setting.ts";
import { moments, type ShotCamera } from "./shot-camera.ts";
import { filmPixels } from "./staging.ts";

/** A place with walls to both sides: a room with its ceiling, or a street between its houses. Metres. */
export interface RoomBox {
  half_m: number;
  height_m: number;
  /** Distance of its far end from where the camera starts. */
  end_m: number;
  side: { picture: Picture; length_m: number; height_m: number } | null;
  /** The lights of the long walls alone, drawn out as a wet street shows them; null where it is dry. */
  gleam: Picture | null;
  ceiling: { texture: Texture; tile_m: number } | null;
  /** Light that is left on the left and on the right wall. */
  shade: readonly [number, number];
  haze: Rgb;
  closed: boolean;
  airy: boolean;
}

/** Rows of the picture of a long wall in a film's frame, and of its ceiling; smaller frames, as drafts have, hold smaller ones. */
const wallRows = 560;
const mostWallPixels = 1_300_000;
const ceilingSide = 512;

/** Sizes of a shot's room: its own, widened where the lens sees more than that. Null in the open. */
export function roomOf(setting: Setting, camera: ShotCamera): { cast: Setting["casts"][number]; box: RoomBox } | null {
  const cast =
    setting.casts.find(({ element }) => element.form === "room") ??
    setting.casts.find(({ element }) => element.sides !== null);
  if (!cast) return null;
  const { element } = cast;
  if (element.form === "room" && setting.wall_m === null) return null;
  const closed = element.form === "room";
  const end_m = closed ? setting.wall_m! : Math.max(60, Math.min(400, cast.distance_m));
  const poses = moments(camera.duration_s).map((t) => camera.view(t));
  const view = poses[4]!;
  const depth = Math.max(1, end_m - view.pose.z_m);
  const half = element.sides?.offset_m ?? 3.4;
  const height = element.sides?.height_m ?? element.height_m;
  const aside = Math.max(...poses.map(({ pose }) => Math.abs(pose.x_m)));
  const above = Math.max(...poses.map(({ pose }) => pose.y_m));
  return {
    cast,
    box: {
      half_m: Math.max(closed ? clamp((view.width * depth * 0.36) / view.focal_px, half, half * 2) : half, aside + 0.9),
      height_m: closed
        ? Math.max(clamp((view.height * depth * 0.62) / view.focal_px, height, height * 1.5), above + 0.6)
        : height,
      end_m,
      side: null,
      gleam: null,
      ceiling: null,
      shade: [1, 1],
      haze: [0, 0, 0],
      closed,
      airy: element.sides?.airy ?? false,
    },
  };
}

/** How long a side of a frame is against a film's, at most 1: a draft needs no more detail than it can show. */
const frameShare = (width: number, height: number): number => Math.min(1, Math.sqrt((width * height) / filmPixels));

/** Paints the long walls and the ceiling of a room onto the raster. */
export function furnish(
  createCanvas: CanvasFactory,
  raster: Raster,
  { cast, box }: NonNullable<ReturnType<typeof roomOf>>,
  light: SceneLight,
  grade: Grade,
  seed: number,
): RoomBox {
  const { element, item } = cast;
  const jobOf = (painter: SceneElement["paint"], across: number, px_per_unit: number): PlateJob => ({
    element: { ...element, form: "span", shading: "flat", paint: painter },
    noun: item.noun,
    variants: variantsOf(item.variants),
    material: item.material ?? null,
    look: "",
    ...(item.lacks === undefined ? {} : { lacks: item.lacks }),
    label: "",
    motion: "still",
    facing: "camera",
    colour: item.colour,
    seed,
    phase: 0,
    window: { left: 0, right: across, top: -1, bottom: 0 },
    px_per_unit,
    haze: 0,
    blur_px: 0,
    light,
    grade,
    repeats: true,
    shadow: false,
  });
  const { sides, ceiling } = element;
  const fine = frameShare(raster.width, raster.height);
  let side: RoomBox["side"] = null;
  if (sides) {
    const across = sides.length_m / sides.height_m;
    const rows = Math.min(wallRows * fine, Math.sqrt(mostWallPixels / across) * fine);
    const plate = plateOf(createCanvas, raster, jobOf(sides.paint, across, rows));
    if (plate)
      side = {
        picture: plate.picture,
        length_m: (sides.length_m * box.height_m) / sides.height_m,
        height_m: box.height_m,
      };
  }
  const gleam = side && !box.closed && light.wet && light.night > 0.2 ? gleamOf(raster, side.picture) : null;
  let above: RoomBox["ceiling"] = null;
  if (ceiling) {
    // The side of a texture is a power of two.
    const job = jobOf(ceiling.paint, 1, ceilingSide * 2 ** Math.round(Math.log2(fine)));
    const { canvas } = paint(createCanvas, job);
    const pixels = raster.load(canvas);
    tone(raster, pixels, tonesOf(job));
    above = { texture: raster.textureOf(pixels), tile_m: ceiling.tile_m };
  }
  // The wall that faces the key is lit, the one it comes from is not.
  const turned = clamp(light.side, -1, 1) * 0.12;
  return {
    ...box,
    side,
    gleam,
    ceiling: above,
    shade: [0.88 + turned, 0.88 - turned],
    haze: gradeColour(grade, light.haze),
  };
}

/** Draws what is above and to both sides; the far end and the floor are drawn as other things are. */
export function drawRoom(raster: Raster, view: View, box: RoomBox, light: SceneLight): void {
  const { pose, horizon_y } = view;
  const m = raster.margin;
  if (box.ceiling && box.height_m > pose.y_m) {
    drawPlane(raster, view, {
      ...box.ceiling,
      level_m: box.height_m,
      near_m: 0,
      far_m: box.end_m,
      drift_x_m: 0,
      drift_z_m: 0,
      wobble: () => 0,
      alpha: 1,
      mode: "over",
    });
    // Less light the nearer the lens: what lights a room stands in front of it.
    const dark = scale(light.shadow, 0.25);
    raster.shadeRows(-m, horizon_y, (y, out) => {
      [out[0], out[1], out[2]] = dark;
      out[3] = 0.5 * clamp((horizon_y - y) / (view.height * 0.8), 0, 1);
    });
  }
  if (!box.side) return;
  const { picture, height_m } = box.side;
  const wall = { height_m, lens_m: pose.y_m, horizon_y, haze: box.haze };
  alongWalls(view, box, box.side, light, m, (from, end, columnAt) =>
    raster.drawWall(picture, wall, from, end, columnAt),
  );
}

/** The lit windows and signs of both walls on the wet ground between them. */
export function drawGleam(
  raster: Raster,
  view: View,
  { side, gleam, ...box }: RoomBox,
  light: SceneLight,
  t: number,
): void {
  if (!side || !gleam) return;
  const { pose, horizon_y } = view;
  const wall = {
    height_m: side.height_m * mirroredShare * drawnOut,
    lens_m: pose.y_m,
    horizon_y,
    haze: box.haze,
    mirrored: true,
  };
  alongWalls(view, box, side, light, raster.margin, (from, end, columnAt) =>
    raster.drawWall(gleam, wall, from, end, (x, out) => {
      if (!columnAt(x, out)) return false;
      // Water stands uneven and rain breaks it: the lights tremble.
      out.across += (0.07 * Math.sin(x * 0.31 + t * 2.6) + 0.09 * Math.sin(x * 0.13 - t * 3.7)) / side.length_m;
      out.shade *= 0.86 + 0.14 * Math.sin(x * 0.31 + t * 4.3);
      return true;
    }),
  );
}

/** Calls back for the left and the right wall with the columns that they take and what is seen in each. */
function alongWalls(
  { width, pose, focal_px, centre_x }: View,
  box: Pick<RoomBox, "half_m" | "end_m" | "shade" | "airy">,
  { length_m }: NonNullable<RoomBox["side"]>,
  light: SceneLight,
  margin: number,
  draw: (from: number, end: number, columnAt: (x: number, out: WallColumn) => boolean) => void,
): void {
  const far = Math.max(0.5, box.end_m - pose.z_m);
  for (const [index, side] of [-1, 1].entries()) {
    const beside = side * box.half_m - pose.x_m;
    if (beside * side < 0.05) continue;
    const edge = centre_x + (focal_px * beside) / far;
    const [from, end] =
      side < 0 ? [-margin, Math.min(width + margin, edge)] : [Math.max(-margin, edge), width + margin];
    const shade = box.shade[index]!;
    draw(from, end, (x, out) => {
      const depth = (focal_px * beside) / (x - centre_x);
      if (!(depth > 0.2) || depth > far * 1.02) return false;
      out.px_per_m = focal_px / depth;
      out.across = (depth + pose.z_m) / length_m;
      out.haze = light.haze_m < 1e6 && !box.airy ? hazeAt(light, depth) : 0;
      out.shade = shade;
      return true;
    });
  }
}

/** How much of the walls' height is mirrored: what is higher is lost in the ground's roughness. */
const mirroredShare = 0.72;
/** How much longer a light is on the wet ground than on its wall. */
const drawnOut = 1.25;
const gleamRows = 96;

/** The lights of a painted wall, small, softened and drawn out downwards: what a wet street shows of it. */
function gleamOf(raster: Raster, wall: Picture): Picture {
  const seen = Math.floor(wall.rows * mirroredShare);
  const step = Math.max(1, Math.floor(seen / gleamRows));
  const [columns, rows] = [Math.floor(wall.columns / step) & ~1, Math.floor(seen / step)];
  const bytes = raster.bytes();
  const lights = new Float32Array(columns * rows * 3);
  const stride = step > 3 ? 2 : 1;
  const first = wall.at + (1 + wall.rows - rows * step) * wall.stride;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let dy = 0; dy < step; dy += stride)
        for (let dx = 0; dx < step; dx += stride) {
          const at = first + (y * step + dy) * wall.stride + (x * step + dx) * 4;
          const r = bytes[at]!;
          const g = bytes[at + 1]!;
          const b = bytes[at + 2]!;
          count++;
          // Only what shines: painted walls stay dark in a puddle.
          const shine = Math.min(1, (Math.max(r, g, b) - 96) / 110);
          if (shine <= 0) continue;
          red += r * shine;
          green += g * shine;
          blue += b * shine;
        }
      lights.set([red / count, green / count, blue / count], (y * columns + x) * 3);
    }
  const pixels = new Uint8Array(columns * rows * 4).fill(255);
  for (let channel = 0; channel < 3; channel++)
    for (let x = 0; x < columns; x++) {
      const beside = (x + 1) % columns;
      // Each light falls off slowly towards the lens, which is upwards in the wall.
      let trail = 0;
      for (let y = rows - 1; y >= 0; y--) {
        const here = (lights[(y * columns + x) * 3 + channel]! + lights[(y * columns + beside) * 3 + channel]!) / 2;
        trail = Math.max(trail * 0.92, here);
        const up = 1 - y / rows;
        pixels[(y * columns + x) * 4 + channel] = trail * 0.64 * (1 - up) ** 0.7 * Math.min(1, up * 7 + 0.35);
      }
    }
  return raster.bandOf(raster.loadPixels(pixels, columns, rows));
}
