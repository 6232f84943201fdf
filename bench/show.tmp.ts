import { readFileSync } from "node:fs";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
const args=process.argv.slice(2);
const lines = args[0]==="-" ? args.slice(1) : readFileSync(args[0]!,"utf8").split("\n").filter(Boolean);
for (const [i,raw_intent] of lines.entries()) {
  try {
  const plan = draftFilm({ request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9" }, seed: 7, brand: null, elements: elementCards });
  console.log(`\n${i+1}. ${raw_intent} [${plan.mode_selection.primary}] "${plan.title}"`);
  const p = plan as any;
  for (const [k,{ shot_id, layers }] of plan.depth_layers.entries()) {
    const drawn = layers.flatMap((l:any) => l.drawn_as.map((d:any) => `${d.noun}=${d.element}${d.look?`(${d.look})`:""}${d.height_m?`@${d.height_m}`:""}`));
    console.log(`   ${shot_id}: ${drawn.join(", ")}`);
  }
  } catch(e) { console.log("CRASH", raw_intent, e); }
}
