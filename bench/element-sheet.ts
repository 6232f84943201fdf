import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { createCanvas } from "@napi-rs/canvas";
import type { Motion, TimeOfDay } from "#lib/contract/vocabulary.ts";
import { registerFonts } from "#lib/render/fonts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { mix } from "#lib/render/scene/colour.ts";
import { bareLens } from "#lib/render/scene/draw-picture.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { variantsOf } from "#lib/elements/variants.ts";
import { variantsSaid } from "#lib/planning/layers/drawn-kinds.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import { extentOf, type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { gradeOf } from "#lib/render/scene/grade.ts";
import { lightOf } from "#lib/render/scene/light.ts";
import { plateOf } from "#lib/render/scene/plate.ts";
import { Raster } from "#lib/render/scene/raster/raster.ts";

/**
 * Paints elements alone, each in the light of three hours, onto one sheet:
 * `node bench/element-sheet.ts --out sheet.png fox "person:chef:work:right:a white apron" "cup:espresso"`.
 * Each thing is `element[:noun[:motion[:facing[:look]]]]`; `all` paints every element; `--side 400` sets the cell.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", default: "element-sheet.png" },
    side: { type: "string", default: "300" },
    across: { type: "string", default: "2" },
    phase: { type: "string", default: "0.2" },
    seed: { type: "string", default: "3" },
  },
});
const hours = ["morning", "golden_hour", "night"] as const satisfies readonly TimeOfDay[];
const lights = hours.map((time_of_day) =>
  lightOf(
    {
      ...examplePlan,
      intent: { ...examplePlan.intent, time_of_day, weather: "clear" },
      shots: examplePlan.shots.map((shot) => ({ ...shot, continuity: { ...shot.continuity, time_of_day } })),
    },
    0,
    "outdoor",
  ),
);
const grade = gradeOf(examplePlan.color_intent);
const things = positionals.includes("all") ? elementCards.map(({ id }) => id) : positionals;
registerFonts(things.join(" "), "en");
const side = Number(values.side);
const across = Number(values.across);
const rows = Math.ceil(things.length / across);
const sheet = createCanvas(side * hours.length * across, (side + 18) * rows);
const page = sheet.getContext("2d");
for (const [index, thing] of things.entries()) {
  const [id = "", noun = id, motion = "idle", facing = "right", look = ""] = thing.split(":");
  const element = elementOf(id);
  const box = extentOf(element, { facing: facing as Brush["facing"], motion: motion as Motion });
  const px_per_unit = (side * 0.94) / Math.max(box.right - box.left, box.bottom - box.top);
  const top = Math.floor(index / across) * (side + 18);
  for (const [hour, light] of lights.entries()) {
    const left = ((index % across) * hours.length + hour) * side;
    const raster = new Raster(Math.ceil(side / 4) * 4, Math.ceil((side + 18) / 2) * 2, 0);
    raster.shadeRows(0, side + 18, (y, out) => {
      const share = Math.min(1, y / side);
      [out[0], out[1], out[2]] = mix(light.upper, light.horizon, share);
      out[3] = 1;
    });
    const plate = plateOf(createCanvas as unknown as CanvasFactory, raster, {
      element,
      noun,
      variants: variantsOf(variantsSaid(id, noun, look, "", "en")),
      look,
      label: "Shotwright",
      motion: motion as Motion,
      facing: facing as Brush["facing"],
      colour: null,
      seed: Number(values.seed),
      phase: Number(values.phase),
      window: box,
      px_per_unit,
      haze: 0,
      blur_px: 0,
      light,
      grade,
      repeats: element.form === "span",
      shadow: false,
    });
    if (plate) {
      const x = side / 2 - ((box.left + box.right) / 2) * px_per_unit;
      const y = side * 0.97 - box.bottom * px_per_unit;
      raster.draw(
        plate.picture,
        x + plate.left * px_per_unit,
        y + plate.top * px_per_unit,
        plate.width * px_per_unit,
        plate.height * px_per_unit,
      );
    }
    const cell = page.createImageData(raster.width, raster.height);
    cell.data.set(raster.developScreen(bareLens));
    page.putImageData(cell, left, top);
  }
  page.fillStyle = "#fff";
  page.font = "13px sans-serif";
  page.fillText(thing.slice(0, 60), (index % across) * hours.length * side + 4, top + side + 13);
}
await writeFile(values.out, await sheet.encode("png"));
console.log(`${values.out}: ${things.length} elements`);
