import { css, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { line, type Point } from "#lib/render/scene/elements/shapes/strokes.ts";
import { sunlit } from "#lib/render/scene/elements/shapes/sunlight.ts";

const half = 1.5;
/** The frame at the back, seen a little from above: nearer together and lower. */
const rear = { half: 1.34, top: -0.74, foot: -0.1 };

/** A football goal: net behind, posts and bar before it. */
export function paintGoal(brush: Brush): void {
  const { ctx, light } = brush;
  const cord = sunlit(light, [226, 230, 232], 0.75);
  const thread = Math.max(0.0035, 0.9 / brush.px_per_unit);
  ctx.strokeStyle = css(cord, 0.5);
  ctx.lineWidth = thread;
  const mesh = (corner: (u: number, v: number) => Point, across: number, down: number) => {
    ctx.beginPath();
    for (let i = 0; i <= across; i++) {
      ctx.moveTo(...corner(i / across, 0));
      for (let k = 1; k <= 6; k++) ctx.lineTo(...corner(i / across, k / 6));
    }
    for (let i = 0; i <= down; i++) {
      ctx.moveTo(...corner(0, i / down));
      for (let k = 1; k <= 12; k++) ctx.lineTo(...corner(k / 12, i / down));
    }
    ctx.stroke();
  };
  const sag = (u: number, v: number) => Math.sin(Math.PI * u) * Math.sin(Math.PI * v) * 0.035;
  // Back, roof and both sides of the net.
  mesh((u, v) => [(u * 2 - 1) * rear.half, rear.top + (rear.foot - rear.top) * v + sag(u, v)], 44, 12);
  mesh((u, v) => [(u * 2 - 1) * (half + (rear.half - half) * v), -1 + (rear.top + 1) * v + sag(u, v)], 44, 5);
  for (const way of [-1, 1])
    mesh(
      (u, v) => [
        way * (half + (rear.half - half) * u),
        -1 + (rear.top + 1) * u + v * ((rear.foot - rear.top) * u + 1 * (1 - u)),
      ],
      5,
      12,
    );
  const white: Rgb = [244, 244, 240];
  const stay = (points: readonly Point[]) => line(ctx, sunlit(light, scale(white, 0.6), 0.5), 0.016, points);
  for (const way of [-1, 1])
    stay([
      [way * half, -1],
      [way * rear.half, rear.top],
      [way * rear.half, rear.foot],
      [way * half, 0],
    ]);
  const side = light.side < 0 ? -1 : 1;
  const frame: readonly (readonly Point[])[] = [
    [
      [-half, 0.01],
      [-half, -1],
    ],
    [
      [half, 0.01],
      [half, -1],
    ],
    [
      [-half - 0.022, -1],
      [half + 0.022, -1],
    ],
  ];
  for (const points of frame) {
    line(ctx, sunlit(light, scale(white, 0.72), 0.35), 0.05, points);
    line(
      ctx,
      sunlit(light, white, 0.85),
      0.03,
      points.map(([x, y]): Point => [x + side * 0.006, y - 0.006]),
    );
    line(
      ctx,
      mix(sunlit(light, white, 1), [255, 255, 255], 0.3),
      0.008,
      points.map(([x, y]): Point => [x + side * 0.013, y - 0.012]),
    );
  }
}
