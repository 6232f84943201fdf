import { writeFile } from "node:fs/promises";
import { createCanvas } from "@napi-rs/canvas";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { rgb } from "#lib/render/scene/colour.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import { lightOf } from "#lib/render/scene/light.ts";
import { hashText, randomFrom } from "#lib/render/scene/random.ts";

/** Who is drawn for some words, whole and in portrait: `node bench/acts/people.ts out.png ["words" ...]`. */
const usual = [
  "An old man waits in a room.",
  "A grandmother waits in a room.",
  "A little girl waits in a room.",
  "A boy in a red hoodie waits in a room.",
  "A baby waits in a room.",
  "A teenager waits in a room.",
  "A tall woman in a long green dress waits in a room.",
  "A fat man in a yellow raincoat waits in a room.",
  "A slim girl with red braids waits in a room.",
  "A bald man with a long white beard waits in a room.",
  "A blonde woman with glasses waits in a room.",
  "A man in a black suit with a red tie waits in a room.",
  "A fisherman waits in a room.",
  "A beekeeper waits in a room.",
  "A firefighter waits in a room.",
  "A police officer waits in a room.",
  "A nurse waits in a room.",
  "A doctor waits in a room.",
  "A chef waits in a room.",
  "A barista waits in a room.",
  "A knight waits in a room.",
  "A samurai waits in a room.",
  "A queen waits in a room.",
  "A witch waits in a room.",
  "An astronaut waits in a room.",
  "A bride waits in a room.",
  "A monk waits in a room.",
  "A farmer with a straw hat waits in a room.",
  "A cowboy waits in a room.",
  "A pirate with an eye patch waits in a room.",
  "A boxer waits in a room.",
  "A ballerina waits in a room.",
  "A detective in a beige trench coat waits in a room.",
  "A woman in a blue sari waits in a room.",
  "A geisha in a red kimono waits in a room.",
  "A robot waits in a room.",
  "Una anciana con bufanda roja espera en una habitación.",
  "Ein Feuerwehrmann wartet in einem Zimmer.",
  "Un pêcheur attend dans une chambre.",
  "漁師が部屋で待っている。",
];
const said = process.argv.length > 3 ? process.argv.slice(3) : usual;
const [columns, width, height] = [10, 170, 300];
const sheet = createCanvas(width * columns, height * Math.ceil(said.length / columns));
const page = sheet.getContext("2d");
page.fillStyle = "#88949c";
page.fillRect(0, 0, sheet.width, sheet.height);
for (const [at, raw_intent] of said.entries()) {
  const plan = draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio: "16:9" },
    seed: 7,
    brand: null,
    elements: elementCards,
  });
  const layers = plan.depth_layers.flatMap(({ layers: all }) => all.filter(({ name }) => name === "subject"));
  const item = layers
    .flatMap(({ drawn_as }) => drawn_as)
    .find(({ element }) => /person|child|crowd|robot/.test(element));
  if (item === undefined) {
    console.log(`nobody: ${raw_intent}`);
    continue;
  }
  const element = elementOf(item.element);
  const seed = plan.seed + hashText(`${element.id}/${item.noun}`);
  const small = element.id === "child" ? 0.8 : 1;
  const paint = (ppu: number, x: number, foot: number, facing: "camera" | "right") => {
    page.save();
    page.translate(x, foot);
    page.scale(ppu, ppu);
    element.paint({
      ctx: page as unknown as CanvasRenderingContext2D,
      createCanvas: createCanvas as unknown as CanvasFactory,
      px_per_unit: ppu,
      window: element.box,
      random: randomFrom(seed),
      seed,
      light: lightOf(plan, 0, "room"),
      colour: item.colour === null ? null : rgb(item.colour),
      motion: "idle",
      phase: 0,
      facing,
      noun: item.noun,
      variants: new Set(),
      material: null,
      look: item.look ?? "",
      people: item.people,
      label: "",
      glow: () => {},
    });
    page.restore();
  };
  page.save();
  page.beginPath();
  page.rect((at % columns) * width, Math.floor(at / columns) * height, width, height);
  page.clip();
  const [left, top] = [(at % columns) * width, Math.floor(at / columns) * height];
  paint(270 * small, left + 55, top + 290, "camera");
  if (element.id !== "crowd") paint(560, left + 125, top + 60 + 560 * (element.id === "child" ? 0.87 : 0.92), "right");
  page.restore();
}
await writeFile(process.argv[2] ?? "people.png", await sheet.encode("png"));
