import { clamp, css, mix, rgb, scale } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { isLit, isSnowed, wallLight } from "./masonry-walls.ts";
import { drum } from "./round-walls.ts";
import { line, oval, type Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";

/** A fence that goes on: pales and rails, or posts and bars of a paddock. */
export function paintFence(brush: Brush): void {
  const { ctx, light, window, random } = brush;
  const paddock = brush.variants.has("paddock");
  const wood = brush.colour ?? (paddock ? rgb("#8a6a4c") : rgb("#e9e3d6"));
  const e = wallLight(brush);
  const period = window.right - window.left;
  const gap = paddock ? 1.6 : 0.2;
  const count = Math.max(2, Math.round(period / gap));
  const step = period / count;
  const rails = paddock ? [0.88, 0.6, 0.32] : [0.78, 0.3];
  for (const y of rails) {
    ctx.fillStyle = css(sunlit(light, scale(wood, 0.72), e.front * 0.7));
    ctx.fillRect(window.left, -y, period, 0.1);
    ctx.fillStyle = css(sunlit(light, wood, e.front + 0.2));
    ctx.fillRect(window.left, -y, period, 0.03);
  }
  for (let i = 0; i < count; i++) {
    const x = window.left + (i + 0.5) * step;
    const w = paddock ? 0.15 : 0.12;
    const top = -0.97 - (random() - 0.5) * 0.05;
    const lean = (random() - 0.5) * 0.015;
    const gradient = ctx.createLinearGradient(x - w / 2, 0, x + w / 2, 0);
    const side = light.side < 0 ? -1 : 1;
    gradient.addColorStop(side > 0 ? 0 : 1, css(sunlit(light, scale(wood, 0.7), e.front * 0.6)));
    gradient.addColorStop(side > 0 ? 1 : 0, css(sunlit(light, wood, e.front + 0.35)));
    ctx.fillStyle = gradient;
    ctx.beginPath();
    ctx.moveTo(x - w / 2, 0.03);
    ctx.lineTo(x - w / 2 + lean, top + (paddock ? 0 : 0.09));
    ctx.lineTo(x + lean, top);
    ctx.lineTo(x + w / 2 + lean, top + (paddock ? 0 : 0.09));
    ctx.lineTo(x + w / 2, 0.03);
    ctx.fill();
    for (let g = 0; g < 3; g++)
      line(
        ctx,
        sunlit(light, scale(wood, 0.45), 0.2),
        0.006,
        [
          [x + (random() - 0.5) * w * 0.7, top + 0.15 + random() * 0.3],
          [x + (random() - 0.5) * w * 0.7, -0.1 - random() * 0.3],
        ],
        0.4,
      );
    if (isSnowed(brush)) oval(ctx, sunlit(light, [238, 243, 252], 0.8), x + lean, top + 0.02, w * 0.52, 0.05);
  }
}

/** A jetty that runs out over the water: planks towards the eye of the picture, posts with their ropes. */
export function paintJetty(brush: Brush): void {
  const { ctx, light, random } = brush;
  const wood = brush.colour ?? rgb("#8c7458");
  const near = { y: 0.06, half: 1.1 };
  const far = { y: -0.72, half: 0.2 };
  const at = (across: number, t: number): Point => {
    // Equal lengths shorten with distance.
    const s = t / (t + (1 - t) * 0.28);
    return [across * (near.half + (far.half - near.half) * s), near.y + (far.y - near.y) * s];
  };
  const post = (across: number, t: number) => {
    const [x, y] = at(across, t);
    const s = t / (t + (1 - t) * 0.28);
    const size = 1 + (far.half / near.half - 1) * s;
    drum(brush, x, y - 0.3 * size, y + 0.3 * size, 0.11 * size, 0.11 * size, scale(wood, 0.8), false);
    oval(
      ctx,
      sunlit(light, mix(wood, [255, 250, 240], isSnowed(brush) ? 0.9 : 0.25), 0.85),
      x,
      y - 0.3 * size,
      0.055 * size,
      0.016 * size,
    );
  };
  for (let i = 5; i >= 0; i--) for (const way of [-1, 1]) post(way * 1.04, i / 5.6 + 0.04);
  const planks = 30;
  for (let i = planks - 1; i >= 0; i--) {
    const t0 = i / planks;
    const t1 = (i + 0.9) / planks;
    const tone = 0.8 + random() * 0.35;
    ctx.fillStyle = css(
      sunlit(light, scale(wood, tone), clamp(0.62 + light.back * 0.15 + (random() - 0.5) * 0.1, 0, 1)),
    );
    ctx.beginPath();
    ctx.moveTo(...at(-1, t0));
    ctx.lineTo(...at(1, t0));
    ctx.lineTo(...at(1, t1));
    ctx.lineTo(...at(-1, t1));
    ctx.fill();
    line(
      ctx,
      sunlit(light, mix(wood, [255, 248, 230], 0.4), 0.9),
      0.006 * (1 - t0 * 0.7),
      [at(-1, t1), at(1, t1)],
      0.6,
    );
  }
  for (const way of [-1, 1])
    line(ctx, sunlit(light, scale(wood, 0.55), 0.3), 0.03, [at(way, 0), at(way, 0.3), at(way, 0.98)]);
  if (isLit(brush)) {
    const [x, y] = at(1.04, 0.9);
    brush.glow({ x, y: y - 0.16, radius: 0.4, colour: [255, 206, 128], strength: 0.8, flicker: 0.15 });
  }
}
