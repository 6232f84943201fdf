import { drawBackdrop } from "./backdrop.ts";
import { contextOf, drawSoft, imageOf, type CanvasFactory, type SceneCanvas } from "./canvas.ts";
import type { View } from "./camera.ts";
import { css, mix, smoothstep, type Rgb } from "./colour.ts";
import type { FilmScene, ShotWorld } from "./film-scene.ts";
import { gradeColour } from "./grade.ts";
import { drawGround } from "./ground.ts";
import { glowStyle, type Plate } from "./plate.ts";
import { applyPost } from "./post.ts";
import { drawSky } from "./sky.ts";
import { drawSkyThing } from "./sky-things.ts";
import { plateAt, screenOf, type Actor } from "./staging.ts";
import { drawFog, drawWeather, flashAt } from "./weather.ts";

type Placed = NonNullable<ReturnType<typeof screenOf>>;

function drawSpan(ctx: CanvasRenderingContext2D, view: View, actor: Actor, plate: Plate, at: Placed): void {
  const period = actor.period! * at.unit_px;
  const left = -view.margin_px;
  const right = view.width + view.margin_px;
  const y = at.y + plate.top * at.unit_px;
  const height = plate.height * at.unit_px;
  if (y > view.height + view.margin_px || y + height < -view.margin_px) return;
  let x = left - ((((left - at.x) % period) + period) % period);
  for (; x < right; x += period) ctx.drawImage(imageOf(plate.canvas), x, y, plate.width * at.unit_px, height);
}

function drawFigure(ctx: CanvasRenderingContext2D, plate: Plate, at: Placed, alpha: number): void {
  const { shift, unit_px } = at;
  ctx.globalAlpha = alpha;
  const still = shift.angle === 0 && shift.stretch_x === 1 && shift.stretch_y === 1;
  if (still) {
    ctx.drawImage(
      imageOf(plate.canvas),
      at.x + plate.left * unit_px,
      at.y + plate.top * unit_px,
      plate.width * unit_px,
      plate.height * unit_px,
    );
  } else {
    ctx.save();
    ctx.translate(at.x, at.y);
    ctx.rotate(shift.angle);
    ctx.scale(shift.stretch_x, shift.stretch_y);
    ctx.drawImage(
      imageOf(plate.canvas),
      plate.left * unit_px,
      plate.top * unit_px,
      plate.width * unit_px,
      plate.height * unit_px,
    );
    ctx.restore();
  }
  ctx.globalAlpha = 1;
}

/** What a thing does to the ground it stands on: a cast shadow, or its reflection in water and gloss. */
function drawFooting(
  ctx: CanvasRenderingContext2D,
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
  if (actor.element.stands === "air" || actor.element.stands === "wall" || !material) return;
  const width = plate.width * unit_px;
  const height = plate.height * unit_px;
  if (material === "water" || material === "gloss") {
    const slices = 14;
    const share = material === "water" ? 0.62 : 0.5;
    for (let i = 0; i < slices; i++) {
      const from = 1 - (i + 1) / slices;
      const alpha = (material === "water" ? 0.42 : 0.34) * (1 - i / slices) ** 1.5;
      const wobble = material === "water" ? Math.sin(i * 1.9 + t * 3.1) * unit_px * 0.012 * (0.4 + i / 5) : 0;
      ctx.globalAlpha = alpha;
      ctx.save();
      ctx.translate(at.x + plate.left * unit_px + wobble, at.y + (i * height * share) / slices);
      ctx.scale(1, -1);
      const sliceHeight = plate.canvas.height / slices;
      ctx.drawImage(
        imageOf(plate.canvas),
        0,
        from * plate.canvas.height,
        plate.canvas.width,
        sliceHeight,
        0,
        -(height * share) / slices,
        width,
        (height * share) / slices + 0.7,
      );
      ctx.restore();
    }
    ctx.globalAlpha = 1;
  }
  if (material === "water" || !plate.shadow) return;
  const { light } = world;
  const soft = light.interior || light.cloud > 0.8 || light.weather === "fog";
  const lift = Math.max(0, view.horizon_y < at.y ? (at.y - view.horizon_y) / view.height : 0);
  if (!soft && lift > 0.005) {
    // Towards the lens when the key stands behind, sideways away from it otherwise.
    ctx.save();
    ctx.globalAlpha = 0.4;
    ctx.translate(at.x, at.y - unit_px * 0.006);
    const length = Math.min(0.55, 0.16 + lift * 0.8);
    ctx.transform(1, 0, -light.side * 0.85 * (light.back > 0.5 ? -1 : 1), -length, 0, 0);
    if (light.back <= 0.5) ctx.transform(1, 0, 0, -0.8, 0, 0);
    ctx.drawImage(imageOf(plate.shadow), plate.left * unit_px, plate.top * unit_px, width, height);
    ctx.restore();
  }
  const pool = Math.max(width * 0.62, unit_px * 0.16);
  ctx.globalAlpha = 0.72;
  ctx.save();
  ctx.translate(at.x + (plate.left + plate.width / 2) * unit_px, at.y);
  ctx.scale(pool / 32, Math.min(pool * Math.max(0.1, Math.min(0.3, lift)), unit_px * 0.09) / 32);
  ctx.globalCompositeOperation = "multiply";
  ctx.drawImage(imageOf(world.contact), -32, -32, 64, 64);
  ctx.restore();
  ctx.globalAlpha = 1;
}

/** The light around a lamp of a colour, painted once a shot. */
function glowOf(createCanvas: CanvasFactory, world: ShotWorld, colour: Rgb): SceneCanvas {
  const key = css(colour);
  const known = world.glows.get(key);
  if (known) return known;
  const side = 512;
  const canvas = createCanvas(side, side);
  const context = contextOf(canvas);
  context.fillStyle = glowStyle(context, side / 2, side / 2, side / 2, colour, 1);
  context.fillRect(0, 0, side, side);
  world.glows.set(key, canvas);
  return canvas;
}

function drawGlows(
  ctx: CanvasRenderingContext2D,
  view: View,
  scene: FilmScene,
  world: ShotWorld,
  actor: Actor,
  plate: Plate,
  at: Placed,
  t: number,
): void {
  if (!plate.glows.length) return;
  ctx.save();
  ctx.globalCompositeOperation = "lighter";
  for (const glow of plate.glows) {
    const flicker =
      glow.flicker > 0
        ? 1 - glow.flicker * (0.18 + 0.16 * Math.sin(t * 11.3 + glow.x * 50) + 0.12 * Math.sin(t * 23.7))
        : 1 + 0.04 * Math.sin(t * 2.1);
    const x = at.x + glow.x * at.unit_px;
    const y = at.y + glow.y * at.unit_px;
    const r = glow.radius * at.unit_px * (0.94 + 0.06 * flicker);
    if (x + r < -view.margin_px || x - r > view.width + view.margin_px || r < 0.7) continue;
    const colour = gradeColour(world.grade, glow.colour);
    ctx.globalAlpha = Math.max(0, Math.min(1, glow.strength * flicker * at.shift.glow));
    drawSoft(ctx, glowOf(scene.createCanvas, world, colour), x - r, y - r, r * 2, r * 2);
    ctx.globalAlpha = 1;
    if (glow.beam && world.beam) {
      const angle = t * 0.9 + 0.6;
      for (const arm of [0, Math.PI]) {
        const turn = Math.cos(angle + arm);
        const length = view.width * (0.25 + 0.6 * Math.abs(turn)) * Math.sign(turn || 1);
        ctx.save();
        ctx.translate(x, y);
        ctx.rotate(0.1 * Math.sin(angle) * Math.sign(length));
        ctx.globalAlpha = 0.5 * Math.min(1, 0.35 + Math.abs(turn)) * Math.min(1, 0.45 + world.light.night * 0.6);
        ctx.scale(length / 256, (view.height * 0.2) / 64);
        ctx.drawImage(imageOf(world.beam), 0, -32);
        ctx.restore();
      }
    }
  }
  ctx.restore();
}

function drawActor(
  ctx: CanvasRenderingContext2D,
  view: View,
  scene: FilmScene,
  world: ShotWorld,
  actor: Actor,
  t: number,
): void {
  const at = screenOf(actor, view, t, world.camera);
  if (!at || at.unit_px < 0.5) return;
  const passing = smoothstep(0.1, 0.45, at.depth_m);
  const sets: [typeof actor, number][] = [[actor, 1]];
  const pull = actor.pulled ? smoothstep(0.3, 0.7, t / world.camera.duration_s) : 1;
  for (const [set, weight] of actor.pulled && pull < 1
    ? ([
        [actor, 1],
        [actor.pulled, 1 - pull],
      ] as const)
    : sets) {
    const plate = plateAt(scene.createCanvas, set, actor, t);
    if (!plate) continue;
    const alpha = passing * at.shift.alpha * weight;
    if (alpha <= 0.01) continue;
    if (actor.period !== null) {
      ctx.globalAlpha = alpha;
      drawSpan(ctx, view, actor, plate, at);
      ctx.globalAlpha = 1;
    } else {
      if (set === actor) drawFooting(ctx, view, world, actor, plate, at, t);
      drawFigure(ctx, plate, at, alpha);
    }
    if (set === actor) drawGlows(ctx, view, scene, world, actor, plate, at, t);
  }
}

/** Draws a shot's world at `t_s` seconds; `lens` false leaves out bloom, vignette and grain. */
export function drawWorld(
  scene: FilmScene,
  world: ShotWorld,
  ctx: CanvasRenderingContext2D,
  t_s: number,
  lens: boolean,
): void {
  const t = t_s;
  const view = world.camera.view(t);
  const { width, height } = scene;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = "source-over";
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = "low";
  if (view.roll_rad !== 0) {
    ctx.translate(width / 2, height / 2);
    ctx.rotate(view.roll_rad);
    ctx.translate(-width / 2, -height / 2);
  }
  const lead = world.actors.find((actor) => actor.layer.name === "subject" && actor.period === null);
  const leadAt = lead ? screenOf(lead, view, t, world.camera) : null;
  const focus_x = leadAt?.x ?? width / 2;
  const { light } = world;
  if (world.backdrop) drawBackdrop(ctx, view, world.backdrop, light, t, focus_x);
  else drawSky(ctx, view, world.sky, t);
  for (const thing of world.skyThings) drawSkyThing(ctx, view, world, thing, t);
  if (!world.backdrop && world.surface_m === 0) drawGround(ctx, view, world.ground, world.sky, t, focus_x);
  let fogged = false;
  let topped = world.surface_m === 0 || world.backdrop !== null;
  for (const actor of world.actors) {
    if (!fogged && actor.period === null && (actor.layer.name === "subject" || actor.layer.name === "foreground")) {
      drawFog(ctx, view, world.weather, t, 0);
      fogged = true;
    }
    if (!topped && actor.period === null && actor.base_m > 0) {
      drawGround(ctx, view, world.ground, world.sky, t, focus_x);
      topped = true;
    }
    drawActor(ctx, view, scene, world, actor, t);
  }
  if (!fogged) drawFog(ctx, view, world.weather, t, 0);
  drawFog(ctx, view, world.weather, t, 1);
  drawWeather(ctx, view, world.weather, t);
  const flash = flashAt(world.weather, t);
  if (flash > 0.01) {
    const m = view.margin_px;
    ctx.globalCompositeOperation = "soft-light";
    ctx.fillStyle = css(mix([255, 255, 255], light.upper, 0.15), flash);
    ctx.fillRect(-m, -m, width + m * 2, height + m * 2);
    ctx.globalCompositeOperation = "screen";
    ctx.fillStyle = css([150, 170, 220], flash * 0.28);
    ctx.fillRect(-m, -m, width + m * 2, height + m * 2);
    ctx.globalCompositeOperation = "source-over";
  }
  ctx.restore();
  if (lens) applyPost(ctx, scene.post, width, height, Math.round(t * scene.plan.fps));
}
