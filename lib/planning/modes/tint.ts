import type { ModeCard } from "./mode.ts";

/** How far a film leans from its mode to its second one. */
const share = 0.25;

const between = (own: number, other: number, digits = 2): number =>
  Number((own + (other - own) * share).toFixed(digits));

/** Hues lie on a circle; the way to the other hue is the short one. */
const hueBetween = (own: number, other: number): number => {
  const way = ((other - own + 540) % 360) - 180;
  return Math.round((own + way * share + 360) % 360);
};

/** The mode as this film uses it: its light, grade, sound and first cut lean to the second mode; its story does not. */
export const tinted = (mode: ModeCard, accent: ModeCard): ModeCard => ({
  ...mode,
  light: {
    key_side: mode.light.key_side,
    key_to_fill_ratio: between(mode.light.key_to_fill_ratio, accent.light.key_to_fill_ratio, 1),
    quality: mode.light.quality,
  },
  colour: {
    contrast: between(mode.colour.contrast, accent.colour.contrast, 3),
    saturation: between(mode.colour.saturation, accent.colour.saturation, 3),
    white_balance_shift_k: between(mode.colour.white_balance_shift_k, accent.colour.white_balance_shift_k, 0),
    shadow_hue_deg: hueBetween(mode.colour.shadow_hue_deg, accent.colour.shadow_hue_deg),
    highlight_hue_deg: hueBetween(mode.colour.highlight_hue_deg, accent.colour.highlight_hue_deg),
    split_toning: between(mode.colour.split_toning, accent.colour.split_toning),
  },
  sound: {
    ...mode.sound,
    pad: between(mode.sound.pad, accent.sound.pad),
    pulse: between(mode.sound.pulse, accent.sound.pulse),
    percussion: between(mode.sound.percussion, accent.sound.percussion),
    melody: between(mode.sound.melody, accent.sound.melody),
    ambience: between(mode.sound.ambience, accent.sound.ambience),
  },
  cutting: { ...mode.cutting, first: accent.cutting.first },
});
