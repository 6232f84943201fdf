import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { feet, hex, skirted, top, type Garment } from "./figure-garment.ts";

const plated =
  (eastern: boolean): Garment["wear"] =>
  (o, c, w) => {
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
  };

/** Clothes that dress the whole body at once. */
export const costumes: readonly Garment[] = [
  {
    is: "tracksuit",
    wear: (o, c, w) => {
      top({ collar: "high", ease: 0.013, tail: 0.03 })(o, c, w);
      o.legs = o.top;
      o.leg_ease = [0.01, 0.012, 0.008];
      o.footwear = "sneakers";
    },
  },
  {
    is: "suit",
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
    wear: (o, c, w) => {
      top({ collar: "vee", sleeve: 0.3, ease: 0.014, tail: 0.06, pockets: true }, ["#3f8c93", "#4f78a8"])(o, c, w);
      o.legs = o.top;
      o.leg_ease = [0.01, 0.014, 0.016];
      o.footwear = "sneakers";
    },
  },
  {
    is: "uniform",
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
    wear: (o, c, w) => {
      top({ collar: "high", ease: 0.001, tail: 0 }, ["#1c2430", "#20242b"])(o, c, w);
      o.legs = o.top;
      o.leg_ease = [0, 0, 0];
      o.footwear = "bare";
    },
  },
  {
    is: "bodysuit",
    wear: (o, c, w) => {
      top({ collar: "high", ease: 0.001, tail: 0 }, ["#a32a2c", "#24477f"])(o, c, w);
      o.legs = o.top && scale(o.top, 0.8);
      o.leg_ease = [0, 0, 0.001];
    },
  },
  {
    is: "kimono",
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
    wear: skirted(0.47, 0.12, 0.6, { sleeve: 0, collar: "vee", footwear: "heels" }),
  },
  { is: "dress", wear: skirted(0.25, 0.055, 0.45) },
  { is: "long_dress", wear: skirted(0.44, 0.08, 0.45) },
  { is: "short_dress", wear: skirted(0.13, 0.055, 0.45) },
  {
    is: "tutu",
    wear: skirted(0.07, 0.13, 1, { sleeve: 0, collar: "strap", footwear: "flats" }),
  },
  { is: "armour", wear: plated(false) },
  { is: "samurai_armour", wear: plated(true) },
  {
    is: "doublet",
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
