import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, eye, flesh, footfall, joint, onto, trail, tube } from "#lib/render/scene/elements/shapes/anatomy.ts";
import { scales } from "#lib/render/scene/elements/shapes/scaly.ts";
import type { Point } from "#lib/render/scene/elements/shapes/strokes.ts";

/** A great hunter on two legs: head and tail balance over the hips. */
export function paintDinosaur(brush: Brush): void {
  const { ctx, phase, random, motion } = brush;
  const skin = brush.colour ?? rgb("#6a6a48");
  const pale = mix(skin, rgb("#d9c99a"), 0.6);
  const dark = scale(skin, 0.42);
  const turn = phase * Math.PI * 2;
  const going = motion === "walk" || motion === "run" || motion === "fly";
  const bob = going ? Math.cos(turn * 2) * 0.014 : Math.sin(turn) * 0.004;
  const hip: Point = [-0.1, -0.6 + bob];
  const roar =
    motion === "raise" || motion === "shake" || motion === "open" || motion === "dance"
      ? 0.5 + 0.5 * Math.sin(turn)
      : 0.06 + Math.max(0, Math.sin(turn)) * 0.05;
  const look = motion === "look" ? Math.sin(turn) * 0.05 : 0;
  const leg = (near: boolean) => {
    const tone = near ? skin : scale(skin, 0.5);
    const step = going ? footfall(phase + (near ? 0 : 0.5), 0.6) : { place: near ? -0.1 : 0.7, lift: 0, fold: 0 };
    const reach = motion === "run" ? 0.26 : 0.17;
    const foot: Point = [hip[0] + 0.06 + step.place * reach, -0.02 - step.lift * 0.12];
    const slope = 0.34 + step.fold * 0.7 - step.place * 0.3;
    const ankle: Point = [foot[0] - Math.sin(slope) * 0.2, foot[1] - Math.cos(slope) * 0.18];
    const root: Point = [hip[0] + (near ? 0 : 0.05), hip[1] + 0.06];
    const knee = joint(root, ankle, 0.26, 0.25, 1);
    const thigh = tube(
      [
        root,
        [(root[0] + knee[0]) / 2, (root[1] + knee[1]) / 2],
        knee,
        [(knee[0] + ankle[0]) / 2, (knee[1] + ankle[1]) / 2],
        ankle,
        foot,
      ],
      [0.16, 0.155, 0.092, 0.075, 0.04, 0.034],
      8,
    );
    flesh(ctx, css(tone), thigh);
    for (const angle of [-0.1, 0.14, 0.34])
      flesh(
        ctx,
        css(scale(tone, 0.85)),
        tube(
          [
            foot,
            [foot[0] + Math.cos(angle) * 0.07, foot[1] + Math.sin(angle) * 0.02 - 0.008],
            [foot[0] + Math.cos(angle) * 0.13, foot[1] + 0.014],
          ],
          [0.034, 0.024, 0.009],
        ),
      );
    if (near)
      onto(ctx, () => {
        scales(ctx, thigh, skin, 26, 7, random);
        bloom(ctx, pale, root[0] - 0.02, root[1] + 0.02, 0.11, 0.14, 0.3);
        bloom(ctx, [8, 8, 6], knee[0] - 0.1, knee[1] + 0.02, 0.08, 0.1, 0.35);
      });
  };
  leg(false);
  const sway = Math.sin(turn) * (going ? 0.05 : 0.025);
  const head: Point = [0.6, -0.86 + bob * 0.6 + look - (motion === "raise" ? 0.05 : 0)];
  const body = tube(
    [
      [-1.36, -0.56 + sway],
      [-1.0, -0.57 + sway * 0.6],
      [-0.62, -0.59 + bob],
      [-0.3, -0.6 + bob],
      [0.02, -0.61 + bob],
      [0.26, -0.66 + bob],
      [0.44, -0.78 + bob],
      [head[0], head[1] + 0.02],
    ],
    [0.012, 0.04, 0.085, [0.15, 0.15], [0.18, 0.2], [0.15, 0.17], [0.115, 0.12], 0.105],
    8,
  );
  const arm = (near: boolean) => {
    const tone = near ? skin : scale(skin, 0.5);
    const s: Point = [0.3 + (near ? 0 : 0.05), -0.54 + bob];
    flesh(
      ctx,
      css(tone),
      tube([s, [s[0] + 0.03, s[1] + 0.08], [s[0] + 0.1, s[1] + 0.07 + Math.sin(turn) * 0.01]], [0.04, 0.028, 0.016]),
    );
    for (const dy of [0, 0.014])
      flesh(
        ctx,
        css(rgb("#d8cba6")),
        tube(
          [
            [s[0] + 0.1, s[1] + 0.07 + dy],
            [s[0] + 0.13, s[1] + 0.09 + dy],
          ],
          [0.01, 0.003],
        ),
      );
  };
  arm(false);
  flesh(ctx, css(skin), body);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, body.outline);
    ctx.clip();
    for (let i = 0; i <= 24; i++) {
      bloom(ctx, pale, ...body.at(i / 24, 0.9), 0.09, 0.07, 0.6);
      bloom(ctx, dark, ...body.at(i / 24, -0.95), 0.07, 0.05, 0.45);
    }
    for (let i = 0; i < 17; i++) {
      const t = 0.12 + i * 0.047;
      const [x, y] = body.at(t, -0.7);
      bloom(ctx, dark, x, y, 0.02, 0.09, 0.55, 0.2);
    }
    ctx.restore();
    scales(ctx, body, skin, 52, 10, random);
    for (let i = 4; i < 22; i++) bloom(ctx, [255, 248, 222], ...body.at(i / 24, -0.5), 0.07, 0.018, 0.25);
  });
  skull(brush, head, skin, pale, dark, roar);
  leg(true);
  arm(true);
}

function skull(brush: Brush, [x, y]: Point, skin: Rgb, pale: Rgb, dark: Rgb, roar: number): void {
  const { ctx, light, phase, random } = brush;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(-roar * 0.16);
  ctx.save();
  ctx.rotate(roar * 0.62);
  const jaw = tube(
    [
      [-0.04, 0.05],
      [0.14, 0.085],
      [0.32, 0.085],
    ],
    [0.06, 0.04, 0.022],
    8,
  );
  flesh(ctx, css(scale(skin, 0.8)), jaw);
  onto(ctx, () => bloom(ctx, pale, 0.16, 0.12, 0.2, 0.03, 0.7));
  ctx.beginPath();
  for (let i = 0; i < 8; i++) {
    const tx = 0.08 + i * 0.032;
    ctx.moveTo(tx, 0.056);
    ctx.lineTo(tx + 0.01, 0.022 + (i % 2) * 0.008);
    ctx.lineTo(tx + 0.022, 0.056);
  }
  ctx.fillStyle = "rgb(232,222,196)";
  ctx.fill();
  ctx.restore();
  if (roar > 0.2) bloom(ctx, rgb("#6a1c1a"), 0.14, 0.06, 0.13, 0.04 * roar + 0.01, 0.95, roar * 0.3);
  ctx.beginPath();
  ctx.moveTo(-0.1, -0.09);
  ctx.bezierCurveTo(0.0, -0.15, 0.1, -0.14, 0.15, -0.115);
  ctx.bezierCurveTo(0.24, -0.115, 0.34, -0.1, 0.375, -0.05);
  ctx.bezierCurveTo(0.395, -0.01, 0.38, 0.035, 0.355, 0.045);
  ctx.bezierCurveTo(0.25, 0.035, 0.1, 0.062, 0.02, 0.075);
  ctx.bezierCurveTo(-0.05, 0.08, -0.12, 0.06, -0.13, 0.0);
  ctx.closePath();
  ctx.fillStyle = css(skin);
  ctx.fill();
  onto(ctx, () => {
    bloom(ctx, dark, 0.1, -0.14, 0.3, 0.05, 0.6);
    bloom(ctx, dark, 0.17, -0.03, 0.06, 0.035, 0.55);
    bloom(ctx, mix(skin, pale, 0.7), 0.22, -0.085, 0.16, 0.022, 0.6);
    for (let i = 0; i < 90; i++)
      bloom(ctx, i % 2 ? dark : pale, -0.1 + random() * 0.46, -0.12 + random() * 0.17, 0.008, 0.006, 0.5);
    bloom(ctx, dark, 0.345, -0.055, 0.016, 0.01, 0.9);
  });
  ctx.beginPath();
  for (let i = 0; i < 10; i++) {
    const tx = 0.07 + i * 0.029;
    const long = i % 3 === 1 ? 0.046 : 0.03;
    ctx.moveTo(tx, 0.05 - i * 0.0012);
    ctx.lineTo(tx + 0.009, 0.05 + long * (0.5 + roar * 0.5));
    ctx.lineTo(tx + 0.021, 0.048 - i * 0.0012);
  }
  ctx.fillStyle = "rgb(238,228,202)";
  ctx.fill();
  flesh(
    ctx,
    css(dark),
    tube(
      [
        [0.05, -0.125],
        [0.1, -0.125],
        [0.15, -0.098],
      ],
      [0.018, 0.022, 0.008],
    ),
  );
  eye(ctx, rgb("#e0a52c"), 0.1, -0.08, 0.0165, light.side, phase > 0.94 ? 0.2 : 1);
  ctx.restore();
}
