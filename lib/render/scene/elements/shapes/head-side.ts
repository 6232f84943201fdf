import { css, mix, type Rgb } from "#lib/render/scene/colour.ts";
import { profileBeard } from "./beards.ts";
import { drawBrow, profileEye } from "./eyes.ts";
import { drawFeature, featureLine, lipTones, type FacePage } from "./face-page.ts";
import { drawGlasses, drawMarks } from "./face-marks.ts";
import type { Face } from "./head-looks.ts";
import { beneath, ribbon, within, type Ctx } from "./head-paint.ts";
import { blend, trace, type Point } from "./strokes.ts";

/** A face in profile, looking right, by its measures in radii of the head. */
function pageOf(ctx: Ctx, face: Face): FacePage {
  const { skin, lips, mien } = face;
  const man = face.woman || face.age === 0 ? 0 : 1;
  const child = face.age === 0 ? 1 : 0;
  const old = face.age === 2 ? 1 : 0;
  const measures = {
    child,
    old,
    brow: 0.03 * man,
    bridge: man * (0.015 + face.nose * 0.015),
    nose: 0.035 * face.nose + 0.03 * man - 0.07 * child,
    lift: 0.04 * child - 0.03 * old - 0.02 * man,
    lips: 0.012 * face.fullness - 0.015 * old - 0.035 * child,
    chin: 0.03 * man + 0.025 * face.jaw - 0.06 * child,
    key: face.key,
    reach: 0.03 * face.nose - 0.06 * child,
    smile: Math.max(0, mien.corners),
    corners: mien.corners,
    gape: mien.gape,
    full: face.fullness,
  };
  const put = ([x = 0, y = 0]: readonly number[]): Point => [x, y];
  const stuffs = { skin, lips: lipTones(skin, lips, 0.45) };
  return { of: "aside", ctx, face, seen: "side", stuffs, guides: {}, measures, put };
}

function ear(page: FacePage): void {
  const { ctx, face } = page;
  const { skin } = face;
  const shell = featureLine(page, "ear");
  drawFeature(page, "ear's shade");
  trace(ctx, shell, true);
  ctx.fillStyle = blend(
    ctx,
    [-0.3, -0.25],
    [-0.05, 0.38],
    [
      [0, mix(skin.mid, skin.turn, 0.15)],
      [0.5, skin.mid],
      [1, mix(skin.mid, skin.turn, 0.65)],
    ],
  );
  ctx.fill();
  within(ctx, shell, () => drawFeature(page, "ear"));
}

/** Large planes of a head in profile: what faces the key, what turns from it, what lies in its own shade. */
function planes(page: FacePage): void {
  const { ctx, face } = page;
  const { skin, key, back } = face;
  ctx.fillStyle = blend(
    ctx,
    [0.85, -0.2],
    [-0.5, 0.35],
    key > 0
      ? [
          [0, mix(skin.mid, skin.light, 0.75 - back * 0.4)],
          [0.3, mix(skin.mid, skin.light, 0.25)],
          [0.62, skin.mid],
          [0.86, mix(skin.turn, skin.shadow, 0.45)],
          [1, skin.shadow],
        ]
      : [
          [0, mix(skin.shadow, skin.turn, 0.25)],
          [0.35, mix(skin.shadow, skin.turn, 0.6)],
          [0.6, mix(skin.turn, skin.mid, 0.6)],
          [0.85, mix(skin.mid, skin.light, 0.5)],
          [1, skin.mid],
        ],
  );
  ctx.fillRect(-1.5, -1.5, 3, 3);
  // Brow ridge and temple, cheekbone, hollow below it, and the turn under the jaw.
  drawFeature(page, "planes");
}

/** The forehead alone: a child's face is set lower than its skull. */
export function sideForehead(ctx: Ctx, face: Face): void {
  const page = pageOf(ctx, face);
  ctx.save();
  ctx.beginPath();
  ctx.rect(-2, -2, 4, 1.68);
  ctx.clip();
  within(ctx, featureLine(page, "outline"), () => planes(page));
  ctx.restore();
}

/** The jaw shades the throat. */
export const sideThroat = (ctx: Ctx, face: Face): void => drawFeature(pageOf(ctx, face), "throat");

export function sideFace(ctx: Ctx, face: Face, open: number): void {
  const { skin, mien } = face;
  const page = pageOf(ctx, face);
  const outline = featureLine(page, "outline");
  // The root of the neck under skull and jaw; the body brings the rest.
  beneath(ctx, face.behind, (under) => {
    trace(under, featureLine(page, "neck"), true);
    under.fillStyle = css(mix(skin.shadow, skin.turn, 0.3));
    under.fill();
  });
  drawFeature(page, "throat");
  within(ctx, outline, () => {
    planes(page);
    profileEye(page, open);
    drawBrow(page);
    drawFeature(page, "nose");
    drawMarks(page);
    if (mien.gape > 0.03) {
      drawFeature(page, "open mouth");
      if (mien.teeth) within(ctx, featureLine(page, "mouth"), () => drawFeature(page, "teeth"));
    }
    drawFeature(page, "lips");
    if (mien.tears) drawFeature(page, "tears");
    drawFeature(page, "mouth");
    edge(ctx, face, outline);
  });
  profileBeard(ctx, face);
  ear(page);
}

/** Light bleeds round the contour: warm where the key comes from, cool from the sky where it does not. */
function edge(ctx: Ctx, { skin, key, back }: Face, outline: readonly Point[]): void {
  const contour = outline.slice(0, 30);
  const tone: Rgb = key > 0 ? mix(skin.light, [255, 214, 170], 0.4) : mix(skin.mid, [150, 170, 210], 0.5);
  ribbon(ctx, tone, contour, 0.05, key > 0 ? 0.22 + back * 0.4 : 0.24, () => 1);
}

export const sideGlasses = (ctx: Ctx, face: Face): void => drawGlasses(pageOf(ctx, face));
