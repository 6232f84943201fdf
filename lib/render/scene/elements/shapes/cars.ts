import type { Variant } from "#lib/elements/variants.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { offRoadEnd, paintCarEnd, saloonEnd, sportsEnd, vintageEnd } from "./car-ends.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";
import { glaze, headlamp, lamps, tailLamp, underShade, wheel } from "./road-parts.ts";

interface Coachwork {
  body: string;
  /** Glass of the side, pillars are laid over it. */
  glass: string;
  pillars: string;
  wheels: readonly [rear: number, front: number];
  r: number;
  /** Height of the crease under the windows, and of the sill. */
  crease: number;
  sill: number;
  doors: readonly string[];
  head: string;
  tail: string;
  lampAt: readonly [x: number, y: number];
  tailAt: readonly [x: number, y: number];
  handles: readonly (readonly [number, number])[];
  roof: number;
}

const saloon: Coachwork = {
  body: "M-150 -20 C-155 -32 -156 -48 -153 -60 C-151 -67 -146 -71 -134 -73 C-104 -86 -72 -99.5 -22 -100 C22 -100.4 46 -87 82 -65.5 C112 -62 138 -57 150 -46 C156 -40 157 -28 154 -19 C152 -14 148 -12 142 -12 L-142 -12 C-147 -12 -149 -15 -150 -20 Z",
  glass: "M-112 -72.5 C-92 -82 -64 -94 -22 -94.5 C16 -95 38 -84 64 -66.5 C20 -69 -60 -71 -112 -72.5 Z",
  pillars: "M-24 -96 L-18 -96 L-15 -68 L-21 -68 Z M-92 -84 L-85 -87 L-80 -70 L-86 -70 Z",
  wheels: [-100, 98],
  r: 24,
  crease: -56,
  sill: -17,
  doors: ["M-18 -68 C-14 -50 -15 -32 -20 -17", "M68 -66 C64 -48 58 -28 50 -17", "M-86 -71 C-76 -60 -72 -48 -74 -40"],
  head: "M151 -45 C146 -49 134 -52 126 -52.5 C128 -48 138 -44.5 152 -42 Z",
  tail: "M-153.6 -58 C-150 -62 -138 -64 -132 -64 L-133 -60 C-140 -59 -150 -57 -154 -53 Z",
  lampAt: [148, -45],
  tailAt: [-152, -58],
  handles: [
    [-34, -57],
    [38, -55],
  ],
  roof: -100,
};

const offRoad: Coachwork = {
  body: "M-146 -24 C-150 -40 -151 -66 -147 -74 C-145 -84 -140 -94 -130 -97 C-90 -101 -20 -101 14 -99 C30 -98 48 -82 64 -68 C96 -67 128 -64 140 -58 C147 -54 148 -34 146 -22 C145 -18 142 -17 138 -17 L-138 -17 C-143 -17 -145 -19 -146 -24 Z",
  glass:
    "M-128 -71 C-130 -80 -126 -91 -118 -92.5 C-80 -95 -16 -95 10 -93.5 C24 -92 38 -80 50 -69 C0 -70 -70 -71 -128 -71 Z",
  pillars: "M-36 -96 L-30 -96 L-29 -68 L-35 -68 Z M-90 -96 L-83 -96 L-82 -69 L-89 -69 Z",
  wheels: [-92, 92],
  r: 27,
  crease: -58,
  sill: -21,
  doors: ["M-33 -69 L-33 -22", "M54 -68 C54 -50 50 -30 44 -22", "M-86 -70 C-80 -60 -76 -50 -76 -44"],
  head: "M142 -57 C134 -60 124 -61 118 -61 L120 -52 L144 -50 Z",
  tail: "M-149 -72 L-141 -73 L-140 -52 L-150 -50 Z",
  lampAt: [140, -56],
  tailAt: [-148, -62],
  handles: [
    [-48, -61],
    [28, -60],
  ],
  roof: -100,
};

const sports: Coachwork = {
  body: "M-162 -22 C-168 -40 -168 -56 -164 -68 C-158 -74 -146 -77 -132 -78 C-96 -90 -70 -99 -36 -100 C0 -100 30 -84 62 -66 C104 -62 144 -54 164 -38 C170 -32 170 -20 166 -14 L160 -10 L-152 -10 C-158 -12 -160 -16 -162 -22 Z",
  glass: "M-88 -80 C-70 -90 -54 -94 -34 -94.5 C-6 -94 20 -80 42 -67 C0 -69 -50 -72 -88 -80 Z",
  pillars: "M-44 -96 L-38 -96 L-34 -68 L-40 -68 Z",
  wheels: [-108, 106],
  r: 29,
  crease: -54,
  sill: -16,
  doors: ["M-44 -70 C-40 -50 -46 -30 -58 -17", "M46 -66 C46 -46 40 -28 30 -17"],
  head: "M158 -40 C148 -47 132 -52 120 -53 C126 -47 142 -41 160 -37 Z",
  tail: "M-165 -66 C-158 -69 -146 -70 -138 -70 L-140 -66 C-148 -65 -160 -63 -166 -58 Z",
  lampAt: [152, -43],
  tailAt: [-164, -64],
  handles: [[-30, -58]],
  roof: -100,
};

const vintage: Coachwork = {
  body: "M-140 -26 C-146 -44 -140 -62 -118 -66 C-112 -86 -92 -100 -58 -100 C-24 -100 0 -96 16 -70 C54 -68 96 -64 116 -56 C134 -50 146 -40 144 -24 C143 -18 138 -15 130 -15 L-130 -15 C-136 -16 -139 -20 -140 -26 Z",
  glass: "M-100 -70 C-96 -84 -84 -94 -58 -94 C-32 -94 -8 -90 4 -71 C-30 -72 -70 -72 -100 -70 Z",
  pillars: "M-52 -96 L-46 -96 L-44 -68 L-50 -68 Z",
  wheels: [-90, 92],
  r: 24,
  crease: -58,
  sill: -19,
  doors: ["M-48 -70 C-46 -50 -48 -32 -52 -20", "M10 -70 C12 -50 8 -32 2 -20"],
  head: "O 131 -48 7 7.6",
  tail: "O -139 -44 3.4 6",
  lampAt: [134, -48],
  tailAt: [-140, -44],
  handles: [[-36, -57]],
  roof: -100,
};

const kinds: readonly (readonly [Variant, Coachwork])[] = [
  ["suv", offRoad],
  ["sports_car", sports],
  ["vintage", vintage],
];
const ends = new Map([
  [saloon, saloonEnd],
  [offRoad, offRoadEnd],
  [sports, sportsEnd],
  [vintage, vintageEnd],
]);
const paints = ["#b02a26", "#23598c", "#cdd0d2", "#3f6f5e", "#d0862e", "#7c1f2a"];

export function paintCar(brush: Brush): void {
  const pen = penOf(brush, true);
  const { variants } = brush;
  const taxi = variants.has("taxi");
  const police = variants.has("police");
  const coach = kinds.find(([words]) => variants.has(words))?.[1] ?? saloon;
  const own = taxi ? rgb("#f2b01e") : police ? ([232, 234, 236] as Rgb) : rgb(paints[brush.seed % paints.length]!);
  const paint = brush.colour ?? own;
  if (brush.facing === "camera" || brush.facing === "away") {
    paintCarEnd(brush, pen, ends.get(coach)!, paint, brush.motion === "drive");
    if (taxi || police) roofSign(brush, pen, taxi, 0);
    return;
  }
  underShade(pen, -158, 158);
  drawShell(brush, pen, coach, paint);
  if (taxi || police) {
    dress(pen, taxi);
    roofSign(brush, pen, taxi, -15);
  }
  const alloy: Rgb = coach === vintage ? [214, 214, 210] : [178, 182, 190];
  for (const x of coach.wheels) {
    const arch = coach.r + 4;
    pen.within(coach.body, () =>
      pen.fill(
        `M${x - arch} 0 C${x - arch - 1} ${-coach.r * 2.6} ${x + arch + 1} ${-coach.r * 2.6} ${x + arch} 0 Z`,
        [10, 10, 13],
      ),
    );
    wheel(brush, pen, x, coach.r, {
      alloy,
      spokes: coach === vintage ? 12 : coach === sports ? 10 : 5,
      rim: coach === vintage ? 0.6 : 0.74,
    });
  }
  drawLamps(brush, pen, coach);
}

function drawShell(brush: Brush, pen: Pen, coach: Coachwork, paint: Rgb): void {
  const { light } = brush;
  const { crease, sill, roof } = coach;
  pen.hull(coach.body, paint, "paint", [
    [roof, 0.1, 0.95],
    [roof + 14, 0.15, 0.6],
    [crease - 12, 0.1, 0.82],
    [crease - 5, 0.2, 0.34],
    [crease, 0.25, 0.08],
    [crease + 4, 0.2, -0.12],
    [crease + 16, 0.2, 0.16],
    [sill - 12, 0.2, -0.06],
    [sill - 6, 0.1, -0.5],
    [sill + 6, 0, -0.9],
  ]);
  pen.within(coach.body, () => {
    const lit = light.side < 0 ? -1 : 1;
    const dim = 1 - light.night * 0.5;
    pen.fill(
      "M-180 -110 L180 -110 L180 0 L-180 0 Z",
      pen.blend(
        [-160 * lit, 0, 160 * lit, 0],
        [0, [6, 8, 16], 0.34],
        [0.5, [6, 8, 16], 0.05],
        [0.72, [255, 246, 230], 0],
        [1, [255, 246, 230], 0.12 * dim],
      ),
    );
    // The sky's edge runs along the shoulder as one long light.
    pen.line(
      `M-170 ${crease - 4} S -90 ${crease - 6} 0 ${crease - 6} 90 ${crease - 5} 165 ${crease + 6}`,
      mix(light.halo, [255, 255, 255], 0.5),
      1.5,
      0.62 * dim,
    );
    pen.line(
      `M-170 ${crease + 1} S -90 ${crease - 1} 0 ${crease - 1} 90 ${crease} 165 ${crease + 10}`,
      scale(paint, 0.22),
      1.6,
      0.5,
    );
    pen.fill(`M-180 ${sill} L180 ${sill} L180 0 L-180 0 Z`, [20, 20, 24], 0.86);
    pen.line(`M-120 ${sill - 1} L120 ${sill - 1}`, scale(paint, 0.3), 1, 0.8);
    for (const x of coach.wheels)
      pen.line(
        `M${x - coach.r - 7} -12 C${x - coach.r - 8} ${-coach.r * 2.72} ${x + coach.r + 8} ${-coach.r * 2.72} ${x + coach.r + 7} -12`,
        mix(paint, [255, 255, 255], 0.5),
        1,
        0.3 * dim,
      );
  });
  glaze(brush, pen, coach.glass, roof + 4, crease - 12);
  pen.within(coach.glass, () => {
    // Seats show against the far window.
    for (const [x, y] of [
      [-64, crease - 24],
      [-4, crease - 24],
    ] as const) {
      pen.fill(roundedBox(x, y, 11, 9, 3), [12, 14, 18], 0.75);
      pen.fill(roundedBox(x - 3, y + 9, 17, 30, 5), [12, 14, 18], 0.75);
    }
    pen.fill(coach.pillars, [14, 15, 18]);
  });
  pen.line(coach.glass, [16, 17, 20], 1.4, 0.9);
  pen.line(coach.glass, [205, 210, 216], 0.5, 0.5);
  for (const door of coach.doors) {
    pen.line(door, scale(paint, 0.25), 0.9, 0.85);
    pen.line(door, mix(paint, [255, 255, 255], 0.5), 0.3, 0.3);
  }
  for (const [x, y] of coach.handles) {
    pen.fill(roundedBox(x, y, 15, 2.6, 1.3), scale(paint, 0.4));
    pen.fill(roundedBox(x + 0.6, y - 0.4, 14, 1.4, 0.7), pen.tone(paint, "paint", 0.4, 0.7));
  }
  pen.body("M58 -69 C60 -77 70 -78 74 -74 C75 -70 72 -67 66 -67 Z", paint, "paint", [0, -66, 0, -78]);
  pen.bevel(coach.body, 0.9, 0.4);
  if (light.night > 0.5) nightReflections(brush, pen, coach);
}

/** Street lamps as long soft lights over roof, shoulder and doors. */
function nightReflections(brush: Brush, pen: Pen, { body, crease, roof }: Coachwork): void {
  const lamp = mix(brush.light.accent, [255, 214, 160], 0.6);
  pen.within(body, () => {
    for (let i = 0; i < 4; i++) {
      const x = -110 + i * 70 + (brush.seed % 31);
      pen.soft(x, roof + 6, 26, 5, lamp, 0.5);
      pen.soft(x + 12, crease - 8, 30, 3, lamp, 0.55);
      pen.soft(x + 18, crease + 15, 34, 5, mix(lamp, brush.light.upper, 0.4), 0.22);
    }
  });
  pen.line(body, brush.light.rim, 0.5, 0.35);
}

function drawLamps(brush: Brush, pen: Pen, coach: Coachwork): void {
  const on = lamps(brush);
  pen.fill(coach.head, on ? [255, 250, 236] : [196, 206, 216]);
  pen.line(coach.head, [40, 42, 48], 0.8, 0.8);
  if (!on)
    pen.within(coach.head, () => pen.soft(coach.lampAt[0] - 8, coach.lampAt[1] - 3, 12, 5, [255, 255, 255], 0.9));
  pen.fill(coach.tail, on ? [255, 56, 44] : [150, 18, 20]);
  const [x, y] = coach.lampAt;
  pen.fill(
    `M${x + 4} ${y + 14} C${x} ${y + 16} ${x - 14} ${y + 16} ${x - 20} ${y + 18} L${x - 16} ${y + 25} L${x + 5} ${y + 24} Z`,
    [16, 17, 20],
    0.9,
  );
  headlamp(brush, x + 2, y, 0.9);
  tailLamp(brush, ...coach.tailAt);
}

function dress(pen: Pen, taxi: boolean): void {
  if (taxi) {
    for (let i = 0; i < 44; i++)
      pen.fill(roundedBox(-118 + i * 4.6, i % 2 ? -51 : -47.6, 4.6, 3.4, 0.1), [24, 24, 26], 0.92);
    return;
  }
  pen.fill("M-60 -56 L58 -54 L52 -17 L-60 -17 Z", [26, 44, 92], 0.92);
}

/** What a taxi or a police car carries on its roof, about `x`. */
function roofSign(brush: Brush, pen: Pen, taxi: boolean, x: number): void {
  const middle = x / 100;
  if (taxi) {
    pen.body(
      `M${x - 16} -100 L${x - 14} -109 Q${x - 13} -110 ${x - 12} -110 L${x + 14} -110 Q${x + 15} -110 ${x + 16} -109 L${x + 18} -100 Z`,
      [255, 244, 206],
      "satin",
      [0, -100, 0, -110],
    );
    if (lamps(brush)) brush.glow({ x: middle, y: -1.05, radius: 0.3, colour: [255, 226, 150], strength: 0.8 });
    return;
  }
  pen.fill(roundedBox(x - 19, -107, 18, 7, 2), [220, 36, 36]);
  pen.fill(roundedBox(x + 1, -107, 18, 7, 2), [40, 90, 230]);
  brush.glow({ x: middle - 0.1, y: -1.04, radius: 0.4, colour: [255, 50, 50], strength: 0.8, flicker: 0.9 });
  brush.glow({ x: middle + 0.1, y: -1.04, radius: 0.4, colour: [70, 120, 255], strength: 0.8, flicker: 0.9 });
}
