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

/** A place with walls to both sides: a room with its ceiling, or a street between its houses. Metres. */
export interface RoomBox {
  half_m: number;
  height_m: number;
  /** Distance of its far end from where the camera starts. */
  end_m: number;
  side: { picture: Picture; length_m: number; height_m: number } | null;
  ceiling: { texture: Texture; tile_m: number } | null;
  /** Light that is left on the left and on the right wall. */
  shade: readonly [number, number];
  haze: Rgb;
  closed: boolean;
}

/** Rows of the picture of a long wall. */
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
      ceiling: null,
      shade: [1, 1],
      haze: [0, 0, 0],
      closed,
    },
  };
}

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
    look: "",
    label: "",
    motion: "still",
    facing: "camera",
    colour: null,
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
  let side: RoomBox["side"] = null;
  if (sides) {
    const across = sides.length_m / sides.height_m;
    const rows = Math.min(wallRows, Math.sqrt(mostWallPixels / across));
    const plate = plateOf(createCanvas, raster, jobOf(sides.paint, across, rows));
    if (plate)
      side = {
        picture: plate.picture,
        length_m: (sides.length_m * box.height_m) / sides.height_m,
        height_m: box.height_m,
      };
  }
  let above: RoomBox["ceiling"] = null;
  if (ceiling) {
    const job = jobOf(ceiling.paint, 1, ceilingSide);
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
    ceiling: above,
    shade: [0.88 + turned, 0.88 - turned],
    haze: gradeColour(grade, light.haze),
  };
}

/** Draws what is above and to both sides; the far end and the floor are drawn as other things are. */
export function drawRoom(raster: Raster, view: View, box: RoomBox, light: SceneLight): void {
  const { pose, focal_px, horizon_y, centre_x } = view;
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
  const { picture, length_m, height_m } = box.side;
  const far = Math.max(0.5, box.end_m - pose.z_m);
  for (const [index, side] of [-1, 1].entries()) {
    const beside = side * box.half_m - pose.x_m;
    if (beside * side < 0.05) continue;
    const edge = centre_x + (focal_px * beside) / far;
    const [from, end] = side < 0 ? [-m, Math.min(view.width + m, edge)] : [Math.max(-m, edge), view.width + m];
    const shade = box.shade[index]!;
    const columnAt = (x: number, out: WallColumn): boolean => {
      const depth = (focal_px * beside) / (x - centre_x);
      if (!(depth > 0.2) || depth > far * 1.02) return false;
      out.px_per_m = focal_px / depth;
      out.across = (depth + pose.z_m) / length_m;
      out.haze = light.haze_m < 1e6 ? hazeAt(light, depth) : 0;
      out.shade = shade;
      return true;
    };
    raster.drawWall(picture, { height_m, lens_m: pose.y_m, horizon_y, haze: box.haze }, from, end, columnAt);
  }
}
