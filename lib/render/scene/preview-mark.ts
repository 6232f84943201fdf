import { filmFontStack } from "./typography.ts";

/** The discreet word in the top left corner that says the pixels came from the preview renderer. */
export function drawPreviewMark(ctx: CanvasRenderingContext2D, size: { width_px: number; height_px: number }): void {
  const { width_px: width, height_px: height } = size;
  const tall = height > width * 1.2;
  const px = Math.max(9, Math.min(width, height) * 0.02);
  // A tall player keeps the first tenth of the frame for itself.
  const x = tall ? width * 0.055 : Math.min(width, height) * 0.05;
  const y = tall ? height * 0.085 : Math.min(width, height) * 0.055;
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.direction = "ltr";
  ctx.font = `600 ${px}px ${filmFontStack}`;
  ctx.letterSpacing = `${px * 0.16}px`;
  ctx.textAlign = "left";
  ctx.textBaseline = "alphabetic";
  ctx.fillStyle = "rgba(255,255,255,0.8)";
  ctx.strokeStyle = "rgba(255,255,255,0.8)";
  ctx.lineWidth = px * 0.13;
  const draw = () => {
    // The open frame of a viewfinder before the word.
    const side = px * 0.78;
    const arm = side * 0.36;
    ctx.beginPath();
    for (const [cornerX, cornerY, alongX, alongY] of [
      [x, y - side, 1, 1],
      [x + side, y - side, -1, 1],
      [x + side, y, -1, -1],
      [x, y, 1, -1],
    ] as const) {
      ctx.moveTo(cornerX + arm * alongX, cornerY);
      ctx.lineTo(cornerX, cornerY);
      ctx.lineTo(cornerX, cornerY + arm * alongY);
    }
    ctx.stroke();
    ctx.fillText("PREVIEW", x + side + px * 0.55, y);
  };
  for (const [blur, alpha] of [
    [1, 0.6],
    [0.35, 0.6],
    [0.1, 0.5],
  ] as const) {
    ctx.shadowColor = `rgba(5,6,12,${alpha})`;
    ctx.shadowBlur = px * blur;
    draw();
  }
  ctx.restore();
}
