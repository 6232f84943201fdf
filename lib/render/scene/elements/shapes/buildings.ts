import { mix, rgb, scale, css, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { blend, blob, line, oval, poly, rect } from "./strokes.ts";

export const warm: Rgb = [255, 204, 124];

export const lit = (brush: Brush) => brush.light.night > 0.2 || brush.light.cloud > 0.8;

export const roofOf = (brush: Brush, bare: Rgb): Rgb => (brush.light.weather === "snow" ? rgb("#eaf0f8") : bare);

export function pane(brush: Brush, x: number, y: number, w: number, h: number, frame: Rgb): void {
  const { ctx, light } = brush;
  rect(ctx, frame, x - 0.008, y - 0.008, w + 0.016, h + 0.016);
  rect(ctx, lit(brush) ? [255, 232, 170] : mix(scale(light.upper, 0.7), [40, 50, 64], 0.4), x, y, w, h);
  rect(ctx, frame, x + w / 2 - 0.004, y, 0.008, h);
  rect(ctx, frame, x, y + h / 2 - 0.004, w, 0.008);
  if (lit(brush))
    brush.glow({ x: x + w / 2, y: y + h / 2, radius: w * 2.6, colour: warm, strength: 0.5, flicker: 0.1 });
}

export function paintHouse(brush: Brush): void {
  const { ctx, random, noun } = brush;
  const barn = /barn|farm|granja|ferme|scheune/.test(noun);
  const sacred = /church|iglesia|église|kirche|chiesa|temple|templo|寺/.test(noun);
  const wall =
    brush.colour ??
    (barn
      ? rgb("#8e3b30")
      : sacred
        ? rgb("#d9d2c4")
        : ([rgb("#d8cdb8"), rgb("#b98a66"), rgb("#8fa3ab"), rgb("#e6ddcb")][Math.floor(random() * 4)] as Rgb));
  const roof = roofOf(brush, sacred ? rgb("#59636e") : rgb("#6d3f34"));
  rect(ctx, wall, -0.55, -0.5, 1.1, 0.51);
  for (let i = 0; i < 12; i++) rect(ctx, scale(wall, 0.93), -0.55, -0.48 + i * 0.042, 1.1, 0.004);
  rect(ctx, rgb("#7c6a5c"), 0.28, -0.98, 0.11, 0.34);
  poly(ctx, scale(roof, 0.9), [
    [-0.66, -0.47],
    [-0.4, -0.92],
    [0.4, -0.92],
    [0.66, -0.47],
  ]);
  for (let row = 0; row < 9; row++)
    line(
      ctx,
      scale(roof, row % 2 ? 0.78 : 1.06),
      0.008,
      [
        [-0.63 + row * 0.026, -0.5 - row * 0.046],
        [0.63 - row * 0.026, -0.5 - row * 0.046],
      ],
      0.8,
    );
  poly(ctx, scale(wall, 0.96), [
    [-0.3, -0.48],
    [-0.05, -0.9],
    [0.2, -0.48],
  ]);
  poly(ctx, scale(roof, 1.05), [
    [-0.36, -0.45],
    [-0.05, -0.96],
    [-0.05, -0.88],
    [-0.3, -0.45],
  ]);
  poly(ctx, scale(roof, 0.75), [
    [0.26, -0.45],
    [-0.05, -0.96],
    [-0.05, -0.88],
    [0.2, -0.45],
  ]);
  if (sacred) {
    rect(ctx, wall, -0.11, -0.95, 0.12, 0.3);
    poly(ctx, roof, [
      [-0.14, -0.92],
      [-0.05, -1.0],
      [0.04, -0.92],
    ]);
  }
  const trim = mix(wall, [255, 252, 244], 0.55);
  rect(ctx, rgb("#57362a"), -0.12, -0.29, 0.15, 0.3, 0.006);
  rect(ctx, trim, -0.135, -0.305, 0.18, 0.016);
  oval(ctx, rgb("#e8c77a"), 0.008, -0.14, 0.008, 0.008);
  pane(brush, -0.44, -0.33, 0.15, 0.16, trim);
  pane(brush, 0.14, -0.33, 0.13, 0.16, trim);
  pane(brush, 0.34, -0.33, 0.13, 0.16, trim);
  pane(brush, -0.115, -0.68, 0.13, 0.13, trim);
  if (lit(brush) && brush.light.weather === "snow")
    for (let i = 0; i < 5; i++)
      oval(
        ctx,
        [210, 216, 226],
        0.33 + i * 0.035,
        -1.0 - i * 0.03,
        0.03 + i * 0.012,
        0.025 + i * 0.01,
        0,
        0.3 - i * 0.05,
      );
}

export function paintLighthouse(brush: Brush): void {
  const { ctx } = brush;
  const stripe = brush.colour ?? rgb("#b3352c");
  const at = (share: number) => 0.082 - 0.028 * share;
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(-at(0), 0.02);
  ctx.lineTo(-at(1), -0.78);
  ctx.lineTo(at(1), -0.78);
  ctx.lineTo(at(0), 0.02);
  ctx.clip();
  rect(ctx, rgb("#ece6da"), -0.1, -0.8, 0.2, 0.84);
  for (let i = 0; i < 3; i++) {
    ctx.fillStyle = css(stripe);
    ctx.beginPath();
    ctx.ellipse(0, -0.62 + i * 0.25, 0.1, 0.012, 0, 0, Math.PI);
    ctx.lineTo(-0.1, -0.73 + i * 0.25);
    ctx.ellipse(0, -0.73 + i * 0.25, 0.1, 0.012, 0, Math.PI, 0, true);
    ctx.fill();
  }
  for (let i = 0; i < 26; i++)
    rect(
      ctx,
      rgb("#6b5f52"),
      -0.08 + brush.random() * 0.16,
      -0.78 + brush.random() * 0.75,
      0.003,
      0.03 + brush.random() * 0.08,
      0,
      0.14,
    );
  ctx.restore();
  for (const y of [-0.66, -0.44, -0.22]) {
    rect(ctx, rgb("#3a332e"), -0.013, y, 0.026, 0.042, 0.012);
    rect(ctx, [255, 224, 150], -0.009, y + 0.006, 0.018, 0.033, 0.008);
  }
  rect(ctx, rgb("#4a2e26"), -0.024, -0.085, 0.048, 0.1, 0.02);
  rect(ctx, rgb("#2b2a2e"), -0.08, -0.8, 0.16, 0.022, 0.004);
  for (let i = -4; i <= 4; i++) rect(ctx, rgb("#35343a"), i * 0.018 - 0.0015, -0.836, 0.003, 0.038);
  rect(ctx, rgb("#35343a"), -0.076, -0.838, 0.152, 0.005);
  rect(ctx, [255, 244, 205], -0.043, -0.9, 0.086, 0.1, 0.004);
  for (let i = -2; i <= 2; i++) rect(ctx, rgb("#4b4136"), i * 0.02 - 0.002, -0.9, 0.004, 0.1);
  blob(ctx, scale(stripe, 0.8), [
    [-0.06, -0.896],
    [-0.045, -0.93],
    [0, -0.965],
    [0.045, -0.93],
    [0.06, -0.896],
  ]);
  line(ctx, rgb("#3a3a40"), 0.006, [
    [0, -0.96],
    [0, -1],
  ]);
  brush.glow({ x: 0, y: -0.852, radius: 0.34, colour: [255, 226, 160], strength: 1, beam: true });
}

export function paintCastle(brush: Brush): void {
  const { ctx, random } = brush;
  const stone = brush.colour ?? rgb("#9a948a");
  const roof = roofOf(brush, rgb("#4d5a72"));
  const keep = (x: number, w: number, h: number, pointed: boolean) => {
    rect(ctx, scale(stone, 0.92 + random() * 0.12), x - w / 2, -h, w, h + 0.01);
    for (let i = 0; i < h * 60; i++)
      rect(
        ctx,
        scale(stone, 0.8 + random() * 0.3),
        x - w / 2 + random() * w * 0.86,
        -h + random() * h,
        w * 0.14,
        0.012,
        0,
        0.4,
      );
    const teeth = Math.max(3, Math.round(w / 0.035));
    for (let i = 0; i < teeth; i++)
      if (i % 2 === 0)
        rect(ctx, stone, x - w / 2 - 0.008 + (i * (w + 0.016)) / teeth, -h - 0.024, (w + 0.016) / teeth, 0.03);
    if (pointed)
      poly(ctx, roof, [
        [x - w * 0.62, -h - 0.015],
        [x, -h - w * 1.35],
        [x + w * 0.62, -h - 0.015],
      ]);
    for (let y = -h + 0.07; y < -0.12; y += 0.13) {
      rect(ctx, lit(brush) ? [255, 216, 140] : rgb("#2c2a2e"), x - 0.01, y, 0.02, 0.045, 0.01);
      if (lit(brush)) brush.glow({ x, y: y + 0.02, radius: 0.06, colour: warm, strength: 0.5 });
    }
  };
  keep(-0.16, 0.16, 0.62, true);
  keep(0.2, 0.14, 0.7, true);
  rect(ctx, stone, -0.5, -0.3, 1.0, 0.31);
  for (let i = 0; i < 130; i++)
    rect(ctx, scale(stone, 0.8 + random() * 0.3), -0.5 + random() * 0.95, -0.3 + random() * 0.29, 0.04, 0.014, 0, 0.45);
  for (let i = 0; i < 22; i++) if (i % 2 === 0) rect(ctx, stone, -0.5 + i * 0.0455, -0.33, 0.046, 0.04);
  keep(-0.47, 0.17, 0.48, true);
  keep(0.47, 0.17, 0.44, true);
  keep(0.02, 0.19, 0.8, true);
  ctx.fillStyle = css(rgb("#2a2420"));
  ctx.beginPath();
  ctx.ellipse(0.02, -0.1, 0.055, 0.08, 0, Math.PI, 0);
  ctx.rect(-0.035, -0.1, 0.11, 0.11);
  ctx.fill();
}

export function paintTent(brush: Brush): void {
  const { ctx } = brush;
  const cloth = brush.colour ?? rgb("#c9853a");
  ctx.fillStyle = blend(
    ctx,
    [-0.8, 0],
    [0.9, 0],
    [
      [0, scale(cloth, 1.1)],
      [1, scale(cloth, 0.75)],
    ],
  );
  ctx.beginPath();
  ctx.moveTo(-0.85, 0.01);
  ctx.quadraticCurveTo(-0.35, -0.55, -0.1, -1);
  ctx.lineTo(0.32, -0.92);
  ctx.quadraticCurveTo(0.6, -0.5, 0.95, 0.01);
  ctx.fill();
  poly(ctx, scale(cloth, 0.62), [
    [-0.1, -1],
    [0.28, 0.01],
    [-0.85, 0.01],
  ]);
  poly(ctx, lit(brush) ? [255, 214, 140] : scale(cloth, 0.3), [
    [-0.1, -0.86],
    [0.02, 0.01],
    [-0.5, 0.01],
  ]);
  poly(ctx, scale(cloth, 1.15), [
    [-0.1, -0.92],
    [0.04, -0.2],
    [0.08, 0.01],
    [0.02, 0.01],
  ]);
  line(
    ctx,
    rgb("#e8e0d0"),
    0.012,
    [
      [0.32, -0.92],
      [1.1, 0.01],
    ],
    0.7,
  );
  line(
    ctx,
    rgb("#e8e0d0"),
    0.012,
    [
      [-0.1, -1],
      [-1.05, 0.01],
    ],
    0.7,
  );
  if (lit(brush)) brush.glow({ x: -0.2, y: -0.3, radius: 0.8, colour: warm, strength: 0.7, flicker: 0.25 });
}
