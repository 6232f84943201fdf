import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, eye, flesh, hairs, onto, trail, tube } from "#lib/render/scene/elements/shapes/anatomy.ts";

/** An emperor penguin: it rocks from foot to foot as it goes. */
export function paintPenguin(brush: Brush): void {
  const { ctx, motion, phase, random, light, facing } = brush;
  const turn = phase * Math.PI * 2;
  const going = motion === "walk" || motion === "run";
  const front = facing === "camera";
  const away = facing === "away";
  const sideways = front || away ? 0 : 1;
  const back = brush.colour ?? rgb("#252a33");
  const white = rgb("#eeeae0");
  const rock = going ? Math.sin(turn) * (front || away ? 0.09 : 0.05) : Math.sin(turn) * 0.006;
  for (const side of [-1, 1]) {
    const lift = going ? Math.max(0, Math.sin(turn) * side) * 0.05 : 0;
    const x = sideways ? 0.02 + side * (going ? Math.cos(turn) * 0.05 : 0.02) : side * 0.1;
    ctx.beginPath();
    ctx.ellipse(x + sideways * 0.08, -0.026 - lift, sideways ? 0.11 : 0.085, 0.034, 0, 0, Math.PI * 2);
    ctx.fillStyle = css(rgb("#2b2a2e"));
    ctx.fill();
  }
  ctx.save();
  ctx.rotate(rock);
  if (sideways)
    flesh(
      ctx,
      css(scale(back, 0.7)),
      tube(
        [
          [-0.12, -0.16],
          [-0.2, -0.06],
          [-0.25, -0.015],
        ],
        [0.08, 0.05, 0.02],
      ),
    );
  const flap = motion === "wave" || motion === "dance" ? 0.5 + Math.sin(turn * 2) * 0.3 : going ? 0.28 : 0.06;
  const flipper = (x: number, side: number, tone: Rgb) => {
    const shape = tube(
      [
        [x, -0.66],
        [x + side * (0.06 + flap * 0.14), -0.5],
        [x + side * (0.05 + flap * 0.34), -0.33],
        [x + side * flap * 0.42, -0.24],
      ],
      [0.05, 0.066, 0.05, 0.012],
    );
    flesh(ctx, css(tone), shape);
    onto(ctx, () => bloom(ctx, [210, 220, 236], ...shape.at(0.4, -0.5), 0.03, 0.12, 0.3));
  };
  if (!sideways) {
    flipper(-0.19, -1, back);
    flipper(0.19, 1, back);
  }
  const body = tube(
    [
      [0, -0.1],
      [sideways * 0.01, -0.24],
      [sideways * 0.02, -0.5],
      [0, -0.72],
      [sideways * 0.03, -0.87],
    ],
    sideways ? [0.11, [0.19, 0.2], [0.18, 0.21], [0.105, 0.12], 0.09] : [0.13, 0.21, 0.215, 0.13, 0.1],
    8,
  );
  flesh(ctx, css(back), body);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, body.outline);
    ctx.clip();
    if (!away) {
      const breast = tube(
        [
          [sideways * 0.06, -0.06],
          [sideways * 0.1, -0.26],
          [sideways * 0.12, -0.5],
          [sideways * 0.1, -0.7],
        ],
        sideways ? [0.14, [0.15, 0.2], [0.115, 0.2], [0.03, 0.06]] : [0.14, 0.19, 0.185, 0.06],
      );
      flesh(ctx, css(white), breast);
      bloom(ctx, rgb("#f0b63c"), sideways * 0.1, -0.68, sideways ? 0.1 : 0.13, 0.09, 0.85);
      bloom(ctx, rgb("#f4dca0"), sideways * 0.13, -0.56, 0.14, 0.12, 0.5);
      for (const side of sideways ? [1] : [-1, 1])
        bloom(ctx, rgb("#eda62c"), sideways ? 0.045 : side * 0.1, -0.795, 0.034, 0.07, 1, 0.2);
    }
    bloom(ctx, [150, 170, 200], -0.1, -0.6, 0.06, 0.2, 0.3);
    bloom(ctx, [12, 12, 20], 0, 0.0, 0.3, 0.12, 0.4);
    hairs(ctx, rgb("#c9c4b8"), 0.004, 0.35, 60, () => {
      const t = random() * 0.7;
      const v = -0.4 + random() * 1.3;
      return [body.at(t, v), body.at(t - 0.03, v)];
    });
    ctx.restore();
  });
  const nod = motion === "look" ? Math.sin(turn) * 0.14 : motion === "raise" ? -0.4 : Math.sin(turn) * 0.03;
  ctx.save();
  ctx.translate(sideways * 0.03, -0.88);
  ctx.rotate(nod);
  if (!away) {
    const long = sideways ? 0.12 : 0.05;
    flesh(
      ctx,
      css(rgb("#1b1d22")),
      tube(
        [
          [sideways * 0.06, -0.01],
          [sideways * (0.08 + long * 0.5), -0.008 + (1 - sideways) * 0.03],
          [sideways * (0.06 + long), 0.022 + (1 - sideways) * 0.04],
        ],
        [0.034, 0.018, 0.005],
      ),
    );
    ctx.beginPath();
    ctx.moveTo(sideways * 0.1, 0.008);
    ctx.lineTo(sideways * 0.19, 0.02);
    ctx.strokeStyle = css(rgb("#d97a4a"), sideways);
    ctx.lineWidth = 0.01;
    ctx.stroke();
  }
  ctx.beginPath();
  ctx.ellipse(sideways * 0.01, -0.005, 0.097, 0.088, 0, 0, Math.PI * 2);
  ctx.fillStyle = css(scale(back, 0.86));
  ctx.fill();
  onto(ctx, () => bloom(ctx, [150, 170, 200], -0.01, -0.05, 0.06, 0.03, 0.4));
  if (!away)
    for (const side of sideways ? [1] : [-1, 1])
      eye(ctx, rgb("#3a2418"), sideways ? 0.05 : side * 0.052, -0.012, 0.0125, light.side);
  ctx.restore();
  if (sideways) flipper(-0.02, -1, mix(back, [255, 255, 255], 0.05));
  ctx.restore();
}
