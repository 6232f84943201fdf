import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Looks, Rig } from "./body.ts";
import { frontGlasses, profileGlasses } from "./face-marks.ts";
import { hairBack } from "./hair-back.ts";
import { hairAround, hairFront } from "./hair-front.ts";
import { hairBehind, hairOver } from "./hair-side.ts";
import { frontFace, frontForehead } from "./head-front.ts";
import { hatOn, pressed } from "./hats.ts";
import { faceOf, headRadius, type Face } from "./head-looks.ts";
import type { Ctx } from "./head-paint.ts";
import { viewOf } from "./head-view.ts";
import { sideFace, sideForehead } from "./head-side.ts";

export type { Ctx };

/** How far the eyes are open: one blink in a cycle. */
const openness = (phase: number): number => (phase > 0.9 && phase < 0.97 ? 0.08 : 1);

/** A head in profile, looking right. */
export function sideHead(brush: Brush, ctx: Ctx, looks: Looks, rig: Rig): void {
  const face = wearing(faceOf(looks));
  const r = headRadius(looks);
  const sway = swayOf(brush);
  ctx.save();
  ctx.translate(...rig.head);
  ctx.rotate(rig.tilt);
  ctx.scale(r, r);
  if (!closed(face)) profile(ctx, face, brush, sway);
  hatOn(ctx, face, "side");
  ctx.restore();
}

function profile(ctx: Ctx, face: Face, brush: Brush, sway: number): void {
  hairBehind(ctx, face, sway);
  if (face.age === 0) sideForehead(ctx, face);
  aged(ctx, face, () => sideFace(ctx, face, openness(brush.phase)));
  hairOver(ctx, face, sway);
  aged(ctx, face, () => profileGlasses(ctx, face));
}

/** A head turned a little towards its light, or seen from behind. */
export function frontHead(ctx: Ctx, looks: Looks, rig: Rig, away: boolean, phase: number): void {
  const face = wearing(faceOf(looks));
  const { key } = face;
  const r = headRadius(looks);
  const sway = swayOf(looks.brush);
  ctx.save();
  ctx.translate(...rig.head);
  ctx.rotate(rig.tilt);
  // Drawn as lit from the right, mirrored where the key comes from the left.
  ctx.scale(r * key, r);
  const turned = { ...face, key: 1 };
  if (away && !closed(face)) hairBack(ctx, turned, sway);
  else if (!closed(face)) {
    hairAround(ctx, turned, sway);
    const view = viewOf(0.28 + Math.sin(phase * Math.PI * 2) * 0.02, 0.03);
    if (face.age === 0) frontForehead(ctx, turned, view);
    aged(ctx, turned, () => frontFace(ctx, turned, view, openness(phase)));
    hairFront(ctx, turned, sway);
    aged(ctx, turned, () => frontGlasses(ctx, turned, view));
  }
  hatOn(ctx, turned, away ? "away" : "front");
  ctx.restore();
}

/** Nothing of the head is seen. */
const closed = ({ hat }: Face): boolean => hat === "space" || hat === "knight";

const wearing = (face: Face): Face => ({ ...face, cut: pressed(face) });

/** A child's face sits low under a large brow. */
function aged(ctx: Ctx, face: Face, draw: () => void): void {
  ctx.save();
  if (face.age === 0) {
    ctx.translate(0, 0.1);
    ctx.scale(1, 0.87);
  }
  draw();
  ctx.restore();
}

function swayOf({ motion, phase }: Brush): number {
  const reach = motion === "run" || motion === "dance" ? 0.16 : motion === "walk" ? 0.07 : 0.025;
  return Math.sin(phase * Math.PI * 2 - 0.6) * reach;
}
