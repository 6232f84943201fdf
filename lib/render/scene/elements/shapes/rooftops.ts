import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, body, down, facet, panel, panelAlpha, type Chamber } from "./chamber.ts";
import { bricks } from "./wall-finishes.ts";

const parapet_m = 1.05;

/** A wooden tank on iron legs under a cone of tin. */
function waterTank(c: Chamber, x: number): void {
  const { ctx, random } = c;
  const [w, legs, high] = [2.1, 1.5, 2];
  const iron = rgb("#2c2b2d");
  for (const dx of [0.12, 0.7, 1.3, w - 0.22])
    body(c, iron, x + dx, -legs - parapet_m * 0.3, 0.1, legs + parapet_m * 0.3);
  ctx.strokeStyle = css(scale(iron, 1.2));
  ctx.lineWidth = 0.05;
  for (const [a, b] of [
    [0.16, 1.35],
    [1.35, 0.16],
    [0.75, w - 0.17],
    [w - 0.17, 0.75],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x + a, -legs - 0.2);
    ctx.lineTo(x + b, -0.6);
    ctx.stroke();
  }
  const foot = -legs - 0.3;
  panel(ctx, scale(iron, 0.9), x - 0.1, foot, w + 0.2, 0.12);
  const wood = mix(rgb("#6d5038"), c.light.ambient, 0.12);
  const [a, b] = c.key > 0 ? [0.42, 1.18] : [1.18, 0.42];
  panel(
    ctx,
    along(ctx, x, x + w, scale(wood, a), scale(wood, 0.92), scale(wood, b), scale(wood, b * 0.72)),
    x,
    foot - high,
    w,
    high,
  );
  for (let at = x + 0.08; at < x + w; at += 0.13)
    panelAlpha(
      ctx,
      random() > 0.5 ? [18, 12, 8] : [255, 220, 180],
      0.12 + random() * 0.14,
      at,
      foot - high,
      0.022,
      high,
    );
  for (let ring = 0; ring < 5; ring++)
    panelAlpha(ctx, [22, 18, 16], 0.75, x - 0.02, foot - 0.18 - ring * 0.42, w + 0.04, 0.045);
  const tin = rgb("#565457");
  facet(ctx, along(ctx, x, x + w, scale(tin, a), tin, scale(tin, b)), [
    x - 0.12,
    foot - high + 0.02,
    x + w / 2,
    foot - high - 0.85,
    x + w + 0.12,
    foot - high + 0.02,
  ]);
}

/** The little house of the stairs: brick, a slanting lid, an iron door with a lamp over it. */
function stairHead(c: Chamber, x: number, tone: Rgb): void {
  const { ctx } = c;
  const [w, h] = [2.7, 2.75];
  bricks(c, tone, [x, -h, w, h]);
  const shade = c.key > 0 ? [0.4, 0] : [0, 0.4];
  const fall = ctx.createLinearGradient(x, 0, x + w, 0);
  fall.addColorStop(0, css([8, 8, 14], shade[0]));
  fall.addColorStop(1, css([8, 8, 14], shade[1]));
  panel(ctx, fall, x, -h, w, h);
  body(c, rgb("#4a4644"), x - 0.14, -h - 0.14, w + 0.28, 0.18);
  const door = mix(rgb("#36525a"), c.light.accent, 0.2);
  panel(ctx, [20, 18, 20], x + 0.8, -2.14, 1.06, 2.14);
  body(c, door, x + 0.86, -2.08, 0.94, 2.08);
  panelAlpha(ctx, [0, 0, 0], 0.3, x + 0.98, -1.9, 0.7, 0.75, 0.03);
  panelAlpha(ctx, [0, 0, 0], 0.3, x + 0.98, -0.98, 0.7, 0.75, 0.03);
  panel(ctx, [190, 184, 168], x + 1.68, -1.05, 0.05, 0.16, 0.02);
  c.pool({ x: x + 1.33, y: -1.7, rx: 1.5, ry: 1.9, colour: [255, 186, 104], strength: 0.85 * c.day.lamps });
  c.shine(() => {
    panel(ctx, [44, 42, 42], x + 1.2, -2.42, 0.26, 0.08, 0.03);
    panel(ctx, mix([255, 226, 160], [200, 190, 170], 1 - c.day.lamps), x + 1.23, -2.35, 0.2, 0.09, 0.04);
    c.brush.glow({ x: x + 1.33, y: -2.3, radius: 0.9, colour: [255, 190, 110], strength: 0.7 * c.day.lamps });
  });
}

/** A stack of pots, each with its dark mouth. */
function chimney(c: Chamber, x: number, tone: Rgb): void {
  const { ctx, random } = c;
  const h = 1.9 + random() * 0.5;
  bricks(c, tone, [x, -h, 1.1, h]);
  panelAlpha(ctx, [8, 8, 14], 0.34, c.key > 0 ? x : x + 0.66, -h, 0.44, h);
  body(c, scale(tone, 0.8), x - 0.08, -h - 0.12, 1.26, 0.16);
  for (let i = 0; i < 3; i++) {
    const pot = mix(rgb("#a65a3a"), [120, 90, 70], random() * 0.5);
    body(c, pot, x + 0.08 + i * 0.34, -h - 0.52 - random() * 0.12, 0.24, 0.56, 0.04);
  }
}

/** A box that cools the house: slats, a fan behind its grille, feet. */
function cooler(c: Chamber, x: number): void {
  const { ctx } = c;
  const tin = rgb("#a4a6a4");
  body(c, tin, x, -1.5, 1.7, 1.25, 0.04);
  for (let i = 0; i < 9; i++) panelAlpha(ctx, [30, 32, 36], 0.4, x + 0.12, -1.36 + i * 0.12, 0.62, 0.045);
  ctx.fillStyle = css([38, 40, 44]);
  ctx.beginPath();
  ctx.ellipse(x + 1.22, -0.88, 0.38, 0.38, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = css([150, 152, 150]);
  ctx.lineWidth = 0.025;
  for (let ring = 1; ring < 4; ring++) {
    ctx.beginPath();
    ctx.ellipse(x + 1.22, -0.88, ring * 0.11, ring * 0.11, 0, 0, Math.PI * 2);
    ctx.stroke();
  }
  for (const dx of [0.1, 1.45]) panel(ctx, [50, 50, 52], x + dx, -0.28, 0.14, 0.28);
}

function aerial(c: Chamber, x: number, high: number): void {
  const { ctx } = c;
  ctx.strokeStyle = css([44, 44, 48]);
  ctx.lineWidth = 0.045;
  ctx.beginPath();
  ctx.moveTo(x, 0);
  ctx.lineTo(x, -high);
  ctx.moveTo(x - 0.75, -high + 0.16);
  ctx.lineTo(x + 0.75, -high + 0.1);
  ctx.stroke();
  ctx.lineWidth = 0.025;
  for (let i = 0; i < 7; i++) {
    const at = x - 0.7 + i * 0.23;
    ctx.beginPath();
    ctx.moveTo(at, -high - 0.16 + i * 0.01);
    ctx.lineTo(at, -high + 0.42 - i * 0.03);
    ctx.stroke();
  }
}

/** A bent pipe of tin that breathes out. */
function vent(c: Chamber, x: number, high: number): void {
  body(c, rgb("#8d8f90"), x, -high, 0.22, high, 0.04);
  body(c, rgb("#9a9c9c"), x - 0.08, -high - 0.2, 0.38, 0.24, 0.1);
}

/** Bulbs on a wire from mast to mast. */
function bulbs(c: Chamber, from: number, to: number, y: number): void {
  const { ctx } = c;
  const sag = 0.5;
  ctx.strokeStyle = css([26, 24, 26]);
  ctx.lineWidth = 0.02;
  ctx.beginPath();
  ctx.moveTo(from, y);
  ctx.quadraticCurveTo((from + to) / 2, y + sag * 2, to, y);
  ctx.stroke();
  c.shine(() => {
    const count = Math.round((to - from) / 0.55);
    for (let i = 1; i < count; i++) {
      const t = i / count;
      const at = from + (to - from) * t;
      const hang = y + 4 * sag * t * (1 - t) + 0.06;
      panel(ctx, mix([196, 190, 176], [255, 226, 160], c.day.lamps), at - 0.045, hang, 0.09, 0.13, 0.045);
      c.brush.glow({ x: at, y: hang + 0.06, radius: 0.5, colour: [255, 196, 112], strength: 0.55 * c.day.lamps });
    }
  });
}

/** The edge of a flat roof: its parapet with what stands along it, the sky above. In metres. */
export function paintRoof(c: Chamber): void {
  const { ctx } = c;
  const brick = c.brush.colour ?? mix(rgb("#7d4b3a"), c.light.primary, 0.1);
  const unit = c.width / 26;
  const at = (x: number) => c.left + x * unit;
  waterTank(c, at(17.2));
  chimney(c, at(9.2), scale(brick, 0.9));
  aerial(c, at(12.6), 4.1);
  aerial(c, at(2.1), 3.3);
  // Parapet: brick under a coping of stone, lighter where the light grazes it.
  bricks(c, brick, [c.left, -parapet_m, c.width, parapet_m]);
  panel(ctx, down(ctx, -parapet_m, 0, [0, 0, 0], [0, 0, 0]), c.left, -0.02, c.width, 0.02);
  panelAlpha(ctx, [6, 6, 12], 0.32, c.left, -0.4, c.width, 0.42);
  const stone = rgb("#a69c8e");
  panel(
    ctx,
    down(ctx, -parapet_m - 0.12, -parapet_m + 0.1, scale(stone, 1.14), scale(stone, 0.66)),
    c.left,
    -parapet_m - 0.12,
    c.width,
    0.2,
  );
  for (let x = c.left; x < c.right; x += 1.2) panelAlpha(ctx, [0, 0, 0], 0.35, x, -parapet_m - 0.12, 0.02, 0.2);
  panelAlpha(ctx, [0, 0, 0], 0.3, c.left, -parapet_m + 0.08, c.width, 0.08);
  stairHead(c, at(21.6), scale(brick, 0.92));
  cooler(c, at(5.2));
  cooler(c, at(7.1));
  vent(c, at(4.4), 1.35);
  vent(c, at(14.9), 1.7);
  vent(c, at(15.6), 1.1);
  bulbs(c, at(9.7), at(17.5), -3.1);
  bulbs(c, at(17.5), at(22.6), -3.1);
  for (const post of [9.7, 17.5]) body(c, rgb("#38332f"), at(post) - 0.05, -3.2, 0.1, 3.2);
}
