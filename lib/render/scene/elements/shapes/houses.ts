import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { cuttings, setPlant } from "./groves.ts";
import {
  casement,
  doorway,
  facade,
  fillLit,
  isLit,
  isSnowed,
  patch,
  wall,
  wallLight,
  type Face,
  type Masonry,
} from "./masonry-walls.ts";
import { chimney, pitch } from "./roof-pitches.ts";
import { line, oval, type Point, poly } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";
import { paintShrub, undergrowthColour } from "./undergrowth.ts";

export const cream = rgb("#f1e9da");

interface GableHouse {
  wall: Rgb;
  masonry: Masonry;
  roof: Rgb;
  roofing: "tiles" | "thatch" | "sheet";
  /** Half the gable's width, the long side's width, heights of eaves and ridge. */
  gable: number;
  long: number;
  eaves: number;
  ridge: number;
}

/** A house seen from a corner: its gable to the lens, its long side going back to the right, its roof over both. */
function gableHouse(brush: Brush, house: GableHouse): { front: Face; side: Face; left: number; corner: number } {
  const e = wallLight(brush);
  const total = house.gable * 2 + house.long;
  const left = -total / 2;
  const corner = left + house.gable * 2;
  const far = corner + house.long;
  const shrink = 0.93;
  const side = wall(corner, far, -house.eaves, -house.eaves * shrink, 0.01, -0.012, e.right);
  const front = wall(left, corner, -house.eaves, -house.eaves, 0.01, 0.01, e.front);
  const peak: Point = [left + house.gable, -house.ridge];
  facade(brush, side, house.wall, house.masonry);
  facade(brush, front, house.wall, house.masonry, false);
  poly(brush.ctx, sunlit(brush.light, house.wall, e.front), [
    [left, -house.eaves + 0.004],
    peak,
    [corner, -house.eaves + 0.004],
  ]);
  if (house.masonry === "boards" || house.masonry === "logs") {
    const gable = wall(left, corner, -house.ridge, -house.ridge, -house.eaves, -house.eaves, e.front);
    brush.ctx.save();
    brush.ctx.beginPath();
    for (const [x, y] of [[left, -house.eaves + 0.004], peak, [corner, -house.eaves + 0.004]] as const)
      brush.ctx.lineTo(x, y);
    brush.ctx.clip();
    facade(brush, gable, house.wall, house.masonry, false);
    brush.ctx.restore();
  }
  const over = 0.045;
  const farPeak: Point = [far - house.gable * 0.42 + over, -house.ridge * 0.955];
  // The far slope shows only as the dark thickness of its verge.
  const verge = 0.026;
  fillLit(
    brush,
    [
      [left - over * 1.3, -house.eaves + over * 1.1],
      peak,
      [peak[0], -house.ridge - verge],
      [left - over * 1.5, -house.eaves + over * 0.5],
    ],
    scale(house.roof, 0.9),
    e.left * 0.9,
  );
  pitch(
    brush,
    [
      [peak[0] - 0.004, -house.ridge - verge],
      [farPeak[0], farPeak[1] - verge],
    ],
    [
      [corner + over, -house.eaves + over * 1.2],
      [far + over * 1.1, -house.eaves * shrink + over],
    ],
    house.roof,
    Math.min(1, e.right * 0.55 + e.top * 0.5),
    house.roofing,
  );
  fillLit(
    brush,
    [
      [corner + over * 1.3, -house.eaves + over * 1.3],
      [peak[0], -house.ridge - 0.002],
      [peak[0], -house.ridge - verge],
      [corner + over * 1.5, -house.eaves + over * 0.8],
    ],
    mix(house.roof, cream, 0.35),
    e.front,
  );
  return { front, side, left, corner };
}

export function shrubs(brush: Brush, places: readonly (readonly [number, number])[]): void {
  const plants = cuttings(
    brush,
    2,
    { left: -0.9, right: 0.9, top: -0.95, bottom: 0.1 },
    brush.px_per_unit * 0.16,
    (own) => paintShrub({ ...own, colour: null }, undergrowthColour(brush), 0.07),
  );
  places.forEach(([x, size], i) => setPlant(brush, plants[i % 2]!, x, 0.012, size, false));
}

/** A family house: plaster and tiles, shutters, a porch lamp, a smoking chimney in the cold. */
export function paintCottage(brush: Brush): void {
  const { random, light } = brush;
  const walls = [rgb("#e9dcc4"), rgb("#d9c0a0"), rgb("#c9d1cf"), rgb("#e6d3c0")];
  const house: GableHouse = {
    wall: brush.colour ?? walls[Math.floor(random() * 4)]!,
    masonry: "plaster",
    roof: random() > 0.4 ? rgb("#8f4a36") : rgb("#585e68"),
    roofing: "tiles",
    gable: 0.31,
    long: 0.68,
    eaves: 0.47,
    ridge: 0.9,
  };
  chimney(brush, 0.2, -0.62, -1.0, 0.1, rgb("#96604c"), isSnowed(brush) || light.night > 0.2);
  const { front, side, left } = gableHouse(brush, house);
  const shutter = rgb(random() > 0.5 ? "#4a6a5c" : "#3f5871");
  const glazed = (face: typeof front, u: number, v: number, w: number, h: number) => {
    for (const edge of [u - w * 0.5, u + w * 1.08])
      patch(brush, face, edge, v, edge + w * 0.4, v + h, sunlit(light, shutter, face.exposure));
    casement(brush, face, u, v, w, h, cream);
  };
  glazed(front, 0.17, 0.3, 0.17, 0.34);
  doorway(brush, front, 0.58, 0.19, 0.36, rgb("#6b3f2c"));
  const attic = wall(left + 0.17, left + 0.45, -0.78, -0.78, -0.5, -0.5, front.exposure);
  casement(brush, attic, 0.3, 0.3, 0.4, 0.55, cream);
  glazed(side, 0.16, 0.3, 0.13, 0.36);
  glazed(side, 0.45, 0.3, 0.13, 0.36);
  glazed(side, 0.74, 0.31, 0.13, 0.35);
  shrubs(brush, [
    [-0.62, 0.13],
    [0.1, 0.1],
    [0.3, 0.15],
    [0.6, 0.11],
  ]);
}

/** A log cabin: round timbers crossing at the corner, a low roof, one warm window. */
export function paintCabin(brush: Brush): void {
  const thatch = brush.variants.has("hut") && !brush.variants.has("log");
  const house: GableHouse = {
    wall: brush.colour ?? rgb("#8a6244"),
    masonry: "logs",
    roof: thatch ? rgb("#b0935a") : rgb("#5d4a3c"),
    roofing: thatch ? "thatch" : "tiles",
    gable: 0.42,
    long: 0.72,
    eaves: 0.46,
    ridge: 0.93,
  };
  chimney(brush, 0.28, -0.6, -1.02, 0.13, rgb("#77706a"), true);
  const { front, side, corner } = gableHouse(brush, house);
  for (let i = 0; i < 8; i++) {
    const y = -0.02 - i * 0.056;
    oval(brush.ctx, sunlit(brush.light, rgb("#c59a68"), front.exposure + 0.1), corner, y, 0.03, 0.026);
    oval(brush.ctx, sunlit(brush.light, rgb("#8a6240"), front.exposure), corner, y, 0.018, 0.015);
  }
  casement(brush, front, 0.14, 0.3, 0.22, 0.34, rgb("#6e4c32"));
  doorway(brush, front, 0.56, 0.22, 0.26, rgb("#5a3b26"));
  casement(brush, side, 0.36, 0.3, 0.2, 0.34, rgb("#6e4c32"));
  shrubs(brush, [
    [-0.7, 0.12],
    [0.62, 0.14],
  ]);
}

/** A barn: red boards, white edges, a great cross-braced door, a loft. */
export function paintBarn(brush: Brush): void {
  const { light } = brush;
  const red = brush.colour ?? rgb("#9a3a2c");
  const house: GableHouse = {
    wall: red,
    masonry: "boards",
    roof: rgb("#5e6066"),
    roofing: "sheet",
    gable: 0.42,
    long: 0.66,
    eaves: 0.5,
    ridge: 0.96,
  };
  const { front, side, left, corner } = gableHouse(brush, house);
  const trim = (e: number) => sunlit(light, rgb("#efe7d8"), e);
  patch(brush, front, 0.27, 0.34, 0.73, 1, trim(front.exposure));
  patch(
    brush,
    front,
    0.295,
    0.38,
    0.705,
    1,
    isLit(brush) ? mix([255, 200, 120], red, 0.25) : sunlit(light, scale(red, 0.8), front.exposure),
  );
  for (const [u0, u1] of [
    [0.295, 0.5],
    [0.5, 0.705],
  ] as const) {
    line(brush.ctx, trim(front.exposure), 0.014, [front.at(u0, 0.4), front.at(u1, 0.98)]);
    line(brush.ctx, trim(front.exposure), 0.014, [front.at(u1, 0.4), front.at(u0, 0.98)]);
    line(brush.ctx, trim(front.exposure), 0.012, [front.at(u1, 0.38), front.at(u1, 1)]);
  }
  const loft = wall(left + 0.33, left + 0.51, -0.78, -0.78, -0.58, -0.58, front.exposure);
  patch(brush, loft, -0.08, -0.08, 1.08, 1.08, trim(front.exposure));
  patch(brush, loft, 0, 0, 1, 1, sunlit(light, rgb("#2c211c"), 0.2));
  line(brush.ctx, trim(front.exposure), 0.018, [
    [corner, 0],
    [corner, -house.eaves],
  ]);
  for (const u of [0.16, 0.42, 0.68]) casement(brush, side, u, 0.32, 0.11, 0.22, rgb("#efe7d8"));
  shrubs(brush, [
    [0.66, 0.08],
    [-0.7, 0.07],
  ]);
}
