import { clamp, css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Random } from "#lib/render/scene/random.ts";
import { cuttings, fadedCuttings, plantRow, type Cutting } from "./groves.ts";
import { limb, line, oval, type Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";
import { grain } from "./weave.ts";

const box = { left: -0.9, right: 0.9, top: -1.15, bottom: 0.06 };
const corals = ["#d9566a", "#e8894a", "#b964b8", "#e6c45e", "#4fa79c", "#d67fa0"].map(rgb);

/** Branches that fork again and again, thinner and lighter towards their tips. */
function fork(
  brush: Brush,
  random: Random,
  from: Point,
  angle: number,
  long: number,
  width: number,
  colour: Rgb,
  left: number,
): void {
  const to: Point = [from[0] + Math.cos(angle) * long, from[1] + Math.sin(angle) * long];
  const share = 1 - left / 5;
  limb(
    brush.ctx,
    sunlit(brush.light, mix(scale(colour, 0.5), mix(colour, [255, 245, 235], 0.3), share), 0.3 + share * 0.6),
    [from, to],
    [width, width * 0.8],
  );
  if (left <= 0) return;
  const arms = random() > 0.6 ? 3 : 2;
  for (let i = 0; i < arms; i++)
    fork(
      brush,
      random,
      to,
      angle + (i - (arms - 1) / 2) * 0.62 + (random() - 0.5) * 0.4,
      long * (0.66 + random() * 0.2),
      width * 0.74,
      colour,
      left - 1,
    );
}

function paintCoral(brush: Brush, index: number): void {
  const { random, ctx, light } = brush;
  const colour = brush.colour ?? corals[index % corals.length]!;
  const side = light.side < 0 ? -1 : 1;
  switch (index % 6) {
    case 0:
      for (let i = 0; i < 4; i++)
        fork(brush, random, [(i - 1.5) * 0.1, 0.02], -Math.PI / 2 + (i - 1.5) * 0.3, 0.28, 0.075, colour, 4);
      return;
    case 1: {
      // A sea fan: a net of fine veins in one plane.
      for (let i = 0; i < 46; i++) {
        const spread = (i / 45) * 2 - 1;
        const reach = 0.92 * Math.sqrt(1 - spread ** 2 * 0.65) * (0.85 + random() * 0.15);
        const angle = -Math.PI / 2 + spread * 1.15;
        const at = (t: number): Point => [
          Math.cos(angle) * reach * t + Math.sin(t * 14 + i) * 0.012,
          Math.sin(angle) * reach * t - 0.02,
        ];
        line(
          ctx,
          sunlit(light, mix(scale(colour, 0.7), mix(colour, [255, 240, 220], 0.25), random()), 0.4 + random() * 0.5),
          0.013,
          [[0, 0], at(0.3), at(0.65), at(1)],
        );
      }
      for (let ring = 1; ring < 9; ring++) {
        ctx.strokeStyle = css(sunlit(light, colour, 0.5), 0.6);
        ctx.lineWidth = 0.008;
        ctx.beginPath();
        ctx.arc(0, 0, ring * 0.1, -Math.PI / 2 - 1, -Math.PI / 2 + 1);
        ctx.stroke();
      }
      return;
    }
    case 2:
      // Brain coral: a dome with winding furrows.
      for (let i = 0; i < 420; i++) {
        const angle = -random() * Math.PI;
        const reach = Math.sqrt(random());
        const x = Math.cos(angle) * reach * 0.52;
        const y = Math.sin(angle) * reach * 0.46;
        const furrow = Math.sin(grain(x * 0.8 + 0.3, y * 0.8) * 40);
        oval(
          ctx,
          sunlit(
            light,
            scale(colour, 0.55 + furrow * 0.2 + 0.25),
            clamp(0.4 + x * side * 0.7 - y * 0.8 + furrow * 0.2 - 0.1, 0, 1),
          ),
          x,
          y,
          0.034,
          0.024,
          angle,
        );
      }
      return;
    case 3:
      // Tube sponges.
      for (let i = 0; i < 7; i++) {
        const x = (i - 3) * 0.12 + (random() - 0.5) * 0.06;
        const tall = 0.35 + random() * 0.55;
        const w = 0.11 + random() * 0.05;
        limb(
          ctx,
          sunlit(light, scale(colour, 0.65), 0.3),
          [
            [x * 0.7, 0.02],
            [x, -tall],
          ],
          [w * 0.8, w],
        );
        limb(
          ctx,
          sunlit(light, colour, 0.85),
          [
            [x * 0.7 + side * w * 0.2, 0],
            [x + side * w * 0.22, -tall],
          ],
          [w * 0.3, w * 0.4],
        );
        oval(ctx, sunlit(light, mix(colour, [255, 245, 230], 0.35), 0.8), x, -tall, w * 0.52, w * 0.2);
        oval(ctx, sunlit(light, scale(colour, 0.2), 0.1), x, -tall, w * 0.36, w * 0.13);
      }
      return;
    case 4:
      // An anemone: soft arms with pale ends.
      for (let i = 0; i < 60; i++) {
        const spread = random() * 2 - 1;
        const long = 0.35 + random() * 0.25;
        const x = spread * 0.45;
        const tip: Point = [x + spread * 0.22 + (random() - 0.5) * 0.1, -long];
        line(ctx, sunlit(light, mix(scale(colour, 0.6), colour, random()), 0.5), 0.035, [
          [x * 0.5, 0],
          [x, -long * 0.55],
          tip,
        ]);
        oval(ctx, sunlit(light, mix(colour, [255, 250, 240], 0.6), 0.9), tip[0], tip[1], 0.026, 0.026);
      }
      return;
    default:
      // Plates on a stalk.
      for (let i = 0; i < 5; i++) {
        const y = -0.12 - i * 0.11;
        const w = 0.5 - Math.abs(i - 2) * 0.1 + random() * 0.1;
        const x = (random() - 0.5) * 0.16;
        oval(ctx, sunlit(light, scale(colour, 0.4), 0.2), x, y + 0.03, w, 0.08);
        oval(ctx, sunlit(light, colour, 0.7), x, y, w, 0.07);
        oval(
          ctx,
          sunlit(light, mix(colour, [255, 244, 226], 0.4), 0.9),
          x + side * w * 0.2,
          y - 0.015,
          w * 0.66,
          0.034,
        );
      }
  }
}

/** A ribbon of kelp that rises and turns in the swell. */
function paintKelp(brush: Brush): void {
  const { ctx, random, light } = brush;
  const green = mix(rgb("#4c7a3e"), rgb("#8a8a3a"), random());
  for (let stem = 0; stem < 3; stem++) {
    const x = (stem - 1) * 0.1;
    const tall = 0.75 + random() * 0.3;
    const turn = random() * 6;
    const at = (t: number): Point => [x + Math.sin(t * 4 + turn) * 0.06 * (0.3 + t), -tall * t];
    line(ctx, sunlit(light, scale(green, 0.6), 0.3), 0.012, [0, 0.25, 0.5, 0.75, 1].map(at));
    for (let i = 2; i < 24; i++) {
      const [px, py] = at(i / 24);
      const way = i % 2 ? 1 : -1;
      const long = 0.1 + random() * 0.07;
      const angle = way > 0 ? -0.5 : Math.PI + 0.5;
      const e = clamp(0.35 + way * light.side * 0.25 + (i / 24) * 0.4, 0, 1);
      ctx.fillStyle = css(sunlit(light, mix(green, [220, 226, 120], e * 0.25), e));
      ctx.beginPath();
      ctx.moveTo(px, py);
      ctx.quadraticCurveTo(
        px + Math.cos(angle) * long * 0.6,
        py - long * 0.55,
        px + Math.cos(angle) * long,
        py - long * 0.3,
      );
      ctx.quadraticCurveTo(px + Math.cos(angle) * long * 0.5, py - long * 0.05, px, py);
      ctx.fill();
    }
  }
}

function paintReefRock(brush: Brush): void {
  const { random, ctx, light } = brush;
  const side = light.side < 0 ? -1 : 1;
  for (let i = 0; i < 260; i++) {
    const angle = -random() * Math.PI;
    const reach = Math.sqrt(random());
    const x = Math.cos(angle) * reach * 0.8;
    const y = Math.sin(angle) * reach * (0.5 + 0.3 * Math.sin(x * 5 + brush.seed));
    const patch = grain(x * 0.7 + 0.2, y * 0.7);
    const tone = mix(rgb("#4a5660"), patch > 0.55 ? rgb("#8a6f8a") : rgb("#6f8a80"), random() * 0.7);
    const r = 0.05 + random() * 0.07;
    oval(
      ctx,
      sunlit(light, tone, clamp(0.25 + x * side * 0.4 - y * 0.7 + (random() - 0.5) * 0.3, 0, 1)),
      x,
      y,
      r,
      r * 0.7,
      angle,
    );
  }
}

/** A reef: rocks, corals of many forms, kelp, into the blue; rays come down before it. */
export function paintReef(brush: Brush): void {
  const { light, ctx, random, window } = brush;
  const period = window.right - window.left;
  const ppu = brush.px_per_unit * 0.4;
  const rocks = cuttings(brush, 4, box, ppu, paintReefRock);
  const kinds = cuttings(brush, 12, box, ppu * 0.8, paintCoral);
  const kelp = cuttings(
    brush,
    3,
    { left: -0.4, right: 0.4, top: -1.15, bottom: 0.04 },
    brush.px_per_unit * 0.8,
    paintKelp,
  );
  const fade = (plants: Cutting[], share: number) => fadedCuttings(brush, plants, light.haze, share);
  plantRow(brush, fade(rocks, 0.82), 0.3, [0.3, 0.62]);
  plantRow(brush, fade(kelp, 0.74), 0.22, [0.5, 1]);
  plantRow(brush, fade(rocks, 0.6), 0.34, [0.2, 0.42]);
  plantRow(brush, fade(kinds, 0.55), 0.17, [0.12, 0.3], -0.1);
  const rays = css(mix(light.key, light.halo, 0.4), 0.09);
  for (let i = 0; i < period * 3; i++) {
    const x = window.left + random() * period;
    const w = 0.03 + random() * 0.12;
    const gradient = ctx.createLinearGradient(0, -1.05, 0, -0.05);
    gradient.addColorStop(0, css(light.halo, 0.001));
    gradient.addColorStop(0.3, rays);
    gradient.addColorStop(1, css(light.halo, 0.001));
    ctx.fillStyle = gradient;
    for (const shift of [-period, 0, period]) {
      ctx.beginPath();
      ctx.moveTo(x + shift, -1.1);
      ctx.lineTo(x + shift + w, -1.1);
      ctx.lineTo(x + shift + w * 2 + 0.3 * light.side, 0);
      ctx.lineTo(x + shift - w * 0.6 + 0.3 * light.side, 0);
      ctx.fill();
    }
  }
  plantRow(brush, fade(rocks, 0.3), 0.42, [0.12, 0.28]);
  plantRow(brush, fade(kelp, 0.25), 0.8, [0.5, 0.95]);
  plantRow(brush, fade(kinds, 0.2), 0.2, [0.12, 0.27], -0.03);
  plantRow(brush, kinds, 0.3, [0.08, 0.2], 0.02);
}
