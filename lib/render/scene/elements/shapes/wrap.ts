import { contextOf } from "#lib/render/scene/canvas.ts";
import { css, luma, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { inkOn, letter, mark, mirrored, nameOn } from "./lettering.ts";

/** Print around a body: its colour at shares of the front half turn and of the height, 0 at the foot. */
export interface Wrap {
  at(around: number, up: number, to: Float32Array): void;
}

/** Sets a label flat, as its printer would: a mark, the name on one line, rules; answers it point by point. */
export function wrapOf(brush: Brush, ground: Rgb, radius: number, tall: number): Wrap {
  const width = Math.round(Math.min(1400, Math.max(160, radius * Math.PI * brush.px_per_unit * 1.6)));
  const height = Math.max(24, Math.round((width * tall) / (radius * Math.PI)));
  const flat = brush.createCanvas(width, height);
  const pen = contextOf(flat);
  const turned = mirrored(brush.ctx);
  const ink = inkOn(ground);
  const accent = luma(ground) > 132 ? scale(ground, 0.62) : mix(ground, [255, 246, 226], 0.6);
  pen.fillStyle = css(ground);
  pen.fillRect(0, 0, width, height);
  const name = nameOn(brush);
  const middle = width / 2;
  const inner = Math.min(width * 0.56, height * 3.2);
  const squat = height < width * 0.34;
  const rule = Math.max(1, height * 0.012);
  pen.fillStyle = css(accent);
  for (const y of [0.055, 0.93]) pen.fillRect(0, height * y, width, rule);
  if (!squat) for (const y of [0.09, 0.9]) pen.fillRect(0, height * y, width, rule * 0.5);
  if (name) {
    const cap = height * (squat ? 0.3 : 0.15);
    letter(pen, {
      text: name,
      x: middle,
      y: height * (squat ? 0.5 : 0.54),
      width: inner,
      height: cap,
      ink,
      tracking: 0.16,
    });
    if (!squat) {
      mark(pen, middle, height * 0.29, Math.min(height * 0.105, inner * 0.2), ink, brush.seed);
      pen.fillStyle = css(ink);
      pen.fillRect(middle - inner * 0.16, height * 0.7, inner * 0.32, rule);
      pen.fillStyle = css(accent);
      for (const y of [0.765, 0.805]) pen.fillRect(middle - inner * 0.12, height * y, inner * 0.24, rule * 0.8);
    }
  } else mark(pen, middle, height * 0.5, Math.min(height * 0.26, inner * 0.3), ink, brush.seed);
  const { data } = pen.getImageData(0, 0, width, height);
  return {
    at(around, up, to) {
      const x = Math.min(width - 2, Math.max(0, (turned ? 1 - around : around) * width - 0.5));
      const y = Math.min(height - 2, Math.max(0, (1 - up) * height - 0.5));
      const x0 = x | 0;
      const y0 = y | 0;
      const fx = x - x0;
      const fy = y - y0;
      const at = (y0 * width + x0) * 4;
      const below = at + width * 4;
      for (let c = 0; c < 3; c++) {
        const upper = data[at + c]! * (1 - fx) + data[at + 4 + c]! * fx;
        to[c] = upper * (1 - fy) + (data[below + c]! * (1 - fx) + data[below + 4 + c]! * fx) * fy;
      }
    },
  };
}
