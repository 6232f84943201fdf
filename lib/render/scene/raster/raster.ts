import type { Rgb } from "#lib/render/scene/colour.ts";
import { modeNumbers, type Mode } from "./kernel.ts";
import type { Picture } from "./pixel-memory.ts";
import { RowPainter } from "./row-painter.ts";

const one = 65536;

/** A frame and the pictures that are laid into it. */
export class Raster extends RowPainter {
  /** Draws a picture upright into a rectangle (frame pixels, fractions allowed); only rows from `top` to `bottom`. */
  draw(
    picture: Picture,
    x: number,
    y: number,
    width: number,
    height: number,
    alpha = 1,
    mode: Mode = "over",
    top = -Infinity,
    bottom = Infinity,
  ): void {
    const strength = Math.round(Math.min(1, alpha) * 256);
    if (strength <= 0 || width <= 0 || height <= 0) return;
    // Less than a pixel from unstretched over its whole length is unstretched: four times as fast.
    const du = Math.abs(picture.columns - width) < 0.9 ? 1 : picture.columns / width;
    const dv = picture.rows / height;
    if (du > 1.7 && dv > 1.7) {
      const half = this.halfOf(picture);
      if (half) return this.draw(half, x, y, width, height, alpha, mode, top, bottom);
    }
    const { margin } = this;
    const y0 = Math.max(-margin, Math.ceil(top), Math.ceil(y - 0.5 - 0.499 / dv));
    const y1 = Math.min(this.height + margin, Math.floor(bottom), Math.ceil(y + height - 0.5 + 0.499 / dv));
    const v0 = Math.max(0, Math.round(((y0 + 0.5 - y) * dv + 0.5) * one));
    const stepV = Math.round(dv * one);
    const endV = Math.min(y1, y0 + Math.floor(((picture.rows + 1) * one - 1 - v0) / Math.max(1, stepV)) + 1);
    if (endV <= y0) return;
    const stepU = Math.round(du * one);
    if (!picture.repeats) {
      const x0 = Math.max(-margin, Math.ceil(x - 0.5 - 0.499 / du));
      const x1 = Math.min(this.width + margin, Math.ceil(x + width - 0.5 + 0.499 / du));
      const u0 = Math.max(0, Math.round(((x0 + 0.5 - x) * du + 0.5) * one));
      const endU = Math.min(x1, x0 + Math.floor(((picture.columns + 1) * one - 1 - u0) / Math.max(1, stepU)) + 1);
      if (endU <= x0) return;
      this.blit(mode, x0, y0, endU, endV, picture, u0, v0, stepU, stepV, strength);
      return;
    }
    // Repeated to both sides: each repeat ends where the next begins, to the pixel.
    let start = -margin;
    const end = this.width + margin;
    while (start < end) {
      const tile = Math.floor((start + 0.5 - x) / width);
      const u = Math.min(picture.columns - 1e-4, Math.max(0, (start + 0.5 - x - tile * width) * du));
      const u0 = Math.floor(u * one);
      const stop = Math.min(end, start + Math.max(1, Math.ceil((picture.columns * one - u0) / stepU)));
      this.blit(mode, start, y0, stop, endV, picture, u0, v0, stepU, stepV, strength);
      start = stop;
    }
  }

  /**
   * The part between the rows `top` and `bottom` of a picture's mirror image below the line `foot`: as wide as `width`,
   * squeezed into `height` pixels.
   */
  drawFlipped(
    picture: Picture,
    x: number,
    foot: number,
    width: number,
    height: number,
    top: number,
    bottom: number,
    alpha: number,
  ): void {
    const strength = Math.round(Math.min(1, alpha) * 256);
    if (strength <= 0 || width <= 0 || height <= 0 || picture.repeats) return;
    const du = picture.columns / width;
    const dv = picture.rows / height;
    if (du > 1.7 && dv > 1.7) {
      const half = this.halfOf(picture);
      if (half) return this.drawFlipped(half, x, foot, width, height, top, bottom, alpha);
    }
    const { margin } = this;
    const y0 = Math.max(-margin, Math.round(Math.max(top, foot)));
    const y1 = Math.min(this.height + margin, Math.round(bottom));
    const x0 = Math.max(-margin, Math.ceil(x));
    const x1 = Math.min(this.width + margin, Math.floor(x + width));
    const v0 = picture.rows + 0.5 - (y0 + 0.5 - foot) * dv;
    const rows = Math.min(y1 - y0, Math.floor(v0 / dv));
    if (x1 <= x0 || rows <= 0 || v0 < 0 || v0 > picture.rows + 0.999) return;
    const u0 = Math.max(0, Math.round(((x0 + 0.5 - x) * du + 0.5) * one));
    const stepU = Math.round(du * one);
    const end = Math.min(x1, x0 + Math.floor(((picture.columns + 1) * one - 1 - u0) / Math.max(1, stepU)) + 1);
    this.blit(
      "over",
      x0,
      y0,
      end,
      y0 + rows,
      picture,
      u0,
      Math.round(v0 * one),
      stepU,
      -Math.round(dv * one),
      strength,
    );
  }

  private blit(
    mode: Mode,
    x0: number,
    y0: number,
    x1: number,
    y1: number,
    picture: Picture,
    u0: number,
    v0: number,
    du: number,
    dv: number,
    strength: number,
  ): void {
    this.onto.blit(
      modeNumbers[mode],
      this.frame + y0 * this.stride + x0 * 4,
      this.stride,
      0,
      0,
      x1 - x0,
      y1 - y0,
      picture.at,
      picture.stride,
      u0,
      v0,
      du,
      dv,
      strength,
      picture.spans,
    );
  }

  /**
   * Draws a picture through a matrix from its own pixels to the frame's: x = a u + c v + e, y = b u + d v + f.
   * A matrix that flattens it draws nothing.
   */
  drawTurned(
    picture: Picture,
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
    alpha = 1,
    mode: Mode = "over",
  ): void {
    const strength = Math.round(Math.min(1, alpha) * 256);
    const area = a * d - b * c;
    if (strength <= 0 || Math.abs(area) < 1e-9) return;
    const { columns, rows } = picture;
    const xs = [e, e + a * columns, e + c * rows, e + a * columns + c * rows];
    const ys = [f, f + b * columns, f + d * rows, f + b * columns + d * rows];
    const { margin } = this;
    const x0 = Math.max(-margin, Math.floor(Math.min(...xs)) - 1);
    const x1 = Math.min(this.width + margin, Math.ceil(Math.max(...xs)) + 1);
    const y0 = Math.max(-margin, Math.floor(Math.min(...ys)) - 1);
    const y1 = Math.min(this.height + margin, Math.ceil(Math.max(...ys)) + 1);
    if (x1 <= x0 || y1 <= y0) return;
    if (Math.abs(area) < 0.3) {
      const half = this.halfOf(picture);
      if (half) return this.drawTurned(half, a * 2, b * 2, c * 2, d * 2, e, f, alpha, mode);
    }
    const ux = d / area;
    const uy = -c / area;
    const vx = -b / area;
    const vy = a / area;
    const px = x0 + 0.5 - e;
    const py = y0 + 0.5 - f;
    const inset = picture.repeats ? 0 : 0.5;
    const fixed = (value: number) => Math.round(Math.max(-32000, Math.min(32000, value)) * one);
    this.onto.blitTurned(
      modeNumbers[mode],
      this.frame + y0 * this.stride + x0 * 4,
      this.stride,
      0,
      0,
      x1 - x0,
      y1 - y0,
      picture.at,
      picture.stride,
      columns + 2,
      rows + 2,
      fixed(ux * px + uy * py + inset),
      fixed(vx * px + vy * py + 0.5),
      fixed(ux),
      fixed(vx),
      fixed(uy),
      fixed(vy),
      strength,
    );
  }

  /**
   * Walls that run away from the lens, column by column. `columnAt` answers for a column of the frame (its middle, in
   * pixels) how many pixels one metre is there, which column of the picture is seen (0 to 1, repeating), and how much
   * haze lies over it with what shade; null where no wall is seen. `lens_m` is the height of the lens over the foot.
   * What is `mirrored` hangs from the foot downwards, and its light is added to the ground.
   */
  drawWall(
    picture: Picture,
    wall: { height_m: number; lens_m: number; horizon_y: number; haze: Rgb; mirrored?: boolean },
    from: number,
    end: number,
    columnAt: (x: number, out: WallColumn) => boolean,
  ): void {
    const { margin } = this;
    const { mirrored = false } = wall;
    const first = Math.max(-margin, Math.floor(from));
    const last = Math.min(this.width + margin, Math.ceil(end));
    const run = 48;
    const table = this.borrow(run * 32);
    const column: WallColumn = { px_per_m: 1, across: 0, shade: 1, haze: 0 };
    for (let start = first; start < last; start += run) {
      const count = Math.min(run, last - start);
      let tallest = 0;
      let finest = 0;
      let low = -1;
      let high = -1;
      let before = Number.NaN;
      const seen: WallColumn[] = [];
      for (let i = 0; i < count; i++) {
        if (!columnAt(start + i + 0.5, column)) continue;
        if (low < 0) low = i;
        high = i;
        seen.push({ ...column });
        tallest = Math.max(tallest, column.px_per_m);
        const step = Math.abs(column.across - before);
        if (step < 0.5) finest = Math.max(finest, step);
        before = column.across;
      }
      if (low < 0 || seen.length !== high - low + 1) continue;
      const least = seen.reduce((most, { px_per_m }) => Math.min(most, px_per_m), Infinity);
      let level: Picture = picture;
      // Smaller where the wall is seen small, or at a grazing angle.
      for (;;) {
        const dense = Math.max(level.rows / (wall.height_m * ((tallest + least) / 2)), finest * level.columns * 0.35);
        if (dense < 1.8) break;
        const half = this.halfOf(level);
        if (!half) break;
        level = half;
      }
      const view = new DataView(this.memory.buffer, table, count * 32);
      seen.forEach(({ px_per_m, across, shade, haze }, i) => {
        const u = (across - Math.floor(across)) * level.columns;
        view.setInt32(i * 32, Math.min(level.columns * one - 1, Math.floor(u * one)), true);
        const step = Math.round((level.rows / (wall.height_m * px_per_m)) * one);
        view.setInt32(i * 32 + 4, mirrored ? -step : step, true);
        const weight = Math.round(256 * Math.min(1, shade) * (1 - haze));
        for (let lane = 0; lane < 4; lane++) {
          view.setUint16(i * 32 + 16 + lane * 2, lane === 3 ? (mirrored ? 0 : 256) : weight, true);
          view.setUint16(
            i * 32 + 24 + lane * 2,
            lane === 3 || mirrored ? 0 : Math.round(wall.haze[lane as 0 | 1 | 2] * haze),
            true,
          );
        }
      });
      const [over_m, under_m] = mirrored
        ? [-wall.lens_m, wall.height_m + wall.lens_m]
        : [wall.height_m - wall.lens_m, wall.lens_m];
      const highest = wall.horizon_y - over_m * (mirrored ? least : tallest);
      const y0 = Math.max(-margin, Math.floor(highest) - 1);
      const y1 = Math.min(this.height + margin, Math.ceil(wall.horizon_y + under_m * tallest) + 1);
      if (y1 <= y0) continue;
      const base = (1 + (mirrored ? wall.lens_m : -wall.lens_m) / wall.height_m) * level.rows + 0.5;
      this.onto.wall(
        this.frame + y0 * this.stride + (start + low) * 4,
        this.stride,
        0,
        0,
        seen.length,
        y1 - y0,
        level.at,
        level.stride,
        level.rows + 2,
        table,
        Math.round((wall.horizon_y - 0.5 - y0) * 256),
        Math.round(base * one),
      );
    }
  }
}

/** One column of a wall that runs away from the lens. */
export interface WallColumn {
  px_per_m: number;
  /** Which column of the picture, 0 to 1. */
  across: number;
  /** How much of its light is left, and how much of it is lost in haze. */
  shade: number;
  haze: number;
}
