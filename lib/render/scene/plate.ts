import type { Motion } from "#lib/contract/vocabulary.ts";
import { soften } from "./blur.ts";
import { alphaBox, contextOf, imageOf, type CanvasFactory, type SceneCanvas } from "./canvas.ts";
import { css, rgb, type Rgb } from "./colour.ts";
import type { Box, Brush, Glow, SceneElement } from "./elements/scene-element.ts";
import { gradeColour, type Grade } from "./grade.ts";
import type { SceneLight } from "./light.ts";
import { randomFrom } from "./random.ts";
import { castShadow, shade } from "./shading.ts";

/** A painted, lit, cropped picture and where it lies, in units of its element's height. */
export interface Plate {
  canvas: SceneCanvas;
  left: number;
  top: number;
  width: number;
  height: number;
  glows: Glow[];
  shadow: SceneCanvas | null;
}

/** Everything needed to paint one element once. */
export interface PlateJob {
  element: SceneElement;
  noun: string;
  look: string;
  label: string;
  motion: Motion;
  facing: Brush["facing"];
  colour: string | null;
  seed: number;
  phase: number;
  window: Box;
  px_per_unit: number;
  haze: number;
  blur_px: number;
  light: SceneLight;
  grade: Grade;
  /** Repeats across the frame: the right edge continues at the left. */
  repeats: boolean;
  shadow: boolean;
}

/** Columns of the left edge repeated at the right, so that neighbours overlap without a seam. */
export const seam_px = 2;

/** Lays the many small lights of a wall or a skyline into its picture, across its seam too. */
function bakeGlows(ctx: CanvasRenderingContext2D, glows: readonly Glow[], window: Box, grade: Grade): void {
  const period = window.right - window.left;
  ctx.save();
  ctx.globalCompositeOperation = "lighter";
  for (const glow of glows) {
    const colour = gradeColour(grade, glow.colour);
    for (const x of [glow.x - period, glow.x, glow.x + period]) {
      if (x + glow.radius < window.left || x - glow.radius > window.right) continue;
      ctx.fillStyle = glowStyle(ctx, x, glow.y, glow.radius, colour, Math.min(1, glow.strength));
      ctx.fillRect(x - glow.radius, glow.y - glow.radius, glow.radius * 2, glow.radius * 2);
    }
  }
  ctx.restore();
}

/** Light around a lamp: bright at its heart, long at its skirt. */
export function glowStyle(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  strength: number,
): CanvasGradient {
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, css(colour, 0.8 * strength));
  gradient.addColorStop(0.18, css(colour, 0.38 * strength));
  gradient.addColorStop(0.5, css(colour, 0.1 * strength));
  gradient.addColorStop(1, css(colour, 0));
  return gradient;
}

/** Paints, lights, softens and crops an element. Null when nothing of it lies in the window. */
export function plateOf(createCanvas: CanvasFactory, job: PlateJob): Plate | null {
  const { element, window } = job;
  const ppu = job.px_per_unit;
  const width = Math.max(2, Math.round((window.right - window.left) * ppu));
  const height = Math.max(2, Math.ceil((window.bottom - window.top) * ppu));
  const mirrored = job.facing === "left" && element.form === "figure";
  const open = () => {
    const canvas = createCanvas(width, height);
    const ctx = contextOf(canvas);
    ctx.scale(mirrored ? -width / (window.right - window.left) : width / (window.right - window.left), ppu);
    ctx.translate(mirrored ? window.left : -window.left, -window.top);
    ctx.lineCap = "round";
    ctx.lineJoin = "round";
    return { canvas, ctx };
  };
  const glows: Glow[] = [];
  const body = open();
  // A mirrored painting sees the light from the other side.
  const light = mirrored ? { ...job.light, side: -job.light.side } : job.light;
  const brush: Brush = {
    ctx: body.ctx,
    createCanvas,
    px_per_unit: ppu,
    window: mirrored ? { ...window, left: -window.right, right: -window.left } : window,
    random: randomFrom(job.seed),
    seed: job.seed,
    light,
    colour: job.colour ? rgb(job.colour) : null,
    motion: job.motion,
    phase: job.phase,
    facing: job.facing,
    noun: job.noun,
    look: job.look,
    label: job.label,
    glow: (glow) => glows.push({ strength: 1, flicker: 0, beam: false, ...glow, x: mirrored ? -glow.x : glow.x }),
  };
  element.paint(brush);
  shade(createCanvas, body.canvas, {
    light: job.light,
    grade: job.grade,
    haze: job.haze,
    mode: element.shading,
    ground_row: element.stands === "ground" && element.form === "figure" ? -window.top * ppu : null,
    px_per_unit: ppu,
  });
  if (job.repeats) bakeGlows(body.ctx, glows.splice(0), window, job.grade);
  let { canvas } = body;
  let left = window.left;
  let top = window.top;
  let w = window.right - window.left;
  let h = height / ppu;
  if (!job.repeats) {
    const box = alphaBox(canvas);
    if (!box) return glows.length ? { canvas, left, top, width: w, height: h, glows, shadow: null } : null;
    if (box.width * box.height < canvas.width * canvas.height * 0.85) {
      const cropped = createCanvas(box.width, box.height);
      contextOf(cropped).drawImage(imageOf(canvas), -box.x, -box.y);
      left += (box.x * w) / canvas.width;
      w *= box.width / canvas.width;
      top += box.y / ppu;
      h = box.height / ppu;
      canvas = cropped;
    }
  }
  const shadow = job.shadow ? castShadow(createCanvas, canvas) : null;
  if (job.blur_px > 0.8) {
    const soft = soften(createCanvas, canvas, job.blur_px, job.repeats);
    const px = canvas.width / w;
    const pad_y = soft.pad_y * (h / canvas.height);
    left -= soft.pad_x / px;
    w += (soft.pad_x * 2) / px;
    top -= pad_y;
    h += pad_y * 2;
    canvas = soft.canvas;
  }
  if (job.repeats) {
    const tiled = createCanvas(canvas.width + seam_px, canvas.height);
    const ctx = contextOf(tiled);
    ctx.drawImage(imageOf(canvas), 0, 0);
    ctx.drawImage(imageOf(canvas), canvas.width, 0);
    w *= tiled.width / canvas.width;
    canvas = tiled;
  }
  return { canvas, left, top, width: w, height: h, glows, shadow };
}
