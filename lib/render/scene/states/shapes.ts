import { contextOf, imageOf, type SceneCanvas } from "#lib/render/scene/canvas.ts";
import { css, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import { fractal } from "#lib/render/scene/random.ts";
import { lifted, type Painted } from "./painted.ts";

/** Rows of pixels that are moved together. */
const strip_px = 2;

/**
 * Paints a picture anew row by row: `placed` says for a height over the ground, in units upwards, where it comes to
 * (`up`), how far it is moved aside, and how wide it becomes about `middle`.
 */
function rowByRow(
  painted: Painted,
  placed: (up: number) => { up: number; aside: number; wide: number },
  middle: number,
): void {
  const { ctx, canvas, window } = painted;
  const copy = lifted(painted);
  const [across, tall] = [window.right - window.left, window.bottom - window.top];
  const perRow = tall / canvas.height;
  ctx.save();
  for (let row = canvas.height - strip_px; row > -strip_px; row -= strip_px) {
    const foot = placed(-(window.top + (row + strip_px) * perRow));
    const head = placed(-(window.top + row * perRow));
    const left = middle + (window.left - middle) * foot.wide + foot.aside;
    const height = Math.max(head.up - foot.up, 0) + perRow * 0.6;
    drawRows(painted, copy, row, left, -head.up, across * foot.wide, height);
  }
  ctx.restore();
}

/** Rows of a copy, laid somewhere in units. A mirrored canvas keeps its side. */
function drawRows(
  { ctx, canvas }: Painted,
  copy: SceneCanvas,
  row: number,
  left: number,
  top: number,
  width: number,
  height: number,
): void {
  const mirrored = ctx.getTransform().a < 0;
  const rows = Math.min(strip_px, canvas.height - Math.max(0, row));
  if (mirrored) {
    ctx.save();
    ctx.translate(left + width, 0);
    ctx.scale(-1, 1);
    ctx.drawImage(imageOf(copy), 0, Math.max(0, row), canvas.width, rows, 0, top, width, height);
    ctx.restore();
    return;
  }
  ctx.drawImage(imageOf(copy), 0, Math.max(0, row), canvas.width, rows, left, top, width, height);
}

/** The mean colour of what is painted. */
function meanOf({ canvas, createCanvas }: Painted): Rgb {
  const small = createCanvas(1, 1);
  const ctx = contextOf(small);
  ctx.imageSmoothingQuality = "high";
  const half = createCanvas(8, 8);
  const between = contextOf(half);
  between.imageSmoothingQuality = "high";
  between.drawImage(imageOf(canvas), 0, 0, 8, 8);
  ctx.drawImage(imageOf(half), 0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 0] = ctx.getImageData(0, 0, 1, 1).data;
  return a < 8 ? [150, 150, 150] : [r, g, b];
}

/** It sinks into itself and runs out into a puddle of its own colour. */
export function melt(painted: Painted, value: number): void {
  const { ctx, box, seed } = painted;
  const middle = (box.left + box.right) / 2;
  const half = (box.right - box.left) / 2;
  const colour = meanOf(painted);
  const left = 1 - 0.86 * value;
  rowByRow(
    painted,
    (up) => {
      const share = Math.min(1, Math.max(0, up) / Math.max(0.1, -box.top));
      // The top sinks most; what is low is pushed out to the sides.
      const sag = (fractal(share * 6 + 9, 3, seed, 2, 32) - 0.5) * 0.22 * value;
      return {
        up: up * left,
        aside: sag * half,
        wide: (1 + 0.75 * value * (1 - share) ** 2) * (1 - 0.16 * value * share),
      };
    },
    middle,
  );
  const copy = lifted(painted);
  const flat = half * (0.35 + 1.05 * value);
  const rise = 0.05 + 0.07 * value;
  const puddle = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
  puddle.addColorStop(0, css(colour, 0.96));
  puddle.addColorStop(0.8, css(scale(colour, 0.9), 0.92));
  puddle.addColorStop(0.97, css(scale(colour, 0.72), 0.85));
  puddle.addColorStop(1, css(scale(colour, 0.6), 0));
  ctx.save();
  ctx.translate(middle, 0);
  ctx.scale(flat, rise * smoothstep(0, 0.4, value));
  ctx.fillStyle = puddle;
  ctx.beginPath();
  for (let i = 0; i <= 40; i++) {
    const turn = (i / 40) * Math.PI * 2;
    const r = 0.9 + 0.2 * (fractal((i % 40) / 5, 7, seed + 3, 2, 8) - 0.5);
    ctx.lineTo(Math.cos(turn) * r, Math.sin(turn) * r);
  }
  ctx.fill();
  ctx.restore();
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.drawImage(imageOf(copy), 0, 0);
  ctx.restore();
}

/** What withers lets its head hang: bent over to one side from half its height on. */
export function droop(painted: Painted, value: number): void {
  const { box, seed } = painted;
  const side = seed % 2 === 0 ? 1 : -1;
  const tall = Math.max(0.1, -box.top);
  rowByRow(
    painted,
    (up) => {
      const share = Math.max(0, up) / tall;
      const bent = value * smoothstep(0.25, 1.05, share);
      return {
        up: up * (1 - 0.16 * value) - bent * 0.22 * tall,
        aside: side * bent * 0.38 * tall,
        wide: 1 - 0.22 * bent,
      };
    },
    (box.left + box.right) / 2,
  );
}

/** What is folded, or has lost its air, lies flat and creased. */
export function deflate(painted: Painted, value: number): void {
  const { box, seed } = painted;
  const tall = Math.max(0.1, -box.top);
  rowByRow(
    painted,
    (up) => {
      const share = Math.max(0, up) / tall;
      const crease = (fractal(share * 12 + 5, 2, seed, 2, 64) - 0.5) * 0.12 * value;
      return { up: up * (1 - 0.68 * value), aside: crease, wide: 1 + 0.16 * value * (1 - share) + crease * 0.5 };
    },
    (box.left + box.right) / 2,
  );
}

/** What has not bloomed yet: narrow and green at its head, lower than it will be. */
export function bud(painted: Painted, value: number): void {
  const { box } = painted;
  const tall = Math.max(0.1, -box.top);
  rowByRow(
    painted,
    (up) => {
      const head = smoothstep(0.35, 0.75, Math.max(0, up) / tall);
      return { up: up * (1 - 0.38 * value), aside: 0, wide: 1 - (0.3 + 0.42 * head) * value };
    },
    (box.left + box.right) / 2,
  );
}

/** What has no leaf or lid of its own opens at its top: the upper part swings back, dark within. */
export function unlid(painted: Painted, value: number): void {
  const { ctx, canvas, box, window } = painted;
  const copy = lifted(painted);
  const cut = box.top * 0.7;
  const [across, tall] = [window.right - window.left, window.bottom - window.top];
  const row = Math.round(((cut - window.top) / tall) * canvas.height);
  const draw = (from: number, rows: number, top: number) => {
    const height = (rows / canvas.height) * tall;
    if (ctx.getTransform().a < 0) {
      ctx.save();
      ctx.translate(window.left + across, 0);
      ctx.scale(-1, 1);
      ctx.drawImage(imageOf(copy), 0, from, canvas.width, rows, 0, top, across, height);
      ctx.restore();
    } else ctx.drawImage(imageOf(copy), 0, from, canvas.width, rows, window.left, top, across, height);
  };
  const hinge = box.left * 0.72;
  ctx.save();
  ctx.translate(hinge, cut);
  ctx.rotate(-1.15 * value);
  ctx.translate(-hinge, -cut);
  draw(0, row, window.top);
  ctx.restore();
  draw(row, canvas.height - row, cut);
  ctx.fillStyle = css([18, 13, 10], 0.95 * smoothstep(0, 0.3, value));
  ctx.beginPath();
  ctx.ellipse((box.left + box.right) / 2, cut, (box.right - box.left) * 0.34, 0.05 * value + 0.005, 0, 0, 7);
  ctx.fill();
}
