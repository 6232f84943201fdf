import { writeFileSync } from "node:fs";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards as elements } from "#lib/render/scene/elements/element-catalog.ts";
import { openPool, drawShots, cut } from "./sample-film.ts";
import { probeFilm } from "#lib/render/testing/film-probe.ts";
const pool = openPool();
for (const [i, raw] of process.argv.slice(2).entries()) {
  const plan = draftFilm({ request: { raw_intent: raw, aspect_ratio: "16:9", duration_seconds: 7.3 } as never, seed: 11, brand: null, elements });
  const film: any = await cut(pool, plan, await drawShots(pool, plan));
  const bytes = film.bytes ?? film.film ?? film.mp4;
  console.log(Object.keys(film));
  if (bytes) { writeFileSync(`/tmp/zz-${i}.mp4`, bytes); const f = await probeFilm(new Uint8Array(bytes)); console.log(raw, plan.shots.map(s => Math.round(s.start_seconds * 24)), f.cuts); }
}
process.exit(0);
