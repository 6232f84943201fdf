import { imageOf, type SceneCanvas } from "#lib/render/scene/canvas.ts";
import { css, mix, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { noise } from "#lib/render/scene/random.ts";
import { rounded, shadeOf, sideOf, type MadeLight, type Sheen } from "./surface-light.ts";
import { curveThrough } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;
type Axis = readonly [x0: number, y0: number, x1: number, y1: number];
export type Grain = "weave" | "leather" | "brushed" | "speckle" | "wood";

const commands = /([MLQCSZO])([^MLQCSZO]*)/g;

interface Stroke {
  command: string;
  n: number[];
}
/** Outlines read before: the frames of a cycle draw the same ones again. */
const known = new Map<string, Stroke[]>();
const most_known = 6000;

function strokesOf(drawing: string): Stroke[] {
  const before = known.get(drawing);
  if (before) return before;
  const strokes = Array.from(drawing.matchAll(commands), ([, command = "", numbers = ""]) => ({
    command,
    n: (numbers.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map((text) => Number(text) / 100),
  }));
  if (known.size >= most_known) known.clear();
  known.set(drawing, strokes);
  return strokes;
}

/**
 * Traces an outline written as SVG writes it, in hundredths of the element's height, y downwards: M, L, Q, C and Z;
 * `S` runs a smooth curve through its points; `O x y rx ry` is an ellipse.
 */
export function outline(ctx: Ctx, drawing: string): void {
  ctx.beginPath();
  let x = 0;
  let y = 0;
  for (const { command, n } of strokesOf(drawing)) {
    if (command === "Z") ctx.closePath();
    else if (command === "O") {
      ctx.moveTo(n[0]! + n[2]!, n[1]!);
      ctx.ellipse(n[0]!, n[1]!, Math.max(1e-4, n[2]!), Math.max(1e-4, n[3]!), 0, 0, Math.PI * 2);
    } else if (command === "S") {
      const through = [x, y, ...n];
      const points = Array.from(
        { length: through.length / 2 },
        (_, i) => [through[2 * i]!, through[2 * i + 1]!] as const,
      );
      curveThrough(ctx, points);
    } else {
      const step = command === "Q" ? 4 : command === "C" ? 6 : 2;
      for (let i = 0; i + step <= n.length; i += step) {
        if (command === "M" && i === 0) ctx.moveTo(n[0]!, n[1]!);
        else if (command === "Q") ctx.quadraticCurveTo(n[i]!, n[i + 1]!, n[i + 2]!, n[i + 3]!);
        else if (command === "C") ctx.bezierCurveTo(n[i]!, n[i + 1]!, n[i + 2]!, n[i + 3]!, n[i + 4]!, n[i + 5]!);
        else ctx.lineTo(n[i]!, n[i + 1]!);
      }
    }
    if (n.length > 1) [x, y] = [n[n.length - 2]!, n[n.length - 1]!];
  }
}

/** An outline with rounded corners, for `Pen`. */
export function roundedBox(x: number, y: number, width: number, height: number, r: number): string {
  const [a, b] = [x + width, y + height];
  return (
    `M${x + r} ${y} L${a - r} ${y} Q${a} ${y} ${a} ${y + r} L${a} ${b - r} Q${a} ${b} ${a - r} ${b} ` +
    `L${x + r} ${b} Q${x} ${b} ${x} ${b - r} L${x} ${y + r} Q${x} ${y} ${x + r} ${y} Z`
  );
}

/** Draws made things: outlines filled by how their surfaces answer the light. Lengths are hundredths of the height. */
export interface Pen {
  fill(drawing: string, style: Rgb | CanvasGradient, alpha?: number): void;
  line(drawing: string, style: Rgb | CanvasGradient, width: number, alpha?: number): void;
  /** A surface that bulges along an axis. */
  body(drawing: string, colour: Rgb, sheen: Sheen, axis: Axis, bulge?: number): void;
  /** A flat face that looks to the right by nx and up by ny, a little brighter where light falls first. */
  face(drawing: string, colour: Rgb, sheen: Sheen, nx: number, ny: number): void;
  /** A gradient between two colours. */
  blend(axis: Axis, ...stops: readonly (readonly [number, Rgb, number?])[]): CanvasGradient;
  /** A surface whose normal changes from line to line: [height, right, up] from top to bottom. */
  hull(
    drawing: string,
    colour: Rgb,
    sheen: Sheen,
    lines: readonly (readonly [y: number, nx: number, ny: number])[],
  ): void;
  /** Paint on a side that looks at the lens. */
  decal(drawing: string, colour: Rgb): void;
  within(drawing: string, draw: () => void): void;
  /** A bevel along the inside of an outline: bright to the light, dark away from it. */
  bevel(drawing: string, width: number, strength?: number): void;
  /** A spot without edges. */
  soft(x: number, y: number, rx: number, ry: number, colour: Rgb, alpha: number): void;
  /** The tooth of a material over an outline. */
  grain(drawing: string, kind: Grain, strength: number, size?: number): void;
  tone(colour: Rgb, sheen: Sheen, nx?: number, ny?: number): Rgb;
}

const styled = (style: Rgb | CanvasGradient, alpha: number) =>
  Array.isArray(style) ? css(style as unknown as Rgb, alpha) : (style as CanvasGradient);

/** `outdoors` lights a thing by the hour alone; without it a product keeps its studio. */
export function penOf(brush: Brush, outdoors = false): Pen {
  const { ctx } = brush;
  const light: MadeLight = outdoors ? { ...brush.light, level: 1 - brush.light.night * 0.52 } : brush.light;
  const side = sideOf(light);
  const tiles = new Map<Grain, SceneCanvas>();
  const pen: Pen = {
    fill(drawing, style, alpha = 1) {
      outline(ctx, drawing);
      ctx.fillStyle = styled(style, alpha);
      ctx.fill();
    },
    line(drawing, style, width, alpha = 1) {
      outline(ctx, drawing);
      ctx.strokeStyle = styled(style, alpha);
      ctx.lineWidth = width / 100;
      ctx.stroke();
    },
    body(drawing, colour, sheen, [x0, y0, x1, y1], bulge) {
      pen.fill(drawing, rounded(brush, colour, sheen, [x0 / 100, y0 / 100], [x1 / 100, y1 / 100], bulge, light));
    },
    face(drawing, colour, sheen, nx, ny) {
      outline(ctx, drawing);
      const near = shadeOf(light, colour, sheen, nx + side * 0.16, ny + 0.12);
      const far = shadeOf(light, colour, sheen, nx - side * 0.16, ny - 0.12);
      const { left, right } = brush.window;
      ctx.fillStyle = pen.blend([side * right * 60, -100, -side * -left * 60, 0], [0, near], [1, far]);
      ctx.fill();
    },
    blend([x0, y0, x1, y1], ...stops) {
      const gradient = ctx.createLinearGradient(x0 / 100, y0 / 100, x1 / 100, y1 / 100);
      for (const [at, colour, alpha] of stops) gradient.addColorStop(at, css(colour, alpha ?? 1));
      return gradient;
    },
    hull(drawing, colour, sheen, lines) {
      const top = lines[0]![0];
      const tall = lines[lines.length - 1]![0] - top;
      const stops = lines.map(([y, nx, ny]) => [(y - top) / tall, shadeOf(light, colour, sheen, nx, ny)] as const);
      pen.fill(drawing, pen.blend([0, top, 0, top + tall], ...stops));
    },
    decal: (drawing, colour) => pen.fill(drawing, shadeOf(light, colour, "satin", side * 0.3, 0.2)),
    within(drawing, draw) {
      ctx.save();
      outline(ctx, drawing);
      ctx.clip();
      draw();
      ctx.restore();
    },
    bevel(drawing, width, strength = 0.5) {
      pen.within(drawing, () => {
        for (const [dx, dy, colour, alpha] of [
          [-side * width * 0.5, width * 0.5, mix(light.key, [255, 255, 255], 0.6), strength],
          [side * width * 0.5, -width * 0.5, [8, 8, 14] as Rgb, strength * 0.8],
        ] as const) {
          ctx.save();
          ctx.translate(dx / 200, dy / 200);
          pen.line(drawing, colour, width, alpha);
          ctx.restore();
        }
      });
    },
    soft(x, y, rx, ry, colour, alpha) {
      ctx.save();
      ctx.translate(x / 100, y / 100);
      ctx.scale(rx / 100, ry / 100);
      const gradient = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
      gradient.addColorStop(0, css(colour, alpha));
      gradient.addColorStop(0.5, css(colour, alpha * 0.5));
      gradient.addColorStop(1, css(colour, 0));
      ctx.fillStyle = gradient;
      ctx.fillRect(-1, -1, 2, 2);
      ctx.restore();
    },
    grain(drawing, kind, strength, size = 1) {
      // Too small to be seen is not worth painting.
      if (brush.px_per_unit < 90) return;
      const tile = tiles.get(kind) ?? tileOf(brush, kind);
      tiles.set(kind, tile);
      const unit = 0.42 * size;
      pen.within(drawing, () => {
        const { left, right, top, bottom } = brush.window;
        ctx.globalAlpha = strength;
        ctx.globalCompositeOperation = "overlay";
        for (let y = top; y < bottom; y += unit)
          for (let x = left; x < right; x += unit) ctx.drawImage(imageOf(tile), x, y, unit * 1.004, unit * 1.004);
      });
    },
    tone: (colour, sheen, nx = 0, ny = 0.1) => shadeOf(light, colour, sheen, nx, ny),
  };
  return pen;
}

const tile_px = 128;

/** A square of grey tooth about middle grey, which repeats. */
function tileOf(brush: Brush, kind: Grain) {
  const canvas = brush.createCanvas(tile_px, tile_px);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this host gives no 2d context");
  const image = context.createImageData(tile_px, tile_px);
  for (let y = 0, at = 0; y < tile_px; y++)
    for (let x = 0; x < tile_px; x++, at += 4) {
      const grey = toothAt(kind, x, y, brush.seed & 1023) * 255;
      image.data[at] = image.data[at + 1] = image.data[at + 2] = grey;
      image.data[at + 3] = 255;
    }
  context.putImageData(image, 0, 0);
  return canvas;
}

function toothAt(kind: Grain, x: number, y: number, seed: number): number {
  if (kind === "weave") {
    const over = ((x >> 2) + (y >> 2)) & 1;
    const thread = over ? Math.sin(((x & 3) + 0.5) * 0.785) : Math.sin(((y & 3) + 0.5) * 0.785);
    return 0.22 + thread * 0.42 + noise(x / 3, y / 3, seed, 43) * 0.18;
  }
  if (kind === "leather") {
    const coarse = noise(x / 4, y / 4, seed, 32);
    const vein = Math.abs(noise(x / 8, y / 8, seed + 5, 16) - 0.5) * 2;
    return 0.26 + coarse * 0.3 + Math.min(1, vein * 3) * 0.2;
  }
  if (kind === "brushed") return 0.35 + noise(x / 32, y / 1.01, seed, 4) * 0.3;
  if (kind === "wood") {
    const ring = noise(x / 64, y / 6, seed, 2) * 0.7 + noise(x / 16, y / 1.3, seed + 3, 8) * 0.3;
    return 0.28 + 0.44 * (0.5 + 0.5 * Math.sin(ring * 22));
  }
  return 0.34 + noise(x / 1.01, y / 1.01, seed, 127) * 0.32;
}
