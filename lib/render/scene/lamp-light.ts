import type { View } from "./camera.ts";
import type { Rgb } from "./colour.ts";
import type { FilmScene, ShotWorld } from "./film-scene.ts";
import { gradeColour } from "./grade.ts";
import type { Picture } from "./raster/pixel-memory.ts";
import { plateSeen } from "./plate-at.ts";
import { screenOf, type Actor } from "./staging.ts";

/** A lamp of a shot as it stands in a frame: what it throws on the ground and on who stands near. */
export interface LampInFrame {
  owner: Actor;
  x: number;
  y: number;
  foot_y: number;
  depth_m: number;
  px_per_m: number;
  /** How far its light carries, metres. */
  reach_m: number;
  radius_px: number;
  colour: Rgb;
  strength: number;
}

/** Share of a lamp's light that is seen beside the light of the day. */
function seenShare({ light }: ShotWorld): number {
  if (!light.interior) return Math.max(0, light.night - 0.15) / 0.85;
  if (light.time === "night") return 0.75;
  return light.time === "interior" || light.time === "dusk" ? 0.5 : 0.2;
}

/** The lamps of things that stand about, the nearest last. */
export function lampsIn(scene: FilmScene, world: ShotWorld, view: View, t: number): LampInFrame[] {
  const share = seenShare(world) * (1 - (world.dark?.(t) ?? 0));
  if (share <= 0.02) return [];
  const lamps: LampInFrame[] = [];
  for (const actor of world.actors) {
    if (actor.element.form !== "figure" || world.hidden.has(actor.layer.name)) continue;
    const at = screenOf(actor, view, t, world.camera);
    if (!at || at.unit_px < 4) continue;
    const plate = plateSeen(scene.createCanvas, world, actor, actor, t);
    if (!plate) continue;
    const px_per_m = at.unit_px / actor.height_m;
    for (const glow of plate.glows.slice(0, 3)) {
      const strength = glow.strength * at.shift.glow * share;
      const up_m = Math.max(0.1, -glow.y * actor.height_m + actor.base_m);
      if (strength < 0.15) continue;
      lamps.push({
        owner: actor,
        x: at.x + glow.x * at.unit_px,
        y: at.y + glow.y * at.unit_px,
        foot_y: view.horizon_y + (view.pose.y_m - world.ground.level_m) * px_per_m,
        depth_m: at.depth_m,
        px_per_m,
        reach_m: 0.9 + up_m * 1.15,
        radius_px: glow.radius * at.unit_px,
        colour: gradeColour(world.grade, glow.colour),
        strength,
      });
    }
  }
  return lamps;
}

/** The pools that lamps throw on the ground, and their streaks where it is wet. */
export function drawLampPools(
  world: ShotWorld,
  view: View,
  lamps: readonly LampInFrame[],
  glowOf: (colour: Rgb) => Picture,
): void {
  const { raster, light } = world;
  for (const lamp of lamps) {
    const picture = glowOf(lamp.colour);
    const wide = Math.min(lamp.reach_m * 2.1 * lamp.px_per_m, view.width * 1.2);
    const flat = Math.max(wide * 0.1, wide * Math.min(0.6, (lamp.foot_y - view.horizon_y) / view.focal_px));
    const top = Math.max(view.horizon_y, lamp.foot_y - flat);
    for (const pass of [1, 0.55])
      raster.draw(
        picture,
        lamp.x - wide * pass,
        lamp.foot_y - flat * pass,
        wide * 2 * pass,
        flat * 2 * pass,
        Math.min(1, lamp.strength),
        "light",
        top,
      );
    raster.draw(
      picture,
      lamp.x - wide,
      lamp.foot_y - flat,
      wide * 2,
      flat * 2,
      Math.min(1, 0.42 * lamp.strength),
      "add",
      top,
    );
    if (!light.wet) continue;
    // A wet street draws every lamp out towards the lens.
    const long = Math.max(lamp.foot_y - lamp.y, lamp.radius_px) * 0.95;
    const thin = Math.max(2, Math.min(lamp.radius_px * 0.32, long * 0.22));
    for (const [share, bright] of [
      [1, 0.7],
      [0.45, 0.6],
    ] as const)
      raster.draw(
        picture,
        lamp.x - thin * share,
        lamp.foot_y + long * (1 - share) * 0.4 - long * share * 0.5,
        thin * 2 * share,
        long * 1.5 * share,
        Math.min(1, bright * lamp.strength),
        "add",
        Math.max(view.horizon_y, lamp.foot_y - flat * 0.4),
      );
  }
}

/** How much of the lamps' light falls on someone, 0 to 1. */
export function lampLightOn(actor: Actor, x: number, depth_m: number, lamps: readonly LampInFrame[]): number {
  let most = 0;
  for (const lamp of lamps) {
    if (lamp.owner === actor) continue;
    const aside_m = (lamp.x - x) / lamp.px_per_m;
    const away_m = lamp.depth_m - depth_m;
    const far = Math.hypot(aside_m, away_m) / (lamp.reach_m * 0.8);
    most = Math.max(most, lamp.strength / (1 + far * far));
  }
  return Math.min(1, most);
}
