import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { letter, nameOn } from "./lettering.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";

const steel: Rgb = [204, 208, 214];
const gold = rgb("#d3a850");
const white: Rgb = [255, 255, 255];

export function paintWatch(brush: Brush): void {
  const pen = penOf(brush);
  const { variants } = brush;
  if (variants.has("necklace")) return paintNecklace(brush, pen);
  if (variants.has("ring")) return paintRing(brush, pen);
  const smart = variants.has("smart");
  const strap = brush.colour ?? (smart ? ([40, 42, 48] as Rgb) : rgb("#4a2e1f"));
  const metal = variants.has("gold") ? gold : steel;
  for (const [top, bottom, w0, w1] of [
    [-100, -72, 11.6, 14.4],
    [-28, 0, 14.4, 11.6],
  ] as const) {
    const band = `M${-w0} ${top} L${w0} ${top} C${w0 + 1} ${(top + bottom) / 2} ${w1} ${bottom - 4} ${w1} ${bottom} L${-w1} ${bottom} C${-w1} ${bottom - 4} ${-w0 - 1} ${(top + bottom) / 2} ${-w0} ${top} Z`;
    pen.body(band, strap, smart ? "satin" : "satin", [-14, 0, 14, 0], 0.92);
    if (!smart) {
      pen.grain(band, "leather", 0.45, 0.6);
      brush.ctx.setLineDash([0.018, 0.012]);
      for (const s of [-1, 1])
        pen.line(
          `M${s * (w0 - 2)} ${top + 1} L${s * (w1 - 2)} ${bottom - 1}`,
          mix(strap, [244, 222, 180], 0.7),
          0.5,
          0.9,
        );
      brush.ctx.setLineDash([]);
    }
    pen.bevel(band, 0.8, 0.4);
    // The case throws its shade on the band.
    pen.within(band, () => pen.soft(0, top < -50 ? bottom : top, 18, 9, [6, 6, 8], 0.7));
  }
  if (smart) return paintSmartFace(brush, pen, metal);
  for (const s of [-1, 1])
    for (const y of [-76, -24])
      pen.body(
        `M${s * 9} ${y} L${s * 16} ${y} L${s * 20} ${y < -50 ? -66 : -34} L${s * 10} ${y < -50 ? -66 : -34} Z`,
        metal,
        "metal",
        [s * 9, 0, s * 20, 0],
      );
  pen.body(roundedBox(28, -53.6, 4.6, 7.2, 1), metal, "metal", [0, -46, 0, -54]);
  for (let i = 0; i < 5; i++) pen.line(`M28.6 ${-52 + i * 1.1} L32.2 ${-52 + i * 1.1}`, [60, 62, 68], 0.25);
  pen.body("O 0 -50 29 29", metal, "chrome", [-22, -28, 22, -72]);
  pen.body("O 0 -50 27 27", metal, "metal", [18, -70, -18, -30]);
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * Math.PI * 2;
    pen.line(
      `M${Math.cos(a) * 24.8} ${-50 + Math.sin(a) * 24.8} L${Math.cos(a) * 26.4} ${-50 + Math.sin(a) * 26.4}`,
      [40, 42, 48],
      i % 5 ? 0.25 : 0.6,
      0.7,
    );
  }
  const dial = mix(brush.colour ?? brush.light.primary, [14, 20, 36], brush.colour ? 0.3 : 0.74);
  pen.fill("O 0 -50 24.2 24.2", [10, 10, 14]);
  brush.ctx.fillStyle = sunburst(brush, dial);
  brush.ctx.beginPath();
  brush.ctx.arc(0, -0.5, 0.237, 0, 7);
  brush.ctx.fill();
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 - Math.PI / 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    for (const [dx, colour, w] of [
      [0.3, [0, 0, 0], 1.7],
      [0, i % 3 ? steel : white, i % 3 ? 1 : 1.5],
    ] as const)
      pen.line(
        `M${c * 17.6 + dx} ${-50 + s * 17.6 + dx} L${c * 21.6 + dx} ${-50 + s * 21.6 + dx}`,
        colour as Rgb,
        w,
        dx ? 0.4 : 1,
      );
  }
  const name = nameOn(brush);
  if (name)
    letter(brush.ctx, { text: name, x: 0, y: -0.6, width: 0.2, height: 0.022, ink: [238, 238, 240], tracking: 0.2 });
  pen.line("O 0 -40.6 5 5", [200, 204, 210], 0.3, 0.8);
  pen.fill("O 0 -40.6 4.6 4.6", [0, 0, 0], 0.25);
  hand(pen, Math.PI * 2 * (10.15 / 12), 12.6, 1.9, white);
  hand(pen, Math.PI * 2 * (9 / 60), 18.4, 1.3, white);
  hand(pen, brush.phase * Math.PI * 2, 20, 0.5, brush.light.accent);
  pen.body("O 0 -50 1.7 1.7", metal, "metal", [0, -48, 0, -52]);
  crystal(brush, pen, "O 0 -50 24 24");
}

function sunburst(brush: Brush, dial: Rgb): CanvasGradient {
  const gradient = brush.ctx.createConicGradient((brush.light.side < 0 ? -1 : 1) * 0.4, 0, -0.5);
  for (const [at, k] of [
    [0, 1.35],
    [0.12, 0.8],
    [0.3, 0.6],
    [0.5, 1.25],
    [0.62, 0.8],
    [0.8, 0.55],
    [1, 1.35],
  ] as const)
    gradient.addColorStop(at, css(scale(dial, k)));
  return gradient;
}

function hand(pen: Pen, angle: number, length: number, width: number, colour: Rgb): void {
  const [s, c] = [Math.sin(angle), -Math.cos(angle)];
  const at = (k: number, dx: number, dy: number) =>
    `M${-s * 3 + dx} ${-50 - c * 3 + dy} L${s * k + dx} ${-50 + c * k + dy}`;
  pen.line(at(length, 0.5, 0.7), [0, 0, 0], width, 0.4);
  pen.line(at(length, 0, 0), scale(colour, 0.75), width);
  pen.line(at(length, -0.15, -0.15), colour, width * 0.45);
}

function crystal(brush: Brush, pen: Pen, drawing: string): void {
  const side = brush.light.side < 0 ? -1 : 1;
  pen.within(drawing, () => {
    pen.fill(
      `M${side * 4} -80 L${side * 30} -80 L${side * 30} -46 L${side * -6} -20 L${side * -22} -20 Z`,
      pen.blend([side * 24, -76, -side * 10, -24], [0, white, 0.26], [1, white, 0.02]),
    );
    pen.soft(side * 12, -66, 9, 4, white, 0.5);
  });
}

function paintSmartFace(brush: Brush, pen: Pen, metal: Rgb): void {
  const colours = [brush.light.accent, rgb("#58d68d"), rgb("#5dade2")];
  pen.body(roundedBox(26, -58, 4, 12, 2), metal, "metal", [0, -46, 0, -58]);
  pen.body(roundedBox(-27, -76, 54, 52, 14), metal, "chrome", [-27, -30, 27, -70]);
  pen.fill(roundedBox(-25.6, -74.6, 51.2, 49.2, 12.8), [6, 6, 9]);
  const { ctx } = brush;
  colours.forEach((colour, i) => {
    ctx.lineWidth = 0.034;
    ctx.strokeStyle = css(scale(colour, 0.25));
    ctx.beginPath();
    ctx.arc(-0.08, -0.5, 0.15 - i * 0.042, 0, 7);
    ctx.stroke();
    ctx.strokeStyle = css(colour);
    ctx.beginPath();
    ctx.arc(
      -0.08,
      -0.5,
      0.15 - i * 0.042,
      -Math.PI / 2,
      -Math.PI / 2 + (3.6 + i * 0.7 + Math.sin(brush.phase * 6.28 + i) * 0.3),
    );
    ctx.stroke();
  });
  letter(ctx, { text: "9:41", x: 0.15, y: -0.63, width: 0.14, height: 0.06, ink: white, tracking: 0.02 });
  for (let i = 0; i < 3; i++) pen.fill(roundedBox(10, -52 + i * 7, 11 - i * 2, 2, 1), colours[i]!, 0.9);
  crystal(brush, pen, roundedBox(-25.6, -74.6, 51.2, 49.2, 12.8));
  brush.glow({ x: 0, y: -0.5, radius: 0.4, colour: brush.light.accent, strength: 0.25 });
}

function gem(brush: Brush, pen: Pen, x: number, y: number, r: number): void {
  const tint = brush.colour ?? ([214, 234, 250] as Rgb);
  const top = y - r * 0.52;
  const facets: readonly (readonly [string, number])[] = [
    [`M${x} ${y + r * 0.8} L${x - r} ${y - r * 0.1} L${x - r * 0.36} ${y - r * 0.1} Z`, 0.62],
    [`M${x} ${y + r * 0.8} L${x - r * 0.36} ${y - r * 0.1} L${x + r * 0.36} ${y - r * 0.1} Z`, 1],
    [`M${x} ${y + r * 0.8} L${x + r * 0.36} ${y - r * 0.1} L${x + r} ${y - r * 0.1} Z`, 0.42],
    [`M${x - r} ${y - r * 0.1} L${x - r * 0.56} ${top} L${x - r * 0.36} ${y - r * 0.1} Z`, 1.1],
    [`M${x - r * 0.56} ${top} L${x} ${top} L${x - r * 0.36} ${y - r * 0.1} Z`, 0.8],
    [`M${x} ${top} L${x + r * 0.36} ${y - r * 0.1} L${x - r * 0.36} ${y - r * 0.1} Z`, 1.16],
    [`M${x} ${top} L${x + r * 0.56} ${top} L${x + r * 0.36} ${y - r * 0.1} Z`, 0.66],
    [`M${x + r * 0.56} ${top} L${x + r} ${y - r * 0.1} L${x + r * 0.36} ${y - r * 0.1} Z`, 0.9],
  ];
  for (const [d, k] of facets) pen.fill(d, mix(scale(tint, Math.min(1, k)), white, Math.max(0, k - 0.8)));
  pen.fill(
    `M${x - r * 0.2} ${y + r * 0.1} L${x - r * 0.06} ${y + r * 0.5} L${x + r * 0.04} ${y + r * 0.1} Z`,
    white,
    0.85,
  );
  brush.glow({
    x: (x + r * 0.4) / 100,
    y: (y - r * 0.4) / 100,
    radius: (r * 1.6) / 100,
    colour: [240, 248, 255],
    strength: 0.8,
    flicker: 0.7,
  });
}

function paintRing(brush: Brush, pen: Pen): void {
  const silver = brush.variants.has("silver");
  const metal = silver ? steel : gold;
  pen.soft(0, -1, 36, 4, [8, 8, 12], 0.5);
  pen.line(
    "O 0 -34 29 32",
    pen.blend(
      [-34, -60, 34, -6],
      [0, scale(metal, 0.3)],
      [0.2, scale(metal, 0.9)],
      [0.32, mix(metal, white, 0.85)],
      [0.45, scale(metal, 0.7)],
      [0.62, scale(metal, 0.35)],
      [0.8, mix(metal, white, 0.6)],
      [1, scale(metal, 0.4)],
    ),
    6.4,
  );
  pen.line("O 0 -34 26.4 29.4", scale(metal, 0.32), 1.2, 0.8);
  pen.line("O 0 -34 31.6 34.6", mix(metal, white, 0.7), 0.5, 0.7);
  for (const s of [-1, 1]) pen.line(`M${s * 6} -64 L${s * 15} -82`, pen.tone(metal, "metal", s * 0.4, 0.4), 2.6);
  gem(brush, pen, 0, -78, 21);
}

function paintNecklace(brush: Brush, pen: Pen): void {
  const pearls = brush.variants.has("pearl");
  if (pearls) {
    for (let i = 0; i <= 34; i++) {
      const t = i / 34;
      const x = Math.cos(Math.PI * t) * 44;
      const y = -96 + Math.sin(Math.PI * t) * 78;
      pen.body(`O ${x} ${y} 4.4 4.4`, [240, 230, 220], "gloss", [x - 3, y + 4, x + 3, y - 4]);
    }
    return;
  }
  brush.ctx.setLineDash([0.022, 0.01]);
  pen.line("M-42 -98 C-38 -60 -20 -42 0 -38 C20 -42 38 -60 42 -98", pen.tone(gold, "metal", 0.4, 0.4), 1.8);
  brush.ctx.setLineDash([]);
  pen.line("O 0 -36 3 3", gold, 1.6);
  gem(brush, pen, 0, -19, 15);
}
