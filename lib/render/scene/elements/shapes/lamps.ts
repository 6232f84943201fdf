import { told } from "#lib/render/scene/states/told.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { penOf, type Pen } from "./pen.ts";

const brass = rgb("#c2994e");
const warm: Rgb = [255, 208, 132];
const hot: Rgb = [255, 246, 220];

const glow = (brush: Brush, x: number, y: number, radius: number) =>
  brush.glow({ x: x / 100, y: y / 100, radius, colour: warm, strength: 0.5 + brush.light.night * 0.35, flicker: 0.04 });

export function paintLamp(brush: Brush): void {
  const pen = penOf(brush);
  const { variants } = brush;
  if (variants.has("bulb")) return paintBulb(brush, pen);
  pen.soft(0, -1, 26, 3, [8, 8, 12], 0.5);
  if (variants.has("desk_lamps")) return paintDeskLamp(brush, pen);
  if (variants.has("floor")) return paintFloorLamp(brush, pen);
  const shade = brush.colour ?? mix(brush.light.accent, [242, 226, 192], 0.55);
  pen.body("M-15 -3 C-15 -6 15 -6 15 -3 L15 -1 C15 1 -15 1 -15 -1 Z", brass, "metal", [-15, 0, 15, 0]);
  pen.body(
    "M-3 -5 C-12 -14 -13 -28 -6 -38 C-3 -42 -2 -46 -2 -50 L2 -50 C2 -46 3 -42 6 -38 C13 -28 12 -14 3 -5 Z",
    brush.colour ? scale(brush.colour, 0.6) : rgb("#40666a"),
    "gloss",
    [-12, 0, 12, 0],
  );
  pen.body("M-1.6 -58 L1.6 -58 L2 -48 L-2 -48 Z", brass, "metal", [-2, 0, 2, 0]);
  litShade(brush, pen, "M-17 -99 C-8 -101 8 -101 17 -99 L31 -54 C18 -50 -18 -50 -31 -54 Z", shade, -100, -52, 31);
  glow(brush, 0, -70, 1.3);
}

/** Cloth with a lamp behind it: brightest at the lamp's height, its own colour at the hems. */
function litShade(
  brush: Brush,
  pen: Pen,
  drawing: string,
  cloth: Rgb,
  top: number,
  bottom: number,
  half: number,
): void {
  pen.fill(
    drawing,
    pen.blend(
      [0, top, 0, bottom],
      [0, scale(mix(cloth, warm, 0.25), 0.8)],
      [0.45, mix(cloth, hot, 0.55)],
      [0.72, mix(cloth, hot, 0.75)],
      [1, mix(cloth, warm, 0.4)],
    ),
  );
  pen.within(drawing, () => {
    pen.fill(
      `M-120 -120 L120 -120 L120 0 L-120 0 Z`,
      pen.blend(
        [-half, 0, half, 0],
        [0, [60, 24, 0], 0.42],
        [0.3, [60, 24, 0], 0],
        [0.7, [60, 24, 0], 0],
        [1, [60, 24, 0], 0.42],
      ),
    );
  });
  pen.grain(drawing, "weave", 0.3, 0.5);
  pen.bevel(drawing, 0.8, 0.3);
}

function paintDeskLamp(brush: Brush, pen: Pen): void {
  const paint = brush.colour ?? rgb("#28584f");
  pen.body("M-22 -3 C-22 -8 10 -8 10 -3 L10 -1 C10 1 -22 1 -22 -1 Z", paint, "satin", [-22, 0, 10, 0]);
  pen.line("M-6 -6 L-24 -52 L14 -86", pen.tone(scale(brass, 0.6), "metal", 0, -0.2), 3.2);
  pen.line("M-6.6 -6 L-24.6 -52 L13.6 -86.6", pen.tone(brass, "metal", 0.5, 0.5), 1.4);
  for (const [x, y] of [
    [-24, -52],
    [14, -86],
    [-6, -7],
  ] as const)
    pen.body(`O ${x} ${y} 3 3`, brass, "metal", [x - 3, y + 3, x + 3, y - 3]);
  pen.fill("M18 -70 L40 -56 L64 0 L-8 0 Z", pen.blend([26, -64, 20, 0], [0, hot, 0.36], [1, warm, 0]));
  const head = "M8 -90 C14 -98 26 -96 30 -88 L44 -62 C36 -56 18 -62 11 -76 Z";
  pen.body(head, paint, "gloss", [6, -66, 40, -92]);
  pen.bevel(head, 1, 0.5);
  pen.fill("M44 -62 C36 -56 18 -62 11 -76 C18 -68 34 -60 44 -62 Z", hot);
  glow(brush, 28, -62, 0.9);
}

function paintFloorLamp(brush: Brush, pen: Pen): void {
  const shade = brush.colour ?? mix(brush.light.accent, [242, 226, 192], 0.55);
  pen.body("M-10 -2 C-10 -4 10 -4 10 -2 L10 0 L-10 0 Z", [44, 44, 48], "satin", [-10, 0, 10, 0]);
  pen.body("M-0.7 -78 L0.7 -78 L0.9 -2 L-0.9 -2 Z", brass, "metal", [-0.9, 0, 0.9, 0]);
  litShade(brush, pen, "M-9 -99 C-4 -100 4 -100 9 -99 L15 -77 C9 -75 -9 -75 -15 -77 Z", shade, -100, -76, 15);
  glow(brush, 0, -86, 0.8);
}

function paintBulb(brush: Brush, pen: Pen): void {
  const glassTone: Rgb = mix(brush.light.upper, [255, 250, 236], 0.5);
  const bulb =
    "M-12 -24 C-13 -36 -32 -44 -33 -66 C-33 -86 -18 -100 0 -100 C18 -100 33 -86 33 -66 C32 -44 13 -36 12 -24 Z";
  pen.fill(bulb, glassTone, 0.3);
  pen.soft(0, -62, 30, 34, warm, 0.9);
  pen.line("M-5 -26 L-8 -54 M5 -26 L8 -54", [120, 110, 96], 0.7);
  pen.line("M-8 -54 L-10 -70 L-5 -58 L-2 -72 L2 -58 L6 -72 L8 -54", hot, 1.5);
  pen.line(bulb, mix(glassTone, [255, 255, 255], 0.5), 0.9, 0.8);
  const s = brush.light.side < 0 ? -1 : 1;
  pen.line(`M${s * 24} -80 C${s * 29} -72 ${s * 28} -60 ${s * 23} -52`, [255, 255, 255], 3, 0.7);
  pen.body("M-12 -25 L12 -25 L12 -6 L7 0 L-7 0 L-12 -6 Z", [186, 180, 168], "metal", [-12, 0, 12, 0]);
  for (let i = 0; i < 4; i++) pen.line(`M-12.4 ${-21 + i * 4.6} L12.4 ${-19 + i * 4.6}`, [70, 66, 60], 0.9, 0.8);
  glow(brush, 0, -64, 1.1);
}

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
