import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, flesh, hairs, onto, trail, tube } from "#lib/render/scene/elements/shapes/anatomy.ts";
import type { Point } from "#lib/render/scene/elements/shapes/strokes.ts";

/** A garden snail: a glossy whorl on a wet foot that moves in slow ripples. */
export function paintSnail(brush: Brush): void {
  const { ctx, phase, random, light, motion } = brush;
  const flesh_tone = rgb("#a58b66");
  const pale = rgb("#dcc7a0");
  const shell = brush.colour ?? mix(rgb("#a8672f"), rgb("#c48a4a"), random());
  const turn = phase * Math.PI * 2;
  const going = motion === "walk" || motion === "run";
  const stretch = going ? Math.sin(turn) * 0.05 : Math.sin(turn) * 0.015;
  const curl = Math.sin(turn + 1) * 0.02;
  const tentacle = (root: Point, tip: Point, far: boolean, eyes: boolean) => {
    const tone = far ? scale(flesh_tone, 0.6) : flesh_tone;
    const shape = tube([root, [(root[0] + tip[0]) / 2 + 0.02, (root[1] + tip[1]) / 2], tip], [0.03, 0.019, 0.017], 8);
    flesh(ctx, css(tone), shape);
    onto(ctx, () => bloom(ctx, [255, 244, 220], ...shape.at(0.5, -0.6), 0.012, 0.1, 0.6, 0.3));
    if (eyes) {
      bloom(ctx, mix(tone, pale, 0.4), tip[0], tip[1], 0.032, 0.032, 1);
      ctx.beginPath();
      ctx.arc(tip[0] + 0.003, tip[1] - 0.002, 0.0145, 0, Math.PI * 2);
      ctx.fillStyle = "rgb(20,14,12)";
      ctx.fill();
      ctx.beginPath();
      ctx.arc(tip[0] + (light.side < 0 ? -0.005 : 0.007), tip[1] - 0.007, 0.0042, 0, Math.PI * 2);
      ctx.fillStyle = "rgba(255,252,244,0.95)";
      ctx.fill();
    }
  };
  const hx = 0.8 + stretch;
  tentacle([hx - 0.02, -0.36], [hx + 0.14 - curl, -0.74 + curl], true, true);
  const foot = tube(
    [
      [-0.98 - stretch * 0.6, -0.022],
      [-0.7, -0.06],
      [-0.25, -0.12],
      [0.25, -0.13],
      [0.56 + stretch * 0.6, -0.17],
      [0.74 + stretch, -0.28],
      [0.85 + stretch, -0.33],
    ],
    [
      [0.012, 0.02],
      [0.05, 0.058],
      [0.1, 0.118],
      [0.11, 0.128],
      [0.12, 0.16],
      [0.11, 0.13],
      [0.075, 0.08],
    ],
    9,
  );
  const wet = ctx.createLinearGradient(0, -0.4, 0, 0.02);
  wet.addColorStop(0, css(mix(flesh_tone, pale, 0.35)));
  wet.addColorStop(0.7, css(flesh_tone));
  wet.addColorStop(1, css(scale(flesh_tone, 0.6)));
  flesh(ctx, wet, foot);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, foot.outline);
    ctx.clip();
    for (let i = 0; i < 80; i++) {
      const t = random();
      const v = -0.95 + random() * 1.8;
      const [x, y] = foot.at(t, v);
      const r = 0.008 + random() * 0.014;
      bloom(ctx, scale(flesh_tone, 0.5), x + 0.004, y + 0.006, r * 1.5, r, 0.4);
      bloom(ctx, pale, x - 0.003, y - 0.004, r, r * 0.6, 0.5);
    }
    // Ripples that run forward along the sole.
    for (let i = 0; i < 16; i++) {
      const t = ((i + (going ? phase * 2 : 0)) / 16) % 1;
      bloom(ctx, [40, 26, 16], ...foot.at(t * 0.86, 0.92), 0.03, 0.03, 0.45);
    }
    for (let i = 4; i < 15; i++) bloom(ctx, [255, 252, 242], ...foot.at(i / 15, -0.62), 0.05, 0.012, 0.5);
    ctx.restore();
  });
  tentacle([hx, -0.34], [hx + 0.24 + curl, -0.78 - curl], false, true);
  tentacle([hx + 0.06, -0.27], [hx + 0.17, -0.2 + curl], false, false);
  whorl(ctx, [-0.1 + stretch * 0.3, -0.54], shell, light.side, random);
}

/** The spiral: each turn of it a rounded band that darkens at its seam. */
function whorl(ctx: CanvasRenderingContext2D, [cx, cy]: Point, shell: Rgb, side: number, random: () => number): void {
  const radius = (angle: number) => 0.46 * Math.exp(-0.152 * angle);
  const at = (angle: number, k = 1): Point => [
    cx + Math.cos(angle - 0.5) * radius(angle) * k * 1.08,
    cy - Math.sin(angle - 0.5) * radius(angle) * k,
  ];
  const turns = Math.PI * 2 * 2.9;
  // The mouth of the shell flares down to the foot.
  flesh(
    ctx,
    css(scale(shell, 0.8)),
    tube(
      [
        [cx + 0.3, cy - 0.08],
        [cx + 0.4, cy + 0.2],
        [cx + 0.36, cy + 0.38],
      ],
      [0.14, 0.15, 0.07],
    ),
  );
  ctx.beginPath();
  ctx.ellipse(cx, cy, 0.475, 0.44, -0.1, 0, Math.PI * 2);
  const round = ctx.createRadialGradient(cx + side * 0.14, cy - 0.18, 0.03, cx, cy, 0.52);
  round.addColorStop(0, css(mix(shell, rgb("#f6dcae"), 0.6)));
  round.addColorStop(0.5, css(shell));
  round.addColorStop(1, css(scale(shell, 0.42)));
  ctx.fillStyle = round;
  ctx.fill();
  onto(ctx, () => {
    ctx.beginPath();
    ctx.ellipse(cx, cy, 0.475, 0.44, -0.1, 0, Math.PI * 2);
    ctx.clip();
    for (let angle = 0; angle < turns; angle += 0.11) {
      const r = radius(angle);
      const [mx, my] = at(angle, 0.84);
      const lit = 0.5 + 0.5 * Math.cos(angle - 0.5 - (side < 0 ? 2.2 : 0.9));
      bloom(ctx, mix(scale(shell, 0.5), rgb("#f4d8a4"), lit), mx, my, r * 0.2, r * 0.2, 0.4);
      bloom(ctx, scale(shell, 0.3), ...at(angle, 0.995), r * 0.075, r * 0.075, 0.75);
    }
    for (const [k, tone, wide, alpha] of [
      [0.9, scale(shell, 0.38), 0.1, 0.7],
      [0.79, scale(shell, 0.5), 0.045, 0.6],
      [0.84, rgb("#f2d9a8"), 0.03, 0.6],
    ] as const) {
      ctx.beginPath();
      for (let angle = 0; angle < turns; angle += 0.16) {
        const [x, y] = at(angle, k);
        if (angle) ctx.lineTo(x, y);
        else ctx.moveTo(x, y);
      }
      ctx.strokeStyle = css(tone, alpha);
      ctx.lineWidth = wide * 0.26;
      ctx.stroke();
    }
    hairs(ctx, scale(shell, 0.4), 0.005, 0.3, 150, (i) => {
      const angle = (i / 150) * turns * 0.8 + random() * 0.03;
      return [at(angle, 0.98), at(angle + 0.1, 0.72)];
    });
    bloom(ctx, [255, 252, 240], cx + (side < 0 ? -0.17 : 0.17), cy - 0.24, 0.13, 0.05, 0.95, side < 0 ? -0.7 : 0.7);
    bloom(ctx, [255, 252, 240], cx + (side < 0 ? -0.05 : 0.06), cy - 0.04, 0.04, 0.02, 0.7);
    bloom(ctx, [20, 8, 4], cx, cy + 0.46, 0.5, 0.16, 0.6);
  });
}
