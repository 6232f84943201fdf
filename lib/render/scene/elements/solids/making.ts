import type { Colour, Condition, Dial, FinishRow } from "#lib/elements/solid-finishes.ts";
import type { Part } from "#lib/elements/solid-parts.ts";
import { lights } from "#lib/elements/solid-finishes.ts";
import { sharedFinishes, sharedMotifs, type Good } from "#lib/elements/solid-rows.ts";
import { isLit, isSnowed } from "#lib/render/scene/elements/shapes/masonry-walls.ts";
import { clamp, lerp, mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { lamps } from "#lib/render/scene/elements/shapes/road-parts.ts";

/** A row as it is made for one picture: what its names, its numbers that follow something and its conditions come to. */
export interface Making {
  brush: Brush;
  number: (dial: Dial) => number;
  holds: (condition: Condition) => boolean;
  /** `body` is the colour under a coat. */
  colour: (given: Colour, body?: Rgb) => Rgb;
  finish: (name: string) => FinishRow;
  motif: (name: string) => readonly Part[];
}

type Light = (typeof lights)[number];
const isLight = (name: string): name is Light => lights.some((light) => light === name);

const resting_phase = 0.08;
const isMoving = ({ motion }: Brush): boolean => motion !== "idle" && motion !== "still" && motion !== "turn";

/** Two beats, the second softer, then rest: 0 to 1. */
const heartbeat = (phase: number): number => {
  const pulse = (at: number) => Math.exp(-(((((phase - at + 1.5) % 1) - 0.5) / 0.07) ** 2));
  return pulse(0.25) + 0.56 * pulse(0.47);
};

export function makingOf(
  brush: Brush,
  good: Partial<Pick<Good, "colours" | "finishes" | "motifs" | "by_nature">>,
): Making {
  const { state, phase, light } = brush;
  const value = (by: Exclude<Dial, number>["by"]): number => {
    if (by === "phase") return phase;
    if (by === "moving") return isMoving(brush) ? 1 : 0;
    if (by === "going") return isMoving(brush) ? phase : resting_phase;
    if (by === "lamps") return lamps(brush) ? 1 : 0;
    if (by === "swing") return 0.5 + 0.5 * Math.sin(phase * Math.PI * 2);
    if (by === "beat") return heartbeat(phase);
    if (by === "night") return light.night;
    if (by === "evening") return light.night > 0.5 && !light.interior ? 1 : 0;
    const told = state?.[by];
    if (told !== undefined) return told;
    const nature = by === "open" || by === "lit" || by === "full" || by === "folded" ? good.by_nature?.[by] : undefined;
    // What opens in no act opens by its motion.
    if (nature === undefined) return by === "open" && brush.motion === "open" ? smoothstep(0.05, 0.6, phase) : 0;
    return number(nature);
  };
  const number = (dial: Dial): number => {
    if (typeof dial === "number") return dial;
    const { by, from, to, over } = dial;
    return lerp(from, to, over ? smoothstep(over[0], over[1], value(by)) : value(by));
  };
  const kinds: ReadonlySet<string> = new Set<string>([
    ...brush.variants,
    ...(isSnowed(brush) ? ["snowed"] : []),
    ...(isLit(brush) ? ["lamplit"] : []),
  ]);
  const isAny = (ids: readonly string[]) => ids.some((id) => kinds.has(id));
  const colour = (given: Colour, body?: Rgb): Rgb => {
    if (typeof given === "string") {
      if (given === "body" && body) return body;
      if (given.startsWith("#")) return rgb(given);
      const named = good.colours?.[given];
      return named === undefined && isLight(given) ? light[given] : colour(named!);
    }
    if (given.told !== undefined && brush.colour) return colour(given.told, body);
    if (given.own !== undefined && brush.colour) return blended(given, brush.colour, body);
    if (given.any) return colour(given.any[(Math.imul(brush.seed, 0x9e3779b1) >>> 11) % given.any.length]!, body);
    const kind = given.by?.find(([id]) => kinds.has(id))?.[1];
    return blended(given, colour(kind ?? given.own ?? given.of!, body), body);
  };
  const blended = ({ mix: with_ = [], dim = 1 }: Exclude<Colour, string>, base: Rgb, body?: Rgb): Rgb => {
    const mixed = with_.reduce((tone, [other, share]) => mix(tone, colour(other, body), number(share)), base);
    return dim === 1 ? mixed : scale(mixed, dim);
  };
  return {
    brush,
    number,
    holds: ({ is, not, if: ranges = {} }) =>
      (is === undefined || isAny(is)) &&
      !(not && isAny(not)) &&
      (Object.entries(ranges) as [Exclude<Dial, number>["by"], readonly [number, number]][]).every(
        ([by, [low, high]]) => clamp(value(by), low, high) === value(by),
      ),
    colour,
    finish: (name) => good.finishes?.[name] ?? sharedFinishes[name]!,
    motif: (name) => good.motifs?.[name] ?? sharedMotifs[name]!,
  };
}
