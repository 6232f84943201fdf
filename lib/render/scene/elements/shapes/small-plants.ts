import { clamp, css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { leafBlade } from "./blooms.ts";
import { line, oval, type Point } from "./strokes.ts";
import { massExposure, sunlit, towardsKey } from "./sunlight.ts";

/** A ribbed column of flesh through points: pleats in light and shade, areoles and spines along them. */
function column(brush: Brush, points: readonly Point[], width: number, base: Rgb): void {
  const { ctx, light } = brush;
  const [kx] = towardsKey(brush);
  const ribs = 7;
  const shifted = (share: number): Point[] =>
    points.map(([x, y], i) => {
      const [ax, ay] = points[Math.max(0, i - 1)]!;
      const [bx, by] = points[Math.min(points.length - 1, i + 1)]!;
      const n = Math.hypot(bx - ax, by - ay) || 1;
      return [x - ((by - ay) / n) * share * width, y + ((bx - ax) / n) * share * width];
    });
  ctx.lineCap = "round";
  line(ctx, sunlit(light, scale(base, 0.5), 0.12), width, points);
  for (let i = 0; i < ribs; i++) {
    const share = Math.sin((((i + 0.5) / ribs) * 2 - 1) * 1.45) * 0.44;
    const e = massExposure(light, clamp(-share * 2.2 * -kx, -1, 1), Math.abs(share) * 2.2);
    const wide = (width / ribs) * Math.cos(share * 2.6) * 1.05;
    line(ctx, sunlit(light, mix(base, [240, 236, 170], Math.max(0, e - 0.5) * 0.25), e), wide * 0.85, shifted(share));
    line(ctx, sunlit(light, mix(base, [244, 240, 190], 0.3), e * 1.1), wide * 0.22, shifted(share + kx * 0.025));
  }
  const [tx, ty] = points[points.length - 1]!;
  const dome = ctx.createRadialGradient(
    tx + kx * width * 0.18,
    ty - width * 0.3,
    0,
    tx,
    ty - width * 0.1,
    width * 0.62,
  );
  dome.addColorStop(0, css(sunlit(light, mix(base, [244, 240, 190], 0.25), 0.9 - light.back * 0.4)));
  dome.addColorStop(1, css(sunlit(light, scale(base, 0.6), 0.2)));
  ctx.fillStyle = dome;
  ctx.beginPath();
  ctx.arc(tx, ty, width * 0.5, Math.PI, 0);
  ctx.ellipse(tx, ty, width * 0.5, width * 0.08, 0, 0, Math.PI);
  ctx.fill();
  const spines = Math.round(clamp(brush.px_per_unit / 9, 8, 40));
  const pale = css(sunlit(light, rgb("#efe6c4"), 0.8), 0.85);
  ctx.strokeStyle = pale;
  ctx.lineWidth = Math.max(0.0035, 0.6 / brush.px_per_unit);
  ctx.beginPath();
  for (let i = 0; i <= ribs; i++) {
    const path = shifted(Math.sin(((i / ribs) * 2 - 1) * 1.5) * 0.49);
    for (let s = 0; s < spines; s++) {
      const t = ((s + (i % 2) * 0.5) / spines) * (path.length - 1);
      const a = path[Math.floor(t)]!;
      const b = path[Math.min(path.length - 1, Math.floor(t) + 1)]!;
      const f = t - Math.floor(t);
      const x = a[0] + (b[0] - a[0]) * f;
      const y = a[1] + (b[1] - a[1]) * f;
      for (const turn of [-2.5, -1.6, -0.6]) {
        ctx.moveTo(x, y);
        ctx.lineTo(x + Math.cos(turn) * 0.016, y + Math.sin(turn) * 0.016);
      }
    }
  }
  ctx.stroke();
}

/** A saguaro; agave and aloe are rosettes of thick blades. */
export function paintDesertPlant(brush: Brush): void {
  const { ctx, light, random } = brush;
  if (brush.variants.has("agave")) {
    const base = brush.colour ?? rgb("#7d9c84");
    const order = Array.from({ length: 19 }, (_, i) => (i / 18) * 2 - 1).sort((a, b) => Math.abs(b) - Math.abs(a));
    for (const turn of order) {
      const angle = -Math.PI / 2 + turn * 1.35;
      const long = 0.62 + random() * 0.2 + (1 - Math.abs(turn)) * 0.14;
      const tip: Point = [Math.cos(angle) * long * 0.66, Math.sin(angle) * long];
      leafBlade(
        brush,
        [turn * 0.06, 0.01],
        [tip[0] * 0.4 + turn * 0.06, tip[1] * 0.6],
        tip,
        0.1,
        scale(base, 0.85 + random() * 0.25),
      );
    }
    return;
  }
  const base = brush.colour ?? rgb("#6b8f5a");
  column(
    brush,
    [
      [0.01, -0.4],
      [0.2, -0.43],
      [0.26, -0.53],
      [0.265, -0.74],
    ],
    0.115,
    scale(base, 0.95),
  );
  column(
    brush,
    [
      [-0.02, -0.3],
      [-0.19, -0.34],
      [-0.245, -0.44],
      [-0.25, -0.62],
    ],
    0.12,
    base,
  );
  column(
    brush,
    [
      [0, 0.01],
      [0.004, -0.35],
      [-0.004, -0.65],
      [0, -0.9],
    ],
    0.185,
    base,
  );
  for (const [x, y] of [
    [0, -0.995],
    [-0.03, -0.985],
    [0.035, -0.985],
    [0.265, -0.805],
  ] as const) {
    for (let i = 0; i < 5; i++)
      oval(
        ctx,
        sunlit(light, mix(rgb("#f4e6ea"), rgb("#e58aa8"), i / 6), 0.85),
        x + (i - 2) * 0.009,
        y - 0.006,
        0.008,
        0.02,
        (i - 2) * 0.4,
      );
    oval(ctx, sunlit(light, rgb("#f0cf5a"), 0.9), x, y - 0.012, 0.01, 0.006);
  }
}

/** Mushrooms: a cap with its lit dome and dark gills, a stem with its ring, small ones beside it. */
export function paintMushrooms(brush: Brush): void {
  const { light, random } = brush;
  const red = brush.variants.has("fly_agaric") || random() > 0.45;
  const cap = brush.colour ?? (red ? rgb("#c4382a") : rgb("#a8713f"));
  const one = (x: number, tall: number, wide: number) => mushroom(brush, x, tall, wide, cap, red && !brush.colour);
  one(-0.34, 0.5, 0.21);
  one(0.36, 0.38, 0.17);
  one(0.02, 0.92, 0.4);
  const moss = rgb("#5f7f38");
  for (let i = 0; i < 70; i++) {
    const x = (random() - 0.5) * 1.1;
    line(brush.ctx, sunlit(light, mix(moss, rgb("#9fb25a"), random()), random()), 0.01, [
      [x, 0.02],
      [x + (random() - 0.5) * 0.05, -0.03 - random() * 0.07],
    ]);
  }
}

function mushroom(brush: Brush, x: number, tall: number, wide: number, cap: Rgb, spots: boolean): void {
  const { ctx, light, random } = brush;
  const side = light.side < 0 ? -1 : 1;
  const front = 1 - light.back * 0.35;
  const pale = rgb("#eee3d0");
  const foot = wide * 0.3;
  const y = -tall + wide * 0.62;
  const stem = ctx.createLinearGradient(x - side * foot, 0, x + side * foot, 0);
  stem.addColorStop(0, css(sunlit(light, scale(pale, 0.6), 0.12)));
  stem.addColorStop(0.6, css(sunlit(light, pale, 0.6 * front)));
  stem.addColorStop(1, css(sunlit(light, pale, 0.95)));
  ctx.fillStyle = stem;
  ctx.beginPath();
  ctx.moveTo(x - foot, 0.015);
  ctx.bezierCurveTo(x - foot * 1.1, -tall * 0.15, x - foot * 0.5, y * 0.6, x - foot * 0.55, y);
  ctx.lineTo(x + foot * 0.55, y);
  ctx.bezierCurveTo(x + foot * 0.5, y * 0.6, x + foot * 1.1, -tall * 0.15, x + foot, 0.015);
  ctx.fill();
  oval(ctx, sunlit(light, scale(pale, 0.5), 0.1), x, y - wide * 0.02, wide * 0.98, wide * 0.2);
  const gills = Math.round(clamp(wide * brush.px_per_unit * 0.4, 12, 70));
  for (let i = 0; i < gills; i++) {
    const a = (i / gills) * Math.PI;
    line(
      ctx,
      sunlit(light, pale, 0.35 + 0.2 * Math.cos(a) * side),
      wide * 0.012,
      [
        [x + Math.cos(a) * foot * 0.5, y + wide * 0.02],
        [x + Math.cos(a) * wide * 0.95, y - wide * 0.02 + Math.sin(a) * wide * 0.17],
      ],
      0.7,
    );
  }
  const dome = ctx.createRadialGradient(
    x + side * wide * 0.4,
    y - wide * 0.62,
    wide * 0.05,
    x,
    y - wide * 0.1,
    wide * 1.15,
  );
  dome.addColorStop(0, css(sunlit(light, mix(cap, [255, 236, 214], 0.4), 1.05 * front)));
  dome.addColorStop(0.35, css(sunlit(light, cap, 0.75 * front)));
  dome.addColorStop(1, css(sunlit(light, scale(cap, 0.5), 0.12)));
  ctx.fillStyle = dome;
  ctx.beginPath();
  ctx.moveTo(x - wide, y);
  ctx.bezierCurveTo(x - wide * 1.02, y - wide * 0.9, x + wide * 1.02, y - wide * 0.9, x + wide, y);
  ctx.bezierCurveTo(x + wide * 0.6, y + wide * 0.1, x - wide * 0.6, y + wide * 0.1, x - wide, y);
  ctx.fill();
  if (!spots) return;
  for (let i = 0; i < 15; i++) {
    const u = (random() - 0.5) * 1.7;
    const v = random();
    const px = x + u * wide * (0.95 - v * 0.5);
    const py = y - wide * (0.04 + v * 0.56 * (1 - (u / 1) ** 2 * 0.6));
    const r = wide * (0.035 + random() * 0.05);
    oval(
      ctx,
      sunlit(light, [246, 238, 224], clamp(0.5 + u * side * 0.4, 0.1, 1)),
      px,
      py,
      r * (1 - Math.abs(u) * 0.4),
      r * 0.75,
    );
  }
}

/** A plant in its pot: ivy that trails, or leaves that stand. */
export function paintPotPlant(brush: Brush): void {
  const { ctx, light, random } = brush;
  const clay = brush.colour ?? rgb("#b9694a");
  const side = light.side < 0 ? -1 : 1;
  const trailing = brush.variants.has("ivy");
  const green = rgb("#4f7d42");
  const leaves = (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      const spread = ((i * 0.618) % 1) * 2 - 1;
      const long = 0.3 + ((i * 0.37) % 1) * 0.34;
      const angle = -Math.PI / 2 + spread * 1.3;
      const tip: Point = [Math.cos(angle) * long, -0.42 + Math.sin(angle) * long * 0.95 + Math.abs(spread) * 0.12];
      line(ctx, sunlit(light, scale(green, 0.7), 0.4), 0.012, [
        [spread * 0.06, -0.36],
        [tip[0] * 0.35, -0.42 + (tip[1] + 0.42) * 0.5],
        [tip[0] * 0.6, tip[1] * 0.6 - 0.17],
      ]);
      leafBlade(
        brush,
        [tip[0] * 0.35, -0.42 + (tip[1] + 0.42) * 0.4],
        [tip[0] * 0.75, tip[1] - 0.1],
        tip,
        0.11,
        mix(scale(green, 0.75 + random() * 0.4), rgb("#9fb45a"), random() * 0.3),
      );
    }
  };
  leaves(0, 16);
  const pot = ctx.createLinearGradient(-side * 0.26, 0, side * 0.26, 0);
  pot.addColorStop(0, css(sunlit(light, scale(clay, 0.55), 0.1)));
  pot.addColorStop(0.62, css(sunlit(light, clay, 0.62)));
  pot.addColorStop(0.86, css(sunlit(light, mix(clay, [255, 235, 215], 0.2), 0.95)));
  pot.addColorStop(1, css(sunlit(light, clay, 0.5)));
  ctx.fillStyle = pot;
  ctx.beginPath();
  ctx.moveTo(-0.23, -0.34);
  ctx.lineTo(-0.165, 0);
  ctx.quadraticCurveTo(0, 0.03, 0.165, 0);
  ctx.lineTo(0.23, -0.34);
  ctx.fill();
  ctx.beginPath();
  ctx.roundRect(-0.25, -0.4, 0.5, 0.085, 0.02);
  ctx.fill();
  line(
    ctx,
    sunlit(light, scale(clay, 0.35), 0.1),
    0.012,
    [
      [-0.225, -0.312],
      [0, -0.306],
      [0.225, -0.312],
    ],
    0.7,
  );
  leaves(16, 22);
  if (!trailing) return;
  for (let strand = 0; strand < 7; strand++) {
    const x = (strand - 3) * 0.075;
    const fall = 0.2 + random() * 0.3;
    const way = Math.sign(x || 0.5);
    const at = (t: number): Point => [
      x + way * (0.06 + 0.12 * t) * Math.sin(t * 2.2),
      -0.4 - 0.1 * Math.sin(t * 3) + fall * t * t * 1.2,
    ];
    line(ctx, sunlit(light, rgb("#4c5a30"), 0.4), 0.008, [at(0), at(0.3), at(0.6), at(1)]);
    for (let i = 1; i < 9; i++) {
      const [px, py] = at(i / 9);
      const turn = i % 2 ? 0.5 : 2.6;
      leafBlade(
        brush,
        [px, py],
        [px + Math.cos(turn) * 0.04, py - 0.01],
        [px + Math.cos(turn) * 0.07, py + 0.05],
        0.045,
        scale(green, 0.8 + random() * 0.4),
      );
    }
  }
}
