import { mix, scale, css, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { lathe } from "./lathe.ts";

const liquidOf = (noun: string): Rgb =>
  /water|agua|eau|wasser|água|acqua|水|ماء/.test(noun)
    ? [150, 200, 220]
    : /wine|vino|vin|wein|vinho|ワイン/.test(noun)
      ? [110, 20, 36]
      : /beer|cerveza|bière|bier|birra|ビール|honey|miel|whisk|oil/.test(noun)
        ? [206, 132, 34]
        : /coffee|cold|brew|cola|café/.test(noun)
          ? [92, 48, 22]
          : /perfume|parfum|fragrance|cologne|香水/.test(noun)
            ? [232, 178, 140]
            : /juice|lemon|orange|soda/.test(noun)
              ? [236, 150, 40]
              : [120, 64, 30];

export const paintBottle = lathe({
  profile: [
    [0, 0.125],
    [0.02, 0.14],
    [0.52, 0.14],
    [0.6, 0.135],
    [0.7, 0.075],
    [0.76, 0.055],
    [0.9, 0.052],
    [0.905, 0.06],
    [1, 0.06],
  ],
  droplets: true,
  bands: (brush) => {
    const liquid = liquidOf(brush.noun.toLowerCase() + " " + brush.label.toLowerCase());
    const paper = brush.colour ?? mix(brush.light.accent, [255, 236, 206], 0.25);
    return [
      { from: 0, to: 0.15, material: "liquid", colour: liquid },
      { from: 0.15, to: 0.47, material: "label", colour: paper },
      { from: 0.47, to: 0.68, material: "liquid", colour: liquid },
      { from: 0.68, to: 0.9, material: "glass", colour: mix(liquid, [230, 226, 220], 0.55) },
      { from: 0.9, to: 1.01, material: "metal", colour: mix(brush.light.accent, [210, 200, 186], 0.55) },
    ];
  },
});

export const paintCan = lathe({
  profile: [
    [0, 0.2],
    [0.03, 0.235],
    [0.06, 0.265],
    [0.88, 0.265],
    [0.94, 0.225],
    [0.96, 0.235],
    [1, 0.23],
  ],
  droplets: true,
  bands: (brush) => {
    const body = brush.colour ?? mix(brush.light.primary, brush.light.accent, 0.5);
    return [
      { from: 0, to: 0.06, material: "metal", colour: [196, 202, 208] },
      { from: 0.06, to: 0.22, material: "glossy", colour: scale(body, 0.85) },
      { from: 0.22, to: 0.7, material: "label", colour: body },
      { from: 0.7, to: 0.89, material: "glossy", colour: mix(body, [255, 255, 255], 0.75) },
      { from: 0.89, to: 1.01, material: "metal", colour: [206, 212, 218] },
    ];
  },
});

export const paintJar = lathe({
  profile: [
    [0, 0.4],
    [0.05, 0.46],
    [0.6, 0.47],
    [0.7, 0.44],
    [0.72, 0.48],
    [0.98, 0.48],
    [1, 0.46],
  ],
  bands: (brush) => {
    const body = brush.colour ?? mix(brush.light.primary, [244, 236, 226], 0.55);
    return [
      { from: 0, to: 0.12, material: "glossy", colour: body },
      { from: 0.12, to: 0.58, material: "label", colour: mix(body, [255, 252, 246], 0.45) },
      { from: 0.58, to: 0.71, material: "glossy", colour: body },
      { from: 0.71, to: 1.01, material: "metal", colour: mix(brush.light.accent, [226, 206, 170], 0.6) },
    ];
  },
});

export const paintTube = lathe({
  profile: [
    [0, 0.12],
    [0.2, 0.125],
    [0.21, 0.15],
    [0.9, 0.165],
    [1, 0.17],
  ],
  bands: (brush) => {
    const body = brush.colour ?? mix(brush.light.primary, [246, 238, 232], 0.5);
    return [
      { from: 0, to: 0.205, material: "metal", colour: mix(brush.light.accent, [220, 200, 170], 0.5) },
      { from: 0.205, to: 0.4, material: "glossy", colour: body },
      { from: 0.4, to: 0.78, material: "label", colour: body },
      { from: 0.78, to: 1.01, material: "glossy", colour: scale(body, 0.92) },
    ];
  },
});

/** A cup with its handle and, where it is hot, its steam. */
export function paintCup(brush: Brush): void {
  const { ctx, phase } = brush;
  const ware = brush.colour ?? mix(brush.light.accent, [238, 230, 218], 0.62);
  const side = brush.light.side < 0 ? 1 : -1;
  ctx.strokeStyle = css(scale(ware, 0.62));
  ctx.lineWidth = 0.1;
  ctx.beginPath();
  ctx.ellipse(side * 0.42, -0.42, 0.22, 0.24, 0, 0, 7);
  ctx.stroke();
  ctx.strokeStyle = css(mix(ware, [255, 255, 255], 0.2), 0.8);
  ctx.lineWidth = 0.03;
  ctx.beginPath();
  ctx.ellipse(side * 0.42, -0.43, 0.225, 0.245, 0, Math.PI, Math.PI * 2);
  ctx.stroke();
  lathe({
    profile: [
      [0, 0.26],
      [0.04, 0.3],
      [0.3, 0.42],
      [0.7, 0.47],
      [0.78, 0.48],
    ],
    bands: () => [{ from: 0, to: 1, material: "glossy", colour: ware }],
  })({ ...brush, window: { ...brush.window, top: Math.max(brush.window.top, -0.78) } });
  ctx.fillStyle = css(scale(ware, 0.7));
  ctx.beginPath();
  ctx.ellipse(0, -0.775, 0.478, 0.085, 0, 0, 7);
  ctx.fill();
  ctx.fillStyle = css(mix([74, 40, 22], brush.light.key, 0.08));
  ctx.beginPath();
  ctx.ellipse(0, -0.765, 0.43, 0.066, 0, 0, 7);
  ctx.fill();
  ctx.fillStyle = css([190, 140, 92], 0.7);
  ctx.beginPath();
  ctx.ellipse(0.08, -0.76, 0.2, 0.03, 0, 0, 7);
  ctx.fill();
  for (let wisp = 0; wisp < 4; wisp++) {
    for (let i = 0; i < 22; i++) {
      const rise = (i / 22 + phase) % 1;
      const x = (wisp - 1.5) * 0.13 + Math.sin(rise * 7 + wisp * 2 + phase * 6.28) * 0.07 * rise;
      ctx.fillStyle = css([240, 240, 244], 0.055 * Math.sin(rise * Math.PI));
      ctx.beginPath();
      ctx.ellipse(x, -0.8 - rise * 0.75, 0.05 + rise * 0.07, 0.07 + rise * 0.05, 0, 0, 7);
      ctx.fill();
    }
  }
}
