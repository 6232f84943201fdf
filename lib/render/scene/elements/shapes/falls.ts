import { contextOf, imageOf, type SceneCanvas } from "#lib/render/scene/canvas.ts";
import { clamp, css, rgb, smoothstep } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { holding } from "#lib/render/scene/held.ts";
import { fractal } from "#lib/render/scene/random.ts";
import { paintCliffs } from "./crag.ts";
import { sunlit } from "./sunlight.ts";

const heldRock = holding<SceneCanvas>(2);

/** Half the width of the water at a height, 0 the pool to 1 the lip. */
const reachOf = (h: number, seed: number) =>
  0.15 + 0.05 * (fractal(h * 3 + 5, 1.5, seed, 2, 64) - 0.3) + (1 - h) ** 2 * 0.07;

/** The cliff around the fall: buttresses and ledges in the light, moss where it is wet, green on its brow. */
function rockOf(brush: Brush): SceneCanvas {
  const { window, px_per_unit, createCanvas, light, seed } = brush;
  const ppu = px_per_unit * 0.85;
  const canvas = createCanvas(
    Math.max(4, Math.round((window.right - window.left) * ppu)),
    Math.max(4, Math.round((window.bottom - window.top) * ppu)),
  );
  const ctx = contextOf(canvas);
  ctx.scale(ppu, ppu);
  ctx.translate(-window.left, -window.top);
  const stone = brush.colour ?? rgb("#7d7872");
  paintCliffs(
    { ...brush, ctx, px_per_unit: ppu },
    {
      stone,
      top: (x) =>
        0.97 -
        Math.abs(x) * 0.12 +
        (fractal(x * 3 + 40, 0.5, seed + 8, 3, 128) - 0.5) * 0.16 -
        smoothstep(0.2, 0.04, Math.abs(x)) * 0.03,
      end: (x) => smoothstep(0.86, 0.62, Math.abs(x) + (fractal(x * 2 + 9, 4.5, seed, 2, 64) - 0.5) * 0.2),
      recess: (x) => 0.34 * Math.exp(-((x / 0.3) ** 2)),
      cover: light.weather === "snow" ? rgb("#e8eef8") : rgb("#5d7d38"),
      wet: (x, h) => smoothstep(0.24, 0, Math.abs(x) - reachOf(clamp(h, 0, 1), seed)),
    },
  );
  return canvas;
}

/** Falling water: hanging threads that run down their length, brighter in the light, lost in spray below. */
export function paintFalls(brush: Brush): void {
  const { ctx, light, seed, phase, random, window } = brush;
  const key = [
    seed,
    window.left,
    window.right,
    window.top,
    window.bottom,
    brush.px_per_unit,
    light.time,
    light.weather,
    light.side,
    light.back,
    light.key.join(),
  ].join("/");
  const rock = heldRock(key, () => rockOf(brush));
  ctx.drawImage(imageOf(rock), window.left, window.top, window.right - window.left, window.bottom - window.top);
  const shade = sunlit(light, rgb("#7fa9bb"), 0.25);
  const body = sunlit(light, rgb("#b9d5df"), 0.6);
  const bright = sunlit(light, [250, 253, 255], 1);
  ctx.fillStyle = css(shade);
  ctx.beginPath();
  for (let i = 0; i <= 20; i++) ctx.lineTo(-reachOf(i / 20, seed), -0.98 * (i / 20) - 0.02 * (i / 20));
  for (let i = 20; i >= 0; i--) ctx.lineTo(reachOf(i / 20, seed), -(i / 20));
  ctx.fill();
  const threads = Math.round(clamp(brush.px_per_unit * 0.5, 60, 190));
  for (const [colour, share, wide] of [
    [shade, 0.2, 2.2],
    [body, 0.45, 1.7],
    [bright, 0.35, 1],
  ] as const) {
    ctx.strokeStyle = css(colour, 0.75);
    ctx.lineWidth = (0.3 / threads) * wide * 1.3;
    ctx.beginPath();
    for (let i = 0; i < threads * share * 2.4; i++) {
      const across = (random() * 2 - 1) * 0.97;
      const long = 0.07 + random() * 0.2;
      const start = random();
      // Whole turns in a cycle, so that its last frame meets its first.
      const fall = (start + phase * (1 + Math.floor(random() * 2))) % 1;
      const top = 1.02 - fall * 1.1;
      const foot = Math.max(0.01, top - long);
      if (foot >= Math.min(1, top)) continue;
      const x0 = across * reachOf(Math.min(1, top), seed);
      const x1 = across * reachOf(foot, seed);
      ctx.moveTo(x0, -Math.min(1, top));
      ctx.quadraticCurveTo((x0 + x1) / 2, -(top + foot) / 2, x1, -foot);
    }
    ctx.stroke();
  }
  for (let i = 0; i < 70; i++) {
    const drift = (random() + phase) % 1;
    const x = (random() - 0.5) * 0.85;
    const y = -0.02 - random() * 0.06 - drift * 0.14;
    const r = 0.08 + drift * 0.16;
    const gradient = ctx.createRadialGradient(x, y, 0, x, y, r);
    const alpha = 0.075 * Math.sin(drift * Math.PI);
    gradient.addColorStop(0, css(bright, alpha));
    gradient.addColorStop(1, css(bright, 0.001));
    ctx.fillStyle = gradient;
    ctx.fillRect(x - r, y - r, r * 2, r * 2);
  }
}
