import { writeFile, readFile } from "node:fs/promises";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import { variantRows, variantsOf } from "#lib/elements/variants.ts";
import { extentOf } from "#lib/render/scene/elements/scene-element.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { gradeOf } from "#lib/render/scene/grade.ts";
import { lightOf } from "#lib/render/scene/light.ts";
import { paint } from "#lib/render/scene/plate.ts";
import { elementRows } from "#lib/elements/element-rows.ts";
const out = process.argv[2]!;
const compare = process.argv[3] === "--compare" ? process.argv[4]! : null;
const ids = process.argv.slice(compare ? 5 : 3);
const light = lightOf(examplePlan, 0, "outdoor");
const grade = gradeOf(examplePlan.color_intent);
const states: (Record<string, number> | undefined)[] = [undefined];
const all = ids.length ? ids : elementRows.filter((r) => ["object", "food", "product"].includes(r.kind)).map((r) => r.id);
for (const arg of all) {
  const [id = "", only, state] = arg.split(":");
  const kinds = only !== undefined ? [only] : ["", ...Object.entries(variantRows).flatMap(([v, of]) => ((of as readonly string[]).includes(id) ? [v] : []))];
  for (const kind of kinds)
    for (const colour of [null, "#3c6ebe"]) {
      const element = elementOf(id);
      const box = extentOf(element, { facing: "right", motion: "idle" });
      const px = 240 / Math.max(box.right - box.left, box.bottom - box.top);
      const { canvas } = paint(createCanvas as never, {
        element, noun: "", look: "", label: "", motion: "idle", facing: "right", colour, seed: 3, phase: 0.2,
        window: box, px_per_unit: px, haze: 0, blur_px: 0, light, grade, repeats: false, shadow: false,
        variants: variantsOf(kind.split("+")), state: state ? Object.fromEntries([state.split("=")].map(([k, v]) => [k, Number(v)])) : undefined,
      } as never);
      const name = `${id}-${kind || "plain"}${state ? "-" + state : ""}${colour ? "-blue" : ""}.png`;
      const page = createCanvas(canvas.width, canvas.height);
      const c = page.getContext("2d");
      c.fillStyle = "#9aa3a8"; c.fillRect(0, 0, page.width, page.height);
      c.drawImage(canvas as never, 0, 0);
      await writeFile(`${out}/${name}`, page.toBuffer("image/png"));
      if (compare) {
        try {
          const old = await loadImage(await readFile(`${compare}/${name}`));
          const q = createCanvas(page.width, page.height); const qc = q.getContext("2d"); qc.drawImage(old, 0, 0);
          const a = c.getImageData(0, 0, page.width, page.height).data, b = qc.getImageData(0, 0, page.width, page.height).data;
          let sum = 0, most = 0; for (let i = 0; i < a.length; i++) { const d = Math.abs(a[i]! - b[i]!); sum += d; if (d > 24) most++; }
          console.log(`${(sum / a.length).toFixed(2).padStart(7)} ${((most / a.length) * 400).toFixed(1).padStart(6)}%  ${name}`);
        } catch { console.log(`   new  ${name}`); }
      }
    }
}
