import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
const t=performance.now();
const d = draftFilm({ request: { raw_intent: process.argv[2] ?? "A lighthouse keeper walks out into a winter storm at dusk to bring in a lost fox. Quiet and hopeful. End on the lamp and the line “Keep the light.”" }, seed: 7, brand: null, elements: elementCards });
console.log((performance.now()-t).toFixed(0)+"ms", d.title, d.mode_selection, d.intent, d.language);
for (const s of d.shots) { console.log(s.index, s.role, s.start_seconds, s.duration_seconds, s.framing, JSON.stringify(s.camera), "\n  ", s.narrative_purpose, "\n  ", s.description, "\n  cap:", s.caption, s.continuity.subject_lock, s.attached_ref_ids.join(" "));
 for (const l of d.depth_layers.find(x=>x.shot_id===s.shot_id)!.layers) console.log("     ", l.name, l.distance_m, l.parallax_px_per_s, l.drawn_as.map(x=>`${x.element}x${x.count}@${x.across}:${x.motion}`).join(" ")); }
console.log(d.story_report.checks.map(c=>`${c.id} ${c.status} ${c.score}`), d.end_card, d.color_intent.palette.map(p=>p.hex+" "+p.role).join(", "));
