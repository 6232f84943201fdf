import { writeFileSync } from "node:fs";
import { createCanvas } from "@napi-rs/canvas";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { worldOf } from "#lib/render/scene/shot-world.ts";
import { screenOf } from "#lib/render/scene/staging.ts";
const shots = Number(process.argv[3]);
const plan = draftFilm({ request: { raw_intent: process.argv[2]!, duration_seconds: 12, shot_count: shots, aspect_ratio: "16:9" }, seed: 7, brand: null, elements: elementCards });
const scene = buildFilmScene(plan, { width_px: 1280, height_px: 720 }, createCanvas as any);
const pick = process.argv[4]!.split(",").map(Number);
for (const i of pick) {
  const s = plan.shots[i]!;
  const w = worldOf(scene, i);
  const lead = w.setting.casts.find((c) => c.head);
  console.log(s.shot_id, s.framing, s.camera.angle, s.camera.movement, lead?.item.facing, lead?.item.motion, JSON.stringify(lead?.head));
  if (lead) {
  const actor = w.actors.find((a) => a.item === lead.item)!;
  for (const f of [0, 0.25, 0.5, 0.75, 1]) { const t = f * s.duration_seconds; const at = screenOf(actor, w.camera.view(t), t, w.camera)!; console.log("  ", f, "head", ((at.x + lead.head!.x * at.unit_px) / 1280).toFixed(2), ((at.y + lead.head!.y * at.unit_px) / 720).toFixed(2), "r", (lead.head!.radius * at.unit_px / 720).toFixed(2)); }
  }
  const f = createCanvas(1280, 720);
  const t0 = performance.now();
  for (let k = 0; k < 8; k++) drawFrame(scene, f.getContext("2d") as any, i, s.duration_seconds * (0.5 + k / 100));
  console.log("ms/frame", ((performance.now() - t0) / 8).toFixed(1));
  writeFileSync(`/tmp/f${i}.png`, f.toBuffer("image/png"));
}
