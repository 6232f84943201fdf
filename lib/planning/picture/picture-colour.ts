import type { ColorIntent } from "#lib/contract/plan.ts";
import type { PictureReading } from "#lib/contract/picture.ts";
import type { PaletteRole } from "#lib/contract/vocabulary.ts";
import { lumaOf } from "#lib/planning/colour/hue.ts";

const round = (value: number, digits: number) => Number(value.toFixed(digits));
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** How far a colour is from grey, 0 to 255. */
const colourfulness = (hex: string): number => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
};

/** The picture's own colours under the names of what they do in it, and a grade that leaves it as it is. */
export const pictureColour = (picture: PictureReading): ColorIntent => {
  const left = [...picture.palette];
  const palette: ColorIntent["palette"] = [];
  const name = (role: PaletteRole, best: (hex: string) => number) => {
    const [first, ...others] = left.toSorted((a, b) => best(b.hex) - best(a.hex));
    if (first === undefined) return;
    palette.push({ hex: first.hex, role, share: round(first.share, 3) });
    left.splice(0, left.length, ...others);
  };
  name("background", (hex) => picture.palette.find((each) => each.hex === hex)?.share ?? 0);
  name("shadow", (hex) => -lumaOf(hex));
  name("key", lumaOf);
  name("accent", colourfulness);
  name("fill", lumaOf);
  const whole = palette.reduce((sum, { share }) => sum + share, 0) || 1;
  const shares = palette.map(({ share }) => Math.round((share / whole) * 1000));
  const missing = 1000 - shares.reduce((sum, share) => sum + share, 0);
  return {
    palette: palette.map((entry, index) => ({
      ...entry,
      share: ((shares[index] ?? 0) + (index === 0 ? missing : 0)) / 1000,
    })),
    key_to_fill_ratio: round(clamp(1 + picture.contrast * 12, 1.2, 8), 1),
    contrast: round(clamp(picture.contrast * 5, 0.5, 1.5), 3),
    saturation: round(clamp(picture.saturation * 2.4, 0, 1.6), 3),
    white_balance_k: Math.round(clamp(5600 - picture.warmth * 4000, 2500, 9000) / 50) * 50,
    cdl: { slope: [1, 1, 1], offset: [0, 0, 0], power: [1, 1, 1], saturation: 1 },
  };
};
