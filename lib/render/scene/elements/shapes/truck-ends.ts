import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { mirrored } from "./mirrored.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";
import { glaze, headlamp, lamps, tailLamp } from "./road-parts.ts";

const black: Rgb = [13, 14, 17];
const steel: Rgb = [190, 194, 200];
const glow: Rgb = [255, 248, 226];

const upright = [
  [-101, 0, 0.9],
  [-94, 0, 0.45],
  [-70, 0, 0.2],
  [-50, 0, 0.1],
  [-30, 0, 0],
  [-10, 0, -0.6],
] as const;

function tyres(pen: Pen, half: number, r: number): void {
  pen.soft(0, -1, half * 1.15, 6, [6, 6, 10], 0.8);
  for (const side of [-1, 1]) {
    const x = side > 0 ? half - 15 : -half + 1;
    pen.body(roundedBox(x, -r * 2, 14, r * 2, 4), [34, 34, 38], "rubber", [x, 0, x + 14, 0]);
  }
  pen.fill(roundedBox(-half + 10, -20, half * 2 - 20, 13, 2), [10, 10, 12]);
}

function rounding(brush: Brush, pen: Pen, body: string, half: number): void {
  const lit = brush.light.side < 0 ? -1 : 1;
  pen.within(body, () =>
    pen.fill(
      `M${-half} -112 L${half} -112 L${half} 0 L${-half} 0 Z`,
      pen.blend(
        [-half * lit, 0, half * lit, 0],
        [0, [5, 6, 14], 0.5],
        [0.14, [5, 6, 14], 0.12],
        [0.5, [5, 6, 14], 0],
        [0.9, [255, 246, 230], 0.1],
        [1, [255, 246, 230], 0.22],
      ),
    ),
  );
}

function plate(pen: Pen, y: number): void {
  pen.fill(roundedBox(-8.5, y, 17, 4.4, 0.8), pen.tone([236, 234, 222], "satin"));
  for (let i = 0; i < 6; i++) pen.fill(roundedBox(-6.8 + i * 2.3, y + 1, 1.5, 2.4, 0.3), [40, 42, 50], 0.85);
}

function wing(pen: Pen, half: number, y: number): void {
  for (const side of [-1, 1]) {
    pen.line(`M${side * (half - 3)} ${y - 6} L${side * (half + 4)} ${y - 2}`, black, 1.4);
    pen.fill(roundedBox(side > 0 ? half + 1.5 : -half - 7, y - 3, 5.5, 16, 1.8), [20, 21, 25]);
  }
}

function headlamps(brush: Brush, pen: Pen, x: number, y: number, wide: number, tall: number): void {
  for (const side of [-1, 1]) {
    const left = side * x - wide / 2;
    pen.fill(roundedBox(left, y - tall / 2, wide, tall, 2), lamps(brush) ? glow : [92, 98, 106]);
    pen.body(`O ${side * x} ${y} ${tall * 0.4} ${tall * 0.4}`, steel, "chrome", [0, y + tall / 2, 0, y - tall / 2]);
    pen.fill(`O ${side * x} ${y} ${tall * 0.28} ${tall * 0.28}`, lamps(brush) ? glow : [196, 206, 214]);
    pen.line(roundedBox(left, y - tall / 2, wide, tall, 2), black, 0.7, 0.8);
    headlamp(brush, side * x, y, 0.42);
  }
}

function tails(brush: Brush, pen: Pen, x: number, y: number, wide: number, tall: number): void {
  for (const side of [-1, 1]) {
    const box = roundedBox(side * x - wide / 2, y - tall / 2, wide, tall, 1.2);
    pen.fill(box, lamps(brush) ? [232, 36, 30] : [138, 16, 18]);
    pen.within(box, () => pen.soft(side * x, y, wide * 0.5, tall * 0.4, [255, 130, 104], 0.7));
    pen.line(box, [28, 8, 10], 0.6, 0.8);
    tailLamp(brush, side * x, y, 0.28);
  }
}

function wipers(pen: Pen, half: number, y: number): void {
  for (const from of [-0.62, -0.02])
    pen.line(`M${half * from} ${y} L${half * (from + 0.44)} ${y - 3.4}`, black, 0.8, 0.9);
}

/** Bonnetless cab of a lorry, or the doors of its load. */
export function lorryEnd(brush: Brush, goes: boolean, cab: Rgb, load: Rgb): void {
  const pen = penOf(brush, true);
  const half = 40;
  tyres(pen, half, 15.5);
  if (goes) {
    const box = roundedBox(-half, -99, half * 2, 76, 1);
    pen.hull(box, load, "satin", upright);
    rounding(brush, pen, box, half);
    pen.line("M0 -97 L0 -25", scale(load, 0.34), 1, 0.9);
    for (const x of [-29, -10, 10, 29]) {
      pen.line(`M${x} -97 L${x} -25`, pen.tone(steel, "metal", 0.2, 0.1), 1.3);
      pen.fill(roundedBox(x - 2.4, -53, 4.8, 2, 0.6), [60, 62, 68]);
    }
    for (const y of [-86, -62, -36])
      for (const x of [-38.6, 36.4]) pen.fill(roundedBox(x, y, 2.2, 5, 0.6), [70, 72, 78]);
    pen.line(box, scale(load, 0.4), 1, 0.9);
    pen.fill(roundedBox(-half, -23, half * 2, 8, 1), [34, 35, 40]);
    for (let i = 0; i < 8; i++)
      pen.fill(`M${-30 + i * 8} -17 L${-26 + i * 8} -17 L${-29 + i * 8} -12 L${-33 + i * 8} -12 Z`, [206, 40, 34], 0.9);
    tails(brush, pen, 32, -19, 12, 4.6);
    plate(pen, -22);
    return;
  }
  const body = mirrored(
    "M0 -99 C22 -99 34 -98.6 37.5 -95 C39.4 -84 40 -66 40 -52 L40 -22 C40 -19 38 -17.4 35 -17.4 L0 -17",
  );
  pen.hull(body, cab, "paint", upright);
  rounding(brush, pen, body, half);
  const glass = mirrored("M0 -88 C18 -88 30 -87.6 34.4 -86.6 C36 -78 36.8 -66 37 -56 C24 -54 12 -53.4 0 -53.4");
  glaze(brush, pen, glass, -88, -54);
  pen.within(glass, () => {
    for (const x of [-20, 14]) pen.fill(roundedBox(x - 6, -68, 13, 22, 5), black, 0.6);
    if (brush.motion === "drive") pen.fill("O 20 -70 4.6 5.6", black, 0.85);
  });
  pen.line(glass, black, 1.2);
  wipers(pen, half, -54);
  pen.fill(roundedBox(-34, -97, 68, 5.6, 2), scale(cab, 0.5), 0.8);
  for (const x of [-22, 0, 22]) pen.fill(roundedBox(x - 3, -96, 6, 2.6, 1.2), [255, 196, 96]);
  const grille = mirrored("M0 -50 C14 -50 24 -49.8 29 -49 L26 -27 C16 -26 8 -26 0 -26");
  pen.fill(grille, [17, 18, 22]);
  pen.within(grille, () => {
    for (let y = -46; y < -26; y += 4.6) pen.line(`M-32 ${y} L32 ${y}`, pen.tone(steel, "chrome", 0, 0.4), 1.3, 0.9);
  });
  pen.line(grille, pen.tone(steel, "chrome", 0.1, 0.5), 0.9);
  pen.hull(roundedBox(-40, -25, 80, 14, 3), [58, 60, 66], "satin", [
    [-25, 0, 0.8],
    [-20, 0, 0.2],
    [-11, 0, -0.7],
  ]);
  headlamps(brush, pen, 31.5, -30, 11, 8);
  plate(pen, -20);
  wing(pen, half, -82);
  pen.bevel(body, 0.9, 0.35);
}

/** A van or an ambulance from its front, or its rear doors. */
export function vanEnd(brush: Brush, goes: boolean, paint: Rgb, band: Rgb | null): void {
  const pen = penOf(brush, true);
  const half = 36;
  tyres(pen, half, 17);
  const body = mirrored(
    "M0 -100 C18 -100 27 -99 30 -96 C33 -84 35 -68 35.6 -54 C36.4 -44 36.2 -28 35 -16 C34 -13 32 -12 29 -12 L0 -12",
  );
  pen.hull(body, paint, "paint", upright);
  pen.within(body, () => {
    if (band) pen.decal("M-60 -52 L60 -52 L60 -42 L-60 -42 Z", band);
    pen.fill("M-60 -19 L60 -19 L60 0 L-60 0 Z", [26, 27, 31], 0.9);
  });
  rounding(brush, pen, body, half);
  if (goes) {
    for (const x of [-26, 4]) {
      glaze(brush, pen, roundedBox(x, -88, 22, 26, 3), -88, -62);
      pen.line(roundedBox(x, -88, 22, 26, 3), black, 1);
    }
    pen.line("M0 -97 L0 -20", scale(paint, 0.3), 0.9, 0.9);
    pen.fill(roundedBox(3, -46, 3, 9, 1), black);
    tails(brush, pen, 31.5, -52, 4.4, 22);
    plate(pen, -30);
  } else {
    const glass = mirrored("M0 -92 C14 -92 22 -91.4 26 -90 C29.6 -80 31.6 -70 32.6 -60.4 C22 -57.6 10 -57 0 -57");
    glaze(brush, pen, glass, -92, -57);
    if (brush.motion === "drive")
      pen.within(glass, () => {
        pen.fill("O 14 -72 4.6 5.6", black, 0.85);
        pen.fill(roundedBox(4, -66, 20, 16, 7), black, 0.85);
      });
    pen.line(glass, black, 1.1);
    wipers(pen, half * 0.9, -57.6);
    const grille = mirrored("M0 -38 C10 -38 17 -37.6 21 -36.6 L18 -29 C10 -28.4 4 -28.2 0 -28.2");
    pen.fill(grille, black);
    for (const y of [-35.4, -32.4]) pen.line(`M-17 ${y} L17 ${y}`, pen.tone(steel, "metal", 0, 0.4), 0.8, 0.8);
    headlamps(brush, pen, 28, -39.6, 12.4, 7.6);
    plate(pen, -24);
    wing(pen, half, -68);
  }
  pen.bevel(body, 0.9, 0.35);
}

/** A bus from its front, or from behind. */
export function busEnd(brush: Brush, goes: boolean, paint: Rgb, double: boolean): void {
  const pen = penOf(brush, true);
  const half = 41;
  tyres(pen, half, 15);
  const body = mirrored(
    "M0 -100 C26 -100 35 -99.4 38 -96 C40 -88 41 -70 41 -50 L41 -16 C41 -12.4 39 -11 36 -11 L0 -10.6",
  );
  pen.hull(body, paint, "paint", upright);
  pen.within(body, () => pen.fill("M-60 -17 L60 -17 L60 0 L-60 0 Z", [24, 24, 28], 0.85));
  rounding(brush, pen, body, half);
  if (goes) {
    const glass = roundedBox(-30, -88, 60, 24, 4);
    glaze(brush, pen, glass, -88, -64, true);
    pen.line(glass, black, 1.1);
    const vents = roundedBox(-26, -46, 52, 22, 2);
    pen.fill(vents, scale(paint, 0.5));
    for (let y = -43; y < -25; y += 3) pen.line(`M-24 ${y} L24 ${y}`, black, 1.2, 0.8);
    tails(brush, pen, 35.5, -40, 5, 20);
    plate(pen, -21.5);
  } else {
    const [top, low] = double ? [-60, -34] : [-87, -47];
    if (double) {
      glaze(brush, pen, roundedBox(-36, -94, 72, 25, 3), -94, -69, true);
      pen.line(roundedBox(-36, -94, 72, 25, 3), black, 1.1);
    }
    const glass = roundedBox(-37.4, top, 74.8, low - top, 4);
    glaze(brush, pen, glass, top, low);
    pen.within(glass, () => {
      // Light from the saloon falls forward past whoever drives.
      if (lamps(brush)) pen.soft(0, top + 6, 34, 12, [255, 224, 170], 0.5);
      pen.fill(`O 19 ${low - 15} 4.6 5.6`, black, 0.85);
      pen.fill(roundedBox(10, low - 9.6, 19, 16, 7), black, 0.85);
    });
    pen.line(`M0 ${top} L0 ${low}`, black, 0.9, 0.8);
    pen.line(glass, black, 1.3);
    wipers(pen, half, low);
    const sign = double ? roundedBox(-24, -67, 48, 5.6, 1) : roundedBox(-27, -97, 54, 8, 1.4);
    pen.fill(sign, [16, 16, 18]);
    for (let i = 0; i < 13; i++)
      pen.fill(
        roundedBox(-21 + i * 3.3, double ? -65.6 : -95, 2.2, i % 4 === 2 ? 2 : 3.4, 0.3),
        [255, 178, 44],
        i % 5 === 3 ? 0 : 1,
      );
    pen.line(`M-30 ${low + 9} L30 ${low + 9}`, mix(paint, [255, 255, 255], 0.6), 0.8, 0.6);
    headlamps(brush, pen, 32, -27, 12, 7.4);
    plate(pen, -22);
    wing(pen, half, top + 5);
  }
  pen.bevel(body, 0.9, 0.35);
}
