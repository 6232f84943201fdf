import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, body, down, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { globe } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";
import { bricks, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { board, wallClock } from "#lib/render/scene/elements/shapes/wall-things.ts";

/** A coach that waits: two tones, warm windows, doors, the dark gap under it. */
function coach(c: Chamber, x: number, long: number): void {
  const { ctx, day, random } = c;
  const tone = c.brush.colour ?? mix(rgb("#6e2a2e"), c.light.primary, 0.3);
  const [top, sill, foot] = [-3.35, -1.5, -0.12];
  panel(ctx, [12, 12, 16], x, foot - 0.5, long, 0.7);
  panel(
    ctx,
    down(ctx, top - 0.5, top, scale(rgb("#54565c"), 1.1), scale(rgb("#54565c"), 0.6)),
    x + 0.1,
    top - 0.4,
    long - 0.2,
    0.6,
    0.3,
  );
  panel(ctx, down(ctx, top, sill, mix([226, 218, 198], tone, 0.1), [188, 178, 156]), x, top, long, sill - top, 0.08);
  panel(ctx, down(ctx, sill, foot, scale(tone, 1.25), tone, scale(tone, 0.5)), x, sill, long, foot - sill - 0.08);
  panel(ctx, rgb("#c9a65a"), x, sill - 0.04, long, 0.05);
  for (let at = 0.5; at < long - 1.2; at += 1.75) {
    const door = Math.round(at / 1.75) % 4 === 3;
    const [w, y, h] = door ? [0.95, -2.95, 2.75] : [1.25, -2.85, 1.05];
    panel(ctx, scale(tone, 0.55), x + at - 0.05, y - 0.05, w + 0.1, h + 0.1, 0.1);
    if (door) panel(ctx, down(ctx, y, y + h, scale(tone, 1.15), scale(tone, 0.62)), x + at, y, w, h, 0.06);
    const lit = mix([70, 84, 96], [255, 214, 146], 0.35 + 0.6 * day.lamps);
    const [gy, gh] = door ? [y + 0.2, 0.95] : [y, h];
    const gx = door ? x + at + 0.18 : x + at;
    const gw = door ? w - 0.36 : w;
    c.shine(() => {
      panel(ctx, down(ctx, gy, gy + gh, scale(lit, 0.75), lit, scale(lit, 0.6)), gx, gy, gw, gh, 0.08);
      if (!door && random() < 0.6) {
        const [hx, hy] = [gx + 0.3 + random() * 0.5, gy + gh * 0.62];
        oval(ctx, scale(lit, 0.22), hx, hy, 0.13, 0.16);
        panel(ctx, scale(lit, 0.22), hx - 0.26, hy + 0.12, 0.52, 0.5, 0.18);
      }
      panelAlpha(ctx, [255, 255, 255], 0.16, gx, gy, gw, gh * 0.22, 0.06);
    });
    c.brush.glow({ x: gx + gw / 2, y: gy + gh / 2, radius: 1.2, colour: [255, 206, 136], strength: 0.3 * day.lamps });
    if (door) panel(ctx, [214, 186, 110], x + at + w - 0.16, -1.5, 0.05, 0.3, 0.02);
  }
}

/** Light falls in long shafts through the glass of the shed. */
function shed(c: Chamber): void {
  const { ctx, day } = c;
  bricks(c, mix(rgb("#8a5c48"), c.light.ambient, 0.1), whole(c));
  const top = -c.height - 0.2;
  c.shine(() => {
    panel(
      ctx,
      down(ctx, top, -4.9, day.top, mix(day.top, day.bottom, 0.7), day.bottom),
      c.left,
      top,
      c.width,
      c.height - 4.7,
    );
    for (let x = c.left; x < c.right; x += 0.9) panelAlpha(ctx, [30, 32, 38], 0.75, x, top, 0.05, c.height - 4.7);
    for (let y = top + 0.8; y < -4.9; y += 0.8) panelAlpha(ctx, [30, 32, 38], 0.75, c.left, y, c.width, 0.05);
    panel(ctx, [38, 40, 46], c.left, -5.05, c.width, 0.3);
    for (let x = c.left; x < c.right; x += 0.6) {
      ctx.strokeStyle = css([38, 40, 46]);
      ctx.lineWidth = 0.05;
      ctx.beginPath();
      ctx.moveTo(x, -5.05);
      ctx.lineTo(x + 0.3, -4.78);
      ctx.lineTo(x + 0.6, -5.05);
      ctx.stroke();
    }
  });
  c.pool({ x: c.middle, y: -1.5, rx: c.width * 0.6, ry: 4, colour: day.beam, strength: 0.85 * day.strength });
}

function pillar(c: Chamber, x: number): void {
  const iron: Rgb = mix(rgb("#2f4a44"), c.light.accent, 0.12);
  const { ctx } = c;
  c.shine(() => {
    const round = c.key > 0 ? [0.4, 0.8, 1.35, 0.8] : [0.8, 1.35, 0.8, 0.4];
    panel(ctx, along(ctx, x - 0.14, x + 0.14, ...round.map((k) => scale(iron, k))), x - 0.14, -4.9, 0.28, 4.9);
    for (const [y, w] of [
      [-4.95, 0.5],
      [-1.1, 0.44],
      [-0.3, 0.52],
    ] as const)
      panel(ctx, along(ctx, x - w / 2, x + w / 2, ...round.map((k) => scale(iron, k))), x - w / 2, y, w, 0.22, 0.05);
  });
}

function back(c: Chamber): void {
  shed(c);
  coach(c, c.left - 0.4, c.width + 1);
  for (const dx of [-5.4, 5.4]) pillar(c, c.middle + dx);
  panel(c.ctx, [60, 62, 66], c.middle + 2.6, -c.height, 0.05, c.height - 4.4);
  wallClock(c, c.middle + 2.6, -4.1, 0.42);
  board(c, c.middle - 4.4, -4.55, 1.9, 0.6, rgb("#22405e"), rgb("#3c4046"), [236, 238, 240], 2);
  for (const dx of [-3.2, 0.2, 4.2]) globe(c, c.middle + dx, -3.9, 0.17);
  panel(c.ctx, rgb("#d9b23c"), c.left, -0.08, c.width, 0.1);
}

function side(c: Chamber): void {
  shed(c);
  body(c, rgb("#6a4a34"), c.left + 1.4, -0.52, 2.4, 0.1);
  body(c, rgb("#6a4a34"), c.left + 1.4, -1, 2.4, 0.12);
  for (const dx of [1.6, 3.5]) panel(c.ctx, [40, 42, 46], c.left + dx, -1, 0.09, 1);
  board(c, c.left + 5.2, -2.6, 1.4, 1.5, rgb("#efe9da"), rgb("#3c4046"), rgb("#4a5a66"), 6);
  for (const at of [2.6, 8.4]) globe(c, c.left + at, -3.3, 0.16);
  pillar(c, c.left + 0.3);
}

export const trainPlatformWalls: Walls = { back, side };
