import { hairGuides, hairLines, haircutRows } from "#lib/elements/people/hair-rows.ts";
import type { HeadStroke, HeadView } from "#lib/elements/people/head-strokes.ts";
import { mix } from "#lib/render/scene/colour.ts";
import type { Face } from "./head-looks.ts";
import { atop, pairs, ribbon, veil, type Ctx } from "./head-paint.ts";
import { drawStrokes } from "./head-strokes.ts";
import { blob, type Point } from "./strokes.ts";

function draw(ctx: Ctx, face: Face, seen: HeadView, sway: number, strokes: readonly HeadStroke[]): void {
  const { hair, skin } = face;
  const put = ([x = 0, y = 0, across = 0]: readonly number[]): Point => [x + sway * across, y];
  drawStrokes({ ctx, face, seen, stuffs: { hair, skin }, lines: hairLines, guides: hairGuides, put }, strokes);
}

/** What hangs behind the head; `sway` is how far it swings, in radii. */
export const hairBehind = (ctx: Ctx, face: Face, seen: HeadView, sway: number): void =>
  draw(ctx, face, seen, sway, haircutRows.get(face.cut).behind);

/** The hair that lies on the head, over face and ear. */
export const hairOver = (ctx: Ctx, face: Face, seen: HeadView, sway: number): void =>
  draw(ctx, face, seen, sway, haircutRows.get(face.cut).over);

/** A head seen from behind: nape and ears, then its hair. */
export function hairBack(ctx: Ctx, face: Face, sway: number): void {
  const { skin } = face;
  for (const sign of [-1, 1] as const) {
    const mirrored = (points: readonly Point[]) => points.map(([x, y]): Point => [x * sign, y]);
    const ear = mirrored(pairs([0.76, -0.12, 0.9, -0.16, 0.93, 0.04, 0.84, 0.3, 0.76, 0.28]));
    blob(ctx, mix(skin.mid, sign > 0 ? skin.turn : skin.shadow, 0.6), ear);
    ribbon(ctx, skin.deep, mirrored(pairs([0.79, -0.06, 0.82, 0.1, 0.79, 0.24])), 0.04, 0.5);
  }
  const nape = pairs([
    0, -1.18, -0.55, -1.02, -0.82, -0.5, -0.8, 0.05, -0.62, 0.5, -0.36, 0.74, 0.36, 0.74, 0.62, 0.5, 0.8, 0.05, 0.82,
    -0.5, 0.55, -1.02,
  ]);
  blob(ctx, mix(skin.turn, skin.shadow, 0.7), nape);
  atop(ctx, () => veil(ctx, skin.shadow, pairs([-0.9, -1, -0.2, -1, -0.35, 0.9, -0.9, 0.9]), 0.6, 0.4));
  hairOver(ctx, face, "away", sway);
}
