import { rgb, scale } from "#lib/render/scene/colour.ts";
import { feet, hex, top, type Garment } from "./figure-garment.ts";

/** What is worn on the trunk. Later ones are the more special. */
export const tops: readonly Garment[] = [
  {
    is: "tee",
    part: "top",
    pattern: /\bt-?shirts?\b|\btee\b|camiseta|maglietta|Tシャツ|T恤|टी-?शर्ट/i,
    wear: top({ collar: "crew", sleeve: 0.27, ease: 0.008, tail: 0.045 }),
  },
  {
    is: "tank",
    part: "top",
    pattern: /\btank top\b|\bsinglet\b|\bsleeveless\b|\bjersey\b|\bsports bra\b|\bcrop top\b|débardeur/,
    wear: top({ collar: "strap", sleeve: 0, ease: 0.001 }),
  },
  {
    is: "shirt",
    part: "top",
    pattern: /\b(?<!t-?)shirts?\b|camisa|chemise|\bhemd\b|camicia|シャツ|衬衫|कमीज|قميص/,
    wear: top({ collar: "shirt", buttons: 1, tail: 0.04, ease: 0.01 }, ["#dfe3e6", "#8ea4bb"]),
  },
  {
    is: "flannel",
    part: "top",
    pattern: /\b(flannel|plaid|checked|checkered|lumberjack)\b/,
    wear: top({ collar: "shirt", buttons: 1, tail: 0.05, ease: 0.011, pattern: "check" }, ["#93372c", "#3f5a48"]),
  },
  {
    is: "blouse",
    part: "top",
    pattern: /\bblouse\b|blusa|chemisier|\bbluse\b|ブラウス/,
    wear: top({ collar: "vee", ease: 0.008, tail: 0.01, waisted: true }, ["#e6ddd0", "#a9545a"]),
  },
  {
    is: "sweater",
    part: "top",
    pattern:
      /\b(sweater|jumper|pullover|cardigan|knit\w*|turtleneck|fleece|jersey de)\b|suéter|maglione|セーター|毛衣|स्वेटर/,
    wear: top({ collar: "high", pattern: "knit", ease: 0.014, tail: 0.04 }),
  },
  {
    is: "hoodie",
    part: "top",
    pattern: /\bhoodie\b|\bsweatshirt\b|\bhooded\b|sudadera|felpa|moletom|パーカー|卫衣/,
    wear: top({ collar: "hood", ease: 0.018, tail: 0.05, pockets: true }),
  },
  {
    is: "jacket",
    part: "top",
    pattern:
      /\b(jackets?|bomber|windbreaker|anorak)\b|chaqueta|\bveste\b|\bjacke\b|jaqueta|giacca|ジャケット|夹克|जैकेट|سترة/,
    wear: top({ collar: "shirt", inner: rgb("#d9d4c8"), ease: 0.017, tail: 0.035, buttons: 0, pockets: true }, [
      "#4a3a2c",
      "#2f3b4b",
    ]),
  },
  {
    is: "leather",
    part: "top",
    pattern: /\b(leather|biker|motorcycle) jacket\b/,
    wear: top({ collar: "lapel", inner: rgb("#cfcac2"), ease: 0.015, tail: 0.02, pockets: true }, [
      "#1b1a1d",
      "#3a2519",
    ]),
  },
  {
    is: "blazer",
    part: "top",
    pattern: /\b(blazer|sports coat|tweed)\b|americana/,
    wear: top({ collar: "lapel", ease: 0.014, tail: 0.085, flare: 0.008, waisted: true, buttons: 1, pockets: true }, [
      "#39424f",
      "#6a5640",
    ]),
  },
  {
    is: "coat",
    part: "top",
    pattern:
      /\b(coats?|overcoat|trench ?coat|peacoat|greatcoat|duster)\b|abrigo|manteau|mantel|casaco|cappotto|コート|大衣|外套|कोट|معطف/,
    wear: top({ collar: "lapel", ease: 0.02, tail: 0.22, flare: 0.03, waisted: true, buttons: 2, pockets: true }, [
      "#2f3c50",
      "#a58658",
    ]),
  },
  {
    is: "pea_coat",
    part: "top",
    pattern: /\bpea ?-?coat\b/,
    wear: top({ collar: "lapel", ease: 0.022, tail: 0.11, flare: 0.018, buttons: 2, pockets: true }, [
      "#1f2d4d",
      "#22262f",
    ]),
  },
  {
    is: "trench",
    part: "top",
    pattern: /\btrench/,
    wear: (o, c, w) => {
      top({ collar: "lapel", ease: 0.02, tail: 0.235, flare: 0.036, waisted: true, buttons: 2, pockets: true }, [
        "#b39468",
        "#6f6350",
      ])(o, c, w);
      o.belt = o.top && scale(o.top, 0.82);
    },
  },
  {
    is: "parka",
    part: "top",
    pattern: /\b(parka|puffer|down jacket|winter coat|ski jacket|snow ?suit)\b|doudoune|piumino|ダウン|羽绒/,
    wear: top({ collar: "hood", ease: 0.032, tail: 0.075, flare: 0.012, puffed: true, pockets: true }, [
      "#b4482f",
      "#2f5d6b",
    ]),
  },
  {
    is: "raincoat",
    part: "top",
    pattern:
      /\b(rain ?coat|rain jacket|oilskins?|slicker|poncho)\b|impermeable|imperméable|regenmantel|レインコート|雨衣/,
    wear: (o, c, w) => {
      top({ collar: "hood", ease: 0.026, tail: 0.2, flare: 0.045, buttons: 1, pockets: true }, ["#e0b02c", "#d9a52a"])(
        o,
        c,
        w,
      );
      feet("boots", "#3a4a3a", 0.68)(o, null, w);
    },
  },
  {
    is: "lab_coat",
    part: "top",
    pattern: /\b(lab|white|doctor'?s) coat\b|bata blanca|白衣|白大褂/,
    wear: (o, c, w) => {
      top({ collar: "lapel", ease: 0.018, tail: 0.2, flare: 0.022, buttons: 1, pockets: true }, ["#eef0f0", "#eef0f0"])(
        o,
        c ?? rgb("#eef0f0"),
        w,
      );
      o.inner = hex("#8fb0c6", "#6f8fae", w.random);
    },
  },
  {
    is: "vest",
    part: "top",
    pattern: /\b(vest|waistcoat|gilet)\b|chaleco|weste\b|colete|馬甲|ベスト/,
    wear: (o, c) => {
      o.inner = o.top ?? rgb("#e6e2d8");
      o.top = c ?? rgb("#3a3a40");
      o.collar = "vee";
      o.tail = 0.02;
      o.buttons = 1;
      o.ease = 0.012;
    },
  },
  {
    is: "hi_vis",
    part: "top",
    pattern: /\b(hi-?vis\w*|high[- ]visibility|safety vest|reflective)\b/,
    wear: (o, c) => {
      o.top = c ?? rgb("#e6a02a");
      o.pattern = "stripes";
      o.collar = "vee";
      o.ease = 0.016;
    },
  },
  {
    is: "bare_chest",
    part: "top",
    pattern: /\b(shirtless|bare[- ]chested|topless)\b/,
    wear: (o) => {
      o.top = null;
      o.inner = null;
      o.sleeve = 0;
    },
  },
  {
    is: "apron",
    part: "top",
    pattern: /\b(apron|tablier|delantal|schürze|avental|grembiule)\b|エプロン|围裙|एप्रन|مئزر/,
    wear: (o, c, w) => {
      o.apron = { colour: c ?? rgb("#2c2f36"), bib: !/\b(waist|half) apron\b/.test(w.looks.said) };
    },
  },
  {
    is: "chef_jacket",
    part: "top",
    pattern: /\bchef'?s? (jacket|whites|coat)\b/,
    wear: top({ collar: "high", ease: 0.015, tail: 0.06, buttons: 2 }, ["#f1efe9", "#f1efe9"]),
  },
];
