import { css, type Rgb } from "#lib/render/scene/colour.ts";
import {
  body,
  outline as cornered,
  panel,
  shadeBehind,
  type Chamber,
} from "#lib/render/scene/elements/shapes/chamber.ts";
import { traceOpening } from "#lib/render/scene/elements/shapes/openings.ts";
import { outline } from "#lib/render/scene/elements/shapes/pen.ts";
import { sunk, type Part as Area } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { alphaOf, cornersOf, extent, fillOf, strengthOf, toned, type Placed } from "./placed.ts";

const grey: Rgb = [140, 120, 100];
const styled = (fill: Rgb | CanvasGradient): string | CanvasGradient =>
  Array.isArray(fill) ? css(fill as unknown as Rgb) : (fill as CanvasGradient);

/** What an outline covers, by the corners and handles it names. */
function bounds(corners: readonly number[]): Area {
  const xs = corners.filter((_, i) => i % 2 === 0);
  const ys = corners.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/** Traces what the part draws and calls back with its bounds. */
function traced(p: Placed, then: (area: Area) => void): void {
  const { c, part, frame } = p;
  const { ctx } = c;
  ctx.save();
  if (part.draw === undefined) {
    const corners = cornersOf(part.points ?? [], frame);
    cornered(ctx, corners);
    ctx.globalAlpha = alphaOf(p);
    then(bounds(corners));
  } else {
    const [sx, sy] = part.fit === true ? [p.w, p.h] : [1, 1];
    ctx.translate(p.x, -p.up);
    ctx.scale(sx, sy);
    outline(ctx, part.draw);
    const numbers = (part.draw.match(/-?[\d.]+/g) ?? []).map((text) => Number(text) / 100);
    const [x, y, w, h] = bounds(numbers);
    ctx.scale(1 / sx, 1 / sy);
    ctx.globalAlpha = alphaOf(p);
    then([x * sx, y * sy, w * sx, h * sy]);
  }
  ctx.restore();
}

function oval(p: Placed): void {
  const { ctx } = p.c;
  const high = p.part.h === undefined ? p.w : p.h;
  const turn = p.part.turn === undefined ? 0 : extent(p.c, p.part.turn, 0);
  ctx.globalAlpha = alphaOf(p);
  ctx.fillStyle = styled(fillOf(p, [p.x - p.w / 2, -p.up - high / 2, p.w, high]));
  ctx.beginPath();
  ctx.ellipse(p.x, -p.up, Math.max(1e-4, p.w / 2), Math.max(1e-4, high / 2), turn, 0, Math.PI * 2);
  ctx.fill();
  ctx.globalAlpha = 1;
}

/** A spot without an edge: mist, haze, a cloud. */
function soft(p: Placed): void {
  const { ctx } = p.c;
  const high = p.part.h === undefined ? p.w : p.h;
  const tone = toned(p, grey);
  ctx.save();
  ctx.translate(p.x, -p.up);
  ctx.scale(p.w / 2, high / 2);
  const fade = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
  fade.addColorStop(0, css(tone, alphaOf(p)));
  fade.addColorStop(1, css(tone, 0));
  ctx.fillStyle = fade;
  ctx.fillRect(-1, -1, 2, 2);
  ctx.restore();
}

const roundOf = ({ c, part }: Placed): number => (part.round === undefined ? 0 : extent(c, part.round, c.width));
const light = (c: Chamber, p: Placed) => ({
  colour: toned(p, c.day.beam),
  strength: strengthOf(p, 0.5),
});

/** Plain shapes, and light that falls or hangs in the air. */
export const shapes: Readonly<Record<string, (p: Placed) => void>> = {
  block: (p) => body(p.c, toned(p, grey), ...p.area, roundOf(p)),
  box: (p) => body(p.c, toned(p, grey), ...p.area, Math.min(0.05, p.w / 4, p.h / 4)),
  panel: (p) => {
    p.c.ctx.globalAlpha = alphaOf(p);
    panel(p.c.ctx, fillOf(p, p.area), ...p.area, roundOf(p));
    p.c.ctx.globalAlpha = 1;
  },
  sunk: (p) => sunk(p.c, toned(p, grey), ...p.area),
  shade: (p) => shadeBehind(p.c, ...p.area, p.part.deep),
  oval,
  soft,
  shape: (p) =>
    traced(p, (area) => {
      p.c.ctx.fillStyle = styled(fillOf(p, area));
      p.c.ctx.fill();
    }),
  /** What lies behind shows through. */
  cut_out: (p) =>
    traced(p, () => {
      p.c.ctx.globalCompositeOperation = "destination-out";
      p.c.ctx.fill();
    }),
  stroke: (p) =>
    traced(p, (area) => {
      p.c.ctx.strokeStyle = styled(fillOf(p, area));
      p.c.ctx.lineWidth = p.part.thick ?? 0.02;
      p.c.ctx.stroke();
    }),
  recess: (p) => {
    traceOpening(p.c.ctx, p.part.head ?? "flat", ...p.area);
    p.c.ctx.fillStyle = styled(fillOf(p, p.area));
    p.c.ctx.fill();
  },
  pool: (p) =>
    p.c.pool({ x: p.x, y: -p.up, rx: p.w / 2, ry: (p.part.h === undefined ? p.w : p.h) / 2, ...light(p.c, p) }),
  glow: (p) => p.c.brush.glow({ x: p.x, y: -p.up, radius: p.w / 2, ...light(p.c, p), flicker: p.part.flicker ?? 0 }),
};
