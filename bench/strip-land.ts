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
const A = Number(process.env.A ?? 2);
const sheet = createCanvas(W * hours.length * A, H * Math.ceil(things.length / A));
const page = sheet.getContext("2d");
for (const [index, thing] of things.entries()) {
  const row = Math.floor(index / A);
  const shift = (index % A) * hours.length;
  const [id, noun = id, look = ""] = thing.split(":");
  const el: any = Object.values(await import(`/work/main/lib/render/scene/elements/${id}.ts`)).find((v: any) => v?.paint);
  for (const [hour, light] of lights.entries()) { const col = hour + shift;
    const css = (c: readonly number[]) => `rgb(${c.map(Math.round).join(",")})`;
    const g = page.createLinearGradient(0, row * H, 0, row * H + H);
    g.addColorStop(0, css(light.upper)); g.addColorStop(1, css(light.horizon));
    page.fillStyle = g; page.fillRect(col * W, row * H, W, H);
    const period = Math.max(el.box.right - el.box.left, (W * 0.8) / u);
    const { Raster } = await import("#lib/render/scene/raster/raster.ts"); const { bareLens } = await import("#lib/render/scene/draw-picture.ts");
    const ras = new Raster(Math.ceil(W / 4) * 4, Math.ceil(H / 2) * 2, 0); ras.shadeRows(0, H, (y, o) => { for (let c = 0; c < 3; c++) o[c] = light.upper[c]! + ((light.horizon[c]! - light.upper[c]!) * y) / H; o[3] = 1; });
    const t0 = performance.now();
    const plate = plateOf(createCanvas as any, ras, { element: el, noun, look, label: "", motion: "idle", facing: "right", colour: null, seed: Number(process.env.SEED ?? 3), phase: Number(process.env.PHASE ?? 0.2), window: el.form === "span" ? { left: 0, right: period, top: el.box.top, bottom: el.box.bottom } : el.box, px_per_unit: u, haze: 0.06, blur_px: 0, light, grade, repeats: el.form === "span", shadow: false } as any);
    console.log(thing, hours[hour], (performance.now() - t0).toFixed(0), "ms");
    if (!plate) continue;
    ras.draw(plate.picture, (el.form === "span" ? 0 : W / 2) + plate.left * u, H * 0.92 + plate.top * u, plate.width * u, plate.height * u);
    const im = page.createImageData(ras.width, ras.height); im.data.set(ras.developScreen(bareLens)); page.putImageData(im, col * W, row * H);
  }
}
await writeFile(out!, await sheet.encode("png"));
