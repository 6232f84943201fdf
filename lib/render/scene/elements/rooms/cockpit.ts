import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import {
  body,
  down,
  facet,
  outline,
  panel,
  panelAlpha,
  type Chamber,
} from "#lib/render/scene/elements/shapes/chamber.ts";
import { neon, screen, strip } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { plates, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const hull = (c: Chamber): Rgb => c.brush.colour ?? mix(rgb("#6a7480"), c.light.primary, 0.14);
const blue = (c: Chamber): Rgb => mix([86, 196, 255], c.light.primary, 0.3);

/** Deep space with a planet's lit rim, or the sky above clouds. */
function outside(c: Chamber, x: number, y: number, w: number, h: number): void {
  const { ctx, random } = c;
  if (c.brush.variants.has("airplane")) {
    panel(ctx, down(ctx, y, y + h, c.day.top, c.day.bottom), x, y, w, h);
    for (let i = 0; i < 40; i++)
      oval(
        ctx,
        mix(c.day.bottom, [255, 255, 255], random() * 0.8),
        x + random() * w,
        y + h * (0.72 + random() * 0.3),
        w * (0.03 + random() * 0.06),
        h * (0.03 + random() * 0.05),
        0,
        0.6,
      );
    return;
  }
  panel(ctx, down(ctx, y, y + h, [4, 6, 18], [18, 20, 46]), x, y, w, h);
  for (let i = 0; i < 22; i++) {
    const cloud = mix(blue(c), [200, 80, 190], random());
    const r = w * (0.06 + random() * 0.1);
    const px = x + random() * w;
    const py = y + random() * h * 0.6;
    const mist = ctx.createRadialGradient(px, py, 0, px, py, r);
    mist.addColorStop(0, css(cloud, 0.14));
    mist.addColorStop(1, css(cloud, 0));
    ctx.fillStyle = mist;
    ctx.fillRect(px - r, py - r, r * 2, r * 2);
  }
  for (let i = 0; i < w * h * 34; i++) {
    const size = 0.006 + random() ** 5 * 0.03;
    oval(
      ctx,
      mix([190, 210, 255], [255, 232, 206], random()),
      x + random() * w,
      y + random() * h,
      size,
      size,
      0,
      0.4 + random() * 0.6,
    );
  }
  const [px, py, r] = [x + w * 0.68, y + h * 1.35, h * 1.05];
  const ball = ctx.createRadialGradient(px - c.key * -r * 0.35, py - r * 0.55, r * 0.1, px, py, r);
  ball.addColorStop(0, css(mix(blue(c), [255, 255, 255], 0.5)));
  ball.addColorStop(0.5, css(mix(blue(c), [40, 90, 110], 0.5)));
  ball.addColorStop(1, css([8, 16, 34]));
  ctx.beginPath();
  ctx.arc(px, py, r, 0, 7);
  ctx.fillStyle = ball;
  ctx.fill();
  ctx.strokeStyle = css(mix(blue(c), [255, 255, 255], 0.5), 0.7);
  ctx.lineWidth = h * 0.012;
  ctx.stroke();
}

function back(c: Chamber): void {
  const mid = c.middle;
  const { ctx } = c;
  plates(c, scale(hull(c), 0.75), whole(c), [1.1, 0.7]);
  const w = c.width * 0.84;
  const [top, foot] = [-2.75, -1.15];
  const shape = [mid - w * 0.38, top, mid + w * 0.38, top, mid + w / 2, foot, mid - w / 2, foot];
  facet(ctx, scale(hull(c), 0.4), [
    mid - w * 0.4,
    top - 0.12,
    mid + w * 0.4,
    top - 0.12,
    mid + w * 0.53,
    foot + 0.1,
    mid - w * 0.53,
    foot + 0.1,
  ]);
  c.pool({
    x: mid,
    y: -1.9,
    rx: w * 0.7,
    ry: 1.6,
    colour: c.brush.variants.has("airplane") ? c.day.beam : [120, 150, 230],
    strength: 0.6,
  });
  c.shine(() => {
    ctx.save();
    outline(ctx, shape);
    ctx.clip();
    outside(c, mid - w / 2, top, w, foot - top);
    ctx.globalAlpha = 0.06;
    facet(ctx, [255, 255, 255], [mid - w * 0.3, foot, mid - w * 0.12, foot, mid + w * 0.1, top, mid - w * 0.05, top]);
    ctx.restore();
    for (const at of [-0.17, 0.17])
      facet(ctx, scale(hull(c), 0.3), [
        mid + w * at * 0.8 - 0.05,
        top,
        mid + w * at * 0.8 + 0.05,
        top,
        mid + w * at + 0.07,
        foot,
        mid + w * at - 0.07,
        foot,
      ]);
  });
  // Consoles below the window, with screens and many small keys.
  body(c, scale(hull(c), 0.55), c.left, -1.05, c.width, 1.05);
  facet(ctx, scale(hull(c), 0.8), [c.left, -1.05, c.right, -1.05, c.right, -0.8, c.left, -0.8]);
  for (let i = 0; i < 5; i++) {
    const x = mid + (i - 2) * c.width * 0.17 - 0.42;
    screen(c, x, -0.76, 0.84, 0.44, i % 2 ? c.light.accent : blue(c));
  }
  c.shine(() => {
    for (let i = 0; i < c.width * 22; i++)
      panelAlpha(
        ctx,
        c.random() > 0.75 ? c.light.accent : mix(blue(c), [255, 255, 255], c.random()),
        0.35 + c.random() * 0.6,
        c.left + c.random() * c.width,
        -1.02 + c.random() * 0.18,
        0.04,
        0.025,
        0.01,
      );
  });
  for (const dx of [-1.15, 1.15]) {
    body(c, [30, 33, 40], mid + dx - 0.36, -1.42, 0.72, 1, 0.16);
    body(c, [38, 42, 50], mid + dx - 0.2, -1.68, 0.4, 0.32, 0.1);
    body(c, [22, 24, 30], mid + dx - 0.08, -0.42, 0.16, 0.42);
  }
  strip(c, c.left + 0.3, -2.98, c.width - 0.6, blue(c), 0.7);
}

function side(c: Chamber): void {
  plates(c, scale(hull(c), 0.75), whole(c), [1.1, 0.7]);
  neon(c, blue(c), [c.left, -2.65, c.right, -2.65], 0.035);
  neon(c, c.light.accent, [c.left, -0.22, c.right, -0.22], 0.025);
  for (const at of [0.5, 3.4]) {
    screen(c, c.left + at, -2.1, 1.1, 0.7, at > 2 ? c.light.accent : blue(c));
    screen(c, c.left + at + 1.2, -2.1, 0.6, 0.7, blue(c));
    body(c, scale(hull(c), 0.5), c.left + at - 0.1, -1.15, 2.1, 0.5, 0.04);
  }
  panel(c.ctx, scale(hull(c), 0.4), c.left + 2.6, -2.4, 0.14, 2.4);
  panel(c.ctx, scale(hull(c), 0.4), c.left + 5.8, -2.4, 0.14, 2.4);
}

export const cockpitWalls: Walls = { back, side };
