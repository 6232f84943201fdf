import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { cropOf } from "#lib/elements/plants/crops.ts";
import type { BloomKind } from "#lib/elements/plants/blooms.ts";
import { bloomColours, bloomOf, paintBloom } from "./blooms.ts";
import { cropPlants } from "./crops.ts";
import { paintBlades } from "./grasses.ts";
import { cuttings, fadedCuttings, mistBand, plantRow, setPlant, type Cutting } from "./groves.ts";
import { lowland } from "./lands.ts";
import { seasonOf } from "./season.ts";
import { oval } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";
import { paintBroadTree, treeKinds } from "./trees.ts";
import { paintFern, paintShrub, undergrowthColour } from "./undergrowth.ts";

const tuftBox = { left: -1.3, right: 1.3, top: -1.15, bottom: 0.06 };
const treeBox = { left: -0.56, right: 0.56, top: -1.08, bottom: 0.03 };
const bloomBox = { left: -0.5, right: 0.5, top: -1.1, bottom: 0.04 };

function blooms(brush: Brush, kinds: readonly BloomKind[], colours: readonly Rgb[], px: number): Cutting[] {
  return cuttings(brush, 6, bloomBox, px, (own, i) => {
    const kind = kinds[i % kinds.length]!;
    const colour = colours[i % colours.length] ?? rgb(bloomColours[kind]);
    paintBloom(own, kind, colour, [(i % 3) * 0.05 - 0.05, -0.84], kind === "sunflower" ? 0.2 : 0.14);
  });
}

/** Fields by what grows on them: a crop in its rows, flowers in the grass, or grass alone. */
export function paintField(brush: Brush): void {
  const { variants } = brush;
  const crop = cropOf(variants);
  const trimmed = variants.has("lawn");
  const season = seasonOf(brush);
  const ground = crop ?? { low: "#4a6230", high: "#93a352", tuft: "#b0b268" };
  lowland({ low: ground.low, high: ground.high, tuft: ground.tuft, swell: 0.5, perUnit: 0.3 })(brush);
  if (brush.light.weather === "snow" || season === "winter" || trimmed) return;
  const ppu = brush.px_per_unit * 0.5;
  const tufts =
    crop === null
      ? cuttings(brush, 4, tuftBox, ppu, (own) => paintBlades(own, own.random, "grass", -1, 1, 1, 90))
      : cropPlants(brush, crop, ppu);
  const haze = brush.light.haze;
  const isFlowery = crop === null && (variants.has("flower") || season === "spring");
  const kinds: BloomKind[] = [bloomOf(variants, "poppy"), "daisy", "cosmos"];
  const heads = isFlowery ? blooms(brush, kinds, brush.colour ? [brush.colour] : [], ppu) : null;
  // A field's picture is two metres high.
  const tall = crop === null ? 0.24 : Math.min(0.8, crop.tall_m / 2);
  for (const [foot, share, size] of [
    [-0.46, 0.46, 0.4],
    [-0.32, 0.32, 0.55],
    [-0.2, 0.16, 0.75],
    [-0.08, 0, 1],
    [0.02, 0, 1.2],
  ] as const) {
    const high = tall * size;
    plantRow(
      brush,
      fadedCuttings(brush, tufts, haze, share),
      high * (crop === null ? 1.5 : 0.6),
      [high * 0.7, high],
      foot,
    );
    if (heads)
      plantRow(
        brush,
        fadedCuttings(brush, heads, haze, share * 0.7),
        high * 0.55,
        [high * 0.8, high * 1.25],
        foot + 0.01,
      );
  }
}

/** A garden: a hedge behind, rose bushes, beds of many flowers, a small tree in bloom, ferns. */
export function paintFlowerGarden(brush: Brush): void {
  const { light } = brush;
  const season = seasonOf(brush);
  const ppu = brush.px_per_unit;
  const green = season === "summer" ? rgb("#55803a") : undergrowthColour(brush);
  const box = { left: -0.9, right: 0.9, top: -0.95, bottom: 0.1 };
  const hedge = cuttings(brush, 4, box, ppu * 0.4, (own) => paintShrub(own, mix(green, rgb("#2f5a34"), 0.4), 0.05));
  const trees = cuttings(brush, 2, treeBox, ppu * 0.95, (own, i) =>
    paintBroadTree(
      own,
      own.ctx,
      own.random,
      i ? treeKinds.apple : treeKinds.cherry,
      season === "summer" ? "spring" : season,
    ),
  );
  plantRow(brush, fadedCuttings(brush, hedge, light.haze, 0.34), 0.22, [0.42, 0.62]);
  plantRow(brush, fadedCuttings(brush, trees, light.haze, 0.16), 1.5, [0.8, 1.02], 0.005);
  plantRow(brush, fadedCuttings(brush, hedge, light.haze, 0.1), 0.3, [0.2, 0.34], 0.01);
  mistBand(brush, light.haze, -0.5, 0.16);
  const bright = season !== "winter" && light.weather !== "snow";
  const beds: readonly (readonly [readonly BloomKind[], readonly string[]])[] = [
    [
      ["rose", "cosmos"],
      ["#d8435c", "#f2c9d2", "#e88a9c", "#fff1ea"],
    ],
    [
      ["tulip", "daisy", "lavender"],
      ["#e2683c", "#f8f5ee", "#8f78c8", "#f2c23c", "#fbf7ee", "#a58ad0"],
    ],
  ];
  const ferns = cuttings(brush, 3, { left: -1.1, right: 1.1, top: -1.2, bottom: 0.1 }, ppu * 0.18, (own) =>
    paintFern(own, scale(green, 1.12)),
  );
  beds.forEach(([kinds, colours], i) => {
    if (bright) {
      const heads = blooms(brush, kinds, brush.colour ? [brush.colour] : colours.map(rgb), ppu * 0.26);
      plantRow(brush, heads, 0.075 - i * 0.01, [0.15 - i * 0.03, 0.27 - i * 0.06], 0.012 + i * 0.012);
    }
    plantRow(brush, ferns, 0.34 - i * 0.1, [0.08, 0.14], 0.016 + i * 0.014);
  });
}

/** Fruit trees in their rows, the fruit bright among the leaves. */
export function paintOrchard(brush: Brush): void {
  const { light } = brush;
  const season = seasonOf(brush);
  const { variants } = brush;
  const fruit =
    brush.colour ??
    (variants.has("orange") ? rgb("#f09a2c") : variants.has("olive_countryside") ? rgb("#5c5a34") : rgb("#cf3b2c"));
  const kind = variants.has("olive_countryside_2") ? treeKinds.olive : treeKinds.apple;
  const trees = cuttings(brush, 4, treeBox, brush.px_per_unit * 0.95, (own) => {
    paintBroadTree({ ...own, colour: null }, own.ctx, own.random, kind, season);
    if (season === "winter" || season === "spring") return;
    for (let i = 0; i < 60; i++) {
      const angle = own.random() * Math.PI * 2;
      const reach = Math.sqrt(own.random());
      const x = Math.cos(angle) * reach * 0.34;
      const y = -0.6 + Math.sin(angle) * reach * 0.26;
      oval(own.ctx, sunlit(light, scale(fruit, 0.7), 0.2), x, y, 0.016, 0.017);
      oval(
        own.ctx,
        sunlit(light, mix(fruit, [255, 236, 190], 0.2), 0.85),
        x + light.side * 0.005,
        y - 0.004,
        0.01,
        0.011,
      );
    }
  });
  const tufts = cuttings(brush, 3, tuftBox, brush.px_per_unit * 0.12, (own) =>
    paintBlades({ ...own, colour: null }, own.random, "grass", -1, 1, 1, 70),
  );
  plantRow(brush, fadedCuttings(brush, trees, light.haze, 0.62), 0.2, [0.34, 0.42], -0.2);
  plantRow(brush, fadedCuttings(brush, tufts, light.haze, 0.55), 0.1, [0.06, 0.1], -0.19);
  plantRow(brush, fadedCuttings(brush, trees, light.haze, 0.36), 0.4, [0.52, 0.62], -0.12);
  plantRow(brush, fadedCuttings(brush, tufts, light.haze, 0.3), 0.12, [0.08, 0.12], -0.11);
  mistBand(brush, light.haze, -0.4, 0.3);
  plantRow(brush, trees, 0.85, [0.88, 1], 0.005);
  plantRow(brush, tufts, 0.16, [0.06, 0.1], 0.02);
}

/** A swamp: bare and bearded trees out of the mist, reeds, still water before them. */
export function paintSwamp(brush: Brush): void {
  const { light, random, ctx, window } = brush;
  const far = mix(light.haze, rgb("#8a9a72"), 0.2);
  const bald = { ...treeKinds.woodland, width: 0.06, trunk: 0.3 };
  const trees = cuttings(brush, 4, treeBox, brush.px_per_unit * 0.95, (own, i) =>
    paintBroadTree(own, own.ctx, own.random, { ...bald, dense: 0.5, full: 0.7 }, i % 2 ? "winter" : "summer"),
  );
  const reeds = cuttings(brush, 4, tuftBox, brush.px_per_unit * 0.3, (own) =>
    paintBlades({ ...own, colour: null }, own.random, "reed", -0.9, 0.9, 1, 90),
  );
  plantRow(brush, fadedCuttings(brush, trees, far, 0.7), 0.14, [0.5, 0.8]);
  mistBand(brush, far, -0.7, 0.6);
  plantRow(brush, fadedCuttings(brush, reeds, far, 0.5), 0.2, [0.1, 0.18]);
  plantRow(brush, fadedCuttings(brush, trees, far, 0.36), 0.36, [0.66, 0.92], 0.004);
  mistBand(brush, far, -0.4, 0.5);
  const period = window.right - window.left;
  for (let i = 0; i < 3; i++) {
    const tree = trees[Math.floor(random() * 4)]!;
    const x = window.left + ((i + 0.3 + random() * 0.5) / 3) * period;
    setPlant(brush, tree, x, 0.01, 0.85 + random() * 0.17, true);
    // Moss hangs from the boughs.
    for (let b = 0; b < 26; b++) {
      const bx = x + (random() - 0.5) * 0.5;
      const by = -0.45 - random() * 0.35;
      const long = 0.05 + random() * 0.14;
      for (const shift of [-period, 0, period])
        oval(
          ctx,
          sunlit(light, rgb("#8a9474"), 0.2 + random() * 0.3),
          bx + shift,
          by + long / 2,
          0.006,
          long / 2,
          0,
          0.6,
        );
    }
  }
  plantRow(brush, reeds, 0.3, [0.12, 0.26], 0.012);
  mistBand(brush, far, -0.16, 0.35);
}

const dry = lowland({ low: "#7a6a3a", high: "#c0a45c", tuft: "#8f7c3c", swell: 0.6, perUnit: 0.3 });

/** Open grassland: dry tufts in the low light, lone thorn trees far out. */
export function paintPlain(brush: Brush): void {
  const { light } = brush;
  dry(brush);
  if (light.weather === "snow") return;
  const { variants } = brush;
  if (variants.has("savanna")) {
    const trees = cuttings(
      brush,
      3,
      { left: -0.62, right: 0.62, top: -1.06, bottom: 0.03 },
      brush.px_per_unit * 0.6,
      (own, i) =>
        paintBroadTree(
          { ...own, colour: null },
          own.ctx,
          own.random,
          i === 2 ? treeKinds.baobab : treeKinds.acacia,
          "summer",
        ),
    );
    plantRow(brush, fadedCuttings(brush, trees, light.haze, 0.4), 2.2, [0.22, 0.5], -0.52);
  }
  const tufts = cuttings(brush, 4, tuftBox, brush.px_per_unit * 0.3, (own) =>
    paintBlades({ ...own, colour: own.colour ?? rgb("#b79a56") }, own.random, "grass", -1, 1, 1, 90),
  );
  for (const [foot, share, high] of [
    [-0.38, 0.36, 0.1],
    [-0.2, 0.18, 0.16],
    [-0.02, 0, 0.26],
  ] as const)
    plantRow(brush, fadedCuttings(brush, tufts, light.haze, share), high * 3, [high * 0.6, high], foot);
}
