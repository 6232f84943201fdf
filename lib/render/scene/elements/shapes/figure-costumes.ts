import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { feet, hex, never, skirted, top, type Garment } from "./figure-garment.ts";

/** Clothes that dress the whole body at once. */
export const costumes: readonly Garment[] = [
  {
    is: "tracksuit",
    part: "all",
    pattern: /\b(tracksuit|gym clothes|sportswear)\b/,
    wear: (o, c, w) => {
      top({ collar: "high", ease: 0.013, tail: 0.03 })(o, c, w);
      o.legs = o.top;
      o.leg_ease = [0.01, 0.012, 0.008];
      o.footwear = "sneakers";
    },
  },
  {
    is: "suit",
    part: "all",
    pattern:
      /\b(suit(?! of)|suits|tuxedo|business attire|formal wear)\b(?!case)|\btraje\b|costume\b|anzug|\bterno\b|\babito\b|スーツ|西装|सूट|بدلة/,
    wear: (o, c, w) => {
      top({ collar: "lapel", ease: 0.014, tail: 0.09, flare: 0.008, waisted: true, buttons: 1, pockets: true }, [
        "#262c38",
        "#3b3f47",
      ])(o, c, w);
      o.inner = rgb("#eceae6");
      o.legs = o.top && scale(o.top, 0.97);
      o.leg_ease = [0.008, 0.01, 0.013];
      o.footwear = w.looks.woman ? "heels" : "shoes";
      if (!w.looks.woman) o.tie = hex("#7a2630", "#2f4a72", w.random);
    },
  },
  {
    is: "scrubs",
    part: "all",
    pattern: /\bscrubs\b/,
    wear: (o, c, w) => {
      top({ collar: "vee", sleeve: 0.3, ease: 0.014, tail: 0.06, pockets: true }, ["#3f8c93", "#4f78a8"])(o, c, w);
      o.legs = o.top;
      o.leg_ease = [0.01, 0.014, 0.016];
      o.footwear = "sneakers";
    },
  },
  {
    is: "uniform",
    part: "all",
    pattern: /\buniform(e|s)?\b|制服|軍服|军装|वर्दी|زي/,
    wear: (o, c, w) => {
      top({ collar: "shirt", ease: 0.011, tail: 0.05, buttons: 1, pockets: true, waisted: true }, [
        "#2f3d57",
        "#4a5240",
      ])(o, c, w);
      o.legs = o.top && scale(o.top, 0.86);
      o.belt = rgb("#1c1a19");
      o.footwear = "boots";
    },
  },
  {
    is: "fatigues",
    part: "all",
    pattern: /\b(fatigues|camouflage|camo|combat gear)\b/,
    wear: (o, c, w) => {
      top({ collar: "shirt", ease: 0.016, tail: 0.05, pockets: true, waisted: true }, ["#5a6042", "#6b6448"])(o, c, w);
      o.legs = o.top && scale(o.top, 0.9);
      o.leg_ease = [0.014, 0.018, 0.014];
      o.belt = rgb("#3b3a2c");
      feet("boots", "#2c2620", 0.82)(o, null, w);
      o.gloves = null;
    },
  },
  {
    is: "overalls",
    part: "all",
    pattern: /\b(overalls?|dungarees|coveralls?|boiler suit|jumpsuit|peto)\b|salopette|latzhose|macacão|つなぎ|工装/,
    wear: (o, c, w) => {
      const cloth = c ?? rgb("#3d577c");
      if (!o.top || !c) top({ collar: "crew", sleeve: 0.6, ease: 0.008 }, ["#c9b48e", "#a84a38"])(o, null, w);
      o.legs = cloth;
      o.leg_ease = [0.016, 0.018, 0.02];
      o.apron = null;
      o.suspenders = cloth;
      feet("boots", "#4a3424", 0)(o, null, w);
    },
  },
  {
    is: "spacesuit",
    part: "all",
    pattern: /\b(space ?suit|eva suit|pressure suit)\b|traje espacial|scaphandre|raumanzug|宇宙服|宇航服|太空服/,
    wear: (o, c, w) => {
      top({ collar: "high", ease: 0.036, tail: 0.02, puffed: false }, ["#dfe2e6", "#e6e2da"])(o, c, w);
      o.legs = o.top;
      o.leg_ease = [0.026, 0.028, 0.026];
      o.plates = "space";
      o.pack = "life_support";
      o.pack_colour = rgb("#c9cdd2");
      o.gloves = rgb("#b9bec6");
      feet("boots", "#b3b7be", 0.74)(o, null, w);
      o.scarf = null;
    },
  },
  {
    is: "wetsuit",
    part: "all",
    pattern: /\b(wet ?suit|diving suit|swimsuit|swimming costume)\b|neoprene|ウェットスーツ|潜水服/,
    wear: (o, c, w) => {
      top({ collar: "high", ease: 0.001, tail: 0 }, ["#1c2430", "#20242b"])(o, c, w);
      o.legs = o.top;
      o.leg_ease = [0, 0, 0];
      o.footwear = "bare";
    },
  },
  {
    is: "bodysuit",
    part: "all",
    pattern: /\b(bodysuit|leotard|superhero|cycling kit|racing suit)\b|スーパーヒーロー|超级英雄/,
    wear: (o, c, w) => {
      top({ collar: "high", ease: 0.001, tail: 0 }, ["#a32a2c", "#24477f"])(o, c, w);
      o.legs = o.top && scale(o.top, 0.8);
      o.leg_ease = [0, 0, 0.001];
    },
  },
  {
    is: "kimono",
    part: "all",
    pattern: /\b(kimono|yukata|hanfu|hanbok)\b|着物|浴衣|和服|汉服/,
    wear: (o, c, w) => {
      top({ collar: "cross", ease: 0.02, tail: 0.42, flare: 0.012, sleeve: 1 }, ["#7a2f45", "#33507a"])(o, c, w);
      o.inner = rgb("#efe9df");
      o.sash = hex("#c59a4a", "#3f3a5e", w.random);
      o.legs = null;
      o.puffed = false;
      feet("sandals", "#3a2a20")(o, null, w);
    },
  },
  {
    is: "hakama",
    part: "all",
    pattern: /\bhakama\b|袴/,
    wear: (o, c, w) => {
      top({ collar: "cross", ease: 0.016, tail: 0.02 }, ["#2c3550", "#e2dccf"])(o, null, w);
      o.inner = rgb("#e9e3d8");
      o.legs = null;
      o.skirt = { colour: c ?? rgb("#2a2c3a"), length: 0.45, flare: 0.06, pleats: 1 };
      o.sash = rgb("#1d1d26");
      feet("sandals", "#3a2a20")(o, null, w);
    },
  },
  {
    is: "sari",
    part: "all",
    pattern: /\bsaree?s?\b|\bsari\b|साड़ी|\blehenga\b/,
    wear: (o, c, w) => {
      const cloth = c ?? hex("#b5324a", "#d08a2a", w.random);
      skirted(0.46, 0.03, 1, { sleeve: 0.2, footwear: "sandals" })(o, cloth, w);
      o.top = scale(cloth, 0.72);
      o.cape = null;
      o.scarf = null;
      o.sash = cloth;
    },
  },
  {
    is: "robe",
    part: "all",
    pattern:
      /\b(robes?|tunic|cassock|habit|toga|djellaba|kaftan|abaya|thobe|kurta)\b|túnica|\bkutte\b|僧袍|袍|कुर्ता|عباءة|جلباب|ثوب/,
    wear: (o, c, w) => {
      top({ collar: "cross", ease: 0.024, tail: 0.42, flare: 0.04 }, ["#7a4a2a", "#4a4038"])(o, c, w);
      o.inner = o.top && scale(o.top, 0.7);
      o.sash = o.top && scale(o.top, 0.62);
      o.legs = null;
      feet("sandals", "#3a2a20")(o, null, w);
    },
  },
  {
    is: "gown",
    part: "all",
    pattern: /\b(gown|ball ?gown|evening dress|wedding dress)\b|婚纱|ドレス/,
    wear: skirted(0.47, 0.12, 0.6, { sleeve: 0, collar: "vee", footwear: "heels" }),
  },
  {
    is: "dress",
    part: "all",
    pattern:
      /\b(?<!evening |wedding )(sun)?dress(es)?\b(?! shirt)|vestido|\brobe (rouge|noire|blanche|bleue)|\bkleid\b|vestito|裙子|连衣裙|ワンピース|पोशाक|فستان/,
    wear: (o, c, w) => {
      const { said } = w.looks;
      const length = /\b(long|maxi|evening|flowing|floor-length|largo|longue)\b/.test(said)
        ? 0.44
        : /\b(short|mini|cocktail)\b/.test(said)
          ? 0.13
          : 0.25;
      skirted(length, length > 0.4 ? 0.08 : 0.055, 0.45)(o, c, w);
    },
  },
  {
    is: "tutu",
    part: "all",
    pattern: /\b(tutu|ballet costume)\b|チュチュ/,
    wear: skirted(0.07, 0.13, 1, { sleeve: 0, collar: "strap", footwear: "flats" }),
  },
  {
    is: "tunic_armour",
    part: "all",
    pattern: /\b(armou?r|chain ?mail|breastplate)\b|armadura|armure|rüstung|鎧|甲冑|盔甲|कवच|درع/,
    wear: (o, c, w) => {
      const eastern = /samurai|japan|侍|武士/.test(w.looks.said);
      top({ collar: eastern ? "cross" : "high", ease: 0.016, tail: 0.03 }, ["#6d747d", "#7c838c"])(
        o,
        eastern ? (c ?? rgb("#5d1f24")) : c,
        w,
      );
      o.plates = eastern ? "samurai" : "knight";
      if (c) o.metal = mix(c, rgb("#aab2bb"), 0.35);
      o.legs = eastern ? rgb("#2a2a33") : scale(o.top ?? o.metal, 0.8);
      o.leg_ease = eastern ? [0.02, 0.02, 0.006] : [0.004, 0.004, 0.006];
      if (eastern) o.skirt = { colour: rgb("#262833"), length: 0.43, flare: 0.055, pleats: 1 };
      o.gloves = eastern ? null : rgb("#5c636c");
      feet("boots", eastern ? "#2a2320" : "#5c636c", 0.62)(o, null, w);
    },
  },
  {
    is: "doublet",
    part: "all",
    pattern: never,
    wear: (o, c, w) => {
      top({ collar: "high", ease: 0.015, tail: 0.12, flare: 0.03, waisted: true, buttons: 1 }, ["#7a2230", "#3a2a5c"])(
        o,
        c,
        w,
      );
      o.legs = rgb("#3a2f2c");
      o.leg_ease = [0.01, 0.004, 0.002];
      o.belt = rgb("#c29a3a");
      feet("boots", "#4a2f1f", 0.7)(o, null, w);
    },
  },
];
