import { clamp, css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, down, facet, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { oval, pixels } from "#lib/render/scene/elements/shapes/strokes.ts";
import type { Part as Area } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { fractal, ridges } from "#lib/render/scene/random.ts";
import { secondOf, toned, type Placed } from "./placed.ts";

/** Somebody far off: a head over a shirt; `wide` is the breadth of the shoulders. */
function spectator(c: Chamber, team: Rgb, x: number, y: number, wide: number, dim: number): void {
  const { ctx, random } = c;
  const shirt = mix(team, [90 + random() * 120, 80 + random() * 90, 80 + random() * 90], 0.45);
  panel(ctx, scale(shirt, 0.9 * dim), x, y - wide * 0.7, wide, wide * 1.1, wide * 0.3);
  const skin = mix([222, 176, 142], [110, 72, 50], random());
  oval(ctx, scale(skin, dim), x + wide / 2, y - wide * 0.95, wide * 0.25, wide * 0.3);
}

/** A slope of people in their teams' colours that shrink as they rise, flashes among them. */
function crowd(c: Chamber, seats: Rgb, [x0, top, w, h]: Area): void {
  const { ctx, random } = c;
  panel(ctx, down(ctx, top, top + h, scale(seats, 0.35), scale(seats, 0.8)), x0, top, w, h);
  const rows = 26;
  for (let r = rows - 1; r >= 0; r--) {
    const t = r / rows;
    const y = top + h - h * t ** 0.9;
    const size = 0.3 - t * 0.13;
    for (let x = x0; x < x0 + w - size * 0.5; x += size * 1.18) {
      if (random() < 0.1) continue;
      const team = random() > 0.5 ? c.light.accent : random() > 0.4 ? c.light.primary : ([220, 214, 204] as Rgb);
      spectator(c, team, x, y, size, 0.84 - t * 0.26);
    }
    panelAlpha(ctx, [0, 0, 0], 0.14, x0, y, w, size * 0.25);
  }
  c.shine(() => {
    for (let i = 0; i < w * 0.5; i++)
      oval(ctx, [255, 255, 255], x0 + random() * w, top + random() * h, 0.05, 0.05, 0, random());
  });
}

/** Rows of tipped seats that climb into the dark, a few people among them. */
function tiers(c: Chamber, seat: Rgb, [x0, top, w, h]: Area): void {
  const { ctx, random } = c;
  panel(ctx, down(ctx, top, top + h, scale(seat, 0.12), scale(seat, 0.5)), x0, top, w, h);
  const rows = Math.round(h / 0.44);
  for (let row = rows - 1; row >= 0; row--) {
    const y = top + h - row * 0.42;
    const dim = 0.62 * (1 - row / (rows + 2));
    panel(ctx, scale(rgb("#3a3f48"), dim * 0.75), x0, y - 0.04, w, 0.26);
    for (let x = x0 + (row % 2) * 0.24; x < x0 + w - 0.4; x += 0.5) {
      panel(ctx, scale(seat, (0.7 + random() * 0.2) * dim), x, y - 0.36, 0.4, 0.34, 0.06);
      if (random() < 0.42) spectator(c, c.light.accent, x + 0.03, y - 0.26, 0.34, 0.84 * dim);
    }
  }
}

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

function stalactites(c: Chamber, tone: Rgb, [x0, , w, longest]: Area): void {
  const { ctx, random } = c;
  for (let x = x0; x < x0 + w; x += 0.25 + random() * 0.5) {
    const long = longest * (0.2 + random() * 0.8);
    const half = 0.12 + long * 0.16;
    ctx.beginPath();
    ctx.moveTo(x - half, -c.height - 0.1);
    ctx.quadraticCurveTo(x - half * 0.3, -c.height + long * 0.4, x, -c.height + long);
    ctx.quadraticCurveTo(x + half * 0.3, -c.height + long * 0.4, x + half, -c.height - 0.1);
    const fill = ctx.createLinearGradient(x - half, 0, x + half, 0);
    fill.addColorStop(0, css(scale(tone, c.key < 0 ? 1.1 : 0.3)));
    fill.addColorStop(1, css(scale(tone, c.key < 0 ? 0.3 : 1.1)));
    ctx.fillStyle = fill;
    ctx.fill();
  }
}

/** A bank of leaves: dark behind, light in front, a few flowers of the accent colour. */
function foliage(c: Chamber, [x0, top, w, high]: Area): void {
  const { ctx, random } = c;
  const base = top + high;
  const dim = 0.45 + c.day.strength * 0.55;
  for (let depth = 0; depth < 3; depth++)
    for (let i = 0; i < Math.round(w * 60); i++) {
      const at = x0 + random() * w;
      const rise = random() ** 0.7 * high * (1 - depth * 0.22) * (0.6 + 0.4 * Math.sin((at - x0) * 2.1 + depth * 2));
      const leaf = scale(mix([22, 44, 30], [126, 164, 78], depth * 0.28 + random() * 0.34), dim);
      const long = 0.14 + random() * 0.26;
      ctx.save();
      ctx.translate(at, base - rise);
      ctx.rotate((random() - 0.5) * 2.6);
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.quadraticCurveTo(long * 0.32, -long * 0.5, 0, -long);
      ctx.quadraticCurveTo(-long * 0.32, -long * 0.5, 0, 0);
      ctx.fillStyle = css(leaf);
      ctx.fill();
      ctx.restore();
    }
  for (let i = 0; i < w * 4; i++) {
    const petal = mix(c.light.accent, [255, 240, 230], random() * 0.6);
    oval(ctx, petal, x0 + random() * w, base - random() * high * 0.8, 0.035, 0.03);
  }
}

/** Steps that rise to a landing, a carpet down their middle, a rail on turned posts. */
function flight(c: Chamber, carpet: Rgb, [x, , w, h]: Area, steps: number): void {
  const { ctx } = c;
  const rise = h / steps;
  const wood = rgb("#6b4630");
  for (let i = steps - 1; i >= 0; i--) {
    const y = -(i + 1) * rise;
    const [sx, sw] = [x + i * 0.045, w - i * 0.09];
    const bright = 1.15 - i * 0.025;
    panel(ctx, scale(rgb("#d8cdb8"), bright * 0.7), sx, y, sw, rise);
    panel(ctx, scale(wood, bright * 1.3), sx - 0.03, y - 0.03, sw + 0.06, 0.06);
    panel(ctx, scale(carpet, bright * 0.75), sx + sw * 0.28, y, sw * 0.44, rise);
    panel(ctx, scale(carpet, bright * 1.25), sx + sw * 0.28, y - 0.03, sw * 0.44, 0.05);
    panel(ctx, [206, 168, 92], sx + sw * 0.27, y + rise - 0.02, sw * 0.46, 0.018);
  }
  for (const dir of [-1, 1]) {
    const base = dir < 0 ? x : x + w;
    for (let i = 0; i < steps; i++)
      panel(ctx, [232, 224, 206], base - dir * i * 0.045 - 0.02, -(i + 1) * rise - 0.85, 0.04, 0.85);
    const far = base - dir * steps * 0.045;
    const rail: [number, number][] = [
      [base - 0.05, -rise - 0.88],
      [base + 0.05, -rise - 0.88],
      [far + 0.035, -h - 0.9],
      [far - 0.035, -h - 0.9],
    ];
    facet(ctx, scale(wood, 1.1), rail.flat());
    body(c, wood, base - 0.09, -1.2, 0.18, 1.2, 0.02);
    oval(ctx, scale(wood, 1.4), base, -1.28, 0.11, 0.11);
  }
}

/** A ball of mirrors on its rod, of one light on its left and another on its right. */
function mirrorBall(c: Chamber, [left, right]: readonly [Rgb, Rgb], x: number, y: number, r: number): void {
  const { ctx, random } = c;
  panel(ctx, [20, 20, 26], x - 0.01, -c.height, 0.02, c.height + y);
  c.shine(() => {
    oval(ctx, [40, 42, 56], x, y, r, r);
    for (let lat = -5; lat <= 5; lat++) {
      const ring = Math.cos((lat / 6) * 1.5);
      for (let i = -6; i <= 6; i++) {
        const px = x + Math.sin((i / 6.5) * 1.5) * r * ring;
        const py = y + Math.sin((lat / 6) * 1.5) * r;
        const spark = random();
        const tone = spark > 0.8 ? ([255, 255, 255] as Rgb) : mix(i < 0 ? left : right, [30, 30, 44], spark);
        panel(ctx, tone, px - r * 0.06 * ring, py - r * 0.06, r * 0.12 * ring, r * 0.11);
      }
    }
    c.brush.glow({ x, y, radius: r * 3, colour: [220, 210, 255], strength: 0.5, flicker: 0.4 });
  });
}

const grey: Rgb = [110, 95, 85];

/** What is many or broken, and only a formula can say. */
export const masses: Readonly<Record<string, (p: Placed) => void>> = {
  crowd: (p) => crowd(p.c, toned(p, grey), p.area),
  tiers: (p) => tiers(p.c, toned(p, grey), p.area),
  rock: (p) => rock(p.c, toned(p, grey)),
  stalactites: (p) => stalactites(p.c, toned(p, grey), p.area),
  foliage: (p) => foliage(p.c, p.area),
  stairs: (p) => flight(p.c, toned(p, grey), p.area, p.part.rows ?? 14),
  mirror_ball: (p) => mirrorBall(p.c, [toned(p, grey), secondOf(p, grey)], p.x, -p.up, p.w / 2),
};
