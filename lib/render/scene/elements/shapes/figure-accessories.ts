import { rgb } from "#lib/render/scene/colour.ts";
import { extra, feet, legs, type Garment } from "./figure-garment.ts";

/** What legs and feet wear, and what is put on over everything. */
export const accessories: readonly Garment[] = [
  {
    is: "cloak",
    part: "extra",
    pattern: /\b(cloak|cape|mantle)\b|\bcapa\b|umhang|mantello|マント|披风|斗篷/,
    wear: extra((o, c) => {
      o.cape = c;
    }, "#5a2430"),
  },
  {
    is: "skirt",
    part: "legs",
    pattern: /\bskirt\b|falda|\bjupe\b|\brock\b(?! (star|band|music))|\bsaia\b|gonna|スカート/,
    wear: (o, c) => {
      o.legs = null;
      o.waisted = true;
      o.tail = Math.min(o.tail, 0.02);
      o.skirt = { colour: c ?? rgb("#3b3a45"), length: 0.22, flare: 0.035, pleats: 0.5 };
    },
  },
  {
    is: "jeans",
    part: "legs",
    pattern: /\b(jeans|denim(?! (jacket|shirt|dress|overalls))|vaqueros)\b|ジーンズ|牛仔裤|जींस/,
    wear: legs({ leg_ease: [0.004, 0.006, 0.01] }, ["#46618c", "#3a4d70"]),
  },
  {
    is: "trousers",
    part: "legs",
    pattern: /\b(trousers|pants|slacks|chinos|corduroys)\b|pantal[oó]n\w*|\bhose\b|calças|pantaloni|ズボン|裤子|पैंट/,
    wear: legs({ leg_ease: [0.006, 0.01, 0.016] }),
  },
  {
    is: "leggings",
    part: "legs",
    pattern: /\b(leggings|tights|yoga pants)\b/,
    wear: legs({ leg_ease: [0, 0, 0.001] }, ["#23232b", "#3a3550"]),
  },
  {
    is: "shorts",
    part: "legs",
    pattern: /\b(shorts|trunks|swimming trunks|bermudas)\b|短裤|短パン/,
    wear: (o, c, w) => {
      legs({ leg_until: 0.42, leg_ease: [0.012, 0.02, 0.02] }, ["#39506b", "#8a7a56"])(o, c, w);
    },
  },
  {
    is: "boots",
    part: "feet",
    pattern: /\b(boots|wellingtons|wellies)\b|\bbotas\b|bottes|stiefel|stivali|靴子|ブーツ|长靴/,
    wear: feet("boots", "#3a2a20", 0.76),
  },
  {
    is: "sneakers",
    part: "feet",
    pattern: /\b(sneakers|trainers|running shoes|sports shoes)\b|zapatillas|baskets\b|turnschuhe|スニーカー|运动鞋/,
    wear: feet("sneakers", "#d8d4cc"),
  },
  {
    is: "heels",
    part: "feet",
    pattern: /\b(heels|stilettos|pumps)\b|tacones|talons|高跟鞋|ハイヒール/,
    wear: feet("heels", "#a3262f"),
  },
  {
    is: "sandals",
    part: "feet",
    pattern: /\b(sandals|flip-?flops|geta)\b|サンダル|草履|凉鞋/,
    wear: feet("sandals", "#5a3d28"),
  },
  {
    is: "barefoot",
    part: "feet",
    pattern: /\bbare ?-?f(oo|ee)t(ed)?\b|descalz[oa]|pieds nus|barfuß|赤脚|裸足/,
    wear: feet("bare", "#000000"),
  },
  {
    is: "towel",
    part: "extra",
    pattern: /\b(towel|dishcloth)\b/,
    wear: extra((o) => {
      o.towel = true;
    }, "#e8e2d4"),
  },
  {
    is: "tie",
    part: "extra",
    pattern: /\b(tie|necktie|corbata|cravate|krawatte|gravata|cravatta)\b|领带|ネクタイ/,
    wear: extra((o, c) => {
      o.tie = c;
      if (o.collar === "crew") o.collar = "shirt";
    }, "#7a2630"),
  },
  {
    is: "scarf",
    part: "extra",
    pattern: /\b(scarf|shawl|bufanda|écharpe|schal|cachecol|sciarpa|muffler)\b|マフラー|围巾|दुपट्टा|وشاح/,
    wear: extra((o, c) => {
      o.scarf = c;
    }, "#b8432f"),
  },
  {
    is: "belt",
    part: "extra",
    pattern: /\b(belt|cinturón|ceinture|gürtel|cintura)\b/,
    wear: extra((o, c) => {
      o.belt = c;
    }, "#4a3220"),
  },
  {
    is: "sash",
    part: "extra",
    pattern: /\b(sash|obi|waistband)\b|帯/,
    wear: extra((o, c) => {
      o.sash = c;
    }, "#a8343a"),
  },
  {
    is: "suspenders",
    part: "extra",
    pattern: /\b(suspenders|braces)\b/,
    wear: extra((o, c) => {
      o.suspenders = c;
    }, "#4a2f22"),
  },
  {
    is: "backpack",
    part: "extra",
    pattern: /\b(back ?pack|rucksack|mochila|sac à dos|zaino)\b|リュック|背包/,
    wear: extra((o, c) => {
      o.pack = "backpack";
      o.pack_colour = c;
    }, "#9a5a2c"),
  },
  {
    is: "satchel",
    part: "extra",
    pattern: /\b(satchel|messenger bag|shoulder bag|handbag|bandolera)\b/,
    wear: extra((o, c) => {
      o.pack = "satchel";
      o.pack_colour = c;
    }, "#6b4a2c"),
  },
  {
    is: "quiver",
    part: "extra",
    pattern: /\b(quiver|archer)\b/,
    wear: extra((o, c) => {
      o.pack = "quiver";
      o.pack_colour = c;
    }, "#5a3d28"),
  },
  {
    is: "air_tank",
    part: "extra",
    pattern: /\b(scuba|air tank|oxygen tank)\b/,
    wear: extra((o, c) => {
      o.pack = "air_tank";
      o.pack_colour = c;
    }, "#d0a02c"),
  },
  {
    is: "gloves",
    part: "extra",
    pattern: /\b(gloves|mittens|guantes|gants|handschuhe)\b|手套|手袋/,
    wear: extra((o, c) => {
      o.gloves = c;
    }, "#4a3020"),
  },
];
