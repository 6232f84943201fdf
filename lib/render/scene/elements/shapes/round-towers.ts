import { clamp, css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import { casement, facade, fillLit, isLit, isSnowed, wall, wallLight } from "./masonry-walls.ts";
import { pitch } from "./roof-pitches.ts";
import { cuttings, setPlant } from "./groves.ts";
import { line, oval, type Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";
import { paintShrub, undergrowthColour } from "./undergrowth.ts";
import { grain } from "./weave.ts";

const lamp: Rgb = [255, 206, 128];

/** Light around a round wall, from its left edge (-1) to its right (1). */
export function roundLight(brush: Brush, across: number): number {
  const { side, back, cloud } = brush.light;
  const towards = side < 0 ? -1 : 1;
  const reach = (0.45 + 0.4 * Math.abs(side)) * (cloud > 0.8 ? 0.4 : 1);
  const depth = Math.sqrt(Math.max(0, 1 - across * across));
  return clamp(0.34 + across * towards * reach + depth * (0.26 - back * 0.42), 0.04, 1.08);
}

/** The light of a round wall as a fill from x0 to x1. */
export function roundFill(brush: Brush, x0: number, x1: number, albedo: Rgb): CanvasGradient {
  const gradient = brush.ctx.createLinearGradient(x0, 0, x1, 0);
  for (let i = 0; i <= 10; i++) gradient.addColorStop(i / 10, css(sunlit(brush.light, albedo, roundLight(brush, (i / 10) * 2 - 1))));
  return gradient;
}

/** A round wall of stones between two heights; it may narrow upwards. */
export function drum(brush: Brush, x: number, top: number, foot: number, wTop: number, wFoot: number, albedo: Rgb, stones: boolean): void {
  const { ctx, px_per_unit, light } = brush;
  const half = (y: number) => (wTop + ((wFoot - wTop) * (y - top)) / (foot - top)) / 2;
  ctx.fillStyle = roundFill(brush, x - Math.max(wTop, wFoot) / 2, x + Math.max(wTop, wFoot) / 2, albedo);
  ctx.beginPath();
  ctx.moveTo(x - wTop / 2, top);
  ctx.lineTo(x + wTop / 2, top);
  ctx.lineTo(x + wFoot / 2, foot);
  ctx.ellipse(x, foot, wFoot / 2, wFoot * 0.05, 0, 0, Math.PI);
  ctx.fill();
  if (!stones) return;
  const random = randomFrom(brush.seed + Math.round(x * 1e4) + 3);
  const course = Math.max(0.024, 2.4 / px_per_unit);
  for (let y = foot - course; y > top; y -= course) {
    const w = half(y);
    const count = Math.max(5, Math.round((w * 2 * 1.4) / 0.05));
    for (let i = 0; i < count; i++) {
      // Evenly set around the drum, so they crowd towards its edges.
      const a0 = ((i + (Math.round(y / course) % 2) * 0.5) / count) * Math.PI;
      const a1 = a0 + (0.86 / count) * Math.PI;
      if (a1 > Math.PI) continue;
      const x0 = x - Math.cos(a0) * w;
      const x1 = x - Math.cos(a1) * w;
      const worn = 0.78 + random() * 0.4 + (grain(x0 * 2, y * 2) - 0.5) * 0.3;
      ctx.fillStyle = css(sunlit(light, scale(albedo, worn), roundLight(brush, clamp((x0 + x1) / 2 / w - x / w, -1, 1))), 0.75);
      ctx.fillRect(x0, y, x1 - x0, course * 0.84);
    }
  }
}

/** A cone of slates on a drum; snow where it snows. */
export function coneRoof(brush: Brush, x: number, foot: number, w: number, rise: number, colour: Rgb): void {
  const { ctx } = brush;
  const albedo = isSnowed(brush) ? mix(colour, [236, 242, 251], 0.85) : colour;
  ctx.fillStyle = roundFill(brush, x - w / 2, x + w / 2, albedo);
  ctx.beginPath();
  ctx.moveTo(x - w / 2, foot);
  ctx.quadraticCurveTo(x - w * 0.14, foot - rise * 0.5, x, foot - rise);
  ctx.quadraticCurveTo(x + w * 0.14, foot - rise * 0.5, x + w / 2, foot);
  ctx.ellipse(x, foot, w / 2, w * 0.07, 0, 0, Math.PI);
  ctx.fill();
  for (let i = 1; i < 9; i++) {
    const t = i / 9;
    const y = foot - rise * t;
    const half = (w / 2) * (1 - t) ** 1.35;
    ctx.strokeStyle = css(sunlit(brush.light, scale(colour, 0.4), 0.2), 0.3);
    ctx.lineWidth = 0.003;
    ctx.beginPath();
    ctx.ellipse(x, y, half, half * 0.14, 0, 0, Math.PI);
    ctx.stroke();
  }
  line(ctx, sunlit(brush.light, rgb("#caa85a"), 0.8), 0.005, [[x, foot - rise], [x, foot - rise - 0.035]]);
}

/** Battlements around a drum's brow. */
function battlements(brush: Brush, x: number, y: number, w: number, albedo: Rgb): void {
  const { ctx, light } = brush;
  const h = 0.03;
  ctx.fillStyle = css(sunlit(light, scale(albedo, 0.5), 0.15));
  ctx.fillRect(x - w / 2, y - h * 0.5, w, h * 0.6);
  ctx.fillStyle = roundFill(brush, x - w * 0.54, x + w * 0.54, albedo);
  ctx.fillRect(x - w * 0.54, y, w * 1.08, h * 0.9);
  const teeth = 5;
  for (let i = 0; i < teeth; i++) {
    const a0 = (i / teeth) * Math.PI + 0.05;
    const a1 = a0 + (Math.PI / teeth) * 0.62;
    const x0 = x - Math.cos(a0) * w * 0.54;
    const x1 = x - Math.cos(a1) * w * 0.54;
    ctx.fillStyle = css(sunlit(light, albedo, roundLight(brush, clamp(((x0 + x1) / 2 - x) / (w * 0.54), -1, 1))));
    ctx.fillRect(x0, y - h, x1 - x0, h * 1.05);
    if (isSnowed(brush)) {
      ctx.fillStyle = css(sunlit(light, [238, 243, 252], 0.8));
      ctx.fillRect(x0, y - h * 1.2, x1 - x0, h * 0.3);
    }
  }
}

/** An arrow slit, or a round-headed window, dark by day and lit by night. */
function slit(brush: Brush, x: number, y: number, w: number, h: number): void {
  const { ctx, light } = brush;
  ctx.fillStyle = css(isLit(brush) ? mix(lamp, [255, 246, 214], 0.35) : sunlit(light, [34, 34, 40], 0.2));
  ctx.beginPath();
  ctx.roundRect(x - w / 2, y, w, h, [w / 2, w / 2, 0, 0]);
  ctx.fill();
  line(ctx, sunlit(light, rgb("#d6ccba"), 0.7), 0.004, [[x - w * 0.7, y + h + 0.004], [x + w * 0.7, y + h + 0.004]], 0.7);
  if (isLit(brush)) brush.glow({ x, y: y + h / 2, radius: h * 2, colour: lamp, strength: 0.45, flicker: 0.2 });
}

/** A castle on its rock: keep, round towers of unlike heights, curtain wall, gatehouse. */
export function paintKeep(brush: Brush): void {
  const { ctx, light } = brush;
  const stone = brush.colour ?? rgb("#b5ab9a");
  const slate = rgb("#4f5c74");
  const e = wallLight(brush);
  const tower = (x: number, w: number, top: number, foot: number, cone: number, slits: readonly number[]) => {
    drum(brush, x, -top, -foot, w, w * 1.08, stone, true);
    battlements(brush, x, -top, w, stone);
    if (cone > 0) coneRoof(brush, x, -top - 0.012, w * 1.05, cone, slate);
    for (const y of slits) slit(brush, x - w * 0.06, -y, w * 0.1, 0.045);
  };
  tower(-0.2, 0.15, 0.66, 0.1, 0.2, [0.58, 0.44]);
  tower(0.24, 0.13, 0.74, 0.1, 0.22, [0.66, 0.5]);
  const keep = wall(-0.13, 0.1, -0.72, -0.72, -0.1, -0.1, e.front);
  const flank = wall(0.1, 0.19, -0.72, -0.71, -0.1, -0.1, e.right);
  pitch(brush, [[-0.08, -0.88], [0.13, -0.875]], [[-0.15, -0.715], [0.205, -0.705]], slate, e.front + 0.15);
  facade(brush, flank, stone, "stone");
  facade(brush, keep, stone, "stone");
  casement(brush, keep, 0.2, 0.14, 0.16, 0.12, mix(stone, [255, 250, 235], 0.3), [2, 2]);
  casement(brush, keep, 0.62, 0.14, 0.16, 0.12, mix(stone, [255, 250, 235], 0.3), [2, 2]);
  casement(brush, keep, 0.42, 0.42, 0.16, 0.12, mix(stone, [255, 250, 235], 0.3), [2, 2]);
  tower(0.02, 0.1, 0.98, 0.7, 0.17, [0.92]);
  const curtain = (x0: number, x1: number, top: number, exposure: number) => {
    facade(brush, wall(x0, x1, -top, -top, 0.01, 0.01, exposure), stone, "stone");
    const teeth = Math.round((x1 - x0) / 0.045);
    for (let i = 0; i < teeth; i++) {
      const x = x0 + ((i + 0.15) / teeth) * (x1 - x0);
      fillLit(brush, [[x, -top - 0.028], [x + 0.027, -top - 0.028], [x + 0.027, -top + 0.002], [x, -top + 0.002]], isSnowed(brush) ? [232, 238, 248] : stone, exposure);
    }
  };
  curtain(-0.5, -0.09, 0.27, e.front);
  curtain(0.13, 0.52, 0.27, e.front);
  tower(-0.5, 0.17, 0.44, -0.01, 0.2, [0.36, 0.22]);
  tower(0.51, 0.16, 0.4, -0.01, 0.19, [0.32, 0.18]);
  tower(-0.1, 0.11, 0.38, -0.01, 0, [0.29]);
  tower(0.14, 0.11, 0.38, -0.01, 0, [0.29]);
  facade(brush, wall(-0.06, 0.1, -0.33, -0.33, 0.01, 0.01, e.front), stone, "stone");
  ctx.fillStyle = css(sunlit(light, [34, 28, 26], 0.2));
  ctx.beginPath();
  ctx.moveTo(-0.035, 0.012);
  ctx.lineTo(-0.035, -0.13);
  ctx.arc(0.02, -0.13, 0.055, Math.PI, 0);
  ctx.lineTo(0.075, 0.012);
  ctx.fill();
  for (let i = 1; i < 5; i++) line(ctx, sunlit(light, rgb("#6a5a48"), 0.4), 0.004, [[-0.035 + i * 0.022, -0.18], [-0.035 + i * 0.022, 0.005]], 0.8);
  const flag = brush.colour ? scale(brush.colour, 1.1) : rgb("#b8372f");
  ctx.fillStyle = css(sunlit(light, flag, 0.8));
  ctx.beginPath();
  ctx.moveTo(0.022, -1.18);
  ctx.bezierCurveTo(0.05, -1.2, 0.07, -1.15, 0.105, -1.17);
  ctx.lineTo(0.1, -1.13);
  ctx.bezierCurveTo(0.07, -1.115, 0.05, -1.16, 0.022, -1.14);
  ctx.fill();
  const plants = cuttings(brush, 2, { left: -0.9, right: 0.9, top: -0.95, bottom: 0.1 }, brush.px_per_unit * 0.09, (own) => paintShrub({ ...own, colour: null }, undergrowthColour(brush), 0.07));
  [-0.62, -0.34, 0.3, 0.4, 0.63].forEach((x, i) => setPlant(brush, plants[i % 2]!, x, 0.015, 0.05 + (i % 3) * 0.02, false));
}

/** One tower on its own: tall, narrowing, a gallery below its roof. */
export function paintTower(brush: Brush): void {
  const stone = brush.colour ?? rgb("#b0a592");
  drum(brush, 0, -0.74, 0.01, 0.22, 0.3, stone, true);
  for (const y of [0.6, 0.42, 0.24]) slit(brush, y === 0.42 ? 0.03 : -0.03, -y, 0.026, 0.07);
  drum(brush, 0, -0.84, -0.74, 0.29, 0.25, mix(stone, [255, 248, 232], 0.12), true);
  for (let i = -2; i <= 2; i++) slit(brush, Math.sin(i * 0.5) * 0.12, -0.815, 0.022, 0.05);
  coneRoof(brush, 0, -0.84, 0.33, 0.26, rgb("#7c4438"));
  brush.ctx.fillStyle = css(sunlit(brush.light, rgb("#4a3226"), 0.35));
  brush.ctx.beginPath();
  brush.ctx.roundRect(-0.035, -0.1, 0.07, 0.115, [0.035, 0.035, 0, 0]);
  brush.ctx.fill();
}

/** What time has left: a broken arcade, columns without heads, fallen drums, grass in the joints. */
export function paintRuins(brush: Brush): void {
  const { ctx, light, random } = brush;
  const stone = brush.colour ?? rgb("#cfc3a8");
  const e = wallLight(brush);
  const column = (x: number, top: number, w: number, head: boolean) => {
    drum(brush, x, -top, 0, w * 0.86, w, stone, false);
    for (let i = 1; i < 7; i++) {
      const across = Math.cos((i / 7) * Math.PI);
      line(ctx, sunlit(light, scale(stone, 0.55), roundLight(brush, across) * 0.7), w * 0.035, [[x + across * w * 0.43, -top + 0.01], [x + across * w * 0.5, -0.01]], 0.7);
    }
    for (let y = 0.16; y < top - 0.05; y += 0.17 + random() * 0.03) line(ctx, sunlit(light, scale(stone, 0.4), 0.2), 0.004, [[x - w * 0.48, -y], [x, -y + w * 0.05], [x + w * 0.48, -y]], 0.7);
    fillLit(brush, [[x - w * 0.66, -0.03], [x + w * 0.66, -0.03], [x + w * 0.7, 0.012], [x - w * 0.7, 0.012]], stone, e.front);
    if (head) {
      fillLit(brush, [[x - w * 0.46, -top], [x + w * 0.46, -top], [x + w * 0.72, -top - w * 0.4], [x - w * 0.72, -top - w * 0.4]], stone, e.front + 0.1);
      fillLit(brush, [[x - w * 0.8, -top - w * 0.4], [x + w * 0.8, -top - w * 0.4], [x + w * 0.8, -top - w * 0.62], [x - w * 0.8, -top - w * 0.62]], stone, e.front + 0.15);
    } else {
      const broken: Point[] = [[x - w * 0.43, -top + 0.02]];
      for (let i = 0; i <= 6; i++) broken.push([x - w * 0.43 + (i / 6) * w * 0.86, -top - random() * w * 0.5]);
      broken.push([x + w * 0.43, -top + 0.02]);
      fillLit(brush, broken, scale(stone, 0.95), e.front);
    }
  };
  fillLit(brush, [[-0.86, -0.05], [0.86, -0.05], [0.92, 0.02], [-0.92, 0.02]], scale(stone, 0.85), e.front);
  const xs = [-0.72, -0.43, -0.14, 0.15, 0.5, 0.74];
  const tops = [0.82, 0.82, 0.82, 0.6, 0.32, 0.2];
  xs.forEach((x, i) => column(x, tops[i]! - 0.04, 0.105, i < 3));
  const lintel: Point[] = [[-0.84, -0.845], [-0.84, -0.97], [-0.5, -0.975], [-0.24, -0.95], [-0.1, -0.97], [-0.04, -0.92], [0.02, -0.905], [-0.02, -0.845]];
  fillLit(brush, lintel, stone, e.front + 0.08);
  line(ctx, sunlit(light, scale(stone, 0.5), 0.2), 0.006, [[-0.83, -0.9], [-0.03, -0.9]], 0.7);
  fillLit(brush, [[-0.84, -0.97], [-0.62, -1.06], [-0.46, -1.03], [-0.4, -0.975]], scale(stone, 0.92), e.front);
  for (const [x, r] of [[0.33, 0.075], [0.62, 0.06], [-0.28, 0.05]] as const) {
    oval(ctx, sunlit(light, scale(stone, 0.6), 0.2), x, -r * 0.8, r * 1.5, r * 0.95);
    oval(ctx, sunlit(light, stone, e.front + 0.15), x - r * 0.9, -r * 0.8, r * 0.62, r * 0.92);
    oval(ctx, sunlit(light, scale(stone, 0.7), e.front), x - r * 0.9, -r * 0.8, r * 0.4, r * 0.62);
  }
  const green = undergrowthColour(brush);
  for (let i = 0; i < 150; i++) {
    const x = (random() - 0.5) * 1.75;
    const h = 0.03 + random() * 0.06;
    line(ctx, sunlit(light, mix(green, rgb("#b7b45c"), random() * 0.5), 0.2 + random() * 0.6), 0.005, [[x, 0.02], [x + (random() - 0.5) * 0.03, -h]]);
  }
}

/** A lighthouse: a tapering tower in bands, gallery, lantern with its burning lens. */
export function paintLight(brush: Brush): void {
  const { ctx, light } = brush;
  const stripe = brush.colour ?? rgb("#b3352c");
  const white = rgb("#efe9dd");
  const at = (h: number) => 0.085 - 0.034 * (h / 0.78) ** 0.8;
  const bands = 6;
  for (let i = 0; i < bands; i++) {
    const h0 = (i / bands) * 0.78;
    const h1 = ((i + 1) / bands) * 0.78;
    drum(brush, 0, -h1, -h0 + 0.004, at(h1) * 2, at(h0) * 2, i % 2 ? stripe : white, false);
  }
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(-at(0), 0.01);
  ctx.quadraticCurveTo(-at(0.4) * 1.02, -0.4, -at(0.78), -0.78);
  ctx.lineTo(at(0.78), -0.78);
  ctx.quadraticCurveTo(at(0.4) * 1.02, -0.4, at(0), 0.01);
  ctx.clip();
  for (let i = 0; i < 70; i++) {
    const x = (brush.random() - 0.5) * 0.17;
    const y = -brush.random() * 0.78;
    line(ctx, rgb("#4a4038"), 0.002 + brush.random() * 0.003, [[x, y], [x + (brush.random() - 0.5) * 0.004, y + 0.02 + brush.random() * 0.09]], 0.12);
  }
  ctx.restore();
  for (const [x, y] of [[0.012, -0.66], [-0.014, -0.44], [0.014, -0.22]] as const) slit(brush, x, y, 0.017, 0.036);
  ctx.fillStyle = css(sunlit(light, rgb("#4a2e26"), 0.4));
  ctx.beginPath();
  ctx.roundRect(-0.024, -0.075, 0.048, 0.088, [0.024, 0.024, 0, 0]);
  ctx.fill();
  const iron = rgb("#34353c");
  drum(brush, 0, -0.812, -0.776, 0.176, 0.112, mix(white, iron, 0.12), false);
  drum(brush, 0, -0.822, -0.81, 0.184, 0.184, iron, false);
  const glass: Rgb = [255, 240, 198];
  const glow = ctx.createLinearGradient(-0.042, 0, 0.042, 0);
  glow.addColorStop(0, css(mix(glass, [240, 170, 80], 0.55)));
  glow.addColorStop(0.5, css([255, 252, 236]));
  glow.addColorStop(1, css(mix(glass, [240, 170, 80], 0.55)));
  ctx.fillStyle = glow;
  ctx.fillRect(-0.044, -0.912, 0.088, 0.092);
  for (let i = -2; i <= 2; i++) line(ctx, sunlit(light, iron, 0.3), 0.0042, [[i * 0.021, -0.912], [i * 0.021, -0.82]]);
  line(ctx, sunlit(light, iron, 0.3), 0.004, [[-0.044, -0.866], [0.044, -0.866]]);
  for (let i = -7; i <= 7; i++) line(ctx, sunlit(light, iron, 0.5), 0.0026, [[Math.sin(i * 0.21) * 0.09, -0.862], [Math.sin(i * 0.21) * 0.09, -0.818]]);
  line(ctx, sunlit(light, iron, 0.7), 0.004, [[-0.09, -0.862], [0.09, -0.862]]);
  ctx.fillStyle = roundFill(brush, -0.056, 0.056, isSnowed(brush) ? rgb("#dfe6f0") : scale(stripe, 0.85));
  ctx.beginPath();
  ctx.moveTo(-0.057, -0.908);
  ctx.bezierCurveTo(-0.05, -0.955, -0.016, -0.968, 0, -0.972);
  ctx.bezierCurveTo(0.016, -0.968, 0.05, -0.955, 0.057, -0.908);
  ctx.fill();
  oval(ctx, sunlit(light, iron, 0.5), 0, -0.976, 0.01, 0.01);
  line(ctx, sunlit(light, iron, 0.6), 0.004, [[0, -0.98], [0, -1.012]]);
  brush.glow({ x: 0, y: -0.866, radius: 0.34, colour: [255, 226, 160], strength: 1, beam: true });
}
