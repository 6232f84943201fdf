import { clamp, css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { litColour } from "#lib/render/scene/light.ts";
import type { Random } from "#lib/render/scene/random.ts";
import { blob, limb, line, oval, repeated, type Point } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;

function foliage(brush: Brush, base: Rgb): Rgb {
  const snow = brush.light.weather === "snow" ? 0.35 : 0;
  return mix(brush.colour ?? base, [225, 232, 245], snow);
}

/** Leaves as many small lit dabs over a dark mass, brighter towards the key. */
function crown(
  ctx: Ctx,
  random: Random,
  base: Rgb,
  side: number,
  x: number,
  y: number,
  rx: number,
  ry: number,
  dabs: number,
  size: number,
): void {
  const lobes = 9;
  const dark = scale(base, 0.42);
  const centres: Point[] = [[x, y]];
  for (let i = 0; i < lobes; i++) {
    const angle = random() * Math.PI * 2;
    const reach = 0.35 + random() * 0.4;
    centres.push([x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]);
  }
  for (const [cx, cy] of centres) oval(ctx, dark, cx, cy, rx * 0.52, ry * 0.5);
  for (let i = 0; i < dabs; i++) {
    const [cx, cy] = centres[Math.floor(random() * centres.length)]!;
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    const dx = Math.cos(angle) * reach;
    const dy = Math.sin(angle) * reach;
    const lit = clamp(
      0.5 +
        dx * side * 0.42 -
        dy * 0.42 +
        ((cx - x) / rx) * side * 0.25 -
        ((cy - y) / ry) * 0.2 +
        (random() - 0.5) * 0.3,
      0,
      1,
    );
    ctx.fillStyle = css(mix(scale(base, 0.45), mix(base, [255, 246, 190], 0.25), lit), 0.85);
    const s = size * (0.6 + random() * 0.8);
    ctx.beginPath();
    ctx.ellipse(cx + dx * rx * 0.56, cy + dy * ry * 0.54, s, s * 0.62, random() * 3, 0, 7);
    ctx.fill();
  }
}

/** A broad-leaved tree at x with height `h`. */
export function leafTree(brush: Brush, ctx: Ctx, random: Random, x: number, h: number, base: Rgb, dabs: number): void {
  const bark = rgb("#4a382b");
  const lean = (random() - 0.5) * 0.08 * h;
  limb(
    ctx,
    bark,
    [
      [x, 0.01],
      [x + lean * 0.4, -0.25 * h],
      [x + lean, -0.5 * h],
    ],
    [0.075 * h, 0.05 * h, 0.03 * h],
  );
  for (let i = 0; i < 5; i++) {
    const at = 0.3 + random() * 0.25;
    const way = i % 2 ? 1 : -1;
    limb(
      ctx,
      bark,
      [
        [x + lean * at * 2, -at * h],
        [x + way * (0.12 + random() * 0.16) * h, -(at + 0.2 + random() * 0.12) * h],
      ],
      [0.028 * h, 0.01 * h],
    );
  }
  crown(ctx, random, foliage(brush, base), brush.light.side, x + lean, -0.66 * h, 0.36 * h, 0.31 * h, dabs, 0.02 * h);
}

/** A conifer of drooping tiers, each lit on the key side and white with snow where it snows. */
export function conifer(brush: Brush, ctx: Ctx, random: Random, x: number, h: number, base: Rgb, tiers: number): void {
  const snow = brush.light.weather === "snow" || brush.light.weather === "storm";
  const side = brush.light.side < 0 ? -1 : 1;
  limb(
    ctx,
    rgb("#3a2d24"),
    [
      [x, 0.01],
      [x, -0.3 * h],
    ],
    [0.045 * h, 0.03 * h],
  );
  for (let tier = 0; tier < tiers; tier++) {
    const share = tier / tiers;
    const y = -(0.1 + share * 0.86) * h;
    const reach = (0.235 * (1 - share) ** 0.85 + 0.012) * h;
    const drop = (0.1 + 0.1 * (1 - share)) * h;
    const tone = mix(scale(base, 0.55), base, share * 0.6 + random() * 0.3);
    const points: Point[] = [[x, y - drop * 0.75]];
    const teeth = 5;
    for (let i = 0; i <= teeth * 2; i++) {
      const a = 1 - i / teeth;
      const droop = i % 2 ? 0.25 : 0.72 + random() * 0.35;
      points.push([x + a * reach * (0.9 + random() * 0.2), y + drop * droop * (0.35 + Math.abs(a) * 0.5)]);
    }
    ctx.beginPath();
    points.forEach(([px, py], i) => (i ? ctx.lineTo(px, py) : ctx.moveTo(px, py)));
    ctx.closePath();
    ctx.fillStyle = css(tone);
    ctx.fill();
    ctx.save();
    ctx.clip();
    oval(ctx, mix(base, [250, 240, 190], 0.4), x + side * reach * 0.8, y, reach * 0.7, drop * 0.8, 0, 0.35);
    oval(ctx, scale(base, 0.3), x - side * reach * 0.7, y + drop * 0.3, reach * 0.7, drop * 0.6, 0, 0.4);
    if (snow) oval(ctx, [232, 240, 252], x + side * reach * 0.1, y - drop * 0.34, reach * 0.78, drop * 0.42, 0, 0.75);
    ctx.restore();
  }
}

export function paintTree(brush: Brush): void {
  const autumn = brush.random() > 0.8;
  leafTree(
    brush,
    brush.ctx,
    brush.random,
    0,
    1,
    autumn ? rgb("#b0662c") : rgb("#5c7a34"),
    brush.px_per_unit > 200 ? 1500 : 500,
  );
}

export function paintPine(brush: Brush): void {
  conifer(brush, brush.ctx, brush.random, 0, 1, rgb("#2f5140"), brush.px_per_unit > 250 ? 13 : 9);
}

export function paintPalm(brush: Brush): void {
  const { ctx, random } = brush;
  const lean = 0.1 + random() * 0.1;
  const top: Point = [lean, -0.8];
  limb(ctx, rgb("#6b5138"), [[0, 0.01], [lean * 0.25, -0.3], [lean * 0.6, -0.58], top], [0.07, 0.045, 0.04, 0.035]);
  for (let i = 1; i < 18; i++)
    line(ctx, rgb("#4c3826"), 0.006, [
      [lean * (i / 19) ** 1.5 - 0.022, -i * 0.044],
      [lean * (i / 19) ** 1.5 + 0.022, -i * 0.044 + 0.006],
    ]);
  const base = foliage(brush, rgb("#4f7a3a"));
  for (let i = 0; i < 13; i++) {
    const angle = -Math.PI * (0.02 + (i / 12) * 0.96) + (random() - 0.5) * 0.15;
    const reach = 0.3 + random() * 0.1;
    const tip: Point = [
      top[0] + Math.cos(angle) * reach,
      top[1] + Math.sin(angle) * reach * 0.55 + 0.13 * Math.abs(Math.cos(angle)),
    ];
    const bend: Point = [top[0] + Math.cos(angle) * reach * 0.5, top[1] + Math.sin(angle) * reach * 0.75 - 0.05];
    const tone = mix(scale(base, 0.6), mix(base, [250, 240, 170], 0.25), random());
    for (let leaf = 0; leaf < 22; leaf++) {
      const s = leaf / 22;
      const px = (1 - s) ** 2 * top[0] + 2 * s * (1 - s) * bend[0] + s * s * tip[0];
      const py = (1 - s) ** 2 * top[1] + 2 * s * (1 - s) * bend[1] + s * s * tip[1];
      const length = 0.09 * Math.sin(Math.PI * (0.15 + s * 0.85)) + 0.015;
      line(
        ctx,
        tone,
        0.008,
        [
          [px, py],
          [px + Math.cos(angle) * length * 0.5, py + length * 0.85],
        ],
        0.95,
      );
      line(
        ctx,
        scale(tone, 0.8),
        0.007,
        [
          [px, py],
          [px + Math.cos(angle) * length * 0.8, py + length * 0.3 - 0.01],
        ],
        0.95,
      );
    }
    line(ctx, scale(base, 1.15), 0.009, [top, bend, tip]);
  }
  for (let i = 0; i < 4; i++)
    oval(ctx, rgb("#5d4426"), top[0] - 0.025 + i * 0.016, top[1] + 0.03 + (i % 2) * 0.012, 0.017, 0.019);
}

export function paintCactus(brush: Brush): void {
  const { ctx } = brush;
  const base = brush.colour ?? rgb("#5d7f52");
  limb(
    ctx,
    base,
    [
      [0, 0.02],
      [0, -0.9],
    ],
    [0.2, 0.18],
  );
  limb(
    ctx,
    scale(base, 0.92),
    [
      [0, -0.36],
      [-0.24, -0.4],
      [-0.26, -0.68],
    ],
    [0.12, 0.13, 0.11],
  );
  limb(
    ctx,
    scale(base, 0.96),
    [
      [0, -0.5],
      [0.22, -0.53],
      [0.24, -0.8],
    ],
    [0.11, 0.12, 0.1],
  );
  for (let i = -3; i <= 3; i++)
    line(
      ctx,
      scale(base, i % 2 ? 0.72 : 1.2),
      0.01,
      [
        [i * 0.026, 0],
        [i * 0.025, -0.88],
      ],
      0.7,
    );
  oval(ctx, rgb("#e58aa0"), 0.02, -0.98, 0.035, 0.03);
}

export function paintGrass(brush: Brush): void {
  const { ctx, random, noun, light } = brush;
  const wheat = /wheat|trigo|blé|weizen|grano|reed|麦|roseau|schilf/.test(noun);
  const base = brush.colour ?? (light.weather === "snow" ? rgb("#a59a86") : wheat ? rgb("#c79b4a") : rgb("#66803c"));
  const blades = 190;
  const sway = Math.sin(brush.phase * Math.PI * 2) * 0.05;
  for (let i = 0; i < blades; i++) {
    const depth = i / blades;
    const x = (random() - 0.5) * 2.3;
    const h = (0.35 + random() * 0.65) * (1 - Math.abs(x) * 0.25);
    const lean = (random() - 0.5) * 0.3 + (sway + 0.05) * (1 + random());
    const tone = mix(scale(base, 0.35 + depth * 0.4), mix(base, [255, 244, 190], 0.2), depth * random());
    limb(
      ctx,
      tone,
      [
        [x, 0.03],
        [x + lean * 0.3 * h, -h * 0.5],
        [x + lean * h, -h],
      ],
      [0.022, 0.016, 0.003],
    );
    if (wheat && random() > 0.4) oval(ctx, mix(base, [255, 240, 190], 0.3), x + lean * h, -h, 0.014, 0.055, lean * 1.4);
  }
}

/** Trees side by side over the width of the plate, far rows first. */
export function wood(kind: "mixed" | "orchard"): (brush: Brush) => void {
  return (brush) => {
    const { ctx, random, window, light } = brush;
    const period = window.right - window.left;
    const conifers = random() > 0.45 || light.weather === "snow";
    const rows = kind === "mixed" ? 3 : 1;
    const detail = clamp(brush.px_per_unit / 120, 0.35, 2.2);
    for (let row = 0; row < rows; row++) {
      const near = (row + 1) / rows;
      const gap = (kind === "mixed" ? 0.17 : 0.62) * (0.75 + 0.5 * near);
      const count = Math.max(3, Math.ceil(period / gap));
      for (let i = 0; i < count; i++) {
        const x = window.left + ((i + random() * 0.8) * period) / count;
        const h = (0.55 + random() * 0.4) * (0.72 + near * 0.28);
        const tint = mix(conifers ? rgb("#2c4a3b") : rgb("#56702f"), light.haze, (1 - near) * 0.42);
        const shaded = litColour(light, tint, 0.5 + near * 0.2);
        const local = random;
        const seedX = random();
        repeated(brush, x, 0.4, (at) => {
          ctx.globalAlpha = 1;
          const again = at === x ? local : () => seedX;
          if (conifers) conifer(brush, ctx, again, at, h, shaded, Math.round(5 + 4 * detail));
          else leafTree(brush, ctx, again, at, h, shaded, Math.round(170 * detail));
        });
      }
      ctx.fillStyle = css(mix(light.haze, light.ambient, 0.3), (1 - near) * 0.22);
      ctx.fillRect(window.left, -0.5, period, 0.52);
    }
    const brushwood = litColour(light, light.weather === "snow" ? rgb("#9aa6ba") : rgb("#33401f"), 0.35);
    for (let i = 0; i < period * 14; i++) {
      const x = window.left + random() * period;
      const r = 0.02 + random() * 0.05;
      const tone = mix(scale(brushwood, 0.7), brushwood, random());
      repeated(brush, x, 0.1, (at) => oval(ctx, tone, at, 0.005, r * 1.4, r));
    }
  };
}

export function paintFlower(brush: Brush): void {
  const { ctx, random } = brush;
  const petal =
    brush.colour ??
    ([rgb("#e0567a"), rgb("#f2b33d"), rgb("#d94f3d"), rgb("#b58be0"), rgb("#f4efe6")][Math.floor(random() * 5)] as Rgb);
  const green = rgb("#4e7a3c");
  const stems: [Point, number][] = [
    [[0.02, -0.84], 1],
    [[-0.2, -0.6], 0.72],
    [[0.22, -0.55], 0.66],
  ];
  const sway = Math.sin(brush.phase * Math.PI * 2) * 0.012;
  for (const [[x, y], size] of stems) {
    limb(
      ctx,
      green,
      [
        [x * 0.2, 0.01],
        [x * 0.7, y * 0.5],
        [x + sway, y],
      ],
      [0.026, 0.02, 0.016],
    );
    blob(ctx, scale(green, 0.9), [
      [x * 0.45, y * 0.3],
      [x * 0.45 + 0.13 * size, y * 0.3 - 0.09],
      [x * 0.45 + 0.24 * size, y * 0.3 - 0.06],
      [x * 0.45 + 0.1, y * 0.3 - 0.02],
    ]);
  }
  for (const [[x, y], size] of stems.reverse()) {
    for (let ring = 0; ring < 3; ring++) {
      const petals = 11 - ring * 2;
      for (let i = 0; i < petals; i++) {
        const angle = (i / petals) * Math.PI * 2 + ring * 0.4;
        const reach = (0.12 - ring * 0.034) * size;
        oval(
          ctx,
          mix(scale(petal, 0.62 + ring * 0.2), [255, 255, 255], ring * 0.08 + 0.05 * Math.sin(angle)),
          x + sway + Math.cos(angle) * reach,
          y + Math.sin(angle) * reach * 0.8,
          0.062 * size,
          0.036 * size,
          angle,
        );
      }
    }
    oval(ctx, mix(rgb("#e0a92e"), petal, 0.15), x + sway, y, 0.035 * size, 0.03 * size);
  }
}
