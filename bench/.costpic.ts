import { createCanvas } from "@napi-rs/canvas";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import { drawWorld } from "#lib/render/scene/draw-world.ts";
import { worldOf } from "#lib/render/scene/shot-world.ts";
for (const raw_intent of process.argv.slice(2)) {
  const plan = draftFilm({ request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9" }, seed: 7, brand: null, elements: elementCards });
  const scene = buildFilmScene(plan, { width_px: 1280, height_px: 720 }, createCanvas as any);
  const out: string[] = [];
  plan.shots.forEach((s, i) => {
    const b0 = process.cpuUsage().user;
    const w = worldOf(scene, i);
    for (let k = 0; k < 72; k++) drawWorld(scene, w, (k / 72) * s.duration_seconds);
    const b1 = process.cpuUsage().user;
    for (let k = 0; k < 72; k++) drawWorld(scene, w, (k / 72) * s.duration_seconds);
    const b2 = process.cpuUsage().user;
    out.push(`${s.framing} build+first ${((b1 - b0) / 1000).toFixed(0)} ms, frame ${((b2 - b1) / 72000).toFixed(1)} ms`);
    scene.worlds.delete(i);
  });
  console.log(raw_intent, "\n  ", out.join("\n   "));
}
