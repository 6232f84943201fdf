import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { cuttings, setPlant } from "./groves.ts";
import { facade, fillLit, isSnowed, wall, wallLight, type Face, type Masonry } from "./masonry-walls.ts";
import { pitch } from "./roof-pitches.ts";
import { roundLight } from "./round-walls.ts";
import { line, poly, type Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";
import { paintShrub, undergrowthColour } from "./undergrowth.ts";

export interface GableHouse {
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
export function gabled(brush: Brush, house: GableHouse): { front: Face; side: Face } {
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
    mix(house.roof, rgb("#f1e9da"), 0.35),
    e.front,
  );
  return { front, side };
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

/** A roof whose eaves sweep up at their corners; y is its eaves, `rise` its height. */
export function sweptRoof(brush: Brush, y: number, half: number, topHalf: number, rise: number, tiles: Rgb): void {
  const { ctx, light } = brush;
  const e = wallLight(brush);
  const lift = half * 0.16;
  const outline = () => {
    ctx.beginPath();
    ctx.moveTo(-half, y - lift);
    ctx.quadraticCurveTo(-half * 0.62, y - rise * 0.2, -topHalf, y - rise);
    ctx.lineTo(topHalf, y - rise);
    ctx.quadraticCurveTo(half * 0.62, y - rise * 0.2, half, y - lift);
    ctx.quadraticCurveTo(half * 0.55, y + lift * 0.25, 0, y + lift * 0.25);
    ctx.quadraticCurveTo(-half * 0.55, y + lift * 0.25, -half, y - lift);
  };
  outline();
  const side = light.side < 0 ? -1 : 1;
  const gradient = ctx.createLinearGradient(-side * half, 0, side * half, 0);
  gradient.addColorStop(0, css(sunlit(light, scale(tiles, 0.75), e.front * 0.5)));
  gradient.addColorStop(0.6, css(sunlit(light, tiles, e.front + 0.12)));
  gradient.addColorStop(1, css(sunlit(light, mix(tiles, [255, 244, 226], 0.12), 0.9 - light.back * 0.2)));
  ctx.fillStyle = gradient;
  ctx.fill();
  ctx.save();
  outline();
  ctx.clip();
  const ribs = Math.round(half / 0.02);
  for (let i = -ribs; i <= ribs; i++) {
    const t = i / ribs;
    line(
      ctx,
      sunlit(light, scale(tiles, 0.45), 0.2),
      0.0045,
      [
        [t * topHalf, y - rise],
        [t * half * 0.66, y - rise * 0.3],
        [t * half, y + lift * 0.2],
      ],
      0.55,
    );
  }
  if (isSnowed(brush)) {
    ctx.fillStyle = css(sunlit(light, [238, 243, 252], e.front + 0.3), 0.94);
    ctx.beginPath();
    ctx.moveTo(-half, y - lift * 1.4);
    for (let i = 0; i <= 20; i++)
      ctx.lineTo(-half + (i / 20) * half * 2, y - lift * (0.2 + 0.9 * Math.abs(i / 10 - 1) ** 2) - (i % 2) * 0.006);
    ctx.lineTo(topHalf, y - rise - 0.02);
    ctx.lineTo(-topHalf, y - rise - 0.02);
    ctx.fill();
  }
  ctx.restore();
  const edge = sunlit(light, mix(tiles, rgb("#c9a464"), 0.5), e.front + 0.25);
  line(ctx, edge, 0.009, [
    [-half, y - lift],
    [-half * 0.5, y + lift * 0.12],
    [0, y + lift * 0.25],
    [half * 0.5, y + lift * 0.12],
    [half, y - lift],
  ]);
}

/** A round tent of cloth in gores of two colours between its wall and its peak. */
export function gores(brush: Brush, cloth: Rgb, second: Rgb, w: number, wallHigh: number, scalloped: boolean): void {
  const { ctx, light } = brush;
  const parts = 16;
  const wallTop = -wallHigh;
  const peak = -1;
  for (let i = 0; i < parts; i++) {
    const a0 = (i / parts) * Math.PI;
    const a1 = ((i + 1) / parts) * Math.PI;
    const x0 = -Math.cos(a0) * w;
    const x1 = -Math.cos(a1) * w;
    const e = roundLight(brush, (x0 + x1) / 2 / w);
    const tone = i % 2 ? second : cloth;
    poly(ctx, sunlit(light, scale(tone, 0.92), e * 0.9), [
      [x0, wallTop],
      [x1, wallTop],
      [x1, 0.01 + Math.sin(a1) * 0.03],
      [x0, 0.01 + Math.sin(a0) * 0.03],
    ]);
    ctx.fillStyle = css(sunlit(light, tone, Math.min(1.05, e + 0.12)));
    ctx.beginPath();
    ctx.moveTo(x0 * 1.06, wallTop + Math.sin(a0) * 0.05);
    ctx.quadraticCurveTo(x0 * 0.34, wallTop - 0.24, 0, peak);
    ctx.quadraticCurveTo(x1 * 0.34, wallTop - 0.24, x1 * 1.06, wallTop + Math.sin(a1) * 0.05);
    if (scalloped)
      ctx.arc((x0 + x1) * 0.53, wallTop + 0.03 + Math.sin((a0 + a1) / 2) * 0.05, Math.abs(x1 - x0) * 0.53, 0, Math.PI);
    ctx.fill();
  }
}
