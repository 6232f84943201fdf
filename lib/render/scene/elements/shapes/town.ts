import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { litColour, type SceneLight } from "#lib/render/scene/light.ts";
import type { Random } from "#lib/render/scene/random.ts";
import { blend, line, rect, repeated } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;
const warm: Rgb = [255, 206, 128];

/** Windows in a grid; after dark most of them are lit, each in its own warmth. */
function windows(
  ctx: Ctx,
  random: Random,
  light: SceneLight,
  wall: Rgb,
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
): void {
  const cw = width / columns;
  const rh = height / rows;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const lit = random() < 0.12 + light.night * 0.42;
      const glass = lit
        ? mix(mix(warm, [180, 220, 255], random() > 0.8 ? 0.8 : random() * 0.2), wall, (1 - light.night) * 0.35)
        : mix(mix(scale(wall, 0.45), light.upper, 0.35), light.halo, random() * 0.16);
      ctx.fillStyle = css(glass, lit ? 0.7 + random() * 0.3 : 0.85);
      ctx.fillRect(x + column * cw + cw * 0.2, y + row * rh + rh * 0.22, cw * 0.6, rh * 0.56);
    }
  }
}

/** One tower: two faces, so that the light has a side. */
function tower(
  ctx: Ctx,
  random: Random,
  light: SceneLight,
  tone: Rgb,
  x: number,
  width: number,
  height: number,
  detail: number,
): void {
  const side = light.side < 0 ? -1 : 1;
  const split = side > 0 ? 0.34 : 0.66;
  const bright = litColour(light, tone, 0.78);
  const dark = litColour(light, tone, 0.16);
  ctx.fillStyle = blend(
    ctx,
    [0, -height],
    [0, 0],
    [
      [0, side > 0 ? dark : bright],
      [1, mix(side > 0 ? dark : bright, light.haze, 0.4)],
    ],
  );
  ctx.fillRect(x, -height, width * split, height + 0.02);
  ctx.fillStyle = blend(
    ctx,
    [0, -height],
    [0, 0],
    [
      [0, side > 0 ? bright : dark],
      [1, mix(side > 0 ? bright : dark, light.haze, 0.4)],
    ],
  );
  ctx.fillRect(x + width * split, -height, width * (1 - split), height + 0.02);
  const columns = Math.max(2, Math.round(width * 24 * detail));
  const rows = Math.max(3, Math.round(height * 30 * detail));
  windows(
    ctx,
    random,
    light,
    side > 0 ? dark : bright,
    x + width * 0.02,
    -height * 0.97,
    width * split - width * 0.03,
    height * 0.95,
    Math.max(1, Math.round(columns * split)),
    rows,
  );
  windows(
    ctx,
    random,
    light,
    side > 0 ? bright : dark,
    x + width * split + width * 0.02,
    -height * 0.97,
    width * (1 - split) - width * 0.04,
    height * 0.95,
    Math.max(1, Math.round(columns * (1 - split))),
    rows,
  );
  const crown = random();
  ctx.fillStyle = css(dark);
  if (crown > 0.6) {
    ctx.fillRect(x + width * 0.25, -height - width * 0.16, width * 0.5, width * 0.18);
    if (crown > 0.8)
      ctx.fillRect(x + width * 0.49, -height - width * 0.75, Math.max(0.004, width * 0.025), width * 0.6);
  }
  ctx.fillStyle = css(light.rim, 0.7);
  ctx.fillRect(side > 0 ? x + width - 0.004 : x, -height, 0.004, height * 0.9);
}

/** A skyline in three depths. */
export function paintCity(brush: Brush): void {
  const { ctx, random, window, light } = brush;
  const period = window.right - window.left;
  const tones = ["#5f6672", "#777064", "#4a5563", "#8a7f74", "#56505c"].map(rgb);
  for (let row = 0; row < 3; row++) {
    const near = row / 2;
    const width = 0.13 + near * 0.07;
    const count = Math.ceil(period / (width * 1.02));
    for (let i = 0; i < count; i++) {
      const x = window.left + (i / count) * period;
      const height =
        (row === 0 ? 0.42 + random() ** 2.2 * 0.55 : row === 1 ? 0.26 + random() ** 2 * 0.42 : 0.12 + random() * 0.24) *
        0.98;
      const tone = mix(tones[Math.floor(random() * tones.length)]!, light.haze, 0.45 * (1 - near));
      const w = width * (0.75 + random() * 0.45);
      tower(ctx, random, light, tone, x, Math.min(w, window.right - x), height, 0.7 + near * 0.5);
    }
    ctx.fillStyle = blend(
      ctx,
      [0, -0.55],
      [0, 0],
      [
        [0, light.haze, 0],
        [1, light.haze, 0.34 * (1 - near * 0.6)],
      ],
    );
    ctx.fillRect(window.left, -0.55, period, 0.57);
  }
  if (light.night > 0.5) {
    for (let i = 0; i < period * 3; i++)
      brush.glow({
        x: window.left + random() * period,
        y: -0.02 - random() * 0.12,
        radius: 0.06,
        colour: warm,
        strength: 0.5,
      });
  }
}

/** House fronts side by side with shops below: the near side of a street. */
export function paintStreet(brush: Brush): void {
  const { ctx, random, window, light } = brush;
  const period = window.right - window.left;
  const tones = ["#a8553f", "#b89a6a", "#6f7c80", "#8a6a5a", "#c7b299", "#5b5a66", "#9a4d45"].map(rgb);
  const count = Math.max(4, Math.round(period / 0.62));
  for (let i = 0; i < count; i++) {
    const x = window.left + (i / count) * period;
    const w = period / count + 0.004;
    const h = 0.7 + random() * 0.3;
    const tone = tones[Math.floor(random() * tones.length)]!;
    const face = litColour(light, tone, 0.46 + light.side * (i / count - 0.5) * 0.2);
    ctx.fillStyle = blend(
      ctx,
      [0, -h],
      [0, 0],
      [
        [0, face],
        [0.75, scale(face, 0.82)],
        [1, scale(face, 0.6)],
      ],
    );
    ctx.fillRect(x, -h, w, h + 0.02);
    for (let row = 0; row < 40; row++) {
      ctx.fillStyle = css(scale(face, 0.9 + random() * 0.14), 0.5);
      ctx.fillRect(x + random() * w * 0.8, -h + random() * h, w * 0.2 * random(), 0.012);
    }
    rect(ctx, scale(face, 1.2), x - 0.004, -h - 0.012, w + 0.008, 0.03);
    rect(ctx, scale(face, 0.6), x, -h + 0.018, w, 0.012);
    const columns = w > 0.6 ? 4 : 3;
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < columns; column++) {
        const wx = x + ((column + 0.5) / columns) * w - 0.036;
        const wy = -h + 0.08 + row * ((h - 0.38) / 3);
        const lit = random() < 0.2 + light.night * 0.45;
        rect(ctx, scale(face, 1.22), wx - 0.01, wy - 0.01, 0.092, 0.135, 0.004);
        ctx.fillStyle = lit
          ? blend(
              ctx,
              [wx, wy],
              [wx, wy + 0.11],
              [
                [0, mix(warm, [255, 255, 230], 0.3)],
                [1, scale(warm, 0.85)],
              ],
            )
          : blend(
              ctx,
              [wx, wy],
              [wx + 0.07, wy + 0.11],
              [
                [0, mix(light.upper, light.horizon, 0.3)],
                [1, scale(light.upper, 0.35)],
              ],
            );
        ctx.fillRect(wx, wy, 0.072, 0.112);
        rect(ctx, scale(face, 0.7), wx + 0.033, wy, 0.006, 0.112);
        rect(ctx, scale(face, 0.7), wx, wy + 0.05, 0.072, 0.006);
        rect(ctx, scale(face, 1.3), wx - 0.014, wy + 0.118, 0.1, 0.014);
        if (lit && light.night > 0.3)
          brush.glow({ x: wx + 0.036, y: wy + 0.06, radius: 0.13, colour: warm, strength: 0.22 * light.night });
      }
    }
    // The shop: awning, bright window, door.
    const awning = mix(tones[Math.floor(random() * tones.length)]!, light.accent, 0.35);
    const open = light.night > 0.3 || random() > 0.4;
    ctx.fillStyle = open
      ? blend(
          ctx,
          [0, -0.24],
          [0, -0.03],
          [
            [0, mix(warm, [255, 250, 235], 0.35)],
            [1, scale(warm, 0.62)],
          ],
        )
      : css(scale(light.upper, 0.4));
    ctx.fillRect(x + 0.04, -0.24, w - 0.2, 0.2);
    for (let n = 0; n < 5; n++)
      rect(
        ctx,
        scale(face, 0.35 + random() * 0.3),
        x + 0.06 + random() * (w - 0.28),
        -0.12,
        0.03 + random() * 0.03,
        0.08,
      );
    rect(ctx, scale(face, 0.45), x + w - 0.13, -0.23, 0.09, 0.23);
    for (let stripe = 0; stripe < 8; stripe++)
      rect(
        ctx,
        litColour(light, stripe % 2 ? [236, 230, 220] : awning, 0.5),
        x + 0.02 + (stripe * (w - 0.06)) / 8,
        -0.285,
        (w - 0.06) / 8 + 0.001,
        0.05,
      );
    rect(ctx, [0, 0, 0], x + 0.02, -0.236, w - 0.06, 0.014, 0, 0.3);
    if (open && light.night > 0.2)
      brush.glow({ x: x + w / 2 - 0.05, y: -0.13, radius: 0.3, colour: warm, strength: 0.3 * light.night });
  }
  for (let i = 0; i < Math.ceil(period / 1.1); i++) {
    const x = window.left + (i + 0.3) * (period / Math.ceil(period / 1.1));
    repeated(brush, x, 0.1, (at) => {
      line(ctx, scale(light.shadow, 0.5), 0.014, [
        [at, 0],
        [at, -0.44],
        [at + 0.06, -0.47],
      ]);
      rect(ctx, mix(warm, [255, 255, 255], 0.5), at + 0.045, -0.475, 0.04, 0.022, 0.008);
    });
    if (light.night > 0.2)
      brush.glow({ x: x + 0.065, y: -0.46, radius: 0.34, colour: warm, strength: 0.7 * light.night });
  }
}

/** A single tall tower of glass. */
export function paintSkyscraper(brush: Brush): void {
  const { ctx, random, light } = brush;
  const glass = brush.colour ?? rgb("#4f6a80");
  tower(ctx, random, { ...light, back: 0 }, glass, -0.11, 0.22, 0.94, 1.4);
  ctx.fillStyle = blend(
    ctx,
    [-0.11, -0.94],
    [0.11, 0],
    [
      [0, light.horizon, 0.35],
      [0.4, light.upper, 0.05],
      [0.55, light.halo, 0.3],
      [1, light.upper, 0.05],
    ],
  );
  ctx.fillRect(-0.11, -0.94, 0.22, 0.94);
  line(ctx, scale(glass, 0.7), 0.008, [
    [0, -0.94],
    [0, -1],
  ]);
  brush.glow({ x: 0, y: -1, radius: 0.05, colour: [255, 70, 60], strength: 0.9 });
}

/** Quays with sheds, masts and cranes behind the water. */
export function paintHarbour(brush: Brush): void {
  const { ctx, random, window, light } = brush;
  const period = window.right - window.left;
  const tones = ["#9a5b46", "#c2a878", "#5f7480", "#b7b0a4", "#7c4a42"].map(rgb);
  let x = window.left;
  while (x < window.right - 0.05) {
    const w = Math.min(0.5 + random() * 0.6, window.right - x);
    const h = 0.34 + random() * 0.42;
    const face = litColour(light, tones[Math.floor(random() * tones.length)]!, 0.5);
    rect(ctx, face, x, -h, w, h);
    ctx.beginPath();
    ctx.moveTo(x - 0.02, -h);
    ctx.lineTo(x + w / 2, -h - 0.2);
    ctx.lineTo(x + w + 0.02, -h);
    ctx.fillStyle = css(litColour(light, rgb("#6b4038"), 0.5 + light.side * 0.15));
    ctx.fill();
    windows(ctx, random, light, face, x + 0.04, -h + 0.05, w - 0.08, h * 0.7, Math.max(2, Math.round(w * 7)), 2);
    x += w + (random() > 0.7 ? 0.25 : 0.01);
  }
  for (let i = 0; i < period * 1.2; i++) {
    const mast = window.left + random() * period;
    const h = 0.6 + random() * 0.38;
    line(ctx, litColour(light, rgb("#cfc6b8"), 0.4), 0.014, [
      [mast, 0],
      [mast, -h],
    ]);
    line(ctx, litColour(light, rgb("#cfc6b8"), 0.3), 0.005, [
      [mast, -h],
      [mast + 0.2, -0.02],
    ]);
    rect(ctx, litColour(light, tones[i % 5]!, 0.6), mast - 0.13, -0.1, 0.3, 0.08, 0.03);
  }
  rect(ctx, litColour(light, rgb("#5c564e"), 0.35), window.left, -0.045, period, 0.065);
}
