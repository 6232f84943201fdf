import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { mirrored } from "./mirrored.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";
import { glaze, headlamp, lamps, tailLamp } from "./road-parts.ts";

const black: Rgb = [13, 14, 17];
const iron: Rgb = [44, 44, 48];
const brass = rgb("#c9a24e");
const glow: Rgb = [255, 248, 226];

const upright = [
  [-99, 0, 0.9],
  [-90, 0, 0.4],
  [-60, 0, 0.16],
  [-40, 0, 0.04],
  [-26, 0, -0.1],
  [-10, 0, -0.7],
] as const;

function rounding(brush: Brush, pen: Pen, body: string, half: number): void {
  const lit = brush.light.side < 0 ? -1 : 1;
  pen.within(body, () =>
    pen.fill(
      `M${-half} -120 L${half} -120 L${half} 0 L${-half} 0 Z`,
      pen.blend(
        [-half * lit, 0, half * lit, 0],
        [0, [5, 6, 14], 0.55],
        [0.22, [5, 6, 14], 0.16],
        [0.55, [5, 6, 14], 0],
        [0.88, [255, 246, 230], 0.14],
        [1, [255, 246, 230], 0.26],
      ),
    ),
  );
}

function underframe(pen: Pen, half: number): void {
  pen.soft(0, -1, half * 1.1, 5, [6, 6, 10], 0.8);
  for (const side of [-1, 1]) {
    pen.fill(roundedBox(side * half * 0.62 - 3, -14, 6, 12, 1), [62, 62, 68]);
    pen.fill(roundedBox(side * half * 0.55 - 1.5, -3, 3, 3, 0.6), pen.tone([176, 178, 182], "metal", 0.3, 0.4));
  }
  pen.fill(roundedBox(-half * 0.8, -16, half * 1.6, 8, 2), black);
}

function lampPair(brush: Brush, pen: Pen, x: number, y: number, goes: boolean, r = 3): void {
  for (const side of [-1, 1]) {
    const on = lamps(brush);
    pen.fill(
      `O ${side * x} ${y} ${r} ${r * 0.9}`,
      goes ? (on ? [255, 60, 46] : [140, 18, 20]) : on ? glow : [206, 214, 222],
    );
    pen.line(`O ${side * x} ${y} ${r} ${r * 0.9}`, black, 0.6, 0.8);
    if (goes) tailLamp(brush, side * x, y, 0.3);
    else headlamp(brush, side * x, y, 0.5);
  }
}

/** The blunt front of a metro or a tram: one great window between its posts. */
export function coachEnd(brush: Brush, goes: boolean, paint: Rgb, frame: Rgb, top: number): void {
  const pen = penOf(brush, true);
  const half = 37;
  underframe(pen, half);
  const body = mirrored(
    `M0 ${top} C20 ${top} 30 ${top + 1} 33.5 ${top + 4} C36 ${top + 14} 37 -60 37 -46 L35.6 -16 C35 -13.6 33 -13 30 -13 L0 -13`,
  );
  pen.hull(body, frame, "paint", upright);
  pen.within(body, () => {
    pen.fill(
      "M-60 -48 L60 -48 L60 0 L-60 0 Z",
      pen.blend(
        [0, -48, 0, -13],
        [0, pen.tone(paint, "paint", 0, 0.3)],
        [0.4, pen.tone(paint, "paint", 0, 0.04)],
        [1, pen.tone(paint, "paint", 0, -0.7)],
      ),
    );
    pen.line("M-60 -48 L60 -48", mix(paint, [255, 255, 255], 0.5), 0.8, 0.7);
  });
  rounding(brush, pen, body, half);
  const glass = mirrored(
    `M0 ${top + 11} C14 ${top + 11} 24 ${top + 11.4} 29 ${top + 13} C31 ${top + 22} 31.6 -62 31.6 -53 L0 -51.6`,
  );
  glaze(brush, pen, glass, top + 11, -52, goes);
  pen.within(glass, () => {
    if (goes) return;
    if (lamps(brush)) pen.soft(0, top + 16, 28, 10, [255, 224, 170], 0.45);
    pen.fill("O -13 -66 4 5", black, 0.85);
    pen.fill(roundedBox(-21, -61, 16, 16, 6), black, 0.85);
  });
  pen.line(glass, black, 1.2);
  if (!goes) pen.line("M0 -52 L12 -66", black, 0.8, 0.9);
  pen.fill(roundedBox(-17, top + 2.6, 34, 6, 1.4), [16, 16, 18]);
  for (let i = 0; i < 8; i++)
    pen.fill(roundedBox(-13 + i * 3.4, top + 4, 2.2, 3, 0.3), [255, 178, 44], i === 3 ? 0 : 1);
  lampPair(brush, pen, 27, -34, goes, 3.4);
  pen.fill(roundedBox(-6, -20, 12, 6, 1.4), [38, 39, 44]);
  pen.bevel(body, 0.8, 0.35);
}

/** The nose of a fast train: a drop of glass and paint over a splitter. */
export function expressEnd(brush: Brush, stripe: Rgb, goes: boolean): void {
  const pen = penOf(brush, true);
  const white: Rgb = [236, 238, 240];
  const half = 38;
  underframe(pen, half);
  const body = mirrored("M0 -97 C16 -97 25 -94 29 -86 C34 -72 37.6 -56 38 -40 C38.2 -28 36 -18 31 -13 L0 -11");
  pen.hull(body, white, "paint", [
    [-98, 0, 0.95],
    [-86, 0, 0.8],
    [-60, 0, 0.6],
    [-40, 0, 0.4],
    [-27, 0, 0.05],
    [-11, 0, -0.8],
  ]);
  pen.within(body, () => {
    pen.decal(
      "M-60 -42 C-30 -36 -14 -27 0 -25 C14 -27 30 -36 60 -42 L60 -30 C30 -24 14 -20 0 -19 C-14 -20 -30 -24 -60 -30 Z",
      stripe,
    );
    pen.fill("M-60 -18 L60 -18 L60 0 L-60 0 Z", [40, 42, 48], 0.92);
  });
  rounding(brush, pen, body, half);
  const glass = mirrored("M0 -86 C9 -86 16 -84 19.5 -79 C22 -72 23 -66 23 -60 C16 -57 8 -56 0 -56");
  glaze(brush, pen, glass, -86, -56);
  pen.line(glass, black, 1.2);
  pen.line("M0 -86 L0 -56", black, 0.6, 0.7);
  for (const side of [-1, 1]) {
    const lamp = `M${side * 22} -40 C${side * 27} -43 ${side * 32} -45 ${side * 35} -46 C${side * 35.4} -41 ${side * 34} -38 ${side * 31} -36 C${side * 27} -36 ${side * 24} -37.6 ${side * 22} -40 Z`;
    const on = lamps(brush);
    pen.fill(lamp, goes ? (on ? [255, 60, 46] : [140, 18, 20]) : on ? glow : [70, 78, 88]);
    pen.line(lamp, black, 0.7, 0.8);
    if (!goes) pen.soft(side * 30, -40.4, 4, 3, [255, 255, 255], 0.9);
    if (goes) tailLamp(brush, side * 29, -40, 0.4);
    else headlamp(brush, side * 29, -40, 0.6);
  }
  pen.soft(brush.light.side * 10, -49, 18, 3, [255, 255, 255], 0.6);
}

/** A steam locomotive head on: smoke box door, lamp, buffers and the chimney over it. */
export function steamEnd(brush: Brush, livery: Rgb): void {
  const pen = penOf(brush, true);
  const red = rgb("#a8332a");
  underframe(pen, 34);
  // Far behind the boiler stands the cab with its two round windows.
  pen.hull("M-27 -34 L-27 -78 C-27 -84 -14 -86 0 -86 C14 -86 27 -84 27 -78 L27 -34 Z", livery, "paint", [
    [-87, 0, 0.6],
    [-76, 0, 0.1],
    [-34, 0, -0.3],
  ]);
  for (const side of [-1, 1]) {
    pen.fill(`O ${side * 21.5} -71 4 4.6`, lamps(brush) ? [255, 214, 140] : [36, 44, 54]);
    pen.line(`O ${side * 21.5} -71 4 4.6`, brass, 0.8);
  }
  pen.fill("M-16 -74 L16 -74 L16 -30 L-16 -30 Z", iron);
  pen.body("M-7 -76 L-6 -90 L-9 -97 L9 -97 L6 -90 L7 -76 Z", iron, "satin", [-9, 0, 9, 0]);
  pen.body("M-10 -96 L-9.6 -99.5 L9.6 -99.5 L10 -96 Z", brass, "metal", [-10, 0, 10, 0]);
  pen.body("O 0 -57 22.5 22.5", iron, "satin", [-22, -34, 22, -80]);
  pen.line("O 0 -57 22 22", pen.tone([120, 122, 128], "metal", 0.3, 0.5), 0.8, 0.7);
  pen.body("O 0 -57 17.6 17.6", [58, 58, 63], "satin", [17 * -brush.light.side, -42, 17 * brush.light.side, -72]);
  pen.line("O 0 -57 17.6 17.6", black, 0.9, 0.8);
  for (let i = 0; i < 12; i++) {
    const turn = (i / 12) * Math.PI * 2;
    pen.fill(`O ${Math.cos(turn) * 19.8} ${-57 + Math.sin(turn) * 19.8} 0.9 0.9`, [130, 132, 138], 0.8);
  }
  pen.line("M-17 -63 L0 -60 M-17 -51 L0 -54", [92, 94, 100], 2);
  pen.fill("O 0 -57 3 3", pen.tone(brass, "metal", 0.3, 0.6));
  pen.line("M0 -57 L5 -48 M0 -57 L-3 -48", pen.tone([190, 192, 198], "chrome", 0.3, 0.4), 1.2);
  pen.fill("M-34 -39 L34 -39 L34 -35 L-34 -35 Z", pen.tone(iron, "satin", 0.2, 0.5));
  for (const side of [-1, 1]) {
    pen.body(roundedBox(side * 27 - 7.5, -33, 15, 18, 3), livery, "paint", [side * 27 - 8, 0, side * 27 + 8, 0]);
    pen.body(`O ${side * 27} -24 5.6 5.6`, [120, 122, 128], "metal", [side * 27, -18, side * 27, -30]);
  }
  pen.hull("M-35 -35 L35 -35 L35 -20 L-35 -20 Z", red, "paint", [
    [-35, 0, 0.5],
    [-28, 0, 0.1],
    [-20, 0, -0.4],
  ]);
  pen.line("M-33 -33.4 L33 -33.4 M-33 -21.4 L33 -21.4", brass, 0.6, 0.8);
  for (const side of [-1, 1]) {
    pen.body(`O ${side * 22} -27 6.4 6.4`, iron, "metal", [side * 22 - 5, -21, side * 22 + 5, -33]);
    pen.line(`O ${side * 22} -27 5.4 5.4`, pen.tone([190, 192, 198], "metal", 0.2, 0.5), 0.8);
    pen.fill(`O ${side * 16} -40.5 2.6 3`, lamps(brush) ? glow : [196, 190, 170]);
    pen.line(`O ${side * 16} -40.5 2.6 3`, brass, 0.9);
  }
  pen.line("M-3 -27 L-3 -21 C-3 -18 3 -18 3 -21 L3 -27", [150, 152, 158], 1.6);
  const catcher = mirrored("M0 -20 L26 -19 L20 -4 L0 -2.6");
  pen.fill(catcher, iron);
  for (let i = -4; i <= 4; i++) pen.line(`M${i * 6} -19 L${i * 4.6} -3.6`, [112, 114, 120], 1, 0.9);
  pen.body(roundedBox(-5.5, -90, 11, 10, 2), iron, "satin", [-5, 0, 5, 0]);
  pen.fill("O 0 -85 4.2 4.2", lamps(brush) ? glow : [232, 226, 206]);
  pen.line("O 0 -85 4.2 4.2", brass, 1);
  brush.glow({ x: 0, y: -0.85, radius: 0.9, colour: [255, 226, 160], strength: lamps(brush) ? 1 : 0.35 });
}

/** The last carriage of an old train as it goes. */
export function carriageEnd(brush: Brush, paint: Rgb): void {
  const pen = penOf(brush, true);
  const half = 35;
  underframe(pen, half);
  const body = mirrored("M0 -99 C18 -98.6 30 -95 35 -86 L35 -22 L0 -22");
  pen.hull(body, paint, "paint", upright);
  pen.within(body, () => {
    pen.decal("M-60 -84 L60 -84 L60 -52 L-60 -52 Z", mix(paint, [246, 232, 196], 0.78));
    pen.fill("M-60 -110 L60 -110 L60 -87 L-60 -87 Z", pen.tone([96, 92, 88], "satin", 0, 0.5));
  });
  rounding(brush, pen, body, half);
  for (const x of [-29, 15]) glaze(brush, pen, roundedBox(x, -81, 14, 26, 3), -81, -55, true);
  pen.fill(roundedBox(-9, -84, 18, 62, 2), scale(paint, 0.5));
  glaze(brush, pen, roundedBox(-5, -80, 10, 22, 2), -80, -58, true);
  pen.line("M-35 -51.4 L35 -51.4 M-35 -26 L35 -26", brass, 0.8, 0.8);
  pen.fill(roundedBox(-half, -24, half * 2, 6, 1), iron);
  lampPair(brush, pen, 28, -30, true, 2.8);
}

/** Steam that stands over a locomotive which comes to the lens. */
export function risingSteam(brush: Brush, x: number): void {
  const pen = penOf(brush, true);
  const { light } = brush;
  const warm = mix(mix([238, 238, 242], light.halo, 0.25), [10, 12, 24], light.night * 0.45);
  for (let i = 11; i >= 0; i--) {
    const age = i + brush.phase;
    const y = -102 - age * 5.2;
    const r = 7 + age * 3.2;
    const alpha = 0.5 * (1 - age / 12);
    const sway = x - age * 2.2 + Math.sin(i * 2.4 + brush.seed) * r * 0.34;
    pen.soft(sway, y, r * 1.25, r, scale(warm, 0.72), alpha);
    pen.soft(sway + light.side * r * 0.3, y - r * 0.3, r * 0.9, r * 0.7, warm, alpha);
  }
}
