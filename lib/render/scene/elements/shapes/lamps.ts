import { told } from "#lib/render/scene/states/told.ts";
import { mix, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { penOf } from "./pen.ts";

const warm: Rgb = [255, 208, 132];
const hot: Rgb = [255, 246, 220];

export function paintStreetlamp(brush: Brush): void {
  const pen = penOf(brush, true);
  const iron = brush.colour ?? ([46, 50, 54] as Rgb);
  const burns = brush.light.night > 0.2 || brush.light.cloud > 0.85 || brush.light.time === "dusk";
  const lit = told(brush, "lit", burns ? 1 : 0) > 0.5;
  pen.body("M-5 0 L-4 -8 L4 -8 L5 0 Z", iron, "satin", [-5, 0, 5, 0]);
  pen.body("M-3 -8 L-2 -16 L2 -16 L3 -8 Z", iron, "satin", [-3, 0, 3, 0]);
  pen.body("M-1.3 -16 L-0.9 -80 L0.9 -80 L1.3 -16 Z", iron, "satin", [-1.3, 0, 1.3, 0]);
  for (const y of [-16, -40, -66, -79])
    pen.body(`M-2 ${y} L2 ${y} L2 ${y - 1.2} L-2 ${y - 1.2} Z`, iron, "metal", [-2, 0, 2, 0]);
  pen.line("M-7 -70 L7 -70 M-6 -70 C-6 -76 -3 -78 -1 -79 M6 -70 C6 -76 3 -78 1 -79", iron, 0.7);
  pen.fill(
    "M-3.6 -81 L3.6 -81 L5.4 -93 L-5.4 -93 Z",
    pen.blend(
      [0, -93, 0, -81],
      [0, lit ? hot : mix(brush.light.upper, [255, 255, 255], 0.4)],
      [1, lit ? warm : mix(brush.light.horizon, [200, 200, 200], 0.4)],
    ),
    1,
  );
  pen.line("M-3.6 -81 L-5.4 -93 M3.6 -81 L5.4 -93 M0 -81 L0 -93 M-3.8 -81 L3.8 -81", iron, 0.6);
  pen.body("M-6.4 -93 L6.4 -93 L2.6 -98 L-2.6 -98 Z", iron, "satin", [-6, 0, 6, 0]);
  pen.line("M0 -98 L0 -100", iron, 0.8);
  if (lit) brush.glow({ x: 0, y: -0.87, radius: 0.5, colour: warm, strength: 0.95, flicker: 0.03 });
}
