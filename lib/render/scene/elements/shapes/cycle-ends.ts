import { mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { roundedBox, type Pen } from "./pen.ts";
import { headlamp, lamps, tailLamp } from "./road-parts.ts";

const steel: Rgb = [196, 200, 206];
const black: Rgb = [24, 24, 28];

/** A bar seen along its length: dark edge, body, one light. */
function bar(pen: Pen, drawing: string, colour: Rgb, width: number): void {
  pen.line(drawing, pen.tone(colour, "paint", -0.1, -0.3), width);
  pen.line(drawing, pen.tone(colour, "paint", 0.2, 0.3), width * 0.6);
  pen.line(drawing, pen.tone(colour, "paint", 0.4, 0.8), width * 0.2, 0.8);
}

/** A tyre from its edge, standing on the ground. */
function tyre(pen: Pen, half: number, top: number): void {
  const drawing = roundedBox(-half, top, half * 2, -top, half);
  pen.body(drawing, [34, 34, 38], "rubber", [-half, 0, half, 0]);
  pen.within(drawing, () => {
    if (half < 4) return;
    for (let y = top + 4; y < 0; y += 4.4)
      pen.line(`M${-half} ${y} L0 ${y + 2.6} L${half} ${y}`, [10, 10, 12], 0.9, 0.7);
  });
}

/** A bicycle from its front or from behind. */
export function bicycleEnd(brush: Brush, pen: Pen, frame: Rgb): void {
  const goes = brush.facing === "away";
  const turn = brush.motion === "idle" ? 0.5 : brush.phase * Math.PI * 2;
  pen.soft(0, -1, 26, 4, [8, 8, 12], 0.7);
  const pedal = Math.cos(turn) * 15;
  for (const side of [-1, 1]) {
    bar(pen, `M${side * 5} -29 L${side * 8} ${-29 + side * pedal}`, steel, 1.8);
    pen.fill(roundedBox(side > 0 ? 8 : -17, -30.4 + side * pedal, 9, 2.8, 1), black);
  }
  const grips = () => {
    bar(pen, "M-28 -92 C-20 -96 -10 -91 0 -91 C10 -91 20 -96 28 -92", steel, 2.4);
    for (const side of [-1, 1]) pen.line(`M${side * 20} -94 L${side * 29} -91.6`, black, 3.6);
  };
  const saddle = () =>
    pen.body("M-11 -86 C-8 -93 8 -93 11 -86 C8 -84 -8 -84 -11 -86 Z", rgb("#5a3a26"), "satin", [0, -84, 0, -93]);
  if (!goes) saddle();
  else grips();
  tyre(pen, 2.6, -64);
  for (const side of [-1, 1]) bar(pen, `M${side * 4.6} -33 L${side * 4} -68 L0 -74`, frame, 2.2);
  bar(pen, goes ? "M0 -34 L0 -88" : "M0 -68 L0 -92", frame, goes ? 3.2 : 4);
  if (goes) {
    saddle();
    pen.fill("O 0 -76 2.6 2.2", lamps(brush) ? [255, 56, 44] : [150, 18, 20]);
    tailLamp(brush, 0, -76, 0.3);
    return;
  }
  grips();
  pen.body("O 0 -83 4.4 4.4", steel, "chrome", [0, -79, 0, -87]);
  pen.fill("O 0 -83 3.2 3.2", lamps(brush) ? [255, 250, 234] : [226, 228, 222]);
  headlamp(brush, 0, -83, 0.55);
}

/** A motorcycle from its front or from behind. */
export function motorcycleEnd(brush: Brush, pen: Pen, paint: Rgb): void {
  const goes = brush.facing === "away";
  const on = lamps(brush);
  pen.soft(0, -1, 40, 6, [8, 8, 12], 0.75);
  // Engine, its crash bars and the pipes stand out to both sides.
  pen.body(
    "M-20 -22 C-23 -36 -16 -48 -10 -52 L10 -52 C16 -48 23 -36 20 -22 Z",
    [84, 86, 92],
    "metal",
    [0, -20, 0, -52],
  );
  for (const side of [-1, 1]) {
    for (let i = 0; i < 5; i++)
      pen.body(roundedBox(side > 0 ? 9 : -20, -44 + i * 3.2, 11, 2, 0.8), [150, 152, 158], "metal", [
        0,
        0,
        side * 20,
        0,
      ]);
    pen.body(`O ${side * 24} -20 4.6 4.6`, steel, "chrome", [side * 24, -15, side * 24, -25]);
    pen.fill(`O ${side * 24} -20 3 3`, [18, 18, 20], goes ? 1 : 0.2);
    bar(pen, `M${side * 14} -26 L${side * 27} -28`, black, 3);
  }
  pen.body(
    "M-16 -70 C-18 -84 -10 -91 0 -91 C10 -91 18 -84 16 -70 C10 -64 -10 -64 -16 -70 Z",
    paint,
    "paint",
    [0, -64, 0, -92],
  );
  pen.soft(brush.light.side * 6, -85, 7, 3, mix(paint, [255, 255, 255], 0.8), 0.8);
  bar(pen, "M-37 -94 C-28 -100 -14 -97 0 -94 C14 -97 28 -100 37 -94", steel, 2.8);
  for (const side of [-1, 1]) {
    pen.line(`M${side * 27} -98 L${side * 38} -93`, [22, 22, 24], 4.4);
    bar(pen, `M${side * 22} -98 L${side * 25} -106`, steel, 1.2);
    pen.fill(`O ${side * 28} -108 6 4`, goes ? mix(brush.light.upper, [40, 44, 50], 0.4) : [26, 26, 30]);
    pen.line(`O ${side * 28} -108 6 4`, [14, 14, 16], 1);
  }
  tyre(pen, goes ? 9 : 6.4, -62);
  if (goes) {
    pen.body("M-11 -62 C-13 -76 -8 -82 0 -82 C8 -82 13 -76 11 -62 Z", rgb("#3a2a22"), "satin", [0, -60, 0, -82]);
    pen.body("M-10.6 -44 C-12 -60 -6 -66 0 -66 C6 -66 12 -60 10.6 -44 Z", paint, "paint", [0, -42, 0, -66]);
    const lamp = roundedBox(-7, -62, 14, 5.4, 2.4);
    pen.fill(lamp, on ? [255, 52, 40] : [160, 20, 22]);
    pen.line(lamp, [30, 8, 10], 0.7, 0.8);
    tailLamp(brush, 0, -59, 0.45);
    pen.fill(roundedBox(-8, -54, 16, 7, 1), pen.tone([232, 228, 214], "satin"));
    for (const side of [-1, 1]) pen.body(`O ${side * 15} -58 3 3`, [230, 140, 40], "gloss", [0, -55, 0, -61]);
    return;
  }
  for (const side of [-1, 1]) {
    bar(pen, `M${side * 9.6} -31 L${side * 10.4} -92`, steel, 4.4);
    pen.body(roundedBox(side * 10 - 3, -52, 6, 20, 2), [40, 41, 46], "satin", [side * 10 - 3, 0, side * 10 + 3, 0]);
    pen.body(`O ${side * 20} -80 3.2 3.2`, [230, 140, 40], "gloss", [0, -77, 0, -83]);
  }
  pen.body("M-8.4 -50 C-9 -64 -5 -69 0 -69 C5 -69 9 -64 8.4 -50 Z", paint, "paint", [-8, 0, 8, 0]);
  pen.body("O 0 -82 11 11", steel, "chrome", [0, -71, 0, -93]);
  pen.fill("O 0 -82 9 9", on ? [255, 248, 224] : [188, 198, 206]);
  pen.soft(-2.6, -85, 6, 4, [255, 255, 255], 0.8);
  pen.line("M0 -91 L0 -73 M-5 -89.6 L-5 -74.4 M5 -89.6 L5 -74.4", [96, 102, 110], 0.5, 0.45);
  headlamp(brush, 0, -82, 0.85);
}
