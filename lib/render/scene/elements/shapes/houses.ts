import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
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
import { cuttings, setPlant } from "./groves.ts";
import { line, oval, type Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";
import { paintShrub, undergrowthColour } from "./undergrowth.ts";

const cream = rgb("#f1e9da");

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
  facade(brush, front, house.wall, house.masonry);
  fillLit(brush, [[left, -house.eaves + 0.004], peak, [corner, -house.eaves + 0.004]], house.wall, e.front);
  if (house.masonry === "boards" || house.masonry === "logs") {
    const gable = wall(left, corner, -house.ridge, -house.ridge, -house.eaves, -house.eaves, e.front);
    brush.ctx.save();
    brush.ctx.beginPath();
    for (const [x, y] of [[left, -house.eaves + 0.004], peak, [corner, -house.eaves + 0.004]] as const) brush.ctx.lineTo(x, y);
    brush.ctx.clip();
    facade(brush, gable, house.wall, house.masonry);
    brush.ctx.restore();
  }
  const over = 0.045;
  const farPeak: Point = [far - house.gable * 0.42 + over, -house.ridge * 0.955];
  // The far slope shows only as the dark thickness of its verge.
  const verge = 0.026;
  fillLit(brush, [[left - over * 1.3, -house.eaves + over * 1.1], peak, [peak[0], -house.ridge - verge], [left - over * 1.5, -house.eaves + over * 0.5]], scale(house.roof, 0.9), e.left * 0.9);
  pitch(brush, [[peak[0] - 0.004, -house.ridge - verge], [farPeak[0], farPeak[1] - verge]], [[corner + over, -house.eaves + over * 1.2], [far + over * 1.1, -house.eaves * shrink + over]], house.roof, Math.min(1, e.right * 0.55 + e.top * 0.5), house.roofing);
  fillLit(brush, [[corner + over * 1.3, -house.eaves + over * 1.3], [peak[0], -house.ridge - 0.002], [peak[0], -house.ridge - verge], [corner + over * 1.5, -house.eaves + over * 0.8]], mix(house.roof, cream, 0.35), e.front);
  return { front, side, left, corner };
}

function shrubs(brush: Brush, places: readonly (readonly [number, number])[]): void {
  const plants = cuttings(brush, 2, { left: -0.9, right: 0.9, top: -0.95, bottom: 0.1 }, brush.px_per_unit * 0.16, (own) =>
    paintShrub({ ...own, colour: null }, undergrowthColour(brush), 0.07),
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
    for (const edge of [u - w * 0.5, u + w * 1.08]) patch(brush, face, edge, v, edge + w * 0.4, v + h, sunlit(light, shutter, face.exposure));
    casement(brush, face, u, v, w, h, cream);
  };
  glazed(front, 0.17, 0.3, 0.17, 0.34);
  doorway(brush, front, 0.58, 0.19, 0.36, rgb("#6b3f2c"));
  const attic = wall(left + 0.17, left + 0.45, -0.78, -0.78, -0.5, -0.5, front.exposure);
  casement(brush, attic, 0.3, 0.3, 0.4, 0.55, cream);
  glazed(side, 0.16, 0.3, 0.13, 0.36);
  glazed(side, 0.45, 0.3, 0.13, 0.36);
  glazed(side, 0.74, 0.31, 0.13, 0.35);
  shrubs(brush, [[-0.62, 0.13], [0.1, 0.1], [0.3, 0.15], [0.6, 0.11]]);
}

/** A log cabin: round timbers crossing at the corner, a low roof, one warm window. */
export function paintCabin(brush: Brush): void {
  const thatch = /hut|choza|hütte|paillote|cabaña|कुटी|झोपड़ी|كوخ/.test(brush.noun) && !/log|cabin/.test(brush.noun);
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
  shrubs(brush, [[-0.7, 0.12], [0.62, 0.14]]);
}

/** A barn: red boards, white edges, a great cross-braced door, a loft. */
export function paintBarn(brush: Brush): void {
  const { light } = brush;
  const red = brush.colour ?? rgb("#9a3a2c");
  const house: GableHouse = { wall: red, masonry: "boards", roof: rgb("#5e6066"), roofing: "sheet", gable: 0.42, long: 0.66, eaves: 0.5, ridge: 0.96 };
  const { front, side, left, corner } = gableHouse(brush, house);
  const trim = (e: number) => sunlit(light, rgb("#efe7d8"), e);
  patch(brush, front, 0.27, 0.34, 0.73, 1, trim(front.exposure));
  patch(brush, front, 0.295, 0.38, 0.705, 1, isLit(brush) ? mix([255, 200, 120], red, 0.25) : sunlit(light, scale(red, 0.8), front.exposure));
  for (const [u0, u1] of [[0.295, 0.5], [0.5, 0.705]] as const) {
    line(brush.ctx, trim(front.exposure), 0.014, [front.at(u0, 0.4), front.at(u1, 0.98)]);
    line(brush.ctx, trim(front.exposure), 0.014, [front.at(u1, 0.4), front.at(u0, 0.98)]);
    line(brush.ctx, trim(front.exposure), 0.012, [front.at(u1, 0.38), front.at(u1, 1)]);
  }
  const loft = wall(left + 0.33, left + 0.51, -0.78, -0.78, -0.58, -0.58, front.exposure);
  patch(brush, loft, -0.08, -0.08, 1.08, 1.08, trim(front.exposure));
  patch(brush, loft, 0, 0, 1, 1, sunlit(light, rgb("#2c211c"), 0.2));
  line(brush.ctx, trim(front.exposure), 0.018, [[corner, 0], [corner, -house.eaves]]);
  for (const u of [0.16, 0.42, 0.68]) casement(brush, side, u, 0.32, 0.11, 0.22, rgb("#efe7d8"));
  shrubs(brush, [[0.66, 0.08], [-0.7, 0.07]]);
}

/** A village church from outside: nave, tower before it, spire, pointed windows, a clock. */
export function paintSteeple(brush: Brush): void {
  const { ctx, light } = brush;
  const stone = brush.colour ?? rgb("#cfc5b2");
  const slate = rgb("#5b6470");
  const e = wallLight(brush);
  const nave = wall(-0.02, 0.52, -0.3, -0.285, 0.01, -0.005, e.right);
  pitch(brush, [[-0.02, -0.5], [0.46, -0.485]], [[-0.02, -0.285], [0.55, -0.27]], slate, e.right * 0.5 + 0.35);
  facade(brush, nave, stone, "stone");
  const pointed = (face: typeof nave, u: number, v: number, w: number, h: number) => {
    const lamp = isLit(brush);
    const glass = lamp ? ([255, 206, 128] as Rgb) : mix(sunlit(light, [48, 58, 86], 0.4), light.upper, 0.25);
    for (const [grow, colour] of [[0.3, sunlit(light, mix(stone, cream, 0.5), face.exposure)], [0, glass]] as const) {
      ctx.fillStyle = css(colour);
      ctx.beginPath();
      ctx.moveTo(...face.at(u - w * grow, v + h));
      ctx.lineTo(...face.at(u - w * grow, v + h * 0.3));
      ctx.quadraticCurveTo(...face.at(u, v + h * 0.05), ...face.at(u + w / 2, v - h * grow * 0.3));
      ctx.quadraticCurveTo(...face.at(u + w, v + h * 0.05), ...face.at(u + w * (1 + grow), v + h * 0.3));
      ctx.lineTo(...face.at(u + w * (1 + grow), v + h));
      ctx.fill();
    }
    line(ctx, sunlit(light, stone, face.exposure * 0.7), 0.005, [face.at(u + w / 2, v), face.at(u + w / 2, v + h)]);
    const [gx, gy] = face.at(u + w / 2, v + h / 2);
    if (lamp) brush.glow({ x: gx, y: gy, radius: 0.14, colour: [255, 206, 128], strength: 0.4 });
  };
  for (const u of [0.3, 0.52, 0.74]) pointed(nave, u, 0.28, 0.075, 0.5);
  const front = wall(-0.28, -0.06, -0.62, -0.62, 0.012, 0.012, e.front);
  const right = wall(-0.06, 0.05, -0.62, -0.61, 0.012, 0.004, e.right);
  facade(brush, right, stone, "stone");
  facade(brush, front, stone, "stone");
  for (const y of [-0.33, -0.62]) {
    fillLit(brush, [[-0.29, y - 0.012], [-0.06, y - 0.012], [-0.06, y + 0.008], [-0.29, y + 0.008]], mix(stone, cream, 0.4), e.front + 0.15);
    fillLit(brush, [[-0.06, y - 0.012], [0.058, y - 0.008], [0.058, y + 0.01], [-0.06, y + 0.008]], mix(stone, cream, 0.4), e.right);
  }
  const tip: Point = [-0.115, -1];
  fillLit(brush, [[-0.3, -0.615], tip, [-0.06, -0.615]], slate, e.front + 0.08);
  fillLit(brush, [[-0.062, -0.615], tip, [0.066, -0.605]], isSnowed(brush) ? [232, 239, 250] : slate, e.right);
  line(ctx, sunlit(light, rgb("#d9b25a"), 0.9), 0.008, [tip, [tip[0], -1.07]]);
  line(ctx, sunlit(light, rgb("#d9b25a"), 0.9), 0.008, [[tip[0] - 0.02, -1.05], [tip[0] + 0.02, -1.05]]);
  pointed(front, 0.3, 0.1, 0.16, 0.2);
  pointed(front, 0.56, 0.1, 0.16, 0.2);
  pointed(right, 0.36, 0.1, 0.3, 0.2);
  const clock = front.at(0.5, 0.41);
  oval(ctx, sunlit(light, rgb("#efe6d2"), e.front + 0.1), clock[0], clock[1], 0.042, 0.042);
  line(ctx, rgb("#2a2626"), 0.006, [[clock[0], clock[1] - 0.03], clock, [clock[0] + 0.02, clock[1] + 0.008]]);
  ctx.fillStyle = css(sunlit(light, rgb("#4a2f22"), e.front));
  ctx.beginPath();
  ctx.moveTo(-0.215, 0.012);
  ctx.lineTo(-0.215, -0.1);
  ctx.quadraticCurveTo(-0.21, -0.15, -0.17, -0.17);
  ctx.quadraticCurveTo(-0.13, -0.15, -0.125, -0.1);
  ctx.lineTo(-0.125, 0.012);
  ctx.fill();
  shrubs(brush, [[0.1, 0.06], [0.5, 0.08], [-0.36, 0.07]]);
}

/** Works from outside: a saw-tooth hall of brick, tall chimneys, their smoke. */
export function paintWorks(brush: Brush): void {
  const { ctx, light, random } = brush;
  const brick = brush.colour ?? rgb("#94543f");
  const e = wallLight(brush);
  const side = light.side < 0 ? -1 : 1;
  for (const [x, top, w] of [[-0.62, -0.98, 0.09], [-0.4, -0.86, 0.08], [0.62, -0.92, 0.085]] as const) {
    for (let i = 0; i < 46; i++) {
      const t = i / 46;
      const r = 0.03 + t * 0.12;
      const px = x + t ** 1.4 * 0.5 + (random() - 0.5) * 0.05 * t;
      const py = top - 0.02 - t * 0.22 + (random() - 0.5) * 0.06 * t;
      oval(ctx, mix(sunlit(light, [120, 116, 116], 0.3), sunlit(light, [236, 230, 224], 0.7), random()), px, py, r, r * 0.8, 0, 0.12 * (1 - t));
    }
    const gradient = ctx.createLinearGradient(x - w / 2, 0, x + w / 2, 0);
    const lit = side > 0 ? [0.1, 0.85] : [0.85, 0.1];
    gradient.addColorStop(0, css(sunlit(light, brick, lit[0]!)));
    gradient.addColorStop(0.5, css(sunlit(light, brick, 0.4)));
    gradient.addColorStop(1, css(sunlit(light, brick, lit[1]!)));
    ctx.fillStyle = gradient;
    ctx.beginPath();
    ctx.moveTo(x - w * 0.62, 0);
    ctx.lineTo(x - w * 0.4, top);
    ctx.lineTo(x + w * 0.4, top);
    ctx.lineTo(x + w * 0.62, 0);
    ctx.fill();
    for (const y of [top + 0.01, top + 0.06, top + 0.2]) line(ctx, sunlit(light, rgb("#d8cdbc"), 0.4), 0.012, [[x - w * 0.43, y], [x + w * 0.43, y]], 0.8);
  }
  const bays = 6;
  for (let i = 0; i < bays; i++) {
    const x0 = -0.85 + i * 0.285;
    fillLit(brush, [[x0, -0.3], [x0 + 0.06, -0.5], [x0 + 0.285, -0.3]], scale(brick, 0.85), e.front);
    fillLit(brush, [[x0 + 0.06, -0.5], [x0 + 0.3, -0.29], [x0 + 0.285, -0.31], [x0 + 0.075, -0.52]], isSnowed(brush) ? [234, 240, 250] : rgb("#5a5f66"), e.right * 0.6 + 0.3);
  }
  const hall = wall(-0.86, 0.86, -0.31, -0.31, 0.012, 0.012, e.front);
  facade(brush, hall, brick, "brick");
  for (let i = 0; i < 11; i++) casement(brush, hall, 0.025 + i * 0.088, 0.2, 0.058, 0.4, rgb("#4b4f52"), [3, 4]);
  patch(brush, hall, 0.44, 0.34, 0.57, 1, sunlit(light, rgb("#4a5560"), e.front));
  for (let i = 0; i < 8; i++) patch(brush, hall, 0.44, 0.34 + i * 0.083, 0.57, 0.35 + i * 0.083, [14, 16, 22], 0.35);
}
