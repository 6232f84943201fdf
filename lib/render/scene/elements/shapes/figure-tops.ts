import { rgb, scale } from "#lib/render/scene/colour.ts";
import { feet, hex, top, type Garment } from "./figure-garment.ts";

/** What is worn on the trunk. Later ones are the more special. */
export const tops: readonly Garment[] = [
  {
    is: "tee",
    wear: top({ collar: "crew", sleeve: 0.27, ease: 0.008, tail: 0.045 }),
  },
  {
    is: "tank",
    wear: top({ collar: "strap", sleeve: 0, ease: 0.001 }),
  },
  {
    is: "shirt",
    wear: top({ collar: "shirt", buttons: 1, tail: 0.04, ease: 0.01 }, ["#dfe3e6", "#8ea4bb"]),
  },
  {
    is: "flannel",
    wear: top({ collar: "shirt", buttons: 1, tail: 0.05, ease: 0.011, pattern: "check" }, ["#93372c", "#3f5a48"]),
  },
  {
    is: "blouse",
    wear: top({ collar: "vee", ease: 0.008, tail: 0.01, waisted: true }, ["#e6ddd0", "#a9545a"]),
  },
  {
    is: "sweater",
    wear: top({ collar: "high", pattern: "knit", ease: 0.014, tail: 0.04 }),
  },
  {
    is: "hoodie",
    wear: top({ collar: "hood", ease: 0.018, tail: 0.05, pockets: true }),
  },
  {
    is: "jacket",
    wear: top({ collar: "shirt", inner: rgb("#d9d4c8"), ease: 0.017, tail: 0.035, buttons: 0, pockets: true }, [
      "#4a3a2c",
      "#2f3b4b",
    ]),
  },
  {
    is: "leather",
    wear: top({ collar: "lapel", inner: rgb("#cfcac2"), ease: 0.015, tail: 0.02, pockets: true }, [
      "#1b1a1d",
      "#3a2519",
    ]),
  },
  {
    is: "blazer",
    wear: top({ collar: "lapel", ease: 0.014, tail: 0.085, flare: 0.008, waisted: true, buttons: 1, pockets: true }, [
      "#39424f",
      "#6a5640",
    ]),
  },
  {
    is: "coat",
    wear: top({ collar: "lapel", ease: 0.02, tail: 0.22, flare: 0.03, waisted: true, buttons: 2, pockets: true }, [
      "#2f3c50",
      "#a58658",
    ]),
  },
  {
    is: "pea_coat",
    wear: top({ collar: "lapel", ease: 0.022, tail: 0.11, flare: 0.018, buttons: 2, pockets: true }, [
      "#1f2d4d",
      "#22262f",
    ]),
  },
  {
    is: "trench",
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
    wear: top({ collar: "hood", ease: 0.032, tail: 0.075, flare: 0.012, puffed: true, pockets: true }, [
      "#b4482f",
      "#2f5d6b",
    ]),
  },
  {
    is: "raincoat",
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
    wear: (o, c) => {
      o.top = c ?? rgb("#e6a02a");
      o.pattern = "stripes";
      o.collar = "vee";
      o.ease = 0.016;
    },
  },
  {
    is: "bare_chest",
    wear: (o) => {
      o.top = null;
      o.inner = null;
      o.sleeve = 0;
    },
  },
  {
    is: "apron",
    wear: (o, c) => {
      o.apron = { colour: c ?? rgb("#2c2f36"), bib: true };
    },
  },
  {
    is: "waist_apron",
    wear: (o, c) => {
      o.apron = { colour: c ?? rgb("#2c2f36"), bib: false };
    },
  },
  {
    is: "chef_jacket",
    wear: top({ collar: "high", ease: 0.015, tail: 0.06, buttons: 2 }, ["#f1efe9", "#f1efe9"]),
  },
];
