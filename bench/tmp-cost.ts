import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createCanvas } from "@napi-rs/canvas";
import { registerFonts } from "#lib/render/fonts.ts";
import { elementCards, elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { gradeOf } from "#lib/render/scene/grade.ts";
import { lightOf } from "#lib/render/scene/light.ts";
import { paint, type PlateJob } from "#lib/render/scene/plate.ts";
const { values, positionals } = parseArgs({ allowPositionals: true, options: { save: { type: "string" }, against: { type: "string" }, out: { type: "string" }, again: { type: "string", default: "2" }, top: { type: "string", default: "60" } } });
registerFonts("Shotwright", "en");
const light = lightOf({ ...examplePlan, intent: { ...examplePlan.intent, time_of_day: "golden_hour", weather: "clear" }, shots: examplePlan.shots.map((s) => ({ ...s, continuity: { ...s.continuity, time_of_day: "golden_hour" as const } })) }, 0, "outdoor");
const grade = gradeOf(examplePlan.color_intent);
const people = ["person:woman:walk:right:a red coat, long hair#400", "person:chef:work:right:a white apron#400", "person:man:walk:right:beard, blue jacket, hat#400", "person:woman:talk:camera:curly hair, green dress#400", "person:man:idle:camera:grey beard, navy pea coat#1600", "person:woman:idle:right:long red hair#1600", "person:woman:idle:camera:long black hair#1600", "child:girl:run:right:#300", "crowd:crowd:walk:camera:#300"];
const things = positionals.length ? positionals : [...elementCards.map(({ id }) => id).filter((id) => !["person", "child"].includes(id)), ...people];
const rows: { thing: string; ms: number; cold: number; note: string }[] = [];
for (const name of ["save"] as const) if (values[name]) mkdirSync(values[name], { recursive: true });
function run(job: PlateJob, sides: boolean): { ms: number; data: Uint8Array; w: number; h: number } {
  const c = process.cpuUsage();
  const { canvas } = paint(createCanvas as never, job);
  const data = canvas.data!();
  const d = process.cpuUsage(c);
  return { ms: (d.user + d.system) / 1000, data, w: canvas.width, h: canvas.height };
}
for (const entry of things) {
  const [thing = "", size] = entry.split("#");
  const [id = "", noun = id.replace(/_/g, " "), motion = id === "crowd" ? "walk" : "idle", facing = "right", look = ""] = thing.split(":");
  const element = elementOf(id);
  const { box } = element;
  const w = box.right - box.left, h = box.bottom - box.top;
  const jobs: [string, PlateJob][] = [];
  const base: PlateJob = { element, noun, look, label: "Shotwright", motion: motion as never, facing: facing as never, colour: null, seed: 3, phase: 0.2, window: box, px_per_unit: 600, haze: 0, blur_px: 0, light, grade, repeats: element.form === "span", shadow: false };
  const ppu = size ? Number(size) : element.form === "figure" ? Math.min(600, 1000 / w) : element.form === "span" ? Math.min(1600 / w, 500 / Math.min(h, 1.2)) : element.form === "room" ? Math.min(720 / h, 1600/w) : Math.min(500 / h, 900 / w);
  jobs.push([entry, { ...base, px_per_unit: ppu, window: size === "1600" ? { left: -0.3, right: 0.3, top: -1.05, bottom: -0.72 } : box }]);
  if (element.sides) jobs.push([id + "/sides", { ...base, element: { ...element, form: "span", paint: element.sides.paint }, window: { left: 0, right: Math.min(4, element.sides.length_m / element.sides.height_m), top: -1, bottom: 0 }, px_per_unit: 400, repeats: true }]);
  if (element.ceiling) jobs.push([id + "/ceiling", { ...base, element: { ...element, form: "span", paint: element.ceiling.paint }, window: { left: 0, right: 1, top: -1, bottom: 0 }, px_per_unit: 400, repeats: true }]);
  for (const [name, job] of jobs) {
    const first = run(job, false);
    let ms = Infinity;
    for (let i = 1; i <= Number(values.again); i++) ms = Math.min(ms, run({ ...job, seed: 3 + i }, false).ms);
    const file = name.replace(/[^a-z0-9_#]+/gi, "-") + ".raw";
    let note = `${first.w}x${first.h}`;
    if (values.save) writeFileSync(`${values.save}/${file}`, first.data);
    if (values.against && existsSync(`${values.against}/${file}`)) {
      const before = readFileSync(`${values.against}/${file}`);
      if (before.length !== first.data.length) note += " SIZE";
      else {
        let sum = 0, most = 0, n = 0, big = 0;
        for (let i = 0; i < before.length; i++) { const d = Math.abs(before[i]! - first.data[i]!); if (d) n++; if (d > 24) big++; sum += d; if (d > most) most = d; }
        note += n ? ` diff mean ${(sum / before.length).toFixed(3)} max ${most} >24: ${(100 * big / before.length).toFixed(2)}%` : " same";
      }
    }
    rows.push({ thing: name, ms, cold: first.ms, note });
  }
}
rows.sort((a, b) => b.ms - a.ms);
const text = rows.map((r) => `${r.ms.toFixed(1).padStart(7)} cold ${r.cold.toFixed(0).padStart(5)}  ${r.thing}  ${r.note}`).join("\n");
if (values.out) writeFileSync(values.out, text + "\n");
console.log(text.split("\n").slice(0, Number(values.top)).join("\n"));
console.log("total", rows.reduce((s, r) => s + r.ms, 0).toFixed(0), rows.length);
