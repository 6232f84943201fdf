import { css, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Pen } from "./pen.ts";

const rubber: Rgb = [34, 34, 38];

/** Whether a driver would have the lamps on. */
export const lamps = (brush: Brush) =>
  brush.light.night > 0.2 || brush.light.cloud > 0.85 || brush.light.weather === "fog";

const turnOf = (brush: Brush) =>
  brush.motion === "drive" || brush.motion === "run" || brush.motion === "fly" ? brush.phase * Math.PI * 2 : 0.3;

interface WheelLook {
  spokes?: number;
  /** Rim's share of the radius. */
  rim?: number;
  alloy?: Rgb;
  hub?: Rgb;
}

/** A road wheel that stands on the ground: tyre, rim, spokes that turn, hub. Lengths are hundredths. */
export function wheel(brush: Brush, pen: Pen, x: number, r: number, look: WheelLook = {}): void {
  const { ctx } = brush;
  const { spokes = 5, rim = 0.7, alloy = [196, 200, 206] as Rgb, hub } = look;
  const y = -r;
  const circle = (share: number) => `O ${x} ${y} ${r * share} ${r * share}`;
  pen.body(circle(1), rubber, "rubber", [x - r, y - r, x + r, y + r]);
  pen.fill(circle(0.86), pen.tone(rubber, "rubber", 0.1, -0.4));
  pen.body(circle(rim + 0.03), alloy, "chrome", [x, y + r * rim, x, y - r * rim]);
  pen.fill(circle(rim - 0.05), [16, 16, 19]);
  pen.body(circle(rim * 0.62), [92, 94, 100], "metal", [x - r * 0.5, y, x + r * 0.5, y]);
  ctx.save();
  ctx.translate(x / 100, y / 100);
  ctx.rotate(turnOf(brush));
  const length = (r * (rim - 0.03)) / 100;
  for (let i = 0; i < spokes; i++) {
    ctx.rotate((Math.PI * 2) / spokes);
    const broad = (length * 1.5) / spokes;
    ctx.beginPath();
    ctx.moveTo(length * 0.12, -broad * 0.55);
    ctx.lineTo(length, -broad * 0.36);
    ctx.lineTo(length, broad * 0.36);
    ctx.lineTo(length * 0.12, broad * 0.55);
    ctx.closePath();
    ctx.fillStyle = css(pen.tone(alloy, "satin", 0.3, 0.35));
    ctx.fill();
  }
  ctx.restore();
  pen.body(circle(rim * 0.24), hub ?? alloy, "metal", [x, y + r * 0.2, x, y - r * 0.2]);
  pen.line(circle(rim + 0.02), pen.tone(alloy, "satin", 0.4, 0.6), r * 0.03, 0.8);
}

/** Window glass of a vehicle: sky above, a hard horizon, dark room below; two slanted streaks of light. */
export function glaze(brush: Brush, pen: Pen, drawing: string, top: number, bottom: number, lit = false): void {
  const { light } = brush;
  const dim = 1 - light.night * 0.5;
  const tall = bottom - top;
  if (lit && lamps(brush)) {
    pen.fill(
      drawing,
      pen.blend([0, top, 0, bottom], [0, [255, 232, 182]], [0.7, [246, 200, 132]], [1, [180, 128, 76]]),
    );
    return;
  }
  pen.fill(
    drawing,
    pen.blend(
      [0, top, 0, bottom],
      [0, scale(mix(light.upper, [230, 240, 248], 0.3), 0.9 * dim)],
      [0.42, scale(mix(light.upper, [24, 32, 44], 0.45), dim)],
      [0.5, [22, 27, 34]],
      [1, mix([18, 22, 28], light.horizon, 0.12 * dim)],
    ),
  );
  pen.within(drawing, () => {
    for (let i = -4; i < 5; i++) {
      const x = i * 62 + (brush.seed % 30);
      pen.fill(
        `M${x} ${top} L${x + 16} ${top} L${x + 16 - tall * 0.8} ${bottom} L${x - tall * 0.8} ${bottom} Z`,
        mix(light.upper, [255, 255, 255], 0.5),
        0.14 * dim,
      );
    }
  });
}
