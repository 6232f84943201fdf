import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Ceiling } from "#lib/render/scene/elements/scene-element.ts";
import { along, chamber, down, mottle, panel, panelAlpha, type Chamber } from "./chamber.ts";
import { coolLight, lampLight } from "./luminaires.ts";
import { oval } from "./strokes.ts";

export interface CeilingLook {
  kind:
    | "plaster"
    | "beams"
    | "boards"
    | "panels"
    | "concrete"
    | "truss"
    | "vault"
    | "glass"
    | "coffers"
    | "metal"
    | "dark"
    | "rock"
    | "pipes";
  tone: Rgb;
  second?: Rgb;
  lamps?: "none" | "tubes" | "panels" | "spots" | "bulbs" | "strips";
  colour?: Rgb;
  ambient?: number;
}

/** A ceiling whose square tile of `tile_m` repeats. */
export function ceilingOf(height_m: number, tile_m: number, look: CeilingLook): Ceiling {
  const paint = chamber({ unit_m: tile_m, ambient: look.ambient ?? 0.34, gloom: 0, tiles: true }, (c) =>
    cover(c, tile_m, look),
  );
  return { height_m, tile_m, paint };
}

function cover(c: Chamber, side: number, look: CeilingLook): void {
  const { ctx, left, random, day } = c;
  const top = c.brush.window.top;
  const high = c.brush.window.bottom - top;
  const { tone } = look;
  const other = look.second ?? scale(tone, 0.6);
  panel(ctx, tone, left, top, c.width, high);
  mottle(c, 0.3, 1.2, left, top, c.width, high);
  const bar = (x: number, y: number, w: number, h: number, colour: Rgb) => {
    panelAlpha(ctx, [0, 0, 0], 0.4, x - 0.03, y, w + 0.1, h);
    panel(
      ctx,
      w < h
        ? along(ctx, x, x + w, scale(colour, 0.7), scale(colour, 1.15), scale(colour, 0.6))
        : down(ctx, y, y + h, scale(colour, 0.7), scale(colour, 1.15), scale(colour, 0.6)),
      x,
      y,
      w,
      h,
    );
  };
  const across = (count: number, thick: number, colour: Rgb) => {
    for (let i = 0; i < count; i++) bar(left, top + ((i + 0.5) * high) / count - thick / 2, c.width, thick, colour);
  };
  const lengthwise = (count: number, thick: number, colour: Rgb) => {
    for (let i = 0; i < count; i++) bar(left + ((i + 0.5) * c.width) / count - thick / 2, top, thick, high, colour);
  };
  switch (look.kind) {
    case "beams":
      for (let i = 0; i < 12; i++)
        panelAlpha(ctx, [0, 0, 0], 0.12 + random() * 0.12, left + (i * c.width) / 12, top, 0.012, high);
      across(2, 0.17, other);
      break;
    case "boards":
      for (let i = 0; i < 14; i++) {
        panelAlpha(
          ctx,
          random() > 0.5 ? [0, 0, 0] : [255, 230, 190],
          random() * 0.14,
          left + (i * c.width) / 14,
          top,
          c.width / 14,
          high,
        );
        panelAlpha(ctx, [0, 0, 0], 0.35, left + (i * c.width) / 14, top, 0.012, high);
      }
      break;
    case "panels":
      for (let i = 0; i < 4; i++) {
        panelAlpha(ctx, [0, 0, 0], 0.25, left + (i * c.width) / 4, top, 0.02, high);
        panelAlpha(ctx, [0, 0, 0], 0.25, left, top + (i * high) / 4, c.width, 0.02);
      }
      for (let i = 0; i < 160; i++)
        panelAlpha(ctx, [0, 0, 0], 0.12, left + random() * c.width, top + random() * high, 0.02, 0.02, 0.01);
      break;
    case "coffers":
      lengthwise(3, 0.16 * (side / 3), other);
      across(3, 0.16 * (side / 3), other);
      break;
    case "glass":
      panel(ctx, mix(day.top, day.bottom, 0.5), left, top, c.width, high);
      c.pool({ x: c.middle, y: top + high / 2, rx: side * 2, colour: [255, 255, 255], strength: 0.9 });
      lengthwise(4, 0.05 * side * 0.4, other);
      across(2, 0.1 * side * 0.4, other);
      break;
    case "truss":
      lengthwise(2, 0.14, other);
      across(1, 0.32, other);
      for (let i = 0; i < 6; i++) bar(left + (i * c.width) / 6, top + high / 2 - 0.5, 0.06, 1, scale(other, 0.8));
      break;
    case "vault":
      across(1, 0.5 * (side / 4), other);
      for (let i = 0; i < 9; i++) panelAlpha(ctx, [0, 0, 0], 0.16, left, top + (i * high) / 9, c.width, 0.025);
      break;
    case "concrete":
      panelAlpha(ctx, [0, 0, 0], 0.3, left, top, 0.03, high);
      panelAlpha(ctx, [0, 0, 0], 0.3, left, top, c.width, 0.03);
      mottle(c, 0.6, 1, left, top, c.width, high);
      break;
    case "pipes":
      lengthwise(3, 0.16, other);
      bar(left + c.width * 0.72, top, 0.42, high, mix(other, [190, 196, 200], 0.35));
      across(1, 0.09, scale(other, 0.8));
      break;
    case "metal":
      across(3, 0.06, other);
      lengthwise(2, 0.1, other);
      break;
    case "rock":
      mottle(c, 1, 2, left, top, c.width, high);
      mottle(c, 0.8, 6, left, top, c.width, high);
      break;
    default:
  }
  lampsOn(c, side, top, high, look);
}

function lampsOn(c: Chamber, side: number, top: number, high: number, look: CeilingLook): void {
  const { ctx, left, day } = c;
  const cool = look.colour ?? (look.lamps === "bulbs" || look.lamps === "spots" ? lampLight : coolLight);
  const bright = mix(cool, [255, 255, 255], 0.6);
  const middle = top + high / 2;
  const light = (x: number, y: number, w: number, h: number) => {
    c.pool({
      x,
      y,
      rx: w / 2 + side * 0.32,
      ry: h / 2 + side * 0.32,
      colour: cool,
      strength: 0.8 * (0.5 + day.lamps / 2),
    });
    c.shine(() => {
      panelAlpha(ctx, cool, 0.25, x - w / 2 - 0.05, y - h / 2 - 0.05, w + 0.1, h + 0.1, 0.05);
      panel(ctx, bright, x - w / 2, y - h / 2, w, h, Math.min(w, h) * 0.2);
    });
  };
  switch (look.lamps) {
    case "tubes":
      light(c.middle, middle, side * 0.07, high * 0.55);
      break;
    case "panels":
      light(c.middle, middle, side * 0.25, high * 0.5);
      break;
    case "strips":
      light(left + c.width * 0.25, middle, 0.06, high);
      light(left + c.width * 0.75, middle, 0.06, high);
      break;
    case "spots":
    case "bulbs":
      for (const fx of [0.25, 0.75])
        for (const fy of [0.25, 0.75]) {
          const x = left + c.width * fx;
          const y = top + high * fy;
          c.pool({ x, y, rx: side * 0.25, colour: cool, strength: 0.55 });
          c.shine(() => oval(ctx, bright, x, y, 0.05, 0.05));
        }
      break;
    default:
  }
}
