import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Easel } from "./figure-limbs.ts";
import type { Outfit } from "./figure-outfit.ts";
import { flat } from "./figure-space.ts";
import { band, drawTrims } from "./figure-trims.ts";
import { faceAt, type Trunk } from "./figure-trunk.ts";
import { crease, fillTube, foldColour, lit, on, tubeAlong } from "./figure-tube.ts";
import { blob, poly, type Point } from "./strokes.ts";

/** Everything sewn to the front of the trunk: collars, lapels, buttons, ties, pockets, belts. */
export function drawDetails(easel: Easel, outfit: Outfit, trunk: Trunk, skin: Rgb): void {
  const { top, belt, sash } = outfit;
  if (!top) {
    if (belt) drawBelt(easel, trunk, belt, outfit);
    return;
  }
  if (Math.sin(easel.figure.chest_yaw) > -0.25) drawTrims(easel, outfit, trunk, skin, "front");
  drawTrims(easel, outfit, trunk, skin, "straps");
  if (belt && !sash) drawBelt(easel, trunk, belt, outfit);
  if (sash) drawTrims(easel, outfit, trunk, skin, "sashes");
  drawCollar(easel, outfit, top);
}

function drawBelt(easel: Easel, trunk: Trunk, colour: Rgb, outfit: Outfit): void {
  const at = outfit.tail > 0.1 || outfit.waisted ? 0.64 : 0.76;
  band(easel, trunk, at, 0.045, lit(easel.lamp, colour), 1);
  const buckle = faceAt(trunk, 0, at);
  if (buckle)
    poly(easel.ctx, lit(easel.lamp, [206, 180, 116]), [
      [buckle[0] - 0.009, buckle[1] + 0.003],
      [buckle[0] + 0.009, buckle[1] + 0.003],
      [buckle[0] + 0.009, buckle[1] + 0.018],
      [buckle[0] - 0.009, buckle[1] + 0.018],
    ]);
}

/** Stand-up collars and hoods around the neck. */
function drawCollar({ ctx, figure, lamp, body }: Easel, outfit: Outfit, top: Rgb): void {
  const [x, y] = flat(figure.neck);
  const facing = Math.cos(figure.chest_yaw);
  const wide = body.neck * 1.28 + outfit.ease * 0.5;
  if (outfit.collar === "high") {
    const roll: readonly Point[] = [
      [x + facing * 0.01, y - 0.03],
      [x + facing * 0.004, y - 0.012],
      [x, y + 0.008],
    ];
    const tube = tubeAlong(roll, (t) => [wide * (0.92 + t * 0.2), wide * (0.92 + t * 0.2)]);
    fillTube(ctx, tube, scale(top, 0.95), lamp);
    crease(
      ctx,
      lit(lamp, foldColour(top)),
      [on(tube, 0.03, 0.08), on(tube, 0.5, 0.3), on(tube, 0.97, 0.08)],
      0.008,
      0.5,
    );
  } else if (outfit.collar === "hood") {
    const away = Math.sin(figure.chest_yaw) < 0;
    const back = -facing * 0.03;
    blob(ctx, lit(lamp, scale(top, 0.86)), [
      [x - wide * 1.75 + back, y + 0.004],
      [x - wide * 1.3 + back, y - 0.034],
      [x - wide * 0.75 + back * 0.3, y - 0.012],
      [x + facing * 0.012, y + 0.012],
      [x + wide * 0.75 + back * 0.3, y - 0.012],
      [x + wide * 1.3 + back, y - 0.034],
      [x + wide * 1.75 + back, y + 0.004],
      [x + back * 1.6, y + (away ? 0.095 : 0.036)],
    ]);
    crease(
      ctx,
      lit(lamp, foldColour(top)),
      [
        [x - wide * 1.6 + back, y + 0.002],
        [x + back, y + (away ? 0.07 : 0.03)],
        [x + wide * 1.6 + back, y + 0.002],
      ],
      0.01,
      0.5,
    );
  } else if (outfit.collar === "lapel" || outfit.collar === "shirt") {
    const cloth = outfit.collar === "lapel" && outfit.inner ? outfit.inner : top;
    const away = Math.sin(figure.chest_yaw) < -0.2;
    const tone = away ? top : cloth;
    const lift = 0.027;
    const span = body.neck * 1.16;
    const centre = x - facing * 0.004;
    if (away || Math.abs(facing) > 0.6)
      poly(ctx, lit(lamp, mix(tone, [255, 250, 240], 0.06)), [
        [centre - span, y - lift],
        [centre + span * (away ? 1 : 0.4), y - lift],
        [centre + span * (away ? 1.15 : 0.7), y - 0.008],
        [centre - span * 1.15, y - 0.01],
      ]);
  }
}
