import { balancedLines } from "./line-breaks.ts";
import { filmFontStack } from "./typography.ts";

/**
 * Burns a caption into a frame: at most two even lines inside the title-safe area, white on a soft plate.
 * `language` is a BCP 47 tag; it decides line breaks and direction.
 */
export function drawCaption(
  ctx: CanvasRenderingContext2D,
  text: string,
  size: { width_px: number; height_px: number },
  language: string,
): void {
  const { width_px: width, height_px: height } = size;
  const narrow = width < height;
  const lines = balancedLines(text, language, 2);
  if (!lines.length) return;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.direction = /^(ar|he|fa|ur)/.test(language) ? "rtl" : "ltr";
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  let px = Math.round(narrow ? width * 0.058 : height * 0.047);
  const room = width * 0.86;
  const widest = () => {
    ctx.font = `600 ${px}px ${filmFontStack}`;
    return Math.max(...lines.map((line) => ctx.measureText(line).width));
  };
  let measured = widest();
  if (measured > room) {
    px = Math.max(12, Math.floor((px * room) / measured));
    measured = widest();
  }
  const leading = px * 1.28;
  const bottom = height * (narrow ? 0.86 : 0.925);
  const top = bottom - leading * (lines.length - 1) - px;
  const padX = px * 0.62;
  const padY = px * 0.34;
  ctx.fillStyle = "rgba(8,8,14,0.46)";
  ctx.beginPath();
  ctx.roundRect(
    width / 2 - measured / 2 - padX,
    top - padY,
    measured + padX * 2,
    bottom - top + padY * 2 + px * 0.2,
    px * 0.34,
  );
  ctx.fill();
  ctx.shadowColor = "rgba(0,0,0,0.75)";
  ctx.shadowBlur = px * 0.22;
  ctx.shadowOffsetY = px * 0.05;
  ctx.fillStyle = "#fffdf8";
  lines.forEach((line, i) => ctx.fillText(line, width / 2, bottom - leading * (lines.length - 1 - i)));
  ctx.restore();
}
