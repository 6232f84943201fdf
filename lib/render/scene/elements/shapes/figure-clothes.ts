import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { printCloth, unprinted } from "./cloth-print.ts";
import { drawFoot } from "./figure-feet.ts";
import { drawHand, type Grip } from "./figure-hands.ts";
import {
  rimOf,
  armFolds,
  armTube,
  behind,
  drawShaft,
  legFolds,
  legTube,
  type Easel,
  type Side,
} from "./figure-limbs.ts";
import type { Outfit } from "./figure-outfit.ts";
import { flat } from "./figure-space.ts";
import { drawTrims } from "./figure-trims.ts";
import { facePath, skirtOf, trunkOf, type Trunk } from "./figure-trunk.ts";
import { between, crease, fillTube, foldColour, lit, on, tubeAlong, type Tube } from "./figure-tube.ts";
import { line, type Point } from "./strokes.ts";

/** A leg with what it wears. */
export function drawLeg(easel: Easel, side: Side, outfit: Outfit, skin: Rgb): void {
  const { ctx, lamp } = easel;
  const shade = behind(easel, side, "legs");
  const covered = outfit.legs !== null && outfit.leg_until >= 0.95;
  if (!covered) fillTube(ctx, legTube(easel, side), scale(skin, shade), lamp, 0.03, rimOf(easel, side, "legs"));
  if (outfit.shaft === 0) drawFoot(easel, side, outfit.footwear, outfit.shoes, skin);
  if (outfit.legs) {
    const cloth = scale(outfit.legs, shade);
    const leg = legTube(easel, side, outfit.leg_ease, outfit.leg_until);
    fillTube(ctx, leg, cloth, lamp, 0, rimOf(easel, side, "legs"));
    printCloth(ctx, leg, outfit.prints.legs, cloth, lamp);
    const loose = Math.min(1, outfit.leg_ease[2] / 0.014);
    if (covered && easel.fine > 110) legFolds(easel, side, leg, cloth, outfit.shaft > 0 ? 0 : loose);
    else if (!covered)
      crease(
        ctx,
        lit(lamp, foldColour(cloth)),
        [on(leg, 0.02, 0.985), on(leg, 0.5, 0.985), on(leg, 0.98, 0.985)],
        0.008,
        0.5,
      );
  }
  if (outfit.shaft > 0) {
    drawFoot(easel, side, outfit.footwear, outfit.shoes, skin);
    drawShaft(easel, side, outfit.shoes, outfit.shaft, (outfit.leg_ease[2] || 0.004) * 0.45 + 0.006);
  }
  if (outfit.bandage === "leg" && side === 0) drawBandage(easel, legTube(easel, side, [0.01, 0.01, 0.01]), 0.52, 0.92);
}

/** A white dressing around a limb, from one share of its length to another. */
function drawBandage({ ctx, lamp }: Easel, limb: Tube, from: number, to: number): void {
  const edge = (across: number) => [0, 0.5, 1].map((share) => on(limb, across, from + (to - from) * share));
  const cloth = { left: edge(-0.1), right: edge(1.1) };
  fillTube(ctx, cloth, [244, 241, 232], lamp);
  for (const t of [0.14, 0.38, 0.62, 0.86])
    crease(
      ctx,
      lit(lamp, [150, 146, 138]),
      [on(cloth, 0.02, t - 0.07), on(cloth, 0.5, t), on(cloth, 0.98, t + 0.07)],
      0.005,
      0.7,
    );
}

/** The seat of the trousers between belt and thighs. */
export function drawSeat(easel: Easel, outfit: Outfit, skin: Rgb): void {
  if (outfit.skirt) return;
  const cloth = outfit.legs ?? outfit.top;
  // Never wider than what is worn over it.
  const ease = outfit.top ? Math.min(outfit.leg_ease[0], outfit.ease - 0.003) : outfit.leg_ease[0];
  const trunk = trunkOf(easel, ease, 0, 0, false);
  const part: Tube = { left: trunk.tube.left.slice(5), right: trunk.tube.right.slice(5) };
  fillTube(easel.ctx, part, cloth ?? skin, easel.lamp);
}

/** Skirts and tails with the folds that hang in them. */
export function drawHanging(
  easel: Easel,
  colour: Rgb,
  length: number,
  flare: number,
  ease: number,
  pleats: number,
  open: boolean,
  waisted = true,
  printed = unprinted,
): Trunk {
  const { ctx, lamp, fine } = easel;
  const skirt = skirtOf(easel, length, flare, ease, waisted);
  fillTube(ctx, skirt.tube, colour, lamp);
  printCloth(ctx, skirt.tube, printed, colour, lamp);
  const dark = lit(lamp, foldColour(colour));
  const light = lit(lamp, mix(colour, [255, 246, 230], 0.22));
  const count = Math.round(3 + pleats * 5 + flare * 14);
  if (fine > 90)
    for (let i = 0; i < count; i++) {
      const across = (i + 0.6 + 0.3 * Math.sin(i * 7.3)) / count;
      const from = 0.1 + 0.25 * (0.5 + 0.5 * Math.sin(i * 4.1));
      const drift = (across - 0.5) * 0.06;
      const path = [
        on(skirt.tube, 0.5 + (across - 0.5) * 0.8, from),
        on(skirt.tube, across + drift * 0.4, 0.62),
        on(skirt.tube, across + drift, 0.995),
      ];
      crease(ctx, dark, path, 0.008 + flare * 0.1 + length * 0.012, 0.24 + pleats * 0.14);
      crease(
        ctx,
        light,
        path.map(([x, y]): Point => [x + (lamp.x < 0 ? 0.007 : -0.007), y]),
        0.005 + flare * 0.06,
        0.2 + pleats * 0.1,
      );
    }
  crease(ctx, dark, [on(skirt.tube, 0.02, 0.975), on(skirt.tube, 0.5, 0.985), on(skirt.tube, 0.98, 0.975)], 0.01, 0.4);
  if (open) {
    const edge = facePath(skirt, [
      [-0.02, 0],
      [-0.02, 0.3],
      [-0.04, 0.65],
      [-0.09, 1],
    ]);
    if (edge.length > 2) crease(ctx, dark, edge, 0.009, 0.75);
  }
  return skirt;
}

/** The upper garment on the trunk. */
export function drawTop(easel: Easel, outfit: Outfit, skin: Rgb): Trunk {
  const { ctx, lamp, fine, figure } = easel;
  const colour = outfit.top ?? skin;
  const long = outfit.tail > 0.1;
  if (outfit.skirt)
    drawHanging(
      easel,
      outfit.skirt.colour,
      outfit.skirt.length,
      outfit.skirt.flare,
      0.008,
      outfit.skirt.pleats,
      false,
      true,
      outfit.prints.skirt,
    );
  if (long)
    drawHanging(easel, colour, outfit.tail, outfit.flare, outfit.ease, 0.25, true, outfit.waisted, outfit.prints.top);
  const tucked = outfit.skirt !== null || long;
  const trunk = trunkOf(easel, outfit.ease, tucked ? 0 : outfit.tail, outfit.flare, outfit.waisted);
  // A coat and its tails are one cloth; its trunk ends where the skirt begins.
  const rows = tucked ? 6 : 9;
  const cloth: Tube = { left: trunk.tube.left.slice(0, rows), right: trunk.tube.right.slice(0, rows) };
  fillTube(ctx, cloth, colour, lamp);
  if (outfit.top) printCloth(ctx, cloth, outfit.prints.top, colour, lamp);
  if (fine > 90) drawTrims(easel, outfit, trunk, skin, "cloth");
  if (!tucked && outfit.top)
    crease(
      ctx,
      lit(lamp, foldColour(colour)),
      [on(trunk.tube, 0.02, 0.985), on(trunk.tube, 0.5, 0.99), on(trunk.tube, 0.98, 0.985)],
      0.009,
      0.5,
    );
  if (outfit.top === null && Math.sin(figure.chest_yaw) > 0.2) drawTrims(easel, outfit, trunk, skin, "chest");
  return trunk;
}

/** Neck and throat between collar and head. */
export function drawNeck(easel: Easel, skin: Rgb): void {
  const { ctx, figure, body, lamp } = easel;
  const neck = flat(figure.neck);
  const head = flat(figure.head);
  const facing = Math.cos(figure.chest_yaw);
  const jaw: Point = [head[0] - facing * 0.014 * (body.head / 0.0615), head[1] + body.head * 0.3];
  const tube = tubeAlong(
    [[neck[0], neck[1] + 0.02], [neck[0], neck[1] - 0.004], between(neck, jaw, 0.5), jaw].toReversed() as Point[],
    (t) => {
      const half = body.neck * (t < 0.65 ? 1 : 1 + (t - 0.65) * 1.5);
      return [half, half];
    },
  );
  fillTube(ctx, tube, scale(skin, 0.9), lamp);
  // The chin throws its shade on the throat.
  crease(
    ctx,
    lit(lamp, foldColour(skin)),
    [on(tube, 0.05, 0.28), on(tube, 0.5, 0.42), on(tube, 0.95, 0.28)],
    body.head * 0.42,
    0.4,
  );
}

/** An arm in its sleeve, and its hand. */
export function drawArm(easel: Easel, side: Side, outfit: Outfit, skin: Rgb, grip: Grip): void {
  const { ctx, lamp, figure } = easel;
  const shade = behind(easel, side, "arms");
  const gloved = outfit.gloves;
  const bandaged = () => {
    if (outfit.bandage === "arm" && side === 0)
      drawBandage(easel, armTube(easel, side, [0.014, 0.014, 0.012]), 0.56, 0.98);
  };
  if (outfit.sleeve < 0.95)
    fillTube(ctx, armTube(easel, side), scale(skin, shade), lamp, 0.03, rimOf(easel, side, "arms"));
  const wide = outfit.collar === "cross" && outfit.plates === "none";
  drawHand(easel, side, gloved ?? skin, gloved && grip === "relaxed" ? "fist" : grip);
  if (gloved) {
    const whole = armTube(easel, side, [0.006, 0.006, 0.01]);
    fillTube(ctx, { left: whole.left.slice(15), right: whole.right.slice(15) }, scale(gloved, shade * 0.94), lamp);
  }
  if (outfit.top === null || outfit.sleeve <= 0) return bandaged();
  const cloth = scale(outfit.top, shade);
  const ease = outfit.ease;
  const sleeve = armTube(
    easel,
    side,
    wide ? [ease * 0.5, ease + 0.012, 0.044] : [ease * 0.45, ease * 0.62, ease * 0.5 + 0.002],
    outfit.sleeve,
  );
  fillTube(ctx, sleeve, cloth, lamp, 0, rimOf(easel, side, "arms"));
  printCloth(ctx, sleeve, { ...outfit.prints.top, torn: false }, cloth, lamp);
  if (easel.fine > 90) {
    const dark = lit(lamp, foldColour(cloth));
    if (outfit.puffed)
      for (const t of [0.18, 0.34, 0.5, 0.66, 0.82])
        crease(ctx, dark, [on(sleeve, 0.02, t), on(sleeve, 0.5, t + 0.02), on(sleeve, 0.98, t)], 0.011, 0.5);
    else armFolds(easel, side, sleeve, cloth, outfit.sleeve);
    if (outfit.pattern === "check")
      for (const t of [0.2, 0.36, 0.52, 0.68, 0.84])
        line(ctx, lit(lamp, scale(cloth, 0.45)), 0.008, [on(sleeve, 0, t), on(sleeve, 1, t)], 0.4);
    const cuff = outfit.sleeve > 0.9 && !wide ? 0.955 : 0.97;
    line(ctx, dark, 0.004, [on(sleeve, 0.02, cuff), on(sleeve, 0.5, cuff + 0.01), on(sleeve, 0.98, cuff)], 0.55);
  }
  if (outfit.collar === "shirt" || outfit.collar === "lapel") {
    if (outfit.sleeve > 0.9 && outfit.inner) {
      const [l, r] = [on(sleeve, 0.06, 1), on(sleeve, 0.94, 1)];
      line(ctx, lit(lamp, scale(outfit.inner, shade)), 0.007, [l, r]);
    }
  }
  // The seam of the sleeve keeps arm and trunk apart.
  const shoulder = flat(figure.shoulders[side]);
  if (easel.fine > 140)
    crease(
      ctx,
      lit(lamp, foldColour(cloth)),
      [[shoulder[0] - 0.002, shoulder[1] + 0.01], on(sleeve, 0.5, 0.2), on(sleeve, 0.4, 0.34)],
      0.006,
      0.16,
    );
  bandaged();
}
