import { css, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fractal, randomFrom } from "#lib/render/scene/random.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { beside } from "./liquids.ts";
import { staysPut } from "./play.ts";

/** A hill with the mouth of a tunnel, seen a little from its side: what drives into it goes between its two halves. */

/** In heights of what drives into it: where the mouth is, half its width, its height, and the hill behind it. */
const mouth = { x: 1.9, wide: 0.68, tall: 1.6 } as const;
const hill = { right: 13, tall: 4.4 } as const;
const stone: Rgb = [142, 132, 120];
const turf: Rgb = [86, 112, 62];

const toned = (colour: Rgb, { light }: Brush, share = 1): string =>
  css(scale(colour, share * (1 - 0.62 * light.night)));

/** The dark behind the arch, and its far side. */
const within = (brush: Brush): void => {
  const { ctx } = brush;
  for (const [grown, tone] of [
    [1.24, toned(stone, brush, 0.8)],
    [1, css([12, 11, 14])],
  ] as const) {
    ctx.fillStyle = tone;
    ctx.beginPath();
    ctx.ellipse(mouth.x, -mouth.tall * 0.42, mouth.wide * grown, mouth.tall * 0.58 * grown, 0, 0, 7);
    ctx.rect(mouth.x - mouth.wide * grown, -mouth.tall * 0.42, mouth.wide * 2 * grown, mouth.tall * 0.44);
    ctx.fill();
  }
};

/** The near side of the arch, its wall and the hill over it. */
const before = (brush: Brush): void => {
  const { ctx, seed } = brush;
  const random = randomFrom(seed + 3);
  const arch = (grown: number) => {
    const { x, wide, tall } = mouth;
    ctx.lineTo(x, -tall * (0.42 + 0.58 * grown));
    ctx.ellipse(x, -tall * 0.42, wide * grown, tall * 0.58 * grown, 0, -Math.PI / 2, 0);
    ctx.lineTo(x + wide * grown, 0.04);
  };
  const outline = (x: number) =>
    -hill.tall * (0.62 + 0.34 * Math.sin(((x - mouth.x) / hill.right) * 2.6)) + 0.3 * fractal(x * 0.7, 3, seed, 3, 64);
  ctx.beginPath();
  arch(1);
  ctx.lineTo(hill.right, 0.04);
  for (let x: number = hill.right; x > mouth.x - 0.5; x -= 0.2) ctx.lineTo(x, outline(x));
  ctx.lineTo(mouth.x - 0.55, -mouth.tall * 1.3);
  ctx.closePath();
  ctx.save();
  ctx.clip();
  const shade = ctx.createLinearGradient(0, -hill.tall, 0, 0);
  shade.addColorStop(0, toned(turf, brush, 1.15));
  shade.addColorStop(1, toned(turf, brush, 0.62));
  ctx.fillStyle = shade;
  ctx.fillRect(mouth.x - 1, -hill.tall * 1.2, hill.right, hill.tall * 1.4);
  for (let i = 0; i < 420; i++) {
    const [x, y] = [mouth.x - 0.4 + random() * hill.right, -random() * hill.tall];
    ctx.fillStyle = toned(turf, brush, 0.55 + 0.75 * random());
    ctx.beginPath();
    ctx.ellipse(x, y, 0.05 + 0.14 * random(), 0.03 + 0.06 * random(), 0, 0, 7);
    ctx.fill();
  }
  ctx.restore();
  // The ring of stones.
  ctx.fillStyle = toned(stone, brush);
  ctx.beginPath();
  arch(1);
  ctx.lineTo(mouth.x + mouth.wide * 1.45, 0.04);
  ctx.ellipse(mouth.x, -mouth.tall * 0.42, mouth.wide * 1.45, mouth.tall * 0.74, 0, 0, -Math.PI / 2 - 0.5, true);
  ctx.lineTo(mouth.x - 0.2, -mouth.tall * 0.98);
  ctx.closePath();
  ctx.fill();
  ctx.strokeStyle = toned(stone, brush, 0.6);
  ctx.lineWidth = 0.025;
  for (let turn = -1.5; turn < 0.1; turn += 0.19) {
    ctx.beginPath();
    for (const grown of [1, 1.42])
      ctx.lineTo(
        mouth.x + Math.cos(turn) * mouth.wide * grown,
        -mouth.tall * 0.42 + Math.sin(turn) * mouth.tall * (grown === 1 ? 0.58 : 0.74),
      );
    ctx.stroke();
  }
};

/** Both halves of a hill before what drives into it, behind it of what comes out. */
export function tunnelOf(thing: Actor, ahead: boolean): Actor[] {
  const [left, right] = [mouth.x - 1, hill.right];
  const box = { left: ahead ? left : -right, right: ahead ? right : -left, top: -hill.tall * 1.15, bottom: 0.06 };
  const mirrored = (paint: (brush: Brush) => void) => (brush: Brush) => {
    brush.ctx.save();
    brush.ctx.scale(ahead ? 1 : -1, 1);
    paint(brush);
    brush.ctx.restore();
  };
  const part = (paint: (brush: Brush) => void, z_m: number): Actor => ({
    ...beside(thing, box, mirrored(paint), { at: () => staysPut, pictureAt: null }),
    z_m: thing.z_m + z_m,
  });
  return [part(within, 0.02), part(before, -0.02)];
}
