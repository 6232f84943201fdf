import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { roundedBox, type Pen } from "#lib/render/scene/elements/shapes/pen.ts";
import { told } from "#lib/render/scene/states/told.ts";

/** Left, top, width and height in hundredths. */
type Frame = readonly [x: number, y: number, width: number, height: number];

const white: Rgb = [255, 255, 255];
const steps = 10;

/** A ridge of a landscape: the nearer, the lower and the calmer. */
function ridgeOf(ridge: number, [x, y, width, height]: Frame, seed: number): string {
  const top = y + height * (0.56 + ridge * 0.13);
  const places = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const wave = Math.abs(Math.sin(t * (5 + ridge * 2) + ridge * 2.1 + (seed % 7)));
    return `L${x + t * width} ${top - wave * height * (0.16 - ridge * 0.04)}`;
  });
  return `M${x} ${y + height} L${x} ${top} ${places.join(" ")} L${x + width} ${y + height} Z`;
}

/** A screen: a landscape that drifts behind glass in the film's colours, dark as far as it is off. */
export function display(brush: Brush, pen: Pen, frame: Frame): void {
  const [x, y, width, height] = frame;
  const base = brush.colour ?? brush.light.primary;
  const accent = brush.colour ? mix(brush.colour, [255, 220, 170], 0.6) : brush.light.accent;
  const night = scale(mix(base, [20, 26, 60], 0.55), 0.6);
  const sky = pen.blend(
    [x, y, x + width * 0.3, y + height],
    [0, night],
    [0.45, mix(base, accent, 0.4)],
    [0.7, mix(accent, white, 0.35)],
    [1, mix(base, night, 0.5)],
  );
  pen.fill(roundedBox(x, y, width, height, 0), sky);
  const r = Math.min(width, height) * 0.15;
  const sun = [x + width * 0.62, y + height * (0.44 + Math.sin(brush.phase * Math.PI * 2) * 0.01)] as const;
  pen.soft(...sun, r * 3.4, r * 3.4, [255, 244, 220], 0.5);
  pen.fill(`O ${sun[0]} ${sun[1]} ${r} ${r}`, [255, 248, 232]);
  for (let ridge = 0; ridge < 3; ridge++)
    pen.fill(ridgeOf(ridge, frame, brush.seed), mix(mix(accent, white, 0.2), night, 0.42 + ridge * 0.27));
  const off = 1 - told(brush, "lit", 1);
  if (off > 0.02) pen.fill(roundedBox(x, y, width, height, 0), [10, 11, 14], off);
}

/** The window's reflection across a screen, away from the key. */
export function reflection({ light }: Brush, pen: Pen, [x, y, width, height]: Frame): void {
  const side = light.side < 0 ? 1 : -1;
  const at = (share: number) => x + width * (side > 0 ? 0.2 : 0.8) + width * share * side;
  pen.fill(
    `M${at(-0.4)} ${y} L${at(0.36)} ${y} L${at(-0.16)} ${y + height} L${at(-0.4)} ${y + height} Z`,
    pen.blend([0, y, 0, y + height], [0, white, 0.16], [1, white, 0.02]),
  );
}
