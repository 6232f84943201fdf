import { filmFontStack } from "./typography.ts";

/** The discreet word in the top left corner that says the pixels came from the preview renderer. */
export function drawPreviewMark(ctx: CanvasRenderingContext2D, size: { width_px: number; height_px: number }): void {
  const px = Math.max(9, Math.round(Math.min(size.width_px, size.height_px) * 0.019));
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.font = `600 ${px}px ${filmFontStack}`;
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  const width = ctx.measureText("PREVIEW").width;
  const x = px * 1.4;
  const y = px * 1.7;
  ctx.fillStyle = "rgba(10,10,16,0.34)";
  ctx.beginPath();
  ctx.roundRect(x - px * 0.55, y - px * 0.82, width + px * 1.1, px * 1.64, px * 0.4);
  ctx.fill();
  ctx.fillStyle = "rgba(255,255,255,0.62)";
  ctx.fillText("PREVIEW", x, y + px * 0.05);
  ctx.restore();
}
