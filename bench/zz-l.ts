import { draftFilm } from "#lib/planning/draft-film.ts";
import { elementCards as elements } from "#lib/render/scene/elements/element-catalog.ts";
for (const raw of process.argv.slice(2)) {
 const d=draftFilm({request:{raw_intent:raw,director_mode:"auto",aspect_ratio:"16:9"} as never,seed:2,brand:null,elements});
 console.log("##",raw); console.log(JSON.stringify(d.screenplay!.cast.map((c:any)=>[c.id,c.name,c.kind,c.count,c.look])), JSON.stringify(d.screenplay!.props?.map((c:any)=>[c.id,c.name])), JSON.stringify(d.screenplay!.places.map((c:any)=>[c.id,c.name])));
 for(const [i,s] of d.shots.entries()) { const sc=d.screenplay!.shots[i]!; console.log(s.shot_id,s.camera.movement,s.framing,"|",s.description,"|",JSON.stringify(sc.on_screen), JSON.stringify((sc as any).says??(sc as any).spoken)); console.log("    ",d.depth_layers[i]!.layers.flatMap(l=>l.drawn_as.map((x:any)=>`${l.name}:${x.element}×${x.count} ${x.motion} ${x.facing} @${x.across} ${x.noun}`)).join(", "));}
}
