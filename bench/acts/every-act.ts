import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { createCanvas } from "@napi-rs/canvas";
import type { Act } from "#lib/contract/acts.ts";
import type { CastEntry, PropEntry, Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { scriptOfAct } from "#lib/acts/act-script.ts";
import { byCoverage } from "#lib/planning/by-coverage.ts";
import { coveredFilm, draftFromScreenplay } from "#lib/planning/draft-film.ts";
import { readBrief } from "#lib/planning/screenplay/read-brief.ts";
import { registerFilmFonts } from "#lib/render/fonts.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { drawFrame } from "#lib/render/scene/draw-frame.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { buildFilmScene } from "#lib/render/scene/film-scene.ts";
import { sceneCasesOf, type ActCase } from "./act-cases.ts";

/**
 * Every act of the list straight from a staging, without a word read: `node bench/acts/every-act.ts --out folder [act ...]`.
 * Four frames an act, sixteen acts a sheet; their names are printed in the order of the sheet, down the left side first.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string", default: "acts" },
    width: { type: "string", default: "240" },
    columns: { type: "string", default: "2" },
    rows: { type: "string", default: "8" },
    seed: { type: "string", default: "7" },
    set: { type: "string", default: "plain" },
    print: { type: "boolean", default: false },
  },
});
const width = Number(values.width);
const height = Math.round((width * 9) / 16);
const columns = Number(values.columns);
const rows = Number(values.rows);

const castOf = (id: string, noun: string, kind: CastEntry["kind"], element: string, count: number): CastEntry => ({
  id,
  name: noun,
  kind,
  count,
  looks: "",
  wardrobe: "",
  drawn_as: { element, variant: noun, wears: [], carries: [], material: null },
});

/** A film of one shot in which one act is done. */
function filmOf({ act, by, of, to, with: tool, place }: ActCase, seed: number) {
  const input = {
    request: {
      raw_intent: place === "field" ? "a field in summer" : "a room at noon",
      duration_seconds: 12 as const,
      shot_count: 4 as const,
      aspect_ratio: "16:9" as const,
      captions: false,
    },
    seed,
    brand: null,
    elements: elementCards,
  };
  const brief = readBrief(input);
  const base = coveredFilm(brief);
  const parts = [by, of, to, tool].filter((part) => part !== null);
  const cast = parts
    .filter(({ kind }) => kind === "person" || kind === "animal")
    .map(({ id, noun, element, kind, count }) =>
      castOf(id, noun, kind === "animal" ? "animal" : count > 2 ? "group" : "person", element, count),
    );
  const things = parts.filter(({ kind }) => kind === "thing");
  const lead = by.kind === "thing" ? [castOf(by.id, by.noun, "object", by.element, 1)] : [];
  const props = things
    .filter(({ id }) => id !== by.id)
    .map(({ id, noun, element }): PropEntry => ({
      id,
      name: noun,
      looks: "",
      drawn_as: { element, variant: noun, wears: [], carries: [], material: null },
    }));
  const frame = scriptOfAct(act)?.frame ?? "medium";
  const model = base.shots[0]!;
  const shot: ScreenplayShot = {
    ...model,
    shot_id: "s1",
    action: `${by.noun} ${act}.`,
    detail: "",
    present: [...lead, ...cast].map(({ id }, at) => ({
      cast: id,
      doing: "stand",
      holds: null,
      faces: at === 0 ? "right" : "left",
      looks_at: null,
      touches: null,
      at: null,
      where: at === 0 ? (cast.length > 1 ? "left" : "centre") : "right",
      depth: "mid",
      feels: null,
    })),
    props: props.map(({ id }) => id),
    acts: [{ act, by: by.id, of: of?.id ?? null, to: to?.id ?? null, with: tool?.id ?? null }],
    focus: by.id,
    framing: frame === "full" ? "full" : frame === "close" ? "close" : "medium",
    angle: "eye_level",
    movement: "static",
    dialogue: [],
    caption: null,
    now: [],
    changes: null,
    setup_of: [],
    pays_off: [],
  };
  const screenplay: Screenplay = {
    ...base,
    cast: [...lead, ...cast],
    props,
    shots: [1, 2, 3, 4].map((at) => ({ ...shot, shot_id: `s${at}` })),
    end_card: null,
  };
  return draftFromScreenplay(screenplay, brief, input, byCoverage);
}

/** The four frames of a case, side by side. */
function strip(one: ActCase, page: ReturnType<ReturnType<typeof createCanvas>["getContext"]>, x: number, y: number) {
  const plan = filmOf(one, Number(values.seed));
  registerFilmFonts(plan);
  if (values.print) console.log(JSON.stringify(plan.staging?.[0]), plan.shots[0]?.duration_seconds);
  const scene = buildFilmScene(
    { ...plan, captions: false, end_card: null },
    { width_px: width, height_px: height },
    createCanvas as unknown as CanvasFactory,
  );
  for (const [k, share] of [0.1, 0.37, 0.63, 0.9].entries()) {
    const frame = createCanvas(width, height);
    drawFrame(
      scene,
      frame.getContext("2d") as unknown as CanvasRenderingContext2D,
      0,
      plan.shots[0]!.duration_seconds * share,
    );
    page.drawImage(frame, x + k * (width + 2), y);
  }
}

await mkdir(values.out, { recursive: true });
const wanted = sceneCasesOf(values.set).filter(
  ({ act }) => positionals.length === 0 || positionals.includes(act satisfies Act),
);
const perSheet = columns * rows;
for (let sheet = 0; sheet * perSheet < wanted.length; sheet++) {
  const cases = wanted.slice(sheet * perSheet, (sheet + 1) * perSheet);
  const tall = Math.min(rows, cases.length);
  const canvas = createCanvas(columns * (4 * (width + 2) + 8), tall * (height + 4));
  const page = canvas.getContext("2d");
  for (const [at, one] of cases.entries())
    strip(one, page, Math.floor(at / tall) * (4 * (width + 2) + 8), (at % tall) * (height + 4));
  const file = path.join(values.out, `${String(sheet + 1).padStart(2, "0")}.png`);
  await writeFile(file, await canvas.encode("png"));
  console.log(file, cases.map(({ act }) => act).join(", "));
}
