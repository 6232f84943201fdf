import { css, mix } from "#lib/render/scene/colour.ts";
import { frontBeard } from "./beards.ts";
import { drawBrow, frontEye } from "./eyes.ts";
import { drawFeature, featureLine, lipTones, type FacePage } from "./face-page.ts";
import { drawGlasses, drawMarks } from "./face-marks.ts";
import type { Face } from "./head-looks.ts";
import { ribbon, within, type Ctx } from "./head-paint.ts";
import { viewOf, type View } from "./head-view.ts";
import { blend, trace, type Point } from "./strokes.ts";

/** A face turned a little to the picture's right, by its measures in radii of the head. */
function pageOf(ctx: Ctx, face: Face, view: View): FacePage {
  const { skin, lips, woman, age, fullness, mien } = face;
  const child = age === 0 ? 1 : 0;
  const wide = (child ? 0.2 : woman ? 0.235 : 0.25) + 0.01 * fullness;
  const measures = {
    child,
    jaw: (woman || child ? 0 : 0.055) + 0.025 * face.jaw,
    wing: (child ? 0.8 : woman ? 0.88 : 1) + face.nose * 0.08,
    out: child ? -0.12 : face.nose * 0.03,
    tip: 0.3 - 0.03 * child,
    wide,
    spread: wide * (1 + Math.abs(mien.corners) * 0.8),
    seam: 0.635 - 0.035 * child,
    up: (age === 2 ? 0.05 : woman ? 0.075 : 0.058) + 0.01 * fullness,
    down: (age === 2 ? 0.07 : woman ? 0.105 : 0.085) + 0.012 * fullness,
    corners: mien.corners,
    gape: mien.gape,
  };
  // What is told without a depth lies on the picture.
  const put = ([x = 0, y = 0, z]: readonly number[]): Point => (z === undefined ? [x, y] : view.at([x, y, z]));
  const stuffs = { skin, lips: lipTones(skin, lips, 0.5) };
  return { of: "ahead", ctx, face, seen: "front", stuffs, guides: {}, measures, put };
}

function ear(page: FacePage): void {
  const { ctx, face } = page;
  const shell = featureLine(page, "ear");
  trace(ctx, shell, true);
  ctx.fillStyle = css(mix(face.skin.shadow, face.skin.turn, 0.45));
  ctx.fill();
  within(ctx, shell, () => drawFeature(page, "ear"));
}

/** The front in the light, the side plane in shade, blood in the cheeks, light on their bones. */
function planes(page: FacePage, outline: readonly Point[]): void {
  const { ctx, face, put } = page;
  const { skin, back } = face;
  const dim = back * 0.35;
  ctx.fillStyle = blend(ctx, put([0.6, -0.2, 0.5], 1), put([-0.72, 0.2, 0], 1), [
    [0, mix(skin.mid, skin.light, 1 - dim)],
    [0.45, mix(skin.mid, skin.light, 0.8 - dim)],
    [0.68, mix(skin.mid, skin.light, 0.3 - dim * 0.5)],
    [0.82, mix(skin.mid, skin.turn, 0.7)],
    [1, mix(skin.turn, skin.shadow, 0.6)],
  ]);
  ctx.fillRect(-1.6, -1.6, 3.2, 3.2);
  drawFeature(page, "planes");
  ribbon(ctx, mix(skin.light, [255, 220, 180], 0.5), outline.slice(1, 11), 0.06, 0.2 + back * 0.45);
}

/** The forehead alone: a child's face is set lower than its skull. */
export function frontForehead(ctx: Ctx, face: Face, view: View): void {
  const page = pageOf(ctx, face, view);
  const outline = featureLine(page, "outline");
  ctx.save();
  ctx.beginPath();
  ctx.rect(-2, -2, 4, 1.8);
  ctx.clip();
  within(ctx, outline, () => planes(page, outline));
  ctx.restore();
}

/** What a face covers, its beard too, in one colour. */
export function frontOutline(ctx: Ctx, face: Face, view: View): void {
  const page = pageOf(ctx, face, view);
  ctx.fillStyle = css(face.skin.mid);
  for (const line of ["ear", "outline"]) {
    trace(ctx, featureLine(page, line), true);
    ctx.fill();
  }
  frontBeard(ctx, face, view);
}

/** The jaw shades the throat. */
export const frontThroat = (ctx: Ctx, face: Face): void => drawFeature(pageOf(ctx, face, viewOf(0, 0)), "throat");

/** A face turned a little to the picture's right, where its light comes from. */
export function frontFace(ctx: Ctx, face: Face, view: View, open: number): void {
  const { mien } = face;
  const page = pageOf(ctx, face, view);
  const outline = featureLine(page, "outline");
  ear(page);
  drawFeature(page, "throat");
  within(ctx, outline, () => {
    planes(page, outline);
    for (const sign of [1, -1] as const) {
      frontEye(page, view, sign, open);
      drawBrow(page, sign);
    }
    drawFeature(page, "nose");
    drawMarks(page);
    const opened = mien.gape > 0.03;
    if (opened) drawFeature(page, "open mouth");
    if (opened && mien.teeth) within(ctx, featureLine(page, "mouth"), () => drawFeature(page, "teeth"));
    drawFeature(page, "lips");
    if (mien.tears) drawFeature(page, "tears");
    if (!opened) drawFeature(page, "shut mouth");
    drawFeature(page, "mouth");
  });
  frontBeard(ctx, face, view);
}

export const frontGlasses = (ctx: Ctx, face: Face, view: View): void => drawGlasses(pageOf(ctx, face, view));
