import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, saturate, scale } from "#lib/render/scene/colour.ts";
import { body, panel, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { sconce, spotlight } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { band, drape, panelling, plates, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

/** A tower of speakers. */
function speakers(c: Chamber, x: number, high: number): void {
  for (let y = 0; y < high; y += 1.05) {
    body(c, [38, 38, 44], x, -y - 1.02, 1.1, 1, 0.03);
    for (const [dx, dy, r] of [
      [0.55, 0.62, 0.33],
      [0.3, 0.17, 0.1],
      [0.8, 0.17, 0.1],
    ] as const) {
      oval(c.ctx, [16, 16, 20], x + dx, -y - 1 + dy, r, r);
      oval(c.ctx, [58, 58, 66], x + dx, -y - 1 + dy, r * 0.8, r * 0.8);
      oval(c.ctx, [24, 24, 28], x + dx, -y - 1 + dy, r * 0.36, r * 0.36);
    }
  }
}

function back(c: Chamber): void {
  const mid = c.middle;
  const rock = c.brush.variants.has("concert");
  const velvet = c.brush.colour ?? mix(rgb(rock ? "#23242e" : "#8e2230"), c.light.primary, 0.14);
  drape(c, velvet, whole(c), 0.34);
  const w = c.width * 0.3;
  const primary = saturate(mix(c.light.primary, [255, 70, 160], 0.45), 1.3);
  if (rock) {
    speakers(c, mid - c.width * 0.44, 3);
    speakers(c, mid + c.width * 0.44 - 1.1, 3);
    // Drums on a riser.
    body(c, [30, 30, 36], mid - 1.9, -0.55, 3.8, 0.55);
    for (const [dx, dy, r] of [
      [0, -1.05, 0.46],
      [-0.75, -1.05, 0.3],
      [0.8, -1, 0.32],
      [-0.35, -1.6, 0.2],
      [0.35, -1.6, 0.2],
    ] as const) {
      oval(c.ctx, scale(c.light.accent, 0.7), mid + dx, dy, r, r);
      oval(c.ctx, [226, 222, 214], mid + dx, dy, r * 0.88, r * 0.88);
    }
    for (const dx of [-1.15, 1.15]) oval(c.ctx, [214, 176, 92], mid + dx, -1.9, 0.42, 0.07, dx * 0.2);
  } else {
    // The curtain is drawn up at both sides; behind it the lit cloth of the sky.
    for (const dir of [-1, 1])
      drape(c, scale(velvet, 1.25), [dir < 0 ? c.left : c.right - w * 0.7, -c.height, w * 0.7, c.height], 0.3);
    c.pool({
      x: mid,
      y: -3,
      rx: c.width * 0.34,
      ry: 3.4,
      colour: mix(c.light.accent, [255, 220, 180], 0.4),
      strength: 0.6,
    });
    drape(c, scale(velvet, 1.15), [c.left, -c.height - 0.2, c.width, 1.25], 0.5);
    for (let x = c.left; x < c.right; x += 0.09) panel(c.ctx, [214, 170, 84], x, -c.height + 1.02, 0.05, 0.16, 0.02);
  }
  panel(c.ctx, [16, 14, 16], c.left, -c.height + 0.2, c.width, 0.12);
  const beams = rock ? 7 : 4;
  for (let i = 0; i < beams; i++) {
    const x = c.left + ((i + 0.5) * c.width) / beams;
    const to = rock ? x + (i % 2 ? 1.6 : -1.6) : mid + (i - 1.5) * 1.1;
    spotlight(
      c,
      x,
      -c.height + 0.55,
      to,
      -0.3,
      1.3,
      rock ? (i % 2 ? primary : saturate(mix(c.light.accent, [60, 150, 255], 0.6), 1.4)) : [255, 226, 180],
      rock ? 1 : 0.85,
    );
  }
  if (rock) c.pool({ x: mid, y: -1, rx: c.width * 0.6, ry: 3.5, colour: primary, strength: 0.45 });
}

function side(c: Chamber): void {
  if (c.brush.variants.has("concert")) {
    plates(c, rgb("#3a3b44"), whole(c), [2, 1.4]);
    speakers(c, c.left + 1.2, 4.2);
    for (const at of [4, 6.5])
      spotlight(c, c.left + at, -c.height + 0.6, c.left + at + 0.8, -1.2, 1.1, c.light.accent, 0.7);
    return;
  }
  panelling(c, rgb("#5a2a2a"), whole(c), 1.6, 2);
  panelling(c, rgb("#4a2c1e"), band(c, 0, 1.3), 0.8);
  // Boxes with gilded fronts.
  for (const y of [3, 5.2])
    for (const at of [0.4, 4.3]) {
      const x = c.left + at;
      panel(c.ctx, [26, 12, 14], x + 0.2, -y - 1.3, 2.9, 1.5, 0.3);
      drape(c, rgb("#8e2230"), [x + 0.2, -y - 1.3, 0.5, 1.3], 0.12);
      drape(c, rgb("#8e2230"), [x + 2.6, -y - 1.3, 0.5, 1.3], 0.12);
      body(c, rgb("#c39a52"), x, -y, 3.3, 0.7, 0.12);
      for (let i = 0; i < 5; i++) oval(c.ctx, rgb("#e6c27c"), x + 0.4 + i * 0.63, -y + 0.36, 0.16, 0.2);
      c.pool({ x: x + 1.6, y: -y - 0.5, rx: 1.4, colour: [255, 190, 110], strength: 0.45 });
    }
  for (const at of [3.95, 7.8]) sconce(c, c.left + at, -2.3);
}

export const stageWalls: Walls = { back, side };
