import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";

const white: Rgb = [232, 234, 238];
const gold = rgb("#c99a3e");
const dark: Rgb = [44, 46, 54];

/** Fire behind a nozzle, along -x from its mouth: a white core in blue and orange. */
function thrust(brush: Brush, pen: Pen, x: number, y: number, length: number, width: number): void {
  const beat = 1 + 0.12 * Math.sin(brush.phase * Math.PI * 2);
  for (const [share, broad, colour, alpha] of [
    [1, 1.6, [255, 120, 50], 0.3],
    [0.8, 1.1, [255, 176, 90], 0.6],
    [0.5, 0.7, [210, 230, 255], 0.9],
  ] as const)
    pen.fill(
      `M${x} ${y - (width * broad) / 2} C${x - length * share * 0.5 * beat} ${y - (width * broad) / 2.4} ${x - length * share * 0.8 * beat} ${y - 1} ${x - length * share * beat} ${y} C${x - length * share * 0.8 * beat} ${y + 1} ${x - length * share * 0.5 * beat} ${y + (width * broad) / 2.4} ${x} ${y + (width * broad) / 2} Z`,
      colour as Rgb,
      alpha,
    );
  brush.glow({ x: (x - 6) / 100, y: y / 100, radius: 0.4, colour: [255, 180, 110], strength: 0.9, flicker: 0.3 });
}

export function paintSpaceship(brush: Brush): void {
  const pen = penOf(brush);
  const paint = brush.colour ?? mix(brush.light.accent, rgb("#b8452e"), 0.5);
  for (const y of [-62, -38]) thrust(brush, pen, -104, y, 66, 11);
  pen.body("M-90 -58 L-116 -94 L-64 -94 L-10 -66 Z", scale(white, 0.85), "satin", [0, -58, 0, -96]);
  pen.decal("M-108 -94 L-64 -94 L-56 -90 L-104 -88 Z", paint);
  pen.body(roundedBox(-108, -68, 30, 13, 4), dark, "metal", [0, -55, 0, -68]);
  pen.body(roundedBox(-108, -45, 30, 13, 4), dark, "metal", [0, -31, 0, -45]);
  const hull =
    "M-92 -50 C-90 -66 -60 -72 -16 -74 C40 -76 92 -64 132 -46 C136 -43 134 -40 128 -38 C90 -28 20 -24 -40 -28 C-76 -30 -92 -38 -92 -50 Z";
  pen.hull(hull, white, "satin", [
    [-75, 0.1, 0.95],
    [-64, 0.2, 0.6],
    [-50, 0.24, 0.2],
    [-40, 0.2, -0.2],
    [-26, 0.05, -0.95],
  ]);
  pen.within(hull, () => {
    pen.decal("M-100 -47 C-20 -44 70 -44 140 -45 L140 -40 C70 -38 -20 -38 -100 -41 Z", paint);
    for (let i = 0; i < 26; i++) {
      const x = -86 + ((i * 53 + brush.seed) % 190);
      const y = -72 + ((i * 29) % 44);
      pen.fill(
        roundedBox(x, y, 6 + (i % 4) * 5, 3 + (i % 3) * 2, 0.6),
        i % 2 ? [120, 124, 134] : [250, 250, 252],
        0.22,
      );
    }
    for (const x of [-60, -24, 16, 58])
      pen.line(`M${x} -80 C${x + 5} -60 ${x + 5} -44 ${x} -20`, [70, 74, 84], 0.6, 0.6);
    pen.fill("M-100 -30 C-20 -24 80 -28 140 -40 L140 -10 L-100 -10 Z", [10, 12, 24], 0.4);
  });
  const canopy = "M44 -70 C68 -70 94 -60 108 -52 C88 -50 62 -52 46 -58 Z";
  pen.fill(canopy, pen.blend([44, -72, 90, -48], [0, [150, 200, 236]], [0.4, [30, 52, 84]], [1, [10, 14, 26]]));
  pen.line(canopy, [60, 64, 74], 1.2);
  pen.body("M-80 -42 L-126 -8 L-62 -8 L16 -36 Z", white, "satin", [0, -8, 0, -44]);
  pen.decal("M-120 -12 L-66 -12 L-60 -8 L-126 -8 Z", paint);
  for (let i = 0; i < 6; i++) pen.fill(roundedBox(-44 + i * 12, -60, 5, 2.4, 1), [255, 228, 170]);
  pen.bevel(hull, 1, 0.5);
  brush.glow({ x: -1.2, y: -0.1, radius: 0.14, colour: [255, 80, 70], strength: 0.8, flicker: 0.8 });
}

export function paintRocket(brush: Brush): void {
  const pen = penOf(brush, brush.light.night > 0.5);
  const trim = brush.colour ?? mix(brush.light.accent, rgb("#c0392b"), 0.6);
  const flying = brush.motion !== "idle" && brush.motion !== "still" && brush.motion !== "turn";
  if (flying) {
    for (const [w, l, c, a] of [
      [10, 30, [255, 130, 60], 0.5],
      [7, 22, [255, 196, 110], 0.8],
      [4, 14, [255, 250, 236], 1],
    ] as const) {
      const beat = 1 + 0.1 * Math.sin(brush.phase * Math.PI * 2 + w);
      pen.fill(
        `M${-w / 2} 0 C${-w * 0.9} ${l * 0.3} ${-w * 0.3} ${l * 0.8 * beat} 0 ${l * beat} C${w * 0.3} ${l * 0.8 * beat} ${w * 0.9} ${l * 0.3} ${w / 2} 0 Z`,
        c as Rgb,
        a,
      );
    }
    for (let i = 0; i < 9; i++)
      pen.soft(Math.sin(i * 2.3) * (2 + i), 18 + i * 4, 5 + i * 1.2, 4 + i, [226, 220, 216], 0.24);
    brush.glow({ x: 0, y: 0.08, radius: 0.6, colour: [255, 176, 90], strength: 1, flicker: 0.4 });
  }
  for (const s of [-1, 1]) {
    pen.body(`M${s * 6} -30 L${s * 15} -8 L${s * 15} 0 L${s * 6} -5 Z`, trim, "paint", [-14, 0, 14, 0]);
    pen.body(
      `M${s * 8 - 3} -4 L${s * 8 - 3} -44 C${s * 8 - 3} -48 ${s * 8 - 1} -51 ${s * 8} -52 C${s * 8 + 1} -51 ${s * 8 + 3} -48 ${s * 8 + 3} -44 L${s * 8 + 3} -4 Z`,
      white,
      "satin",
      [s * 8 - 3, 0, s * 8 + 3, 0],
    );
    pen.body(`M${s * 8 - 2.4} -4 L${s * 8 + 2.4} -4 L${s * 8 + 3.2} 0 L${s * 8 - 3.2} 0 Z`, dark, "metal", [
      s * 8 - 3,
      0,
      s * 8 + 3,
      0,
    ]);
  }
  pen.body("M-4.4 -5 L4.4 -5 L5.6 1 L-5.6 1 Z", dark, "metal", [-5, 0, 5, 0]);
  const body = "M-6.6 -5 L-6.6 -74 C-6.6 -84 -3.4 -94 0 -100 C3.4 -94 6.6 -84 6.6 -74 L6.6 -5 Z";
  pen.body(body, white, "satin", [-6.6, 0, 6.6, 0]);
  pen.within(body, () => {
    const band = (y: number, h: number, colour: Rgb) =>
      pen.body(`M-8 ${y} L8 ${y} L8 ${y + h} L-8 ${y + h} Z`, colour, "satin", [-6.6, 0, 6.6, 0]);
    band(-101, 15, trim);
    band(-62, 2.6, [40, 42, 50]);
    band(-16, 3, [40, 42, 50]);
    band(-10, 6, trim);
    for (const y of [-76, -50, -34]) pen.line(`M-8 ${y} L8 ${y}`, [110, 114, 122], 0.3, 0.8);
  });
  for (const y of [-70]) {
    pen.body(`O 0 ${y} 2.5 2.5`, gold, "metal", [0, y + 2.5, 0, y - 2.5]);
    pen.fill(
      `O 0 ${y} 1.8 1.8`,
      pen.blend([-1, y - 2, 1, y + 2], [0, [170, 214, 240]], [0.5, [30, 60, 100]], [1, [10, 20, 40]]),
    );
  }
}

export function paintUfo(brush: Brush): void {
  const pen = penOf(brush);
  const shell = brush.colour ?? ([168, 176, 188] as Rgb);
  const light: Rgb = brush.colour ? mix(brush.colour, [255, 255, 255], 0.5) : [150, 255, 214];
  pen.fill("M-50 -36 L50 -36 L110 60 L-110 60 Z", pen.blend([0, -36, 0, 60], [0, light, 0.3], [1, light, 0]));
  pen.body("M-52 -62 C-46 -92 -24 -100 0 -100 C24 -100 46 -92 52 -62 Z", [90, 130, 150], "gloss", [-52, 0, 52, 0]);
  pen.soft(0, -70, 40, 26, light, 0.4);
  const disc =
    "M-150 -50 C-120 -66 -60 -72 0 -72 C60 -72 120 -66 150 -50 C120 -36 60 -28 0 -28 C-60 -28 -120 -36 -150 -50 Z";
  pen.hull(disc, shell, "chrome", [
    [-72, 0, 0.95],
    [-62, 0.2, 0.7],
    [-52, 0.3, 0.2],
    [-48, 0.2, -0.2],
    [-28, 0, -0.95],
  ]);
  pen.line("M-150 -50 C-90 -44 90 -44 150 -50", scale(shell, 0.4), 1.4);
  pen.bevel(disc, 1.2, 0.5);
  for (let i = 0; i < 9; i++) {
    const u = -0.9 + i * 0.225;
    const on = (i + Math.floor(brush.phase * 9)) % 3 === 0;
    pen.fill(`O ${u * 128} ${-41 + u * u * -5} 5 3`, on ? [255, 255, 246] : light);
    if (i % 2 === 0) brush.glow({ x: u * 1.28, y: -0.42, radius: 0.24, colour: light, strength: on ? 0.9 : 0.5 });
  }
  pen.fill("O 0 -29 50 6", light, 0.85);
  brush.glow({ x: 0, y: -0.26, radius: 0.9, colour: light, strength: 0.8 });
}

export function paintSatellite(brush: Brush): void {
  const pen = penOf(brush);
  const cells = brush.colour ?? rgb("#23407c");
  pen.line("M-160 -50 L160 -50", [120, 124, 132], 3);
  for (const s of [-1, 1])
    for (const x of [52, 116]) {
      const panel =
        s > 0
          ? `M${x} -80 L${x + 58} -80 L${x + 58} -20 L${x} -20 Z`
          : `M${-x} -80 L${-x - 58} -80 L${-x - 58} -20 L${-x} -20 Z`;
      pen.fill(
        panel,
        pen.blend(
          [-170, -90, 170, -10],
          [0, pen.tone(cells, "gloss", -0.4, 0.2)],
          [0.35, pen.tone(cells, "gloss", 0.62, 0.1)],
          [0.6, pen.tone(cells, "gloss", 0.1, 0)],
          [1, pen.tone(cells, "gloss", 0.4, 0.4)],
        ),
      );
      pen.within(panel, () => {
        for (let i = 0; i < 60; i++)
          pen.line(`M${-180 + i * 6.2} -90 L${-180 + i * 6.2} -10`, [150, 170, 210], 0.3, 0.6);
        for (let y = -80; y < -18; y += 10) pen.line(`M-190 ${y} L190 ${y}`, [190, 204, 230], 0.7, 0.7);
      });
      pen.line(panel, [190, 196, 206], 1.2);
    }
  const body = roundedBox(-34, -86, 68, 72, 3);
  pen.body(body, gold, "metal", [-34, -20, 34, -86]);
  pen.within(body, () => {
    for (let i = 0; i < 40; i++) {
      const x = -34 + ((i * 37 + brush.seed) % 68);
      const y = -86 + ((i * 53) % 72);
      pen.fill(`M${x} ${y} L${x + 12} ${y + 3} L${x + 5} ${y + 11} Z`, i % 2 ? [255, 236, 170] : [96, 62, 20], 0.28);
    }
  });
  pen.bevel(body, 1.4, 0.5);
  pen.body("M-6 -14 L6 -14 L4 -4 L-4 -4 Z", dark, "metal", [-6, 0, 6, 0]);
  pen.body("M-26 -8 C-22 4 22 4 26 -8 Z", white, "satin", [-26, 0, 26, 0]);
  pen.line("M0 -86 L0 -98 M18 -86 L26 -98", white, 1.4);
  pen.fill("O 0 -98 2 2", [255, 90, 80]);
  brush.glow({ x: 0, y: -0.98, radius: 0.22, colour: [255, 90, 80], strength: 0.9, flicker: 0.9 });
}
