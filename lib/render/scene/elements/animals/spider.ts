import { css, mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, flesh, hairs, joint, onto, trail, tube, tufts } from "#lib/render/scene/elements/shapes/anatomy.ts";
import type { Point } from "#lib/render/scene/elements/shapes/strokes.ts";

/** Eight jointed legs that step in fours; two of the eyes large and bright. */
export function paintSpider(brush: Brush): void {
  const { ctx, phase, random, light, motion } = brush;
  const coat = brush.colour ?? rgb("#4a3526");
  const pale = mix(coat, rgb("#d9b88a"), 0.6);
  const turn = phase * Math.PI * 2;
  const going = motion === "walk" || motion === "run";
  const y = -0.42 + Math.sin(turn * (going ? 2 : 1)) * 0.014;
  const leg = (i: number, near: boolean) => {
    const s = (i - 1.5) / 1.5;
    const swing = going ? Math.sin(turn + i * Math.PI + (near ? 0 : Math.PI * 0.5)) : 0;
    const lift = going ? Math.max(0, Math.cos(turn + i * Math.PI + (near ? 0 : Math.PI * 0.5))) * 0.12 : 0;
    const root: Point = [0.16 + s * 0.13, y + (near ? 0.04 : -0.02)];
    const foot: Point = [
      0.16 + s * (near ? 0.98 : 0.8) + Math.sign(s) * 0.1 + swing * 0.08,
      (near ? -0.01 : -0.08) - lift,
    ];
    const knee = joint(root, foot, 0.5, 0.66, s > 0 ? 1 : -1);
    const tone = near ? coat : scale(coat, 0.5);
    const upper = tube([root, [(root[0] + knee[0]) / 2, (root[1] + knee[1]) / 2 - 0.01], knee], [0.05, 0.056, 0.038]);
    const lower = tube(
      [knee, [(knee[0] + foot[0]) / 2 + Math.sign(s) * 0.03, (knee[1] + foot[1]) / 2 - 0.02], foot],
      [0.038, 0.03, 0.008],
    );
    for (const part of [upper, lower]) {
      flesh(ctx, css(tone), part);
      tufts(ctx, css(tone), part.outline, 0.014, random, 1, 1);
      onto(ctx, () => {
        ctx.save();
        trail(ctx, part.outline);
        ctx.clip();
        for (const t of [0.3, 0.72]) bloom(ctx, pale, ...part.at(t, 0), 0.036, 0.05, near ? 0.8 : 0.3);
        ctx.restore();
      });
    }
  };
  for (let i = 0; i < 4; i++) leg(i, false);
  const belly = tube(
    [
      [0.0, y],
      [-0.2, y - 0.06],
      [-0.44, y - 0.08],
      [-0.62, y + 0.0],
    ],
    [0.07, [0.21, 0.19], [0.25, 0.22], 0.09],
    9,
  );
  tufts(ctx, css(scale(coat, 0.8)), belly.outline, 0.034, random, 1);
  flesh(ctx, css(coat), belly);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, belly.outline);
    ctx.clip();
    for (let i = 0; i < 5; i++) {
      bloom(ctx, pale, ...belly.at(0.3 + i * 0.14, -0.5), 0.05, 0.04, 0.9);
      bloom(ctx, scale(coat, 0.35), ...belly.at(0.36 + i * 0.14, -0.36), 0.05, 0.03, 0.7);
    }
    hairs(ctx, mix(coat, [255, 226, 180], 0.4), 0.005, 0.4, 150, () => {
      const t = random();
      const v = -1 + random() * 2;
      return [belly.at(t, v), belly.at(t + 0.07, v)];
    });
    bloom(ctx, [8, 4, 4], -0.3, y + 0.2, 0.4, 0.12, 0.6);
    ctx.restore();
  });
  const head = tube(
    [
      [-0.02, y],
      [0.16, y - 0.02],
      [0.36, y + 0.01],
    ],
    [0.11, [0.15, 0.12], [0.11, 0.1]],
    9,
  );
  flesh(ctx, css(mix(coat, pale, 0.15)), head);
  onto(ctx, () => {
    hairs(ctx, pale, 0.005, 0.45, 60, () => {
      const t = random();
      const v = -1 + random() * 2;
      return [head.at(t, v), head.at(t - 0.09, v)];
    });
  });
  for (const dy of [0.03, 0])
    flesh(
      ctx,
      css(scale(coat, dy ? 0.5 : 0.8)),
      tube(
        [
          [0.42 + dy, y + 0.06],
          [0.47 + dy, y + 0.13],
          [0.44 + dy, y + 0.2],
        ],
        [0.05, 0.04, 0.008],
      ),
    );
  for (const [dx, dy, r] of [
    [0.42, -0.03, 0.036],
    [0.35, -0.075, 0.024],
    [0.28, -0.1, 0.016],
  ] as const) {
    ctx.beginPath();
    ctx.arc(dx, y + dy, r, 0, Math.PI * 2);
    ctx.fillStyle = "rgb(14,10,12)";
    ctx.fill();
    bloom(ctx, [90, 110, 150], dx, y + dy + r * 0.4, r * 0.8, r * 0.5, 0.6);
    ctx.beginPath();
    ctx.arc(dx + (light.side < 0 ? -0.3 : 0.3) * r, y + dy - r * 0.35, r * 0.26, 0, Math.PI * 2);
    ctx.fillStyle = "rgba(255,252,246,0.95)";
    ctx.fill();
  }
  for (let i = 0; i < 4; i++) leg(i, true);
}
