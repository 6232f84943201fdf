import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { shrubs, cream } from "./houses.ts";
import { casement, facade, fillLit, isLit, isSnowed, patch, wall, wallLight } from "./masonry-walls.ts";
import { pitch } from "./roof-pitches.ts";
import { line, oval, type Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";

/** A village church from outside: nave, tower before it, spire, pointed windows, a clock. */
export function paintSteeple(brush: Brush): void {
  const { ctx, light } = brush;
  const stone = brush.colour ?? rgb("#cfc5b2");
  const slate = rgb("#5b6470");
  const e = wallLight(brush);
  const nave = wall(-0.02, 0.52, -0.3, -0.285, 0.01, -0.005, e.right);
  pitch(
    brush,
    [
      [-0.02, -0.5],
      [0.46, -0.485],
    ],
    [
      [-0.02, -0.285],
      [0.55, -0.27],
    ],
    slate,
    e.right * 0.5 + 0.35,
  );
  facade(brush, nave, stone, "stone");
  const pointed = (face: typeof nave, u: number, v: number, w: number, h: number) => {
    const lamp = isLit(brush);
    const glass = lamp ? ([255, 206, 128] as Rgb) : mix(sunlit(light, [48, 58, 86], 0.4), light.upper, 0.25);
    for (const [grow, colour] of [
      [0.3, sunlit(light, mix(stone, cream, 0.5), face.exposure)],
      [0, glass],
    ] as const) {
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
    fillLit(
      brush,
      [
        [-0.29, y - 0.012],
        [-0.06, y - 0.012],
        [-0.06, y + 0.008],
        [-0.29, y + 0.008],
      ],
      mix(stone, cream, 0.4),
      e.front + 0.15,
    );
    fillLit(
      brush,
      [
        [-0.06, y - 0.012],
        [0.058, y - 0.008],
        [0.058, y + 0.01],
        [-0.06, y + 0.008],
      ],
      mix(stone, cream, 0.4),
      e.right,
    );
  }
  const tip: Point = [-0.115, -1];
  fillLit(brush, [[-0.3, -0.615], tip, [-0.06, -0.615]], slate, e.front + 0.08);
  fillLit(brush, [[-0.062, -0.615], tip, [0.066, -0.605]], isSnowed(brush) ? [232, 239, 250] : slate, e.right);
  line(ctx, sunlit(light, rgb("#d9b25a"), 0.9), 0.008, [tip, [tip[0], -1.07]]);
  line(ctx, sunlit(light, rgb("#d9b25a"), 0.9), 0.008, [
    [tip[0] - 0.02, -1.05],
    [tip[0] + 0.02, -1.05],
  ]);
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
  shrubs(brush, [
    [0.1, 0.06],
    [0.5, 0.08],
    [-0.36, 0.07],
  ]);
}

/** Works from outside: a saw-tooth hall of brick, tall chimneys, their smoke. */
export function paintWorks(brush: Brush): void {
  const { ctx, light, random } = brush;
  const brick = brush.colour ?? rgb("#94543f");
  const e = wallLight(brush);
  const side = light.side < 0 ? -1 : 1;
  for (const [x, top, w] of [
    [-0.62, -0.98, 0.09],
    [-0.4, -0.86, 0.08],
    [0.62, -0.92, 0.085],
  ] as const) {
    for (let i = 0; i < 46; i++) {
      const t = i / 46;
      const r = 0.03 + t * 0.12;
      const px = x + t ** 1.4 * 0.5 + (random() - 0.5) * 0.05 * t;
      const py = top - 0.02 - t * 0.22 + (random() - 0.5) * 0.06 * t;
      oval(
        ctx,
        mix(sunlit(light, [120, 116, 116], 0.3), sunlit(light, [236, 230, 224], 0.7), random()),
        px,
        py,
        r,
        r * 0.8,
        0,
        0.12 * (1 - t),
      );
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
    for (const y of [top + 0.01, top + 0.06, top + 0.2])
      line(
        ctx,
        sunlit(light, rgb("#d8cdbc"), 0.4),
        0.012,
        [
          [x - w * 0.43, y],
          [x + w * 0.43, y],
        ],
        0.8,
      );
  }
  const bays = 6;
  for (let i = 0; i < bays; i++) {
    const x0 = -0.85 + i * 0.285;
    fillLit(
      brush,
      [
        [x0, -0.3],
        [x0 + 0.06, -0.5],
        [x0 + 0.285, -0.3],
      ],
      scale(brick, 0.85),
      e.front,
    );
    fillLit(
      brush,
      [
        [x0 + 0.06, -0.5],
        [x0 + 0.3, -0.29],
        [x0 + 0.285, -0.31],
        [x0 + 0.075, -0.52],
      ],
      isSnowed(brush) ? [234, 240, 250] : rgb("#5a5f66"),
      e.right * 0.6 + 0.3,
    );
  }
  const hall = wall(-0.86, 0.86, -0.31, -0.31, 0.012, 0.012, e.front);
  facade(brush, hall, brick, "brick");
  for (let i = 0; i < 11; i++) casement(brush, hall, 0.025 + i * 0.088, 0.2, 0.058, 0.4, rgb("#4b4f52"), [3, 4]);
  patch(brush, hall, 0.44, 0.34, 0.57, 1, sunlit(light, rgb("#4a5560"), e.front));
  for (let i = 0; i < 8; i++) patch(brush, hall, 0.44, 0.34 + i * 0.083, 0.57, 0.35 + i * 0.083, [14, 16, 22], 0.35);
}
