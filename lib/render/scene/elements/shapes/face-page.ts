import { faces } from "#lib/elements/people/faces.ts";
import { mix, type Rgb } from "#lib/render/scene/colour.ts";
import { placed, type HeadPage } from "./head-page.ts";
import type { Tones } from "./head-paint.ts";
import { drawStrokes } from "./head-strokes.ts";
import type { Point } from "./strokes.ts";

/** A face on which features are drawn: in profile or from ahead. */
export type FacePage = Omit<HeadPage, "lines"> & { of: "aside" | "ahead" };

/** An outline of the face by its name, as its measures make it. */
export const featureLine = (page: FacePage, name: string): Point[] =>
  faces.get(page.of).lines[name]!.map((point) => placed({ ...page, lines: {} }, point));

/** Draws the strokes of a feature. */
export function drawFeature(page: FacePage, name: string): void {
  const { lines, strokes } = faces.get(page.of);
  drawStrokes({ ...page, lines }, strokes[name]!);
}

/** Lips by their own colour: the lower one is nearer to the skin's, the upper one dark by a share, the line between darkest. */
export function lipTones(skin: Tones, lips: Rgb, shade: number): Tones {
  const deep = mix(lips, skin.deep, shade);
  const gleam = mix(skin.light, [255, 240, 236], shade - 0.05);
  return { gleam, light: lips, mid: lips, turn: mix(lips, skin.turn, shade / 2), shadow: mix(lips, deep, shade), deep };
}
