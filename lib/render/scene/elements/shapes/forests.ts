import { mix, scale } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { conifersOf, larch, paintConifer } from "./conifers.ts";
import { cuttings, fadedCuttings, mistBand, plantRow, type Cutting } from "./groves.ts";
import { seasonOf } from "./season.ts";
import { kindOf, paintBroadTree, treeKinds } from "./trees.ts";
import { paintFern, paintShrub, undergrowthColour } from "./undergrowth.ts";

const treeBox = { left: -0.56, right: 0.56, top: -1.08, bottom: 0.03 };
const needleBox = { left: -0.3, right: 0.3, top: -1.03, bottom: 0.05 };

/** A wood seen from its edge: rows of trees into the haze, trunks in front, bushes and ferns at their feet. */
export function paintForest(brush: Brush): void {
  const { light, random, variants } = brush;
  const season = seasonOf(brush);
  const needles =
    variants.has("pine") ||
    (season !== "autumn" && season !== "spring" && !variants.has("birch") && random() > 0.55) ||
    (season === "winter" && !variants.has("bare"));
  const snow = light.weather === "snow" ? 0.85 : season === "winter" ? 0.65 : 0;
  const ppu = brush.px_per_unit * 0.95;
  let trees: Cutting[];
  if (needles) {
    const kind = season === "autumn" ? larch : conifersOf(variants);
    trees = cuttings(brush, 5, needleBox, ppu, (own, i) => {
      paintConifer(
        own,
        own.ctx,
        own.random,
        { ...kind, reach: kind.reach * (0.8 + (i % 3) * 0.14), foot: kind.foot + (i % 2) * 0.08 },
        snow,
      );
    });
  } else {
    // Far off, crowns close into one mass; only near by does one look in between trunks.
    const main = kindOf(variants, brush.px_per_unit < 130 ? "oak" : "woodland");
    trees = cuttings(brush, 4, treeBox, ppu, (own, i) => {
      const mixed = main === "woodland" || main === "oak";
      const kind = mixed && i === 3 ? treeKinds.birch : treeKinds[main];
      // Stands are of one kind, yet no two trees turn colour on the same day.
      const pair =
        season === "autumn" && mixed
          ? (
              [
                ["#c9822c", "#dba23a"],
                ["#b4522a", "#cf7a30"],
                ["#d9a634", "#e3bd52"],
                ["#e0ae3a", "#eac35a"],
              ] as const
            )[i]!
          : kind.autumn;
      paintBroadTree(own, own.ctx, own.random, { ...kind, autumn: pair }, season);
    });
  }
  const gap = needles ? 0.13 : 0.19;
  const far = mix(light.haze, light.halo, 0.12);
  plantRow(brush, fadedCuttings(brush, trees, far, 0.66), gap * 0.42, [0.5, 0.76]);
  const low = brush.px_per_unit * 0.16;
  const green = undergrowthColour(brush);
  const shrubs = cuttings(brush, 4, { left: -0.9, right: 0.9, top: -0.95, bottom: 0.1 }, low, (own) =>
    paintShrub(own, green, 0.06),
  );
  plantRow(brush, fadedCuttings(brush, shrubs, far, 0.58), 0.07, [0.1, 0.26], 0.004);
  mistBand(brush, far, -0.55, 0.5);
  plantRow(brush, fadedCuttings(brush, trees, far, 0.36), gap * 0.8, [0.62, 0.9], 0.004);
  const hem = brush.px_per_unit < 130 ? 0.2 : 0;
  plantRow(brush, fadedCuttings(brush, shrubs, far, 0.28), 0.08, [0.05 + hem * 0.6, 0.17 + hem], 0.008);
  mistBand(brush, far, -0.35, 0.3);
  plantRow(brush, trees, gap * 1.5, [0.74, 1.02], 0.01);
  plantRow(brush, shrubs, 0.11, [0.025 + hem * 0.3, 0.1 + hem * 0.5], 0.02);
  const ferns = cuttings(brush, 3, { left: -1.1, right: 1.1, top: -1.2, bottom: 0.1 }, low * 0.6, (own) =>
    paintFern(own, scale(green, 1.1)),
  );
  plantRow(brush, ferns, 0.09, [0.03, 0.06], 0.025);
}
