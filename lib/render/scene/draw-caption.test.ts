import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { aspectRatios, previewSizes, type AspectRatio } from "#lib/contract/vocabulary.ts";
import { drawCaption } from "./draw-caption.ts";

/** A caption over one colour, and the box that its letters fill. */
const captioned = (aspect: AspectRatio, ground: string, text: string, language = "en") => {
  const { width, height } = previewSizes[aspect];
  const context = createCanvas(width, height).getContext("2d");
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  const size = { width_px: width, height_px: height };
  drawCaption(context as unknown as CanvasRenderingContext2D, text, size, language, "narrative_drama");
  const { data } = context.getImageData(0, 0, width, height);
  const levelAt = (x: number, y: number) => data[(y * width + x) * 4] ?? 0;
  return { width, height, levelAt };
};
const lettersOf = ({ width, height, levelAt }: ReturnType<typeof captioned>) => {
  const rows: number[] = [];
  let left: number = width;
  let right = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (levelAt(x, y) > 200) {
        if (rows.at(-1) !== y) rows.push(y);
        left = Math.min(left, x);
        right = Math.max(right, x);
      }
  return {
    left: left / width,
    right: right / width,
    top: (rows[0] ?? 0) / height,
    bottom: (rows.at(-1) ?? 0) / height,
  };
};

const clear: Record<AspectRatio, { side: number; bottom: number }> = {
  "16:9": { side: 0.1, bottom: 0.95 },
  "9:16": { side: 0.1, bottom: 0.805 },
  "1:1": { side: 0.07, bottom: 0.95 },
};
test.each(aspectRatios)("in %s captions keep clear of the edges and of what players lay over them", (aspect) => {
  for (const [text, language] of [
    ["Not tonight.", "en"],
    ["The storm took everything that he had, but it could not take the light.", "en"],
    ["Donaudampfschifffahrtsgesellschaftskapitäne träumen größer.", "de"],
    ["أخذت العاصفة كل شيء إلا الضوء، وصوتًا صغيرًا على الصخور", "ar"],
  ] as const) {
    const { left, right, bottom, top } = lettersOf(captioned(aspect, "#000000", text, language));
    expect(left, text).toBeGreaterThan(clear[aspect].side);
    expect(right, text).toBeLessThan(1 - clear[aspect].side);
    expect(bottom, text).toBeLessThan(clear[aspect].bottom);
    // Two lines, not three.
    expect(bottom - top, text).toBeLessThan(aspect === "16:9" ? 0.17 : 0.15);
    expect((left + right) / 2, text).toBeCloseTo(0.5, 1);
  }
});

test("on snow the letters stand in their own shade", () => {
  const snow = captioned("16:9", "#ffffff", "Not tonight.");
  const night = captioned("16:9", "#000000", "Not tonight.");
  let shade = 0;
  let near = 0;
  for (let y = 1; y < snow.height - 1; y++)
    for (let x = 3; x < snow.width - 3; x++) {
      // Just outside a letter: no letter here, one three pixels on.
      if (night.levelAt(x, y) > 12 || (night.levelAt(x - 3, y) < 200 && night.levelAt(x + 3, y) < 200)) continue;
      shade += snow.levelAt(x, y);
      near++;
    }
  expect(near).toBeGreaterThan(200);
  expect(shade / near).toBeLessThan(120);
});
