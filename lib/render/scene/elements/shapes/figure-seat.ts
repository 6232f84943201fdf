import { rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Easel } from "./figure-limbs.ts";
import { flat, project, type Spot } from "./figure-space.ts";
import { fillTube, lit, tubeAlong } from "./figure-tube.ts";
import { line, poly, type Point } from "./strokes.ts";

const wood = rgb("#7b5436");

/** The chair under whoever sits with the hip there or will, turned as the figure is: what lies behind it, then what lies before. */
export function drawChair(easel: Easel, part: "behind" | "before", hip: Spot): void {
  const { ctx, figure, lamp, body } = easel;
  const k = body.legs;
  const [forward, up] = hip;
  const top = up * k - 0.07;
  const middle = forward * k + 0.035;
  const put = (f: number, u: number, r: number): Point => {
    const [x, y] = flat(project([middle + f, u, r] satisfies Spot, figure.view));
    return [x, y - figure.sunk];
  };
  const near = (f: number, r: number) => project([middle + f, 0, r], figure.view).near;
  const stick = (a: Point, b: Point, wide: number, tone: Rgb) =>
    fillTube(
      ctx,
      tubeAlong([a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b], () => [wide, wide]),
      tone,
      lamp,
      0.08,
    );
  const away = Math.sin(figure.view.yaw) < -0.3;
  const back = () => {
    for (const r of [-0.1, 0.1]) stick(put(-0.115, top, r), put(-0.16, top + 0.285, r), 0.0085, wood);
    for (const u of [0.14, 0.2, 0.26]) {
      const rail = [
        put(-0.138 - u * 0.05, top + u, -0.1),
        put(-0.15 - u * 0.05, top + u + 0.004, 0),
        put(-0.138 - u * 0.05, top + u, 0.1),
      ];
      line(ctx, lit(lamp, scale(wood, 0.9)), 0.017, rail);
    }
  };
  if (part === "before") {
    if (away) back();
    return;
  }
  const legs = [
    [-0.11, -0.1],
    [-0.11, 0.1],
    [0.11, -0.1],
    [0.11, 0.1],
  ] as const;
  for (const [f, r] of legs.toSorted((a, b) => near(a[0], a[1]) - near(b[0], b[1])))
    stick(put(f, top, r), put(f * 1.14, 0, r * 1.1), 0.0095, scale(wood, near(f, r) < 0 ? 0.62 : 0.9));
  if (!away) back();
  const seat = [put(-0.125, top, -0.115), put(0.125, top, -0.12), put(0.125, top, 0.12), put(-0.125, top, 0.115)];
  poly(
    ctx,
    lit(lamp, scale(wood, 0.66)),
    seat.map(([x, y]): Point => [x, y + 0.02]),
  );
  for (const [a, b] of [
    [seat[0]!, seat[1]!],
    [seat[1]!, seat[2]!],
    [seat[2]!, seat[3]!],
    [seat[3]!, seat[0]!],
  ] as const)
    poly(ctx, lit(lamp, scale(wood, 0.7)), [a, b, [b[0], b[1] + 0.02], [a[0], a[1] + 0.02]]);
  poly(ctx, lit(lamp, wood), seat);
}
