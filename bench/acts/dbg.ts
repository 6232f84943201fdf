import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
for (const raw_intent of process.argv.slice(2)) {
const plan: any = draftFilm({ request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9", captions: false }, seed: 7, brand: null, elements: elementCards });
for (const [i, l] of plan.depth_layers.entries()) console.log(plan.shots[i].shot_id, plan.shots[i].framing, plan.shots[i].camera.angle, JSON.stringify(plan.staging[i].acts.map((a: any) => [a.act, a.by, a.of, a.to])), l.layers.map((x: any) => x.name + ":" + x.drawn_as.map((d: any) => `${d.id ?? "-"}/${d.element}x${d.count}@${d.across}`).join(",")).join(" | "));
console.log(JSON.stringify(plan.screenplay.cast.map((c: any) => [c.id, c.kind, c.count])), JSON.stringify(plan.screenplay.props.map((c: any) => c.id)));
}
