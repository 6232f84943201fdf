import type { DirectorMode } from "#lib/contract/vocabulary.ts";
import { fittedLines } from "./line-breaks.ts";
import { directionOf, fontStackFor, printable, voiceOf } from "./typography.ts";

interface FrameSize {
  width_px: number;
  height_px: number;
}

/** Where captions stand in a frame, in shares of it: tall frames keep clear of what a player lays over them. */
const settingOf = ({ width_px, height_px }: FrameSize) => {
  const shape = width_px / height_px;
  if (shape < 0.8) return { size: width_px * 0.067, room: width_px * 0.78, bottom: height_px * 0.785 };
  if (shape < 1.2) return { size: width_px * 0.05, room: width_px * 0.84, bottom: height_px * 0.91 };
  return { size: height_px * 0.054, room: width_px * 0.66, bottom: height_px * 0.915 };
};

/**
 * Burns a caption into a frame: at most two even lines above the lower edge, paper white on its own soft shadow.
 * `language` is a BCP 47 tag; `mode` chooses the voice. Only a text too long for two small lines gets more.
 */
export function drawCaption(
  ctx: CanvasRenderingContext2D,
  text: string,
  size: FrameSize,
  language: string,
  mode: DirectorMode,
): void {
  const words = printable(text);
  if (words === "") return;
  const voice = voiceOf(mode, language);
  const setting = settingOf(size);
  const stack = fontStackFor(language, voice);
  // The book face draws its letters smaller than the sans at one size.
  const full = setting.size * (voice === "serif" ? 1.12 : 1);
  const font = (px: number) => `600 ${px}px ${stack}`;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.direction = directionOf(words, language);
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.lineJoin = "round";
  const measure = (line: string, px: number) => {
    ctx.font = font(px);
    return ctx.measureText(line).width;
  };
  const sizes = [1, 0.94, 0.88, 0.82, 0.76, 0.7].map((share) => Math.round(full * share));
  const { lines, size: px } = fittedLines(words, language, sizes, measure, setting.room);
  ctx.font = font(px);
  const leading = px * 1.26;
  const centre = size.width_px / 2;
  const baseline = (line: number) => setting.bottom - leading * (lines.length - 1 - line);
  const each = (draw: (line: string, x: number, y: number) => void) =>
    lines.forEach((line, i) => draw(line, centre, baseline(i)));
  // Only shadows fall into the frame: what casts them is written beside it.
  const aside = size.width_px * 2;
  const shadow = (reach: number, blur: number, alpha: number) => {
    ctx.shadowColor = `rgba(9,10,20,${alpha})`;
    ctx.shadowBlur = px * blur;
    ctx.shadowOffsetX = aside;
    ctx.lineWidth = px * reach;
    each((line, x, y) => ctx.strokeText(line, x - aside, y));
  };
  // The room around the words grows dark, then their edges: neither plate nor outline, and read on snow.
  ctx.strokeStyle = "#000";
  shadow(0.6, 1.1, 0.3);
  shadow(0.26, 0.5, 0.42);
  shadow(0.08, 0.12, 0.55);
  ctx.shadowColor = "transparent";
  ctx.fillStyle = "#fffdf8";
  each((line, x, y) => ctx.fillText(line, x, y));
  ctx.restore();
}
