import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { evening, along, body, down, facet, panel, panelAlpha, type Chamber } from "./chamber.ts";

import { lampLight } from "./luminaires.ts";
import { stones } from "./wall-finishes.ts";
import { line } from "./strokes.ts";

const half_m = 34;

/** Lamps along a deck, each with its bloom. */
function deckLights(c: Chamber, y: number, step: number): void {
  const on = evening(c);
  for (let x = -half_m + step / 2; x < half_m; x += step) {
    panel(c.ctx, [44, 44, 48], x - 0.05, y - 2.1, 0.1, 2.1);
    if (on < 0.15) continue;
    c.pool({ x, y: y + 0.6, rx: 3, ry: 1.6, colour: lampLight, strength: 0.6 * on });
    c.shine(() => {
      panel(c.ctx, [255, 236, 190], x - 0.16, y - 2.25, 0.32, 0.2, 0.1);
      c.brush.glow({ x, y: y - 2.1, radius: 1.8, colour: lampLight, strength: 0.7 * on });
    });
  }
}

/** Two steel towers, cables that sag between them, a trussed deck. */
export function suspension(c: Chamber): void {
  const { ctx } = c;
  const steel = c.brush.colour ?? rgb("#a84a36");
  const deck = -6.2;
  const towers = [-17, 17];
  const crest = -17.4;
  const cableY = (x: number): number => {
    const inner = Math.abs(x) < 17;
    const t = inner ? x / 17 : (half_m - Math.abs(x)) / (half_m - 17);
    return inner ? deck - 1.1 + (crest - deck + 1.1) * t * t : deck - 0.4 + (crest - deck + 0.4) * t ** 1.5;
  };
  for (const offset of [0.5, 0]) {
    const tone = scale(steel, offset ? 0.55 : 1.05);
    const points = Array.from({ length: 69 }, (_, i) => [-half_m + i, cableY(-half_m + i) - offset] as const);
    line(ctx, tone, 0.3, points);
    for (let x = -half_m + 1; x < half_m; x += 1.35)
      line(ctx, scale(tone, 0.85), 0.07, [
        [x, cableY(x) - offset],
        [x, deck],
      ]);
  }
  // The deck: a lattice under a bright edge.
  panel(
    ctx,
    down(ctx, deck, deck + 1.3, scale(steel, 0.8), scale(steel, 0.35)),
    -half_m - 2,
    deck,
    half_m * 2 + 4,
    0.42,
  );
  panel(ctx, scale(steel, 0.55), -half_m - 2, deck + 1.15, half_m * 2 + 4, 0.22);
  for (let x = -half_m - 2; x < half_m + 2; x += 1.5) {
    line(ctx, scale(steel, 0.62), 0.13, [
      [x, deck + 0.3],
      [x + 0.75, deck + 1.25],
    ]);
    line(ctx, scale(steel, 0.5), 0.13, [
      [x + 0.75, deck + 1.25],
      [x + 1.5, deck + 0.3],
    ]);
  }
  panelAlpha(ctx, [255, 244, 226], 0.55, -half_m - 2, deck - 0.03, half_m * 2 + 4, 0.09);
  for (const x of towers) {
    for (const dx of [-0.95, 0.95]) {
      const [a, b] = c.key > 0 ? [0.6, 1.2] : [1.2, 0.6];
      facet(ctx, along(ctx, x + dx - 0.6, x + dx + 0.6, scale(steel, a), scale(steel, b)), [
        x + dx - 0.6,
        0.4,
        x + dx * 0.9 - 0.42,
        crest,
        x + dx * 0.9 + 0.42,
        crest,
        x + dx + 0.6,
        0.4,
      ]);
    }
    for (const y of [-16.9, -13.6, -10.4, -7.4]) {
      body(c, scale(steel, 0.9), x - 1.4, y, 2.8, 0.7, 0.08);
      panelAlpha(ctx, [0, 0, 0], 0.3, x - 0.5, y + 0.7, 1, 0.4);
    }
    for (const [y0, y1] of [
      [-5.6, -3],
      [-3, -0.6],
    ] as const) {
      line(ctx, scale(steel, 0.8), 0.22, [
        [x - 0.9, y0],
        [x + 0.9, y1],
      ]);
      line(ctx, scale(steel, 0.7), 0.22, [
        [x + 0.9, y0],
        [x - 0.9, y1],
      ]);
    }
    stones(c, rgb("#8f8a80"), [x - 2.3, -0.9, 4.6, 1.6], [1.1, 0.5]);
    c.shine(() =>
      c.brush.glow({ x, y: crest - 0.2, radius: 1.2, colour: [255, 70, 60], strength: 0.35 + 0.5 * evening(c) }),
    );
  }
  deckLights(c, deck, 4.25);
}

/** Arches of stone, each with its ring, over cutwaters. */
export function arches(c: Chamber): void {
  const { ctx } = c;
  const stone: Rgb = c.brush.colour ?? mix(rgb("#a89a84"), c.light.primary, 0.06);
  const top = -9.5;
  stones(c, stone, [-half_m - 2, top, half_m * 2 + 4, 10.2], [1.1, 0.5]);
  const spans = 5;
  const step = (half_m * 2) / spans;
  for (let i = 0; i < spans; i++) {
    const x = -half_m + (i + 0.5) * step;
    const r = step * 0.4;
    for (const [grow, tone] of [
      [0.75, scale(stone, 1.12)],
      [0, null],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(x - r - grow, 1);
      ctx.lineTo(x - r - grow, -1.6);
      ctx.ellipse(x, -1.6, r + grow, 5.9 + grow, 0, Math.PI, 0);
      ctx.lineTo(x + r + grow, 1);
      ctx.closePath();
      if (tone) {
        ctx.fillStyle = css(tone);
        ctx.fill();
      } else {
        // What lies behind shows through, but for the dark curve of the vault.
        ctx.save();
        ctx.globalCompositeOperation = "destination-out";
        ctx.fill();
        ctx.restore();
        ctx.save();
        ctx.clip();
        ctx.lineWidth = 2.6;
        ctx.strokeStyle = css(scale(stone, 0.32));
        ctx.beginPath();
        ctx.ellipse(x - c.key * 0.9, -1.6, r + 0.5, 6.4, 0, Math.PI, 0);
        ctx.stroke();
        ctx.restore();
      }
    }
    for (let n = 1; n < 14; n++) {
      const a = Math.PI + (n / 14) * Math.PI;
      line(ctx, scale(stone, 0.55), 0.07, [
        [x + Math.cos(a) * r, -1.6 + Math.sin(a) * 5.9],
        [x + Math.cos(a) * (r + 0.75), -1.6 + Math.sin(a) * 6.65],
      ]);
    }
    facet(ctx, along(ctx, x + step / 2 - 1.4, x + step / 2 + 1.4, scale(stone, 1.1), scale(stone, 0.5)), [
      x + step / 2 - 1.5,
      0.6,
      x + step / 2 - 0.9,
      -3.4,
      x + step / 2 + 0.9,
      -3.4,
      x + step / 2 + 1.5,
      0.6,
    ]);
  }
  body(c, scale(stone, 1.1), -half_m - 2, top - 0.35, half_m * 2 + 4, 0.5);
  body(c, stone, -half_m - 2, top - 1.3, half_m * 2 + 4, 0.95);
  deckLights(c, top - 1.2, 9);
}
