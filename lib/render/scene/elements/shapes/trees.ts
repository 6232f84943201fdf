import { treeIds, trees, type TreeId, type TreeRow } from "#lib/elements/plants/trees.ts";
import type { Variants } from "#lib/elements/variants.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Random } from "#lib/render/scene/random.ts";
import { growTo, paintBranches, paintTwigs, type Bark } from "./branches.ts";
import { paintLeaves, type Clump, type Foliage } from "./leaves.ts";
import { type Season } from "./season.ts";
import type { Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";

/** Broad-leaved trees by their kinds, their barks in colours. */
export type TreeKind = Omit<TreeRow, "bark"> & { bark: Bark };

const kindOfRow = (row: TreeRow): TreeKind => ({ ...row, bark: { ...row.bark, colour: rgb(row.bark.colour) } });
export const treeKinds = Object.fromEntries(Object.entries(trees).map(([id, row]) => [id, kindOfRow(row)])) as Readonly<
  Record<TreeId, TreeKind>
>;

/** The kind a tree's words name; `fallback` where they name none. */
export const kindOf = (variants: Variants, fallback: TreeId): TreeId =>
  treeIds.find((id) => trees[id].is !== undefined && variants.has(trees[id].is)) ?? fallback;

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
