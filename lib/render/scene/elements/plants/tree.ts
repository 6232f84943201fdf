import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { seasonOf } from "#lib/render/scene/elements/shapes/season.ts";
import { kindOf, paintBroadTree, treeKinds } from "#lib/render/scene/elements/shapes/trees.ts";

export const paintTree = (brush: Brush): void => {
  const season = seasonOf(brush);
  const kind = kindOf(brush.variants, brush.random() > 0.5 ? "oak" : "maple");
  paintBroadTree(brush, brush.ctx, brush.random, treeKinds[kind], season);
};
