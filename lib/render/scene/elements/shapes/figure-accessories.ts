import { rgb } from "#lib/render/scene/colour.ts";
import { extra, feet, legs, type Garment } from "./figure-garment.ts";

/** What legs and feet wear, and what is put on over everything. */
export const accessories: readonly Garment[] = [
  {
    is: "cloak",
    wear: extra((o, c) => {
      o.cape = c;
    }, "#5a2430"),
  },
  {
    is: "skirt",
    wear: (o, c) => {
      o.legs = null;
      o.waisted = true;
      o.tail = Math.min(o.tail, 0.02);
      o.skirt = { colour: c ?? rgb("#3b3a45"), length: 0.22, flare: 0.035, pleats: 0.5 };
    },
  },
  {
    is: "jeans",
    wear: legs({ leg_ease: [0.004, 0.006, 0.01] }, ["#46618c", "#3a4d70"]),
  },
  {
    is: "trousers",
    wear: legs({ leg_ease: [0.006, 0.01, 0.016] }),
  },
  {
    is: "leggings",
    wear: legs({ leg_ease: [0, 0, 0.001] }, ["#23232b", "#3a3550"]),
  },
  {
    is: "shorts",
    wear: (o, c, w) => {
      legs({ leg_until: 0.42, leg_ease: [0.012, 0.02, 0.02] }, ["#39506b", "#8a7a56"])(o, c, w);
    },
  },
  {
    is: "boots",
    wear: feet("boots", "#3a2a20", 0.76),
  },
  {
    is: "sneakers",
    wear: feet("sneakers", "#d8d4cc"),
  },
  {
    is: "heels",
    wear: feet("heels", "#a3262f"),
  },
  {
    is: "sandals",
    wear: feet("sandals", "#5a3d28"),
  },
  {
    is: "barefoot",
    wear: feet("bare", "#000000"),
  },
  {
    is: "towel",
    wear: extra((o) => {
      o.towel = true;
    }, "#e8e2d4"),
  },
  {
    is: "tie",
    wear: extra((o, c) => {
      o.tie = c;
      if (o.collar === "crew") o.collar = "shirt";
    }, "#7a2630"),
  },
  {
    is: "scarf",
    wear: extra((o, c) => {
      o.scarf = c;
    }, "#b8432f"),
  },
  {
    is: "belt",
    wear: extra((o, c) => {
      o.belt = c;
    }, "#4a3220"),
  },
  {
    is: "sash",
    wear: extra((o, c) => {
      o.sash = c;
    }, "#a8343a"),
  },
  {
    is: "suspenders",
    wear: extra((o, c) => {
      o.suspenders = c;
    }, "#4a2f22"),
  },
  {
    is: "backpack",
    wear: extra((o, c) => {
      o.pack = "backpack";
      o.pack_colour = c;
    }, "#9a5a2c"),
  },
  {
    is: "satchel",
    wear: extra((o, c) => {
      o.pack = "satchel";
      o.pack_colour = c;
    }, "#6b4a2c"),
  },
  {
    is: "quiver",
    wear: extra((o, c) => {
      o.pack = "quiver";
      o.pack_colour = c;
    }, "#5a3d28"),
  },
  {
    is: "air_tank",
    wear: extra((o, c) => {
      o.pack = "air_tank";
      o.pack_colour = c;
    }, "#d0a02c"),
  },
  {
    is: "gloves",
    wear: extra((o, c) => {
      o.gloves = c;
    }, "#4a3020"),
  },
];
