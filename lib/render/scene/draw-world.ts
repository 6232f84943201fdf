import { drawBackdrop } from "./backdrop.ts";
import { mix, scale, type Rgb } from "./colour.ts";
import { drawActor, glowOf } from "./draw-actor.ts";
import { drawLampPools, lampsIn } from "./lamp-light.ts";
import type { FilmScene, ShotWorld } from "./film-scene.ts";
import { gradeColour } from "./grade.ts";
import { drawGround } from "./ground.ts";
import { drawShafts } from "./light-shafts.ts";
import { drawPlinth } from "./plinth.ts";
import { drawGleam, drawRoom } from "./room-box.ts";
import { turnedWhileOpen } from "./shutter.ts";
import { drawSky } from "./sky.ts";
import { drawSkyThing } from "./sky-things.ts";
import { screenOf, type Actor } from "./staging.ts";
import { drawFog, drawWeather, flashAt } from "./weather.ts";

/** What is seen where a viewer has switched the farthest layer off. */
const emptyFrame: Rgb = [17, 18, 21];

/** How much of a room is lost to the dark when its light goes out; at night it was dim before, outdoors the sky is left. */
const gloom = 0.66;
const gloomAtNight = 0.3;
/** What is left to see by where the light has gone out: the glow of a sky without a lamp. */
const unlit: Rgb = [22, 30, 54];

/** How far the disc of the sky and its stars are gone. */
const skyGone = ({ skyThings, sunken }: ShotWorld, t: number) => {
  const goneOf = (isStars: boolean) =>
    Math.max(
      0,
      ...skyThings.map(({ cast }) => ((cast.element.id === "stars") === isStars ? sunken(cast.item.id, t) : 0)),
    );
  return { disc: goneOf(false), stars: goneOf(true) };
};

/** Draws a shot's world at `t` seconds onto its raster: from the far to the near, as a multiplane camera sees it. */
export function drawWorld(scene: FilmScene, world: ShotWorld, t: number): void {
  const { raster, light, camera } = world;
  const view = camera.view(t);
  const { width, height } = scene;
  const m = raster.margin;
  raster.begin(JSON.stringify(view));
  const lead = world.actors.find((actor) => actor.layer.name === "subject" && actor.period === null);
  const leadAt = lead ? screenOf(lead, view, t, camera) : null;
  const focus_x = leadAt?.x ?? width / 2;
  const open = !world.hidden.has("sky");
  if (world.backdrop && !world.hidden.has("background")) drawBackdrop(raster, view, world.backdrop, light, t, focus_x);
  else if (open && !world.backdrop) drawSky(raster, view, world.sky, t, skyGone(world, t));
  else raster.fillRows(-m, height + m, emptyFrame);
  if (open) for (const thing of world.skyThings) drawSkyThing(raster, view, world, thing, t);
  const onTable = world.surface_m > 0 && !world.backdrop;
  if (!world.backdrop && !onTable) drawGround(raster, view, world.ground, world.sky, t, focus_x);
  if (world.room && !onTable && !world.hidden.has("background")) drawGleam(raster, view, world.room, light, t);
  const lamps = lampsIn(scene, world, view, t);
  const pool = (colour: Rgb) => glowOf(scene.createCanvas, world, colour);
  if (!onTable && !world.backdrop) drawLampPools(world, view, lamps, pool);
  if (onTable) {
    // The floor behind and under the table: out of the light.
    const floor = gradeColour(world.grade, scale(mix(light.ambient, light.shadow, 0.5), 0.4));
    raster.fillRows(view.horizon_y, height + m, floor);
  }
  // What closes a street far away is seen between its houses, never before them.
  const closes = (actor: Actor) => world.room !== null && !world.room.closed && actor.period !== null;
  for (const actor of world.actors)
    if (closes(actor) && !world.hidden.has(actor.layer.name)) drawActor(scene, world, view, actor, t, lamps);
  if (world.room && !world.hidden.has("background")) drawRoom(raster, view, world.room, light);
  let fogged = false;
  let topped = !onTable;
  for (const actor of world.actors) {
    if (closes(actor)) continue;
    const near = actor.period === null && (actor.layer.name === "subject" || actor.layer.name === "foreground");
    if (!fogged && near) {
      drawFog(raster, view, world.weather, t, 0);
      // Light in the air stands behind the subject: a shaft never hides a face.
      if (world.shafts && open) drawShafts(raster, view, world.shafts, t);
      fogged = true;
    }
    if (!topped && actor.period === null && actor.base_m > 0) {
      drawGround(raster, view, world.ground, world.sky, t, focus_x);
      drawLampPools(world, view, lamps, pool);
      topped = true;
    }
    if (world.hidden.has(actor.layer.name)) continue;
    if (world.plinth?.bearer === actor) drawPlinth(raster, view, world.plinth, camera, t);
    drawActor(scene, world, view, actor, t, lamps);
  }
  if (!fogged) {
    drawFog(raster, view, world.weather, t, 0);
    if (world.shafts && open) drawShafts(raster, view, world.shafts, t);
  }
  // Thin mist hangs behind the near things only; thick fog and dust lie before them too.
  if (world.weather.fog_alpha > 0.5) drawFog(raster, view, world.weather, t, 1);
  const turned = turnedWhileOpen(camera, view, t, world.shutter_s);
  if (turned.wide + turned.high > 0) raster.smearFrame(turned.wide, turned.high);
  if (open) drawWeather(raster, view, world.weather, t);
  const flash = flashAt(world.weather, t);
  if (flash > 0.01) {
    raster.fillRows(-m, height + m, mix([255, 255, 255], light.upper, 0.15), flash * 0.6, "light");
    raster.fillRows(-m, height + m, [150, 170, 220], flash * 0.28, "screen");
  }
  // Night is drawn dark, never black: the shadows are opened, and black stays black.
  const dark = world.dark?.(t) ?? 0;
  if (dark > 0.01)
    raster.fillRows(-m, height + m, unlit, dark * (light.night > 0.5 || !light.interior ? gloomAtNight : gloom));
  if (world.lift > 0) raster.fillRows(-m, height + m, [255, 255, 255], world.lift, "light");
  if (world.lift < 0) raster.fillRows(-m, height + m, [0, 0, 0], -world.lift);
  raster.roll(view.roll_rad);
}
