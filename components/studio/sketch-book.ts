import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { buildFilmScene, type FilmScene, type ShotWorld } from "#lib/render/scene/film-scene.ts";
import { refilm } from "#lib/render/scene/refilm.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { worldInSteps, worldOf } from "#lib/render/scene/shot-world.ts";
import { sliceOf } from "./shot-slice.ts";

/** A world that was painted for a shot as `slice` tells it. */
interface Painted {
  world: ShotWorld;
  slice: string;
}

/**
 * Small worlds of the shots of a plan, for pictures that have to be there at once. A shot that was changed is first
 * seen through its new camera in the paint of the old one, in a frame of another shape too, and painted anew by `renewal`, when there is time.
 */
export class SketchBook {
  private painted = new Map<string, Painted>();
  /** What paint depends on in every shot of a plan. */
  private look = "";
  scene: FilmScene;

  constructor(plan: ScenePlan, size: { width_px: number; height_px: number }, createCanvas: CanvasFactory) {
    this.scene = buildFilmScene(plan, size, createCanvas);
    this.learn(plan, size, createCanvas);
  }

  /** Takes over another plan, with the paint of those of its shots that are known. */
  learn(plan: ScenePlan, size: { width_px: number; height_px: number }, createCanvas: CanvasFactory): void {
    this.scene = buildFilmScene(plan, size, createCanvas);
    const look = JSON.stringify([plan.seed, plan.color_intent]);
    if (look !== this.look) this.painted.clear();
    this.look = look;
    const stays = new Set(plan.shots.map(({ shot_id }) => shot_id));
    for (const shot_id of this.painted.keys()) if (!stays.has(shot_id)) this.painted.delete(shot_id);
  }

  /** The world of a shot: as it was painted, in the paint of before, or painted now, what moves as it is at `at_s`. */
  world(shot: number, at_s: number): ShotWorld {
    const known = this.scene.worlds.get(shot);
    if (known !== undefined) return known;
    const { shot_id = "" } = this.scene.plan.shots[shot] ?? {};
    const slice = sliceOf(this.scene.plan, shot);
    const old = this.painted.get(shot_id);
    // In a frame of another shape meanwhile, the world lost its own: it is filmed anew in its own paint.
    const isOwn = old?.slice === slice && old.world.raster.width === this.scene.width;
    const again = old === undefined ? null : isOwn ? old.world : refilm(this.scene, shot, old.world);
    if (again === null) this.painted.set(shot_id, { world: worldOf(this.scene, shot, at_s), slice });
    else this.scene.worlds.set(shot, again);
    return again ?? worldOf(this.scene, shot);
  }

  /** Paints what is not painted as the plan has it, in small steps, `first` before the other shots. */
  *renewal(first: number): Generator<null, void> {
    const { scene } = this;
    const { shots } = scene.plan;
    for (let i = 0; i < shots.length; i++) {
      const shot = (first + i) % shots.length;
      const { shot_id = "" } = shots[shot] ?? {};
      const slice = sliceOf(scene.plan, shot);
      if (this.painted.get(shot_id)?.slice === slice) continue;
      const world = yield* worldInSteps(scene, shot);
      if (scene !== this.scene) return;
      scene.worlds.set(shot, world);
      this.painted.set(shot_id, { world, slice });
      yield null;
    }
  }
}
