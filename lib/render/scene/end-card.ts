import { soften } from "./blur.ts";
import { contextOf, imageOf } from "./canvas.ts";
import { css, luma, scale, smoothstep } from "./colour.ts";
import { drawPicture } from "./draw-picture.ts";
import type { FilmScene } from "./film-scene.ts";
import { worldOf } from "./shot-world.ts";
import { gradeColour } from "./grade.ts";
import { balancedLines } from "./line-breaks.ts";
import { filmFontStack } from "./typography.ts";

/** Index of the shot that carries the end card, -1 when the film has none. */
export function endCardShot({ plan }: FilmScene): number {
  return plan.end_card ? plan.shots.findIndex(({ shot_id }) => shot_id === plan.end_card?.shot_id) : -1;
}

/** Draws the end card over its blurred, darkened scene; `t` is the film's time in seconds. Nothing before its start. */
export function drawEndCard(ctx: CanvasRenderingContext2D, scene: FilmScene, t: number): void {
  const card = scene.plan.end_card;
  const index = endCardShot(scene);
  const shot = scene.plan.shots[index];
  if (!card || !shot || t < card.start_seconds) return;
  const { width, height } = scene;
  const since = t - card.start_seconds;
  const shown = smoothstep(0, 0.3, since);
  let behind = scene.cards.get(index);
  if (!behind) {
    const still = scene.createCanvas(width, height);
    drawPicture(scene, contextOf(still), index, card.start_seconds - shot.start_seconds, false);
    behind = soften(scene.createCanvas, still, Math.min(width, height) * 0.03, true).canvas;
    scene.cards.set(index, behind);
  }
  const { light, grade } = worldOf(scene, index);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalAlpha = shown;
  // A slow drift: the card is a shot too, and never frozen.
  const grow = 1.1 + 0.035 * since;
  const drift = width * 0.012 * Math.sin(since * 0.9);
  ctx.drawImage(
    imageOf(behind),
    (width - width * grow) / 2 + drift,
    (height - height * grow) / 2,
    width * grow,
    height * grow,
  );
  const dark = scale(light.shadow, 0.35);
  ctx.fillStyle = css(dark, 0.56);
  ctx.fillRect(0, 0, width, height);
  const sweep = ctx.createRadialGradient(
    width * (0.5 + 0.12 * Math.sin(since * 1.1)),
    height * 0.42,
    0,
    width * 0.5,
    height * 0.45,
    Math.max(width, height) * 0.6,
  );
  sweep.addColorStop(0, css(light.primary, 0.3));
  sweep.addColorStop(1, css(light.primary, 0));
  ctx.fillStyle = sweep;
  ctx.fillRect(0, 0, width, height);
  const language = scene.plan.language;
  ctx.direction = /^(ar|he|fa|ur)/.test(language) ? "rtl" : "ltr";
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  const lines = balancedLines(card.text, language, 3, width < height ? 16 : 26);
  let px = Math.min(width, height) * 0.092;
  ctx.font = `700 ${px}px ${filmFontStack}`;
  const widest = Math.max(1, ...lines.map((line) => ctx.measureText(line).width));
  if (widest > width * 0.84) px *= (width * 0.84) / widest;
  const rise = (1 - smoothstep(0, 0.45, since)) * height * 0.02;
  const centre = height * (card.cta ? 0.44 : 0.5) + rise;
  ctx.font = `700 ${px}px ${filmFontStack}`;
  ctx.shadowColor = "rgba(0,0,0,0.55)";
  ctx.shadowBlur = px * 0.3;
  ctx.fillStyle = "#fffdf7";
  lines.forEach((line, i) => ctx.fillText(line, width / 2, centre + (i - (lines.length - 1) / 2) * px * 1.16));
  if (card.cta) {
    ctx.globalAlpha = shown * smoothstep(0.15, 0.5, since);
    const small = Math.min(width, height) * 0.042;
    ctx.font = `600 ${small}px ${filmFontStack}`;
    const label = Math.min(ctx.measureText(card.cta).width, width * 0.7);
    const pill = gradeColour(grade, light.accent);
    const y = centre + ((lines.length - 1) / 2) * px * 1.16 + px * 1.35;
    ctx.shadowColor = css(pill, 0.5);
    ctx.shadowBlur = small * 0.8;
    ctx.fillStyle = css(pill);
    ctx.beginPath();
    ctx.roundRect(
      width / 2 - label / 2 - small * 1.15,
      y - small * 0.98,
      label + small * 2.3,
      small * 1.96,
      small * 0.98,
    );
    ctx.fill();
    ctx.shadowBlur = 0;
    ctx.fillStyle = luma(pill) > 120 ? "#17120e" : "#fffdf7";
    ctx.fillText(card.cta, width / 2, y + small * 0.04, width * 0.7);
  }
  ctx.restore();
}
