import { css, mix, rgb, scale } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { cuttings, setPlant } from "./groves.ts";
import { casement, facade, fillLit, isSnowed, wall, wallLight } from "./masonry-walls.ts";
import { pitch } from "./roof-pitches.ts";
import { slit, coneRoof, battlements, drum } from "./round-walls.ts";
import { line } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";
import { paintShrub, undergrowthColour } from "./undergrowth.ts";

/** A castle on its rock: keep, round towers of unlike heights, curtain wall, gatehouse. */
export function paintKeep(brush: Brush): void {
  const { ctx, light } = brush;
  const stone = brush.colour ?? rgb("#b5ab9a");
  const slate = rgb("#4f5c74");
  const e = wallLight(brush);
  const tower = (x: number, w: number, top: number, foot: number, cone: number, slits: readonly number[]) => {
    drum(brush, x, -top, -foot, w, w * 1.08, stone, true);
    battlements(brush, x, -top, w, stone);
    if (cone > 0) coneRoof(brush, x, -top - 0.012, w * 1.05, cone, slate);
    for (const y of slits) slit(brush, x - w * 0.06, -y, w * 0.1, 0.045);
  };
  tower(-0.2, 0.15, 0.66, 0.1, 0.2, [0.58, 0.44]);
  tower(0.24, 0.13, 0.74, 0.1, 0.22, [0.66, 0.5]);
  const keep = wall(-0.13, 0.1, -0.72, -0.72, -0.1, -0.1, e.front);
  const flank = wall(0.1, 0.19, -0.72, -0.71, -0.1, -0.1, e.right);
  pitch(
    brush,
    [
      [-0.08, -0.88],
      [0.13, -0.875],
    ],
    [
      [-0.15, -0.715],
      [0.205, -0.705],
    ],
    slate,
    e.front + 0.15,
  );
  facade(brush, flank, stone, "stone");
  facade(brush, keep, stone, "stone");
  casement(brush, keep, 0.2, 0.14, 0.16, 0.12, mix(stone, [255, 250, 235], 0.3), [2, 2]);
  casement(brush, keep, 0.62, 0.14, 0.16, 0.12, mix(stone, [255, 250, 235], 0.3), [2, 2]);
  casement(brush, keep, 0.42, 0.42, 0.16, 0.12, mix(stone, [255, 250, 235], 0.3), [2, 2]);
  tower(0.02, 0.1, 0.98, 0.7, 0.17, [0.92]);
  const curtain = (x0: number, x1: number, top: number, exposure: number) => {
    facade(brush, wall(x0, x1, -top, -top, 0.01, 0.01, exposure), stone, "stone");
    const teeth = Math.round((x1 - x0) / 0.045);
    for (let i = 0; i < teeth; i++) {
      const x = x0 + ((i + 0.15) / teeth) * (x1 - x0);
      fillLit(
        brush,
        [
          [x, -top - 0.028],
          [x + 0.027, -top - 0.028],
          [x + 0.027, -top + 0.002],
          [x, -top + 0.002],
        ],
        isSnowed(brush) ? [232, 238, 248] : stone,
        exposure,
      );
    }
  };
  curtain(-0.5, -0.09, 0.27, e.front);
  curtain(0.13, 0.52, 0.27, e.front);
  tower(-0.5, 0.17, 0.44, -0.01, 0.2, [0.36, 0.22]);
  tower(0.51, 0.16, 0.4, -0.01, 0.19, [0.32, 0.18]);
  tower(-0.1, 0.11, 0.38, -0.01, 0, [0.29]);
  tower(0.14, 0.11, 0.38, -0.01, 0, [0.29]);
  facade(brush, wall(-0.06, 0.1, -0.33, -0.33, 0.01, 0.01, e.front), stone, "stone");
  ctx.fillStyle = css(sunlit(light, [34, 28, 26], 0.2));
  ctx.beginPath();
  ctx.moveTo(-0.035, 0.012);
  ctx.lineTo(-0.035, -0.13);
  ctx.arc(0.02, -0.13, 0.055, Math.PI, 0);
  ctx.lineTo(0.075, 0.012);
  ctx.fill();
  for (let i = 1; i < 5; i++)
    line(
      ctx,
      sunlit(light, rgb("#6a5a48"), 0.4),
      0.004,
      [
        [-0.035 + i * 0.022, -0.18],
        [-0.035 + i * 0.022, 0.005],
      ],
      0.8,
    );
  const flag = brush.colour ? scale(brush.colour, 1.1) : rgb("#b8372f");
  ctx.fillStyle = css(sunlit(light, flag, 0.8));
  ctx.beginPath();
  ctx.moveTo(0.022, -1.18);
  ctx.bezierCurveTo(0.05, -1.2, 0.07, -1.15, 0.105, -1.17);
  ctx.lineTo(0.1, -1.13);
  ctx.bezierCurveTo(0.07, -1.115, 0.05, -1.16, 0.022, -1.14);
  ctx.fill();
  const plants = cuttings(
    brush,
    2,
    { left: -0.9, right: 0.9, top: -0.95, bottom: 0.1 },
    brush.px_per_unit * 0.09,
    (own) => paintShrub({ ...own, colour: null }, undergrowthColour(brush), 0.07),
  );
  [-0.62, -0.34, 0.3, 0.4, 0.63].forEach((x, i) =>
    setPlant(brush, plants[i % 2]!, x, 0.015, 0.05 + (i % 3) * 0.02, false),
  );
}

/** One tower on its own: tall, narrowing, a gallery below its roof. */
export function paintTower(brush: Brush): void {
  const stone = brush.colour ?? rgb("#b0a592");
  drum(brush, 0, -0.74, 0.01, 0.22, 0.3, stone, true);
  for (const y of [0.6, 0.42, 0.24]) slit(brush, y === 0.42 ? 0.03 : -0.03, -y, 0.026, 0.07);
  drum(brush, 0, -0.84, -0.74, 0.29, 0.25, mix(stone, [255, 248, 232], 0.12), true);
  for (let i = -2; i <= 2; i++) slit(brush, Math.sin(i * 0.5) * 0.12, -0.815, 0.022, 0.05);
  coneRoof(brush, 0, -0.84, 0.33, 0.26, rgb("#7c4438"));
  brush.ctx.fillStyle = css(sunlit(brush.light, rgb("#4a3226"), 0.35));
  brush.ctx.beginPath();
  brush.ctx.roundRect(-0.035, -0.1, 0.07, 0.115, [0.035, 0.035, 0, 0]);
  brush.ctx.fill();
}
