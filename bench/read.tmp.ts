import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
for (const s of process.argv.slice(2)) { const r=readIntent(s, elementCards); console.log(s, r.language, "product:",r.intent.product); for (const x of r.subjects) console.log("  S", x.phrase,"|",x.head,x.element,x.match,x.count,x.adjectives.join("/")); for (const a of r.actions) console.log("  A",a.phrase,"|",a.verb,a.motion,a.subject); console.log("  P", r.setting?.phrase, r.setting?.elements.join("+")); }
