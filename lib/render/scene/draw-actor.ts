import type { CanvasFactory } from "./canvas.ts";
import type { View } from "./camera.ts";
import { css, smoothstep, type Rgb } from "./colour.ts";
import type { FilmScene, ShotWorld } from "./film-scene.ts";
import { gradeColour } from "./grade.ts";
import { lampLightOn, type LampInFrame } from "./lamp-light.ts";
import { glowStyle, softLight, type Plate } from "./plate.ts";
import type { Picture } from "./raster/pixel-memory.ts";
import type { Raster } from "./raster/raster.ts";
import type { Mode } from "./raster/kernel.ts";
import { contextOf } from "./canvas.ts";
import { shutterReach } from "./shutter.ts";
import { plateSeen } from "./plate-at.ts";
import { screenOf, type Actor } from "./staging.ts";

type Placed = NonNullable<ReturnType<typeof screenOf>>;

/** Draws a plate where its actor stands, smeared over the way it goes while the shutter is open. */
function drawPlate(
  raster: Raster,
  view: View,
  plate: Plate,
  at: Placed,
  alpha: number,
  moved: { x_px: number; y_px: number },
  mode: Mode = "over",
): void {
  const { shift, unit_px } = at;
  const width = plate.width * unit_px;
  const height = plate.height * unit_px;
  const y = at.y + plate.top * unit_px;
  if (y > view.height + raster.margin || y + height < -raster.margin) return;
  const columns_per_px = plate.picture.columns / width;
  const rows_per_px = plate.picture.rows / height;
  const wide = shutterReach(moved.x_px * columns_per_px, plate.picture.columns);
  const high = shutterReach(moved.y_px * rows_per_px, plate.picture.rows);
  const { picture, pad_x, pad_y } =
    wide + high > 0 ? raster.smeared(plate.picture, wide, high) : { ...plate, pad_x: 0, pad_y: 0 };
  const still = shift.angle === 0 && shift.stretch_x === 1 && shift.stretch_y === 1;
  if (still || picture.repeats) {
    raster.draw(
      picture,
      at.x + plate.left * unit_px - pad_x / columns_per_px,
      y - pad_y / rows_per_px,
      width + (2 * pad_x) / columns_per_px,
      height + (2 * pad_y) / rows_per_px,
      alpha,
      mode,
    );
    return;
  }
  const cos = Math.cos(shift.angle);
  const sin = Math.sin(shift.angle);
  const a = (cos * shift.stretch_x) / columns_per_px;
  const b = (sin * shift.stretch_x) / columns_per_px;
  const c = (-sin * shift.stretch_y) / rows_per_px;
  const d = (cos * shift.stretch_y) / rows_per_px;
  const left = plate.left * unit_px * columns_per_px - pad_x;
  const top = plate.top * unit_px * rows_per_px - pad_y;
  if (Math.abs(shift.angle) < 1e-3) {
    // Breathing only: an upright picture, a little stretched.
    raster.draw(picture, at.x + a * left, at.y + d * top, a * picture.columns, d * picture.rows, alpha, mode);
    return;
  }
  raster.drawTurned(picture, a, b, c, d, at.x + a * left + c * top, at.y + b * left + d * top, alpha, mode);
}

/** What a thing does to the ground it stands on: a cast shadow, or its reflection in water and gloss. */
function drawFooting(
  raster: Raster,
  view: View,
  world: ShotWorld,
  actor: Actor,
  plate: Plate,
  at: Placed,
  t: number,
): void {
  const { unit_px } = at;
  const material =
    world.setting.shore_m !== null && actor.z_m > world.setting.shore_m
      ? "water"
      : world.surface_m > 0 && world.backdrop === null
        ? "wood"
        : world.setting.ground[0]?.material;
  if (actor.element.form !== "figure" || !material) return;
  if (actor.element.stands === "air" || actor.element.stands === "wall") return;
  const width = plate.width * unit_px;
  const height = plate.height * unit_px;
  const rained = world.light.wet && (material === "asphalt" || material === "paving" || material === "concrete");
  // What lies on its side is not mirrored as it stood.
  const upright = Math.abs(at.shift.angle) < 0.3;
  if (upright && (material === "water" || material === "gloss" || rained)) {
    const wet = material === "water" || rained;
    const share = wet ? 0.62 : 0.5;
    // On a plinth no further than its top reaches.
    const ring = world.plinth && actor.layer.name === "subject" ? world.plinth.half_m * world.plinth.squash : Infinity;
    const tall = Math.min(height * share, (ring * unit_px * 0.94) / actor.height_m);
    const strip = Math.max(2, Math.round(tall / 40));
    // From the foot downwards: the picture upside down, fading, broken by waves.
    for (let y = 0; y < tall; y += strip) {
      const along = y / tall;
      const alpha = (rained ? 0.26 : wet ? 0.42 : 0.34) * (1 - along) ** 1.5;
      const wobble = wet ? Math.sin(along * 26 + t * 3.1) * unit_px * 0.012 * (0.4 + along * 2.8) : 0;
      raster.drawFlipped(
        plate.picture,
        at.x + plate.left * unit_px + wobble,
        at.y,
        width,
        height * share,
        at.y + y,
        at.y + y + strip,
        alpha,
      );
    }
  }
  if (material === "water" || !plate.grounded) return;
  const { light } = world;
  const lift = Math.max(0, view.horizon_y < at.y ? (at.y - view.horizon_y) / view.height : 0);
  if (plate.shadow && !softLight(light) && lift > 0.005) {
    // Towards the lens when the key stands behind, sideways away from it otherwise.
    const length = Math.min(0.55, 0.16 + lift * 0.8) * (light.back > 0.5 ? 1 : 0.8);
    const lean = -light.side * 0.85 * (light.back > 0.5 ? -1 : 1) * length;
    const down = light.back > 0.5 ? -length : length;
    const { shadow } = plate;
    const sx = (shadow.width * unit_px) / shadow.picture.columns;
    const sy = (shadow.height * unit_px) / shadow.picture.rows;
    const left = shadow.left * unit_px;
    const top = shadow.top * unit_px;
    raster.drawTurned(
      shadow.picture,
      sx,
      0,
      lean * sy,
      down * sy,
      at.x + left + lean * top,
      at.y - unit_px * 0.006 + down * top,
      0.4,
    );
  }
  const pool = Math.max(width * 0.62, unit_px * 0.16);
  const flat = Math.min(pool * Math.max(0.1, Math.min(0.3, lift)), unit_px * 0.09);
  const middle = at.x + (plate.left + plate.width / 2) * unit_px;
  raster.draw(world.contact, middle - pool, at.y - flat, pool * 2, flat * 2, 0.72);
}

/** The light around a lamp of a colour, painted once a shot. */
export function glowOf(createCanvas: CanvasFactory, world: ShotWorld, colour: Rgb): Picture {
  const key = css(colour);
  const known = world.glows.get(key);
  if (known) return known;
  const side = 256;
  const canvas = createCanvas(side, side);
  const context = contextOf(canvas);
  context.fillStyle = glowStyle(context, side / 2, side / 2, side / 2, colour, 1);
  context.fillRect(0, 0, side, side);
  const picture = world.raster.picture(canvas);
  world.glows.set(key, picture);
  return picture;
}

function drawGlows(
  raster: Raster,
  view: View,
  scene: FilmScene,
  world: ShotWorld,
  plate: Plate,
  at: Placed,
  t: number,
): void {
  const m = raster.margin;
  // Where what lights the place is out, nothing that nobody named burns on.
  const burning = 1 - (world.dark?.(t) ?? 0);
  for (const glow of plate.glows) {
    const flicker =
      glow.flicker > 0
        ? 1 - glow.flicker * (0.18 + 0.16 * Math.sin(t * 11.3 + glow.x * 50) + 0.12 * Math.sin(t * 23.7))
        : 1 + 0.04 * Math.sin(t * 2.1);
    const x = at.x + glow.x * at.unit_px;
    const y = at.y + glow.y * at.unit_px;
    const r = glow.radius * at.unit_px * (0.94 + 0.06 * flicker);
    if (x + r < -m || x - r > view.width + m || r < 0.7) continue;
    const colour = gradeColour(world.grade, glow.colour);
    const strength = Math.max(0, Math.min(1, glow.strength * flicker * at.shift.glow * burning));
    const lamp = glowOf(scene.createCanvas, world, colour);
    raster.draw(lamp, x - r, y - r, r * 2, r * 2, strength, "add");
    if (world.misty * strength > 0.04 && r < view.height * 0.45) {
      // Mist carries light further than clear air does.
      const far = r * 2;
      raster.draw(lamp, x - far, y - far, far * 2, far * 2, strength * world.misty, "add");
    }
    if (glow.beam && world.beam) {
      const angle = t * 0.9 + 0.6;
      for (const arm of [0, Math.PI]) {
        const turn = Math.cos(angle + arm);
        const length = view.width * (0.25 + 0.6 * Math.abs(turn)) * Math.sign(turn || 1);
        const lean = 0.1 * Math.sin(angle) * Math.sign(length);
        const bright = 0.5 * Math.min(1, 0.35 + Math.abs(turn)) * Math.min(1, 0.45 + world.light.night * 0.6);
        const sx = length / world.beam.columns;
        const sy = (view.height * 0.2) / world.beam.rows;
        const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
        const half = world.beam.rows / 2;
        raster.drawTurned(
          world.beam,
          cos * sx,
          sin * sx,
          -sin * sy,
          cos * sy,
          x + sin * sy * half,
          y - cos * sy * half,
          bright,
          "add",
        );
      }
    }
  }
}

/** Draws one thing of a shot at `t` seconds: its shadow or mirror image, itself, and its lights. */
export function drawActor(
  scene: FilmScene,
  world: ShotWorld,
  view: View,
  actor: Actor,
  t: number,
  lamps: readonly LampInFrame[] = [],
): void {
  const { raster, camera } = world;
  const at = screenOf(actor, view, t, camera);
  if (!at || at.unit_px < 0.5) return;
  const moved = movedWhileOpen(world, view, actor, at, t);
  // What the camera passes fades out before it would fill the lens; what it is there to see does not.
  const passing = actor.layer.name === "subject" ? 1 : smoothstep(0.06, 0.22, at.depth_m);
  const pull = actor.pulled ? smoothstep(0.3, 0.7, t / camera.duration_s) : 1;
  const sets: [typeof actor | NonNullable<Actor["pulled"]>, number][] = [[actor, 1]];
  if (actor.pulled && pull < 1) sets.push([actor.pulled, 1 - pull]);
  for (const [set, weight] of sets) {
    const plate = plateSeen(scene.createCanvas, world, set, actor, t);
    if (!plate) continue;
    const alpha = passing * at.shift.alpha * weight;
    if (alpha <= 0.01) continue;
    if (set === actor) drawFooting(raster, view, world, actor, plate, at, t);
    drawPlate(raster, view, plate, at, alpha, moved);
    if (lamps.length > 0 && actor.element.form === "figure") {
      const lamplit = lampLightOn(actor, at.x, at.depth_m, lamps) * 0.75 * alpha;
      if (lamplit > 0.05) drawPlate(raster, view, plate, at, lamplit, moved, "add");
    }
    if (set === actor) drawGlows(raster, view, scene, world, plate, at, t);
  }
}

/** Way over the frame while the shutter is open, without the part that the whole frame goes (see `turnedWhileOpen`). */
function movedWhileOpen(
  world: ShotWorld,
  view: View,
  actor: Actor,
  at: Placed,
  t: number,
): { x_px: number; y_px: number } {
  const open_s = world.shutter_s;
  const later = world.camera.view(t + open_s);
  const then = screenOf(actor, later, t + open_s, world.camera);
  if (!then) return { x_px: 0, y_px: 0 };
  return {
    x_px: then.x - at.x - (later.centre_x - view.centre_x),
    y_px: then.y - at.y - (later.horizon_y - view.horizon_y),
  };
}
