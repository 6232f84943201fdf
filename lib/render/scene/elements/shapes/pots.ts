import type { Variant } from "#lib/elements/variants.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { lathe, type LatheSpec } from "./lathe.ts";
import { letter, inkOn, nameOn } from "./lettering.ts";
import { penOf } from "./pen.ts";

const gold = rgb("#cda865");
const aluminium: Rgb = [206, 210, 216];

const sodaCan: LatheSpec = {
  droplets: true,
  tilt: 0.1,
  profile: [
    [0, 0.195],
    [0.012, 0.205],
    [0.05, 0.262],
    [0.07, 0.268],
    [0.87, 0.268],
    [0.9, 0.258],
    [0.95, 0.214],
    [0.951, 0.224],
    [0.975, 0.226],
    [0.99, 0.222],
    [0.991, 0.206],
    [0.975, 0.2],
  ],
  bands: (brush) => {
    const body = brush.colour ?? mix(brush.light.primary, brush.light.accent, 0.5);
    return [
      { from: 0, to: 0.055, material: "metal", colour: aluminium },
      { from: 0.055, to: 0.16, material: "glossy", colour: scale(body, 0.72) },
      { from: 0.16, to: 0.79, material: "label", colour: body },
      { from: 0.79, to: 0.89, material: "glossy", colour: scale(body, 0.72) },
      { from: 0.89, to: 1.01, material: "metal", colour: aluminium },
    ];
  },
};

const foodTin: LatheSpec = {
  tilt: 0.1,
  profile: [
    [0, 0.35],
    [0.01, 0.362],
    [0.028, 0.362],
    [0.03, 0.35],
    [0.96, 0.35],
    [0.962, 0.362],
    [0.985, 0.362],
    [0.986, 0.346],
    [0.97, 0.34],
  ],
  bands: (brush) => [
    { from: 0, to: 0.09, material: "metal", colour: aluminium },
    { from: 0.09, to: 0.9, material: "label", colour: brush.colour ?? mix(brush.light.primary, [196, 54, 38], 0.5) },
    { from: 0.9, to: 1.01, material: "metal", colour: aluminium },
  ],
};

export function paintCan(brush: Brush): void {
  const tin = brush.variants.has("tin");
  lathe(tin ? foodTin : sodaCan)(brush);
  if (tin) return;
  // The ring on the lid, seen almost from its side.
  const pen = penOf(brush);
  pen.fill("O 2 -96.9 7 .9", [150, 154, 160]);
  pen.fill("O 3 -97.2 5 .55", [226, 230, 234]);
}

const creamPot: LatheSpec = {
  tilt: 0.11,
  profile: [
    [0, 0.4],
    [0.02, 0.45],
    [0.06, 0.47],
    [0.5, 0.48],
    [0.56, 0.47],
    [0.58, 0.44],
    [0.581, 0.485],
    [0.6, 0.49],
    [0.965, 0.49],
    [0.99, 0.476],
  ],
  bands: (brush) => {
    const body = brush.colour ?? mix(brush.light.primary, [246, 238, 228], 0.6);
    return [
      { from: 0, to: 0.07, material: "glossy", colour: body },
      { from: 0.07, to: 0.52, material: "label", colour: mix(body, [255, 252, 246], brush.colour ? 0 : 0.35) },
      { from: 0.52, to: 0.58, material: "glossy", colour: body },
      { from: 0.58, to: 1, material: "metal", colour: mix(brush.light.accent, gold, 0.7) },
    ];
  },
};

const preserve: readonly (readonly [Variant, Rgb])[] = [
  ["honey", [226, 142, 26]],
  ["pickle", [126, 146, 54]],
  ["peanut", [186, 126, 66]],
  ["apricot", [236, 132, 30]],
];

const preserveJar: LatheSpec = {
  tilt: 0.1,
  profile: [
    [0, 0.3],
    [0.014, 0.335],
    [0.05, 0.352],
    [0.62, 0.352],
    [0.72, 0.33],
    [0.78, 0.292],
    [0.8, 0.286],
    [0.801, 0.315],
    [0.975, 0.315],
    [1, 0.3],
  ],
  bands: (brush) => {
    const inside = preserve.find(([words]) => brush.variants.has(words))?.[1];
    const filling = inside ?? [150, 22, 34];
    return [
      { from: 0, to: 0.2, material: "liquid", colour: filling },
      { from: 0.2, to: 0.55, material: "label", colour: brush.colour ?? [248, 238, 216] },
      { from: 0.55, to: 0.74, material: "liquid", colour: filling },
      { from: 0.74, to: 0.8, material: "glass", colour: mix(filling, [240, 236, 226], 0.5) },
      { from: 0.8, to: 1.01, material: "metal", colour: brush.colour ? scale(brush.colour, 0.7) : gold },
    ];
  },
};

const vase: LatheSpec = {
  tilt: 0.1,
  profile: [
    [0, 0.14],
    [0.02, 0.165],
    [0.2, 0.27],
    [0.42, 0.31],
    [0.62, 0.25],
    [0.8, 0.13],
    [0.9, 0.105],
    [0.985, 0.145],
    [0.99, 0.138],
    [0.94, 0.1],
  ],
  bands: (brush) => [
    { from: 0, to: 1.01, material: "glossy", colour: brush.colour ?? mix(brush.light.primary, [70, 110, 130], 0.6) },
  ],
};

export function paintJar(brush: Brush): void {
  const { variants } = brush;
  if (variants.has("vase")) lathe(vase)(brush);
  else if (variants.has("cream")) lathe(creamPot)(brush);
  else lathe(preserveJar)(brush);
}

/** A squeezed tube that stands on its cap and is crimped flat at the top. */
export function paintTube(brush: Brush): void {
  const pen = penOf(brush);
  const body = brush.colour ?? mix(brush.light.primary, [246, 238, 230], 0.55);
  const cap = brush.colour ? scale(body, 0.7) : mix(brush.light.accent, gold, 0.6);
  const shape =
    "M-13 -21 C-16 -21 -17.4 -25 -17.6 -30 L-19.4 -93 L-19.4 -99 L19.4 -99 L19.4 -93 L17.6 -30 C17.4 -25 16 -21 13 -21 Z";
  pen.body(
    "M-12 -1 Q-12 0 -11 0 L11 0 Q12 0 12 -1 L12.6 -20.4 Q12.6 -22 11 -22 L-11 -22 Q-12.6 -22 -12.6 -20.4 Z",
    cap,
    "metal",
    [-12.6, 0, 12.6, 0],
  );
  for (let i = 0; i < 26; i++) {
    const x = Math.sin((i / 25 - 0.5) * Math.PI) * 12;
    pen.line(`M${x} -2 L${x} -20`, [0, 0, 0], 0.3, 0.16);
  }
  pen.body(shape, body, "satin", [-18.5, 0, 18.5, 0]);
  pen.within(shape, () => {
    // The body turns flat towards its seam: the reflections fan out and fade.
    pen.fill(
      "M-20 -99 L20 -99 L20 -58 L-20 -58 Z",
      pen.blend([0, -99, 0, -58], [0, pen.tone(body, "matte", 0.2, 0.4), 0.9], [1, body, 0]),
    );
    pen.fill("M-20 -99 L20 -99 L20 -95 L-20 -95 Z", pen.tone(body, "satin", -0.2, 0.3));
    for (let x = -19; x < 20; x += 0.9) pen.line(`M${x} -98.6 L${x} -95.4`, scale(body, 0.6), 0.28, 0.5);
    pen.line("M-20 -94.8 L20 -94.8", scale(body, 0.45), 0.4, 0.7);
    pen.fill("M-18.4 -74 L18.4 -74 L18 -46 L-18 -46 Z", scale(body, 0.6), 0.1);
  });
  pen.bevel(shape, 0.8, 0.35);
  const name = nameOn(brush);
  const ink = inkOn(body);
  pen.fill("M-9 -80 L9 -80 L9 -79.4 L-9 -79.4 Z", ink, 0.85);
  if (name) letter(brush.ctx, { text: name, x: 0, y: -0.72, width: 0.26, height: 0.05, ink, tracking: 0.14 });
  for (const [y, w] of [
    [-64, 7],
    [-61.5, 5],
  ] as const)
    pen.line(`M${-w} ${y} L${w} ${y}`, ink, 0.5, 0.55);
}
