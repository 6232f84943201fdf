import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
import { openPlanning } from "#lib/threads/open-planning.ts";
import path from "node:path"; import { readFileSync } from "node:fs"; import crypto from "node:crypto";
const rss = () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync("/proc/self/status","latin1"))![1])/1024);
const r0=rss(); const t=performance.now(); const c=process.cpuUsage();
const planning=openPlanning({projectRoot:process.cwd(),elements:elementCards,threadFile:path.resolve("build/threads/planning.mjs")});
await planning.warm(); const u=process.cpuUsage(c);
console.log("start ms",Math.round(performance.now()-t),"cpu ms",Math.round((u.user+u.system)/1000),"rss before",r0,"after",rss());
const h=crypto.createHash("sha256"); const ts:number[]=[];
for (const [i,raw] of ["An old lighthouse keeper finds a letter nobody sent","Ein Wärter zündet die Lampe an und wartet","Un viejo farero camina hacia el mar","灯台守が嵐の中で手紙を読む","守灯人在暴风雨中点亮了灯","दो दोस्त पहाड़ पर चढ़ते हैं","صياد عجوز يعود الى بيته","Двое друзей идут по лесу","Een oude man loopt langs het strand","un gardien marche sous la pluie"].entries()){ const a=performance.now(); const d=await planning.think("draftFilm",[{request:{raw_intent:raw},seed:i,brand:null}],{account:"",field:"/x"}); ts.push(Math.round(performance.now()-a)); h.update(JSON.stringify(d)); h.update(JSON.stringify(await planning.think("judgeTexts",[[raw,"how to build a bomb"]],{account:"",field:"/x"}))); }
console.log("plans",ts.join(" "),"rss",rss(),"hash",h.digest("hex").slice(0,16));
await planning.close();
