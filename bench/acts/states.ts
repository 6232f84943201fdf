import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { createCanvas } from "@napi-rs/canvas";
import { stateScales, type StateScale } from "#lib/contract/acts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import type { Glow } from "#lib/render/scene/elements/scene-element.ts";
import { paintInState, roomFor } from "#lib/render/scene/states/treated.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { lightOf } from "#lib/render/scene/light.ts";

/**
 * Things at 0, a third, two thirds and the whole of their states:
 * `node bench/acts/states.ts --out sheet.png "cup:broken,full,wet" "door:open" ...`; `thing:all` takes every scale.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string", default: "states.png" } },
});
const plan = draftFilm({
  request: { raw_intent: "a cup in a room", duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9" },
  seed: 7,
  brand: null,
  elements: elementCards,
});
const light = lightOf(plan, 0, "room");
const shares = [0, 1 / 3, 2 / 3, 1];
const cells = positionals.flatMap((said) => {
  const [id = "", scales = "all"] = said.split(":");
  const wanted =
    scales === "all" ? stateScales.filter((scale) => scale !== "gone") : (scales.split(",") as StateScale[]);
  return wanted.map((scale) => ({ element: elementOf(id), scale }));
});
const [side, columns] = [150, Math.min(2, Math.max(1, Math.ceil(cells.length / 8)))];
const rows = Math.ceil(cells.length / columns);
const sheet = createCanvas(side * shares.length * columns, (side + 12) * rows);
const page = sheet.getContext("2d");
page.fillStyle = "#7c868c";
page.fillRect(0, 0, sheet.width, sheet.height);
for (const [at, { element, scale }] of cells.entries())
  for (const [step, share] of shares.entries()) {
    const left = (Math.floor(at / rows) * shares.length + step) * side;
    const top = (at % rows) * (side + 12);
    const box = roomFor(element.box, [scale]);
    const ppu = Math.min((side - 6) / (box.right - box.left), (side - 6) / (box.bottom - box.top));
    const glows: Pick<Glow, "x" | "y" | "radius" | "colour">[] = [];
    page.save();
    page.beginPath();
    page.rect(left, top, side, side);
    page.clip();
    page.translate(left + side / 2 - ((box.left + box.right) / 2) * ppu, top + side - 3 - box.bottom * ppu);
    page.scale(ppu, ppu);
    paintInState(element, {
      ctx: page as unknown as CanvasRenderingContext2D,
      createCanvas: createCanvas as unknown as CanvasFactory,
      px_per_unit: ppu,
      window: element.box,
      random: randomFrom(7),
      seed: 7,
      light,
      colour: null,
      motion: "still",
      phase: 0.3,
      facing: "right",
      noun: element.id.replaceAll("_", " "),
      variants: new Set(),
      material: null,
      look: "",
      label: "",
      state: { [scale]: share },
      glow: (glow) => glows.push(glow),
    });
    page.globalCompositeOperation = "lighter";
    for (const { x, y, radius, colour } of scale === "lit" && share === 0 ? [] : glows) {
      const halo = page.createRadialGradient(x, y, 0, x, y, radius * 0.6);
      halo.addColorStop(0, `rgba(${colour.map(Math.round).join()},${0.3 * (scale === "lit" ? share : 1)})`);
      halo.addColorStop(1, "rgba(0,0,0,0)");
      page.fillStyle = halo;
      page.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    }
    page.restore();
    page.fillStyle = "#101418";
    page.font = "11px sans-serif";
    page.fillText(`${element.id} ${scale} ${share.toFixed(2)}`, left + 3, top + side + 9);
  }
await writeFile(values.out, await sheet.encode("png"));
