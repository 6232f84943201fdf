import { readFile } from "node:fs/promises";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
import { castOf } from "#lib/planning/story/cast.ts";
const full = process.argv.includes("--full");
for (const f of process.argv.slice(2).filter((a) => !a.startsWith("--"))) {
  const lines = !f.startsWith("/") ? [f] : (await readFile(f, "utf8")).split("\n").filter((l) => l.trim());
  for (const [i, raw_intent] of lines.entries()) {
    const plan = draftFilm({ request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9" }, seed: 7, brand: null, elements: elementCards });
    console.log(`\n${i + 1}. ${raw_intent}  [${plan.mode_selection.primary}]`);
    for (const { shot_id, layers } of plan.depth_layers)
      console.log(`   ${shot_id}: ` + layers.map((l) => `${l.name[0]}{${l.drawn_as.map((d) => `${d.noun}=${d.element}${d.count > 1 ? "x" + d.count : ""}${(d as any).look ? "(" + (d as any).look + ")" : ""}/${d.motion}`).join(", ")}}`).join(" "));
  }
}
