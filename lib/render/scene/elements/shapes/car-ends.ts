import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { acrossFrom, mirrored } from "./mirrored.ts";
import { roundedBox, type Pen } from "./pen.ts";
import { glaze, headlamp, lamps, tailLamp } from "./road-parts.ts";

/** A car as it comes or goes: half outlines from the middle over the right side, hundredths of its height. */
export interface CarEnd {
  body: string;
  screen: string;
  /** The bonnet or boot lid, which looks up at the sky. */
  lid: string;
  lamp: string;
  lampAt: readonly [x: number, y: number];
  tail: string;
  tailAt: readonly [x: number, y: number];
  grille: string;
  slats: number;
  intake: string;
  mirror: string;
  /** Half track, breadth and top of a tyre. */
  tyre: readonly [middle: number, breadth: number, top: number];
  half: number;
  shoulder: number;
  /** Height of a number plate's middle. */
  plate: number;
}

export const saloonEnd: CarEnd = {
  body: "M0 -100 C20 -100 31 -98.5 37 -95 C44 -87 50 -76 54 -68 C60 -65 63.5 -60 64.5 -52 C65.5 -42 65.5 -32 64 -23 C63 -17.5 60 -14 55 -13 L0 -12",
  screen: "M0 -95.5 C18 -95.5 28 -94 33 -91 C39 -83 44 -75 47.5 -67.5 C32 -64.5 14 -63.4 0 -63.2",
  lid: "M0 -63 C20 -63 40 -65 51 -68 C58 -65 61 -60 61.5 -54 C42 -51.5 20 -50 0 -49.6",
  lamp: "M35 -48.5 C45 -49.5 55 -52 62.5 -56 C64 -50 63.5 -45 61 -42 C52 -40 42 -40.5 34 -43 Z",
  lampAt: [50, -46],
  tail: "M28 -55 C40 -56 54 -58.5 63 -61 C65 -54 64.5 -47 62.5 -43 C52 -43.5 40 -44.5 30 -46 Z",
  tailAt: [48, -51],
  grille: "M0 -47.5 C12 -47.5 24 -47 30 -46 C29 -41 27 -36.5 24 -33.5 C16 -32 8 -31.6 0 -31.6",
  slats: 5,
  intake: "M0 -24.5 C16 -24.5 34 -25 44 -26.5 C45 -22 43 -18.5 39 -17 C26 -16 12 -15.8 0 -15.8",
  mirror: "M52 -69 L59 -71.5 C66 -74 71.5 -73 71.5 -69.5 C71.5 -66 66 -64.5 60 -65.5 C56 -66.2 53 -67.4 52 -69 Z",
  tyre: [52, 16, -28],
  half: 64,
  shoulder: -56,
  plate: -27.5,
};

export const sportsEnd: CarEnd = {
  body: "M0 -100 C22 -100 34 -98 41 -93.5 C49 -85 55 -77 59 -70.5 C70 -70 79 -66 82.5 -57 C85 -45 85 -32 83 -22 C81.5 -14.5 78 -11 72 -10 L0 -9",
  screen: "M0 -95 C20 -95 31 -93.4 36.5 -90 C44 -82 49.5 -75 53 -69.5 C36 -65.8 16 -64.4 0 -64.2",
  lid: "M0 -64 C22 -64 44 -66 57 -70 C69 -69.6 76 -66 79 -58 C66 -51 58 -51 48 -54 C30 -48 14 -46.4 0 -46",
  lamp: "M48 -50 C58 -51 70 -56 78.5 -62 C81 -57 80.5 -52 77 -49 C68 -45 58 -44.5 50 -46 Z",
  lampAt: [64, -51],
  tail: "M20 -57 C38 -58 60 -61 78 -64.5 C82 -61.5 82.5 -57 80.5 -53.5 C62 -52.6 40 -52.4 22 -52.6 Z",
  tailAt: [58, -57],
  grille: "M0 -36 C14 -36 28 -35.5 36 -33.5 C34 -27 30 -22.5 25 -20 C16 -18.6 8 -18 0 -18",
  slats: 0,
  intake: "M44 -35 C56 -36 68 -37 77 -39 C79 -30 77 -23 72 -19 C62 -17.5 54 -18 48 -20 C45 -25 44 -30 44 -35",
  mirror: "M58 -72 L66 -75.5 C74 -79 81 -78 81 -74 C81 -70.5 75 -69 68 -69.5 C63 -70 59 -70.6 58 -72 Z",
  tyre: [66, 24, -32],
  half: 83,
  shoulder: -60,
  plate: -27,
};

export const offRoadEnd: CarEnd = {
  body: "M0 -100 C20 -100 32 -99.4 37 -97 C41 -92 44.5 -82 47 -71 C52 -70 55 -67 55.8 -60 C56.5 -48 56.5 -36 55.5 -25 C55 -20.5 52.5 -18 48 -17.5 L0 -17",
  screen: "M0 -95.5 C16 -95.5 28 -95 32.5 -93.5 C36.5 -87 39.5 -79 41.5 -71.5 C28 -69.6 14 -69 0 -69",
  lid: "M0 -68.6 C16 -68.6 34 -69.4 44 -71.4 C48 -69.6 49.5 -66 50 -61 C34 -59.6 16 -59 0 -58.8",
  lamp: "M34 -57 C40 -57.4 46 -58 52.5 -59.5 C54 -53 54 -48 53 -44.5 C46 -43.4 40 -43.2 34.5 -43.4 Z",
  lampAt: [44, -51],
  tail: "M43 -72 C47 -71.6 51 -70 53.6 -66 C55 -58 55 -48 54 -42 L45.5 -42 C45 -52 44.2 -62 43 -72 Z",
  tailAt: [50, -57],
  grille: "M0 -56 C12 -56 24 -55.8 31 -55.4 L30.5 -43.5 C22 -42.8 10 -42.6 0 -42.6",
  slats: 3,
  intake: "M0 -29 C14 -29 30 -29.4 40 -30 C40.5 -26 39 -23.4 36 -22.4 C24 -21.8 10 -21.6 0 -21.6",
  mirror: "M46 -72 L51 -75 C56 -79 62 -79.5 62.5 -75 C63 -69.5 60 -67.5 55 -68 C50 -68.5 47 -70 46 -72 Z",
  tyre: [43, 16, -30],
  half: 56,
  shoulder: -62,
  plate: -35.5,
};

export const vintageEnd: CarEnd = {
  body: "M0 -100 C14 -100 24 -98 30 -92 C35 -84 37.5 -76 38.5 -69 C47 -69 53.5 -63 55.5 -53 C57 -42 56.5 -30 54 -22 C52 -17 48 -15.5 44 -15.5 L0 -15",
  screen: "M0 -94 C12 -94 21 -92.6 25.5 -88.5 C29 -82 31 -75.4 32 -70 C21 -68.4 10 -68 0 -68",
  lid: "M0 -67.6 C9 -67.6 16 -67 20 -65 C22 -58 22 -50 20.5 -44 L17 -44 C12 -46 6 -46.6 0 -46.8",
  lamp: "",
  lampAt: [36.5, -51],
  tail: "M44 -49 C47 -51 50 -50 50.5 -46 C51 -41 49 -37.5 46.5 -37.5 C44 -38 43 -44 44 -49 Z",
  tailAt: [47, -43],
  grille: "M0 -62 C8 -62 13.5 -60 15.5 -54 C16.8 -46 16 -36 13.5 -28 C9 -26.4 4 -26 0 -26",
  slats: 9,
  intake: "",
  mirror: "M38 -71 L42 -73 C46 -75 49 -74 49 -71.5 C49 -69 45 -68.4 42 -69 Z",
  tyre: [46, 12, -30],
  half: 56,
  shoulder: -50,
  plate: -19.5,
};

const black: Rgb = [11, 11, 14];
const chrome: Rgb = [212, 214, 216];

/** A car from its front, or from behind where it goes away. */
export function paintCarEnd(brush: Brush, pen: Pen, end: CarEnd, paint: Rgb, driven: boolean): void {
  const { light } = brush;
  const away = brush.facing === "away";
  const body = mirrored(end.body);
  const [middle, breadth, top] = end.tyre;
  pen.soft(0, -1, end.half * 1.25, 8, [6, 6, 10], 0.85);
  for (const side of [-1, 1]) {
    const x = side * middle - breadth / 2;
    pen.body(roundedBox(x, top, breadth, -top, 5), [34, 34, 38], "rubber", [x, 0, x + breadth, 0]);
    for (let i = 0; i < 4; i++) pen.line(`M${x + 1} ${-2 - i * 3} L${x + breadth - 1} ${-2 - i * 3}`, black, 0.8, 0.5);
  }
  pen.fill(roundedBox(-end.half * 0.86, -22, end.half * 1.72, 15, 3), black);
  for (const drawing of [end.mirror, acrossFrom(end.mirror)]) pen.body(drawing, paint, "paint", [0, -64, 0, -78]);
  const { shoulder } = end;
  pen.hull(body, paint, "paint", [
    [-101, 0, 0.95],
    [-90, 0, 0.7],
    [shoulder - 14, 0, 0.95],
    [shoulder - 2, 0, 0.7],
    [shoulder + 5, 0, 0.28],
    [shoulder + 16, 0, 0.06],
    [-24, 0, 0.02],
    [-18, 0, -0.5],
    [-10, 0, -0.95],
  ]);
  const lit = light.side < 0 ? -1 : 1;
  const dim = 1 - light.night * 0.5;
  pen.within(body, () => {
    // The sides turn away from the lens, the one from the light most.
    const edge = end.half;
    pen.fill(
      `M${-edge - 9} -110 L${edge + 9} -110 L${edge + 9} 0 L${-edge - 9} 0 Z`,
      pen.blend(
        [-edge * lit, 0, edge * lit, 0],
        [0, [5, 6, 14], 0.62],
        [0.2, [5, 6, 14], 0.26],
        [0.5, [5, 6, 14], 0.02],
        [0.86, [255, 246, 230], 0.12 * dim],
        [0.95, [255, 246, 230], 0.2 * dim],
        [1, [5, 6, 14], 0.2],
      ),
    );
  });
  const lid = mirrored(end.lid);
  pen.hull(lid, paint, "paint", [
    [shoulder - 14, 0, 0.55],
    [shoulder - 4, 0, 0.92],
    [shoulder + 12, 0, 0.62],
  ]);
  pen.within(lid, () => {
    // The sky lies on it, and the roof's dark shape between.
    pen.soft(lit * end.half * 0.34, shoulder - 4, end.half * 0.5, 7, mix(light.upper, [255, 255, 255], 0.6), 0.4 * dim);
    pen.soft(0, shoulder - 13, end.half * 0.5, 8, black, 0.5);
  });
  pen.line(lid, scale(paint, 0.24), 0.8, 0.8);
  window(brush, pen, end, away, driven);
  if (away) rear(brush, pen, end, paint);
  else front(brush, pen, end, paint);
  pen.bevel(body, 0.9, 0.35);
  if (light.night > 0.5) pen.line(body, light.rim, 0.5, 0.35);
}

function window(brush: Brush, pen: Pen, end: CarEnd, away: boolean, driven: boolean): void {
  const screen = mirrored(end.screen);
  const low = end.shoulder - 8;
  glaze(brush, pen, screen, -96, low);
  pen.within(screen, () => {
    const wide = end.half * 0.3;
    // Headrests, and whoever drives, against the far window.
    for (const side of [-1, 1]) {
      pen.fill(roundedBox(side * wide - 6, low - 17, 12, 9, 4), black, 0.62);
      pen.fill(roundedBox(side * wide - 11, low - 9, 22, 20, 6), black, 0.62);
    }
    if (driven) {
      const x = away ? -wide : wide;
      pen.fill(`O ${x} ${low - 15} 6 7.5`, [9, 9, 12], 0.85);
      pen.fill(roundedBox(x - 14, low - 8, 28, 18, 9), [9, 9, 12], 0.85);
    }
    if (!away) pen.fill(roundedBox(-6, -94, 12, 4, 1.6), black, 0.8);
    pen.soft(brush.light.side * end.half * 0.3, -88, end.half * 0.4, 7, [255, 255, 255], 0.18);
  });
  pen.line(screen, [13, 14, 17], 1.6, 0.95);
  if (!away)
    for (const from of [-0.42, 0.06])
      pen.line(`M${from * end.half} ${low + 1} L${(from + 0.36) * end.half} ${low - 3}`, black, 1, 0.9);
}

function front(brush: Brush, pen: Pen, end: CarEnd, paint: Rgb): void {
  const on = lamps(brush);
  const grille = mirrored(end.grille);
  pen.fill(grille, [14, 15, 18]);
  pen.within(grille, () => {
    for (let i = 0; i < end.slats; i++) {
      if (end.slats > 6) {
        const x = -14 + (i * 28) / (end.slats - 1);
        pen.line(`M${x} -62 L${x} -26`, pen.tone(chrome, "chrome", 0.2, 0.4), 1.1, 0.9);
      } else {
        const y = -46 + i * 3.2 + (end.shoulder + 56);
        pen.line(`M-40 ${y} L40 ${y}`, pen.tone(chrome, "metal", 0, 0.4), 0.9, 0.75);
      }
    }
    if (end.slats === 0) pen.grain(grille, "speckle", 0.6);
  });
  pen.line(grille, pen.tone(chrome, "chrome", 0.1, 0.5), end.slats > 6 ? 1.8 : 1, 0.9);
  if (end.intake) {
    const intakes = end.intake.startsWith("M0")
      ? [mirrored(end.intake)]
      : [`${end.intake} Z`, acrossFrom(`${end.intake} Z`)];
    for (const intake of intakes) {
      pen.fill(intake, [13, 14, 17]);
      pen.line(intake, scale(paint, 0.35), 0.8, 0.8);
    }
  }
  for (const side of [-1, 1]) {
    const [x, y] = [end.lampAt[0] * side, end.lampAt[1]];
    if (end.lamp) {
      const lamp = side > 0 ? end.lamp : acrossFrom(end.lamp);
      pen.fill(lamp, on ? [236, 238, 240] : [54, 60, 68]);
      pen.within(lamp, () => {
        for (const [dx, r] of [
          [-4, 4.2],
          [6, 3.6],
        ] as const) {
          pen.body(`O ${x + dx * side} ${y} ${r} ${r}`, chrome, "chrome", [x, y + r, x, y - r]);
          pen.fill(`O ${x + dx * side} ${y} ${r * 0.7} ${r * 0.7}`, on ? [255, 252, 240] : [180, 192, 204]);
        }
        pen.soft(x, y - 4, 14, 4, [255, 255, 255], on ? 0.9 : 0.5);
      });
      pen.line(lamp, [20, 21, 25], 0.9, 0.9);
    } else roundLamp(pen, x, y, 7.6, on);
    headlamp(brush, x, y, 0.72);
  }
  plate(pen, end.plate, [236, 236, 230]);
  pen.soft(0, end.shoulder + 10, 3.2, 3.2, [240, 240, 240], 0.9);
  pen.line("M-46 -14 L46 -14", [40, 41, 46], 1.2, 0.6);
}

function rear(brush: Brush, pen: Pen, end: CarEnd, paint: Rgb): void {
  const on = lamps(brush);
  for (const side of [-1, 1]) {
    const tail = side > 0 ? end.tail : acrossFrom(end.tail);
    const [x, y] = [end.tailAt[0] * side, end.tailAt[1]];
    pen.fill(tail, on ? [226, 30, 26] : [132, 14, 18]);
    pen.within(tail, () => {
      pen.soft(x, y, 13, 5, on ? [255, 150, 120] : [226, 70, 60], on ? 0.95 : 0.55);
      pen.soft(x + brush.light.side * 5, y - 4, 12, 2.4, [255, 255, 255], 0.35);
    });
    pen.line(tail, [30, 8, 10], 0.8, 0.85);
    tailLamp(brush, x, y, 0.5);
    const pipe = end.half * 0.58 * side;
    pen.body(`O ${pipe} -15.5 4.4 2.8`, chrome, "chrome", [pipe, -12, pipe, -19]);
    pen.fill(`O ${pipe} -15.5 3.2 1.9`, black);
  }
  pen.line(
    `M${-end.half * 0.92} ${end.plate - 5} C${-end.half * 0.5} ${end.plate - 3} ${end.half * 0.5} ${end.plate - 3} ${end.half * 0.92} ${end.plate - 5}`,
    scale(paint, 0.3),
    0.9,
    0.9,
  );
  pen.fill(roundedBox(-end.half * 0.8, -20, end.half * 1.6, 7, 3), [24, 25, 29], 0.92);
  plate(pen, Math.min(end.plate - 9, end.shoulder + 16), [236, 226, 170]);
}

function plate(pen: Pen, y: number, ground: Rgb): void {
  pen.fill(roundedBox(-14.5, y - 3.6, 29, 7.2, 1.2), pen.tone(ground, "satin", 0, 0.1));
  for (let i = 0; i < 6; i++)
    pen.fill(roundedBox(-11.6 + i * 4 + (i > 2 ? 1 : 0), y - 2, 2.4, 4, 0.5), [34, 36, 44], 0.85);
}

function roundLamp(pen: Pen, x: number, y: number, r: number, on: boolean): void {
  pen.body(`O ${x} ${y} ${r + 1.2} ${r + 1.2}`, chrome, "chrome", [x, y + r, x, y - r]);
  pen.fill(`O ${x} ${y} ${r} ${r}`, on ? [255, 247, 222] : [170, 180, 186]);
  pen.soft(x - r * 0.2, y - r * 0.3, r * 0.8, r * 0.6, [255, 255, 255], 0.8);
  pen.line(
    `M${x} ${y - r} L${x} ${y + r} M${x - r * 0.5} ${y - r * 0.85} L${x - r * 0.5} ${y + r * 0.85} M${x + r * 0.5} ${y - r * 0.85} L${x + r * 0.5} ${y + r * 0.85}`,
    [90, 96, 104],
    0.5,
    0.5,
  );
}
