import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, eye, flesh, hairs, onto, trail, tube } from "#lib/render/scene/elements/shapes/anatomy.ts";
import { bough } from "#lib/render/scene/elements/shapes/bough.ts";
import { flying } from "#lib/render/scene/elements/shapes/bird-spec.ts";
import { beating, spread, type Plumage } from "#lib/render/scene/elements/shapes/wings.ts";
import type { Point } from "#lib/render/scene/elements/shapes/strokes.ts";

const tawny = rgb("#8a6540");

/** An owl shows its face whichever way it sits: the head turns, the body hardly. */
export function paintOwl(brush: Brush): void {
  const { ctx, motion, phase, random, facing } = brush;
  const coat = brush.colour ?? (brush.variants.has("snowy") ? rgb("#d9cfbc") : tawny);
  const pale: Rgb = mix(coat, rgb("#f4e9d2"), 0.72);
  const dark = scale(coat, 0.42);
  const turn = phase * Math.PI * 2;
  const air = flying(motion);
  const look: Plumage = { coverts: coat, flight: mix(coat, pale, 0.25), tips: dark };
  const front = facing === "camera" || facing === "away";
  const lift = air ? Math.sin(turn) * 0.02 : 0;
  if (!air) bough(brush, 0.9, 0.06);
  if (air) spread(ctx, beating([0.04, -0.62 + lift], 0.92, 0.36, phase, false, 0.25, 0.5), look, 0.62);
  const body = air
    ? tube(
        [
          [-0.46, -0.5 + lift],
          [-0.2, -0.54 + lift],
          [0.08, -0.56 + lift],
          [0.24, -0.56 + lift],
        ],
        [0.06, 0.15, 0.19, 0.17],
      )
    : tube(
        [
          [-0.05, -0.06],
          [-0.02, -0.3],
          [0, -0.52],
          [0, -0.72],
        ],
        [0.12, [0.23, 0.25], [0.26, 0.27], 0.22],
      );
  if (!air) {
    flesh(
      ctx,
      css(scale(coat, 0.7)),
      tube(
        [
          [-0.1, -0.2],
          [-0.14, -0.04],
          [-0.15, 0.06],
        ],
        [0.1, 0.07, 0.05],
      ),
    );
    for (const x of [-0.08, 0.08])
      for (const dx of [-0.04, 0, 0.04])
        flesh(
          ctx,
          css(rgb("#3a332c")),
          tube(
            [
              [x, -0.05],
              [x + dx, -0.02],
              [x + dx * 1.3, 0.012],
            ],
            [0.03, 0.02, 0.008],
          ),
        );
  }
  flesh(ctx, css(mix(coat, pale, 0.35)), body);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, body.outline);
    ctx.clip();
    for (let i = 0; i < 8; i++) bloom(ctx, pale, ...body.at(0.2 + i * 0.1, front ? 0 : 0.4), 0.16, 0.14, 0.5);
    bloom(ctx, [14, 10, 14], ...body.at(0.03, 0), 0.3, 0.16, 0.45);
    // Streaks of the breast: each a dark shaft with fine bars.
    if (!air)
      for (let row = 0; row < 8; row++)
        for (let i = -4; i <= 4; i++) {
          const [x, y] = body.at(0.14 + row * 0.1, i * 0.22 + (row % 2) * 0.11);
          flesh(
            ctx,
            css(dark, 0.55),
            tube(
              [
                [x, y - 0.026],
                [x, y],
                [x + 0.002, y + 0.024],
              ],
              [0.003, 0.009, 0.002],
              3,
            ),
          );
          hairs(ctx, dark, 0.004, 0.4, 2, (k) => [
            [x - 0.02, y - 0.008 + k * 0.016],
            [x + 0.02, y - 0.008 + k * 0.016],
          ]);
        }
    ctx.restore();
  });
  if (!air)
    for (const side of front ? [-1, 1] : [-1]) {
      const wing = tube(
        [
          [side * 0.2, -0.66],
          [side * 0.26, -0.42],
          [side * 0.2, -0.2],
          [side * 0.1, -0.06],
        ],
        side < 0
          ? [0.06, [front ? 0.07 : 0.06, front ? 0.05 : 0.16], [0.07, front ? 0.05 : 0.13], 0.02]
          : [0.06, 0.06, 0.06, 0.02],
      );
      flesh(ctx, css(coat), wing);
      onto(ctx, () => {
        ctx.save();
        trail(ctx, wing.outline);
        ctx.clip();
        for (let i = 0; i < 46; i++) {
          const [x, y] = wing.at(random(), -0.9 + random() * 1.8);
          bloom(ctx, i % 3 ? dark : pale, x, y, 0.018, 0.026, 0.6);
        }
        bloom(ctx, mix(coat, pale, 0.6), ...wing.at(0.3, -0.4), 0.08, 0.14, 0.4);
        ctx.restore();
      });
    }
  const nod = air ? 0 : Math.sin(turn) * 0.01;
  const gaze =
    facing === "away"
      ? 0
      : motion === "look" || motion === "turn"
        ? Math.sin(turn) * 0.4
        : front
          ? Math.sin(turn) * 0.05
          : 0.3;
  const headAt: Point = air ? [0.34, -0.58 + lift] : [0.01, -0.8 + nod];
  ctx.save();
  ctx.translate(...headAt);
  ctx.scale(air ? 0.82 : 1, air ? 0.82 : 1);
  ctx.rotate(gaze * 0.14);
  face(brush, coat, pale, dark, gaze, facing === "away");
  ctx.restore();
  if (air) spread(ctx, beating([0.04, -0.6 + lift], 0.92, 0.36, phase, true, 0.25, 0.5), look, 1);
}

function face(brush: Brush, coat: Rgb, pale: Rgb, dark: Rgb, gaze: number, away: boolean): void {
  const { ctx, phase, light, random } = brush;
  for (const side of [-1, 1])
    flesh(
      ctx,
      css(scale(coat, 0.8)),
      tube(
        [
          [side * 0.13, -0.1],
          [side * 0.18, -0.2],
          [side * 0.2, -0.28],
        ],
        [0.06, 0.035, 0.004],
      ),
    );
  ctx.beginPath();
  ctx.ellipse(0, 0, 0.25, 0.205, 0, 0, Math.PI * 2);
  ctx.fillStyle = css(coat);
  ctx.fill();
  onto(ctx, () => {
    hairs(ctx, dark, 0.006, 0.4, 70, () => {
      const angle = random() * Math.PI * 2;
      const r = 0.1 + random() * 0.13;
      const x = Math.cos(angle) * r;
      const y = Math.sin(angle) * r * 0.8;
      return [
        [x, y],
        [x * 1.14, y * 1.14 + 0.01],
      ];
    });
    if (away) return;
    for (const side of [-1, 1]) {
      const x = side * 0.098 + gaze * 0.08;
      bloom(ctx, dark, x, 0, 0.16, 0.17, 0.7);
      ctx.beginPath();
      ctx.ellipse(x, 0.004, 0.104, 0.122, side * 0.2, 0, Math.PI * 2);
      ctx.fillStyle = css(pale);
      ctx.fill();
      hairs(ctx, scale(pale, 0.62), 0.004, 0.55, 40, (i) => {
        const angle = (i / 40) * Math.PI * 2;
        return [
          [x + Math.cos(angle) * 0.045, Math.sin(angle) * 0.05],
          [x + Math.cos(angle) * 0.1, 0.004 + Math.sin(angle) * 0.116],
        ];
      });
      bloom(ctx, dark, x, 0, 0.07, 0.07, 0.65);
    }
  });
  if (away) return;
  const open = phase > 0.9 ? 0.3 : 1;
  for (const side of [-1, 1]) {
    const x = side * 0.096 + gaze * 0.085;
    eye(ctx, rgb("#e0962a"), x, -0.004, 0.04, light.side, open);
    ctx.beginPath();
    ctx.moveTo(x - side * 0.05, 0.005);
    ctx.quadraticCurveTo(x, -0.066, x + side * 0.056, -0.036);
    ctx.strokeStyle = css(dark, 0.9);
    ctx.lineWidth = 0.014;
    ctx.stroke();
  }
  const x = gaze * 0.1;
  ctx.beginPath();
  ctx.moveTo(x - 0.024, 0.0);
  ctx.quadraticCurveTo(x, -0.03, x + 0.024, 0.0);
  ctx.quadraticCurveTo(x + 0.022 + gaze * 0.02, 0.06, x + gaze * 0.03, 0.094);
  ctx.quadraticCurveTo(x - 0.022, 0.06, x - 0.024, 0.0);
  ctx.fillStyle = css(rgb("#54493a"));
  ctx.fill();
  bloom(ctx, [255, 246, 226], x - 0.004, 0.02, 0.01, 0.03, 0.6);
}
