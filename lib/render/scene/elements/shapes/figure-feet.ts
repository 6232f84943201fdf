import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { behind, type Easel, type Side } from "./figure-limbs.ts";
import { flat } from "./figure-space.ts";
import { crease, fillTube, foldColour, lit, on } from "./figure-tube.ts";
import { blob, line, type Point } from "./strokes.ts";

export type Footwear = "shoes" | "boots" | "sneakers" | "heels" | "sandals" | "bare" | "flats";

/** A foot in its shoe, from the way its sole lies on the picture. */
export function drawFoot(easel: Easel, side: Side, wear: Footwear, raw: Rgb, skin: Rgb): void {
  const { ctx, figure, lamp, body } = easel;
  const shade = behind(easel, side, "legs");
  const heel = flat(figure.heels[side]);
  const toe = flat(figure.toes[side]);
  const length = Math.hypot(toe[0] - heel[0], toe[1] - heel[1]);
  const fore = Math.min(1, length / 0.125);
  const way = Math.abs(toe[0] - heel[0]) < 0.012 ? 0 : Math.sign(toe[0] - heel[0]);
  const away = Math.sin(figure.hip_yaw) < -0.3 && fore < 0.8;
  const ux: Point = length > 1e-4 ? [(toe[0] - heel[0]) / length, (toe[1] - heel[1]) / length] : [1, 0];
  const turned = way === 0 ? 1 : way;
  const along_x: Point = fore > 0.35 ? ux : [turned, 0];
  const up: Point = fore > 0.35 ? [along_x[1] * turned, -along_x[0] * turned] : [0, -1];
  const r = (0.013 + 0.017 * (1 - fore)) * (0.85 + 0.15 * body.girth);
  const bare = wear === "bare" || wear === "sandals";
  const colour = scale(bare ? skin : raw, shade);
  const put = (k: number, height: number, ext: number): Point => [
    heel[0] + (toe[0] - heel[0]) * k + up[0] * height + along_x[0] * ext * r,
    heel[1] + (toe[1] - heel[1]) * k + up[1] * height + along_x[1] * ext * r,
  ];
  const lift = wear === "heels" ? 0.018 : 0;
  const height = wear === "sneakers" ? 1.12 : wear === "boots" ? 1.15 : 1;
  const outline: Point[] = [
    put(0.04, 0.062 * height, -0.9),
    put(0, 0.03 + lift, -1.15),
    put(0, 0.004 + lift, -1),
    put(0.45, -0.001 + lift * 0.5, 0),
    put(0.82, -0.003, 0),
    put(1, 0.001, 0.7),
    put(1, 0.013 * height, 1.1),
    put(0.88, 0.026 * height, 0.7),
    put(0.62, 0.037 * height, 0.4),
    put(0.42, 0.058 * height, 0.55),
    put(0.36, 0.07 * height, 0.5),
  ];
  if (fore < 0.62) {
    frontFoot(easel, side, wear, colour, scale(raw, shade), away);
    return;
  }
  if (wear === "heels") {
    blob(ctx, lit(lamp, scale(colour, 0.8)), [
      put(-0.02, 0.03, -0.6),
      put(0, -0.004, -0.55),
      put(0.05, -0.004, -0.4),
      put(0.16, 0.026, 0),
    ]);
  }
  const cut = 5;
  const sole = outline.slice(1, cut + 2);
  fillTube(
    ctx,
    {
      left: [outline[0]!, outline[1]!, outline[2]!, outline[3]!, outline[4]!, outline[5]!],
      right: [outline[10]!, outline[10]!, outline[9]!, outline[8]!, outline[7]!, outline[6]!],
    },
    colour,
    lamp,
    bare ? 0 : 0.06,
  );
  if (wear === "sneakers" || wear === "boots") {
    const rubber = wear === "sneakers" ? ([236, 233, 226] as const) : scale(raw, 0.45);
    line(
      ctx,
      lit(lamp, scale(rubber, shade)),
      wear === "sneakers" ? 0.0105 : 0.008,
      sole.slice(1).map(([x, y]): Point => [x + up[0] * 0.003, y + up[1] * 0.003]),
    );
  }
  if (wear === "sneakers" && easel.fine > 150 && !away) {
    for (const k of [0.5, 0.6, 0.7])
      line(
        ctx,
        lit(lamp, [240, 238, 232]),
        0.0035,
        [put(k - 0.03, 0.05 - (k - 0.5) * 0.09, 0.5), put(k + 0.03, 0.045 - (k - 0.5) * 0.1, 0.1)],
        0.7,
      );
  }
  if (wear === "sandals") {
    for (const k of [0.3, 0.72])
      line(ctx, lit(lamp, scale(raw, shade)), 0.008, [
        put(k, 0.002, 0.1),
        put(k + 0.02, 0.03, 0.4),
        put(k + 0.05, 0.04, 0.6),
      ]);
    line(ctx, lit(lamp, scale(raw, shade * 0.7)), 0.007, sole.slice(1));
  }
  if (bare && easel.fine > 260 && !away) {
    for (const k of [0.1, 0.5, 0.9])
      line(
        ctx,
        mix(lit(lamp, colour), [60, 20, 20], 0.3),
        0.0022,
        [put(0.97, 0.004 + k * 0.01, 0.4), put(1, 0.003 + k * 0.009, 1)],
        0.6,
      );
  }
}

/** A foot that points at the lens or away from it: a rounded toe, or a heel. */
function frontFoot(easel: Easel, side: Side, wear: Footwear, colour: Rgb, trim: Rgb, away: boolean): void {
  const { ctx, figure, lamp, body } = easel;
  const size = 0.85 + 0.15 * body.girth;
  const ankle = flat(figure.ankles[side]);
  const toe = flat(figure.toes[side]);
  const heel = flat(figure.heels[side]);
  const [x, y] = away ? heel : toe;
  const drop = Math.max(0.03, y - ankle[1]);
  const wide = (away ? 0.023 : 0.03) * size;
  const at = (share: number): number => ankle[0] + (x - ankle[0]) * share;
  const rows = [
    [0, -0.004, 0.0205],
    [0.35, drop * 0.35, 0.022],
    [0.75, drop * 0.62, wide * 0.92],
    [1, drop * 0.86, wide],
    [1, drop + 0.004, wide * 0.86],
  ] as const;
  const shoe = {
    left: rows.map(([share, down, half]): Point => [at(share) - half * size, ankle[1] + down]),
    right: rows.map(([share, down, half]): Point => [at(share) + half * size, ankle[1] + down]),
  };
  fillTube(ctx, shoe, colour, lamp, wear === "bare" || wear === "sandals" ? 0 : 0.05, 0.5);
  if (wear === "sneakers" || wear === "boots") {
    const rubber = wear === "sneakers" ? lit(lamp, [236, 233, 226]) : lit(lamp, scale(trim, 0.45));
    line(ctx, rubber, 0.009, [on(shoe, 0.02, 0.9), [x, ankle[1] + drop + 0.006], on(shoe, 0.98, 0.9)]);
  }
  if (wear === "sneakers" && !away && easel.fine > 150)
    for (const t of [0.34, 0.48, 0.62])
      line(ctx, lit(lamp, [240, 238, 232]), 0.0035, [on(shoe, 0.3, t), on(shoe, 0.7, t + 0.02)], 0.75);
  if (wear === "sandals")
    for (const t of [0.3, 0.74])
      line(ctx, lit(lamp, trim), 0.009, [on(shoe, 0.02, t), on(shoe, 0.5, t - 0.06), on(shoe, 0.98, t)]);
  if ((wear === "shoes" || wear === "heels" || wear === "flats") && !away)
    crease(
      ctx,
      lit(lamp, foldColour(colour)),
      [on(shoe, 0.12, 0.62), on(shoe, 0.5, 0.52), on(shoe, 0.88, 0.62)],
      0.006,
      0.5,
    );
}
