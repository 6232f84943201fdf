import type { CoatMark } from "#lib/elements/animal-marks.ts";
import { css, mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import { bloom, hairs, trail, type Tube } from "./anatomy.ts";
import type { Coat } from "./quadruped.ts";
import { trace, type Point } from "./strokes.ts";

/** A stripe across a tube: widest in its middle, thin where it runs out. */
function stripe(
  ctx: CanvasRenderingContext2D,
  on: Tube,
  t: number,
  width: number,
  from: number,
  to: number,
  lean: number,
): void {
  const points: Point[] = [];
  const steps = 6;
  for (let i = 0; i <= steps; i++) {
    const s = i / steps;
    points.push(on.at(t + lean * s + width * Math.sin(Math.PI * (0.12 + s * 0.88)) * 0.5, from + (to - from) * s));
  }
  for (let i = steps; i >= 0; i--) {
    const s = i / steps;
    points.push(on.at(t + lean * s - width * Math.sin(Math.PI * (0.12 + s * 0.88)) * 0.5, from + (to - from) * s));
  }
  trail(ctx, points);
  ctx.fill();
}

/** Stripes down the flank, each a little unlike its neighbours. */
function stripes(colour: Rgb, alpha: number, count: number, width: number, reach: number, from = 0.04, to = 0.9) {
  return ({ brush, body }: Coat): void => {
    const { ctx, random } = brush;
    ctx.fillStyle = css(colour, alpha);
    for (let i = 0; i < count; i++) {
      const t = from + ((to - from) * (i + random() * 0.5)) / count;
      stripe(
        ctx,
        body,
        t,
        width * (0.6 + random() * 0.7),
        -1.02,
        -1 + reach * (0.7 + random() * 0.5),
        (random() - 0.6) * 0.03,
      );
      if (random() > 0.4) stripe(ctx, body, t + 0.018, width * 0.6, 0.98, 0.98 - reach * 0.5, 0.01);
    }
  };
}

function bands(colour: Rgb, alpha: number, count: number, width: number) {
  return ({ brush, legs }: Coat): void => {
    const { ctx, random } = brush;
    ctx.fillStyle = css(colour, alpha);
    for (const leg of legs)
      for (let i = 0; i < count; i++) {
        const t = 0.08 + (0.72 * (i + random() * 0.4)) / count;
        stripe(ctx, leg, t, width, -1, 0.3 + random() * 0.7, 0.02);
      }
  };
}

const tabbyDark: Rgb = rgb("#4a3f36");

/** Tabby, tuxedo, ginger or black by the seed; a black cat stays black. */
export function tabby(hide: Coat): void {
  stripes(mix(hide.coat, tabbyDark, 0.85), 0.4, 13, 0.018, 1.1)(hide);
}

/** The dark saddle of a wolf, with pale guard hair under it. */
export function greyMantle({ brush, body, coat }: Coat): void {
  const { ctx, random } = brush;
  for (let i = 0; i <= 16; i++) bloom(ctx, [38, 35, 38], ...body.at(0.05 + i * 0.055, -1), 0.1, 0.1, 0.42);
  for (const [tone, alpha] of [
    [rgb("#26242a"), 0.5],
    [mix(coat, [240, 234, 224], 0.7), 0.4],
  ] as const)
    hairs(ctx, tone, Math.min(0.006, 2.2 / brush.px_per_unit), alpha, 130, () => {
      const t = 0.08 + random() * 0.86;
      const v = -1 + random() * 1.1;
      return [body.at(t, v), body.at(t - 0.05, v + 0.16)];
    });
}

/** Irregular patches, as cows and dogs have. */
export function patches(colour: Rgb, count: number, size: number) {
  return ({ brush, body }: Coat): void => {
    const { ctx, random } = brush;
    ctx.fillStyle = css(colour);
    for (let i = 0; i < count; i++) {
      const t = (i + 0.2 + random() * 0.6) / count;
      const v = -0.9 + random() * 1.2;
      const grow = size * (0.6 + random() * 0.8);
      const [x, y] = body.at(t * 0.92, v);
      const edge: Point[] = [];
      for (let k = 0; k < 11; k++) {
        const angle = (k / 11) * Math.PI * 2;
        const reach = grow * (0.78 + 0.2 * Math.sin(k * 2.3 + i * 1.7) + 0.22 * random());
        edge.push([x + Math.cos(angle) * reach * 1.25, y + Math.sin(angle) * reach]);
      }
      trace(ctx, edge, true);
      ctx.fill();
    }
  };
}

/** Spots, stripes and bands as a row tells them. */
export const coatMark =
  ({ only, spots: strewn, stripes: striped, bands: banded }: CoatMark) =>
  (hide: Coat): void => {
    if (only !== undefined && !hide.brush.variants.has(only)) return;
    if (strewn) spots(rgb(strewn.colour), strewn.alpha, strewn.count, strewn.size, strewn.low)(hide);
    if (striped) {
      const { colour, alpha, count, width, reach, from, to } = striped;
      stripes(rgb(colour), alpha, count, width, reach, from, to)(hide);
    }
    if (banded) bands(rgb(banded.colour), banded.alpha, banded.count, banded.width)(hide);
  };

/** Small spots strewn on the back. */
function spots(colour: Rgb, alpha: number, count: number, size: number, low = 0.4) {
  return ({ brush, body }: Coat): void => {
    const { ctx, random } = brush;
    ctx.fillStyle = css(colour, alpha);
    ctx.beginPath();
    for (let i = 0; i < count; i++) {
      const [x, y] = body.at(0.04 + random() * 0.86, -0.9 + random() * (0.9 + low));
      const r = size * (0.6 + random() * 0.7);
      ctx.moveTo(x + r * 1.2, y);
      ctx.ellipse(x, y, r * 1.2, r, random() * 3, 0, Math.PI * 2);
    }
    ctx.fill();
  };
}
