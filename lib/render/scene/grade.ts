import type { ColorIntent } from "#lib/contract/plan.ts";
import { clamp, type Rgb } from "./colour.ts";

/** A grade as tables: per channel slope, offset, power and contrast, then saturation. */
export interface Grade {
  red: Uint8ClampedArray;
  green: Uint8ClampedArray;
  blue: Uint8ClampedArray;
  saturation: number;
}

/**
 * ASC CDL: out = clamp(in * slope + offset) ^ power, then contrast about middle grey, then Rec. 709 saturation.
 * `lift` (0 to 0.5) opens the shadows, for scenes that would sink into black.
 */
export function gradeOf(colour: ColorIntent, lift = 0): Grade {
  const { slope, offset, power, saturation } = colour.cdl;
  const contrast = clamp(colour.contrast, 0.7, 1.5);
  const warmth = clamp((5600 - colour.white_balance_k) / 5600, -0.6, 0.6) * 0.05;
  const gain = [1 + warmth, 1, 1 - warmth];
  const table = (channel: 0 | 1 | 2) =>
    Uint8ClampedArray.from({ length: 256 }, (_, level) => {
      const corrected =
        clamp((level / 255) * slope[channel] * gain[channel]! + offset[channel], 0, 1) ** power[channel];
      const pivot = 0.36;
      // Full contrast in the middle, none at the ends: nothing clips to black.
      const curved = corrected + (corrected - pivot) * (contrast - 1) * 4 * corrected * (1 - corrected);
      return Math.max(0, curved) ** (1 - lift) * 255;
    });
  return {
    red: table(0),
    green: table(1),
    blue: table(2),
    saturation: clamp(saturation, 0.2, 1.8) * clamp(0.5 + colour.saturation / 2, 0.5, 1.4),
  };
}

export function gradeColour(grade: Grade, colour: Rgb): Rgb {
  const r = grade.red[clamp(Math.round(colour[0]), 0, 255)]!;
  const g = grade.green[clamp(Math.round(colour[1]), 0, 255)]!;
  const b = grade.blue[clamp(Math.round(colour[2]), 0, 255)]!;
  const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const s = grade.saturation;
  return [
    clamp(grey + (r - grey) * s, 0, 255),
    clamp(grey + (g - grey) * s, 0, 255),
    clamp(grey + (b - grey) * s, 0, 255),
  ];
}
