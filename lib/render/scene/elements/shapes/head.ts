import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Looks, Rig } from "./body.ts";
import { hairBack, hairBehind, hairOver } from "./haircut.ts";
import { frontFace, frontForehead, frontGlasses, frontOutline, frontThroat } from "./head-front.ts";
import { closedBy, hatOn, pressed } from "./hats.ts";
import { faceOf, headRadius, type Face } from "./head-looks.ts";
import type { Ctx } from "./head-paint.ts";
import type { HeadTurn } from "./head-turn.ts";
import { headPicture, layHead, type HeadPicture } from "./head-picture.ts";
import { viewOf } from "./head-view.ts";
import { sideFace, sideForehead, sideGlasses, sideThroat } from "./head-side.ts";

export type { Ctx };

/** One blink in a cycle. */
const blinks = (phase: number): boolean => phase > 0.9 && phase < 0.97;
const openness = (shut: boolean): number => (shut ? 0.08 : 1);

/** Where the head is in its swing, -1 to 1, in few steps, so that a cycle needs few pictures of it. */
function swingOf({ phase, px_per_unit }: Brush): number {
  const steps = px_per_unit < 420 ? 1 : 2;
  return Math.round(Math.sin(phase * Math.PI * 2 - 0.6) * steps) / steps;
}

/** All that a picture of a head depends on. */
function keyOf(brush: Brush, looks: Looks, turn: HeadTurn, swing: number, shut: boolean): string {
  const { colour, seed, motion, px_per_unit, light } = brush;
  if (brush.outlined === true)
    return JSON.stringify([turn.seen, turn.key, turn.yaw, turn.pitch, swing, looks.person, seed, motion, px_per_unit]);
  return JSON.stringify([
    turn, swing, shut, looks.person, colour, seed, motion, px_per_unit, light, looks.coat, looks.scarf,
    brush.performed?.feels ?? null, brush.demeanour ?? null,
  ]); // prettier-ignore
}

/** A head in profile, looking right. */
export function sideHead(brush: Brush, ctx: Ctx, looks: Looks, rig: Rig, turn: HeadTurn): void {
  const swing = swingOf(brush);
  const shut = blinks(brush.phase);
  const key = keyOf(brush, looks, turn, swing, shut);
  const faceNow = () => ({ ...wearing(faceOf(looks)), gaze: turn.eyes });
  const picture = headPicture(brush, key, headRadius(looks), faceNow, (page, face) => {
    if (!closedBy(face)) profile(page, face, shut, swing * swayOf(brush));
    hatOn(page, face, "side");
  });
  laid(ctx, looks, rig, 1, picture, sideThroat);
}

/** Lays a head on its neck: what hangs behind the body first, and the jaw's shade on the throat. */
function laid(
  ctx: Ctx,
  looks: Looks,
  rig: Rig,
  key: number,
  { face, reach, before, behind }: HeadPicture,
  throat: ((ctx: Ctx, face: Face) => void) | null,
): void {
  const r = headRadius(looks);
  ctx.save();
  ctx.translate(...rig.head);
  ctx.rotate(rig.tilt);
  ctx.scale(r * key, r);
  ctx.globalCompositeOperation = "destination-over";
  layHead(ctx, behind, reach);
  ctx.globalCompositeOperation = "source-over";
  if (throat && !closedBy(face)) aged(ctx, face, () => throat(ctx, face));
  layHead(ctx, before, reach);
  ctx.restore();
}

function profile(ctx: Ctx, face: Face, shut: boolean, sway: number): void {
  hairBehind(ctx, face, "side", sway);
  if (face.age === 0) sideForehead(ctx, face);
  aged(ctx, face, () => sideFace(ctx, face, openness(shut) * face.mien.eyes));
  hairOver(ctx, face, "side", sway);
  aged(ctx, face, () => sideGlasses(ctx, face));
}

/** A head turned a little towards its light, or seen from behind. */
export function frontHead(ctx: Ctx, looks: Looks, rig: Rig, turned: HeadTurn): void {
  const away = turned.seen === "away";
  const { brush } = looks;
  const turn = { ...turned, pitch: inSteps(turned.pitch, headRadius(looks) * brush.px_per_unit) };
  const swing = swingOf(brush);
  const shut = !away && blinks(brush.phase);
  const key = keyOf(brush, looks, turn, swing, shut);
  // Drawn as lit from the right, mirrored where the key comes from the left.
  const faceNow = () => ({ ...wearing(faceOf(looks)), key: 1, gaze: turn.eyes });
  const picture = headPicture(brush, key, headRadius(looks), faceNow, (page, face) => {
    const sway = swing * swayOf(brush);
    if (away && !closedBy(face)) hairBack(page, face, sway);
    else if (!closedBy(face)) {
      hairBehind(page, face, "front", sway);
      const view = viewOf(turn.yaw + swing * 0.02, turn.pitch);
      if (face.age === 0) frontForehead(page, face, view);
      aged(page, face, () => {
        if (brush.outlined === true) frontOutline(page, face, view);
        else frontFace(page, face, view, openness(shut) * face.mien.eyes);
      });
      hairOver(page, face, "front", sway);
      aged(page, face, () => frontGlasses(page, face, view));
    }
    hatOn(page, face, away ? "away" : "front");
  });
  laid(ctx, looks, rig, turn.key, picture, away ? null : frontThroat);
}

/** Least way of a face's middle that is seen as it bows, in pixels. */
const seenStep_px = 0.35;
/** An angle in steps that are not seen on a head of so many pixels: one picture of it serves many moments. */
function inSteps(angle: number, radius_px: number): number {
  const step = Math.min(0.12, seenStep_px / radius_px);
  return Math.round(angle / step) * step;
}

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

/** How far hair swings, in radii. */
const swayOf = ({ motion }: Brush): number =>
  motion === "run" || motion === "dance" ? 0.16 : motion === "walk" ? 0.07 : 0.025;
