import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { clamp, css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { fractal, ridges } from "#lib/render/scene/random.ts";
import { facet, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { oval, pixels } from "#lib/render/scene/elements/shapes/strokes.ts";

const rockOf = (c: Chamber): Rgb => c.brush.colour ?? mix(rgb("#6e5f55"), c.light.primary, 0.1);

/** Broken rock: facets from ridged noise, lit from the key side. */
function rock(c: Chamber, tone: Rgb): void {
  const { seed } = c.brush;
  const period = Math.max(2, Math.round(c.width * 0.55));
  const k = period / c.width;
  const at = (x: number, y: number) =>
    ridges((x - c.left) * k, y * k * 1.2 + 40, seed, 5, period) * 0.7 +
    fractal((x - c.left) * k * 4, y * k * 5 + 90, seed + 9, 3, period * 4) * 0.3;
  const detail = Math.min(1, 70 / c.px_per_m);
  // Heights on a grid of its own: each is wanted twice, as a place and as the neighbour of one.
  const pitch = 0.05 / Math.max(1, Math.round(0.05 * c.px_per_m * detail));
  const apart = Math.round(0.05 / pitch);
  const columns = Math.ceil(c.width / pitch) + apart * 2 + 2;
  const rows = Math.ceil(c.height / pitch) + apart + 40;
  const heights = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      heights[row * columns + column] = at(c.left + (column - apart) * pitch, -c.height + (row - apart - 20) * pitch);
  pixels(
    c.brush,
    (x, y, out) => {
      const column = Math.round((x - c.left) / pitch) + apart;
      const row = clamp(Math.round((y + c.height) / pitch) + apart + 20, apart, rows - 1);
      const h = heights[row * columns + column]!;
      const slope = (heights[(row - apart) * columns + column - c.key * apart]! - h) * 5.5;
      const light = Math.max(0.14, 0.74 + slope + (h - 0.5) * 0.7);
      out[0] = tone[0] * light;
      out[1] = tone[1] * light;
      out[2] = tone[2] * light;
      out[3] = 255;
    },
    detail,
  );
}

function stalactites(c: Chamber, from: number, to: number, longest: number): void {
  const { ctx, random } = c;
  const tone = rockOf(c);
  for (let x = from; x < to; x += 0.25 + random() * 0.5) {
    const long = longest * (0.2 + random() * 0.8);
    const w = 0.12 + long * 0.16;
    ctx.beginPath();
    ctx.moveTo(x - w, -c.height - 0.1);
    ctx.quadraticCurveTo(x - w * 0.3, -c.height + long * 0.4, x, -c.height + long);
    ctx.quadraticCurveTo(x + w * 0.3, -c.height + long * 0.4, x + w, -c.height - 0.1);
    const fill = ctx.createLinearGradient(x - w, 0, x + w, 0);
    fill.addColorStop(0, css(scale(tone, c.key < 0 ? 1.1 : 0.3)));
    fill.addColorStop(1, css(scale(tone, c.key < 0 ? 0.3 : 1.1)));
    ctx.fillStyle = fill;
    ctx.fill();
  }
}

function crystals(c: Chamber, x: number, y: number): void {
  const glow = mix(c.light.accent, [110, 220, 255], 0.5);
  c.pool({ x, y: y - 0.3, rx: 1.6, colour: glow, strength: 0.7 });
  c.shine(() => {
    for (let i = 0; i < 7; i++) {
      const turn = (i - 3) * 0.24;
      const long = 0.35 + c.random() * 0.5;
      const [tx, ty] = [x + Math.sin(turn) * long, y - Math.cos(turn) * long];
      const w = 0.07;
      facet(c.ctx, scale(glow, 0.7), [
        x + i * 0.05 - 0.2,
        y,
        x + i * 0.05 - 0.2 + w,
        y,
        tx + w * 0.4,
        ty + 0.1,
        tx,
        ty,
      ]);
      facet(c.ctx, mix(glow, [255, 255, 255], 0.5), [x + i * 0.05 - 0.2, y, x + i * 0.05 - 0.2 + w * 0.4, y, tx, ty]);
    }
    c.brush.glow({ x, y: y - 0.3, radius: 1.1, colour: glow, strength: 0.6 });
  });
}

function back(c: Chamber): void {
  const mid = c.middle;
  rock(c, rockOf(c));
  stalactites(c, c.left, c.right, 1.6);
  // The mouth: daylight on ragged rock.
  const x = mid + c.width * 0.14;
  c.pool({ x, y: -1.7, rx: 3.6, ry: 2.8, colour: c.day.beam, strength: 0.55 + 0.45 * c.day.strength });
  c.shine(() => {
    const { ctx, random } = c;
    const points: number[] = [];
    for (let i = 0; i <= 26; i++) {
      const a = Math.PI + (i / 26) * Math.PI;
      const r = 0.95 + random() * 0.09;
      points.push(x + Math.cos(a) * 1.35 * r, -0.35 + Math.sin(a) * 2.7 * r);
    }
    points.push(x + 1.25, 0, x - 1.25, 0);
    const sky = ctx.createLinearGradient(0, -3.2, 0, 0);
    sky.addColorStop(0, css(c.day.top));
    sky.addColorStop(0.7, css(c.day.bottom));
    sky.addColorStop(1, css(mix(c.day.bottom, [120, 140, 110], 0.4)));
    facet(ctx, sky, points);
    for (let i = 0; i < 60; i++)
      oval(
        ctx,
        scale(mix([52, 78, 56], c.day.bottom, 0.25 + random() * 0.2), 0.4 + 0.6 * c.day.strength),
        x - 1.2 + random() * 2.4,
        -random() * 0.5,
        0.1,
        0.07,
        random() * 3,
      );
    c.brush.glow({ x, y: -1.6, radius: 3.2, colour: c.day.beam, strength: 0.35 + 0.45 * c.day.strength });
  });
  crystals(c, c.left + c.width * 0.14, -0.1);
}

function side(c: Chamber): void {
  rock(c, scale(rockOf(c), 0.85));
  stalactites(c, c.left + 0.4, c.right - 0.4, 1.2);
  crystals(c, c.left + 3.4, -0.05);
}

export const caveWalls: Walls = { back, side };
