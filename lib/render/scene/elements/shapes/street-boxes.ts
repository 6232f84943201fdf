import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import { inkOn, letter, nameOn } from "./lettering.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";

const dark: Rgb = [26, 28, 34];
const steel: Rgb = [196, 200, 206];
const lit: Rgb = [255, 246, 222];
const wares: readonly Rgb[] = ["#c8362e", "#2f6fb0", "#e2a52c", "#3d8f5a", "#7a4a92", "#f0efe9", "#d9652c"].map(rgb);

/** A row of cans, bottles and bags behind glass. */
const shelf = (pen: Pen, row: number, y: number, random: () => number): void => {
  const count = row < 2 ? 5 : 6;
  for (let i = 0; i < count; i++) {
    const x = -20.5 + ((i + 0.5) * 26) / count;
    const colour = wares[Math.floor(random() * wares.length)] ?? wares[0]!;
    const half = 26 / count / 2 - 0.55;
    if (row < 2) {
      pen.body(`M${x - half} ${y} L${x - half} ${y - 7} L${x - half * 0.4} ${y - 9} L${x - half * 0.4} ${y - 10.6} L${x + half * 0.4} ${y - 10.6} L${x + half * 0.4} ${y - 9} L${x + half} ${y - 7} L${x + half} ${y} Z`, colour, "gloss", [x - half, 0, x + half, 0]); // prettier-ignore
      pen.fill(`M${x - half} ${y - 2.4} L${x + half} ${y - 2.4} L${x + half} ${y - 5.4} L${x - half} ${y - 5.4} Z`, [250, 248, 240], 0.8); // prettier-ignore
    } else {
      pen.body(roundedBox(x - half, y - 8.2, half * 2, 8.2, 0.7), colour, "satin", [x - half, 0, x + half, 0]);
      pen.line(`M${x - half} ${y - 6.6} L${x + half} ${y - 6.6}`, mix(colour, [255, 255, 255], 0.5), 0.5);
    }
    pen.fill(`M${x - 1.1} ${y + 1.2} L${x + 1.1} ${y + 1.2} L${x + 1.1} ${y + 2.2} L${x - 1.1} ${y + 2.2} Z`, lit, 0.9);
  }
  pen.line(`M-21.5 ${y + 0.6} L6.5 ${y + 0.6}`, scale(steel, 0.7), 0.7);
};

/** A machine that sells drinks and snacks: a lit window, a panel with slot and keys, a flap below. */
export function paintVendingMachine(brush: Brush): void {
  const pen = penOf(brush, true);
  const shell = brush.colour ?? rgb("#b3262c");
  const random = randomFrom(brush.seed);
  pen.soft(0, -0.6, 30, 2.2, [6, 6, 10], 0.6);
  const body = roundedBox(-25, -100, 50, 99, 1.6);
  pen.body(body, shell, "gloss", [-25, -50, 25, -52], 0.5);
  pen.bevel(body, 0.9, 0.5);
  // The sign over the window.
  pen.fill(roundedBox(-22.5, -97.5, 45, 9.5, 1), mix(lit, shell, 0.12));
  letter(brush.ctx, { text: nameOn(brush) || "DRINKS", x: 0, y: -0.927, width: 0.36, height: 0.055, ink: inkOn(lit) });
  const pane = roundedBox(-22.5, -86, 30, 64, 0.8);
  pen.fill(pane, pen.blend([0, -86, 0, -22], [0, lit], [1, mix(lit, [170, 190, 214], 0.45)]));
  pen.within(pane, () => {
    for (let row = 0; row < 5; row++) shelf(pen, row, -73.4 + row * 12.2, random);
    pen.fill("M-22 -86 L-9 -86 L-22 -52 Z", [255, 255, 255], 0.16);
  });
  pen.line(pane, scale(shell, 0.4), 0.9);
  // Screen, keys, slot and the place where a card is held.
  pen.fill(roundedBox(10, -82, 12, 6.6, 0.6), [14, 26, 30]);
  letter(brush.ctx, { text: "1.50", x: 0.16, y: -0.787, width: 0.085, height: 0.032, ink: [120, 236, 190] });
  for (let i = 0; i < 12; i++)
    pen.body(roundedBox(10.4 + (i % 3) * 4, -72 + Math.floor(i / 3) * 3.6, 3, 2.6, 0.4), steel, "satin", [0, 0, 3, -3]);
  pen.fill(roundedBox(11, -54, 10, 5, 0.6), dark);
  pen.body(roundedBox(14.4, -46, 3.2, 7, 0.4), steel, "chrome", [14, 0, 18, 0]);
  pen.line("M16 -45 L16 -40.4", dark, 0.7);
  const flap = roundedBox(-20, -17, 36, 10.5, 1);
  pen.fill(flap, dark);
  pen.fill(roundedBox(-18.6, -15.6, 33.2, 6, 0.6), [52, 56, 64]);
  pen.line("M-18.6 -15.6 L14.6 -15.6", [120, 126, 136], 0.5);
  for (const x of [-21, 21]) pen.fill(roundedBox(x - 2.4, -1.6, 4.8, 1.6, 0.3), dark);
  brush.glow({ x: -0.075, y: -0.54, radius: 0.62, colour: lit, strength: 0.5, flicker: 0.02 });
}
