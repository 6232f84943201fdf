import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { band, dot } from "./figure-clothes.ts";
import type { Easel } from "./figure-limbs.ts";
import type { Outfit } from "./figure-outfit.ts";
import { flat } from "./figure-space.ts";
import { faceAt, facePath, type Trunk } from "./figure-trunk.ts";
import { crease, fillTube, foldColour, lit, on, tubeAlong } from "./figure-tube.ts";
import { blob, line, poly, type Point } from "./strokes.ts";

export type Path = readonly (readonly [number, number])[];

export function patch(easel: Easel, trunk: Trunk, colour: Rgb, path: Path): void {
  const points = facePath(trunk, path);
  if (points.length > 2) poly(easel.ctx, lit(easel.lamp, colour), points);
}

/** What shows between the two edges of a neckline; it reaches over the cloth to the throat. */
function opening(easel: Easel, trunk: Trunk, colour: Rgb, edge: Path): void {
  const path = [...edge, ...edge.map(([z, down]) => [-z, down] as const).toReversed()];
  const points = facePath(trunk, path).map(([x, y], i): Point => [x, i === 0 || i === path.length - 1 ? y - 0.017 : y]);
  if (points.length < 3) return;
  poly(easel.ctx, lit(easel.lamp, colour), points);
  // The head throws its shade on the chest.
  const shade = facePath(trunk, [
    [-0.7, 0],
    [0, 0.05],
    [0.7, 0],
  ]);
  crease(easel.ctx, lit(easel.lamp, foldColour(colour)), shade, 0.03, 0.3);
}

export const both = [-1, 1] as const;

/** Everything sewn to the front of the trunk: collars, lapels, buttons, ties, pockets, belts. */
export function drawDetails(easel: Easel, outfit: Outfit, trunk: Trunk, skin: Rgb): void {
  const { ctx, lamp, fine, figure } = easel;
  const top = outfit.top;
  const seen = Math.sin(figure.chest_yaw) > -0.25;
  if (!top) {
    if (outfit.belt) drawBelt(easel, trunk, outfit.belt, outfit);
    return;
  }
  const edge = lit(lamp, foldColour(top));
  if (seen) {
    if (outfit.collar === "vee" || outfit.collar === "cross") {
      const deep = outfit.collar === "cross" ? 0.46 : outfit.inner ? 0.46 : 0.3;
      opening(easel, trunk, outfit.inner ?? skin, [
        [0.98, 0],
        [0.62, 0.11],
        [0.3, deep * 0.6],
        [0.12, deep * 0.86],
        [0, deep],
      ]);
      if (outfit.collar === "cross") {
        const cloth = scale(top, 0.8);
        patch(easel, trunk, cloth, [
          [0.72, 0.0],
          [0.95, 0.05],
          [0.35, 0.3],
          [-0.3, 0.6],
          [-0.42, 0.56],
          [0.12, 0.3],
        ]);
        patch(easel, trunk, scale(cloth, 0.92), [
          [-0.72, 0.0],
          [-0.95, 0.05],
          [-0.35, 0.3],
          [0.02, 0.46],
          [0.1, 0.4],
          [-0.12, 0.28],
        ]);
      }
    }
    if (outfit.inner && (outfit.collar === "lapel" || outfit.collar === "shirt")) {
      opening(
        easel,
        trunk,
        outfit.inner,
        outfit.collar === "shirt"
          ? [
              [0.82, 0],
              [0.3, 0.14],
              [0.12, 0.4],
              [0.13, 0.97],
            ]
          : [
              [0.82, 0],
              [0.62, 0.1],
              [0.3, 0.26],
              [0.03, 0.52],
            ],
      );
    }
    if (outfit.inner && outfit.collar === "shirt" && fine > 100)
      for (const z of both) {
        const zip = facePath(trunk, [
          [z * 0.24, 0.16],
          [z * 0.11, 0.4],
          [z * 0.13, 0.97],
        ]);
        if (zip.length > 2) line(ctx, edge, 0.005, zip, 0.8);
      }
    if (outfit.tie) drawTie(easel, trunk, outfit.tie);
    if (outfit.collar === "lapel") {
      const cloth = mix(top, [255, 250, 240], 0.07);
      for (const z of both) {
        patch(easel, trunk, cloth, [
          [z * 0.55, -0.01],
          [z * 0.98, 0.05],
          [z * 0.66, 0.2],
          [z * 0.5, 0.21],
          [z * 0.56, 0.27],
          [z * 0.04, 0.54],
          [z * 0.26, 0.2],
        ]);
        const fold = facePath(trunk, [
          [z * 0.66, 0.2],
          [z * 0.5, 0.21],
          [z * 0.56, 0.27],
          [z * 0.04, 0.54],
        ]);
        if (fold.length > 2) line(ctx, edge, 0.0035, fold, 0.7);
      }
    }
    if (outfit.collar === "shirt") {
      for (const z of both)
        patch(easel, trunk, mix(top, [255, 252, 245], 0.12), [
          [z * 0.72, -0.02],
          [z * 0.95, 0.045],
          [z * 0.42, 0.13],
          [z * 0.06, 0.05],
        ]);
    }
    if (outfit.collar === "crew")
      crease(
        ctx,
        edge,
        facePath(trunk, [
          [-0.8, 0.0],
          [-0.4, 0.07],
          [0, 0.095],
          [0.4, 0.07],
          [0.8, 0.0],
        ]),
        0.0065,
        0.6,
      );
    if (outfit.collar === "strap")
      opening(easel, trunk, skin, [
        [0.98, 0],
        [0.52, 0.09],
        [0.42, 0.16],
        [0.26, 0.215],
        [0, 0.235],
      ]);
    if (!outfit.inner || outfit.collar === "lapel") drawFront(easel, outfit, trunk, edge);
    if (outfit.pockets && fine > 100)
      for (const z of both) {
        const pocket = facePath(trunk, [
          [z * 0.38, 0.8],
          [z * 0.6, 0.785],
          [z * 0.78, 0.765],
        ]);
        if (pocket.length > 2) crease(ctx, edge, pocket, 0.008, 0.75);
      }
  }
  if (outfit.suspenders) drawBib(easel, outfit, trunk, outfit.suspenders);
  if (outfit.belt && !outfit.sash) drawBelt(easel, trunk, outfit.belt, outfit);
  if (outfit.sash) {
    const broad = outfit.collar === "cross" ? 0.13 : 0.08;
    band(easel, trunk, 0.63, broad, lit(lamp, outfit.sash), 1);
    band(easel, trunk, 0.63 + broad * 0.3, broad * 0.16, lit(lamp, foldColour(outfit.sash)), 0.5);
  }
  drawCollar(easel, outfit, top);
}

function drawFront(easel: Easel, outfit: Outfit, trunk: Trunk, edge: Rgb): void {
  const { ctx, fine } = easel;
  if (outfit.buttons === 0 && outfit.collar !== "high" && outfit.collar !== "hood") return;
  const from = outfit.collar === "lapel" ? 0.54 : 0.1;
  const middle = outfit.buttons === 2 ? -0.2 : 0;
  if (outfit.buttons > 0 || outfit.puffed || outfit.collar === "hood") {
    const seam = facePath(trunk, [
      [middle, from],
      [middle, (from + 1) / 2],
      [middle, 1],
    ]);
    if (seam.length > 1) line(ctx, edge, 0.004, seam, 0.65);
  }
  if (outfit.buttons === 0 || fine < 120) return;
  const metal = mix(outfit.top ?? [0, 0, 0], outfit.buttons === 2 ? [212, 176, 96] : [236, 230, 216], 0.62);
  for (let i = 0; i < (outfit.collar === "lapel" ? 3 : 5); i++) {
    const at = from + 0.06 + i * (outfit.collar === "lapel" ? 0.125 : 0.165);
    if (at > 0.95) break;
    if (outfit.buttons === 2) {
      dot(easel, trunk, -0.38, at, 0.0058, metal);
      dot(easel, trunk, 0.2, at, 0.0058, metal);
    } else dot(easel, trunk, 0.03, at, 0.0042, metal);
  }
}

function drawTie(easel: Easel, trunk: Trunk, colour: Rgb): void {
  patch(easel, trunk, colour, [
    [-0.07, 0.15],
    [0.07, 0.15],
    [0.13, 0.55],
    [0, 0.63],
    [-0.13, 0.55],
  ]);
  patch(easel, trunk, scale(colour, 0.85), [
    [-0.13, 0.075],
    [0.13, 0.075],
    [0.07, 0.155],
    [-0.07, 0.155],
  ]);
}

function drawBib(easel: Easel, outfit: Outfit, trunk: Trunk, colour: Rgb): void {
  const { ctx, lamp, figure } = easel;
  const bib = outfit.legs === colour;
  const away = Math.sin(figure.chest_yaw) < 0;
  for (const z of both) {
    const strap = facePath(
      trunk,
      [
        [z * 0.6, 0.02],
        [z * 0.5, 0.16],
        [z * 0.46, bib ? 0.34 : 0.7],
      ],
      away,
    );
    if (strap.length > 2) line(ctx, lit(lamp, colour), 0.015, strap);
  }
  if (!bib) return;
  patch(easel, trunk, colour, [
    [-0.56, 0.34],
    [0.56, 0.34],
    [0.66, 0.6],
    [0.98, 0.66],
    [0.98, 1],
    [-0.98, 1],
    [-0.98, 0.66],
    [-0.66, 0.6],
  ]);
  if (away) band(easel, trunk, 0.85, 0.32, lit(lamp, colour), 1);
  const seam = facePath(trunk, [
    [-0.3, 0.42],
    [-0.3, 0.55],
    [0.3, 0.55],
    [0.3, 0.42],
    [-0.3, 0.42],
  ]);
  if (seam.length > 4) line(ctx, lit(lamp, foldColour(colour)), 0.0035, seam, 0.6);
  for (const z of both) dot(easel, trunk, z * 0.46, 0.36, 0.006, [206, 178, 112]);
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
