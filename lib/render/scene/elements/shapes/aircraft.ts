import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { inkOn, letter, nameOn } from "./lettering.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";
import { glaze, lamps } from "./road-parts.ts";

const white: Rgb = [238, 240, 243];
const tubeLines = (top: number, bottom: number) => {
  const at = (share: number) => top + (bottom - top) * share;
  return [
    [at(0), 0.1, 0.95],
    [at(0.18), 0.15, 0.7],
    [at(0.45), 0.22, 0.24],
    [at(0.7), 0.2, -0.25],
    [at(1), 0, -0.95],
  ] as const;
};

export function paintAirplane(brush: Brush): void {
  const pen = penOf(brush, true);
  const { variants } = brush;
  if (variants.has("biplane")) return paintBiplane(brush, pen);
  paintJet(brush, pen);
}

function paintJet(brush: Brush, pen: Pen): void {
  const livery = brush.colour ?? mix(brush.light.accent, rgb("#b8322c"), 0.5);
  const wingFar = "M30 -44 L-34 -66 L-52 -66 L-16 -42 Z";
  pen.body(wingFar, scale(white, 0.8), "satin", [0, -40, 0, -68]);
  const fin = "M-128 -52 L-172 -100 L-150 -100 C-134 -84 -112 -64 -88 -56 Z";
  pen.hull(fin, livery, "paint", [
    [-100, 0.3, 0.5],
    [-52, 0.2, 0.1],
  ]);
  pen.fill("M-142 -50 L-178 -62 L-160 -64 L-112 -52 Z", pen.tone(scale(white, 0.84), "satin", 0.1, 0.4));
  const tube =
    "M188 -44 C180 -54 160 -60 136 -60 L-70 -60 C-120 -60 -160 -56 -184 -51 C-164 -42 -120 -33 -70 -31 L130 -31 C160 -31 184 -36 188 -44 Z";
  pen.hull(tube, white, "paint", tubeLines(-60, -31));
  pen.within(tube, () => {
    pen.decal("M-200 -60 L-96 -60 C-110 -50 -130 -40 -160 -34 L-200 -34 Z", livery);
    pen.decal("M-130 -38 C-40 -36 60 -36 190 -41 L190 -39.4 C60 -34 -40 -34 -130 -36 Z", livery);
    pen.fill("M-200 -36 L200 -36 L200 -28 L-200 -28 Z", [90, 96, 106], 0.28);
  });
  for (let i = 0; i < 34; i++)
    pen.fill(roundedBox(116 - i * 6, -51, 2.6, 3.8, 1.2), lamps(brush) ? [255, 226, 164] : [44, 58, 74]);
  for (const x of [126, 14, -92]) pen.line(roundedBox(x, -54, 7, 14, 2), scale(white, 0.55), 0.5, 0.9);
  glaze(brush, pen, "M160 -56 C168 -54 174 -51 178 -48 L162 -48 L158 -55 Z", -57, -48);
  const engine = "M24 -28 C34 -31 44 -29 46 -24 L46 -19 C44 -14 34 -13 24 -16 L4 -20 L4 -25 Z";
  pen.body(engine, white, "paint", [0, -12, 0, -32]);
  pen.body("M42 -29.4 C47 -28 48 -16 42 -14 C39 -18 39 -26 42 -29.4 Z", [190, 194, 200], "chrome", [0, -14, 0, -29]);
  const wing = "M44 -36 L-74 -3 L-96 -3 L-92 -6 L-20 -38 Z";
  pen.body(wing, mix(white, [176, 182, 190], 0.4), "satin", [10, 0, -30, -40]);
  pen.line("M44 -36 L-74 -3", white, 1.2, 0.9);
  pen.line("M-8 -34 L-84 -4", [120, 126, 134], 0.5, 0.8);
  pen.fill("M-74 -3 L-100 -13 L-96 -3 Z", pen.tone(livery, "paint", 0.2, 0.3));
  pen.body("M-116 -47 L-178 -41 L-190 -44 L-150 -50 Z", mix(white, [176, 182, 190], 0.3), "satin", [0, -40, 0, -50]);
  pen.bevel(tube, 0.8, 0.4);
  brush.glow({ x: -0.9, y: -0.04, radius: 0.16, colour: [255, 80, 70], strength: 0.9, flicker: 0.8 });
  if (lamps(brush)) brush.glow({ x: 0.46, y: -0.34, radius: 0.4, colour: [240, 246, 255], strength: 0.7 });
}

function blades(brush: Brush, pen: Pen, x: number, y: number, rx: number, ry: number): void {
  const turn = brush.phase * Math.PI * 2;
  pen.fill(`O ${x} ${y} ${rx} ${ry}`, [190, 196, 204], 0.16);
  for (const a of [turn, turn + 0.14, turn - 0.14]) {
    const [c, s] = [Math.cos(a) * rx, Math.sin(a) * ry];
    pen.line(`M${x - c} ${y - s} L${x + c} ${y + s}`, [46, 46, 52], 1.8, a === turn ? 0.7 : 0.25);
  }
}

function paintBiplane(brush: Brush, pen: Pen): void {
  const paint = brush.colour ?? rgb("#b3342a");
  const cloth = mix(paint, rgb("#f2dfb4"), 0.75);
  pen.body("M-20 -92 L70 -100 L78 -94 L-16 -85 Z", scale(cloth, 0.85), "satin", [0, -84, 0, -100]);
  pen.line("M10 -88 L4 -40 M40 -92 L32 -38 M10 -88 L32 -38", [66, 52, 40], 1.8);
  pen.line("M30 -26 L20 -6 M52 -28 L40 -6", [40, 40, 44], 3);
  for (const x of [20, 40]) pen.body(`O ${x} -9 9 9`, [36, 36, 40], "rubber", [x - 8, -2, x + 8, -16]);
  pen.fill("M-130 -52 C-146 -66 -152 -82 -146 -92 C-132 -90 -118 -70 -108 -54 Z", pen.tone(paint, "paint", 0.2, 0.3));
  const fuselage =
    "M110 -48 C108 -62 92 -66 70 -66 C40 -66 0 -64 -40 -60 L-146 -50 L-144 -44 C-90 -34 -20 -26 60 -26 C92 -26 110 -34 110 -48 Z";
  pen.hull(fuselage, paint, "paint", tubeLines(-66, -26));
  pen.body("M84 -65 C104 -64 112 -58 112 -48 C112 -36 104 -28 84 -26 Z", [150, 152, 158], "metal", [0, -26, 0, -66]);
  pen.fill("M-18 -62 C-6 -72 14 -72 24 -65 L14 -62 Z", [22, 22, 26]);
  glaze(brush, pen, "M16 -65 L22 -76 L28 -65 Z", -76, -65);
  pen.body("M-30 -40 L74 -48 L84 -42 L-24 -32 Z", cloth, "satin", [0, -32, 0, -48]);
  pen.fill("M-148 -50 L-120 -54 L-102 -50 L-140 -45 Z", pen.tone(cloth, "satin", 0.2, 0.4));
  blades(brush, pen, 118, -48, 5, 38);
  pen.body("M110 -54 C120 -52 122 -44 110 -42 Z", rgb("#d2b04a"), "metal", [0, -42, 0, -54]);
  pen.bevel(fuselage, 0.8, 0.4);
}

export function paintHelicopter(brush: Brush): void {
  const pen = penOf(brush, true);
  const paint = brush.colour ?? mix(brush.light.primary, rgb("#b5302a"), 0.6);
  pen.line("M-26 -12 L-30 -4 M34 -12 L38 -4", [50, 50, 56], 2.4);
  pen.line("M-56 -3 L58 -3 C66 -3 70 -6 72 -9", [50, 50, 56], 3);
  const body =
    "M-34 -66 C-10 -76 34 -76 58 -62 C78 -50 86 -34 78 -24 C70 -14 40 -12 10 -12 C-20 -12 -44 -18 -52 -34 L-152 -52 L-150 -58 L-52 -62 Z";
  pen.fill(
    "M-150 -58 L-170 -92 L-156 -92 L-130 -58 Z M-150 -52 L-166 -34 L-156 -34 L-134 -50 Z",
    pen.tone(paint, "paint", 0.1, 0.1),
  );
  pen.hull(body, paint, "paint", tubeLines(-74, -12));
  pen.within(body, () => pen.decal("M-160 -50 C-60 -46 0 -36 90 -34 L90 -26 C0 -28 -60 -40 -160 -46 Z", white));
  glaze(brush, pen, "M32 -66 C52 -62 68 -52 76 -38 L40 -34 L32 -38 Z", -66, -34);
  glaze(brush, pen, roundedBox(2, -62, 25, 22, 4), -62, -40);
  pen.line("M29 -68 L29 -14 M-2 -68 L-2 -14", scale(paint, 0.35), 0.8, 0.8);
  pen.body("M-20 -72 L-12 -82 L30 -82 L40 -71 Z", scale(paint, 0.85), "paint", [0, -70, 0, -84]);
  pen.line("M8 -80 L8 -94", [52, 54, 60], 4);
  blades(brush, pen, 8, -95, 150, 4.2);
  const turn = brush.phase * Math.PI * 4;
  pen.fill("O -160 -74 17 17", [190, 196, 204], 0.18);
  pen.line(
    `M${-160 - Math.cos(turn) * 17} ${-74 - Math.sin(turn) * 17} L${-160 + Math.cos(turn) * 17} ${-74 + Math.sin(turn) * 17}`,
    [46, 46, 52],
    1.6,
    0.8,
  );
  pen.bevel(body, 0.9, 0.4);
  brush.glow({ x: -1.6, y: -0.9, radius: 0.2, colour: [255, 70, 60], strength: 0.9, flicker: 0.8 });
  if (lamps(brush)) brush.glow({ x: 0.74, y: -0.16, radius: 0.6, colour: [244, 248, 255], strength: 0.8 });
}

export function paintDrone(brush: Brush): void {
  const pen = penOf(brush);
  const shell = brush.colour ?? ([226, 228, 232] as Rgb);
  for (const [x, y, r] of [
    [-118, -78, 52],
    [118, -78, 52],
  ] as const)
    blades(brush, pen, x, y - 12, r, 5);
  for (const s of [-1, 1]) {
    pen.body(
      `M${s * 30} -62 L${s * 116} -80 L${s * 120} -68 L${s * 34} -44 Z`,
      scale(shell, 0.8),
      "satin",
      [0, -44, 0, -82],
    );
    pen.body(roundedBox(s * 118 - 10, -90, 20, 26, 5), [52, 54, 60], "metal", [s * 118 - 10, 0, s * 118 + 10, 0]);
    pen.body(`M${s * 26} -44 L${s * 60} -4 L${s * 54} -2 L${s * 16} -42 Z`, scale(shell, 0.7), "satin", [0, 0, 0, -44]);
    pen.fill(`O ${s * 118} -66 3 3`, s > 0 ? [90, 240, 150] : [255, 80, 70]);
    brush.glow({
      x: s * 1.18,
      y: -0.66,
      radius: 0.3,
      colour: s > 0 ? [90, 255, 160] : [255, 80, 70],
      strength: 0.7,
      flicker: 0.5,
    });
  }
  const body = "M-52 -52 C-50 -72 -28 -80 0 -80 C28 -80 50 -72 52 -52 C48 -38 26 -34 0 -34 C-26 -34 -48 -38 -52 -52 Z";
  pen.hull(body, shell, "gloss", [
    [-80, 0, 0.95],
    [-66, 0.2, 0.5],
    [-54, 0.24, 0.08],
    [-34, 0.1, -0.8],
  ]);
  pen.line("M-50 -54 C-20 -48 20 -48 50 -54", scale(shell, 0.5), 0.9);
  pen.bevel(body, 1.4, 0.45);
  pen.body(roundedBox(-19, -38, 38, 34, 10), [40, 42, 48], "satin", [-19, 0, 19, 0]);
  pen.body("O 0 -21 13 13", [24, 25, 30], "chrome", [-8, -10, 8, -32]);
  pen.fill("O 0 -21 8 8", pen.blend([-6, -28, 6, -14], [0, [70, 60, 120]], [0.6, [14, 16, 30]], [1, [40, 80, 110]]));
  pen.fill("O -3 -25 2.6 2", [255, 255, 255], 0.8);
}

export function paintBalloon(brush: Brush): void {
  const pen = penOf(brush, true);
  const { ctx, light } = brush;
  const paint = brush.colour ?? mix(brush.light.accent, rgb("#c23a2a"), 0.5);
  if (brush.variants.has("airship")) return paintAirship(brush, pen, paint);
  const cream: Rgb = [248, 234, 204];
  const gores = 16;
  const envelope =
    "M0 -100 C30 -100 45 -84 44.6 -66 C44 -48 24 -30 9 -18 L-9 -18 C-24 -30 -44 -48 -44.6 -66 C-45 -84 -30 -100 0 -100 Z";
  for (let i = 0; i < gores; i++) {
    const [a, b] = [-1 + (i * 2) / gores, -1 + ((i + 1) * 2) / gores].map((t) => Math.sin((t * Math.PI) / 2)) as [
      number,
      number,
    ];
    const n = (a + b) / 2;
    const tone = i % 4 === 1 || i % 4 === 2 ? paint : cream;
    ctx.beginPath();
    ctx.moveTo(0, -1);
    for (const [s, back] of [
      [a, false],
      [b, true],
    ] as const) {
      if (!back) {
        ctx.bezierCurveTo(0.3 * s, -1, 0.45 * s, -0.84, 0.446 * s, -0.66);
        ctx.bezierCurveTo(0.44 * s, -0.48, 0.24 * s, -0.3, 0.09 * s, -0.18);
        ctx.lineTo(0.09 * b, -0.18);
      } else {
        ctx.bezierCurveTo(0.24 * s, -0.3, 0.44 * s, -0.48, 0.446 * s, -0.66);
        ctx.bezierCurveTo(0.45 * s, -0.84, 0.3 * s, -1, 0, -1);
      }
    }
    const top = pen.tone(tone, "cloth", n * 0.7, 0.75);
    const mid = pen.tone(tone, "cloth", n, 0.1);
    const low = mix(pen.tone(tone, "cloth", n * 0.8, -0.6), [255, 190, 96], 0.12 + light.night * 0.4);
    ctx.fillStyle = pen.blend([0, -100, 0, -18], [0, top], [0.45, mid], [1, low]);
    ctx.fill();
    ctx.strokeStyle = css(scale(tone, 0.4), 0.3);
    ctx.lineWidth = 0.0028;
    ctx.stroke();
  }
  pen.within(envelope, () => {
    for (const y of [-80, -46])
      pen.line(`M-50 ${y - 3} C-20 ${y + 3} 20 ${y + 3} 50 ${y - 3}`, scale(paint, 0.7), 1.4, 0.6);
    const s = light.side < 0 ? -1 : 1;
    pen.soft(s * 18, -78, 14, 18, [255, 250, 236], 0.24 * (1 - light.night * 0.6));
    pen.soft(0, -24, 26, 24, [255, 200, 110], 0.25 + light.night * 0.4);
  });
  pen.bevel(envelope, 0.6, 0.3);
  pen.fill("M-9 -18 L9 -18 L7 -16 L-7 -16 Z", scale(paint, 0.5));
  pen.line("M-7 -16 L-4.4 -7.4 M7 -16 L4.4 -7.4 M-3 -16 L-2.4 -7.4 M3 -16 L2.4 -7.4", [60, 46, 34], 0.3);
  pen.body("M-5 -7.6 L5 -7.6 L4.2 -0.6 Q4 0 3.4 0 L-3.4 0 Q-4 0 -4.2 -0.6 Z", rgb("#8f6234"), "matte", [-5, 0, 5, 0]);
  for (let i = 0; i < 5; i++) pen.line(`M-5 ${-6 + i * 1.3} L5 ${-6 + i * 1.3}`, rgb("#4c321c"), 0.3, 0.7);
  pen.line("M-5.2 -7.6 L5.2 -7.6", rgb("#4a2c1a"), 0.8);
  for (const x of [-2, 1.6]) {
    pen.fill(`O ${x} -10 .9 1.1`, [46, 36, 32]);
    pen.fill(`M${x - 1.3} -7.4 L${x - 1} -9.2 L${x + 1} -9.2 L${x + 1.3} -7.4 Z`, [66, 50, 52]);
  }
  brush.glow({
    x: 0,
    y: -0.17,
    radius: 0.22 + light.night * 0.2,
    colour: [255, 190, 90],
    strength: 0.5 + light.night * 0.4,
    flicker: 0.5,
  });
}

function paintAirship(brush: Brush, pen: Pen, paint: Rgb): void {
  const hull =
    "M-48 -64 C-40 -82 -10 -88 14 -86 C36 -84 48 -74 50 -64 C48 -54 36 -44 14 -42 C-10 -40 -40 -46 -48 -64 Z";
  pen.fill(
    "M-46 -68 L-50 -86 L-38 -82 L-32 -76 Z M-46 -60 L-50 -42 L-38 -46 L-32 -52 Z",
    pen.tone(paint, "satin", 0.1, 0),
  );
  pen.hull(hull, mix(paint, [232, 230, 224], 0.7), "satin", tubeLines(-87, -41));
  pen.within(hull, () => {
    for (const y of [-78, -70, -62, -54])
      pen.line(`M-48 ${-64 + (y + 64) * 0.4} C-20 ${y} 20 ${y} 50 ${-64 + (y + 64) * 0.4}`, [90, 88, 86], 0.3, 0.5);
    pen.decal("M-50 -61 C-20 -57 20 -57 52 -62 L52 -58 C20 -53 -20 -53 -50 -57 Z", paint);
  });
  pen.body("M-8 -41 L14 -42 L11 -36 L-4 -36 Z", [70, 60, 54], "satin", [0, -36, 0, -42]);
  for (let i = 0; i < 5; i++) pen.fill(roundedBox(-4 + i * 3, -40.4, 2, 2, 0.4), [255, 220, 150]);
  const name = nameOn(brush);
  if (name) letter(brush.ctx, { text: name, x: 0.04, y: -0.68, width: 0.5, height: 0.06, ink: inkOn([220, 218, 210]) });
}
