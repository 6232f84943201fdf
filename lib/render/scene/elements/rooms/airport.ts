import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, body, down, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";
import { plates, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";

type Ctx = CanvasRenderingContext2D;

/** An airliner at its gate seen from its side, nose to the left. */
function airliner(c: Chamber, x: number, ground: number, long: number): void {
  const { ctx } = c;
  const r = long * 0.055;
  const y = ground - r * 2.1;
  const white = mix([236, 240, 244], c.day.bottom, 0.25);
  const night = 1 - c.day.strength;
  const hull = scale(white, 1 - night * 0.62);
  ctx.fillStyle = css(scale(c.light.primary, 0.85 - night * 0.4));
  ctx.beginPath();
  ctx.moveTo(x + long * 0.83, y - r * 0.7);
  ctx.lineTo(x + long * 0.95, y - r * 4.1);
  ctx.lineTo(x + long * 1.02, y - r * 4.1);
  ctx.lineTo(x + long * 0.98, y - r * 0.3);
  ctx.fill();
  ctx.fillStyle = down(ctx, y - r, y + r, scale(hull, 1.08), hull, scale(hull, 0.6), scale(hull, 0.42));
  ctx.beginPath();
  ctx.moveTo(x, y + r * 0.25);
  ctx.bezierCurveTo(x + long * 0.015, y - r * 0.5, x + long * 0.06, y - r, x + long * 0.13, y - r);
  ctx.lineTo(x + long * 0.85, y - r);
  ctx.quadraticCurveTo(x + long * 0.99, y - r * 0.95, x + long * 1.01, y - r * 0.72);
  ctx.quadraticCurveTo(x + long * 0.88, y + r * 0.6, x + long * 0.72, y + r);
  ctx.lineTo(x + long * 0.1, y + r);
  ctx.quadraticCurveTo(x + long * 0.01, y + r * 0.9, x, y + r * 0.25);
  ctx.fill();
  panelAlpha(ctx, scale(c.light.primary, 0.8), 0.75, x + long * 0.1, y + r * 0.22, long * 0.72, r * 0.16);
  for (let at = 0.15; at < 0.82; at += 0.018)
    oval(ctx, night > 0.4 ? [255, 226, 160] : [52, 64, 82], x + long * at, y - r * 0.22, r * 0.1, r * 0.17);
  ctx.fillStyle = css([40, 48, 62]);
  ctx.beginPath();
  ctx.moveTo(x + long * 0.035, y - r * 0.42);
  ctx.lineTo(x + long * 0.085, y - r * 0.62);
  ctx.lineTo(x + long * 0.085, y - r * 0.3);
  ctx.lineTo(x + long * 0.03, y - r * 0.22);
  ctx.fill();
  // Wing towards us, its engine under it.
  ctx.fillStyle = down(ctx, y, y + r * 1.6, scale(hull, 0.92), scale(hull, 0.6));
  ctx.beginPath();
  ctx.moveTo(x + long * 0.38, y + r * 0.3);
  ctx.lineTo(x + long * 0.56, y + r * 0.35);
  ctx.lineTo(x + long * 0.72, y + r * 1.5);
  ctx.lineTo(x + long * 0.66, y + r * 1.55);
  ctx.fill();
  panel(
    ctx,
    down(ctx, y + r * 0.75, y + r * 1.75, hull, scale(hull, 0.4)),
    x + long * 0.41,
    y + r * 0.78,
    long * 0.1,
    r * 0.92,
    r * 0.4,
  );
  oval(ctx, [30, 34, 42], x + long * 0.415, y + r * 1.24, r * 0.14, r * 0.42);
  for (const at of [0.13, 0.55]) {
    panel(ctx, [60, 64, 70], x + long * at, y + r * 0.9, r * 0.14, r * 0.95);
    oval(ctx, [24, 26, 30], x + long * at + r * 0.05, ground - r * 0.26, r * 0.3, r * 0.3);
  }
}

/** The field behind the glass: sky, far hangars and lamps, the apron with its lines. */
function apron(c: Chamber, x: number, y: number, w: number, h: number): void {
  const { ctx, day } = c;
  const line = y + h * 0.66;
  panel(
    ctx,
    down(ctx, y, line, scale(day.top, 0.72), scale(mix(day.top, day.bottom, 0.5), 0.85), scale(day.bottom, 0.9)),
    x,
    y,
    w,
    h * 0.67,
  );
  for (let at = x; at < x + w; at += 2.6)
    panelAlpha(ctx, scale(mix(day.top, day.bottom, 0.5), 0.55), 0.9, at, line - 0.25 - ((at * 7.3) % 0.5), 2.1, 0.8);
  panel(
    ctx,
    down(ctx, line, y + h, scale(day.bottom, 0.62), scale(mix(day.bottom, [90, 94, 100], 0.6), 0.62)),
    x,
    line,
    w,
    h * 0.34,
  );
  panelAlpha(ctx, [250, 220, 120], 0.55, x, line + h * 0.2, w, 0.05);
  for (let at = x + 0.6; at < x + w; at += 2.2)
    c.brush.glow({
      x: at,
      y: line - 0.05,
      radius: 0.35,
      colour: [255, 214, 150],
      strength: 0.5 * (1 - day.strength) + 0.08,
    });
}

function mullions(ctx: Ctx, x: number, y: number, w: number, h: number, wide: number): void {
  for (let at = x; at <= x + w + 0.01; at += wide) panel(ctx, [58, 62, 70], at - 0.05, y, 0.1, h);
  for (const level of [0.3, 0.78]) panel(ctx, [58, 62, 70], x, y + h * level, w, 0.07);
}

/** Linked seats of black leather on a beam of steel. */
function seats(c: Chamber, x: number, count: number): void {
  const { ctx } = c;
  const leather: Rgb = [40, 44, 52];
  panel(ctx, [150, 156, 162], x, -0.42, count * 0.62, 0.06);
  for (const dx of [0.25, count * 0.62 - 0.35]) panel(ctx, [130, 136, 142], x + dx, -0.4, 0.08, 0.4);
  for (let i = 0; i < count; i++) {
    const at = x + i * 0.62;
    body(c, scale(leather, 1.1), at + 0.04, -0.98, 0.54, 0.5, 0.09);
    panel(ctx, along(ctx, at, at + 0.6, [70, 74, 82], leather), at + 0.02, -0.54, 0.58, 0.14, 0.06);
    panel(ctx, [150, 156, 162], at - 0.02, -0.66, 0.05, 0.22, 0.02);
  }
}

/** The board of departures, lines of amber that nobody can read from here. */
function departures(c: Chamber, x: number, y: number, w: number): void {
  const { ctx, random } = c;
  const h = 1.15;
  for (const dx of [0.3, w - 0.36]) panel(ctx, [60, 64, 70], x + dx, -c.height, 0.06, c.height + y);
  panel(ctx, [18, 20, 26], x, y, w, h, 0.04);
  c.shine(() => {
    panel(ctx, mix(c.light.primary, [30, 60, 110], 0.5), x + 0.06, y + 0.06, w - 0.12, 0.16);
    for (let row = 0; row < 6; row++)
      for (const [from, long] of [
        [0.1, 0.35],
        [0.55, 0.9],
        [w - 1.05, 0.3],
        [w - 0.6, 0.4],
      ] as const)
        panelAlpha(
          ctx,
          random() > 0.85 ? [130, 236, 160] : [255, 206, 110],
          0.85,
          x + from,
          y + 0.29 + row * 0.14,
          long * (0.6 + random() * 0.4),
          0.06,
        );
    c.brush.glow({ x: x + w / 2, y: y + h / 2, radius: 1.8, colour: [255, 210, 130], strength: 0.22 });
  });
}

function hall(c: Chamber): void {
  plates(c, rgb("#c9ced2"), whole(c), [2.4, 1.2]);
}

function back(c: Chamber): void {
  const { ctx } = c;
  hall(c);
  const [top, foot] = [-5.2, -0.35];
  c.pool({ x: c.middle, y: -2.4, rx: c.width * 0.6, ry: 4, colour: c.day.beam, strength: 0.9 * c.day.strength });
  c.shine(() => {
    ctx.save();
    ctx.beginPath();
    ctx.rect(c.left, top, c.width, foot - top);
    ctx.clip();
    apron(c, c.left, top, c.width, foot - top);
    airliner(c, c.middle - 6.2, -0.95, 11.5);
    ctx.restore();
    mullions(ctx, c.left, top, c.width, foot - top, 2.4);
    panel(ctx, [70, 76, 84], c.left, foot - 0.04, c.width, 0.1);
    seats(c, c.middle - 5.4, 5);
    seats(c, c.middle + 2.4, 5);
    departures(c, c.middle + 1.1, -5.0, 3.4);
  });
}

function side(c: Chamber): void {
  const { ctx } = c;
  hall(c);
  // A gate with its desk, shops of light farther on.
  body(c, mix(c.light.primary, [40, 60, 90], 0.5), c.left + 1.2, -4.4, 3.2, 0.7, 0.04);
  c.shine(() => {
    panel(ctx, [250, 250, 246], c.left + 1.5, -4.25, 0.4, 0.4, 0.05);
    panel(ctx, [250, 250, 246], c.left + 2.15, -4.12, 1.8, 0.13, 0.03);
    panel(ctx, down(ctx, -3.2, 0, [255, 246, 226], [236, 214, 180]), c.left + 6, -3.2, 4.6, 3.1);
    c.brush.glow({ x: c.left + 8.3, y: -1.8, radius: 3, colour: [255, 232, 190], strength: 0.35 });
    for (let level = 0; level < 4; level++) {
      panel(ctx, [120, 100, 80], c.left + 6.2, -0.6 - level * 0.62, 4.2, 0.05);
      for (let at = 0; at < 4; at += 0.3)
        panel(
          ctx,
          scale(mix(c.light.accent, [200, 180, 150], c.random()), 0.5 + c.random() * 0.6),
          c.left + 6.3 + at,
          -0.95 - level * 0.62,
          0.2,
          0.35,
          0.03,
        );
    }
    panel(ctx, c.light.accent, c.left + 6, -3.6, 4.6, 0.4);
  });
  panel(ctx, scale(rgb("#8e959c"), 1), c.left + 2, -3.2, 1.6, 3.2);
  panel(ctx, [30, 34, 40], c.left + 2.1, -3.1, 1.4, 3.1);
  body(c, rgb("#5a626c"), c.left + 3.9, -1.1, 1.3, 1.1, 0.03);
}

export const airportWalls: Walls = { back, side };
