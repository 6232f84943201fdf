import type { RoomPart } from "#lib/places/room.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, body, down, mottle, panel, panelAlpha, shadeBehind, type Chamber } from "./chamber.ts";
import * as lamps from "./luminaires.ts";
import { archway, doorway, glazing } from "./openings.ts";
import * as seating from "./seating.ts";
import { row, shelf } from "./shelving.ts";
import { line, oval } from "./strokes.ts";
import { vista } from "./vistas.ts";
import * as finish from "./wall-finishes.ts";
import * as things from "./wall-things.ts";

/** Paints the parts of a room's wall in their order; `from` is where `at` counts from. */
export function paintParts(c: Chamber, parts: readonly RoomPart[], from: number): void {
  for (const part of parts) {
    const first = from + (part.at ?? 0);
    if (part.every === undefined) paintPart(c, part, part.w === undefined && part.at === undefined ? c.left : first);
    else for (let x = first; x < c.right - 0.05; x += part.every) paintPart(c, part, x);
  }
}

const toned = (c: Chamber, part: RoomPart, usual: Rgb): Rgb =>
  (part.own === true ? c.brush.colour : null) ?? (part.tone === undefined ? usual : rgb(part.tone));

/** One part with its left edge, or its middle where it is a lamp, at `x`. */
function paintPart(c: Chamber, part: RoomPart, x: number): void {
  const up = part.up ?? 0;
  const w = part.w ?? c.width;
  const h = part.h ?? Math.max(0.1, c.height - up);
  const y = -up - h;
  if (paintFinish(c, part, [x, y, w, h]) || paintLamp(c, part, x, -up) || paintFurniture(c, part, x)) return;
  const tone = toned(c, part, [140, 120, 100]);
  const { ctx } = c;
  switch (part.put) {
    case "window":
      glazing(c, x, y, w, h, {
        panes: [part.across ?? 2, part.rows ?? 2],
        frame: tone,
        view: part.view === undefined || part.view === "field" || part.view === "river" ? "garden" : part.view,
        head: part.head ?? "flat",
        sill: false,
      });
      return;
    case "opening":
      vista(c, tone, part.view, part.head ?? "flat", [x, y, w, h]);
      return;
    case "door":
      doorway(c, tone, x, w, h, false, -up);
      return;
    case "arch":
      archway(c, tone, x, w, h, c.day.bottom, true);
      return;
    case "picture":
      things.picture(c, x, y, w, h, c.light.accent);
      return;
    case "mirror":
      things.mirror(c, x, y, w, h, tone);
      return;
    case "plant":
      things.pottedPlant(c, x, h, tone, -up);
      return;
    case "pipes":
      things.pipes(c, tone, y, part.rows ?? 2, 0.1);
      return;
    case "column":
      things.column(c, tone, x, w, h);
      return;
    case "banner":
      things.banner(c, tone, x, y, w, h, true);
      return;
    case "box":
      body(c, tone, x, y, w, h, Math.min(0.05, w / 4, h / 4));
      return;
    case "bars":
      for (let at = 0; at <= w; at += 0.14)
        panel(ctx, along(ctx, x + at, x + at + 0.035, scale(tone, 1.4), scale(tone, 0.5)), x + at, y, 0.035, h);
      for (const share of [0.02, 0.98]) panel(ctx, scale(tone, 0.8), x, y + h * share - 0.03, w, 0.06);
      return;
    case "rail":
      c.shine(() => {
        for (let at = 0; at <= w; at += 0.16) panel(ctx, scale(tone, 0.8), x + at, y, 0.025, h);
        panel(ctx, down(ctx, y, y + 0.07, scale(tone, 1.5), scale(tone, 0.7)), x, y, w, 0.07, 0.02);
        panel(ctx, scale(tone, 0.7), x, -up - 0.12, w, 0.04);
      });
      return;
    case "hay":
      hay(c, x, y, w, h, tone);
      return;
    case "wheel":
      c.shine(() => {
        ctx.strokeStyle = "#1c1c20";
        ctx.lineWidth = w * 0.09;
        ctx.beginPath();
        ctx.ellipse(x + w / 2, y + h / 2, w / 2, h / 2, 0, 0, 7);
        ctx.stroke();
        line(ctx, [40, 40, 44], w * 0.09, [
          [x, y + h / 2],
          [x + w, y + h / 2],
        ]);
        oval(ctx, [52, 52, 58], x + w / 2, y + h / 2, w * 0.17, w * 0.17);
      });
      return;
    case "telephone":
      telephone(c, x, y, w, h);
      return;
    default:
  }
}

function paintFinish(c: Chamber, part: RoomPart, area: finish.Part): boolean {
  const tone = toned(c, part, [180, 170, 150]);
  switch (part.put) {
    case "plaster":
      finish.plaster(c, tone, area);
      return true;
    case "wallpaper":
      finish.wallpaper(c, tone, area);
      return true;
    case "planks":
      finish.planks(c, tone, area, 0.16);
      return true;
    case "boards":
      finish.planks(c, tone, area, 0.18, true);
      return true;
    case "logs":
      logs(c, tone, area);
      return true;
    case "bricks":
      finish.bricks(c, tone, area);
      return true;
    case "stones":
      finish.stones(c, tone, area);
      return true;
    case "ice":
      finish.stones(c, tone, area, [0.62, 0.36]);
      panelAlpha(c.ctx, [190, 226, 255], 0.28, ...area);
      return true;
    case "tiles":
      finish.tiles(c, tone, area, [0.2, 0.2]);
      return true;
    case "concrete":
      finish.concrete(c, tone, area);
      return true;
    case "plates":
      finish.plates(c, tone, area);
      return true;
    case "panelling":
      finish.panelling(c, tone, area, 0.6, part.rows ?? 1);
      return true;
    case "drape":
      finish.drape(c, tone, area);
      return true;
    case "canvas":
      canvas(c, tone, area);
      return true;
    case "paper":
      paperScreens(c, tone, area);
      return true;
    default:
      return false;
  }
}

function paintLamp(c: Chamber, part: RoomPart, x: number, y: number): boolean {
  const tone = toned(c, part, lamps.lampLight);
  const w = part.w ?? c.width;
  switch (part.put) {
    case "pendant":
      lamps.pendant(c, x, y, tone);
      return true;
    case "globe":
      lamps.globe(c, x, y);
      return true;
    case "sconce":
      lamps.sconce(c, x, y);
      return true;
    case "strip":
      lamps.strip(c, x, y, w, tone);
      return true;
    case "lamp":
      lamps.shadedLamp(c, x, y, part.h ?? 0.5, tone);
      return true;
    case "candles":
      lamps.candles(c, x, y, part.across ?? 3, 0.2);
      return true;
    case "bulbs":
      lamps.stringLights(c, x, x + w, y, 0.25);
      return true;
    case "lantern":
      lamps.paperLantern(c, x, y, part.w ?? 0.3, part.h ?? 0.4, tone);
      return true;
    case "screen":
      lamps.screen(c, x, y - (part.h ?? 0.4), w, part.h ?? 0.4, c.light.accent);
      return true;
    default:
      return false;
  }
}

function paintFurniture(c: Chamber, part: RoomPart, x: number): boolean {
  const tone = toned(c, part, [122, 84, 52]);
  const second = part.second === undefined ? scale(tone, 1.25) : rgb(part.second);
  const up = part.up ?? 0;
  const w = part.w ?? 1;
  switch (part.put) {
    case "counter":
      seating.counter(c, tone, second, x, w, part.h ?? 1.05);
      return true;
    case "cupboards":
      seating.cupboards(c, tone, x, w, -up - (part.h ?? 0.8), part.h ?? 0.8);
      return true;
    case "sofa":
      seating.sofa(c, tone, x, w, second);
      return true;
    case "bed":
      seating.bed(c, tone, [226, 218, 204], second, x, w);
      return true;
    case "stool":
      seating.stool(c, tone, x, part.h ?? 0.5);
      return true;
    case "chair":
      seating.chair(c, tone, x, part.w ?? 0.44);
      return true;
    case "table":
      seating.table(c, tone, x, w, part.h ?? 0.75);
      return true;
    case "benches":
      seating.benches(c, tone, x, w, part.rows ?? 1);
      return true;
    case "desk":
      seating.desk(c, tone, x, w);
      return true;
    case "shelf":
      shelf(c, part.goods ?? ["books"], x, w, up + (part.h ?? 1.8), up, part.rows ?? 4, tone);
      return true;
    case "row":
      row(c, part.goods?.[0] ?? "boxes", x, x + w, -up, part.h ?? 0.3);
      return true;
    case "seat":
      seat(c, tone, x, w, part.h ?? 1.15, up);
      return true;
    default:
      return false;
  }
}

/** Cloth stretched between seams: light soaks through it from above. */
function canvas(c: Chamber, tone: Rgb, [x, y, w, h]: finish.Part): void {
  const { ctx } = c;
  const glow = mix(tone, c.day.beam, 0.35 * c.day.strength);
  panel(ctx, down(ctx, y, y + h, glow, tone, scale(tone, 0.62)), x, y, w, h);
  const seams = Math.max(2, Math.round(w / 0.95));
  for (let i = 0; i < seams; i++) {
    const at = x + (i * w) / seams;
    panelAlpha(ctx, [0, 0, 0], 0.24, at, y, 0.03, h);
    panelAlpha(ctx, [255, 244, 220], 0.16, at + 0.035, y, 0.02, h);
    panel(ctx, along(ctx, at + 0.05, at + w / seams, scale(glow, 1.06), scale(glow, 0.94)), at + 0.05, y, 0.012, h);
  }
  mottle(c, 0.5, 1.1, x, y, w, h);
  c.pool({
    x: c.middle,
    y: y + h * 0.2,
    rx: w * 0.6,
    ry: h * 0.8,
    colour: mix(tone, c.day.beam, 0.6),
    strength: 0.75 * c.day.strength,
  });
}

/** Round timber on timber. */
function logs(c: Chamber, tone: Rgb, [x, y, w, h]: finish.Part): void {
  const { ctx } = c;
  const count = Math.max(2, Math.round(h / 0.27));
  const thick = h / count;
  for (let i = 0; i < count; i++) {
    const at = y + i * thick;
    const shade = scale(tone, 0.88 + c.random() * 0.24);
    panel(
      ctx,
      down(ctx, at, at + thick, scale(shade, 0.7), scale(shade, 1.25), shade, scale(shade, 0.42)),
      x,
      at,
      w,
      thick,
    );
    for (let n = 0; n < w * 1.4; n++)
      oval(ctx, scale(shade, 0.6), x + c.random() * w, at + thick * (0.3 + c.random() * 0.4), 0.035, 0.025);
  }
  mottle(c, 0.4, 2, x, y, w, h);
}

/** Paper in wooden lattice, lit from behind. */
function paperScreens(c: Chamber, wood: Rgb, [x, y, w, h]: finish.Part): void {
  const { ctx } = c;
  const leaves = Math.max(1, Math.round(w / 0.9));
  const wide = w / leaves;
  const light = mix([244, 236, 214], c.day.bottom, 0.35);
  c.pool({ x: x + w / 2, y: y + h / 2, rx: w, ry: h, colour: c.day.beam, strength: 0.8 * c.day.strength });
  panel(ctx, scale(wood, 0.8), x, y, w, h);
  c.shine(() => {
    const bright = scale(light, 0.45 + 0.5 * c.day.strength);
    for (let i = 0; i < leaves; i++) {
      const at = x + i * wide;
      panel(ctx, down(ctx, y, y + h, bright, scale(bright, 0.9)), at + 0.04, y + 0.05, wide - 0.08, h - 0.3);
      for (let n = 1; n < 4; n++) panel(ctx, scale(wood, 0.55), at + (n * wide) / 4, y + 0.05, 0.014, h - 0.3);
      for (let n = 1; n < 7; n++) panel(ctx, scale(wood, 0.55), at + 0.04, y + (n * (h - 0.3)) / 7, wide - 0.08, 0.014);
      panel(ctx, scale(wood, 0.5), at, y, 0.045, h);
    }
  });
}

/** Bales and loose straw. */
function hay(c: Chamber, x: number, y: number, w: number, h: number, tone: Rgb): void {
  const { ctx, random } = c;
  const rows = Math.max(1, Math.round(h / 0.5));
  const across = Math.max(1, Math.round(w / 0.9));
  shadeBehind(c, x, y, w, h, 0.12);
  for (let i = 0; i < rows; i++)
    for (let n = 0; n < across - (i % 2); n++) {
      const bx = x + ((n + (i % 2) * 0.5) * w) / across;
      const by = y + h - ((i + 1) * h) / rows;
      body(c, scale(tone, 0.9 + random() * 0.2), bx, by, w / across - 0.02, h / rows - 0.02, 0.04);
      for (let k = 0; k < 46; k++)
        line(ctx, scale(tone, 0.6 + random() * 0.7), 0.012, [
          [bx + random() * (w / across), by + random() * (h / rows)],
          [bx + random() * (w / across), by + random() * (h / rows)],
        ]);
    }
}

/** A padded seat with its head rest, seen from before or behind. */
function seat(c: Chamber, tone: Rgb, x: number, w: number, h: number, up: number): void {
  body(c, scale(tone, 0.95), x, -up - h, w, h * 0.8, 0.1);
  body(c, scale(tone, 1.15), x + w * 0.16, -up - h - 0.06, w * 0.68, 0.24, 0.08);
  body(c, scale(tone, 1.2), x - 0.03, -up - h * 0.38, w + 0.06, 0.16, 0.06);
  panel(c.ctx, scale(tone, 0.35), x + 0.05, -up - h * 0.25, w - 0.1, h * 0.25);
}

function telephone(c: Chamber, x: number, y: number, w: number, h: number): void {
  const { ctx } = c;
  body(c, [46, 48, 54], x, y, w, h, 0.03);
  panel(ctx, [178, 182, 186], x + w * 0.42, y + h * 0.12, w * 0.46, h * 0.16, 0.01);
  for (let i = 0; i < 12; i++)
    panel(
      ctx,
      [206, 208, 210],
      x + w * (0.44 + (i % 3) * 0.15),
      y + h * (0.36 + Math.floor(i / 3) * 0.13),
      w * 0.1,
      h * 0.08,
      0.006,
    );
  body(c, [20, 20, 24], x + w * 0.08, y + h * 0.1, w * 0.24, h * 0.76, 0.05);
  line(ctx, [26, 26, 30], 0.02, [
    [x + w * 0.2, y + h * 0.86],
    [x + w * 0.1, y + h * 1.4],
    [x + w * 0.5, y + h * 1.55],
    [x + w * 0.6, y + h],
  ]);
}
