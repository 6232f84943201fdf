import { css, mix } from "#lib/render/scene/colour.ts";
import { drawFeature, featureLine, type FacePage } from "./face-page.ts";
import type { Face } from "./head-looks.ts";
import { ribbon, soft, within, type Ctx } from "./head-paint.ts";
import { blend, trace, type Point } from "./strokes.ts";

/** Freckles on a cheek: how many, and where one lies for two numbers of chance. */
const freckled = {
  aside: { count: 46, weakest: 0.3, at: (x: number, y: number) => [0.36 + x * 0.44, 0.06 + y * 0.28] },
  ahead: {
    count: 80,
    weakest: 0.28,
    at: (chance: number, y: number) => {
      const x = (chance - 0.5) * 0.96;
      return [x, 0.05 + y * 0.28 - Math.abs(x) * 0.06, 0.76 - Math.abs(x) * 0.3];
    },
  },
} as const;

const soot = [22, 20, 22] as const;
/** Where soot and oil stick to a face, as freckles do, and how wide. */
const smears = [
  [0.2, 0.3, 0.26, 0.17],
  [0.86, 0.5, 0.24, 0.2],
  [0.5, -2.1, 0.42, 0.16],
  [0.52, 0.1, 0.11, 0.12],
  [0.4, 1.9, 0.24, 0.14],
  [0.72, -1.2, 0.16, 0.12],
] as const;

/** Years and sun on a face: folds never darker than a shadow. */
export function drawMarks(page: FacePage): void {
  const { ctx, face, put } = page;
  if (face.age === 2) drawFeature(page, "years");
  if (face.sooty)
    for (const [share, fall, rx, ry] of smears)
      soft(ctx, soot, put(freckled[page.of].at(share, fall), undefined), rx * 1.3, ry * 1.4, 0.85);
  if (!face.freckles || face.px <= 20) return;
  const { count, weakest, at } = freckled[page.of];
  for (let i = 0; i < count; i++) {
    const [x, y] = [face.random(), face.random()];
    soft(ctx, face.skin.deep, put(at(x, y), undefined), 0.014, 0.012, weakest + face.random() * 0.4);
  }
}

function lens(ctx: Ctx, face: Face, ring: readonly Point[], tint: number): void {
  const [upper, horizon] = face.sky;
  within(ctx, ring, () => {
    const [x, y] = ring[0]!;
    ctx.fillStyle = blend(
      ctx,
      [x, y - 0.3],
      [x, y + 0.3],
      face.glasses === "dark"
        ? [
            [0, mix(upper, [14, 14, 18], 0.72)],
            [0.5, mix(horizon, [14, 12, 14], 0.6)],
            [0.56, [16, 14, 16]],
            [1, [40, 32, 32]],
          ]
        : [
            [0, upper, 0.3],
            [0.5, horizon, 0.16],
            [1, horizon, 0.04],
          ],
    );
    ctx.fillRect(-2, -2, 4, 4);
    ribbon(
      ctx,
      [255, 252, 246],
      [
        [x - 0.1, y + 0.2],
        [x + 0.08, y - 0.2],
      ],
      0.08,
      tint,
      () => 1,
    );
  });
}

/** Glasses: each lens in its frame, then bridge and arms. */
export function drawGlasses(page: FacePage): void {
  const { ctx, face } = page;
  if (face.glasses === "none") return;
  const mid = mix(face.hair.deep, [24, 20, 22], 0.6);
  const light = mix(mid, [255, 246, 230], 0.42);
  const tint = face.glasses === "dark" ? 0.14 : 0.21;
  const isLoupe = face.glasses === "loupe";
  ctx.lineWidth = isLoupe ? 0.15 : 0.046;
  for (const name of page.of === "aside" || isLoupe ? ["lens"] : ["left lens", "lens"]) {
    const ring = featureLine(page, name);
    lens(ctx, face, ring, tint);
    trace(ctx, ring, true);
    ctx.strokeStyle = css(mid);
    ctx.stroke();
  }
  // A watchmaker's loupe is clamped in one eye and has neither bridge nor arms.
  if (isLoupe) return;
  const frame = { gleam: light, light, mid, turn: mid, shadow: mid, deep: mid };
  drawFeature({ ...page, stuffs: { ...page.stuffs, frame } }, "glasses");
}
