import { imageOf } from "./canvas.ts";
import type { View } from "./camera.ts";
import type { ShotWorld } from "./film-scene.ts";
import { seam_px, type Plate } from "./plate.ts";
import type { Cast } from "./setting.ts";

/** Something at infinity: a moon, an aurora, a nebula. Units are frame heights. */
export interface SkyThing {
  cast: Cast;
  plate: Plate;
  across: number;
  up: number;
  repeats: boolean;
}

/** Draws a thing at infinity: it turns with the camera and magnifies with the lens, and never shifts by travel. */
export function drawSkyThing(
  ctx: CanvasRenderingContext2D,
  view: View,
  world: ShotWorld,
  thing: SkyThing,
  t: number,
): void {
  const magnify = view.focal_px / world.sky.focal_px;
  const unit = view.height * magnify;
  const { plate } = thing;
  const open = world.setting.surroundings === "space" ? 0.6 : 1;
  const base_y =
    world.setting.surroundings === "space"
      ? view.height / 2 + (view.horizon_y - view.height / 2) * open
      : view.horizon_y;
  const x = view.centre_x + thing.across * view.width * 0.5 * magnify;
  const y = base_y - thing.up * unit;
  const passes = thing.repeats ? 2 : 1;
  for (let pass = 0; pass < passes; pass++) {
    const drift = thing.repeats ? Math.sin(t * 0.35 + pass * 2.2) * unit * 0.05 : Math.sin(t * 0.2) * unit * 0.002;
    ctx.globalAlpha = thing.repeats
      ? thing.cast.element.id === "aurora"
        ? 0.5 + 0.22 * Math.sin(t * (0.8 + pass * 0.5) + pass * 2)
        : pass === 0
          ? 0.95
          : 0.12
      : 1;
    if (thing.repeats)
      ctx.globalCompositeOperation = thing.cast.element.id === "aurora" || pass > 0 ? "lighter" : "source-over";
    const width = plate.width * unit;
    if (thing.repeats) {
      const m = view.margin_px;
      // Whole pixels, so that neighbours of a transparent plate neither overlap nor part.
      const side = plate.canvas.width - seam_px;
      const period = Math.round((width * side) / plate.canvas.width);
      const offset = Math.round(x + drift + plate.left * unit + pass * period * 0.37);
      let at = -m - ((((-m - offset) % period) + period) % period);
      for (; at < view.width + m; at += period)
        ctx.drawImage(
          imageOf(plate.canvas),
          0,
          0,
          side,
          plate.canvas.height,
          at,
          y + plate.top * unit,
          period,
          plate.height * unit,
        );
    } else {
      ctx.drawImage(
        imageOf(plate.canvas),
        x + drift + plate.left * unit,
        y + plate.top * unit,
        width,
        plate.height * unit,
      );
    }
  }
  ctx.globalCompositeOperation = "source-over";
  ctx.globalAlpha = 1;
}
