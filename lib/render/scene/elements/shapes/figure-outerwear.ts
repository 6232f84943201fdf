import { printCloth, type Printed } from "./cloth-print.ts";
import { scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Easel } from "./figure-limbs.ts";
import { darker, type Outfit } from "./figure-outfit.ts";
import { flat } from "./figure-space.ts";
import { band, drawTrims } from "./figure-trims.ts";
import { faceAt, skirtOf, type Trunk } from "./figure-trunk.ts";
import { crease, fillTube, foldColour, lit, on, tubeAlong } from "./figure-tube.ts";
import { line, oval, type Point } from "./strokes.ts";

/** Scarf: a roll around the neck and an end that the air takes. */
export function drawScarf(
  { ctx, figure, lamp, body }: Easel,
  { colour, printed }: { colour: Rgb; printed: Printed },
  flow: number,
  wind: number,
): void {
  const [x, y] = flat(figure.neck);
  const facing = Math.cos(figure.chest_yaw);
  const away = facing >= 0 ? -1 : 1;
  const wave = Math.sin(flow * Math.PI * 2);
  const start: Point = [x + away * 0.028, y];
  const end =
    wind > 0.2
      ? tubeAlong(
          [
            start,
            [x + away * 0.1, y + 0.012 + wave * 0.01],
            [x + away * 0.18, y + 0.002 - wave * 0.016],
            [x + away * (0.2 + wind * 0.08), y + 0.03 + wave * 0.018],
          ],
          (t) => [0.012 + t * 0.007, 0.012 + t * 0.007],
        )
      : tubeAlong(
          [
            [x - away * 0.012, y + 0.01],
            [x - away * 0.02, y + 0.07],
            [x - away * (0.018 + wave * 0.004), y + 0.16],
          ],
          (t) => [0.013 + t * 0.006, 0.013 + t * 0.006],
        );
  fillTube(ctx, end, scale(colour, 0.9), lamp);
  printCloth(ctx, end, printed, colour, lamp);
  const wide = body.neck * 1.55 + 0.01;
  const roll = tubeAlong(
    [
      [x - wide, y - 0.012],
      [x - wide * 0.4, y + 0.004],
      [x + wide * 0.4, y + 0.006],
      [x + wide, y - 0.01],
    ],
    () => [0.019, 0.017],
  );
  fillTube(ctx, roll, colour, lamp);
  printCloth(ctx, roll, printed, colour, lamp);
  const dark = lit(lamp, foldColour(colour));
  for (const t of [0.2, 0.45, 0.7])
    crease(ctx, dark, [on(roll, 0.1, t), on(roll, 0.5, t + 0.08), on(roll, 0.95, t + 0.1)], 0.006, 0.4);
}

/** An apron over the front of everything, tied behind. */
export function drawApron(easel: Easel, outfit: Outfit, trunk: Trunk): void {
  const { ctx, lamp, figure } = easel;
  if (!outfit.apron) return;
  const { colour, bib } = outfit.apron;
  const dark = lit(lamp, foldColour(colour));
  if (Math.sin(figure.chest_yaw) < -0.2) {
    band(easel, trunk, 0.64, 0.025, lit(lamp, colour), 1);
    const knot = on(trunk.tube, 0.5, 0.66);
    for (const side of [-1, 1])
      crease(
        ctx,
        lit(lamp, colour),
        [knot, [knot[0] + side * 0.02, knot[1] + 0.04], [knot[0] + side * 0.024, knot[1] + 0.09]],
        0.012,
        1,
      );
    return;
  }
  if (bib) {
    drawTrims(easel, outfit, trunk, colour, "bib");
    const edge = (z: number): Point[] =>
      [0.34, 0.48, 0.64].flatMap((down) => [faceAt(trunk, z, down) ?? on(trunk.tube, z > 0 ? 0.1 : 0.9, down)]);
    printCloth(ctx, { left: edge(0.42), right: edge(-0.42) }, outfit.prints.apron, colour, lamp);
  }
  const skirt = skirtOf(easel, 0.2, 0.004, outfit.ease + 0.004);
  const points = (z: number, edge: number): Point[] =>
    [0, 0.3, 0.55, 0.8, 1].map((t) => faceAt(skirt, z, t) ?? on(skirt.tube, edge, t));
  const facing = Math.cos(figure.hip_yaw);
  const left = points(facing > 0 ? 0.92 : 0.92, facing > 0.6 ? 0.35 : 0.04);
  const right = points(-0.92, facing > 0.6 ? 0.99 : 0.96);
  const sheet = { left, right };
  fillTube(ctx, sheet, colour, lamp);
  printCloth(ctx, sheet, outfit.prints.apron, colour, lamp);
  for (const across of [0.24, 0.52, 0.78])
    crease(
      ctx,
      dark,
      [on(sheet, across, 0.12), on(sheet, across + 0.02, 0.6), on(sheet, across - 0.02, 0.99)],
      0.009,
      0.3,
    );
  drawTrims(easel, outfit, trunk, colour, "apron");
  if (outfit.towel) {
    const at = faceAt(trunk, 0.8, 0.68) ?? on(trunk.tube, 0.4, 0.68);
    const cloth = tubeAlong([at, [at[0] + 0.004, at[1] + 0.05], [at[0] + 0.002, at[1] + 0.12]], (t) => [
      0.02 + t * 0.004,
      0.02 + t * 0.004,
    ]);
    fillTube(ctx, cloth, [236, 230, 218], lamp);
    line(ctx, lit(lamp, [150, 62, 54]), 0.005, [on(cloth, 0.02, 0.86), on(cloth, 0.98, 0.86)]);
  }
}

/** The cape behind the shoulders; from the back it covers the figure. */
export function drawCape(easel: Easel, colour: Rgb, sway: number, wind: number): void {
  const { ctx, figure, lamp, body } = easel;
  const [x, y] = flat(figure.neck);
  const facing = Math.cos(figure.chest_yaw);
  const across = Math.abs(Math.sin(figure.chest_yaw));
  const length = Math.min(0.62 * body.legs, -y - 0.06);
  const blown = -facing * (0.05 + wind * 0.3) - figure.lean * facing * 0.25;
  const path: Point[] = [0, 0.12, 0.35, 0.65, 1].map((t): Point => [
    x - facing * 0.012 + blown * t ** 1.3 + Math.sin(sway * 6.283 - t * 3) * 0.014 * t * (1 + wind * 2),
    y - 0.01 + length * t * (1 - wind * 0.22 * t),
  ]);
  const tube = tubeAlong(path, (t) => {
    const half = 0.034 + (body.shoulder * across + 0.035) * Math.min(1, t * 7) + (0.055 + 0.03 * across) * t;
    return [half, half];
  });
  fillTube(ctx, tube, colour, lamp);
  const dark = lit(lamp, foldColour(colour));
  for (let i = 1; i < 7; i++)
    crease(
      ctx,
      dark,
      [on(tube, 0.5 + (i / 7 - 0.5) * 0.6, 0.12), on(tube, i / 7 + 0.02, 0.6), on(tube, i / 7, 0.995)],
      0.017,
      0.36,
    );
}

/** Bags and tanks on the back, or their straps when the front is seen. */
export function drawPack(easel: Easel, outfit: Outfit, trunk: Trunk): void {
  const { ctx, figure, lamp, body } = easel;
  if (outfit.pack === "none") return;
  const facing = Math.cos(figure.chest_yaw);
  const chest = flat(figure.chest);
  const neck = flat(figure.neck);
  const colour = outfit.pack_colour;
  if (outfit.pack === "satchel") {
    const bag = on(trunk.tube, 0.3, 0.98);
    const strap = [on(trunk.tube, 0.78, 0.06), on(trunk.tube, 0.55, 0.5), bag];
    line(ctx, lit(lamp, darker(colour, 0.7)), 0.011, strap);
    const body_ = tubeAlong(
      [
        [bag[0], bag[1] - 0.012],
        [bag[0], bag[1] + 0.03],
        [bag[0], bag[1] + 0.085],
      ],
      () => [0.052, 0.052],
    );
    fillTube(ctx, body_, colour, lamp, 0.06);
    line(
      ctx,
      lit(lamp, foldColour(colour)),
      0.005,
      [on(body_, 0.02, 0.5), on(body_, 0.5, 0.62), on(body_, 0.98, 0.5)],
      0.8,
    );
    return;
  }
  const deep =
    outfit.pack === "air_tank" || outfit.pack === "quiver" ? 0.034 : outfit.pack === "life_support" ? 0.06 : 0.058;
  const half = Math.hypot((deep + 0.04) * Math.sin(figure.chest_yaw), deep * facing);
  const back: Point = [chest[0] - facing * (body.chest[1] + deep * 0.8 + outfit.ease), chest[1] + 0.02];
  const tilt = (neck[0] - chest[0]) * 0.6;
  const tall = outfit.pack === "backpack" ? 0.125 : 0.12;
  const tube = tubeAlong(
    [
      [back[0] + tilt * 1.2, back[1] - tall],
      [back[0] + tilt, back[1] - tall * 0.8],
      [back[0], back[1]],
      [back[0] - tilt, back[1] + tall * 0.85],
      [back[0] - tilt * 1.1, back[1] + tall],
    ],
    (t) => {
      const h = half * (t < 0.1 || t > 0.9 ? 0.72 : 1);
      return [h, h];
    },
  );
  fillTube(ctx, tube, colour, lamp, outfit.pack === "air_tank" ? 0.18 : 0.03);
  const dark = lit(lamp, foldColour(colour));
  if (outfit.pack === "backpack") {
    crease(ctx, dark, [on(tube, 0.02, 0.34), on(tube, 0.5, 0.42), on(tube, 0.98, 0.34)], 0.009, 0.7);
    line(ctx, lit(lamp, darker(colour, 0.6)), 0.008, [on(tube, 0.5, 0.3), on(tube, 0.5, 0.56)]);
    fillTube(
      ctx,
      tubeAlong(
        [on(tube, 0.0, -1), on(tube, 0.5, -1), on(tube, 1, -1)].map(([px, py]): Point => [px, py - 0.014]),
        () => [0.022, 0.022],
      ),
      [112, 120, 98],
      lamp,
    );
  }
  if (outfit.pack === "life_support")
    for (const t of [0.3, 0.66]) line(ctx, dark, 0.004, [on(tube, 0.08, t), on(tube, 0.92, t)], 0.6);
  if (outfit.pack === "quiver")
    for (const across of [0.2, 0.5, 0.8])
      line(ctx, lit(lamp, [226, 220, 206]), 0.006, [
        on(tube, across, 0.02),
        [on(tube, across, 0)[0] + tilt * 0.2, back[1] - tall - 0.045],
      ]);
}

export function drawStraps(easel: Easel, outfit: Outfit, trunk: Trunk): void {
  if (outfit.pack !== "backpack" && outfit.pack !== "air_tank" && outfit.pack !== "quiver") return;
  if (Math.sin(easel.figure.chest_yaw) >= -0.2) drawTrims(easel, outfit, trunk, outfit.pack_colour, "pack");
}

/** Plates of armour and the fittings of a spacesuit. */
export function drawPlates(easel: Easel, outfit: Outfit, trunk: Trunk): void {
  const { ctx, lamp, figure, body } = easel;
  drawTrims(easel, outfit, trunk, outfit.metal, "plates");
  if (outfit.plates !== "space") return;
  const [x, y] = flat(figure.neck);
  oval(ctx, lit(lamp, [150, 156, 166]), x, y - 0.004, body.neck * 2.1, 0.016);
}

/** Shoulder plates, laid over the arms. */
export function drawPauldron({ ctx, figure, lamp }: Easel, outfit: Outfit, side: 0 | 1): void {
  if (outfit.plates !== "knight" && outfit.plates !== "samurai") return;
  const at = flat(figure.shoulders[side]);
  const elbow = flat(figure.elbows[side]);
  const reach = outfit.plates === "knight" ? 0.32 : 0.52;
  const end: Point = [at[0] + (elbow[0] - at[0]) * reach, at[1] + (elbow[1] - at[1]) * reach];
  const top: Point = [at[0] - (elbow[0] - at[0]) * 0.2, at[1] - 0.026];
  const colour = outfit.plates === "knight" ? outfit.metal : (outfit.top ?? outfit.metal);
  const tube = tubeAlong([top, [(top[0] + end[0]) / 2, (top[1] + end[1]) / 2], end], (t) => {
    const half = outfit.plates === "knight" ? [0.022, 0.045, 0.04][Math.round(t * 2)]! : 0.026 + 0.012 * t;
    return [half, half];
  });
  fillTube(ctx, tube, colour, lamp, outfit.plates === "knight" ? 0.3 : 0.14);
  const lines = outfit.plates === "knight" ? [0.7] : [0.25, 0.5, 0.75];
  for (const t of lines)
    crease(
      ctx,
      lit(lamp, scale(colour, 0.35)),
      [on(tube, 0.03, t), on(tube, 0.5, t + 0.06), on(tube, 0.97, t)],
      0.007,
      0.8,
    );
}
