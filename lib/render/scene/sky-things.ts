import type { View } from "./camera.ts";
import type { ShotWorld } from "./film-scene.ts";
import type { Plate } from "./plate.ts";
import type { Raster } from "./raster/raster.ts";
import type { Cast } from "./setting.ts";

/** Something at infinity: a moon, an aurora, a nebula. Units are frame heights. */
export interface SkyThing {
  cast: Cast;
  plate: Plate;
  across: number;
  up: number;
  repeats: boolean;
}

/** Where a disc is that has gone down, frame heights over the horizon. */
const below = -0.12;

/** Draws a thing at infinity: it turns with the camera and magnifies with the lens, and never shifts by travel. */
export function drawSkyThing(raster: Raster, view: View, world: ShotWorld, thing: SkyThing, t: number): void {
  const magnify = view.focal_px / world.sky.focal_px;
  const unit = view.height * magnify;
  const { plate } = thing;
  const space = world.setting.surroundings === "space";
  const base_y = space ? view.height / 2 + (view.horizon_y - view.height / 2) * 0.6 : view.horizon_y;
  const x = view.centre_x + thing.across * view.width * 0.5 * magnify;
  const sunken = world.sunken(thing.cast.item.id, t);
  // A rainbow comes where it stands.
  const fades = thing.repeats || thing.cast.element.id === "rainbow";
  const y = base_y - (fades ? thing.up : thing.up + (below - thing.up) * sunken) * unit;
  const aurora = thing.cast.element.id === "aurora";
  for (let pass = 0; pass < (thing.repeats ? 2 : 1); pass++) {
    const drift = thing.repeats ? Math.sin(t * 0.35 + pass * 2.2) * unit * 0.05 : Math.sin(t * 0.2) * unit * 0.002;
    const alpha = !thing.repeats
      ? 1
      : aurora
        ? 0.5 + 0.22 * Math.sin(t * (0.8 + pass * 0.5) + pass * 2)
        : pass === 0
          ? 0.95
          : 0.12;
    const width = plate.width * unit;
    raster.draw(
      plate.picture,
      x + drift + plate.left * unit + pass * width * 0.37,
      y + plate.top * unit,
      width,
      plate.height * unit,
      fades ? alpha * (1 - sunken) : alpha,
      thing.repeats && (aurora || pass > 0) ? "add" : "over",
    );
  }
}
