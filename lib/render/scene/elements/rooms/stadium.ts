import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, down, facet, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const seats = (c: Chamber): Rgb => c.brush.colour ?? mix(rgb("#34507a"), c.light.primary, 0.4);

/** A slope of people: rows of heads and shirts that shrink as they rise, flashes among them. */
function stand(c: Chamber, foot: number, top: number): void {
  const { ctx, random } = c;
  panel(ctx, down(ctx, -top, -foot, scale(seats(c), 0.35), scale(seats(c), 0.8)), c.left, -top, c.width, top - foot);
  const rows = 26;
  for (let r = rows - 1; r >= 0; r--) {
    const t = r / rows;
    const y = -foot - (top - foot) * t ** 0.9;
    const size = 0.3 - t * 0.13;
    for (let x = c.left; x < c.right - size * 0.5; x += size * 1.18) {
      if (random() < 0.1) continue;
      const team = random() > 0.5 ? c.light.accent : random() > 0.4 ? c.light.primary : ([220, 214, 204] as Rgb);
      const shirt = scale(
        mix(team, [90 + random() * 120, 80 + random() * 90, 80 + random() * 90], 0.45),
        0.75 - t * 0.25,
      );
      panel(ctx, shirt, x, y - size * 0.7, size, size * 0.8, size * 0.25);
      oval(
        ctx,
        scale(mix([222, 176, 142], [110, 72, 50], random()), 0.85 - t * 0.25),
        x + size / 2,
        y - size * 0.95,
        size * 0.24,
        size * 0.28,
      );
    }
    panelAlpha(ctx, [0, 0, 0], 0.14, c.left, y, c.width, size * 0.25);
  }
  c.shine(() => {
    for (let i = 0; i < c.width * 0.5; i++) {
      const [x, y] = [c.left + random() * c.width, -foot - random() * (top - foot)];
      oval(ctx, [255, 255, 255], x, y, 0.05, 0.05, 0, random());
    }
  });
}

function hoarding(c: Chamber): void {
  for (let x = c.left; x < c.right - 0.1; x += 4) {
    const tone = mix(
      c.random() > 0.5 ? c.light.accent : c.light.primary,
      [240, 240, 244],
      c.random() > 0.6 ? 0.85 : 0.1,
    );
    panel(c.ctx, tone, x, -1.15, 3.96, 1.15);
    panelAlpha(c.ctx, [255, 255, 255], 0.8, x + 0.6, -0.75, 2.6, 0.28, 0.06);
  }
}

/** A mast of lamps that burns into the lens. */
function floodlights(c: Chamber, x: number, y: number): void {
  const { ctx } = c;
  c.pool({ x, y: y + 5, rx: 12, ry: 9, colour: [236, 244, 255], strength: 0.5 });
  c.shine(() => {
    panel(ctx, [30, 32, 38], x - 1.7, y - 0.9, 3.4, 1.7);
    for (let i = 0; i < 5; i++)
      for (let row = 0; row < 2; row++)
        oval(ctx, [255, 255, 255], x - 1.35 + i * 0.68, y - 0.48 + row * 0.8, 0.27, 0.27);
    c.brush.glow({ x, y, radius: 6, colour: [226, 238, 255], strength: 0.9 });
    c.brush.glow({ x, y, radius: 2.4, colour: [255, 255, 255], strength: 0.7 });
  });
}

function roof(c: Chamber): void {
  const { ctx } = c;
  facet(ctx, down(ctx, -c.height, -12, [44, 48, 56], [92, 98, 108]), [
    c.left,
    -c.height - 0.3,
    c.right,
    -c.height - 0.3,
    c.right,
    -12.4,
    c.left,
    -12.4,
  ]);
  for (let x = c.left; x < c.right; x += 2) panel(ctx, [30, 32, 38], x, -c.height, 0.14, c.height - 12.4);
  panelAlpha(ctx, [0, 0, 0], 0.5, c.left, -12.4, c.width, 0.6);
}

function back(c: Chamber): void {
  const mid = c.middle;
  const { ctx } = c;
  stand(c, 1.15, 6.6);
  body(c, rgb("#5a606a"), c.left, -7.5, c.width, 0.9);
  for (let i = 0; i < c.width * 0.6; i++)
    panelAlpha(ctx, c.random() > 0.5 ? c.light.accent : [240, 240, 240], 0.9, c.left + i / 0.6, -7.3, 1.2, 0.45, 0.05);
  stand(c, 7.5, 12);
  hoarding(c);
  roof(c);
  // The board that shows the score.
  panel(ctx, [14, 16, 22], mid + c.width * 0.12, -11.4, 7, 3.2, 0.1);
  c.shine(() => {
    const x = mid + c.width * 0.12;
    panel(
      ctx,
      down(ctx, -11.2, -8.4, scale(c.light.primary, 0.5), scale(c.light.primary, 0.25)),
      x + 0.2,
      -11.2,
      6.6,
      2.8,
    );
    for (const dx of [1.2, 4.4]) {
      ctx.strokeStyle = css([255, 240, 200]);
      ctx.lineWidth = 0.28;
      ctx.strokeRect(x + dx, -10.6, 0.9, 1.6);
    }
    panel(ctx, [255, 240, 200], x + 3.35, -10.1, 0.24, 0.24);
    panel(ctx, [255, 240, 200], x + 3.35, -9.5, 0.24, 0.24);
    c.brush.glow({ x: x + 3.5, y: -9.8, radius: 4, colour: c.light.primary, strength: 0.35 });
  });
  for (const dx of [-0.36, -0.12, 0.34]) floodlights(c, mid + dx * c.width, -12.6);
}

function side(c: Chamber): void {
  stand(c, 1.15, 6.6);
  body(c, rgb("#5a606a"), c.left, -7.5, c.width, 0.9);
  stand(c, 7.5, 12);
  hoarding(c);
  roof(c);
  for (const at of [5, 17]) floodlights(c, c.left + at, -12.6);
}

export const stadiumWalls: Walls = { back, side };
