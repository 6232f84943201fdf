import { figure } from "./scene-element.ts";
import { seasonOf } from "./shapes/season.ts";
import { kindOf, paintBroadTree, treeKinds } from "./shapes/trees.ts";

export const tree = figure({
  id: "tree",
  kind: "plant",
  words: [
    "tree",
    "oak",
    "maple",
    "willow",
    "birch",
    "apple tree",
    "cherry tree",
    "branch",
    "leaf",
    "bonsai",
    "árbol",
    "roble",
    "hoja",
    "arbre",
    "chêne",
    "feuille",
    "baum",
    "eiche",
    "blatt",
    "árvore",
    "carvalho",
    "folha",
    "albero",
    "quercia",
    "foglia",
    "木",
    "樹",
    "葉",
    "树",
    "大树",
    "树叶",
    "पेड़",
    "वृक्ष",
    "شجرة",
    "ورقة",
  ],
  height_m: 8,
  layers: ["midground", "subject", "background", "foreground"],
  surroundings: ["field"],
  box: { left: -0.64, right: 0.64, top: -1.06, bottom: 0.03 },
  shading: "flat",
  paint(brush) {
    const season = seasonOf(brush);
    const kind = kindOf(`${brush.noun} ${brush.look}`, brush.random() > 0.5 ? "oak" : "maple");
    paintBroadTree(brush, brush.ctx, brush.random, treeKinds[kind], season);
  },
});
