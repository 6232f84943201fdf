import { css, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { beside } from "./liquids.ts";
import { staysPut } from "./play.ts";

/** A flight of steps seen from its side, as what bounces down them has them in its act: in heights of that. */
const flight = { steps: 6, run: 1.35, rise: 0.95, from: -5.2, landing: 4 } as const;
const wood: Rgb = [146, 104, 66];

const paint = ({ ctx, light }: Brush): void => {
  const tone = (share: number) => css(scale(wood, share * (1 - 0.5 * light.night)));
  const { steps, run, rise, from, landing } = flight;
  for (let step = 0; step < steps; step++) {
    const left = step === 0 ? from - landing : from + run * step;
    const [right, top] = [from + run * (step + 1), -rise * (steps - step)];
    ctx.fillStyle = tone(0.72 - 0.02 * step);
    ctx.fillRect(left, top, right - left, -top);
    ctx.fillStyle = tone(0.5);
    ctx.fillRect(right - 0.07, top, 0.07, rise);
    // The tread, a little beyond its riser.
    ctx.fillStyle = tone(1.25);
    ctx.fillRect(left, top - 0.02, right - left + 0.12, 0.2);
    ctx.fillStyle = tone(0.42);
    ctx.fillRect(left, top + 0.18, right - left + 0.08, 0.05);
  }
};

/** The steps that something comes down. */
export function stepsUnder(thing: Actor): Actor[] {
  const { steps, run, rise, from, landing } = flight;
  const box = { left: from - landing, right: from + run * steps + 0.2, top: -rise * steps - 0.1, bottom: 0.02 };
  return [{ ...beside(thing, box, paint, { at: () => staysPut, pictureAt: null }), z_m: thing.z_m + 0.05 }];
}
