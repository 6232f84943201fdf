import { told } from "#lib/render/scene/states/told.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { letter, nameOn } from "./lettering.ts";
import { penOf, roundedBox, type Pen } from "./pen.ts";

const aluminium: Rgb = [198, 202, 208];
const glass: Rgb = [10, 11, 14];
const white: Rgb = [255, 255, 255];

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A landscape that drifts behind glass: sun, ridges, mist, in the film's colours. */
function wallpaper(brush: Brush, pen: Pen, { x, y, width, height }: Frame): void {
  const base = brush.colour ?? brush.light.primary;
  const accent = brush.colour ? mix(brush.colour, [255, 220, 170], 0.6) : brush.light.accent;
  const night = scale(mix(base, [20, 26, 60], 0.55), 0.6);
  pen.fill(
    `M${x} ${y} L${x + width} ${y} L${x + width} ${y + height} L${x} ${y + height} Z`,
    pen.blend(
      [x, y, x + width * 0.3, y + height],
      [0, night],
      [0.45, mix(base, accent, 0.4)],
      [0.7, mix(accent, white, 0.35)],
      [1, mix(base, night, 0.5)],
    ),
  );
  const r = Math.min(width, height) * 0.15;
  const [sx, sy] = [x + width * 0.62, y + height * 0.44 + Math.sin(brush.phase * Math.PI * 2) * height * 0.01];
  pen.soft(sx, sy, r * 3.4, r * 3.4, [255, 244, 220], 0.5);
  pen.fill(`O ${sx} ${sy} ${r} ${r}`, [255, 248, 232]);
  for (let ridge = 0; ridge < 3; ridge++) {
    const top = y + height * (0.56 + ridge * 0.13);
    let path = `M${x} ${y + height} L${x} ${top}`;
    for (let i = 0; i <= 10; i++) {
      const t = i / 10;
      const lift =
        Math.abs(Math.sin(t * (5 + ridge * 2) + ridge * 2.1 + (brush.seed % 7))) * height * (0.16 - ridge * 0.04);
      path += ` L${x + t * width} ${top - lift}`;
    }
    pen.fill(`${path} L${x + width} ${y + height} Z`, mix(mix(accent, white, 0.2), night, 0.42 + ridge * 0.27));
  }
}

/** A screen that is off, or not yet quite on. */
function asleep(brush: Brush, pen: Pen, { x, y, width, height }: Frame): void {
  const off = 1 - told(brush, "lit", 1);
  if (off > 0.02) pen.fill(roundedBox(x, y, width, height, 0), [10, 11, 14], off);
}

/** The window's reflection across a screen. */
function sheen(brush: Brush, pen: Pen, { x, y, width, height }: Frame): void {
  const side = brush.light.side < 0 ? 1 : -1;
  const mid = x + width * (side > 0 ? 0.2 : 0.8);
  pen.fill(
    `M${mid - width * 0.4 * side} ${y} L${mid + width * 0.36 * side} ${y} L${mid - width * 0.16 * side} ${y + height} L${mid - width * 0.4 * side} ${y + height} Z`,
    pen.blend([0, y, 0, y + height], [0, white, 0.16], [1, white, 0.02]),
  );
}

export function paintPhone(brush: Brush): void {
  const pen = penOf(brush);
  const shell = brush.colour ?? ([150, 152, 160] as Rgb);
  pen.soft(0, -0.5, 30, 2.4, [8, 8, 12], 0.5);
  pen.fill(roundedBox(24, -76, 1.8, 12, 0.6), pen.tone(shell, "metal", 0.4, 0));
  pen.fill(roundedBox(-25.8, -80, 1.8, 7, 0.6), pen.tone(shell, "metal", -0.4, 0));
  pen.body(roundedBox(-25, -100, 50, 100, 8), shell, "chrome", [-25, -20, 25, -80]);
  pen.fill(roundedBox(-24.2, -99.2, 48.4, 98.4, 7.4), glass);
  const frame = { x: -22.8, y: -97.8, width: 45.6, height: 95.6 };
  const screen = roundedBox(frame.x, frame.y, frame.width, frame.height, 6);
  pen.within(screen, () => {
    wallpaper(brush, pen, frame);
    asleep(brush, pen, frame);
    const name = nameOn(brush);
    if (name) letter(brush.ctx, { text: name, x: 0, y: -0.83, width: 0.34, height: 0.036, ink: white, tracking: 0.14 });
    letter(brush.ctx, {
      text: "9:41",
      x: 0,
      y: -0.745,
      width: 0.3,
      height: 0.085,
      ink: white,
      weight: 500,
      tracking: 0.02,
    });
    for (let i = 0; i < 2; i++) {
      const y = -38 + i * 13.6;
      pen.fill(roundedBox(-19.6, y, 39.2, 11.6, 3), white, 0.24);
      pen.fill(
        roundedBox(-17.4, y + 2.2, 7.2, 7.2, 2),
        i === Math.floor(brush.phase * 2) % 2 ? brush.light.accent : white,
        0.92,
      );
      pen.fill(roundedBox(-7.6, y + 3, 18, 1.6, 0.8), white, 0.92);
      pen.fill(roundedBox(-7.6, y + 6.4, 12, 1.4, 0.7), white, 0.6);
    }
    pen.fill(roundedBox(-9, -5, 18, 0.9, 0.45), white, 0.9);
    sheen(brush, pen, frame);
  });
  pen.fill(roundedBox(-7, -95.4, 14, 3.8, 1.9), [6, 6, 8]);
  pen.fill("O 4.6 -93.5 1 1", [30, 34, 60]);
  pen.line(roundedBox(-24.6, -99.6, 49.2, 99.2, 7.7), mix(shell, white, 0.6), 0.35, 0.7);
  brush.glow({
    x: 0,
    y: -0.5,
    radius: 0.75,
    colour: mix(brush.light.primary, white, 0.3),
    strength: 0.18 + brush.light.night * 0.2,
  });
}

export function paintTablet(brush: Brush): void {
  const pen = penOf(brush);
  const shell = brush.colour ?? aluminium;
  pen.soft(0, -0.5, 76, 3, [8, 8, 12], 0.5);
  pen.body(roundedBox(-69, -100, 138, 100, 6), shell, "chrome", [-69, 0, 69, -40]);
  pen.fill(roundedBox(-68, -99, 136, 98, 5.4), glass);
  const frame = { x: -63, y: -94, width: 126, height: 88 };
  pen.within(roundedBox(-63, -94, 126, 88, 2.4), () => {
    wallpaper(brush, pen, frame);
    asleep(brush, pen, frame);
    const name = nameOn(brush);
    if (name)
      letter(brush.ctx, { text: name, x: -0.54, y: -0.82, width: 0.6, height: 0.05, ink: white, align: "left" });
    for (let i = 0; i < 6; i++)
      pen.fill(roundedBox(-42 + i * 14.4, -20, 11, 11, 3), i % 2 ? white : brush.light.accent, 0.78);
    sheen(brush, pen, frame);
  });
  pen.line(roundedBox(-68.6, -99.6, 137.2, 99.2, 5.8), mix(shell, white, 0.6), 0.4, 0.7);
  brush.glow({ x: 0, y: -0.5, radius: 1, colour: mix(brush.light.primary, white, 0.3), strength: 0.18 });
}

export function paintTelevision(brush: Brush): void {
  const pen = penOf(brush);
  if (brush.variants.has("old")) return paintOldSet(brush, pen);
  pen.soft(0, -0.5, 60, 3, [8, 8, 12], 0.5);
  const monitor = brush.variants.has("monitor");
  if (monitor) {
    pen.body("M-9 -22 L9 -22 L10 -3 L-10 -3 Z", aluminium, "metal", [-10, 0, 10, 0]);
    pen.body("M-32 -3 L32 -3 L36 0 L-36 0 Z", aluminium, "metal", [-36, 0, 36, 0]);
  } else
    for (const s of [-1, 1])
      pen.body(`M${s * 58} -14 L${s * 62} -14 L${s * 72} 0 L${s * 68} 0 Z`, [60, 62, 68], "metal", [
        s * 58,
        0,
        s * 72,
        0,
      ]);
  pen.body(roundedBox(-86, -100, 172, monitor ? 82 : 88, 1.6), [34, 35, 40], "metal", [-86, 0, 86, -60]);
  const frame = { x: -84.6, y: -98.6, width: 169.2, height: monitor ? 78 : 84 };
  pen.within(roundedBox(frame.x, frame.y, frame.width, frame.height, 0.8), () => {
    wallpaper(brush, pen, frame);
    asleep(brush, pen, frame);
    sheen(brush, pen, frame);
  });
  pen.line(roundedBox(-86, -100, 172, monitor ? 82 : 88, 1.6), [150, 154, 160], 0.4, 0.7);
  brush.glow({ x: 0, y: -0.58, radius: 1.3, colour: mix(brush.light.primary, white, 0.4), strength: 0.3 });
}

function paintOldSet(brush: Brush, pen: Pen): void {
  const wood = brush.colour ?? rgb("#7a4a28");
  for (const s of [-1, 1]) pen.line(`M${s * 36} -16 L${s * 44} 0`, rgb("#4a2c18"), 3);
  pen.line("M-4 -88 L-26 -110 M4 -88 L24 -112", [190, 194, 200], 1.2);
  const cabinet = roundedBox(-58, -90, 116, 76, 6);
  pen.body(cabinet, wood, "satin", [-58, -10, 58, -80], 0.8);
  pen.grain(cabinet, "wood", 0.5);
  pen.bevel(cabinet, 2, 0.45);
  const screen =
    "M-48 -80 C-30 -84 6 -84 22 -80 C25 -64 25 -42 22 -26 C6 -22 -30 -22 -48 -26 C-51 -42 -51 -64 -48 -80 Z";
  pen.line(screen, [206, 190, 150], 3);
  pen.fill(screen, glass);
  pen.within(screen, () => {
    wallpaper(brush, pen, { x: -52, y: -84, width: 78, height: 62 });
    asleep(brush, pen, { x: -52, y: -84, width: 78, height: 62 });
    for (let y = -84; y < -20; y += 1.6) pen.line(`M-54 ${y} L28 ${y}`, [10, 12, 20], 0.5, 0.3);
    pen.soft(-30, -70, 26, 16, white, 0.3);
  });
  for (const y of [-72, -54]) {
    pen.body(`O 41 ${y} 7 7`, rgb("#d8c08a"), "metal", [36, y + 6, 46, y - 6]);
    pen.line(`M41 ${y} L41 ${y - 6}`, [60, 44, 30], 1.2);
  }
  for (let i = 0; i < 6; i++) pen.line(`M33 ${-40 + i * 3} L50 ${-40 + i * 3}`, [30, 20, 14], 1);
  brush.glow({ x: -0.13, y: -0.53, radius: 0.8, colour: [200, 220, 255], strength: 0.4, flicker: 0.3 });
}

export function paintLaptop(brush: Brush): void {
  const pen = penOf(brush);
  const shell = brush.colour ?? aluminium;
  pen.soft(0, -0.4, 96, 3, [8, 8, 12], 0.55);
  pen.body(roundedBox(-71, -100, 142, 93, 4), shell, "chrome", [-71, 0, 71, -40]);
  pen.fill(roundedBox(-70.2, -99.2, 140.4, 92, 3.4), glass);
  const frame = { x: -67, y: -95.6, width: 134, height: 83.6 };
  pen.within(roundedBox(frame.x, frame.y, frame.width, frame.height, 1), () => {
    wallpaper(brush, pen, frame);
    asleep(brush, pen, frame);
    pen.soft(6, -52, 60, 40, [6, 8, 20], 0.35);
    pen.fill(roundedBox(-46, -84, 100, 62, 2.6), [22, 24, 32], 0.9);
    pen.fill(
      "M-43.4 -84 L51.4 -84 Q54 -84 54 -81.4 L54 -78 L-46 -78 L-46 -81.4 Q-46 -84 -43.4 -84 Z",
      [48, 50, 60],
      0.95,
    );
    for (const [x, c] of [
      [-42.6, [236, 94, 84]],
      [-38.8, [240, 190, 76]],
      [-35, [98, 196, 84]],
    ] as const)
      pen.fill(`O ${x} -81 1.2 1.2`, c as Rgb);
    pen.fill("M-46 -78 L-22 -78 L-22 -22 L-43.4 -22 Q-46 -22 -46 -24.6 Z", [34, 36, 46], 0.95);
    for (let i = 0; i < 6; i++)
      pen.fill(
        roundedBox(-42, -73 + i * 7, 14 - (i % 3) * 3, 1.8, 0.9),
        i === 1 ? brush.light.accent : white,
        i === 1 ? 0.9 : 0.4,
      );
    const name = nameOn(brush);
    if (name)
      letter(brush.ctx, { text: name, x: -0.16, y: -0.71, width: 0.6, height: 0.042, ink: white, align: "left" });
    let curve = "";
    for (let i = 0; i <= 12; i++) {
      const h = 8 + i * 1.3 + 5 * Math.sin(i * 1.1 + brush.phase * Math.PI * 2);
      curve += `${i ? " " : ""}${-17 + i * 5.6} ${-29 - h}`;
      pen.fill(
        roundedBox(-18.4 + i * 5.6, -28 - h * 0.7, 2.8, h * 0.7, 0.7),
        mix(brush.light.accent, white, 0.2),
        0.32,
      );
    }
    pen.line(`M-17 -38 S ${curve}`, mix(brush.light.accent, white, 0.3), 1.1);
    sheen(brush, pen, frame);
  });
  pen.fill(roundedBox(-4, -98.6, 8, 1.6, 0.8), [4, 4, 6]);
  pen.body("M-71 -8 L71 -8 L87 -2.4 L-87 -2.4 Z", shell, "satin", [0, -2, 0, -12]);
  pen.fill("M-62 -7.2 L62 -7.2 L67 -4.6 L-67 -4.6 Z", [28, 29, 33], 0.85);
  for (let i = 0; i < 22; i++) pen.line(`M${-60 + i * 5.6} -7.2 L${-64.6 + i * 6} -4.6`, [70, 72, 78], 0.4);
  pen.body("M-88 -2.6 L88 -2.6 Q88 0 82 0 L-82 0 Q-88 0 -88 -2.6 Z", shell, "metal", [-88, 0, 88, 0]);
  pen.fill("M-9 -2.6 L9 -2.6 Q9 -1.2 7 -1.2 L-7 -1.2 Q-9 -1.2 -9 -2.6 Z", scale(shell, 0.55));
  pen.line("M-87 -2.6 L87 -2.6", white, 0.35, 0.7);
  brush.glow({
    x: 0,
    y: -0.5,
    radius: 1,
    colour: mix(brush.light.primary, white, 0.4),
    strength: 0.2 + brush.light.night * 0.2,
  });
}

export function paintKeyboard(brush: Brush): void {
  const pen = penOf(brush);
  const shell = brush.colour ?? ([62, 64, 72] as Rgb);
  pen.soft(0, -2, 330, 10, [8, 8, 12], 0.55);
  const deck = "M-262 -96 L262 -96 L300 -18 L-300 -18 Z";
  pen.body(
    "M-300 -20 L300 -20 L298 -2 Q297 0 294 0 L-294 0 Q-297 0 -298 -2 Z",
    scale(shell, 0.8),
    "satin",
    [0, 0, 0, -22],
  );
  pen.fill(
    deck,
    pen.blend([0, -96, 0, -18], [0, pen.tone(shell, "satin", 0, 0.4)], [1, pen.tone(shell, "satin", 0, 0.75)]),
  );
  for (let row = 0; row < 5; row++) {
    const y0 = -90 + row * 14.4 - (4 - row) * 0.3;
    const y1 = y0 + 12.6;
    const at = (y: number) => 256 + ((y + 96) / 78) * 36;
    const keys = row === 4 ? 9 : 15;
    for (let i = 0; i < keys; i++) {
      const [a, b] = row === 4 && i > 2 && i < 6 ? [i, i + 1] : [i, i + 1];
      const k = (n: number, y: number) => -at(y) + (n / keys) * 2 * at(y);
      const key = `M${k(a, y0) + 2} ${y0} L${k(b, y0) - 2} ${y0} L${k(b, y1) - 2} ${y1} L${k(a, y1) + 2} ${y1} Z`;
      const hot = (i === keys - 1 && row === 2) || (i === 0 && row === 0);
      const cap = hot ? brush.light.accent : mix(shell, white, 0.12);
      pen.fill(
        `M${k(a, y0) + 1} ${y0 + 2} L${k(b, y0) - 1} ${y0 + 2} L${k(b, y1) - 0.6} ${y1 + 2.6} L${k(a, y1) + 0.6} ${y1 + 2.6} Z`,
        scale(cap, 0.4),
      );
      pen.fill(
        key,
        pen.blend([0, y0, 0, y1], [0, pen.tone(cap, "satin", 0.2, 0.35)], [1, pen.tone(cap, "satin", 0.2, 0.8)]),
      );
    }
  }
  pen.bevel(deck, 1.4, 0.4);
}

export function paintController(brush: Brush): void {
  const pen = penOf(brush);
  const shell = brush.colour ?? ([232, 234, 238] as Rgb);
  pen.soft(0, -1, 66, 5, [8, 8, 12], 0.5);
  for (const s of [-1, 1])
    pen.body(
      `M${s * 22} -96 C${s * 30} -101 ${s * 50} -100 ${s * 56} -90 L${s * 24} -88 Z`,
      scale(shell, 0.35),
      "satin",
      [0, -86, 0, -100],
    );
  const body =
    "M-30 -92 C-50 -98 -62 -88 -66 -66 C-72 -40 -76 -14 -66 -4 C-54 6 -44 -20 -32 -32 C-20 -38 20 -38 32 -32 C44 -20 54 6 66 -4 C76 -14 72 -40 66 -66 C62 -88 50 -98 30 -92 C14 -88 -14 -88 -30 -92 Z";
  pen.hull(body, shell, "satin", [
    [-98, 0.1, 0.95],
    [-82, 0.2, 0.5],
    [-56, 0.22, 0.22],
    [-30, 0.2, -0.1],
    [2, 0.1, -0.8],
  ]);
  pen.within(body, () => {
    const side = brush.light.side < 0 ? -1 : 1;
    pen.soft(side * 54, -60, 22, 46, white, 0.25);
    pen.soft(-side * 62, -40, 22, 60, [10, 10, 20], 0.3);
  });
  pen.bevel(body, 1.8, 0.45);
  pen.fill(roundedBox(-17, -88, 34, 22, 5), pen.tone(scale(shell, 0.3), "satin", 0.2, 0.4));
  const name = nameOn(brush);
  if (name) letter(brush.ctx, { text: name, x: 0, y: -0.77, width: 0.26, height: 0.04, ink: [230, 232, 238] });
  for (const [x, y] of [
    [-22, -46],
    [22, -46],
  ] as const) {
    pen.body(`O ${x} ${y} 12.6 12`, [36, 37, 42], "satin", [x - 10, y + 10, x + 10, y - 10]);
    pen.body(`O ${x} ${y - 2} 9 8.4`, [50, 51, 58], "satin", [x, y - 10, x, y + 6]);
    pen.fill(`O ${x} ${y - 2} 5.4 4.8`, [28, 29, 34], 0.8);
  }
  pen.fill(
    "M-50 -78 L-44 -78 L-44 -71 L-37 -71 L-37 -65 L-44 -65 L-44 -58 L-50 -58 L-50 -65 L-57 -65 L-57 -71 L-50 -71 Z",
    pen.tone([40, 41, 46], "satin", 0.3, 0.3),
  );
  for (const [x, y, c] of [
    [47, -78, "#58b368"],
    [57, -68, "#d9534f"],
    [47, -58, "#4a86d8"],
    [37, -68, "#e0b84a"],
  ] as const) {
    pen.body(`O ${x} ${y} 4.6 4.6`, rgb(c), "gloss", [x - 3, y + 4, x + 3, y - 4]);
    pen.fill(`O ${x - 1.2} ${y - 1.6} 1.2 .9`, white, 0.6);
  }
  pen.fill(roundedBox(-8, -60, 16, 1.8, 0.9), brush.light.accent);
  brush.glow({ x: 0, y: -0.59, radius: 0.3, colour: brush.light.accent, strength: 0.5 });
}
