"use client";

import { useState } from "react";
import { rgb } from "#lib/render/scene/colour.ts";

/** Hue in degrees, saturation and lightness in percent. */
interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

const hslOf = (hex: string): Hsl => {
  const [r, g, b] = rgb(hex).map((channel) => channel / 255) as [number, number, number];
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const span = high - low;
  const lightness = (high + low) / 2;
  const sector = high === r ? (g - b) / span : high === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return {
    hue: span === 0 ? 0 : (sector * 60 + 360) % 360,
    saturation: span === 0 ? 0 : (span / (1 - Math.abs(2 * lightness - 1))) * 100,
    lightness: lightness * 100,
  };
};

/** CSS Color 4, "Converting HSL Colors to sRGB". */
const hexOf = ({ hue, saturation, lightness }: Hsl): string => {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return `#${[0, 8, 4].map((n) => channel(n).toString(16).padStart(2, "0")).join("")}`;
};

const rainbow = [0, 60, 120, 180, 240, 300, 360].map((hue) => `hsl(${hue} 80% 50%)`).join(", ");

/** Picks a colour: by hue, saturation and lightness, with the system's own picker, or out of the product's picture. */
export function ColourPicker({
  hex,
  ofProduct,
  onHex,
}: {
  /** `#rrggbb`. */
  hex: string;
  ofProduct: readonly string[];
  onHex: (hex: string) => void;
}) {
  // A grey has no hue of its own: the sliders stay where they were left while they still mean this colour.
  const [left, setLeft] = useState<Hsl>(() => hslOf(hex));
  const at = hexOf(left) === hex ? left : hslOf(hex);
  const turn = (changes: Partial<Hsl>) => {
    const next = { ...at, ...changes };
    setLeft(next);
    onHex(hexOf(next));
  };
  const { hue, saturation, lightness } = at;
  return (
    <div className="flex flex-col gap-2.5">
      <input
        type="color"
        aria-label="The system’s picker"
        value={hex}
        onChange={(event) => onHex(event.target.value)}
        className="h-11 w-full cursor-pointer rounded-control border border-line2 bg-transparent p-0.5"
      />
      <Slide
        label="Hue"
        unit="°"
        max={359}
        value={hue}
        track={rainbow}
        onChange={(value) => turn({ hue: value, ...(saturation === 0 ? { saturation: 50 } : {}) })}
      />
      <Slide
        label="Saturation"
        unit="%"
        max={100}
        value={saturation}
        track={`hsl(${hue} 0% ${lightness}%), hsl(${hue} 100% ${lightness}%)`}
        onChange={(value) => turn({ saturation: value })}
      />
      <Slide
        label="Lightness"
        unit="%"
        max={100}
        value={lightness}
        track={`#000, hsl(${hue} ${saturation}% 50%), #fff`}
        onChange={(value) => turn({ lightness: value })}
      />
      {ofProduct.length === 0 ? null : (
        <div>
          <p className="mb-1.5 text-sm text-ink2">In the product image</p>
          <div className="flex flex-wrap gap-1.5">
            {ofProduct.map((each) => (
              <button
                key={each}
                type="button"
                aria-label={`Take ${each}`}
                title={each}
                onClick={() => onHex(each)}
                className="size-8 rounded-control border border-line2 max-md:size-11"
                style={{ background: each }}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Slide({
  label,
  unit,
  max,
  value,
  track,
  onChange,
}: {
  label: string;
  unit: string;
  max: number;
  value: number;
  /** Stops of the gradient behind the knob. */
  track: string;
  onChange: (value: number) => void;
}) {
  return (
    <label className="block text-sm text-ink2">
      <span className="flex justify-between">
        {label}
        <span className="figures text-ink3" aria-hidden="true">
          {Math.round(value)}
          {unit}
        </span>
      </span>
      <span className="relative block">
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-1/2 h-2 -translate-y-1/2 rounded-chip border border-line2"
          style={{ background: `linear-gradient(to right, ${track})` }}
        />
        <input
          type="range"
          aria-label={label}
          min={0}
          max={max}
          step={1}
          value={Math.round(value)}
          aria-valuetext={`${Math.round(value)}${unit}`}
          onChange={(event) => onChange(Number(event.target.value))}
          className="relative block scrubber w-full max-md:h-11 [--scrub-rest:transparent] [--scrub:var(--ink)] [&::-moz-range-progress]:bg-transparent [&::-moz-range-track]:bg-transparent [&::-webkit-slider-runnable-track]:bg-none [&::-webkit-slider-thumb]:shadow-[0_0_0_2px_var(--s1)]"
        />
      </span>
    </label>
  );
}
