import type { Variant, Variants } from "#lib/elements/variants.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Random } from "#lib/render/scene/random.ts";
import { growTo, paintBranches, paintTwigs, type Bark } from "./branches.ts";
import { paintLeaves, type Clump, type Foliage } from "./leaves.ts";
import { type Season } from "./season.ts";
import type { Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";

/** How one kind of tree stands; lengths in shares of its height. */
export interface TreeKind {
  /** Ovals that the crown fills. */
  crown: readonly (readonly [x: number, y: number, rx: number, ry: number])[];
  /** Height of the bare trunk and its width at the foot. */
  trunk: number;
  width: number;
  clump: number;
  leaf: number;
  hang: number;
  /** Leaves on the area of a clump, and clumps on the area of the crown. */
  dense: number;
  full: number;
  bark: Bark;
  summer: readonly [string, string];
  autumn: readonly [string, string];
  spring: readonly [string, string];
  evergreen?: boolean;
}

const brown: Bark = { colour: rgb("#6a5442"), marks: "fissures" };
const oak: TreeKind = {
  crown: [
    [0, -0.64, 0.3, 0.3],
    [-0.22, -0.55, 0.24, 0.18],
    [0.23, -0.57, 0.24, 0.2],
    [0.04, -0.83, 0.2, 0.14],
  ],
  trunk: 0.3,
  width: 0.085,
  clump: 0.102,
  leaf: 0.016,
  hang: 0.1,
  dense: 1,
  full: 1,
  bark: brown,
  summer: ["#64892f", "#7fa23e"],
  autumn: ["#c8792a", "#a8502a"],
  spring: ["#86a94a", "#9fbe5c"],
};

export const treeKinds = {
  woodland: {
    ...oak,
    crown: [
      [0, -0.72, 0.19, 0.22],
      [-0.12, -0.6, 0.15, 0.13],
      [0.13, -0.64, 0.15, 0.14],
      [0.02, -0.88, 0.12, 0.1],
    ],
    trunk: 0.45,
    width: 0.05,
    clump: 0.085,
    leaf: 0.018,
  },
  oak,
  maple: {
    ...oak,
    crown: [
      [0, -0.62, 0.34, 0.32],
      [0.02, -0.82, 0.2, 0.16],
      [-0.16, -0.5, 0.2, 0.14],
      [0.18, -0.5, 0.2, 0.14],
    ],
    width: 0.07,
    autumn: ["#d2502a", "#e08a32"],
  },
  birch: {
    ...oak,
    crown: [
      [0, -0.7, 0.15, 0.26],
      [-0.09, -0.5, 0.14, 0.17],
      [0.1, -0.52, 0.14, 0.18],
      [0.01, -0.88, 0.09, 0.1],
    ],
    trunk: 0.5,
    width: 0.036,
    clump: 0.06,
    leaf: 0.011,
    hang: 0.45,
    dense: 0.62,
    full: 0.85,
    bark: { colour: rgb("#e6e1d6"), marks: "birch" },
    summer: ["#7c9a48", "#93ad5a"],
    autumn: ["#e0ae3a", "#eac35a"],
    spring: ["#a3c062", "#b6cd78"],
  },
  cherry: {
    ...oak,
    crown: [
      [0, -0.62, 0.32, 0.26],
      [-0.28, -0.56, 0.22, 0.16],
      [0.28, -0.6, 0.24, 0.17],
      [0.02, -0.8, 0.2, 0.13],
    ],
    trunk: 0.24,
    width: 0.07,
    clump: 0.07,
    leaf: 0.012,
    full: 0.95,
    bark: { colour: rgb("#5a4640"), marks: "fissures" },
    spring: ["#f7bcd0", "#ffe9ef"],
    autumn: ["#c65a34", "#d98a44"],
  },
  poplar: {
    ...oak,
    crown: [
      [0, -0.52, 0.1, 0.4],
      [0, -0.78, 0.075, 0.2],
    ],
    trunk: 0.16,
    width: 0.04,
    clump: 0.055,
    leaf: 0.012,
    full: 1.3,
    autumn: ["#dcae3c", "#c98f34"],
  },
  cypress: {
    ...oak,
    crown: [
      [0, -0.5, 0.085, 0.44],
      [0, -0.78, 0.05, 0.2],
    ],
    trunk: 0.06,
    width: 0.04,
    clump: 0.042,
    leaf: 0.011,
    hang: -0.5,
    full: 1.9,
    summer: ["#34492c", "#40583a"],
    autumn: ["#34492c", "#40583a"],
    spring: ["#3a5232", "#466040"],
    evergreen: true,
  },
  acacia: {
    ...oak,
    crown: [
      [0.04, -0.9, 0.36, 0.06],
      [-0.34, -0.79, 0.2, 0.035],
      [0.38, -0.82, 0.18, 0.035],
    ],
    trunk: 0.2,
    width: 0.055,
    clump: 0.062,
    leaf: 0.01,
    full: 0.9,
    dense: 0.9,
    summer: ["#76863c", "#94a04e"],
    evergreen: true,
  },
  baobab: {
    ...oak,
    crown: [
      [-0.24, -0.82, 0.2, 0.1],
      [0.2, -0.86, 0.22, 0.1],
      [0, -0.92, 0.16, 0.07],
    ],
    trunk: 0.6,
    width: 0.24,
    clump: 0.05,
    leaf: 0.01,
    full: 0.7,
    bark: { colour: rgb("#8d7765"), marks: "fissures" },
    evergreen: true,
  },
  olive: {
    ...oak,
    crown: [
      [-0.1, -0.62, 0.26, 0.2],
      [0.18, -0.66, 0.24, 0.22],
      [0, -0.84, 0.2, 0.13],
    ],
    trunk: 0.2,
    width: 0.085,
    clump: 0.075,
    leaf: 0.013,
    dense: 0.75,
    summer: ["#74815a", "#97a17e"],
    evergreen: true,
  },
  willow: {
    ...oak,
    crown: [
      [0, -0.76, 0.3, 0.2],
      [-0.26, -0.62, 0.16, 0.18],
      [0.26, -0.62, 0.16, 0.18],
    ],
    trunk: 0.32,
    width: 0.085,
    clump: 0.07,
    leaf: 0.014,
    hang: 0.8,
    dense: 0.7,
    summer: ["#7f9a44", "#98ae58"],
    autumn: ["#cfa83e", "#b98f36"],
  },
  apple: {
    ...oak,
    crown: [
      [0, -0.62, 0.32, 0.3],
      [-0.2, -0.54, 0.2, 0.18],
      [0.2, -0.54, 0.2, 0.18],
    ],
    trunk: 0.24,
    width: 0.06,
    spring: ["#f4dde2", "#fdf3f2"],
  },
} as const satisfies Record<string, TreeKind>;

const named: readonly (readonly [keyof typeof treeKinds, Variant])[] = [
  ["birch", "birch_trees"],
  ["cherry", "cherry_trees"],
  ["willow", "willow"],
  ["poplar", "poplar"],
  ["cypress", "cypress"],
  ["acacia", "acacia"],
  ["baobab", "baobab"],
  ["olive", "olive_trees"],
  ["apple", "apple_tree"],
  ["maple", "maple"],
];

/** The kind a tree's words name; `fallback` where they name none. */
export function kindOf(variants: Variants, fallback: keyof typeof treeKinds): keyof typeof treeKinds {
  return named.find(([, words]) => variants.has(words))?.[0] ?? fallback;
}

/** Points spread over the crown, none close to another: where the clumps sit. */
function places(random: Random, kind: TreeKind, spacing: number, most: number): Point[] {
  const found: Point[] = [];
  const total = kind.crown.reduce((sum, [, , rx, ry]) => sum + rx * ry, 0);
  for (let tries = 0; tries < most * 14 && found.length < most; tries++) {
    let pick = random() * total;
    const oval = kind.crown.find(([, , rx, ry]) => (pick -= rx * ry) <= 0) ?? kind.crown[0]!;
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    const x = oval[0] + Math.cos(angle) * reach * oval[2];
    const y = oval[1] + Math.sin(angle) * reach * oval[3];
    if (found.every(([fx, fy]) => Math.hypot(fx - x, fy - y) > spacing)) found.push([x, y]);
  }
  return found;
}

export function leafColours(brush: Brush, kind: TreeKind, season: Season): readonly [Rgb, Rgb] {
  if (brush.colour) return [brush.colour, mix(brush.colour, [255, 250, 220], 0.18)];
  const pair = kind.evergreen
    ? kind.summer
    : season === "autumn"
      ? kind.autumn
      : season === "spring"
        ? kind.spring
        : kind.summer;
  return [rgb(pair[0]), rgb(pair[1])];
}

/** A broad-leaved tree of height 1 at the origin: wood that reaches into its crown, clumps behind and before it. */
export function paintBroadTree(
  brush: Brush,
  ctx: CanvasRenderingContext2D,
  random: Random,
  kind: TreeKind,
  season: Season,
): void {
  const detail = brush.px_per_unit;
  const bare = season === "winter" && !kind.evergreen;
  const snow = brush.light.weather === "snow" || season === "winter";
  const lean = (random() - 0.5) * 0.12;
  const stretched = kind.crown.map(
    ([x, y, rx, ry]) =>
      [
        x * (0.88 + random() * 0.24) + lean * 0.6,
        y + (random() - 0.5) * 0.04,
        rx * (0.9 + random() * 0.18),
        ry * (0.92 + random() * 0.14),
      ] as const,
  );
  const own = { ...kind, crown: stretched };
  const spacing = (kind.clump * (detail < 120 ? 1.1 : 0.92)) / Math.sqrt(kind.full);
  const tips = places(random, own, bare ? 0.024 : spacing, bare ? (detail < 160 ? 70 : 150) : 90);
  const trunk: Point[] = [
    [0, 0.012],
    [lean * 0.15 + (random() - 0.5) * 0.03, -kind.trunk * 0.5],
    [lean * 0.5, -kind.trunk],
    [lean * 0.9, -kind.trunk - (1 - kind.trunk) * 0.42],
  ];
  const skeleton = growTo(random, trunk, tips, kind.width, -0.12);
  flare(brush, ctx, kind);
  const middle: Clump = { x: lean, y: -0.66, rx: 0.44, ry: 0.34 };
  middle.rx = Math.max(...stretched.map(([x, , rx]) => Math.abs(x - lean) + rx)) + kind.clump * 0.5;
  const tops = stretched.map(([, y, , ry]) => y - ry);
  const feet = stretched.map(([, y, , ry]) => y + ry);
  middle.y = (Math.min(...tops) + Math.max(...feet)) / 2;
  middle.ry = (Math.max(...feet) - Math.min(...tops)) / 2 + kind.clump * 0.5;
  const [colour, second] = leafColours(brush, kind, season);
  const foliage: Foliage = { colour, second, leaf: kind.leaf, hang: Math.max(0, kind.hang), dense: kind.dense };
  const clumps = tips.map(([x, y]): Clump => {
    const r = kind.clump * (0.75 + random() * 0.5);
    return { x, y, rx: r, ry: r * (kind.hang > 0.6 ? 1.7 : kind.hang < 0 ? 1.5 : 0.82) };
  });
  // What is higher and further in lies behind; the lowest and foremost clumps come last.
  clumps.sort((a, b) => a.y + (random() - 0.5) * 0.2 - b.y);
  if (bare) {
    paintBranches(brush, ctx, random, skeleton, kind.bark, snow);
    paintTwigs(brush, ctx, random, skeleton, kind.bark);
    return;
  }
  const behind = clumps.map((c) => ({ ...c, y: c.y + 0.015, rx: c.rx * 0.95, ry: c.ry * 0.95 }));
  const dim = {
    ...foliage,
    colour: scale(colour, 0.52),
    second: scale(second, 0.52),
    leaf: foliage.leaf * 1.7,
    dense: foliage.dense * 1.1,
  };
  paintLeaves(brush, ctx, random, behind, middle, dim, 0);
  paintBranches(brush, ctx, random, skeleton, kind.bark, false);
  paintLeaves(
    brush,
    ctx,
    random,
    clumps,
    middle,
    foliage,
    snow && kind.evergreen ? 0.7 : brush.light.weather === "snow" ? 0.6 : 0,
  );
}

/** The foot of the trunk widens into its roots. */
function flare(brush: Brush, ctx: CanvasRenderingContext2D, kind: TreeKind): void {
  const w = kind.width;
  ctx.fillStyle = css(sunlit(brush.light, scale(kind.bark.colour, 0.7), 0.3));
  ctx.beginPath();
  ctx.moveTo(-w * 1.05, 0.014);
  ctx.quadraticCurveTo(-w * 0.5, -0.01, -w * 0.42, -0.09);
  ctx.lineTo(w * 0.42, -0.09);
  ctx.quadraticCurveTo(w * 0.5, -0.01, w * 1.05, 0.014);
  ctx.fill();
}
