import { css, mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bicycleEnd, motorcycleEnd } from "./cycle-ends.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";
import { headlamp, underShade, wheel } from "./road-parts.ts";

const steel: Rgb = [196, 200, 206];
const black: Rgb = [30, 30, 34];
type Xy = readonly [number, number];

function tube(pen: Pen, colour: Rgb, width: number, ...points: readonly Xy[]): void {
  const drawing = points.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join(" ");
  pen.line(drawing, pen.tone(colour, "paint", 0.1, -0.3), width);
  pen.line(drawing, pen.tone(colour, "paint", 0.35, 0.3), width * 0.62);
  pen.line(drawing, pen.tone(colour, "paint", 0.6, 0.75), width * 0.2, 0.8);
}

function wireWheel(brush: Brush, pen: Pen, x: number, r: number): void {
  const { ctx } = brush;
  const y = -r - 1;
  pen.line(`O ${x} ${y} ${r} ${r}`, pen.tone([26, 26, 30], "rubber", 0.2, 0.2), 3.4);
  pen.line(`O ${x} ${y} ${r - 2.6} ${r - 2.6}`, pen.tone(steel, "metal", 0.4, 0.5), 1.6);
  ctx.save();
  ctx.translate(x / 100, y / 100);
  ctx.rotate(brush.motion === "idle" ? 0.3 : brush.phase * Math.PI * 2);
  ctx.strokeStyle = css(pen.tone([210, 212, 216], "satin", 0.2, 0.4), 0.75);
  ctx.lineWidth = 0.0035;
  for (let i = 0; i < 14; i++) {
    const a = (i / 14) * Math.PI * 2;
    const lean = i % 2 ? 0.5 : -0.5;
    ctx.beginPath();
    ctx.moveTo(Math.cos(a + lean) * 0.024, Math.sin(a + lean) * 0.024);
    ctx.lineTo((Math.cos(a) * (r - 2)) / 100, (Math.sin(a) * (r - 2)) / 100);
    ctx.stroke();
  }
  ctx.restore();
  pen.fill(`O ${x} ${y} 2.4 2.4`, pen.tone(steel, "metal", 0.3, 0.5));
}

/** A parked one is told by its side. */
const endOn = ({ facing, motion }: Brush) => facing === "away" || (facing === "camera" && motion !== "still");

export function paintBicycle(brush: Brush): void {
  const pen = penOf(brush, true);
  const frame = brush.colour ?? mix(brush.light.accent, rgb("#b03a30"), 0.5);
  if (endOn(brush)) return bicycleEnd(brush, pen, frame);
  const r = 31;
  const [rear, front, crank, seat, head, lug]: Xy[] = [
    [-53, -32],
    [56, -32],
    [-6, -29],
    [-20, -78],
    [38, -80],
    [41, -68],
  ] as Xy[];
  underShade(pen, -70, 74);
  wireWheel(brush, pen, rear![0], r);
  wireWheel(brush, pen, front![0], r);
  const a = brush.motion === "idle" ? 0.5 : brush.phase * Math.PI * 2;
  const [px, py] = [Math.cos(a) * 15, Math.sin(a) * 15];
  tube(pen, steel, 1.8, crank!, [crank![0] - px, crank![1] - py]);
  pen.fill(roundedBox(crank![0] - px - 5, crank![1] - py - 1.4, 10, 2.8, 1), black);
  pen.line(
    `M${rear![0]} ${rear![1] - 3.4} L${crank![0]} ${crank![1] - 8} M${rear![0]} ${rear![1] + 3.4} L${crank![0]} ${crank![1] + 8}`,
    [64, 64, 70],
    0.9,
  );
  tube(pen, frame, 2.4, rear!, crank!);
  tube(pen, frame, 2, rear!, seat!);
  tube(pen, frame, 3.6, seat!, head!);
  tube(pen, frame, 4, crank!, lug!);
  tube(pen, frame, 3.4, crank!, seat!, [-22, -84]);
  tube(pen, frame, 3.8, head!, lug!);
  pen.line("M41 -68 C45 -56 48 -46 56 -32", pen.tone(frame, "paint", 0.1, -0.2), 3);
  pen.line("M41 -68 C45 -56 48 -46 56 -32", pen.tone(frame, "paint", 0.5, 0.6), 1);
  pen.line(`O ${crank![0]} ${crank![1]} 8.4 8.4`, pen.tone(steel, "metal", 0.3, 0.4), 1.8);
  pen.fill(`O ${crank![0]} ${crank![1]} 3 3`, pen.tone(steel, "metal", 0.4, 0.6));
  tube(pen, steel, 1.8, crank!, [crank![0] + px, crank![1] + py]);
  pen.fill(roundedBox(crank![0] + px - 5, crank![1] + py - 1.4, 10, 2.8, 1), black);
  tube(pen, steel, 1.8, [-22, -84], [-23.4, -90]);
  pen.fill(
    "M-38 -93 C-34 -96 -24 -94 -14 -93 C-8 -92.6 -6 -91 -9 -90 C-16 -88.6 -24 -89 -30 -87 C-36 -86 -40 -90 -38 -93 Z",
    pen.tone(rgb("#5a3a26"), "satin", 0.2, 0.4),
  );
  tube(pen, steel, 2.2, head!, [36, -90]);
  pen.line("M36 -90 C42 -97 52 -95 56 -91 C60 -86 54 -80 48 -80", pen.tone(black, "satin", 0.3, 0.4), 3);
  if (brush.variants.has("e_bike")) pen.body(roundedBox(-4, -66, 30, 7, 3), black, "satin", [0, -59, 0, -66]);
  pen.fill("O 44 -84 3 3.4", [236, 232, 214]);
  headlamp(brush, 46, -84, 0.5);
}

export function paintMotorcycle(brush: Brush): void {
  const pen = penOf(brush, true);
  const paint = brush.colour ?? mix(brush.light.accent, rgb("#8f1f1c"), 0.65);
  if (endOn(brush)) return motorcycleEnd(brush, pen, paint);
  underShade(pen, -100, 104);
  for (const x of [-66, 72]) wheel(brush, pen, x, 31, { spokes: 9, rim: 0.66, alloy: [60, 62, 68], hub: steel });
  pen.body("M-100 -56 C-96 -68 -76 -72 -58 -66 L-60 -62 C-76 -66 -88 -62 -94 -54 Z", paint, "paint", [0, -54, 0, -70]);
  pen.body("M44 -48 C50 -64 78 -72 100 -52 L97 -48 C80 -62 62 -58 50 -46 Z", paint, "paint", [0, -46, 0, -68]);
  tube(pen, steel, 3, [-66, -31], [-14, -30]);
  pen.line("M-40 -50 L8 -72 L46 -84 M-30 -26 L26 -28 L40 -76", pen.tone(black, "satin", 0.3, 0.3), 4);
  // Engine: two finned cylinders on a case.
  pen.body(
    "M-24 -24 C-26 -34 -20 -42 -8 -44 L22 -44 C30 -40 30 -28 24 -20 L-18 -18 Z",
    [110, 112, 118],
    "metal",
    [0, -18, 0, -46],
  );
  for (const x of [-12, 10])
    for (let i = 0; i < 6; i++)
      pen.body(roundedBox(x - 4 + i * 0.8, -48 - i * 3, 17, 2, 0.8), [150, 152, 158], "metal", [x - 4, 0, x + 14, 0]);
  pen.fill("O 2 -31 8 8", pen.tone([170, 172, 178], "metal", 0.4, 0.5));
  pen.line("O 2 -31 8 8", [60, 62, 66], 0.9);
  pen.line("M18 -44 C28 -38 24 -22 8 -18 L-78 -18", pen.tone([190, 192, 198], "chrome", 0.2, -0.2), 5.4);
  pen.line("M18 -45.4 C29 -39 25 -23 8 -19.4 L-78 -19.4", [250, 248, 242], 1.3, 0.7);
  pen.body(
    "M-8 -68 C-6 -84 14 -90 36 -86 C44 -84 46 -76 40 -72 C24 -66 4 -64 -8 -68 Z",
    paint,
    "paint",
    [0, -64, 0, -88],
  );
  pen.line("M-2 -72 C10 -70 28 -72 40 -78", mix(paint, [255, 255, 255], 0.6), 0.8, 0.6);
  pen.body(
    "M-72 -72 C-60 -74 -50 -66 -34 -66 C-22 -66 -14 -72 -6 -70 C-6 -62 -20 -58 -34 -58 C-52 -58 -66 -62 -74 -66 Z",
    rgb("#3a2a22"),
    "satin",
    [0, -56, 0, -74],
  );
  tube(pen, steel, 4.6, [45, -86], [72, -31]);
  tube(pen, steel, 3, [44, -86], [36, -98], [22, -97]);
  pen.line("M30 -98 L19 -97", [22, 22, 24], 4);
  pen.body("M48 -84 C50 -92 60 -92 63 -86 C64 -78 60 -73 54 -74 Z", steel, "chrome", [0, -73, 0, -92]);
  pen.fill("O 61.4 -82.4 2.6 7", [248, 244, 226]);
  pen.fill(roundedBox(-101, -62, 5, 4, 1.4), [206, 32, 28]);
  headlamp(brush, 62, -82, 0.8);
}

export function paintScooter(brush: Brush): void {
  const pen = penOf(brush, true);
  const paint = brush.colour ?? mix(brush.light.accent, rgb("#9fc9bd"), 0.65);
  if (brush.variants.has("kick_scooter")) return paintKickScooter(brush, pen, paint);
  underShade(pen, -72, 76);
  for (const x of [-50, 56]) wheel(brush, pen, x, 19, { spokes: 5, rim: 0.58, alloy: [190, 192, 196] });
  pen.body(
    "M-84 -46 C-84 -62 -62 -66 -44 -64 L-12 -60 C-8 -44 -14 -30 -24 -24 L-30 -24 C-34 -42 -66 -42 -72 -24 C-82 -28 -85 -38 -84 -46 Z",
    paint,
    "paint",
    [0, -22, 0, -66],
  );
  pen.body("M-26 -26 L24 -24 L30 -18 L-28 -18 Z", paint, "paint", [0, -16, 0, -28]);
  pen.body("M18 -24 C24 -42 24 -62 30 -80 L40 -82 C42 -64 42 -40 34 -22 Z", paint, "paint", [18, 0, 42, 0]);
  pen.body("M36 -30 C42 -46 68 -46 78 -28 L74 -26 C64 -36 48 -36 40 -24 Z", paint, "paint", [0, -24, 0, -44]);
  pen.body(
    "M-72 -68 C-60 -76 -28 -74 -14 -68 C-12 -62 -18 -60 -26 -60 L-66 -62 C-74 -62 -76 -66 -72 -68 Z",
    rgb("#4a3020"),
    "satin",
    [0, -60, 0, -76],
  );
  pen.body("M26 -80 C28 -92 44 -94 50 -84 C50 -78 44 -76 38 -76 Z", paint, "paint", [0, -76, 0, -92]);
  pen.line("M34 -88 L22 -92", [34, 34, 38], 3.4);
  pen.line("M36 -90 L32 -99", steel, 1);
  pen.fill("O 31 -99 4.4 3", steel);
  pen.fill("O 48.4 -84 2.4 5", [248, 244, 226]);
  pen.fill(roundedBox(-86, -54, 4, 6, 1.6), [206, 32, 28]);
  pen.line("M-80 -50 C-66 -56 -40 -56 -14 -52", mix(paint, [255, 255, 255], 0.6), 0.8, 0.7);
  headlamp(brush, 50, -84, 0.6);
}

function paintKickScooter(brush: Brush, pen: Pen, paint: Rgb): void {
  underShade(pen, -56, 56);
  for (const x of [-44, 48]) wheel(brush, pen, x, 9, { spokes: 6, rim: 0.6 });
  pen.body("M-54 -14 L-46 -20 L34 -20 L36 -14 Z", black, "satin", [0, -12, 0, -20]);
  tube(pen, paint, 5, [34, -17], [46, -22], [34, -92]);
  tube(pen, black, 3, [24, -95], [44, -93]);
  pen.fill("O 41 -84 2.4 3", [248, 244, 226]);
  headlamp(brush, 42, -84, 0.5);
}

export function paintSkateboard(brush: Brush): void {
  const pen = penOf(brush);
  const wheels = brush.colour ?? mix(brush.light.accent, [240, 90, 60], 0.4);
  pen.soft(0, -1, 290, 12, [8, 8, 12], 0.5);
  for (const x of [-160, 160]) {
    pen.body(`M${x - 34} -62 L${x + 34} -62 L${x + 14} -36 L${x - 14} -36 Z`, steel, "metal", [0, -36, 0, -62]);
    for (const dx of [-14, 16]) {
      pen.body(`O ${x + dx} -30 30 30`, wheels, "gloss", [x + dx - 20, -4, x + dx + 14, -58]);
      pen.fill(`O ${x + dx} -30 10 10`, [60, 60, 66]);
      pen.fill(`O ${x + dx} -30 4 4`, steel);
    }
  }
  const deck =
    "M-296 -96 C-286 -100 -262 -84 -226 -78 L226 -78 C262 -84 286 -100 296 -96 C300 -90 270 -66 232 -62 L-232 -62 C-270 -66 -300 -90 -296 -96 Z";
  pen.body(deck, rgb("#b98250"), "satin", [0, -60, 0, -98]);
  pen.grain(deck, "wood", 0.5);
  pen.within(deck, () => {
    for (const [y, c] of [
      [-72, wheels],
      [-68, rgb("#3a6a8a")],
    ] as const)
      pen.line(
        `M-300 ${y - 14} C-270 ${y - 6} -250 ${y} -226 ${y} L226 ${y} C250 ${y} 270 ${y - 6} 300 ${y - 14}`,
        c,
        2.4,
        0.9,
      );
  });
  pen.line("M-296 -96 C-286 -100 -262 -84 -226 -78 L226 -78 C262 -84 286 -100 296 -96", [30, 30, 32], 4);
}
