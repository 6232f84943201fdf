import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createCanvas } from "@napi-rs/canvas";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawCaption } from "#lib/render/scene/draw-caption.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";

// A process of its own: `node hash-frames-worker.ts plan.json` prints a hash for frames of every shot, captions and
// card included.
const plan = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as ScenePlan;
const size = { width_px: 480, height_px: 270 };
registerFilmFonts(plan);
const scene = buildFilmScene(plan, size, createCanvas as unknown as CanvasFactory);
const canvas = createCanvas(size.width_px, size.height_px);
const context = canvas.getContext("2d");
for (const [index, shot] of plan.shots.entries())
  for (const share of [0.3, 0.95]) {
    const ctx = context as unknown as CanvasRenderingContext2D;
    drawFrame(scene, ctx, index, Math.round(shot.duration_seconds * share * plan.fps) / plan.fps);
    if (shot.caption !== null) drawCaption(ctx, shot.caption, size, plan.language, plan.mode_selection.primary);
    console.log(createHash("sha256").update(canvas.data()).digest("hex"));
  }
