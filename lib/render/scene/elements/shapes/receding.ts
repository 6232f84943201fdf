import { contextOf, imageOf, type SceneCanvas } from "#lib/render/scene/canvas.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";

/** A long box on wheels as it comes or goes, a little turned: its side runs away from the lens. Hundredths. */
export interface Receding {
  /** Paints the side, nose to the right, between these ends. */
  side: (brush: Brush) => void;
  rear: number;
  nose: number;
  breadth: number;
  /** How far its end stands back at a height (negative upwards) from where it stands out most. */
  setback: (y: number) => number;
  /** Height of its highest part, where that is over the usual. */
  top?: number;
  /** Paints the end that is seen, its middle at 0. */
  end: (brush: Brush) => void;
}

const [sine, cosine] = [0.34, 0.94];
/** Distance of the lens in hundredths, and the height of its eye. */
const away_units = 430;
const eye = -46;
/** How far the side reaches in behind the end, whose corners are round. */
const tucked = 16;

/** Paints both faces into pictures of their own and lays them in perspective, line by line. */
export function paintReceding(brush: Brush, made: Receding): void {
  const { ctx, px_per_unit, createCanvas, light } = brush;
  const goes = brush.facing === "away";
  const length = made.nose - made.rear;
  // Where it comes its side runs off to the left, where it goes to the right, so that lettering is never mirrored.
  const way = goes ? -1 : 1;
  const farthest = 1 / (1 + (length * cosine) / away_units);
  const centre = (way * (made.breadth * cosine - length * sine * farthest)) / 2;
  const project = (u: number, w: number, y: number) => {
    const k = 1 / (1 + (u * cosine + w * sine) / away_units);
    return { x: (way * (w * cosine - u * sine) * k - centre) / 100, y: (eye + (y - eye) * k) / 100, k };
  };
  const [top, bottom] = [made.top ?? -112, 4];
  const painted = (
    from: number,
    to: number,
    squeezed: number,
    paint: (brush: Brush) => void,
    glow: Brush["glow"],
  ): SceneCanvas => {
    const canvas = createCanvas(
      Math.max(2, Math.ceil(((to - from) / 100) * px_per_unit * squeezed)),
      Math.max(2, Math.ceil(((bottom - top) / 100) * px_per_unit)),
    );
    const page = contextOf(canvas);
    page.scale(px_per_unit * squeezed, px_per_unit);
    page.translate(-from / 100, -top / 100);
    page.lineCap = "round";
    page.lineJoin = "round";
    paint({ ...brush, ctx: page, facing: "right", glow });
    return canvas;
  };
  const shaded = (canvas: SceneCanvas, dark: number) => {
    const page = contextOf(canvas);
    page.setTransform(1, 0, 0, 1, 0, 0);
    page.globalCompositeOperation = "source-atop";
    page.fillStyle = dark > 0 ? `rgba(6,8,18,${dark})` : `rgba(255,246,228,${-dark})`;
    page.fillRect(0, 0, canvas.width, canvas.height);
  };
  // Both are laid on one picture, pixel by pixel, so that no seams show.
  const unit = 100 / px_per_unit;
  const left = -length * sine - made.breadth;
  const picture = createCanvas(Math.ceil((-2 * left) / unit), Math.ceil((bottom - top) / unit));
  const laid = contextOf(picture);
  const margin = 4;
  // The lens sees the side much shortened: it needs no more pixels than that.
  const squeezed = 0.45;
  const side = painted(made.rear - margin, made.nose + margin, squeezed, made.side, () => {});
  // The side looks left where it comes, right where it goes: one of the two faces stands in the light.
  const sunny = light.side * -way;
  shaded(side, sunny > 0 ? -0.06 : 0.3);
  const nearest = project(-tucked, 0, 0).x;
  const furthest = project(length, 0, 0).x;
  const first = Math.floor((Math.min(nearest, furthest) * 100 - left) / unit);
  const last = Math.ceil((Math.max(nearest, furthest) * 100 - left) / unit);
  // Which part of the side is seen in a column of pixels.
  const partAt = (column: number) => {
    const aside = -way * (left + column * unit + centre);
    const u = aside / (sine - (aside * cosine) / away_units);
    const at = (Math.min(1, Math.max(0, (u + tucked) / (length + tucked))) * length + margin) * (squeezed / unit);
    return { u, at: goes ? at : side.width - at };
  };
  for (let column = first; column < last; column++) {
    const [one, other] = [partAt(column), partAt(column + 1)];
    const { k } = project(Math.max(0, partAt(column + 0.5).u), 0, 0);
    const across = Math.max(0.6, Math.abs(other.at - one.at));
    laid.drawImage(
      imageOf(side),
      Math.min(side.width - across, Math.max(0, Math.min(one.at, other.at))),
      0,
      across,
      side.height,
      column,
      (eye + (top - eye) * k - top) / unit,
      1,
      side.height * k,
    );
  }
  const half = made.breadth / 2;
  const room = half + 12;
  const end = painted(-room, room, 1, made.end, (glow) => {
    const w = way * glow.x * 100 + half;
    const at = project(made.setback(glow.y * 100), w, glow.y * 100);
    brush.glow({ ...glow, x: at.x, y: at.y });
  });
  shaded(end, sunny > 0 ? 0.14 : -0.04);
  const rows = end.height;
  for (let row = 0; row < rows; row++) {
    const y = top + (row / px_per_unit) * 100;
    const u = Math.max(0, made.setback(y));
    const [a, b] = [project(u, half - room, y), project(u, half + room, y)];
    laid.drawImage(
      imageOf(end),
      0,
      row,
      end.width,
      1,
      (Math.min(a.x, b.x) * 100 - left) / unit,
      Math.round((((a.y + b.y) / 2) * 100 - top) / unit),
      (Math.abs(b.x - a.x) * 100) / unit,
      1,
    );
  }
  ctx.drawImage(imageOf(picture), left / 100, top / 100, (picture.width * unit) / 100, (picture.height * unit) / 100);
}
