import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, flesh, hairs, joint, onto, trail, tube } from "#lib/render/scene/elements/shapes/anatomy.ts";
import type { Point } from "#lib/render/scene/elements/shapes/strokes.ts";

/** A frog: crouched with a beating throat, or in the arc of its leap. */
export function paintFrog(brush: Brush): void {
  const { ctx, phase, random, light, motion } = brush;
  const skin = brush.colour ?? mix(rgb("#5f9a34"), rgb("#7a8a3a"), random() * 0.6);
  const pale = mix(skin, rgb("#f0ecc8"), 0.72);
  const dark = scale(skin, 0.42);
  const turn = phase * Math.PI * 2;
  const leaping = motion === "run" || motion === "walk" || motion === "rise" || motion === "fly";
  // On the ground for a third of the turn, then up and over.
  const air = leaping && phase > 0.3 ? (phase - 0.3) / 0.7 : 0;
  const up = Math.sin(Math.PI * air) * 0.5;
  const stretch = air > 0 ? Math.sin(Math.PI * Math.min(1, air * 1.5)) : 0;
  const pitch = air > 0 ? (0.5 - air) * 0.9 : -0.0;
  const throat = leaping ? 0.2 : Math.max(0, Math.sin(turn * 2)) ** 2;
  const base: Point = [-0.1, -0.3 - up];
  const ahead = (x: number, y: number): Point => [
    base[0] + x * Math.cos(pitch) + y * Math.sin(pitch),
    base[1] - x * Math.sin(pitch) + y * Math.cos(pitch),
  ];
  const toes = (foot: Point, long: number, angle: number, tone: Rgb) => {
    for (const spread of [-0.34, 0, 0.34]) {
      const a = angle + spread;
      const tip: Point = [foot[0] + Math.cos(a) * long, Math.min(-0.008, foot[1] + Math.sin(a) * long)];
      flesh(
        ctx,
        css(tone),
        tube([foot, [(foot[0] + tip[0]) / 2, (foot[1] + tip[1]) / 2 - 0.008], tip], [0.024, 0.014, 0.02]),
      );
    }
  };
  const hind = (near: boolean) => {
    const tone = near ? skin : scale(skin, 0.55);
    const dx = near ? 0 : 0.1;
    const hip = ahead(-0.42 + dx, -0.02);
    const heelGround: Point = [-0.74 + dx, -0.03];
    const heel: Point = [heelGround[0] - stretch * 0.28, heelGround[1] - up * 0.8 + stretch * 0.08];
    const knee: Point = stretch > 0.1 ? joint(hip, heel, 0.42, 0.42, 1) : [-0.06 + dx, -0.27];
    const foot: Point =
      stretch > 0.1 ? [heel[0] - 0.24 * stretch + 0.2 * (1 - stretch), heel[1] + 0.16 * stretch] : [-0.18 + dx, -0.022];
    flesh(
      ctx,
      css(tone),
      tube([hip, [(hip[0] + knee[0]) / 2, (hip[1] + knee[1]) / 2 - 0.04], knee], [0.15, 0.15, 0.08]),
    );
    const shin = tube([knee, [(knee[0] + heel[0]) / 2, (knee[1] + heel[1]) / 2 + 0.03], heel], [0.085, 0.09, 0.045]);
    flesh(ctx, css(scale(tone, 0.92)), shin);
    onto(ctx, () => {
      for (const t of [0.25, 0.5, 0.75]) bloom(ctx, dark, ...shin.at(t, 0.1), 0.034, 0.1, near ? 0.55 : 0.2, 0.3);
      bloom(
        ctx,
        mix(skin, [255, 255, 230], 0.6),
        (hip[0] + knee[0]) / 2 - 0.02,
        (hip[1] + knee[1]) / 2 - 0.14,
        0.14,
        0.04,
        near ? 0.6 : 0.1,
        -0.3,
      );
    });
    flesh(ctx, css(tone), tube([heel, foot], [0.042, 0.034]));
    toes(foot, 0.19, stretch > 0.1 ? 2.5 : 0.06, tone);
  };
  const fore = (near: boolean) => {
    const tone = near ? skin : scale(skin, 0.55);
    const shoulder = ahead(0.24 + (near ? 0 : 0.08), 0.12);
    const hand: Point =
      air > 0 ? [shoulder[0] + (air > 0.55 ? 0.26 : -0.14), shoulder[1] + 0.16] : [0.3 + (near ? 0 : 0.14), -0.03];
    const elbow = joint(shoulder, hand, 0.17, 0.17, -1);
    flesh(ctx, css(tone), tube([shoulder, elbow, hand], [0.075, 0.058, 0.034]));
    toes(hand, 0.1, air > 0 ? 0.6 : 0.1, tone);
  };
  hind(false);
  fore(false);
  const rise = leaping ? 0.05 : 0.16;
  const body = tube(
    [
      ahead(-0.6, 0.08),
      ahead(-0.4, 0.02),
      ahead(-0.06, -0.06 - rise * 0.4),
      ahead(0.24, -0.12 - rise * 0.8),
      ahead(0.48, -0.15 - rise),
      ahead(0.66, -0.11 - rise),
    ],
    [0.05, [0.15, 0.15], [0.23, 0.24], [0.19, 0.23 + throat * 0.04], [0.135, 0.15 + throat * 0.06], 0.06],
    9,
  );
  flesh(ctx, css(skin), body);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, body.outline);
    ctx.clip();
    for (let i = 0; i <= 12; i++) bloom(ctx, pale, ...body.at(i / 12, 0.94), 0.13, 0.12, 0.75);
    for (let i = 0; i <= 12; i++) bloom(ctx, scale(skin, 0.75), ...body.at(i / 12, -0.95), 0.12, 0.08, 0.4);
    for (let i = 0; i < 26; i++) {
      const r = 0.018 + random() * 0.03;
      const [x, y] = body.at(0.06 + random() * 0.8, -0.85 + random() * 0.9);
      bloom(ctx, dark, x, y, r * 1.3, r, 0.6);
    }
    for (let i = 0; i < 60; i++)
      bloom(ctx, mix(skin, [255, 255, 224], 0.6), ...body.at(random(), -0.9 + random() * 1.3), 0.008, 0.006, 0.5);
    if (brush.px_per_unit > 150)
      for (const [tone, shift] of [
        [dark, 0.006],
        [mix(skin, [255, 255, 226], 0.75), 0],
      ] as const)
        hairs(ctx, tone, 0.009, 0.4, 170, (i) => {
          const [x, y] = body.at(0.05 + ((i * 0.618) % 1) * 0.9, -0.95 + ((i * 0.377) % 1) * 1.4);
          return [
            [x + shift, y + shift],
            [x + shift + 0.002, y + shift],
          ];
        });
    // The pale fold from eye to flank, and the wet light above it.
    for (let i = 0; i < 14; i++)
      bloom(ctx, mix(pale, rgb("#d9b24a"), 0.3), ...body.at(0.16 + i * 0.05, -0.42), 0.04, 0.014, 0.55);
    for (let i = 2; i < 11; i++) bloom(ctx, [255, 255, 246], ...body.at(i / 12, -0.74), 0.06, 0.016, 0.5);
    bloom(ctx, pale, ...body.at(0.84, 0.8), 0.16, 0.1 + throat * 0.05, 0.8);
    const lip = [body.at(1, 0.1), body.at(0.9, 0.36), body.at(0.7, 0.22)] as const;
    ctx.beginPath();
    ctx.moveTo(...lip[0]);
    ctx.quadraticCurveTo(...lip[1], ...lip[2]);
    ctx.strokeStyle = css(dark, 0.9);
    ctx.lineWidth = 0.014;
    ctx.stroke();
    bloom(ctx, scale(skin, 0.62), ...body.at(0.68, 0.0), 0.046, 0.046, 0.9);
    bloom(ctx, mix(skin, pale, 0.4), ...body.at(0.685, -0.06), 0.03, 0.026, 0.7);
    hairs(ctx, dark, 0.012, 0.9, 1, () => [body.at(0.965, -0.42), body.at(0.97, -0.36)]);
    ctx.restore();
  });
  const brow = body.at(0.82, -0.86);
  for (const [dx, tone] of [
    [0.07, 0.6],
    [0, 1],
  ] as const) {
    const [x, y] = [brow[0] + dx, brow[1] - 0.02];
    ctx.beginPath();
    ctx.ellipse(x, y, 0.086, 0.076, 0, 0, Math.PI * 2);
    ctx.fillStyle = css(scale(skin, tone * 0.9));
    ctx.fill();
    if (dx) continue;
    const open = phase > 0.94 ? 0.2 : 1;
    ctx.beginPath();
    ctx.ellipse(x + 0.008, y - 0.002, 0.056, 0.054 * open, 0, 0, Math.PI * 2);
    ctx.fillStyle = css(rgb("#c9962a"));
    ctx.fill();
    bloom(ctx, rgb("#7a3f14"), x + 0.008, y + 0.02, 0.05, 0.03, 0.7);
    ctx.beginPath();
    ctx.ellipse(x + 0.012, y, 0.04, 0.017 * open, 0, 0, Math.PI * 2);
    ctx.fillStyle = "rgb(12,9,8)";
    ctx.fill();
    ctx.beginPath();
    ctx.ellipse(x + 0.008, y, 0.058, 0.056 * open, 0, 0, Math.PI * 2);
    ctx.strokeStyle = "rgba(20,16,8,0.8)";
    ctx.lineWidth = 0.009;
    ctx.stroke();
    ctx.beginPath();
    ctx.arc(x + (light.side < 0 ? -0.014 : 0.026), y - 0.022, 0.0125, 0, Math.PI * 2);
    ctx.fillStyle = "rgba(255,255,250,0.96)";
    ctx.fill();
  }
  hind(true);
  fore(true);
}
