import type { ColorIntent } from "#lib/contract/plan.ts";
import type { TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";
import type { Film } from "#lib/planning/film.ts";
import { glossOf } from "#lib/planning/meaning/gloss.ts";
import { hexOfHsl, lumaOf, tintOf, towardsHue } from "./hue.ts";

type Tone = [hue: number, saturation: number, lightness: number];
interface HourLight {
  key: Tone;
  fill: Tone;
  shadow: Tone;
  back: Tone;
  white_balance_k: number;
}

const hours: Record<TimeOfDay, HourLight> = {
  dawn: {
    key: [24, 0.62, 0.74],
    fill: [236, 0.26, 0.58],
    shadow: [238, 0.36, 0.2],
    back: [22, 0.42, 0.68],
    white_balance_k: 4700,
  },
  morning: {
    key: [44, 0.66, 0.82],
    fill: [206, 0.34, 0.66],
    shadow: [214, 0.34, 0.26],
    back: [204, 0.4, 0.74],
    white_balance_k: 5300,
  },
  noon: {
    key: [50, 0.6, 0.88],
    fill: [206, 0.4, 0.7],
    shadow: [218, 0.32, 0.24],
    back: [206, 0.5, 0.72],
    white_balance_k: 5600,
  },
  afternoon: {
    key: [40, 0.66, 0.78],
    fill: [210, 0.3, 0.6],
    shadow: [222, 0.3, 0.24],
    back: [204, 0.36, 0.7],
    white_balance_k: 5300,
  },
  golden_hour: {
    key: [34, 0.86, 0.68],
    fill: [286, 0.18, 0.5],
    shadow: [248, 0.3, 0.2],
    back: [28, 0.66, 0.64],
    white_balance_k: 4300,
  },
  dusk: {
    key: [22, 0.7, 0.62],
    fill: [250, 0.28, 0.42],
    shadow: [240, 0.44, 0.15],
    back: [264, 0.3, 0.36],
    white_balance_k: 5900,
  },
  night: {
    key: [214, 0.46, 0.66],
    fill: [222, 0.4, 0.32],
    shadow: [228, 0.52, 0.1],
    back: [222, 0.46, 0.18],
    white_balance_k: 4300,
  },
  interior: {
    key: [36, 0.68, 0.74],
    fill: [26, 0.22, 0.48],
    shadow: [20, 0.28, 0.16],
    back: [28, 0.26, 0.4],
    white_balance_k: 3600,
  },
  unspecified: {
    key: [44, 0.54, 0.8],
    fill: [208, 0.26, 0.62],
    shadow: [220, 0.28, 0.22],
    back: [206, 0.34, 0.68],
    white_balance_k: 5500,
  },
};

/** How weather bleaches and dims: factors on saturation and lightness. */
const weatherEffect: Record<Weather, { saturation: number; lightness: number; kelvin: number }> = {
  clear: { saturation: 1.05, lightness: 1, kelvin: 0 },
  cloudy: { saturation: 0.7, lightness: 0.95, kelvin: 500 },
  rain: { saturation: 0.62, lightness: 0.82, kelvin: 600 },
  storm: { saturation: 0.62, lightness: 0.7, kelvin: 700 },
  snow: { saturation: 0.6, lightness: 1.06, kelvin: 700 },
  fog: { saturation: 0.45, lightness: 1, kelvin: 400 },
  wind: { saturation: 0.95, lightness: 1, kelvin: 0 },
  dust: { saturation: 0.85, lightness: 0.96, kelvin: -500 },
  unspecified: { saturation: 1, lightness: 1, kelvin: 0 },
};

const moods: readonly (readonly [RegExp, { hue: number; saturation: number; contrast: number }])[] = [
  [
    /\b(sad|lonely|melanchol\w*|grief|bleak|somber|sombre|quiet|nostalg\w*|bittersweet)\b/i,
    { hue: 214, saturation: 0.86, contrast: 0.96 },
  ],
  [
    /\b(joy\w*|happy|playful|cheer\w*|fun|funny|warm|cosy|cozy|hopeful|uplifting|bright)\b/i,
    { hue: 42, saturation: 1.12, contrast: 1 },
  ],
  [
    /\b(tense|dark|ominous|eerie|scary|creepy|mysterious|suspense\w*|noir|sinister)\b/i,
    { hue: 196, saturation: 0.82, contrast: 1.12 },
  ],
  [/\b(romantic|tender|dreamy|soft|gentle|serene|calm|peaceful)\b/i, { hue: 336, saturation: 0.95, contrast: 0.94 }],
  [/\b(epic|bold|intense|energetic|powerful|fierce|wild|fast)\b/i, { hue: 18, saturation: 1.1, contrast: 1.1 }],
];
/** How the hour is exposed: gain on the lights, and depth of the middle tones above or below 1. */
const exposures: Record<TimeOfDay, { gain: number; depth: number }> = {
  dawn: { gain: 0.99, depth: 1 },
  morning: { gain: 1.01, depth: 0.99 },
  noon: { gain: 1.02, depth: 0.98 },
  afternoon: { gain: 1.01, depth: 0.99 },
  golden_hour: { gain: 1, depth: 1.01 },
  dusk: { gain: 0.97, depth: 1.03 },
  night: { gain: 0.95, depth: 1.05 },
  interior: { gain: 0.99, depth: 1.01 },
  unspecified: { gain: 1, depth: 1 },
};
/** Air that scatters light lifts the blacks. */
const haze: Partial<Record<Weather, number>> = { fog: 0.014, dust: 0.009, snow: 0.005, rain: 0.004 };

const accents = [8, 24, 38, 52, 96, 150, 178, 200, 262, 292, 328, 346] as const;

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Shares that sum to exactly 1: three digits each, the rest to the first. */
const shared = <T extends { weight: number }>(entries: readonly T[]): (T & { share: number })[] => {
  const total = entries.reduce((sum, entry) => sum + entry.weight, 0);
  const parts = entries.map((entry) => Math.round((entry.weight / total) * 1000));
  const missing = 1000 - parts.reduce((sum, part) => sum + part, 0);
  return entries.map((entry, index) => ({
    ...entry,
    share: ((parts[index] ?? 0) + (index === 0 ? missing : 0)) / 1000,
  }));
};

/** The brand's colour that catches the eye before its others; null where it has greys alone. */
const liveliest = (entries: readonly { hex: string }[]): string | null => {
  const chromaOf = ({ hex }: { hex: string }) => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.max(...channels) - Math.min(...channels);
  };
  const [first] = entries.filter((entry) => chromaOf(entry) >= 40).toSorted((a, b) => chromaOf(b) - chromaOf(a));
  return first?.hex ?? null;
};

/** Palette and grade from the hour, the weather, the mood, the mode and the brand. */
export const deriveColour = (film: Film): ColorIntent => {
  const { mode, brand, dice, intent, screenplay } = film;
  const hour = hours[film.time_of_day];
  const sky = weatherEffect[film.weather];
  const { look, palette_words } = screenplay.style;
  const words = `${intent.mood.join(" ")} ${glossOf(`${look} ${palette_words.join(" ")} ${screenplay.logline}`, film.language)}`;
  const felt = moods.find(([pattern]) => pattern.test(words))?.[1];
  const feeling = felt ?? { hue: mode.colour.highlight_hue_deg, saturation: 1, contrast: 1 };
  const lean = 0.12 + mode.colour.split_toning * 0.35;
  const jitter = (name: string, range: number) => (dice.unit(`colour ${name}`) - 0.5) * range;
  const tone = (base: Tone, to: number, amount: number, name: string, least = 0): string => {
    const [hue, saturation, lightness] = [
      towardsHue(base[0] + jitter(`${name} hue`, 16), to, amount),
      base[1] * sky.saturation * feeling.saturation * mode.colour.saturation * (1 + jitter(`${name} sat`, 0.2)),
      base[2] * sky.lightness + jitter(`${name} light`, 0.05),
    ];
    let lifted = lightness;
    // Hues of one lightness differ in how bright they look; what lights must outshine what it lights.
    while (lifted < 0.95 && lumaOf(hexOfHsl(hue, saturation, lifted)) < least) lifted += 0.02;
    return hexOfHsl(hue, saturation, lifted);
  };
  const shadow = tone(hour.shadow, mode.colour.shadow_hue_deg, lean, "shadow");
  const fill = tone(hour.fill, mode.colour.shadow_hue_deg, lean * 0.5, "fill", lumaOf(shadow) * 1.3);
  const key = tone(hour.key, mode.colour.highlight_hue_deg, lean, "key", lumaOf(fill) * 1.12);
  const coloured = film.cast.find((member) => member.colour !== null && member.wardrobe === null)?.colour ?? null;
  const accentHue = dice.pick(accents, "accent hue");
  const people = film.cast.some((member) => member.kind === "person");
  const skins = ["#e3b692", "#c98f66", "#a8714b", "#8a5536", "#f0c9a8"] as const;
  const brandRoles = {
    primary: "brand_primary",
    secondary: "brand_secondary",
    accent: "brand_accent",
    neutral: null,
  } as const;
  const brandEntries = (brand?.palette ?? []).flatMap((entry, index, all) => {
    const role = brandRoles[entry.role];
    if (role === null || all.findIndex((other) => other.role === entry.role) !== index) return [];
    return [{ hex: entry.hex, role, weight: role === "brand_primary" ? 0.2 : 0.08 }];
  });
  const palette = shared([
    { hex: shadow, role: "shadow" as const, weight: 0.27 },
    { hex: tone(hour.back, feeling.hue, 0.12, "back"), role: "background" as const, weight: 0.25 },
    { hex: fill, role: "fill" as const, weight: 0.2 },
    { hex: key, role: "key" as const, weight: 0.16 },
    ...(people ? [{ hex: dice.pick(skins, "skin"), role: "skin" as const, weight: 0.05 }] : []),
    ...brandEntries,
    {
      hex: coloured ?? liveliest(brandEntries) ?? hexOfHsl(accentHue, 0.72 * mode.colour.saturation, 0.56),
      role: "accent" as const,
      weight: 0.07,
    },
  ]).map(({ hex, role, share }) => ({ hex, role, share }));

  const contrast = round(mode.colour.contrast * feeling.contrast, 3);
  const saturation = round(mode.colour.saturation * feeling.saturation * (0.85 + 0.15 * sky.saturation), 3);
  const high = tintOf(mode.colour.highlight_hue_deg);
  const low = tintOf(mode.colour.shadow_hue_deg);
  const mood = tintOf(feeling.hue);
  const exposure = exposures[film.time_of_day];
  const split = mode.colour.split_toning;
  const three = (of: (channel: 0 | 1 | 2) => number): [number, number, number] => [
    round(of(0), 4),
    round(of(1), 4),
    round(of(2), 4),
  ];
  return {
    palette,
    key_to_fill_ratio: mode.light.key_to_fill_ratio,
    contrast,
    saturation,
    white_balance_k: Math.round((hour.white_balance_k + sky.kelvin + mode.colour.white_balance_shift_k) / 50) * 50,
    cdl: {
      // Lights lean to the mode's highlights and to the mood, shadows to the mode's; the hour sets how deep it is all laid.
      slope: three(
        (channel) =>
          exposure.gain * (1 + high[channel] * split * 0.06 + (felt === undefined ? 0 : mood[channel] * 0.025)),
      ),
      offset: three((channel) => low[channel] * split * 0.018 + (haze[film.weather] ?? 0)),
      power: three((channel) => exposure.depth + (feeling.contrast - 1) * 0.25 - low[channel] * split * 0.02),
      // The palette is already bleached by the weather; the grade only leans the same way.
      saturation: round(1 + (saturation - 1) * 0.4, 3),
    },
  };
};
