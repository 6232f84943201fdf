import { readStory } from "#lib/planning/coverage/reading/read-story.ts";
const [,,t,l]=process.argv;
const s=readStory(t as string,l as string);
for(const e of s.events) console.log(e.cls,e.clause.verb?.low,"S",e.S?.text,e.S?.kind,"O",e.O?.text,"R",e.R?.text,"where",e.where?.text,"|",e.said,"|",e.negated,e.spoken,e.link);
console.log(s.things.map(x=>[x.id,x.text,x.kind,x.count,x.head,x.named]),s.place.name,s.place.indoors,s.loose.map(x=>x.text));
