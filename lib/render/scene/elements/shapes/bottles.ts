import type { Variant } from "#lib/elements/variants.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { paintPerfume } from "./cosmetics.ts";
import { lathe, type LatheSpec } from "./lathe.ts";
import { penOf } from "./pen.ts";

const liquids: readonly (readonly [Variant, Rgb])[] = [
  ["milk", [246, 242, 232]],
  ["white_wine", [232, 206, 120]],
  ["wine", [104, 14, 34]],
  ["beer", [226, 142, 30]],
  ["whisky", [214, 122, 34]],
  ["coffee", [120, 58, 24]],
  ["olive", [206, 178, 50]],
  ["ketchup", [196, 34, 22]],
  ["soy", [96, 40, 18]],
  ["kombucha", [218, 150, 74]],
  ["juice", [248, 158, 34]],
  ["lemon", [246, 222, 96]],
  ["water", [206, 232, 240]],
  ["medicine", [156, 78, 22]],
];
const amber: Rgb = [150, 76, 26];
const gold = rgb("#c9a25a");
const steel: Rgb = [204, 208, 214];

const liquidOf = ({ variants }: Brush): Rgb => liquids.find(([drink]) => variants.has(drink))?.[1] ?? amber;
const paperOf = (brush: Brush, paper: Rgb): Rgb => brush.colour ?? mix(brush.light.accent, paper, 0.5);
const cream: Rgb = [244, 234, 214];

const wine: LatheSpec = {
  profile: [
    [0, 0.118],
    [0.014, 0.13],
    [0.6, 0.13],
    [0.66, 0.122],
    [0.75, 0.056],
    [0.8, 0.047],
    [0.945, 0.045],
    [0.946, 0.051],
    [0.975, 0.051],
    [0.976, 0.047],
    [1, 0.046],
  ],
  bands: (brush) => [
    { from: 0, to: 0.19, material: "liquid", colour: mix(liquidOf(brush), [20, 30, 14], 0.35) },
    { from: 0.19, to: 0.5, material: "label", colour: brush.colour ?? cream },
    { from: 0.5, to: 0.74, material: "liquid", colour: mix(liquidOf(brush), [20, 30, 14], 0.35) },
    { from: 0.74, to: 0.8, material: "glass", colour: [60, 74, 40] },
    { from: 0.8, to: 1.01, material: "satin", colour: brush.colour ? scale(brush.colour, 0.62) : [92, 20, 30] },
  ],
};

const beer: LatheSpec = {
  droplets: true,
  profile: [
    [0, 0.115],
    [0.016, 0.128],
    [0.5, 0.128],
    [0.58, 0.118],
    [0.7, 0.062],
    [0.78, 0.05],
    [0.93, 0.043],
    [0.931, 0.05],
    [0.955, 0.05],
    [0.956, 0.06],
    [0.962, 0.064],
    [0.985, 0.058],
    [1, 0.044],
  ],
  bands: (brush) => [
    { from: 0, to: 0.14, material: "liquid", colour: mix(liquidOf(brush), [92, 40, 10], 0.45) },
    { from: 0.14, to: 0.42, material: "label", colour: paperOf(brush, [232, 200, 120]) },
    { from: 0.42, to: 0.73, material: "liquid", colour: mix(liquidOf(brush), [92, 40, 10], 0.45) },
    { from: 0.73, to: 0.79, material: "glass", colour: [150, 84, 26] },
    { from: 0.79, to: 0.88, material: "satin", colour: paperOf(brush, [232, 200, 120]) },
    { from: 0.88, to: 0.952, material: "glass", colour: [150, 84, 26] },
    { from: 0.952, to: 1.01, material: "ribbed", colour: brush.colour ?? gold },
  ],
};

const water: LatheSpec = {
  droplets: true,
  profile: [
    [0, 0.1],
    [0.012, 0.116],
    [0.1, 0.12],
    [0.3, 0.12],
    [0.34, 0.112],
    [0.38, 0.12],
    [0.58, 0.12],
    [0.72, 0.1],
    [0.84, 0.052],
    [0.88, 0.048],
    [0.9, 0.048],
    [0.901, 0.058],
    [0.915, 0.058],
    [0.916, 0.054],
    [0.99, 0.053],
    [1, 0.048],
  ],
  bands: (brush) => [
    { from: 0, to: 0.36, material: "liquid", colour: liquidOf(brush) },
    { from: 0.36, to: 0.58, material: "label", colour: brush.colour ?? mix(brush.light.primary, [70, 150, 200], 0.5) },
    { from: 0.58, to: 0.8, material: "liquid", colour: liquidOf(brush) },
    { from: 0.8, to: 0.9, material: "glass", colour: [214, 234, 240] },
    { from: 0.9, to: 1.01, material: "ribbed", colour: brush.colour ?? mix(brush.light.primary, [70, 150, 200], 0.5) },
  ],
};

const milk: LatheSpec = {
  profile: [
    [0, 0.15],
    [0.016, 0.164],
    [0.5, 0.164],
    [0.6, 0.152],
    [0.76, 0.09],
    [0.88, 0.084],
    [0.9, 0.1],
    [0.93, 0.1],
    [0.931, 0.108],
    [0.99, 0.108],
    [1, 0.1],
  ],
  bands: (brush) => [
    { from: 0, to: 0.18, material: "glossy", colour: liquidOf(brush) },
    { from: 0.18, to: 0.44, material: "label", colour: paperOf(brush, [250, 246, 236]) },
    { from: 0.44, to: 0.74, material: "glossy", colour: liquidOf(brush) },
    { from: 0.74, to: 0.93, material: "glass", colour: [232, 236, 238] },
    { from: 0.93, to: 1.01, material: "metal", colour: brush.colour ?? gold },
  ],
};

const squat: LatheSpec = {
  profile: [
    [0, 0.2],
    [0.014, 0.215],
    [0.05, 0.22],
    [0.5, 0.205],
    [0.6, 0.18],
    [0.68, 0.075],
    [0.74, 0.062],
    [0.8, 0.062],
    [0.801, 0.082],
    [0.83, 0.082],
    [0.831, 0.07],
    [0.985, 0.076],
    [1, 0.066],
  ],
  bands: (brush) => [
    { from: 0, to: 0.045, material: "glass", colour: [236, 226, 206] },
    { from: 0.045, to: 0.14, material: "liquid", colour: liquidOf(brush) },
    { from: 0.14, to: 0.42, material: "label", colour: paperOf(brush, cream) },
    { from: 0.42, to: 0.6, material: "liquid", colour: liquidOf(brush) },
    { from: 0.6, to: 0.83, material: "glass", colour: [236, 222, 196] },
    { from: 0.83, to: 1.01, material: "cork", colour: rgb("#b98a56") },
  ],
};

const oil: LatheSpec = {
  profile: [
    [0, 0.1],
    [0.012, 0.11],
    [0.62, 0.11],
    [0.7, 0.1],
    [0.78, 0.046],
    [0.84, 0.04],
    [0.93, 0.04],
    [0.931, 0.048],
    [0.95, 0.048],
    [0.951, 0.036],
    [0.99, 0.038],
    [1, 0.034],
  ],
  bands: (brush) => [
    { from: 0, to: 0.2, material: "liquid", colour: liquidOf(brush) },
    { from: 0.2, to: 0.5, material: "label", colour: paperOf(brush, cream) },
    { from: 0.5, to: 0.72, material: "liquid", colour: liquidOf(brush) },
    { from: 0.72, to: 0.95, material: "glass", colour: [206, 206, 150] },
    { from: 0.95, to: 1.01, material: "cork", colour: rgb("#b98a56") },
  ],
};

const sauce: LatheSpec = {
  profile: [
    [0, 0.15],
    [0.016, 0.168],
    [0.08, 0.172],
    [0.3, 0.16],
    [0.42, 0.158],
    [0.56, 0.15],
    [0.68, 0.1],
    [0.73, 0.08],
    [0.731, 0.094],
    [0.82, 0.094],
    [0.84, 0.07],
    [0.97, 0.03],
    [1, 0.022],
  ],
  bands: (brush) => [
    { from: 0, to: 0.16, material: "glossy", colour: liquidOf(brush) },
    { from: 0.16, to: 0.48, material: "label", colour: paperOf(brush, [248, 236, 210]) },
    { from: 0.48, to: 0.735, material: "glossy", colour: liquidOf(brush) },
    { from: 0.735, to: 0.82, material: "ribbed", colour: brush.colour ?? [60, 120, 60] },
    { from: 0.82, to: 1.01, material: "satin", colour: brush.colour ?? [60, 120, 60] },
  ],
};

const medicine: LatheSpec = {
  profile: [
    [0, 0.25],
    [0.02, 0.275],
    [0.6, 0.275],
    [0.68, 0.25],
    [0.74, 0.18],
    [0.76, 0.17],
    [0.761, 0.205],
    [0.98, 0.205],
    [1, 0.19],
  ],
  bands: (brush) => [
    { from: 0, to: 0.12, material: "liquid", colour: [166, 82, 22] },
    { from: 0.12, to: 0.56, material: "label", colour: brush.colour ?? [248, 246, 240] },
    { from: 0.56, to: 0.765, material: "liquid", colour: [166, 82, 22] },
    { from: 0.765, to: 1.01, material: "ribbed", colour: [244, 242, 236] },
  ],
};

/** A bottle of care: lotion, shampoo, soap; its pump is drawn upon it. */
const pump: LatheSpec = {
  profile: [
    [0, 0.17],
    [0.016, 0.186],
    [0.5, 0.186],
    [0.58, 0.17],
    [0.63, 0.09],
    [0.635, 0.075],
    [0.636, 0.096],
    [0.72, 0.096],
    [0.721, 0.036],
    [0.84, 0.034],
  ],
  bands: (brush) => {
    const body = paperOf(brush, [244, 236, 226]);
    return [
      { from: 0, to: 0.08, material: "satin", colour: body },
      { from: 0.08, to: 0.5, material: "label", colour: body },
      { from: 0.5, to: 0.634, material: "satin", colour: body },
      { from: 0.634, to: 1, material: "satin", colour: mix(body, [250, 248, 244], 0.7) },
    ];
  },
};

const dropper: LatheSpec = {
  profile: [
    [0, 0.17],
    [0.016, 0.19],
    [0.46, 0.19],
    [0.53, 0.16],
    [0.56, 0.09],
    [0.58, 0.085],
    [0.581, 0.104],
    [0.7, 0.104],
    [0.71, 0.07],
    [0.74, 0.06],
    [0.82, 0.066],
    [0.95, 0.056],
    [1, 0.022],
  ],
  bands: (brush) => [
    { from: 0, to: 0.1, material: "liquid", colour: liquidOf(brush) },
    { from: 0.1, to: 0.4, material: "label", colour: paperOf(brush, [246, 240, 230]) },
    { from: 0.4, to: 0.585, material: "liquid", colour: liquidOf(brush) },
    { from: 0.585, to: 0.705, material: "metal", colour: gold },
    { from: 0.705, to: 1.01, material: "satin", colour: [34, 32, 34] },
  ],
};

const flask: LatheSpec = {
  profile: [
    [0, 0.135],
    [0.02, 0.15],
    [0.72, 0.15],
    [0.79, 0.14],
    [0.82, 0.118],
    [0.821, 0.125],
    [0.97, 0.125],
    [1, 0.112],
  ],
  bands: (brush) => [
    { from: 0, to: 0.02, material: "metal", colour: steel },
    { from: 0.02, to: 0.2, material: "satin", colour: paperOf(brush, [60, 84, 90]) },
    { from: 0.2, to: 0.6, material: "label", colour: paperOf(brush, [60, 84, 90]) },
    { from: 0.6, to: 0.8, material: "satin", colour: paperOf(brush, [60, 84, 90]) },
    { from: 0.8, to: 0.825, material: "metal", colour: steel },
    { from: 0.825, to: 1.01, material: "satin", colour: [36, 36, 40] },
  ],
};

const classic: LatheSpec = {
  droplets: true,
  profile: [
    [0, 0.124],
    [0.016, 0.138],
    [0.53, 0.138],
    [0.6, 0.13],
    [0.71, 0.062],
    [0.77, 0.05],
    [0.89, 0.048],
    [0.891, 0.056],
    [0.905, 0.056],
    [0.906, 0.058],
    [0.992, 0.058],
    [1, 0.053],
  ],
  bands: (brush) => [
    { from: 0, to: 0.16, material: "liquid", colour: liquidOf(brush) },
    { from: 0.16, to: 0.46, material: "label", colour: paperOf(brush, [255, 232, 196]) },
    { from: 0.46, to: 0.69, material: "liquid", colour: liquidOf(brush) },
    { from: 0.69, to: 0.9, material: "glass", colour: mix(liquidOf(brush), [230, 226, 220], 0.6) },
    { from: 0.9, to: 1.01, material: "metal", colour: mix(brush.light.accent, [214, 200, 176], 0.6) },
  ],
};

const kinds: readonly (readonly [Variant, LatheSpec])[] = [
  ["wine_bottles", wine],
  ["beer_bottles", beer],
  ["milk_bottles", milk],
  ["flask", flask],
  ["whisky_bottles", squat],
  ["olive_bottles", oil],
  ["ketchup_bottles", sauce],
  ["medicine_bottles", medicine],
  ["serum", dropper],
  ["lotion", pump],
  ["water_bottles", water],
];

export function paintBottle(brush: Brush): void {
  const { variants } = brush;
  if (variants.has("perfume")) return paintPerfume(brush);
  const spec = kinds.find(([kind]) => variants.has(kind))?.[1] ?? classic;
  if (spec === pump) {
    const pen = penOf(brush);
    const plastic = mix(paperOf(brush, [244, 236, 226]), [250, 248, 244], 0.7);
    lathe(spec)(brush);
    pen.body("M-2 -84 L-2 -99 L2 -99 L2 -84 Z", plastic, "satin", [-2, 0, 2, 0]);
    pen.body(
      "M-8 -97 S -7 -100 0 -100 L 9 -100 C 16 -100 20 -97 21 -92 L 18.4 -91.4 C 17.4 -94 14 -95.4 9 -95.4 L -7 -95.4 Z",
      plastic,
      "satin",
      [0, -90, 0, -100],
    );
    return;
  }
  lathe(spec)(brush);
}
