import type { Amount, Tone } from "#lib/places/wall-parts.ts";
import { clamp, mix, rgb, saturate, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { evening, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";

export type Tones = Readonly<Record<string, Tone>>;

/** Colours that every room has: those of the film's light and of the hour outside. Throws on a name that is none. */
function given({ light, day }: Chamber, name: string): Rgb {
  const { primary, accent, ambient, haze, upper } = light;
  const tones = { primary, accent, ambient, haze, upper, day_top: day.top, day_bottom: day.bottom, beam: day.beam };
  if (!Object.hasOwn(tones, name)) throw new Error(`no tone is called ${name}`);
  return tones[name as keyof typeof tones];
}

/** So much, anything between two amounts, or as much as the hour gives. */
export function amountOf(c: Chamber, amount: Amount): number {
  if (typeof amount === "number") return amount;
  if ("from" in amount) return amount.from + c.random() * (amount.to - amount.from);
  if ("lamps" in amount) return amount.unlit + c.day.lamps * (amount.lamps - amount.unlit);
  if ("evening" in amount) return amount.unlit + evening(c) * (amount.evening - amount.unlit);
  return amount.dark + c.day.strength * (amount.day - amount.dark);
}

/** The colour a tone of the data stands for in this light. Throws on a name that the room does not have. */
export function toneOf(c: Chamber, tone: Tone, tones: Tones): Rgb {
  if (typeof tone === "string") {
    if (tone.startsWith("#")) return rgb(tone);
    const named = tones[tone];
    return named === undefined ? given(c, tone) : toneOf(c, named, tones);
  }
  if ("any" in tone) return toneOf(c, tone.any[Math.floor(c.random() * tone.any.length)]!, tones);
  if (Array.isArray(tone)) return scale(toneOf(c, tone[0], tones), tone[1]);
  if (tone.own === true && c.brush.colour) return c.brush.colour;
  if (tone.snowed !== undefined && c.light.weather === "snow") return toneOf(c, tone.snowed, tones);
  let colour = toneOf(c, tone.of, tones);
  if (tone.to !== undefined) colour = mix(colour, toneOf(c, tone.to, tones), amountOf(c, tone.share ?? 0.5));
  if (tone.by !== undefined) colour = scale(colour, amountOf(c, tone.by));
  return tone.vivid === undefined ? colour : saturate(colour, tone.vivid);
}

/** A colour as data would tell it. */
export const settled = (colour: Rgb): string =>
  `#${colour.map((value) => clamp(Math.round(value), 0, 255).toString(16).padStart(2, "0")).join("")}`;
