import { randomFrom } from "#lib/render/scene/random.ts";
import type { HeldThing } from "#lib/render/scene/acts/performed.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { paintInState } from "#lib/render/scene/states/treated.ts";
import type { Easel } from "./figure-limbs.ts";
import { flat } from "./figure-space.ts";

/**
 * Paints a thing where a hand closes around it, by the thing's own painter and in its own size. What is small is held by
 * its middle, what is long by its lower third.
 */
export function drawHeld(easel: Easel, brush: Brush, held: HeldThing, side: 0 | 1): void {
  const { ctx, figure } = easel;
  const wrist = flat(figure.wrists[side]);
  const elbow = flat(figure.elbows[side]);
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1e-4;
  const palm = 0.03;
  const { element, size } = held;
  const grip = size > 0.4 ? 0.34 : 0.45;
  ctx.save();
  ctx.translate(wrist[0] + ((wrist[0] - elbow[0]) / length) * palm, wrist[1] + ((wrist[1] - elbow[1]) / length) * palm);
  ctx.rotate(held.turn);
  ctx.scale(size, size);
  ctx.translate(0, grip);
  paintInState(element, {
    ...brush,
    performed: null,
    px_per_unit: brush.px_per_unit * size,
    window: element.box,
    random: randomFrom(held.seed),
    seed: held.seed,
    colour: held.colour,
    motion: "still",
    phase: 0,
    facing: "right",
    noun: held.noun,
    look: "",
    label: "",
    state: held.state,
    glow: () => {},
  });
  ctx.restore();
}
