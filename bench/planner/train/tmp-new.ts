import { readFileSync, readdirSync } from "node:fs";
import { chooseMode } from "#lib/planning/choose-mode.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { modeCards } from "#lib/planning/modes/mode-catalog.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
import { tuneIntents } from "../intents/tune.ts";
const dir = process.argv[2] ?? "";
const table = new Map<string, [number, number, number, number]>();
const note = (lang: string, ok: boolean, two: boolean, strict: boolean) => { const r = table.get(lang) ?? [0,0,0,0]; r[0]++; if (ok) r[1]++; if (two) r[2]++; if (strict) r[3]++; table.set(lang, r); };
const list: {lang: string, modes: string[], text: string}[] = [];
if (dir === "tune") for (const i of tuneIntents as any[]) list.push({ lang: i.language, modes: [i.mode ?? i.best, ...(i.alsoModes ?? i.acceptable ?? [])], text: i.text ?? i.intent });
else for (const f of readdirSync(dir).filter((f) => f.endsWith(".txt"))) for (const l of readFileSync(`${dir}/${f}`, "utf8").split("\n").filter(Boolean)) { const m = /^([a-z]{2}) \| (.*)$/u.exec(l); const parts = (m?.[2] ?? l).split(" || "); list.push({ lang: m?.[1] ?? "en", modes: [f.slice(0, -4), ...(parts[1]?.split(" ") ?? [])], text: parts[0]! }); }
const detected: string[] = [];
for (const one of list) { const r = readIntent(one.text, elementCards); if (r.language !== one.lang) detected.push(`${one.lang}->${r.language}: ${one.text}`); const c = chooseMode(r, "auto", false, modeCards); for (const k of [one.lang, "all"]) note(k, one.modes.includes(c.primary), one.modes.includes(c.primary) || one.modes.includes(c.secondary), one.modes[0] === c.primary);
 if (process.argv.includes("--misses") && !one.modes.includes(c.primary)) console.log(`- ${one.lang} ${one.text} (${one.modes.join(" ")}) -> ${c.primary} ${c.scores[0]!.score} ${c.secondary} ${c.scores[1]!.score} ${c.scores[0]!.words}`); }
for (const [k, [n, a, b, s]] of table) console.log(k, n, "top1", (100*s/n).toFixed(0), "lenient", (100*a/n).toFixed(0), "top2", (100*b/n).toFixed(0));
console.log("misdetected", detected.length); if (process.argv.includes("--lang")) console.log(detected.join("\n"));
