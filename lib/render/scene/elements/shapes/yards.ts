import { clamp, css, mix, rgb, scale } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { facade, fillLit, isLit, isSnowed, patch, wall, wallLight } from "./masonry-walls.ts";
import { pitch } from "./roof-pitches.ts";
import { drum } from "./round-walls.ts";
import { line, oval, type Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";

/** A stone well with its little roof, windlass and bucket. */
export function paintWell(brush: Brush): void {
  const { ctx, light } = brush;
  const wood = rgb("#7a5638");
  const e = wallLight(brush);
  const post = (x: number) => {
    drum(brush, x, -0.82, -0.3, 0.05, 0.05, wood, false);
  };
  post(-0.36);
  drum(brush, 0, -0.42, 0.012, 0.84, 0.88, brush.colour ?? rgb("#a9a196"), true);
  oval(ctx, sunlit(light, rgb("#bdb5a8"), 0.7), 0, -0.42, 0.43, 0.08);
  oval(ctx, sunlit(light, [22, 22, 28], 0.1), 0, -0.415, 0.35, 0.055);
  line(ctx, sunlit(light, rgb("#d2c39c"), 0.6), 0.014, [
    [0.02, -0.66],
    [0.02, -0.5],
  ]);
  drum(brush, 0.02, -0.52, -0.4, 0.15, 0.12, rgb("#8a6240"), false);
  for (const y of [-0.5, -0.43])
    line(ctx, sunlit(light, rgb("#4a4a4e"), 0.5), 0.012, [
      [-0.05, y],
      [0.02, y + 0.012],
      [0.09, y],
    ]);
  line(ctx, sunlit(light, wood, e.front + 0.1), 0.045, [
    [-0.36, -0.67],
    [0.36, -0.67],
  ]);
  for (let i = 0; i < 6; i++)
    line(ctx, sunlit(light, rgb("#d2c39c"), 0.5), 0.012, [
      [-0.03 + i * 0.02, -0.695],
      [-0.02 + i * 0.02, -0.645],
    ]);
  line(ctx, sunlit(light, rgb("#3e3e42"), 0.5), 0.018, [
    [0.36, -0.67],
    [0.47, -0.67],
    [0.47, -0.58],
  ]);
  drum(brush, 0.36, -0.82, -0.3, 0.05, 0.05, wood, false);
  pitch(
    brush,
    [
      [-0.4, -1.0],
      [0.4, -1.0],
    ],
    [
      [-0.54, -0.76],
      [0.54, -0.76],
    ],
    rgb("#7c4a38"),
    e.front + 0.2,
  );
}

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

/** A platform under its canopy: iron columns, a clock, lamps, a bench, the edge with its line. */
export function paintPlatform(brush: Brush): void {
  const { ctx, light, window } = brush;
  const iron = brush.colour ?? rgb("#3f5a56");
  const e = wallLight(brush);
  const period = window.right - window.left;
  const bays = Math.max(2, Math.round(period / 1.1));
  const step = period / bays;
  const back = wall(window.left, window.right, -0.72, -0.72, -0.16, -0.16, e.front * 0.55);
  facade(brush, { ...back, wide: period }, rgb("#a5694e"), "brick");
  const lit = isLit(brush);
  for (let i = 0; i < bays; i++) {
    const x = window.left + (i + 0.5) * step;
    const u = (i + 0.5) / bays;
    const w = 0.36 / period;
    patch(brush, back, u - w, 0.2, u + w, 0.78, sunlit(light, rgb("#e6dcc8"), e.front * 0.6));
    patch(
      brush,
      back,
      u - w * 0.9,
      0.23,
      u + w * 0.9,
      0.76,
      lit ? [255, 218, 148] : mix(sunlit(light, [40, 48, 60], 0.3), light.upper, 0.25),
    );
    for (const off of [-0.45, 0, 0.45])
      patch(
        brush,
        back,
        u + w * off - w * 0.03,
        0.23,
        u + w * off + w * 0.03,
        0.76,
        sunlit(light, rgb("#e6dcc8"), e.front * 0.6),
      );
    if (lit) brush.glow({ x, y: -0.46, radius: 0.4, colour: [255, 206, 128], strength: 0.35 });
    fillLit(
      brush,
      [
        [x - 0.22, -0.3],
        [x + 0.22, -0.3],
        [x + 0.22, -0.28],
        [x - 0.22, -0.28],
      ],
      rgb("#7a5638"),
      e.front + 0.1,
    );
    fillLit(
      brush,
      [
        [x - 0.22, -0.37],
        [x + 0.22, -0.37],
        [x + 0.22, -0.33],
        [x - 0.22, -0.33],
      ],
      rgb("#7a5638"),
      e.front,
    );
    for (const way of [-1, 1])
      line(ctx, sunlit(light, iron, 0.4), 0.016, [
        [x + way * 0.19, -0.37],
        [x + way * 0.19, -0.16],
      ]);
  }
  fillLit(
    brush,
    [
      [window.left, -0.95],
      [window.right, -0.95],
      [window.right, -0.8],
      [window.left, -0.8],
    ],
    isSnowed(brush) ? [232, 239, 250] : rgb("#6b7278"),
    e.front + 0.2,
  );
  const teeth = bays * 12;
  for (let i = 0; i < teeth; i++) {
    const x = window.left + (i / teeth) * period;
    const w = period / teeth;
    fillLit(
      brush,
      [
        [x, -0.81],
        [x + w, -0.81],
        [x + w, -0.745],
        [x + w / 2, -0.715],
        [x, -0.745],
      ],
      i % 2 ? rgb("#efe7d6") : iron,
      e.front + 0.1,
    );
  }
  for (let i = 0; i < bays; i++) {
    const x = window.left + i * step + step * 0.02;
    drum(brush, x + 0.02, -0.72, -0.14, 0.034, 0.044, iron, false);
    drum(brush, x + 0.02, -0.18, -0.13, 0.07, 0.08, iron, false);
    for (const way of [-1, 1])
      line(ctx, sunlit(light, iron, 0.5), 0.018, [
        [x + 0.02, -0.55],
        [x + 0.02 + way * 0.08, -0.66],
        [x + 0.02 + way * 0.19, -0.72],
      ]);
    const lampX = x + step * 0.5;
    line(ctx, sunlit(light, iron, 0.4), 0.008, [
      [lampX, -0.75],
      [lampX, -0.66],
    ]);
    oval(ctx, lit ? [255, 240, 205] : sunlit(light, [236, 232, 222], 0.8), lampX, -0.635, 0.035, 0.035);
    if (lit) brush.glow({ x: lampX, y: -0.635, radius: 0.36, colour: [255, 214, 146], strength: 0.6 });
  }
  const clockX = window.left + step * 0.52;
  oval(ctx, sunlit(light, iron, 0.5), clockX, -0.53, 0.092, 0.092);
  oval(ctx, lit ? [255, 246, 222] : sunlit(light, [244, 240, 230], 0.8), clockX, -0.53, 0.078, 0.078);
  line(ctx, [30, 30, 34], 0.01, [
    [clockX, -0.59],
    [clockX, -0.53],
    [clockX + 0.04, -0.51],
  ]);
  const deck = ctx.createLinearGradient(0, -0.17, 0, 0.02);
  deck.addColorStop(0, css(sunlit(light, rgb("#a39c92"), 0.55)));
  deck.addColorStop(0.5, css(sunlit(light, rgb("#8d867d"), 0.5)));
  deck.addColorStop(0.55, css(sunlit(light, rgb("#5c5852"), 0.3)));
  deck.addColorStop(1, css(sunlit(light, rgb("#3e3b38"), 0.15)));
  ctx.fillStyle = deck;
  ctx.fillRect(window.left, -0.165, period, 0.2);
  ctx.fillStyle = css(sunlit(light, rgb("#e6c04a"), 0.7));
  ctx.fillRect(window.left, -0.098, period, 0.014);
}
