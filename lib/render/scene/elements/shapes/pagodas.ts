import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { fillLit, isLit, isSnowed, patch, wall, wallLight } from "./masonry-walls.ts";
import { drum, roundLight } from "./round-walls.ts";
import { line, oval, type Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";

const lamp: Rgb = [255, 200, 120];

/** A roof whose eaves sweep up at their corners; y is its eaves, `rise` its height. */
function sweptRoof(brush: Brush, y: number, half: number, topHalf: number, rise: number, tiles: Rgb): void {
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

/** A pagoda: storeys of red posts and white panels under swept roofs, each smaller than the last, and its spire. */
export function paintPagoda(brush: Brush): void {
  const { ctx, light } = brush;
  const post = brush.colour ?? rgb("#a8382a");
  const tiles = rgb("#4a5358");
  const e = wallLight(brush);
  const storeys = 5;
  fillLit(
    brush,
    [
      [-0.34, -0.05],
      [0.34, -0.05],
      [0.38, 0.012],
      [-0.38, 0.012],
    ],
    rgb("#a39a8c"),
    e.front,
  );
  for (let i = 0; i < storeys; i++) {
    const foot = -0.05 - i * 0.165;
    const half = 0.2 - i * 0.026;
    const high = 0.105;
    const face = wall(-half, half, foot - high, foot - high, foot, foot, e.front);
    patch(brush, face, 0, 0, 1, 1, sunlit(light, rgb("#e9dfcc"), e.front));
    const bays = 5;
    for (let bay = 0; bay < bays; bay++) {
      const door = bay === 2;
      if (isLit(brush) && (door || bay % 2 === 1)) {
        patch(
          brush,
          face,
          (bay + 0.12) / bays,
          0.2,
          (bay + 0.88) / bays,
          door ? 1 : 0.85,
          mix(lamp, [255, 240, 200], 0.3),
        );
        const [x, y] = face.at((bay + 0.5) / bays, 0.55);
        brush.glow({ x, y, radius: 0.1, colour: lamp, strength: 0.35, flicker: 0.15 });
      } else if (door)
        patch(brush, face, (bay + 0.12) / bays, 0.2, (bay + 0.88) / bays, 1, sunlit(light, rgb("#5a2f22"), e.front));
      else
        patch(
          brush,
          face,
          (bay + 0.2) / bays,
          0.25,
          (bay + 0.8) / bays,
          0.8,
          sunlit(light, rgb("#6d7c5e"), e.front),
          0.7,
        );
    }
    for (let p = 0; p <= bays; p++)
      drum(brush, -half + (p / bays) * half * 2, foot - high, foot, 0.014, 0.014, post, false);
    patch(brush, face, -0.03, 0, 1.03, 0.16, sunlit(light, post, e.front * 0.7));
    // The eaves' shade falls over the upper wall.
    patch(brush, face, -0.03, 0, 1.03, 0.36, [12, 12, 20], 0.34);
    if (i)
      for (let r = -9; r <= 9; r++)
        line(ctx, sunlit(light, scale(post, 0.8), e.front), 0.004, [
          [(r / 9) * half * 1.1, foot - 0.028],
          [(r / 9) * half * 1.1, foot],
        ]);
    if (i)
      line(ctx, sunlit(light, post, e.front + 0.1), 0.006, [
        [-half * 1.12, foot - 0.028],
        [half * 1.12, foot - 0.028],
      ]);
    const last = i === storeys - 1;
    sweptRoof(
      brush,
      foot - high + 0.012,
      half + 0.155 - i * 0.008,
      last ? 0.012 : half - 0.026,
      last ? 0.12 : 0.075,
      tiles,
    );
  }
  const tip = -0.05 - (storeys - 1) * 0.165 - 0.2;
  const gold = rgb("#c9a350");
  line(ctx, sunlit(light, gold, 0.8), 0.01, [
    [0, tip + 0.02],
    [0, -1.03],
  ]);
  for (let i = 0; i < 6; i++)
    oval(
      ctx,
      sunlit(light, gold, 0.5 + roundLight(brush, 0.3) * 0.4),
      0,
      tip - 0.015 - i * 0.018,
      0.017 - i * 0.0015,
      0.005,
    );
}

/** A torii: two red posts that lean together, two beams, the upper one swept. */
export function paintTorii(brush: Brush): void {
  const { ctx, light } = brush;
  const red = brush.colour ?? rgb("#c43d2a");
  const e = wallLight(brush);
  for (const way of [-1, 1]) {
    ctx.save();
    ctx.transform(1, 0, -way * -0.05, 1, 0, 0);
    drum(brush, way * 0.36, -0.86, 0.01, 0.075, 0.085, red, false);
    drum(brush, way * 0.36, -0.09, 0.014, 0.1, 0.108, rgb("#2c2a2c"), false);
    ctx.restore();
  }
  fillLit(
    brush,
    [
      [-0.49, -0.72],
      [0.49, -0.72],
      [0.49, -0.645],
      [-0.49, -0.645],
    ],
    red,
    e.front + 0.1,
  );
  fillLit(
    brush,
    [
      [-0.04, -0.84],
      [0.04, -0.84],
      [0.04, -0.72],
      [-0.04, -0.72],
    ],
    scale(red, 0.85),
    e.front,
  );
  const beam = (y: number, thick: number, reach: number, colour: Rgb, exposure: number) => {
    ctx.fillStyle = css(sunlit(light, colour, exposure));
    ctx.beginPath();
    ctx.moveTo(-reach, y - 0.05);
    ctx.quadraticCurveTo(0, y + 0.035, reach, y - 0.05);
    ctx.lineTo(reach - 0.015, y - 0.05 + thick);
    ctx.quadraticCurveTo(0, y + 0.035 + thick, -reach + 0.015, y - 0.05 + thick);
    ctx.fill();
  };
  beam(-0.89, 0.075, 0.6, red, e.front + 0.12);
  beam(-0.94, 0.052, 0.64, isSnowed(brush) ? [236, 242, 251] : rgb("#34302f"), e.front + 0.2);
  const outline: Point[] = [
    [-0.36, -0.66],
    [0, -0.6],
    [0.36, -0.66],
  ];
  line(ctx, sunlit(light, rgb("#d9c89a"), e.front + 0.2), 0.018, outline);
  for (let i = -2; i <= 2; i++) {
    const x = i * 0.12;
    const y = -0.605 - Math.abs(i) * 0.012;
    fillLit(
      brush,
      [
        [x - 0.012, y],
        [x + 0.012, y],
        [x + 0.02, y + 0.04],
        [x - 0.004, y + 0.04],
        [x + 0.012, y + 0.08],
        [x - 0.016, y + 0.045],
      ],
      [244, 240, 230],
      e.front + 0.3,
    );
  }
}
