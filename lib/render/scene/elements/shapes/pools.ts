import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { blob, line, oval, poly, rect } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";

const tones = ["#c8452f", "#e8dcc4", "#2f6f8f", "#d9a441"].map(rgb);

/** A parasol of eight panels on its pole: the half towards the light is bright, its valance dark. */
function parasol(brush: Brush, x: number, tall: number, tone: Rgb): void {
  const { ctx, light } = brush;
  const side = light.side < 0 ? -1 : 1;
  line(ctx, sunlit(light, rgb("#b9a582"), 0.7), 0.014, [[x, 0], [x, -tall]]); // prettier-ignore
  const half = tall * 0.52;
  const rim = -tall * 0.78;
  for (let i = 0; i < 5; i++) {
    const [a, b] = [-1 + (i * 2) / 5, -1 + ((i + 1) * 2) / 5];
    const facing = ((a + b) / 2) * side;
    const panel = i % 2 === 0 ? tone : mix(tone, [245, 238, 224], 0.75);
    poly(ctx, sunlit(light, panel, 0.55 + facing * 0.42 - light.back * 0.2), [
      [x, -tall],
      [x + a * half, rim],
      [x + ((a + b) / 2) * half, rim + 0.025],
      [x + b * half, rim],
    ]);
  }
  poly(ctx, sunlit(light, scale(tone, 0.5), 0.15), [
    [x - half, rim],
    [x + half, rim],
    [x + half * 0.9, rim + 0.018],
    [x - half * 0.9, rim + 0.018],
  ]);
}

/** A bed to lie in the sun on: slats, a raised back, a towel. */
function lounger(brush: Brush, x: number, facing: number, tone: Rgb): void {
  const { ctx, light } = brush;
  const frame = sunlit(light, rgb("#f0ece2"), 0.72);
  const cloth = (lit: number) => sunlit(light, tone, lit);
  const at = (dx: number) => x + dx * facing;
  for (const dx of [-0.26, 0.24]) line(ctx, sunlit(light, rgb("#d8d2c4"), 0.4), 0.016, [[at(dx), 0], [at(dx), -0.1]]); // prettier-ignore
  poly(ctx, frame, [[at(-0.34), -0.095], [at(0.12), -0.095], [at(0.12), -0.125], [at(-0.34), -0.125]]); // prettier-ignore
  poly(ctx, frame, [[at(0.1), -0.1], [at(0.36), -0.3], [at(0.38), -0.28], [at(0.14), -0.09]]); // prettier-ignore
  poly(ctx, cloth(0.85), [[at(-0.33), -0.125], [at(0.1), -0.125], [at(0.1), -0.15], [at(-0.33), -0.145]]); // prettier-ignore
  poly(ctx, cloth(0.6), [[at(0.08), -0.125], [at(0.35), -0.325], [at(0.37), -0.3], [at(0.12), -0.105]]); // prettier-ignore
}

/** The far side of a pool: hedge and pale wall, loungers under parasols, the stone edge and its band of tiles. */
export function paintPool(brush: Brush): void {
  const { ctx, light, random, window } = brush;
  const period = window.right - window.left;
  const day = 1 - light.night * 0.4;
  const repeated = (paint: (shift: number) => void): void => {
    for (const shift of [-period, 0, period]) paint(shift);
  };
  // Hedge.
  const leafy: { x: number; y: number; r: number; tone: Rgb; lit: number }[] = [];
  for (let i = 0; i < period * 70; i++) {
    const y = -0.34 - random() * 0.42;
    leafy.push({
      x: window.left + random() * period,
      y,
      r: 0.02 + random() * 0.04,
      tone: mix(rgb("#2d4a2c"), rgb("#6c8a4a"), random()),
      lit: (0.25 + ((-y - 0.34) / 0.42) * 0.6) * day,
    });
  }
  rect(ctx, sunlit(light, rgb("#24391f"), 0.25), window.left, -0.72, period, 0.4);
  for (const { x, y, r, tone, lit } of leafy)
    repeated((shift) => oval(ctx, sunlit(light, tone, lit), x + shift, y, r, r * 0.8, 0.4));
  // Wall.
  const wall = ctx.createLinearGradient(0, -0.42, 0, -0.04);
  wall.addColorStop(0, css(sunlit(light, rgb("#efe6d6"), 0.85)));
  wall.addColorStop(1, css(sunlit(light, rgb("#cfc2ae"), 0.5)));
  ctx.fillStyle = wall;
  ctx.fillRect(window.left, -0.4, period, 0.4);
  rect(ctx, sunlit(light, rgb("#f6f0e4"), 1), window.left, -0.425, period, 0.03);
  rect(ctx, sunlit(light, rgb("#8d8272"), 0.2), window.left, -0.395, period, 0.012);
  // Terrace.
  rect(ctx, sunlit(light, rgb("#d8ccb8"), 0.72), window.left, -0.1, period, 0.1);
  const places = Math.round(period / 1.7);
  for (let i = 0; i < places; i++) {
    const x = window.left + ((i + 0.5) / places) * period + (random() - 0.5) * 0.3;
    const tone = tones[i % tones.length]!;
    const tall = 0.92 + random() * 0.1;
    const gap = 0.42;
    repeated((shift) => {
      ctx.globalAlpha = 0.35;
      blob(ctx, scale(light.shadow, 0.6), [
        [x + shift - 0.7, -0.02],
        [x + shift, -0.06],
        [x + shift + 0.7, -0.02],
        [x + shift, 0.01],
      ]);
      ctx.globalAlpha = 1;
      parasol(brush, x + shift, tall, tone);
      lounger(brush, x + shift - gap, 1, mix(tone, [240, 236, 226], 0.4));
      lounger(brush, x + shift + gap, -1, mix(tone, [240, 236, 226], 0.4));
    });
  }
  // Edge, tiles, and the light that water throws on them.
  rect(ctx, sunlit(light, rgb("#f2ebde"), 0.95), window.left, -0.022, period, 0.03);
  rect(ctx, sunlit(light, rgb("#2f9fb4"), 0.6), window.left, 0.008, period, 0.05);
  for (let i = 0; i < period * 14; i++) {
    const x = window.left + i / 14;
    rect(ctx, sunlit(light, i % 2 ? rgb("#5cc0cf") : rgb("#217f98"), 0.65), x, 0.012, 1 / 14 - 0.008, 0.04);
  }
}
