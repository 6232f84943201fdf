import { clamp, css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Random } from "#lib/render/scene/random.ts";
import { cuttings, fadedCuttings, mistBand, plantRow } from "./groves.ts";
import { line, type Point } from "./strokes.ts";
import { massExposure, sunlit, towardsKey } from "./sunlight.ts";
import { paintBroadTree, treeKinds } from "./trees.ts";
import { paintFern, paintShrub } from "./undergrowth.ts";

/** A feather leaf: a spine that arches over, leaflets that hang from both sides of it. */
function frond(brush: Brush, random: Random, from: Point, angle: number, long: number, drop: number, base: Rgb): void {
  const { ctx, light } = brush;
  const [kx, ky] = towardsKey(brush);
  const e = massExposure(light, clamp((Math.cos(angle) * kx + Math.sin(angle) * ky) * 0.8 + 0.1, -1, 1), 0.85);
  const steps = Math.round(clamp(brush.px_per_unit / 12, 18, 46));
  const at = (t: number): Point => [
    from[0] + Math.cos(angle) * long * t,
    from[1] + Math.sin(angle) * long * t + drop * t * t,
  ];
  for (const half of [-1, 1]) {
    // The side that is turned up to the sky is the light one.
    const up = half * Math.cos(angle) < 0;
    const tone = sunlit(light, mix(base, [244, 236, 130], Math.max(0, e - 0.45) * 0.4), e * (up ? 1 : 0.5), 0.68);
    ctx.fillStyle = css(tone);
    ctx.beginPath();
    for (let i = 1; i <= steps; i++) {
      const t = i / steps;
      const [x, y] = at(t);
      const sx = Math.cos(angle) * long;
      const sy = Math.sin(angle) * long + 2 * drop * t;
      const n = Math.hypot(sx, sy);
      const reach = long * (0.27 * Math.sin(Math.PI * (0.12 + t * 0.8)) + 0.03) * (0.85 + random() * 0.3);
      const ux = sx / n;
      const uy = sy / n;
      const tx = x + ux * reach * 0.7 - uy * half * reach * 0.62;
      const ty = y + uy * reach * 0.7 + ux * half * reach * 0.62 + reach * (0.12 + t * 0.3);
      const w = long * 0.016;
      ctx.moveTo(x - ux * w, y - uy * w);
      ctx.quadraticCurveTo((x + tx) / 2 - ux * w, (y + ty) / 2 - uy * w - reach * 0.1, tx, ty);
      ctx.quadraticCurveTo((x + tx) / 2 + ux * w, (y + ty) / 2 + uy * w, x + ux * w, y + uy * w);
    }
    ctx.fill();
  }
  line(ctx, sunlit(light, mix(base, [230, 220, 130], 0.4), e), Math.max(long * 0.018, 0.8 / brush.px_per_unit), [
    at(0),
    at(0.35),
    at(0.7),
    at(1),
  ]);
}

/** A coconut palm of height 1: a bowed ringed stem, fronds all around its heart, nuts under them. */
export function paintPalmTree(brush: Brush): void {
  const { ctx, random, light } = brush;
  const lean = 0.08 + random() * 0.14;
  const bow = (t: number): Point => [lean * t ** 1.7, -0.76 * t];
  const side = light.side < 0 ? -1 : 1;
  const bark = rgb("#8a705a");
  const width = (t: number) => 0.026 - 0.011 * t + 0.02 * Math.exp(-t * 16);
  for (const [tone, share, shift] of [
    [sunlit(light, scale(bark, 0.7), 0.22), 1, 0],
    [sunlit(light, bark, 0.75 - light.back * 0.3), 0.42, side * 0.26],
  ] as const) {
    ctx.fillStyle = css(tone);
    ctx.beginPath();
    for (let i = 0; i <= 40; i++) {
      const [x, y] = bow(i / 40);
      const w = width(i / 40);
      ctx.lineTo(x + w * (shift * 2 - share), y + (i ? 0 : 0.012));
    }
    for (let i = 40; i >= 0; i--) {
      const [x, y] = bow(i / 40);
      const w = width(i / 40);
      ctx.lineTo(x + w * (shift * 2 + share), y + (i ? 0 : 0.012));
    }
    ctx.fill();
  }
  const ring = sunlit(light, scale(bark, 0.42), 0.2);
  for (let i = 1; i < 34; i++) {
    const [x, y] = bow(i / 34);
    const w = width(i / 34);
    line(
      ctx,
      ring,
      0.0035,
      [
        [x - w, y],
        [x, y + 0.006],
        [x + w, y - 0.002],
      ],
      0.6,
    );
  }
  const heart = bow(1);
  const base = brush.colour ?? rgb("#5f8a3c");
  const old = rgb("#a08a4c");
  const fronds = 21;
  const all = Array.from({ length: fronds }, (_, i) => ({
    angle: -Math.PI / 2 + ((i / (fronds - 1)) * 2 - 1) * (1.72 + random() * 0.2),
    depth: random(),
  })).sort((a, b) => a.depth - b.depth);
  for (const { angle, depth } of all) {
    const hanging = Math.max(0, Math.sin(angle));
    const tone = mix(scale(base, 0.62 + depth * 0.46), old, hanging * 0.7);
    frond(
      brush,
      random,
      heart,
      angle,
      0.3 + random() * 0.1,
      0.05 + Math.abs(Math.cos(angle)) * 0.13 + hanging * 0.02,
      tone,
    );
  }
  for (let i = 0; i < 5; i++) {
    const x = heart[0] + (i - 2) * 0.014;
    const y = heart[1] + 0.024 + (i % 2) * 0.014;
    ctx.fillStyle = css(sunlit(light, rgb("#6e5a2e"), 0.3 + (((i - 2) * side) / 2 + 1) * 0.2));
    ctx.beginPath();
    ctx.ellipse(x, y, 0.014, 0.017, 0, 0, 7);
    ctx.fill();
  }
}

/** A broad leaf on its stalk, split along its veins, as banana and monstera have. */
export function paintBroadLeaves(brush: Brush, base: Rgb): void {
  const { ctx, random, light } = brush;
  const [kx, ky] = towardsKey(brush);
  const count = 11;
  const order = Array.from({ length: count }, (_, i) => (i / (count - 1)) * 2 - 1).sort(
    (a, b) => Math.abs(b) - Math.abs(a),
  );
  for (const turn of order) {
    const angle = -Math.PI / 2 + turn * 1.15 + (random() - 0.5) * 0.2;
    const long = 0.6 + random() * 0.4;
    const drop = 0.1 + Math.abs(turn) * 0.42;
    const wide = 0.1 + random() * 0.05;
    const e = massExposure(light, clamp(Math.cos(angle) * kx * 1.1 + Math.sin(angle) * ky * 0.4, -1, 1), 0.8);
    const at = (t: number): Point => [Math.cos(angle) * long * t, Math.sin(angle) * long * t + drop * t * t];
    for (const half of [-1, 1]) {
      const bright = half * Math.cos(angle) < 0 ? 1 : 0.55;
      const tone = mix(scale(base, 0.7 + random() * 0.4), [240, 240, 130], Math.max(0, e * bright - 0.45) * 0.3);
      ctx.fillStyle = css(sunlit(light, tone, e * bright, 0.66));
      ctx.beginPath();
      ctx.moveTo(...at(0.22));
      for (let i = 1; i <= 12; i++) {
        const t = 0.22 + (i / 12) * 0.78;
        const [x, y] = at(t);
        const sx = Math.cos(angle) * long;
        const sy = Math.sin(angle) * long + 2 * drop * t;
        const n = Math.hypot(sx, sy);
        const reach = wide * Math.sin(Math.PI * Math.min(1, (i / 12) ** 0.8)) * (i % 3 === 0 ? 0.72 : 1);
        ctx.lineTo(x - (sy / n) * half * reach, y + (sx / n) * half * reach + reach * 0.25);
      }
      for (let i = 12; i >= 0; i--) ctx.lineTo(...at(0.22 + (i / 12) * 0.78));
      ctx.fill();
    }
    line(ctx, sunlit(light, mix(base, [226, 232, 150], 0.5), e * 0.9), 0.012, [at(0), at(0.4), at(0.75), at(0.98)]);
  }
}

/** Jungle: a far green dusk, high trees with lianas, palms, and a thicket of great leaves and ferns in front. */
export function paintJungle(brush: Brush): void {
  const { light, random, ctx, window } = brush;
  const green = brush.colour ?? rgb("#4d7a35");
  const ppu = brush.px_per_unit * 0.9;
  const kind = {
    ...treeKinds.woodland,
    trunk: 0.56,
    width: 0.045,
    summer: ["#4c7a34", "#6a9140"] as const,
    autumn: ["#4c7a34", "#6a9140"] as const,
  };
  const trees = cuttings(brush, 3, { left: -0.56, right: 0.56, top: -1.08, bottom: 0.03 }, ppu, (own) =>
    paintBroadTree(own, own.ctx, own.random, { ...kind, evergreen: true }, "summer"),
  );
  const palms = cuttings(brush, 3, { left: -0.5, right: 0.7, top: -1.15, bottom: 0.03 }, ppu * 0.7, (own) =>
    paintPalmTree(own),
  );
  const low = ppu * 0.3;
  const box = { left: -1.2, right: 1.2, top: -1.15, bottom: 0.2 };
  const great = cuttings(brush, 3, box, low, (own) => paintBroadLeaves(own, green));
  const ferns = cuttings(brush, 3, box, low * 0.8, (own) => paintFern(own, scale(green, 1.12)));
  const shrubs = cuttings(brush, 3, { left: -0.9, right: 0.9, top: -0.95, bottom: 0.1 }, low, (own) =>
    paintShrub(own, green, 0.07),
  );
  const far = mix(mix(light.haze, light.halo, 0.15), sunlit(light, green, 0.3), 0.5);
  plantRow(brush, fadedCuttings(brush, shrubs, far, 0.74), 0.07, [0.4, 0.72]);
  plantRow(brush, fadedCuttings(brush, trees, far, 0.64), 0.1, [0.7, 0.95]);
  mistBand(brush, far, -0.7, 0.5);
  plantRow(brush, fadedCuttings(brush, palms, far, 0.4), 0.3, [0.55, 0.8]);
  plantRow(brush, fadedCuttings(brush, shrubs, far, 0.4), 0.1, [0.14, 0.3]);
  plantRow(brush, fadedCuttings(brush, trees, far, 0.22), 0.34, [0.9, 1.08]);
  mistBand(brush, far, -0.4, 0.3);
  const vine = css(sunlit(light, rgb("#4a4a2a"), 0.2));
  const period = window.right - window.left;
  for (let i = 0; i < period * 7; i++) {
    const x = window.left + random() * period;
    const reach = (random() - 0.3) * 0.3;
    const high = -0.75 - random() * 0.2;
    const sag = 0.12 + random() * 0.45;
    ctx.strokeStyle = vine;
    ctx.lineWidth = 0.004 + random() * 0.005;
    for (const shift of [-period, 0, period]) {
      ctx.beginPath();
      ctx.moveTo(x + shift, high);
      ctx.quadraticCurveTo(
        x + shift + reach * 0.5,
        high + sag * 1.6,
        x + shift + reach,
        high + (random() > 2 ? 0 : sag * 0.4),
      );
      ctx.stroke();
    }
  }
  plantRow(brush, palms, 0.9, [0.5, 0.85], 0.01);
  plantRow(brush, shrubs, 0.16, [0.08, 0.18], 0.01);
  plantRow(brush, great, 0.2, [0.14, 0.3], 0.02);
  plantRow(brush, ferns, 0.13, [0.07, 0.14], 0.03);
}

/** One culm of bamboo with its nodes and sprays of narrow leaves. */
function paintCulm(brush: Brush): void {
  const { ctx, random, light } = brush;
  const green = brush.colour ?? mix(rgb("#6f9a48"), rgb("#b7b25a"), random() * 0.5);
  const side = light.side < 0 ? -1 : 1;
  const lean = (random() - 0.5) * 0.1;
  const at = (t: number): Point => [lean * t * t, -t];
  const w = 0.011 + random() * 0.004;
  for (const [tone, share, shift] of [
    [sunlit(light, scale(green, 0.72), 0.2), 1, 0],
    [sunlit(light, green, 0.85 - light.back * 0.3), 0.44, side * 0.2],
    [sunlit(light, mix(green, [255, 255, 235], 0.45), 0.95), 0.1, side * 0.3],
  ] as const)
    line(
      ctx,
      tone,
      w * 2 * share,
      [at(0), at(0.3), at(0.6), at(0.9)].map(([x, y]): Point => [x + shift * w * 2, y]),
    );
  const node = sunlit(light, mix(green, [250, 245, 215], 0.4), 0.6);
  for (let t = 0.03 + random() * 0.03; t < 0.97; t += t > 0.8 ? 0.02 : 0.075 - t * 0.02) {
    const [x, y] = at(t);
    line(ctx, sunlit(light, scale(green, 0.4), 0.2), w * 0.28, [
      [x - w * 1.05, y + w * 0.3],
      [x + w * 1.05, y + w * 0.3],
    ]);
    line(ctx, node, w * 0.24, [
      [x - w * 1.1, y],
      [x + w * 1.1, y],
    ]);
    if (t < 0.36 || random() < 0.25) continue;
    const way = random() > 0.5 ? 1 : -1;
    const reach = 0.06 + random() * 0.09;
    const tip: Point = [x + way * reach, y - reach * 0.35];
    line(ctx, sunlit(light, scale(green, 0.8), 0.5), w * 0.3, [[x, y], [x + way * reach * 0.5, y - reach * 0.36], tip]);
    for (let leaf = 0; leaf < 17; leaf++) {
      const along = random();
      const px = x + (tip[0] - x) * along;
      const py = y + (tip[1] - y) * along;
      const angle = (way > 0 ? 0.35 : Math.PI - 0.35) + (random() - 0.5) * 1.5;
      const long = 0.035 + random() * 0.04;
      const dx = Math.cos(angle) * long;
      const dy = Math.abs(Math.sin(angle)) * long * 0.7 + long * 0.25;
      const e = massExposure(light, clamp(way * side * 0.4 + (random() - 0.35), -1, 1), 0.9);
      ctx.fillStyle = css(sunlit(light, mix(green, [240, 240, 140], Math.max(0, e - 0.4) * 0.4), e));
      ctx.beginPath();
      ctx.moveTo(px, py);
      ctx.quadraticCurveTo(px + dx * 0.5 + dy * 0.13, py + dy * 0.5 - dx * 0.13, px + dx, py + dy);
      ctx.quadraticCurveTo(px + dx * 0.5 - dy * 0.06, py + dy * 0.5 + dx * 0.06, px, py);
      ctx.fill();
    }
  }
}

/** A bamboo grove: straight culms into a green haze. */
export function paintBamboo(brush: Brush): void {
  const { light } = brush;
  const culms = cuttings(brush, 6, { left: -0.24, right: 0.24, top: -1.03, bottom: 0.02 }, brush.px_per_unit, (own) =>
    paintCulm(own),
  );
  const far = mix(mix(light.haze, light.halo, 0.2), rgb("#8fae5a"), 0.22);
  plantRow(brush, fadedCuttings(brush, culms, far, 0.78), 0.03, [0.8, 1.02]);
  mistBand(brush, far, -0.9, 0.5);
  plantRow(brush, fadedCuttings(brush, culms, far, 0.5), 0.045, [0.85, 1.05]);
  mistBand(brush, far, -0.6, 0.4);
  plantRow(brush, fadedCuttings(brush, culms, far, 0.2), 0.08, [0.9, 1.06]);
  plantRow(brush, culms, 0.15, [0.95, 1.06], 0.01);
  const ferns = cuttings(brush, 3, { left: -1.1, right: 1.1, top: -1.2, bottom: 0.1 }, brush.px_per_unit * 0.1, (own) =>
    paintFern(own, rgb("#6d8c40")),
  );
  plantRow(brush, ferns, 0.06, [0.03, 0.07], 0.02);
}
