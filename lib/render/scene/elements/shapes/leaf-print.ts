import { contextOf, imageOf } from "#lib/render/scene/canvas.ts";
import type { Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";

/** A region in the units of a context. */
interface Region {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Prints tens of thousands of leaves at the price of their pixels: as paths they cost ten times as much. */
export interface LeafPrint {
  /** A leaf about x, y whose tips lie at plus and minus dx, dy; `slim` is its width to its length. */
  leaf(x: number, y: number, dx: number, dy: number, slim: number, colour: Rgb): void;
  /** Lays all of them down. */
  lay(): void;
}

export function leafPrint(brush: Brush, ctx: CanvasRenderingContext2D, region: Region): LeafPrint | null {
  const { a, b, c, d, e, f } = ctx.getTransform();
  // On the pixels of the page itself, as long as it is not turned.
  const upright = Math.abs(b) + Math.abs(c) < 1e-9;
  const scale = Math.hypot(a, b);
  const [sx, sy] = upright ? [a, d] : [scale, scale];
  const [ox, oy] = upright ? [e, f] : [0, 0];
  const xs = [region.left * sx + ox, region.right * sx + ox];
  const ys = [region.top * sy + oy, region.bottom * sy + oy];
  const page = ctx.canvas;
  const left = Math.floor(upright ? Math.max(0, Math.min(...xs)) : Math.min(...xs));
  const top = Math.floor(upright ? Math.max(0, Math.min(...ys)) : Math.min(...ys));
  const width = Math.ceil(upright ? Math.min(page.width, Math.max(...xs)) : Math.max(...xs)) - left;
  const height = Math.ceil(upright ? Math.min(page.height, Math.max(...ys)) : Math.max(...ys)) - top;
  if (width < 1 || height < 1) return null;
  const canvas = brush.createCanvas(width, height);
  const own = contextOf(canvas);
  const image = own.createImageData(width, height);
  const { data } = image;
  return {
    leaf(x, y, dx, dy, slim, colour) {
      const ax = dx * sx;
      const ay = dy * sy;
      const long = Math.sqrt(ax * ax + ay * ay) || 1e-6;
      const wide = long * slim;
      const most = wide < 0.5 ? wide * 2 : 1;
      const nx = ax / long;
      const ny = ay / long;
      const cx = x * sx + ox - left - 0.5;
      const cy = y * sy + oy - top - 0.5;
      const reachX = Math.abs(ax) + wide * Math.abs(ny) + 0.5;
      const reachY = Math.abs(ay) + wide * Math.abs(nx) + 0.5;
      const x0 = Math.max(0, Math.ceil(cx - reachX));
      const x1 = Math.min(width - 1, Math.floor(cx + reachX));
      const y0 = Math.max(0, Math.ceil(cy - reachY));
      const y1 = Math.min(height - 1, Math.floor(cy + reachY));
      const red = colour[0];
      const green = colour[1];
      const blue = colour[2];
      for (let py = y0; py <= y1; py++) {
        const qy = py - cy;
        for (let px = x0, at = (py * width + x0) * 4; px <= x1; px++, at += 4) {
          const qx = px - cx;
          const s = (qx * nx + qy * ny) / long;
          const across = qx * ny - qy * nx;
          // Two arcs that meet in the tips.
          let cover = (1 - s * s) * wide - (across < 0 ? -across : across) + 0.5;
          if (cover <= 0.02) continue;
          if (cover > most) cover = most;
          const under = (data[at + 3]! / 255) * (1 - cover);
          if (under <= 0) {
            data[at] = red;
            data[at + 1] = green;
            data[at + 2] = blue;
            data[at + 3] = cover * 255;
            continue;
          }
          const total = cover + under;
          const share = cover / total;
          data[at]! += (red - data[at]!) * share;
          data[at + 1]! += (green - data[at + 1]!) * share;
          data[at + 2]! += (blue - data[at + 2]!) * share;
          data[at + 3] = total * 255;
        }
      }
    },
    lay() {
      own.putImageData(image, 0, 0);
      ctx.save();
      if (upright) {
        ctx.setTransform(1, 0, 0, 1, 0, 0);
        ctx.drawImage(imageOf(canvas), left, top);
      } else ctx.drawImage(imageOf(canvas), left / scale, top / scale, width / scale, height / scale);
      ctx.restore();
    },
  };
}
