import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, eye, flesh, footfall, hairs, onto, trail, tube } from "#lib/render/scene/elements/shapes/anatomy.ts";
import type { Point } from "#lib/render/scene/elements/shapes/strokes.ts";

/** A tortoise on its columns of legs; in water, a sea turtle that rows with its fore flippers. */
export function paintTurtle(brush: Brush): void {
  const { ctx, motion, phase, variants, random } = brush;
  const skin = brush.colour ?? rgb("#7d8a58");
  const horn = brush.colour ? scale(brush.colour, 0.62) : rgb("#6b5230");
  const pale = mix(skin, rgb("#e6dcae"), 0.55);
  const turn = phase * Math.PI * 2;
  const sea = motion === "swim" || motion === "float" || motion === "fly" || variants.has("sea_turtle");
  const y = sea ? -0.5 + Math.sin(turn) * 0.03 : -0.3;
  const limb = (points: readonly Point[], girths: readonly number[], tone: Rgb) => {
    const shape = tube(points, girths);
    flesh(ctx, css(tone), shape);
    onto(ctx, () => {
      ctx.save();
      trail(ctx, shape.outline);
      ctx.clip();
      for (let i = 0; i < 34; i++) {
        const [sx, sy] = shape.at(random(), -0.9 + random() * 1.8);
        const r = 0.016 + random() * 0.016;
        bloom(ctx, scale(tone, 0.5), sx, sy, r * 1.3, r, 0.5);
        bloom(ctx, mix(tone, pale, 0.6), sx - 0.008, sy - 0.008, r * 0.8, r * 0.6, 0.4);
      }
      ctx.restore();
    });
  };
  if (sea) {
    const row = Math.sin(turn);
    const flipper = (near: boolean) => {
      const tone = near ? skin : scale(skin, 0.55);
      const a = near ? row : row * 0.9;
      const x = near ? 0.42 : 0.52;
      limb(
        [
          [x, y + 0.06],
          [x - 0.02 + a * 0.1, y + (near ? 0.3 : 0.16) - a * 0.24],
          [x - 0.22 + a * 0.04, y + (near ? 0.52 : 0.3) - a * 0.62],
          [x - 0.46, y + (near ? 0.6 : 0.36) - a * 0.86],
        ],
        [0.13, 0.15, 0.11, 0.02],
        tone,
      );
      const back = near ? -0.6 : -0.54;
      limb(
        [
          [back, y + 0.08],
          [back - 0.16, y + 0.2 + a * 0.06],
          [back - 0.3, y + 0.22 + a * 0.14],
        ],
        [0.1, 0.1, 0.03],
        tone,
      );
    };
    flipper(false);
    head(brush, [0.72, y - 0.02], [1.0, y - 0.06 + row * 0.02], skin, pale);
    shell(brush, y, horn, pale, 0.24);
    flipper(true);
  } else {
    const going = motion === "walk" || motion === "run";
    const leg = (x: number, k: number, tone: Rgb) => {
      const step = going ? footfall(phase + k, 0.72) : { place: 0.1, lift: 0 };
      limb(
        [
          [x, y + 0.04],
          [x + 0.03 + step.place * 0.06, y + 0.16],
          [x + 0.02 + step.place * 0.14, -0.05 - step.lift * 0.07],
        ],
        [0.15, 0.13, 0.1],
        tone,
      );
      hairs(ctx, rgb("#d9cda4"), 0.02, 0.8, 3, (i) => {
        const fx = x + 0.02 + step.place * 0.14 + i * 0.05 - 0.02;
        return [
          [fx, -0.02 - step.lift * 0.07],
          [fx + 0.015, -0.004 - step.lift * 0.07],
        ];
      });
    };
    leg(0.48, 0.5, scale(skin, 0.55));
    leg(-0.4, 0, scale(skin, 0.55));
    limb(
      [
        [-0.7, y + 0.08],
        [-0.84, y + 0.16],
        [-0.92, y + 0.2],
      ],
      [0.05, 0.03, 0.006],
      skin,
    );
    const reach = motion === "look" || motion === "raise" ? 0.16 : 0;
    head(brush, [0.66, y], [0.98 + Math.sin(turn) * 0.02, y - 0.14 - reach], skin, pale);
    leg(0.34, 0, skin);
    leg(-0.52, 0.5, skin);
    shell(brush, y, horn, pale, 0.52);
  }
}

function head(brush: Brush, from: Point, to: Point, skin: Rgb, pale: Rgb): void {
  const { ctx, light, phase } = brush;
  const neck = tube(
    [from, [(from[0] + to[0]) / 2 + 0.04, (from[1] + to[1]) / 2 + 0.04], to, [to[0] + 0.14, to[1] + 0.01]],
    [0.12, 0.1, 0.125, 0.07],
  );
  flesh(ctx, css(skin), neck);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, neck.outline);
    ctx.clip();
    bloom(ctx, pale, to[0], to[1] + 0.12, 0.26, 0.1, 0.8);
    for (let i = 0; i < 9; i++) {
      const [x, y] = neck.at(0.08 + i * 0.06, 0);
      bloom(ctx, scale(skin, 0.45), x, y, 0.012, 0.12, 0.5, 0.2);
    }
    ctx.restore();
    ctx.beginPath();
    ctx.moveTo(to[0] + 0.2, to[1] + 0.03);
    ctx.quadraticCurveTo(to[0] + 0.1, to[1] + 0.066, to[0] + 0.0, to[1] + 0.045);
    ctx.strokeStyle = css(scale(skin, 0.3), 0.8);
    ctx.lineWidth = 0.013;
    ctx.stroke();
  });
  eye(ctx, rgb("#3a2c18"), to[0] + 0.08, to[1] - 0.035, 0.026, light.side, phase > 0.9 ? 0.2 : 1);
}

/** The dome with its plates, each with a paler heart and growth rings. */
function shell(brush: Brush, y: number, horn: Rgb, pale: Rgb, high: number): void {
  const { ctx } = brush;
  const dome = (grow: number) => {
    ctx.beginPath();
    ctx.moveTo(-0.8 * grow, y + 0.1);
    ctx.bezierCurveTo(-0.74 * grow, y - high * 0.9 * grow, -0.3, y - high * 1.28 * grow, 0.02, y - high * 1.26 * grow);
    ctx.bezierCurveTo(0.4, y - high * 1.24 * grow, 0.74 * grow, y - high * 0.66 * grow, 0.8 * grow, y + 0.06);
    ctx.bezierCurveTo(0.5, y + 0.19, -0.5, y + 0.2, -0.8 * grow, y + 0.1);
    ctx.closePath();
  };
  dome(1);
  const shade = ctx.createLinearGradient(0, y - high * 1.2, 0, y + 0.16);
  shade.addColorStop(0, css(mix(horn, pale, 0.3)));
  shade.addColorStop(1, css(scale(horn, 0.55)));
  ctx.fillStyle = shade;
  ctx.fill();
  onto(ctx, () => {
    dome(1);
    ctx.clip();
    const plate = (cx: number, cy: number, rx: number, ry: number) => {
      for (let ring = 0; ring < 4; ring++) {
        const k = 1 - ring * 0.24;
        ctx.beginPath();
        for (let i = 0; i < 6; i++) {
          const angle = (i / 6) * Math.PI * 2 + 0.52;
          ctx.lineTo(cx + Math.cos(angle) * rx * k, cy - ry * 0.06 * ring + Math.sin(angle) * ry * k);
        }
        ctx.closePath();
        ctx.fillStyle = css(mix(scale(horn, 0.62 + ring * 0.14), pale, ring * 0.16), 0.9);
        ctx.fill();
        ctx.strokeStyle = css(scale(horn, 0.35), 0.55);
        ctx.lineWidth = ring ? 0.006 : 0.016;
        ctx.stroke();
      }
    };
    for (const [x, up, rx, ry] of [
      [-0.6, 0.26, 0.16, 0.3],
      [-0.32, 0.7, 0.2, 0.44],
      [0.04, 0.84, 0.2, 0.48],
      [0.39, 0.66, 0.19, 0.42],
      [0.63, 0.22, 0.14, 0.28],
    ] as const)
      plate(x, y - high * up, rx, ry * high);
    for (let i = 0; i < 11; i++) {
      const x = -0.74 + i * 0.148;
      ctx.beginPath();
      ctx.roundRect(x, y, 0.136, 0.16, 0.03);
      ctx.fillStyle = css(mix(horn, pale, 0.18 + (i % 2) * 0.1));
      ctx.fill();
    }
    bloom(ctx, [255, 246, 220], -0.1, y - high * 1.0, 0.4, high * 0.3, 0.45);
    bloom(ctx, [14, 10, 6], 0, y + 0.2, 0.9, 0.16, 0.6);
  });
}
