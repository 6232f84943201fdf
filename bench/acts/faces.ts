import { writeFile } from "node:fs/promises";
import { createCanvas } from "@napi-rs/canvas";
import { expressions } from "#lib/contract/acts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { lightOf } from "#lib/render/scene/light.ts";

/** All expressions of some faces, from the front and from the side: `node bench/acts/faces.ts out.png`. */
const plan = draftFilm({
  request: { raw_intent: "a woman in a room", duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9" },
  seed: 7,
  brand: null,
  elements: elementCards,
});
const light = lightOf(plan, 0, "room");
const who = [
  ["woman", "person", "camera", 3],
  ["man", "person", "camera", 11],
  ["old man", "person", "right", 5],
  ["girl", "child", "camera", 9],
  ["woman", "person", "right", 21],
] as const;
const side = 150;
/** Of each row the faces, then the bodies. */
const body_px = 200;
const sheet = createCanvas(side * expressions.length, (side + body_px) * who.length);
const page = sheet.getContext("2d");
page.fillStyle = "#88949c";
page.fillRect(0, 0, sheet.width, sheet.height);
for (const [row, [noun, id, facing, seed]] of who.entries())
  for (const [column, feels] of expressions.entries()) {
    const element = elementOf(id);
    for (const [ppu, top, height, foot] of [
      [900, 0, side, side / 2 + 900 * (id === "child" ? 0.87 : 0.92)],
      [180, side, body_px, 192],
    ] as const) {
      page.save();
      page.beginPath();
      page.rect(column * side, row * (side + body_px) + top, side, height);
      page.clip();
      page.translate(column * side + side / 2, row * (side + body_px) + top + foot);
      page.scale(ppu, ppu);
      element.paint({
        ctx: page as unknown as CanvasRenderingContext2D,
        createCanvas: createCanvas as unknown as CanvasFactory,
        px_per_unit: ppu,
        window: element.box,
        random: randomFrom(seed),
        seed,
        light,
        colour: null,
        motion: "idle",
        phase: 0,
        facing,
        noun,
        variants: new Set(),
        material: null,
        look: "",
        label: "",
        demeanour: { from: feels, to: feels, share: 1, look: null },
        glow: () => {},
      });
      page.restore();
    }
  }
await writeFile(process.argv[2] ?? "faces.png", await sheet.encode("png"));
