import type { Rgb } from "#lib/render/scene/colour.ts";
import { Frame } from "./frame.ts";
import { modeNumbers, type Mode } from "./kernel.ts";
import type { Texture } from "./pixel-memory.ts";

const one = 65536;

/** A frame that is filled row by row: grounds, skies and haze. */
export class RowPainter extends Frame {
  /** One row of a texture across the frame: `u0` and `v` in pixels of the level, `du` for each pixel of the frame. */
  textureRow(
    texture: Texture,
    level: number,
    y: number,
    u0: number,
    v: number,
    du: number,
    alpha: number,
    mode: Mode = "over",
  ): void {
    const strength = Math.round(Math.min(1, alpha) * 256);
    const { margin } = this;
    if (strength <= 0 || y < -margin || y >= this.height + margin) return;
    const { side, at, stride } = texture.levels[level]!;
    const within = ((v % side) + side) % side;
    const row = Math.min(side - 1, Math.floor(within));
    const start = (((u0 - margin * du) % side) + side) % side;
    this.onto.tiledRow(
      modeNumbers[mode],
      this.frame + y * this.stride - margin * 4,
      this.width + margin * 2,
      at + row * stride,
      at + ((row + 1) % side) * stride,
      Math.floor((within - row) * 256) & 255,
      side - 1,
      Math.floor(start * one),
      Math.round(du * one),
      strength,
    );
  }

  /** Fills rows from `top` to `bottom` with one colour. */
  fillRows(top: number, bottom: number, colour: Rgb, alpha = 1, mode: Mode = "over"): void {
    const { margin } = this;
    const first = Math.max(-margin, Math.floor(top));
    const end = Math.min(this.height + margin, Math.floor(bottom));
    const [r, g, b] = colour;
    for (let y = first; y < end; y++)
      this.onto.fill(
        modeNumbers[mode],
        this.frame + y * this.stride - margin * 4,
        this.width + margin * 2,
        Math.round(r * alpha),
        Math.round(g * alpha),
        Math.round(b * alpha),
        Math.round(255 * alpha),
      );
  }

  /** Fills each row from `top` to `bottom` with the colour that `colourAt` writes for it (0 to 255, alpha 0 to 1). */
  shadeRows(top: number, bottom: number, colourAt: (y: number, out: Float64Array) => void): void {
    const { margin } = this;
    const first = Math.max(-margin, Math.floor(top));
    const end = Math.min(this.height + margin, Math.floor(bottom));
    const out = new Float64Array(4);
    for (let y = first; y < end; y++) {
      colourAt(y, out);
      const alpha = out[3]!;
      if (alpha <= 0.002) continue;
      this.onto.fill(
        0,
        this.frame + y * this.stride - margin * 4,
        this.width + margin * 2,
        Math.round(out[0]! * alpha),
        Math.round(out[1]! * alpha),
        Math.round(out[2]! * alpha),
        Math.round(255 * alpha),
      );
    }
  }
}
