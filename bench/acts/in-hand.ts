import { writeFile } from "node:fs/promises";
import { createCanvas } from "@napi-rs/canvas";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { lightOf } from "#lib/render/scene/light.ts";

/** Things as their painters stand them, with a grid of tenths of their height: where a hand takes them. `in-hand.ts out.png id ...` */
const plan = draftFilm({
  request: { raw_intent: "a woman in a room", duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9" },
  seed: 7,
  brand: null,
  elements: elementCards,
});
const light = lightOf(plan, 0, "room");
const known = new Set(elementCards.map(({ id }) => id));
const [file = "in-hand.png", ...named] = process.argv.slice(2);
const ids = named.filter((id) => known.has(id));
const side = 150;
const across = 10;
const sheet = createCanvas(side * across, (side + 12) * Math.ceil(ids.length / across));
const page = sheet.getContext("2d");
page.fillStyle = "#88949c";
page.fillRect(0, 0, sheet.width, sheet.height);
for (const [at, id] of ids.entries()) {
  const element = elementOf(id);
  const { box } = element;
  const ppu = (side - 10) / Math.max(1, box.right - box.left, box.bottom - box.top);
  page.save();
  page.translate((at % across) * side + side / 2, Math.floor(at / across) * (side + 12) + side - 5);
  page.fillStyle = "#fff";
  page.fillText(id, -side / 2 + 4, 14);
  page.scale(ppu, ppu);
  page.translate(-(box.left + box.right) / 2, 0);
  element.paint({
    ctx: page as unknown as CanvasRenderingContext2D,
    createCanvas: createCanvas as unknown as CanvasFactory,
    px_per_unit: ppu,
    window: box,
    random: randomFrom(3),
    seed: 3,
    light,
    colour: null,
    motion: "still",
    phase: 0,
    facing: "right",
    noun: id.replaceAll("_", " "),
    variants: new Set(),
    material: null,
    look: "",
    label: "",
    glow: () => {},
  });
  page.lineWidth = 0.004;
  for (let tenth = 0; tenth <= 10; tenth++) {
    page.strokeStyle = tenth % 5 === 0 ? "#ff4040" : "#ffffff70";
    page.beginPath();
    page.moveTo(-0.5, -tenth / 10);
    page.lineTo(0.5, -tenth / 10);
    page.moveTo(tenth / 10 - 0.5, 0);
    page.lineTo(tenth / 10 - 0.5, -1);
    page.stroke();
  }
  page.restore();
}
await writeFile(file, await sheet.encode("png"));
