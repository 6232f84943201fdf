import { Worker } from "node:worker_threads"; import fs from "node:fs"; import path from "node:path"; import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
const w=new Worker(path.resolve("build/threads/planning.mjs"),{execArgv:[],env:{},workerData:{elements:elementCards}});
const next=()=>new Promise<any>(r=>w.once("message",r)); await next(); w.postMessage({name:"warmUp",input:[]}); await next();
const s=await w.getHeapSnapshot(); const f=fs.createWriteStream("/tmp/small-plan2.heapsnapshot"); s.pipe(f); await new Promise(r=>f.on("finish",r)); await w.terminate();
