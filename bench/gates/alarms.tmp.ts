import { readdirSync, readFileSync } from "node:fs";
import { tuneIntents } from "../planner/intents/tune.ts";
import { judgeText } from "#lib/gate/judge-text.ts";
const folder = new URL("../planner/train/examples/", import.meta.url);
const texts: string[] = readdirSync(folder).flatMap((f) => readFileSync(new URL(f, folder), "utf8").split("\n")).filter((l) => l.trim() !== "" && !l.startsWith("#")).map((l) => l.replace(/^\S+\s*\|\s*/, ""));
const all = [...tuneIntents.map((t) => t.text), ...texts];
const only = process.argv[2];
let n = 0;
const t0 = performance.now();
for (const text of all) { const f = judgeText(text).filter((x) => only === undefined || x.gate === only); if (f.length) { n++; console.log(text.slice(0, 130), "<-", f.map((x) => x.code + ": " + x.evidence.map((e) => e.text).join(", ")).join("; ")); } }
console.log(n, "of", all.length, ((performance.now() - t0) / all.length).toFixed(2), "ms each");
