import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { litColour } from "#lib/render/scene/light.ts";
import { down, facet, panel, panelAlpha } from "./chamber.ts";

export const warm: Rgb = [255, 206, 132];
const coolLamp: Rgb = [190, 220, 255];
const paleLamp: Rgb = [255, 236, 196];
export const neon: readonly Rgb[] = [
  [255, 70, 150],
  [70, 210, 255],
  [160, 110, 255],
  [255, 180, 70],
];

/** What one tower needs to know of the scene. */
export interface Site {
  brush: Brush;
  /** 0 far, 1 near. */
  near: number;
}

/** One upright block: a lit and a shaded face, rows of windows, haze at its foot. */
export function block(site: Site, tone: Rgb, x: number, w: number, top: number, bottom: number, grid = true): void {
  const { brush, near } = site;
  const { ctx, light, random, px_per_unit } = brush;
  const key = light.side < 0 ? -1 : 1;
  const split = key > 0 ? 0.36 : 0.64;
  const veil = 0.52 * (1 - near);
  const sunward = mix(litColour(light, tone, 0.82 - light.back * 0.45), light.haze, veil);
  const away = mix(litColour(light, scale(tone, 0.78), 0.08), light.haze, veil);
  const foot = mix(away, light.haze, 0.5);
  const [left, right] = key > 0 ? [away, sunward] : [sunward, away];
  panel(ctx, down(ctx, top, 0, left, mix(left, foot, 0.75)), x, top, w * split, bottom - top);
  panel(ctx, down(ctx, top, 0, right, mix(right, foot, 0.6)), x + w * split, top, w * (1 - split), bottom - top);
  if (!grid) return;
  const cell = Math.max(0.0088, 3 / px_per_unit);
  const rise = cell * 1.25;
  const night = light.night;
  const whole = Math.floor((bottom - top) / rise);
  for (const [fx, fw, face] of [
    [x, w * split, left],
    [x + w * split, w * (1 - split), right],
  ] as const) {
    const cols = Math.floor((fw - cell * 0.4) / cell);
    if (cols < 1) continue;
    const off = (fw - cols * cell) / 2;
    const glass = mix(mix(scale(face, 0.62), light.upper, 0.28), light.haze, veil * 0.4);
    // Dark panes are one shape; the few that shine are laid one by one.
    const shining: { colour: string; left: number; high: number }[] = [];
    ctx.beginPath();
    for (let row = 1; row < whole; row++) {
      const floorLit = random() < 0.05 + night * 0.1;
      for (let i = 0; i < cols; i++) {
        const lit = floorLit || random() < 0.015 + night * 0.3;
        const glint = !lit && light.back < 0.7 && night < 0.3 && random() < 0.02;
        const cool = random() > 0.8;
        const share = random() * 0.7;
        const pane = fx + off + i * cell + cell * 0.16;
        const high = top + row * rise + rise * 0.2;
        if (!lit && !glint) {
          ctx.rect(pane, high, cell * 0.66, rise * 0.55);
          continue;
        }
        const lamp = lit ? mix(warm, cool ? coolLamp : paleLamp, share) : null;
        const colour = lamp
          ? css(mix(mix(glass, lamp, 0.3 + night * 0.7), light.haze, veil * 0.6), 0.35 + night * 0.6)
          : css(light.halo, 0.8);
        shining.push({ colour, left: pane, high });
      }
    }
    ctx.fillStyle = css(glass, 0.75);
    ctx.fill();
    for (const { colour, left: at, high } of shining) {
      ctx.fillStyle = colour;
      ctx.fillRect(at, high, cell * 0.66, rise * 0.55);
    }
  }
  const edge = key > 0 ? x + w - 0.003 : x;
  panelAlpha(ctx, light.rim, (0.25 + light.back * 0.5) * (0.4 + near * 0.6), edge, top, 0.003, (bottom - top) * 0.85);
}

function beacon(site: Site, x: number, y: number): void {
  if (site.brush.light.night < 0.3) return;
  site.brush.glow({ x, y, radius: 0.02, colour: [255, 70, 60], strength: 0.8 });
}

export function modernTower(site: Site, tone: Rgb, x: number, w: number, h: number): void {
  const { ctx, random, light } = site.brush;
  const kind = random();
  if (kind < 0.3 && h > 0.4) {
    // A slanted crown.
    const up = random() > 0.5;
    const colour = mix(litColour(light, tone, 0.5), light.haze, 0.5 * (1 - site.near));
    facet(
      ctx,
      colour,
      up
        ? [x, -h, x + w, -h - w * 0.6, x + w, -h + 0.01, x, -h + 0.01]
        : [x, -h - w * 0.6, x + w, -h, x + w, -h + 0.01, x, -h + 0.01],
    );
    block(site, tone, x, w, -h, 0.02);
    return;
  }
  if (kind < 0.55 && h > 0.3) {
    block(site, tone, x + w * 0.16, w * 0.68, -h, -h * 0.62);
    block(site, tone, x, w, -h * 0.66, 0.02);
  } else block(site, tone, x, w, -h, 0.02);
  const roof = mix(litColour(light, scale(tone, 0.6), 0.2), light.haze, 0.5 * (1 - site.near));
  if (random() > 0.4) panel(ctx, roof, x + w * (0.25 + random() * 0.2), -h - 0.016, w * 0.3, 0.02);
  if (random() > 0.72) {
    panel(ctx, roof, x + w * 0.48, -h - 0.09, 0.0035, 0.09);
    beacon(site, x + w * 0.48, -h - 0.09);
  }
}

export function decoTower(site: Site, tone: Rgb, x: number, w: number, h: number): void {
  const { ctx, random, light } = site.brush;
  const roof = mix(litColour(light, scale(tone, 0.7), 0.4), light.haze, 0.5 * (1 - site.near));
  const steps = h > 0.45 ? 4 : h > 0.25 ? 2 : 1;
  for (let i = steps - 1; i >= 0; i--) {
    const inset = (i / steps) * w * 0.42;
    block(
      site,
      tone,
      x + inset,
      w - inset * 2,
      -h * (0.55 + (0.45 * (i + 1)) / steps),
      i === 0 ? 0.02 : -h * (0.53 + (0.45 * i) / steps),
    );
  }
  const middle = x + w / 2;
  if (h > 0.6 && random() > 0.35) {
    facet(ctx, roof, [
      middle - w * 0.14,
      -h,
      middle - w * 0.05,
      -h - w * 0.4,
      middle,
      -h - w * 1.5,
      middle + w * 0.05,
      -h - w * 0.4,
      middle + w * 0.14,
      -h,
    ]);
    beacon(site, middle, -h - w * 1.5);
  } else if (h < 0.3 && random() > 0.4) {
    // A water tank on legs.
    const at = x + w * (0.25 + random() * 0.5);
    for (const dx of [-0.011, 0, 0.011]) panel(ctx, roof, at + dx - 0.0012, -h - 0.028, 0.0024, 0.028);
    panel(ctx, scale(roof, 0.9), at - 0.014, -h - 0.056, 0.028, 0.03);
    facet(ctx, scale(roof, 0.75), [at - 0.016, -h - 0.056, at, -h - 0.072, at + 0.016, -h - 0.056]);
  }
}

export function futureTower(site: Site, tone: Rgb, x: number, w: number, h: number): void {
  const { brush } = site;
  const { ctx, random, light } = brush;
  const taper = 0.1 + random() * 0.3;
  const middle = x + w / 2;
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(x, 0.02);
  ctx.quadraticCurveTo(x + w * taper * 0.6, -h * 0.6, middle - w * (0.5 - taper), -h * 0.9);
  ctx.quadraticCurveTo(middle, -h * 1.06, middle + w * (0.5 - taper), -h * 0.9);
  ctx.quadraticCurveTo(x + w - w * taper * 0.6, -h * 0.6, x + w, 0.02);
  ctx.clip();
  block(site, tone, x, w, -h, 0.02);
  ctx.restore();
  const tube = mix(neon[Math.floor(random() * 4)]!, brush.light.accent, 0.3);
  const veil = 0.5 * (1 - site.near);
  const on = 0.35 + 0.65 * light.night;
  for (let i = 0; i < 2; i++) {
    const y = -h * (0.35 + random() * 0.45);
    const half = (w / 2) * (1 - taper * 0.9);
    panelAlpha(ctx, mix(tube, light.haze, veil), on, middle - half, y, half * 2, 0.0045);
    if (site.near > 0.4) brush.glow({ x: middle, y, radius: w * 0.9, colour: tube, strength: 0.25 * on });
  }
  panelAlpha(ctx, mix(tube, light.haze, veil), on, middle - 0.0016, -h * 0.88, 0.0032, h * 0.8);
  panel(ctx, mix(litColour(light, tone, 0.4), light.haze, veil), middle - 0.0015, -h - w * 0.9, 0.003, w * 0.9);
  beacon(site, middle, -h - w * 0.9);
}

export function oldHouse(site: Site, tone: Rgb, x: number, w: number, h: number): void {
  const { ctx, random, light } = site.brush;
  const veil = 0.5 * (1 - site.near);
  const slate = mix(
    litColour(
      light,
      light.weather === "snow" ? [232, 238, 248] : mix(rgb("#5c6470"), rgb("#9a5a42"), random() > 0.55 ? 0.9 : 0),
      0.45 + light.side * 0.1,
    ),
    light.haze,
    veil,
  );
  const kind = random();
  const eaves = h * 0.72;
  if (kind > 0.93 && site.near < 0.9) {
    // A dome on its drum with a lantern.
    block(site, tone, x, w, -h * 0.6, 0.02);
    block(site, tone, x + w * 0.2, w * 0.6, -h * 0.82, -h * 0.58);
    ctx.beginPath();
    ctx.ellipse(x + w / 2, -h * 0.82, w * 0.34, h * 0.34, 0, Math.PI, 0);
    ctx.fillStyle = css(mix(slate, [110, 150, 140], 0.3));
    ctx.fill();
    panel(ctx, slate, x + w * 0.45, -h * 1.26, w * 0.1, h * 0.12);
    facet(ctx, slate, [x + w * 0.45, -h * 1.26, x + w / 2, -h * 1.42, x + w * 0.55, -h * 1.26]);
    return;
  }
  if (kind > 0.86) {
    block(site, tone, x + w * 0.2, w * 0.5, -h * 1.25, 0.02);
    facet(ctx, slate, [x + w * 0.16, -h * 1.25, x + w * 0.45, -h * 1.95, x + w * 0.74, -h * 1.25]);
    return;
  }
  block(site, tone, x, w, -eaves, 0.02);
  facet(ctx, slate, [x - w * 0.03, -eaves, x + w * 0.12, -h, x + w * 0.88, -h, x + w * 1.03, -eaves]);
  panelAlpha(ctx, [0, 0, 0], 0.18, x - w * 0.03, -eaves - 0.002, w * 1.06, 0.006);
  for (let i = 0; i < 3; i++) {
    const at = x + w * (0.22 + i * 0.26);
    panel(
      ctx,
      mix(litColour(light, [226, 216, 198], 0.5), light.haze, veil),
      at,
      -eaves - (h - eaves) * 0.62,
      w * 0.09,
      (h - eaves) * 0.5,
    );
    const lit = random() < light.night * 0.6;
    panel(
      ctx,
      lit ? warm : scale(slate, 0.5),
      at + w * 0.02,
      -eaves - (h - eaves) * 0.52,
      w * 0.05,
      (h - eaves) * 0.36,
    );
  }
  panel(ctx, scale(slate, 0.75), x + w * (0.15 + random() * 0.6), -h - 0.022, w * 0.1, 0.03);
}
