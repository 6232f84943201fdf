import { contextOf, imageOf } from "#lib/render/scene/canvas.ts";
import { clamp, css, smoothstep, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import { flames } from "#lib/render/scene/elements/shapes/flames.ts";
import { fractal, randomFrom } from "#lib/render/scene/random.ts";
import type { Painted } from "./painted.ts";

/** Draws on what is painted only: nothing beside it is touched. */
function onIt(painted: Painted, mode: GlobalCompositeOperation, draw: (ctx: CanvasRenderingContext2D) => void): void {
  const { canvas, createCanvas, ctx } = painted;
  const coat = createCanvas(canvas.width, canvas.height);
  const over = contextOf(coat);
  over.setTransform(ctx.getTransform());
  draw(over);
  over.globalCompositeOperation = "destination-in";
  over.setTransform(1, 0, 0, 1, 0, 0);
  over.drawImage(imageOf(canvas), 0, 0);
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = mode;
  ctx.drawImage(imageOf(coat), 0, 0);
  ctx.restore();
}

const fill = (ctx: CanvasRenderingContext2D, { window }: Painted, colour: Rgb, alpha: number): void => {
  ctx.fillStyle = css(colour, alpha);
  ctx.fillRect(window.left, window.top, window.right - window.left, window.bottom - window.top);
};

/** Where on a thing something is, by chance: mostly where it is widest. */
const spotsOf = ({ box, seed }: Painted, count: number, salt: number): { x: number; y: number; size: number }[] => {
  const random = randomFrom(seed + salt);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  return Array.from({ length: count }, () => ({
    x: box.left + wide * (0.12 + 0.76 * random()),
    y: box.top + tall * random(),
    size: random(),
  }));
};

/** Mud and dust: blotches that are thickest near the ground. */
export function dirty(painted: Painted, value: number): void {
  const { box } = painted;
  const tall = box.bottom - box.top;
  onIt(painted, "source-over", (ctx) => {
    fill(ctx, painted, [116, 92, 62], 0.26 * value);
    const rise = ctx.createLinearGradient(0, box.bottom, 0, box.bottom - tall * 0.6);
    rise.addColorStop(0, css([64, 44, 26], 0.8 * value));
    rise.addColorStop(1, css([64, 44, 26], 0));
    ctx.fillStyle = rise;
    ctx.fillRect(painted.window.left, box.top, painted.window.right - painted.window.left, tall);
    for (const { x, y, size } of spotsOf(painted, 34, 11)) {
      ctx.fillStyle = css([72, 50, 30], (0.35 + 0.4 * size) * value);
      ctx.beginPath();
      ctx.ellipse(x, y, 0.02 + 0.07 * size, 0.015 + 0.05 * size, size * 6, 0, 7);
      ctx.fill();
    }
  });
}

/** Blotches of what grows or eats into a thing, thickest at its edges and seams. */
function blotched(painted: Painted, value: number, [pale, deep]: readonly [Rgb, Rgb], veil: number): void {
  onIt(painted, "source-over", (ctx) => {
    fill(ctx, painted, pale, veil * value);
    for (const { x, y, size } of spotsOf(painted, 150, 41)) {
      ctx.fillStyle = css(size > 0.5 ? deep : pale, (0.4 + 0.4 * size) * value);
      ctx.beginPath();
      ctx.ellipse(x, y, 0.008 + 0.034 * size * size, 0.007 + 0.026 * size, size * 5, 0, 7);
      ctx.fill();
    }
  });
}

const rust: readonly [Rgb, Rgb] = [rgb("#a05428"), rgb("#5c2a16")];
const moss: readonly [Rgb, Rgb] = [rgb("#68843e"), rgb("#3a5426")];
export const rusty = (painted: Painted, value: number): void => blotched(painted, value, rust, 0.5);
export const mossy = (painted: Painted, value: number): void => blotched(painted, value, moss, 0.24);

/** Wet through: darker and glossy, with drops that run off it. */
export function soak(painted: Painted, value: number): void {
  const { box } = painted;
  onIt(painted, "multiply", (ctx) => fill(ctx, painted, [96, 112, 132], 0.85 * value));
  onIt(painted, "screen", (ctx) => {
    for (const { x, y, size } of spotsOf(painted, 16, 23)) {
      const run = 0.06 + 0.14 * size;
      const shine = ctx.createLinearGradient(0, y, 0, y + run);
      shine.addColorStop(0, css([210, 232, 255], 0));
      shine.addColorStop(1, css([225, 240, 255], 0.75 * value));
      ctx.fillStyle = shine;
      ctx.fillRect(x, y, 0.008 + 0.008 * size, run);
    }
  });
  const { ctx } = painted;
  for (const { x, y, size } of spotsOf(painted, 9, 29)) {
    const [at, r] = [y * 0.5 + box.bottom * 0.5, 0.012 + 0.01 * size];
    ctx.fillStyle = css([196, 220, 240], 0.75 * value);
    ctx.beginPath();
    ctx.moveTo(x, at - r * 2.6);
    ctx.quadraticCurveTo(x + r * 1.2, at - r * 0.4, x + r, at);
    ctx.arc(x, at, r, 0, Math.PI);
    ctx.quadraticCurveTo(x - r * 1.2, at - r * 0.4, x, at - r * 2.6);
    ctx.fill();
  }
}

/** The colour of what has died: brown, and darker. */
export function turnBrown(painted: Painted, value: number): void {
  onIt(painted, "color", (ctx) => fill(ctx, painted, [122, 86, 44], 0.9 * value));
  onIt(painted, "multiply", (ctx) => fill(ctx, painted, [176, 146, 112], 0.7 * value));
}

/** Leaves that still hold a flower in: green over its colours. */
export function green(painted: Painted, value: number): void {
  onIt(painted, "color", (ctx) => fill(ctx, painted, [86, 128, 54], 0.75 * value));
}

/** A light that is out: its bright parts are as dull as all else. */
export function unlight(painted: Painted, value: number): void {
  onIt(painted, "multiply", (ctx) => fill(ctx, painted, [70, 74, 92], 0.8 * value));
}

/** Of what has burnt the upper part is gone, with a ragged edge: a heap of it is left. */
function crumble({ ctx, box, window, seed }: Painted, value: number): void {
  if (value < 0.02) return;
  const tall = box.bottom - box.top;
  const edge = box.top + tall * 0.72 * value;
  ctx.save();
  ctx.globalCompositeOperation = "destination-out";
  ctx.fillStyle = "#000000";
  ctx.beginPath();
  ctx.moveTo(window.left, window.top);
  const teeth = 40;
  for (let i = 0; i <= teeth; i++) {
    const x = window.left + ((window.right - window.left) * i) / teeth;
    const ragged = fractal(i / 4 + 3, 5, seed + 71, 3, 64) - 0.5;
    ctx.lineTo(x, edge + ragged * 0.45 * tall * Math.min(1, value * 2));
  }
  ctx.lineTo(window.right, window.top);
  ctx.closePath();
  ctx.fill();
  ctx.restore();
}

/** Char that eats its way in from below with glowing edges, and flames while there is something left to burn. */
export function scorch(painted: Painted, value: number): void {
  const { box, brush, phase } = painted;
  const tall = box.bottom - box.top;
  onIt(painted, "source-over", (ctx) => {
    fill(ctx, painted, [26, 20, 18], 0.55 * smoothstep(0.3, 1, value));
    for (const { x, y, size } of spotsOf(painted, 40, 41)) {
      // What is low burns first.
      const begun = value * 1.7 - (1 - (y - box.top) / tall) * 0.75 - size * 0.2;
      const r = 0.34 * clamp(begun, 0, 1);
      if (r < 0.01) continue;
      const hot: Rgb = value < 0.97 ? [236, 92, 22] : [22, 15, 12];
      const ring = ctx.createRadialGradient(x, y, 0, x, y, r);
      ring.addColorStop(0, css([30, 25, 23], 0.95));
      ring.addColorStop(0.76, css([24, 18, 15], 0.95));
      ring.addColorStop(0.88, css(hot, 0.9));
      ring.addColorStop(1, css(hot, 0));
      ctx.fillStyle = ring;
      ctx.fillRect(x - r, y - r, r * 2, r * 2);
    }
  });
  crumble(painted, smoothstep(0.55, 1, value));
  const strength = smoothstep(0, 0.18, value) * smoothstep(1, 0.86, value);
  if (strength < 0.03) return;
  const middle = (box.left + box.right) / 2;
  const half = Math.min(0.7, (box.right - box.left) * 0.36);
  for (const [at, share, turn] of [
    [0, 1, 0],
    [-0.55, 0.7, 0.37],
    [0.55, 0.75, 0.71],
  ] as const) {
    const height = (0.5 + 0.75 * strength) * share * Math.min(1, tall);
    const own = { ...brush, seed: brush.seed + Math.round(turn * 97), phase: (phase + turn) % 1 };
    flames(own, middle + at * half, box.bottom - tall * 0.12, height * 1.25, half * 0.55 * (0.5 + strength * 0.5));
  }
  const radius = 1.5 + 0.5 * strength;
  brush.glow({
    x: middle,
    y: box.bottom - tall * 0.45,
    radius,
    colour: [255, 140, 50],
    strength: 0.85 * strength,
    flicker: 0.8,
  });
}

/** Smoke that rolls up from a fire and thins out; `phase` 0 and 1 are alike. */
function smoke({ ctx, seed, phase }: Painted, x0: number, base: number, height: number, strength: number): void {
  const random = randomFrom(seed + 83);
  const puffs = 16;
  for (let i = 0; i < puffs; i++) {
    const up = ((i + phase) / puffs) % 1;
    const [drift, tone] = [(random() - 0.5) * 0.3, 26 + 34 * random()];
    const r = height * (0.12 + 0.22 * up);
    const [x, y] = [x0 + (drift + 0.35 * up) * height * (0.4 + up), base - up * (height - r)];
    const puff = ctx.createRadialGradient(x, y, 0, x, y, r);
    const alpha = 0.75 * strength * smoothstep(0, 0.12, up) * (1 - up) ** 0.7;
    puff.addColorStop(0, css([tone, tone * 0.94, tone * 0.9], alpha));
    puff.addColorStop(1, css([tone, tone * 0.94, tone * 0.9], 0));
    ctx.fillStyle = puff;
    ctx.fillRect(x - r, y - r, r * 2, r * 2);
  }
}

/** Where flames come out of what is large: shares of its width and height, and how high they are. */
const tongues = [
  [-0.26, 0.62, 0.5],
  [0.24, 0.58, 0.62],
  [0, 0.66, 0.8],
  [-0.3, 0.2, 0.36],
  [0.28, 0.22, 0.42],
] as const;

/** What is as large as a house stands as it burns: flames out of its windows and its roof, and smoke over it. */
export function blaze(painted: Painted, value: number): void {
  const { box, brush, phase } = painted;
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const middle = (box.left + box.right) / 2;
  const strength = smoothstep(0, 0.3, value) * smoothstep(0.95, 0.8, value);
  onIt(painted, "multiply", (ctx) => {
    fill(ctx, painted, [120, 92, 78], 0.9 * smoothstep(0, 0.5, value));
    fill(ctx, painted, [60, 50, 46], smoothstep(0.6, 0.95, value));
  });
  crumble(painted, smoothstep(0.6, 1, value));
  if (strength < 0.03) return;
  smoke(painted, middle, box.top + tall * 0.3, tall * 0.3 + (box.top - painted.window.top), strength);
  for (const [at, up, share] of tongues) {
    const height = share * tall * (0.4 + 0.6 * strength);
    const own = { ...brush, seed: brush.seed + Math.round(share * 97), phase: (phase + share) % 1 };
    flames(own, middle + at * wide, box.bottom - up * tall, height, Math.min(0.16 * wide, height * 0.5));
  }
  brush.glow({
    x: middle,
    y: box.bottom - tall * 0.6,
    radius: tall * 1.2,
    colour: [255, 140, 50],
    strength: 0.7 * strength,
    flicker: 0.8,
  });
}

/** Cracks that run out from where it was hit. */
export function crack(painted: Painted, value: number): void {
  const { box, seed } = painted;
  const random = randomFrom(seed + 53);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const [cx, cy] = [box.left + wide * (0.4 + 0.2 * random()), box.top + tall * (0.4 + 0.15 * random())];
  const reach = Math.hypot(wide, tall) * 0.55 * Math.min(1, value * 2.2);
  const arms = 9;
  const lines = Array.from({ length: arms }, (_, arm) => {
    let [x, y] = [cx, cy];
    let turn = ((arm + random() * 0.7) / arms) * Math.PI * 2;
    const line: (readonly [number, number])[] = [[x, y]];
    const length = reach * (0.55 + 0.45 * random());
    for (let step = 0; step < 9; step++) {
      turn += (random() - 0.5) * (step % 2 === 0 ? 1.6 : 0.7);
      x += (Math.cos(turn) * length) / 9;
      y += (Math.sin(turn) * length) / 9;
      line.push([x, y]);
    }
    return line;
  });
  onIt(painted, "source-over", (ctx) => {
    ctx.lineJoin = "round";
    for (const [colour, width, aside] of [
      [[255, 255, 255], 0.012, 0.008],
      [[16, 12, 10], 0.014, 0],
    ] as const)
      for (const line of lines) {
        ctx.strokeStyle = css(colour, colour[0] > 200 ? 0.55 : 0.92);
        ctx.lineWidth = width;
        ctx.beginPath();
        for (const [x, y] of line) ctx.lineTo(x + aside, y + aside);
        ctx.stroke();
      }
  });
}
