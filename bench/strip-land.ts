// span strip: paints spans at width 1200 in 3 lights stacked
import { writeFile } from "node:fs/promises";
import { createCanvas } from "@napi-rs/canvas";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { gradeOf } from "#lib/render/scene/grade.ts";
import { lightOf } from "#lib/render/scene/light.ts";
import { plateOf } from "#lib/render/scene/plate.ts";
const [out, unit, ...things] = process.argv.slice(2);
const W = Number(process.env.W ?? 700);
const hours = (process.env.HOURS ?? "morning,golden_hour,night").split(",");
const weather = process.env.WEATHER ?? "clear";
const lights = hours.map((time_of_day:any) => lightOf({ ...examplePlan, intent: { ...examplePlan.intent, time_of_day, weather }, shots: examplePlan.shots.map((s) => ({ ...s, continuity: { ...s.continuity, time_of_day } })) } as any, 0, "outdoor"));
const grade = gradeOf(examplePlan.color_intent);
const u = Number(unit);
const H = Math.round(u * 1.45);
const sheet = createCanvas(W * hours.length, H * things.length);
const page = sheet.getContext("2d");
for (const [row, thing] of things.entries()) {
  const [id, noun = id, look = ""] = thing.split(":");
  const el: any = Object.values(await import(`/work/main/lib/render/scene/elements/${id}.ts`)).find((v: any) => v?.paint);
  lights.forEach((light, col) => {
    const css = (c: readonly number[]) => `rgb(${c.map(Math.round).join(",")})`;
    const g = page.createLinearGradient(0, row * H, 0, row * H + H);
    g.addColorStop(0, css(light.upper)); g.addColorStop(1, css(light.horizon));
    page.fillStyle = g; page.fillRect(col * W, row * H, W, H);
    const period = Math.max(el.box.right - el.box.left, (W * 0.8) / u);
    const t0 = performance.now();
    const plate = plateOf(createCanvas as any, { element: el, noun, look, label: "", motion: "idle", facing: "right", colour: null, seed: Number(process.env.SEED ?? 3), phase: Number(process.env.PHASE ?? 0.2), window: el.form === "span" ? { left: 0, right: period, top: el.box.top, bottom: el.box.bottom } : el.box, px_per_unit: u, haze: 0.06, blur_px: 0, light, grade, repeats: el.form === "span", shadow: false } as any);
    console.log(thing, hours[col], (performance.now() - t0).toFixed(0), "ms");
    if (!plate) return;
    page.save(); page.beginPath(); page.rect(col * W, row * H, W, H); page.clip();
    const y0 = row * H + H * 0.92;
    if (el.form === "span") for (let x = 0; x < W; x += period * u) page.drawImage(plate.canvas as any, col * W + x, y0 + plate.top * u, plate.width * u, plate.height * u);
    else page.drawImage(plate.canvas as any, col * W + W / 2 + plate.left * u, y0 + plate.top * u, plate.width * u, plate.height * u);
    page.restore();
  });
}
await writeFile(out!, await sheet.encode("png"));
