import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { filmFontStack } from "#lib/render/scene/typography.ts";
import { blend, blob, limb, line, oval, poly, rect, trace, type Point } from "./strokes.ts";

const white: Rgb = [255, 255, 255];
const toneOf = (brush: Brush): Rgb => brush.colour ?? mix(brush.light.primary, brush.light.accent, 0.4);

function gleam(brush: Brush, points: readonly Point[], alpha: number): void {
  trace(brush.ctx, points, true);
  brush.ctx.fillStyle = css(white, alpha);
  brush.ctx.fill();
}

function title(brush: Brush, x: number, y: number, width: number, size: number, ink: Rgb): void {
  const { ctx, label } = brush;
  const text = label.trim().split(/\s+/).slice(0, 2).join(" ").slice(0, 14).toUpperCase();
  if (!text) return;
  ctx.save();
  ctx.translate(x, y);
  // Text is set large and scaled down: font sizes below a pixel are not drawn.
  const k = size / 100;
  ctx.scale(k, k);
  ctx.font = `700 100px ${filmFontStack}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillStyle = css(ink);
  ctx.fillText(text, 0, 0, width / k);
  ctx.restore();
}

export function paintBox(brush: Brush): void {
  const { ctx, noun } = brush;
  const body = toneOf(brush);
  const gift = /gift|regalo|cadeau|geschenk|presente|present|プレゼント|礼物|هدية/.test(noun);
  const side = brush.light.side < 0 ? -1 : 1;
  poly(ctx, scale(body, side > 0 ? 0.55 : 1.05), [[-0.62, -0.74], [-0.12, -0.62], [-0.12, 0.0], [-0.62, -0.16]]);
  poly(ctx, scale(body, side > 0 ? 1.02 : 0.6), [[-0.12, -0.62], [0.62, -0.78], [0.62, -0.18], [-0.12, 0.0]]);
  poly(ctx, mix(body, white, 0.28), [[-0.62, -0.74], [0.1, -0.9], [0.62, -0.78], [-0.12, -0.62]]);
  gleam(brush, [[-0.1, -0.6], [0.2, -0.66], [-0.02, -0.02], [-0.1, -0.01]], 0.08);
  line(ctx, mix(body, white, 0.6), 0.008, [[-0.12, -0.62], [-0.12, -0.0]], 0.6);
  if (gift) {
    const ribbon = mix(brush.light.accent, white, 0.25);
    poly(ctx, ribbon, [[0.2, -0.69], [0.3, -0.71], [0.3, -0.11], [0.2, -0.08]]);
    poly(ctx, scale(ribbon, 0.8), [[-0.42, -0.69], [-0.34, -0.67], [-0.34, -0.08], [-0.42, -0.11]]);
    for (const s of [-1, 1]) blob(ctx, ribbon, [[0, -0.78], [s * 0.2, -0.98], [s * 0.32, -0.86], [s * 0.1, -0.76]]);
  } else {
    ctx.save();
    ctx.transform(1, -0.22, 0, 1, 0, 0);
    title(brush, 0.25, -0.35, 0.6, 0.12, body[0] + body[1] + body[2] > 380 ? [40, 34, 30] : [250, 246, 238]);
    ctx.restore();
  }
}

export function paintPhone(brush: Brush): void {
  const { ctx, light, phase } = brush;
  rect(ctx, [34, 36, 42], -0.255, -1, 0.51, 1, 0.075);
  rect(ctx, [120, 126, 134], -0.25, -0.995, 0.5, 0.99, 0.072);
  rect(ctx, [14, 15, 19], -0.242, -0.987, 0.484, 0.974, 0.066);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(-0.226, -0.97, 0.452, 0.94, 0.055);
  ctx.clip();
  ctx.fillStyle = blend(ctx, [-0.2, -1], [0.25, 0], [[0, mix(light.primary, white, 0.25)], [0.5, mix(light.accent, light.primary, 0.5)], [1, scale(light.primary, 0.5)]]);
  ctx.fillRect(-0.25, -1, 0.5, 1);
  oval(ctx, mix(light.accent, white, 0.5), 0.06, -0.66, 0.13, 0.13, 0, 0.9);
  blob(ctx, scale(light.primary, 0.45), [[-0.26, -0.5], [-0.08, -0.64], [0.08, -0.54], [0.2, -0.62], [0.28, -0.5], [0.28, -0.42], [-0.26, -0.42]]);
  for (let i = 0; i < 3; i++) {
    const y = -0.37 + i * 0.115;
    rect(ctx, white, -0.19, y, 0.38, 0.095, 0.022, 0.22);
    oval(ctx, i === Math.floor(phase * 3) ? light.accent : white, -0.145, y + 0.047, 0.026, 0.026, 0, 0.9);
    rect(ctx, white, -0.1, y + 0.028, 0.2, 0.014, 0.007, 0.85);
    rect(ctx, white, -0.1, y + 0.055, 0.13, 0.012, 0.006, 0.5);
  }
  title(brush, 0, -0.86, 0.36, 0.055, white);
  gleam(brush, [[-0.25, -1], [0.02, -1], [-0.14, 0], [-0.25, 0]], 0.1);
  ctx.restore();
  rect(ctx, [10, 10, 12], -0.06, -0.962, 0.12, 0.026, 0.013);
  brush.glow({ x: 0, y: -0.5, radius: 0.75, colour: mix(light.primary, white, 0.3), strength: 0.28 });
}

export function paintLaptop(brush: Brush): void {
  const { ctx, light } = brush;
  rect(ctx, [170, 176, 184], -0.72, -1, 1.44, 0.93, 0.04);
  rect(ctx, [16, 17, 21], -0.705, -0.985, 1.41, 0.9, 0.032);
  ctx.fillStyle = blend(ctx, [-0.6, -1], [0.6, -0.1], [[0, mix(light.primary, [20, 24, 40], 0.4)], [1, mix(light.accent, [30, 30, 60], 0.55)]]);
  ctx.fillRect(-0.665, -0.945, 1.33, 0.82);
  rect(ctx, white, -0.62, -0.9, 0.3, 0.73, 0.015, 0.08);
  for (let i = 0; i < 6; i++) rect(ctx, white, -0.58, -0.86 + i * 0.075, 0.2 - (i % 3) * 0.04, 0.024, 0.01, 0.4);
  const bars = 9;
  for (let i = 0; i < bars; i++) {
    const h = 0.1 + 0.26 * (0.5 + 0.5 * Math.sin(i * 1.3 + brush.phase * 6.28));
    rect(ctx, mix(light.accent, white, 0.3), -0.24 + i * 0.095, -0.24 - h, 0.06, h, 0.01, 0.9);
  }
  title(brush, 0.18, -0.82, 0.7, 0.08, white);
  poly(ctx, [190, 196, 204], [[-0.72, -0.07], [0.72, -0.07], [0.86, 0], [-0.86, 0]]);
  rect(ctx, [120, 126, 134], -0.86, -0.004, 1.72, 0.022, 0.01);
  brush.glow({ x: 0, y: -0.5, radius: 1, colour: mix(light.primary, white, 0.4), strength: 0.3 });
}

export function paintWatch(brush: Brush): void {
  const { ctx, phase, noun } = brush;
  if (/ring|anillo|bague|necklace|collar|earring|diamond|jewel|schmuck|joya|bijou|joia|gioiello|指輪|戒指|宝石/.test(noun)) {
    ctx.strokeStyle = blend(ctx, [-0.36, 0], [0.36, 0], [[0, rgb("#8a6a2c")], [0.35, rgb("#fff2c2")], [0.55, rgb("#caa044")], [0.8, rgb("#fff6d8")], [1, rgb("#7a5a24")]]);
    ctx.lineWidth = 0.075;
    ctx.beginPath();
    ctx.ellipse(0, -0.36, 0.34, 0.34, 0, 0, 7);
    ctx.stroke();
    const stone: Point[] = [[0, -0.62], [-0.2, -0.82], [-0.11, -0.94], [0.11, -0.94], [0.2, -0.82]];
    poly(ctx, [206, 232, 250], stone);
    poly(ctx, white, [[0, -0.62], [-0.07, -0.82], [0.07, -0.82]]);
    poly(ctx, [150, 196, 232], [[-0.2, -0.82], [-0.07, -0.82], [0, -0.62]]);
    poly(ctx, [236, 246, 255], [[-0.11, -0.94], [-0.07, -0.82], [0.07, -0.82], [0.11, -0.94]]);
    brush.glow({ x: 0.08, y: -0.88, radius: 0.3, colour: [240, 248, 255], strength: 0.9, flicker: 0.7 });
    return;
  }
  const strap = brush.colour ?? rgb("#3a2a22");
  for (const [y, h] of [[-1, 0.3], [-0.3, 0.3]] as const) {
    ctx.fillStyle = blend(ctx, [-0.15, 0], [0.15, 0], [[0, scale(strap, 0.5)], [0.5, mix(strap, white, 0.16)], [1, scale(strap, 0.55)]]);
    ctx.beginPath();
    ctx.roundRect(-0.14, y, 0.28, h, 0.03);
    ctx.fill();
    for (const x of [-0.115, 0.105]) for (let i = 0; i < 9; i++) rect(ctx, mix(strap, [230, 210, 180], 0.6), x, y + 0.025 + i * 0.03, 0.008, 0.016);
  }
  ctx.fillStyle = blend(ctx, [-0.28, -0.75], [0.28, -0.25], [[0, [240, 242, 246]], [0.4, [120, 126, 134]], [0.6, [220, 224, 230]], [1, [90, 94, 102]]]);
  ctx.beginPath();
  ctx.arc(0, -0.5, 0.285, 0, 7);
  ctx.fill();
  oval(ctx, mix(brush.light.primary, [18, 22, 32], 0.72), 0, -0.5, 0.235, 0.235);
  rect(ctx, [190, 196, 204], 0.28, -0.53, 0.04, 0.06, 0.01);
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    line(ctx, [240, 236, 224], i % 3 ? 0.01 : 0.018, [[Math.cos(a) * 0.19, -0.5 + Math.sin(a) * 0.19], [Math.cos(a) * 0.22, -0.5 + Math.sin(a) * 0.22]]);
  }
  line(ctx, white, 0.02, [[0, -0.5], [-0.09, -0.58]]);
  line(ctx, white, 0.014, [[0, -0.5], [0.07, -0.66]]);
  const a = phase * Math.PI * 2;
  line(ctx, brush.light.accent, 0.008, [[-Math.cos(a) * 0.04, -0.5 - Math.sin(a) * 0.04], [Math.cos(a) * 0.2, -0.5 + Math.sin(a) * 0.2]]);
  gleam(brush, [[-0.2, -0.6], [0.02, -0.73], [0.12, -0.71], [-0.17, -0.42]], 0.22);
}

export function paintShoe(brush: Brush): void {
  const { ctx } = brush;
  const upper = toneOf(brush);
  blob(ctx, mix(upper, white, 0.82), [[-0.98, -0.2], [0.3, -0.2], [1.12, -0.18], [1.15, -0.04], [0.95, 0.0], [-0.92, 0.0], [-1.02, -0.08]]);
  trace(ctx, [[-0.96, -0.2], [-0.98, -0.62], [-0.86, -0.98], [-0.6, -0.9], [-0.36, -0.92], [-0.1, -0.76], [0.3, -0.52], [0.8, -0.42], [1.08, -0.22], [0.4, -0.17]], true);
  ctx.fillStyle = blend(ctx, [0, -1], [0, -0.15], [[0, mix(upper, white, 0.2)], [0.6, upper], [1, scale(upper, 0.65)]]);
  ctx.fill();
  blob(ctx, scale(upper, 0.4), [[-0.84, -0.96], [-0.6, -0.9], [-0.38, -0.92], [-0.46, -0.84], [-0.7, -0.84]]);
  blob(ctx, scale(upper, 0.72), [[0.5, -0.2], [0.56, -0.38], [0.86, -0.38], [1.08, -0.22]]);
  blob(ctx, mix(brush.light.accent, white, 0.35), [[-0.7, -0.28], [-0.2, -0.42], [0.26, -0.42], [-0.1, -0.26], [-0.5, -0.21]]);
  for (let i = 0; i < 5; i++) line(ctx, [250, 248, 244], 0.04, [[-0.34 + i * 0.12, -0.84 + i * 0.08], [-0.2 + i * 0.12, -0.64 + i * 0.055]]);
  line(ctx, scale(upper, 0.5), 0.012, [[-0.95, -0.5], [-0.7, -0.42], [-0.66, -0.2]], 0.8);
  for (let i = 0; i < 22; i++) rect(ctx, [180, 178, 172], -0.94 + i * 0.093, -0.045, 0.05, 0.045, 0.008);
  line(ctx, [214, 210, 202], 0.014, [[-0.98, -0.12], [0.4, -0.12], [1.12, -0.11]], 0.9);
}

export function paintBag(brush: Brush): void {
  const { ctx } = brush;
  const hide = brush.colour ?? mix(toneOf(brush), rgb("#7a4a2e"), 0.5);
  ctx.strokeStyle = css(scale(hide, 0.7));
  ctx.lineWidth = 0.045;
  ctx.beginPath();
  ctx.ellipse(0, -0.6, 0.26, 0.36, 0, Math.PI, 0);
  ctx.stroke();
  trace(ctx, [[-0.5, -0.62], [0.5, -0.62], [0.58, -0.3], [0.56, -0.02], [0, 0.0], [-0.56, -0.02], [-0.58, -0.3]], true);
  ctx.fillStyle = blend(ctx, [-0.5, -0.6], [0.5, 0], [[0, mix(hide, white, 0.16)], [1, scale(hide, 0.7)]]);
  ctx.fill();
  blob(ctx, scale(hide, 0.85), [[-0.5, -0.62], [0.5, -0.62], [0.46, -0.4], [0, -0.3], [-0.46, -0.4]]);
  line(ctx, mix(hide, [240, 220, 190], 0.5), 0.008, [[-0.46, -0.41], [0, -0.315], [0.46, -0.41]], 0.8);
  rect(ctx, rgb("#d8b45c"), -0.06, -0.37, 0.12, 0.1, 0.02);
  for (const x of [-0.26, 0.26]) oval(ctx, rgb("#d8b45c"), x, -0.6, 0.03, 0.03);
  gleam(brush, [[-0.46, -0.56], [-0.32, -0.57], [-0.4, -0.1], [-0.5, -0.14]], 0.12);
}

export function paintHeadphones(brush: Brush): void {
  const { ctx } = brush;
  const shell = toneOf(brush);
  ctx.lineWidth = 0.1;
  ctx.strokeStyle = blend(ctx, [-0.4, -1], [0.4, -0.5], [[0, mix(shell, white, 0.3)], [0.5, scale(shell, 0.9)], [1, scale(shell, 0.5)]]);
  ctx.beginPath();
  ctx.ellipse(0, -0.45, 0.42, 0.5, 0, Math.PI * 1.02, Math.PI * 1.98);
  ctx.stroke();
  ctx.lineWidth = 0.03;
  ctx.strokeStyle = css(mix(shell, white, 0.65), 0.7);
  ctx.beginPath();
  ctx.ellipse(0, -0.46, 0.44, 0.51, 0, Math.PI * 1.15, Math.PI * 1.6);
  ctx.stroke();
  for (const s of [-1, 1]) {
    oval(ctx, [30, 30, 34], s * 0.34, -0.27, 0.11, 0.24, s * 0.12);
    oval(ctx, shell, s * 0.43, -0.27, 0.13, 0.25, s * 0.1);
    oval(ctx, scale(shell, 0.65), s * 0.46, -0.27, 0.085, 0.18, s * 0.1);
    oval(ctx, brush.light.accent, s * 0.47, -0.27, 0.03, 0.05, 0);
    oval(ctx, white, s * 0.4, -0.37, 0.025, 0.07, s * 0.3, 0.45);
  }
}

export function paintCamera(brush: Brush): void {
  const { ctx } = brush;
  const body = brush.colour ?? rgb("#2c2d32");
  rect(ctx, scale(body, 1.15), -0.3, -1, 0.6, 0.25, 0.05);
  rect(ctx, body, -0.72, -0.82, 1.44, 0.82, 0.09);
  rect(ctx, rgb("#6a4a34"), -0.72, -0.58, 1.44, 0.44);
  for (let i = 0; i < 90; i++) rect(ctx, rgb("#4f3626"), -0.7 + brush.random() * 1.38, -0.57 + brush.random() * 0.42, 0.014, 0.012, 0, 0.6);
  rect(ctx, [180, 184, 190], -0.72, -0.82, 1.44, 0.2, 0.06);
  rect(ctx, [120, 124, 130], -0.6, -0.9, 0.18, 0.09, 0.02);
  rect(ctx, brush.light.accent, 0.44, -0.88, 0.14, 0.07, 0.02);
  for (const [r, tone] of [[0.36, [190, 194, 200]], [0.33, [30, 30, 34]], [0.27, [70, 72, 78]], [0.25, [12, 14, 20]]] as const) oval(ctx, tone as Rgb, 0, -0.37, r, r);
  ctx.fillStyle = blend(ctx, [-0.2, -0.6], [0.2, -0.15], [[0, mix(brush.light.primary, [120, 90, 200], 0.6)], [0.5, [20, 26, 50]], [1, mix(brush.light.accent, [40, 60, 90], 0.6)]]);
  ctx.beginPath();
  ctx.arc(0, -0.37, 0.19, 0, 7);
  ctx.fill();
  oval(ctx, white, -0.07, -0.45, 0.05, 0.035, -0.6, 0.75);
}

export function paintBook(brush: Brush): void {
  const { ctx, noun } = brush;
  const cover = toneOf(brush);
  if (/map|mapa|carte|karte|mappa|地図|地图|newspaper|magazine/.test(noun) || brush.motion === "open") {
    for (const s of [-1, 1]) {
      blob(ctx, scale(cover, 0.8), [[0, -0.1], [s * 0.4, -0.3], [s * 0.92, -0.26], [s * 0.98, -0.02], [s * 0.4, -0.04], [0, 0.02]]);
      for (let i = 0; i < 4; i++) blob(ctx, mix([250, 244, 230], [214, 204, 184], i / 6), [[0, -0.14 - i * 0.02], [s * 0.4, -0.34 - i * 0.03], [s * 0.88, -0.29 - i * 0.02], [s * 0.93, -0.06], [s * 0.4, -0.09], [0, -0.02]]);
      for (let i = 0; i < 5; i++) line(ctx, [120, 108, 92], 0.008, [[s * 0.14, -0.28 + i * 0.04], [s * 0.45, -0.38 + i * 0.055], [s * 0.8, -0.32 + i * 0.05]], 0.55);
    }
    brush.glow({ x: 0, y: -0.35, radius: 0.6, colour: [255, 236, 190], strength: 0.25 });
    return;
  }
  rect(ctx, [238, 230, 212], -0.33, -0.98, 0.7, 0.97, 0.01);
  for (let i = 0; i < 9; i++) rect(ctx, [206, 196, 176], 0.345, -0.96 + i * 0.001, 0.002 + i * 0.003, 0.93, 0, 0.5);
  ctx.fillStyle = blend(ctx, [-0.36, -1], [0.34, 0], [[0, mix(cover, white, 0.14)], [0.14, scale(cover, 0.7)], [0.18, cover], [1, scale(cover, 0.78)]]);
  ctx.beginPath();
  ctx.roundRect(-0.36, -1, 0.7, 1, 0.015);
  ctx.fill();
  ctx.strokeStyle = css(mix(brush.light.accent, [250, 226, 160], 0.5));
  ctx.lineWidth = 0.01;
  ctx.strokeRect(-0.2, -0.93, 0.48, 0.86);
  title(brush, 0.04, -0.64, 0.4, 0.085, mix(brush.light.accent, [255, 240, 200], 0.7));
  oval(ctx, mix(brush.light.accent, [250, 226, 160], 0.5), 0.04, -0.32, 0.08, 0.08);
}

export function paintLetter(brush: Brush): void {
  const { ctx } = brush;
  const paper = brush.colour ?? rgb("#f1e6cf");
  poly(ctx, paper, [[-0.8, -0.86], [0.74, -0.98], [0.82, -0.1], [-0.72, 0]]);
  poly(ctx, scale(paper, 0.9), [[-0.72, 0], [0.02, -0.5], [0.82, -0.1]]);
  poly(ctx, scale(paper, 0.95), [[-0.8, -0.86], [-0.72, 0], [-0.02, -0.46]]);
  poly(ctx, mix(paper, white, 0.4), [[-0.8, -0.86], [0.74, -0.98], [0.0, -0.36]]);
  line(ctx, scale(paper, 0.68), 0.012, [[-0.79, -0.85], [0, -0.36]], 0.9);
  line(ctx, scale(paper, 0.68), 0.012, [[0, -0.36], [0.73, -0.97]], 0.9);
  oval(ctx, rgb("#a8322c"), 0.0, -0.42, 0.11, 0.1);
  oval(ctx, rgb("#d05a4c"), -0.02, -0.45, 0.05, 0.035, -0.4, 0.7);
}

export function paintKey(brush: Brush): void {
  const { ctx, noun } = brush;
  const brass = brush.colour ?? rgb("#d2a64a");
  if (/coin|moneda|münze|moeda|moneta|硬/.test(noun)) {
    oval(ctx, scale(brass, 0.6), 0.03, -0.5, 0.47, 0.48);
    oval(ctx, brass, 0, -0.5, 0.47, 0.48);
    ctx.strokeStyle = css(mix(brass, white, 0.4));
    ctx.lineWidth = 0.03;
    ctx.beginPath();
    ctx.arc(0, -0.5, 0.38, 0, 7);
    ctx.stroke();
    oval(ctx, mix(brass, white, 0.3), 0, -0.5, 0.16, 0.22);
    return;
  }
  ctx.strokeStyle = blend(ctx, [-0.4, -1], [0.4, -0.5], [[0, mix(brass, white, 0.6)], [0.5, brass], [1, scale(brass, 0.5)]]);
  ctx.lineWidth = 0.09;
  ctx.beginPath();
  ctx.arc(0, -0.78, 0.17, 0, 7);
  ctx.stroke();
  ctx.lineWidth = 0.08;
  ctx.beginPath();
  ctx.moveTo(0, -0.6);
  ctx.lineTo(0, -0.02);
  ctx.stroke();
  rect(ctx, brass, 0.02, -0.14, 0.18, 0.07, 0.01);
  rect(ctx, brass, 0.02, -0.28, 0.13, 0.06, 0.01);
  line(ctx, mix(brass, white, 0.7), 0.015, [[-0.015, -0.58], [-0.015, -0.05]], 0.7);
}

export function paintHeart(brush: Brush): void {
  const { ctx } = brush;
  const red = brush.colour ?? rgb("#d2304a");
  const beat = 1 + 0.04 * Math.sin(brush.phase * Math.PI * 2);
  ctx.save();
  ctx.translate(0, -0.48);
  ctx.scale(beat, beat);
  ctx.beginPath();
  ctx.moveTo(0, 0.46);
  ctx.bezierCurveTo(-0.9, -0.12, -0.46, -0.74, 0, -0.3);
  ctx.bezierCurveTo(0.46, -0.74, 0.9, -0.12, 0, 0.46);
  ctx.fillStyle = blend(ctx, [-0.3, -0.5], [0.3, 0.4], [[0, mix(red, white, 0.3)], [0.5, red], [1, scale(red, 0.5)]]);
  ctx.fill();
  oval(ctx, white, -0.25, -0.27, 0.1, 0.06, -0.7, 0.55);
  ctx.restore();
  brush.glow({ x: 0, y: -0.5, radius: 0.85, colour: red, strength: 0.4 });
}
