import { hands } from "#lib/elements/people/hands.ts";
import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { behind, type Easel, type Side } from "./figure-limbs.ts";
import { flat } from "./figure-space.ts";
import { crease, fillTube, lit, tubeAlong } from "./figure-tube.ts";
import { blob, type Point } from "./strokes.ts";

/** Fingers are told apart where so many pixels show a height of the person. */
const fingers_from_px = 290;

export type Grip = "relaxed" | "fist" | "open";

/** A hand: palm, grouped fingers, thumb. `turn` bends it at the wrist. */
export function drawHand(easel: Easel, side: Side, raw: Rgb, grip: Grip, turn = 0): void {
  const { ctx, figure, lamp, body } = easel;
  const wrist = flat(figure.wrists[side]);
  const elbow = flat(figure.elbows[side]);
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1e-4;
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) + turn;
  // A forearm pointing at the lens shows a short hand.
  const short = Math.max(0.62, Math.min(1, length / (0.1 * body.arms)));
  const size = body.arms * (0.9 + 0.1 * body.girth) * 1.04;
  const colour = lit(lamp, scale(raw, behind(easel, side, "arms")));
  const dark = mix(scale(colour, 0.55), [70, 20, 30], 0.2);
  const facing = Math.cos(figure.chest_yaw);
  // Thumbs point forward when arms hang, inward when the front is seen.
  const inward = Math.sin(figure.chest_yaw) * (side === 0 ? -1 : 1);
  const thumb = Math.abs(facing) > 0.72 ? (facing > 0 ? -1 : 1) : inward > 0 ? -1 : 1;
  const put = ([x, y]: readonly [number, number]): Point => {
    const px = x * size * short;
    const py = y * size * thumb;
    return [
      wrist[0] + px * Math.cos(angle) - py * Math.sin(angle),
      wrist[1] + px * Math.sin(angle) + py * Math.cos(angle),
    ];
  };
  const drawn = grip === "relaxed" && easel.fine < fingers_from_px ? "relaxed far" : grip;
  for (const part of hands.get(drawn)) {
    if ("shape" in part) {
      const tone = mix(scale(colour, part.times ?? 1), [255, 235, 220], part.light ?? 0);
      blob(ctx, tone, part.shape.map(put));
    } else if ("folds" in part) for (const fold of part.folds) crease(ctx, dark, fold.map(put), part.width, part.alpha);
    else {
      const { half, thins, late, times } = part;
      const thick = (t: number) => half * size * (1 - thins * (late ? t ** 2 : t));
      const finger = tubeAlong(part.finger.map(put), (t) => [thick(t), thick(t)]);
      fillTube(ctx, finger, scale(raw, behind(easel, side, "arms") * times), lamp, 0, 0.3);
    }
  }
}
