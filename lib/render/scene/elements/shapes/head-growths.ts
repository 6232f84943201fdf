import type { GrowthCopy, GrowthPart, HeadGrowth } from "#lib/elements/animal-marks.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { bloom, flesh, hairs, onto, tube } from "./anatomy.ts";
import { between } from "./figure-tube.ts";
import type { Point } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;
const ivory = rgb("#e9dfc8");

/** Draws what grows on a head as its row tells it: horns, tusks, a trunk, masks. */
export const growth =
  (groups: readonly HeadGrowth[]) =>
  (ctx: Ctx, coat: Rgb, phase: number): void => {
    const sway = Math.sin(phase * Math.PI * 2);
    for (const { copies = [{}], parts, onto: atop } of groups)
      for (const copy of copies) {
        const draw = () => drawCopy(ctx, copy, parts, coat, sway);
        if (atop) onto(ctx, draw);
        else draw();
      }
  };

function drawCopy(ctx: Ctx, copy: GrowthCopy, parts: readonly GrowthPart[], coat: Rgb, sway: number): void {
  const { at = [0, 0], turn = 0, flip = false, shade = 1 } = copy;
  ctx.save();
  ctx.translate(...at);
  if (flip) ctx.scale(-1, 1);
  ctx.rotate(turn);
  for (const part of parts) drawPart(ctx, part, coat, sway, shade);
  ctx.restore();
}

function drawPart(ctx: Ctx, part: GrowthPart, coat: Rgb, sway: number, shade: number): void {
  const put = ([x, y, swings = 0]: readonly [number, number, number?]): Point => [x + sway * swings, y];
  const toned = (colour: string) => (colour === "coat" ? coat : rgb(colour));
  if ("tube" in part) {
    const tone = scale(toned(part.colour), shade * (part.shade ?? 1));
    flesh(ctx, css(tone), tube(part.tube.map(put), part.girths));
  } else if ("trunk" in part) wrinkled(ctx, coat, part.trunk.map(put), part.girths);
  else if ("tusk" in part) {
    const points = part.tusk.map(put);
    const [x, y] = points[1]!;
    flesh(ctx, css(scale(ivory, shade * (part.shade ?? 1))), tube(points, [0.062, 0.05, 0.012]));
    onto(ctx, () => bloom(ctx, [255, 252, 240], x, y - 0.02, 0.16, 0.03, 0.5, 0.4));
  } else if ("pool" in part)
    for (let i = 0; i < (part.times ?? 1); i++)
      bloom(ctx, toned(part.colour), ...part.pool, ...part.radii, part.alpha, part.angle);
  else if ("stripes" in part)
    for (const [x, y, dx, dy, half] of part.stripes) {
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(x + dx * 0.5, y + dy * 0.5 - half * 0.6, x + dx, y + dy);
      ctx.quadraticCurveTo(x + dx * 0.5, y + dy * 0.5 + half, x, y);
      ctx.fillStyle = css(rgb(part.colour), part.alpha);
      ctx.fill();
    }
  else {
    const { hairs: first, to: last, count } = part;
    hairs(ctx, rgb(part.colour), part.width, part.alpha, count, (i) => [
      between(first[0], last[0], i / (count - 1)),
      between(first[1], last[1], i / (count - 1)),
    ]);
  }
}

/** A tube in folds, each with a dark line and a light one beside it. */
function wrinkled(ctx: Ctx, coat: Rgb, points: readonly Point[], girths: readonly number[]): void {
  const trunk = tube(points, girths, 8);
  const shade = ctx.createLinearGradient(points[0]![0] - girths[0]!, 0, points[0]![0] + girths[0]! * 1.4, 0);
  shade.addColorStop(0, css(scale(coat, 0.7)));
  shade.addColorStop(0.6, css(coat));
  shade.addColorStop(1, css(scale(coat, 0.86)));
  flesh(ctx, shade, trunk);
  onto(ctx, () => {
    for (const [tone, dt, alpha] of [
      [scale(coat, 0.45), 0, 0.4],
      [mix(coat, [255, 246, 232], 0.5), 0.008, 0.3],
    ] as const)
      hairs(ctx, tone, 0.014, alpha, 26, (i) => {
        const t = 0.06 + i * 0.034 + dt;
        return [trunk.at(t, -0.96), trunk.at(t + 0.012, 0.2 + (i % 3) * 0.3)];
      });
  });
}
