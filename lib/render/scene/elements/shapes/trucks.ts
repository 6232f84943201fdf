import type { Variants } from "#lib/elements/variants.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { inkOn, letter, nameOn } from "./lettering.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";
import { paintReceding } from "./receding.ts";
import { busEnd, lorryEnd, vanEnd } from "./truck-ends.ts";
import { glaze, headlamp, lamps, tailLamp, underShade, wheel } from "./road-parts.ts";

const steel: Rgb = [190, 194, 200];
const sides = (top: number, sill: number) =>
  [
    [top, 0.1, 0.9],
    [top + 5, 0.2, 0.4],
    [(top + sill) / 2, 0.24, 0.16],
    [sill - 14, 0.22, 0],
    [sill, 0.1, -0.6],
  ] as const;

const cabOf = (brush: Brush): Rgb => brush.colour ?? mix(brush.light.primary, rgb("#a83a2c"), 0.6);
const loadOf = ({ colour }: Brush): Rgb => (colour ? mix(colour, [246, 244, 240], 0.86) : [226, 224, 218]);

type Van = "van" | "ambulance" | "food" | "camper";
const vanPaint = (brush: Brush, kind: Van): Rgb => {
  const own: Record<Van, Rgb> = {
    van: [232, 232, 230],
    ambulance: [246, 246, 244],
    food: mix(brush.light.accent, rgb("#2f8f8a"), 0.6),
    camper: rgb("#5fa39a"),
  };
  return brush.colour ?? own[kind];
};

const endOn = ({ facing, motion }: Brush) => facing === "away" || (facing === "camera" && motion !== "still");

/** A lorry, a van or an engine that comes or goes. */
function paintTruckEnd(brush: Brush, variants: Variants): void {
  const goes = brush.facing === "away";
  const lorry = !variants.has("ambulance");
  const fire = variants.has("fire");
  if (lorry) {
    const cab = fire ? (brush.colour ?? rgb("#c22a22")) : cabOf(brush);
    const load = fire ? cab : loadOf(brush);
    paintReceding(brush, {
      side: paintTruck,
      rear: -138,
      nose: fire ? 131 : 127,
      breadth: 80,
      setback: (y) => (goes || y > -40 ? 0 : fire ? (-40 - y) * 0.12 : Math.max(0, -56 - y) * 0.5),
      end: (page) => lorryEnd(page, goes, cab, load),
    });
    return;
  }
  const ambulance = variants.has("ambulance_trucks");
  const kind = ambulance ? "ambulance" : variants.has("food") ? "food" : variants.has("camper") ? "camper" : "van";
  paintReceding(brush, {
    side: paintTruck,
    rear: -109,
    nose: 113,
    breadth: 72,
    setback: (y) =>
      goes ? 0 : y > -52 ? Math.max(0, -36 - y) * 0.4 : y > -60 ? 6 + (-52 - y) * 2.4 : 25 + (-60 - y) * 0.62,
    end: (page) =>
      vanEnd(page, goes, vanPaint(brush, kind), ambulance ? [206, 34, 34] : kind === "camper" ? [244, 238, 222] : null),
  });
}

export function paintTruck(brush: Brush): void {
  const { variants } = brush;
  if (endOn(brush)) return paintTruckEnd(brush, variants);
  const pen = penOf(brush, true);
  underShade(pen, -136, 136);
  if (variants.has("fire")) return paintFireEngine(brush, pen);
  if (variants.has("ambulance_trucks")) return paintVan(brush, pen, "ambulance");
  if (variants.has("food")) return paintVan(brush, pen, "food");
  if (variants.has("camper")) return paintVan(brush, pen, "camper");
  if (variants.has("van")) return paintVan(brush, pen, "van");
  paintLorry(brush, pen);
}

function shine(brush: Brush, pen: Pen, drawing: string): void {
  const lit = brush.light.side < 0 ? -1 : 1;
  pen.within(drawing, () =>
    pen.fill(
      "M-300 -120 L300 -120 L300 0 L-300 0 Z",
      pen.blend(
        [-140 * lit, 0, 140 * lit, -60],
        [0, [6, 8, 18], 0.3],
        [0.5, [6, 8, 18], 0.04],
        [0.75, [255, 244, 224], 0.02],
        [1, [255, 244, 224], 0.14],
      ),
    ),
  );
}

function wheels(brush: Brush, pen: Pen, at: readonly number[], r: number): void {
  for (const x of at) {
    pen.fill(
      `M${x - r - 3} ${-r * 0.7} C${x - r - 4} ${-r * 2.6} ${x + r + 4} ${-r * 2.6} ${x + r + 3} ${-r * 0.7} Z`,
      [9, 9, 12],
    );
    wheel(brush, pen, x, r, { spokes: 8, rim: 0.6, alloy: [170, 174, 180] });
  }
}

function paintLorry(brush: Brush, pen: Pen): void {
  const cab = cabOf(brush);
  const box = loadOf(brush);
  pen.fill(roundedBox(-136, -25, 262, 7, 1), [26, 26, 30]);
  const load = "M-138 -99 L44 -99 L44 -24 L-138 -24 Z";
  pen.hull(load, box, "satin", sides(-100, -24));
  for (let i = 0; i < 26; i++) pen.line(`M${-134 + i * 7} -97 L${-134 + i * 7} -26`, scale(box, 0.6), 0.5, 0.22);
  shine(brush, pen, load);
  pen.fill("M-138 -34 L44 -34 L44 -31 L-138 -31 Z", cab, 0.9);
  const name = nameOn(brush);
  if (name)
    letter(brush.ctx, {
      text: name,
      x: -0.47,
      y: -0.65,
      width: 1.3,
      height: 0.15,
      ink: scale(cab, 0.8),
      tracking: 0.1,
    });
  pen.bevel(load, 1, 0.4);
  const house =
    "M50 -22 L50 -92 C50 -97 53 -99 58 -99 L92 -99 C100 -99 104 -95 108 -86 L121 -56 C124 -48 126 -40 126 -30 L126 -16 L50 -16 Z";
  pen.hull(house, cab, "paint", [
    [-100, 0.2, 0.9],
    [-88, 0.3, 0.5],
    [-52, 0.25, 0.4],
    [-46, 0.25, 0.02],
    [-34, 0.2, 0.12],
    [-16, 0.1, -0.7],
  ]);
  shine(brush, pen, house);
  pen.line("M54 -45 L122 -45", mix(cab, [255, 255, 255], 0.6), 0.8, 0.5);
  glaze(brush, pen, "M76 -56 L76 -86 Q76 -89 79 -89 L95 -89 C99 -89 101 -87 103 -83 L113 -56 Z", -90, -56);
  pen.line("M72 -90 L72 -20 M104 -56 L104 -22", scale(cab, 0.35), 0.8, 0.8);
  pen.fill(roundedBox(106, -80, 5, 18, 2), [20, 20, 24]);
  pen.fill(roundedBox(78, -48, 9, 2, 1), [24, 24, 28]);
  pen.fill("M112 -26 L127 -26 L127 -12 L110 -12 Z", [40, 41, 46]);
  pen.fill(roundedBox(117, -38, 8.5, 8, 2), lamps(brush) ? [255, 248, 226] : [206, 212, 220]);
  pen.body(roundedBox(-64, -30, 62, 15, 3), steel, "metal", [0, -15, 0, -30]);
  wheels(brush, pen, [-112, -82, 88], 15.5);
  pen.fill(roundedBox(-139, -32, 2.6, 7, 1), [190, 26, 26]);
  pen.bevel(house, 0.9, 0.4);
  headlamp(brush, 123, -34, 0.55);
  tailLamp(brush, -138, -28, 0.25);
}

function paintVan(brush: Brush, pen: Pen, kind: Van): void {
  const paint = vanPaint(brush, kind);
  const shell =
    "M-108 -20 C-111 -40 -111 -80 -107 -92 C-105 -98 -101 -100 -94 -100 L40 -100 C56 -100 64 -96 72 -84 L88 -58 C102 -54 110 -48 112 -36 L113 -18 C113 -14 111 -12 107 -12 L-102 -12 C-106 -12 -108 -15 -108 -20 Z";
  pen.hull(shell, paint, "paint", [
    [-101, 0.1, 0.95],
    [-90, 0.2, 0.5],
    [-60, 0.2, 0.36],
    [-52, 0.24, 0.02],
    [-40, 0.2, 0.14],
    [-12, 0.1, -0.7],
  ]);
  pen.within(shell, () => {
    if (kind === "ambulance") {
      pen.decal("M-120 -52 L120 -52 L120 -40 L-120 -40 Z", [206, 34, 34]);
      for (let i = 0; i < 14; i++)
        pen.decal(
          `M${-108 + i * 16} -40 L${-100 + i * 16} -40 L${-104 + i * 16} -34 L${-112 + i * 16} -34 Z`,
          [240, 190, 30],
        );
      pen.decal(
        "M-46 -84 L-38 -84 L-38 -76 L-30 -76 L-30 -68 L-38 -68 L-38 -60 L-46 -60 L-46 -68 L-54 -68 L-54 -76 L-46 -76 Z",
        [206, 34, 34],
      );
    }
    if (kind === "camper") pen.decal("M-120 -54 L120 -54 L120 0 L-120 0 Z", [244, 238, 222]);
    pen.fill("M-120 -18 L120 -18 L120 0 L-120 0 Z", [22, 22, 26], 0.9);
  });
  shine(brush, pen, shell);
  glaze(brush, pen, "M42 -58 L42 -90 L50 -90 C56 -90 59 -88 63 -82 L78 -58 Z", -90, -58);
  pen.line("M36 -96 L36 -16 M82 -57 C80 -40 76 -26 74 -18 M-32 -96 L-32 -16", scale(paint, 0.35), 0.8, 0.7);
  pen.fill(roundedBox(46, -50, 11, 2.2, 1), [24, 24, 28]);
  if (kind === "food") foodHatch(brush, pen, paint);
  else if (kind === "camper")
    for (const x of [-100, -64, -26, 8]) glaze(brush, pen, roundedBox(x, -90, 28, 28, 4), -90, -62, true);
  if (kind === "ambulance") {
    pen.fill(roundedBox(0, -106, 26, 7, 2), [40, 92, 232]);
    brush.glow({ x: 0.13, y: -1.02, radius: 0.5, colour: [80, 130, 255], strength: 0.8, flicker: 0.9 });
  }
  pen.fill("M96 -50 C102 -49 108 -45 110 -40 L100 -40 Z", lamps(brush) ? [255, 248, 226] : [208, 214, 222]);
  pen.fill(roundedBox(-110.5, -58, 3.4, 14, 1), [188, 28, 26]);
  wheels(brush, pen, [-72, 78], 18);
  pen.bevel(shell, 0.9, 0.4);
  headlamp(brush, 108, -43, 0.6);
  tailLamp(brush, -109, -50, 0.3);
}

function foodHatch(brush: Brush, pen: Pen, paint: Rgb): void {
  pen.fill(roundedBox(-92, -82, 54, 32, 2), [50, 36, 26]);
  pen.fill(
    roundedBox(-92, -82, 54, 32, 2),
    pen.blend([0, -82, 0, -50], [0, [255, 226, 166], 0.95], [1, [150, 92, 44], 0.9]),
  );
  for (const [x, h] of [
    [-84, 12],
    [-76, 8],
    [-66, 14],
    [-54, 9],
    [-47, 12],
  ] as const)
    pen.fill(roundedBox(x, -52 - h, 5, h, 1), [72, 44, 26], 0.85);
  pen.fill(roundedBox(-96, -51, 62, 3, 1), [206, 208, 212]);
  for (let i = 0; i < 9; i++)
    pen.fill(
      `M${-94 + i * 6.4} -84 L${-87.6 + i * 6.4} -84 L${-89.4 + i * 6.8} -72 L${-96.2 + i * 6.8} -72 Z`,
      i % 2 ? [248, 242, 230] : brush.light.accent,
    );
  const name = nameOn(brush);
  if (name) letter(brush.ctx, { text: name, x: -0.65, y: -0.36, width: 0.7, height: 0.09, ink: inkOn(paint) });
  brush.glow({ x: -0.65, y: -0.66, radius: 0.5, colour: [255, 210, 140], strength: 0.5 + brush.light.night * 0.4 });
}

function paintFireEngine(brush: Brush, pen: Pen): void {
  const red = brush.colour ?? rgb("#c22a22");
  const shell =
    "M-132 -16 L-132 -76 L56 -76 L56 -94 C56 -98 58 -100 62 -100 L112 -100 C119 -100 122 -96 124 -88 L130 -50 L130 -16 Z";
  pen.body(roundedBox(-138, -90, 186, 5, 2), steel, "metal", [0, -84, 0, -90]);
  for (let x = -132; x < 44; x += 10) pen.line(`M${x} -89 L${x} -80`, steel, 1.4);
  pen.body(roundedBox(-138, -82, 186, 4, 2), steel, "metal", [0, -78, 0, -82]);
  pen.hull(shell, red, "paint", sides(-100, -14));
  pen.within(shell, () => {
    pen.decal("M-140 -44 L140 -44 L140 -37 L-140 -37 Z", [246, 242, 230]);
    pen.decal("M-140 -37 L140 -37 L140 -34 L-140 -34 Z", [236, 190, 40]);
  });
  for (const x of [-124, -86, -48, -10]) {
    const door = roundedBox(x, -70, 34, 24, 1.4);
    pen.body(door, [186, 190, 196], "metal", [x, 0, x + 34, 0]);
    for (let i = 1; i < 9; i++) pen.line(`M${x} ${-70 + i * 2.7} L${x + 34} ${-70 + i * 2.7}`, [80, 84, 90], 0.4, 0.6);
  }
  shine(brush, pen, shell);
  glaze(
    brush,
    pen,
    "M62 -54 L62 -88 L84 -88 L84 -54 Z M90 -54 L90 -88 L112 -88 C115 -88 116 -86 117 -82 L121 -54 Z",
    -88,
    -54,
  );
  pen.line("M87 -92 L87 -20", scale(red, 0.35), 0.9, 0.8);
  pen.fill(roundedBox(74, -107, 34, 7, 2), [50, 100, 240]);
  pen.fill(roundedBox(118, -34, 11, 8, 2), lamps(brush) ? [255, 248, 226] : [208, 214, 222]);
  pen.fill("M106 -20 L134 -20 L134 -10 L106 -10 Z", [222, 222, 220]);
  wheels(brush, pen, [-92, -62, 84], 17);
  pen.bevel(shell, 1, 0.4);
  brush.glow({ x: 0.9, y: -1.03, radius: 0.55, colour: [90, 130, 255], strength: 0.9, flicker: 0.9 });
  headlamp(brush, 128, -31, 0.5);
}

export function paintBus(brush: Brush): void {
  const school = brush.variants.has("school");
  const double = brush.variants.has("double");
  const paint =
    brush.colour ?? (school ? rgb("#f0ac1c") : double ? rgb("#b3261e") : mix(brush.light.primary, rgb("#c8452e"), 0.5));
  if (endOn(brush)) {
    const goes = brush.facing === "away";
    paintReceding(brush, {
      side: paintBus,
      rear: -177,
      nose: 178,
      breadth: 82,
      setback: (y) => (goes ? 0 : Math.max(0, -46 - y) * 0.12),
      end: (page) => busEnd(page, goes, paint, double),
    });
    return;
  }
  const pen = penOf(brush, true);
  underShade(pen, -178, 178);
  const shell =
    "M-176 -14 L-176 -92 C-176 -98 -173 -100 -168 -100 L160 -100 C168 -100 172 -97 173 -90 L178 -46 L178 -16 C178 -12 176 -10 172 -10 L-170 -10 C-174 -10 -176 -11 -176 -14 Z";
  pen.hull(shell, paint, "paint", sides(-101, -10));
  pen.within(shell, () => {
    pen.fill("M-180 -16 L180 -16 L180 0 L-180 0 Z", [24, 24, 28], 0.85);
    if (!school)
      pen.decal(
        "M-180 -34 C-60 -30 60 -44 180 -34 L180 -26 C60 -36 -60 -22 -180 -26 Z",
        mix(paint, [255, 250, 240], 0.75),
      );
    else for (const y of [-42, -30]) pen.fill(`M-180 ${y} L180 ${y} L180 ${y + 2} L-180 ${y + 2} Z`, [26, 26, 28]);
  });
  shine(brush, pen, shell);
  const rows = double
    ? ([
        [-94, -66],
        [-56, -34],
      ] as const)
    : ([[-88, -50]] as const);
  for (const [top, bottom] of rows) {
    pen.fill(`M-168 ${top - 1.5} L168 ${top - 1.5} L172 ${bottom + 1.5} L-168 ${bottom + 1.5} Z`, [16, 17, 20]);
    for (let i = 0; i < 8; i++)
      glaze(brush, pen, roundedBox(-166 + i * 38, top, 35, bottom - top, 2), top, bottom, true);
    glaze(brush, pen, `M140 ${top} L164 ${top} L170 ${bottom} L140 ${bottom} Z`, top, bottom);
  }
  for (const x of [-40, 112]) {
    pen.fill(roundedBox(x, -88, 26, 74, 2), [20, 21, 24]);
    for (const dx of [1.5, 13.5]) glaze(brush, pen, roundedBox(x + dx, -84, 11, 64, 1.5), -84, -20, true);
  }
  pen.fill(roundedBox(140, -97, 30, 6, 1), [18, 18, 20]);
  for (let i = 0; i < 9; i++) pen.fill(roundedBox(143 + i * 2.8, -95.2, 1.8, 2.8, 0.2), [255, 176, 40]);
  pen.fill(roundedBox(165, -32, 11, 7, 3), lamps(brush) ? [255, 248, 226] : [210, 216, 224]);
  pen.fill(roundedBox(-177, -46, 3, 14, 1), [188, 28, 26]);
  wheels(brush, pen, [-112, 86], 16);
  pen.bevel(shell, 0.9, 0.4);
  headlamp(brush, 172, -28, 0.55);
  tailLamp(brush, -176, -40, 0.3);
}
