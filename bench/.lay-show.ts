import { readFileSync } from "node:fs";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
const args = process.argv.slice(2);
const brief = args[0] === "-b"; if (brief) args.shift();
const intents = args[0] === "-f" ? readFileSync(args[1]!, "utf8").split("\n").filter(Boolean) : args;
for (const raw of intents) {
  const r = readIntent(raw, elementCards);
  console.log(`\n## ${raw}`);
  console.log("  subj:", r.subjects.map((s) => `${s.phrase}[${s.head}]x${s.count}=${s.element}/${s.match}`).join(" | "), " act:", r.actions.map((a) => `${a.verb}(${a.phrase})<${a.subject}:${a.motion}`).join(" | "), " set:", r.setting ? `${r.setting.phrase}=${r.setting.elements}${r.setting.interior ? " IN" : ""}` : null, " prod:", r.intent.product);
  const plan = draftFilm({ request: { raw_intent: raw, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9" }, seed: 7, brand: null, elements: elementCards });
  console.log("  mode:", plan.mode_selection.primary, "title:", plan.title, "prod:", plan.intent.product);
  plan.shots.forEach((s, i) => {
    if (!brief) console.log(`  ${s.framing}/${s.camera.angle}/${s.camera.movement}: ${s.description}`);
    console.log("     ", plan.depth_layers[i]!.layers.map((l) => `${l.name[0]}@${l.distance_m?.toFixed(1)}: ` + l.drawn_as.map((d) => `${d.noun}${d.noun === d.element ? "" : "=" + d.element}${d.count > 1 ? "x" + d.count : ""}/${d.motion}/${d.facing}@${d.across}`).join(", ")).join("  ||  "));
  });
}
