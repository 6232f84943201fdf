import { rgb, scale } from "#lib/render/scene/colour.ts";
import { block, rod, straight, turned, wood, type Prop } from "./figure-prop.ts";
import { fillTube, lit, tubeAlong } from "./figure-tube.ts";
import { line, oval, poly, rect } from "./strokes.ts";

/** Lights, vessels, bags and other things to carry. */
export const goods: readonly Prop[] = [
  {
    id: "lantern",
    carry: "lantern",
    draw: (hold) => {
      const { ctx } = hold.easel;
      line(ctx, rgb("#26211d"), 0.004, [
        [-0.014, 0.04],
        [-0.012, 0.014],
        [0, 0.006],
        [0.012, 0.014],
        [0.014, 0.04],
      ]);
      block(hold, rgb("#3a322b"), -0.013, 0.034, 0.026, 0.012);
      rect(ctx, rgb("#ffcf7a"), -0.019, 0.046, 0.038, 0.056, 0.004);
      oval(ctx, rgb("#fff3cf"), 0, 0.078, 0.008, 0.016);
      for (const x of [-0.019, 0, 0.019])
        line(ctx, rgb("#2c2520"), 0.0035, [
          [x, 0.046],
          [x, 0.102],
        ]);
      block(hold, rgb("#3a322b"), -0.024, 0.1, 0.048, 0.012);
      const at = hold.easel.figure.wrists[1];
      hold.brush.glow({ x: at.x, y: at.y + 0.09, radius: 0.36, colour: [255, 186, 92], strength: 0.85, flicker: 0.5 });
    },
  },
  {
    id: "torch",
    carry: "lantern",
    draw: (hold) => {
      rod(hold, wood, [-0.01, 0.08], [0.012, -0.12], 0.007, 0.012);
      oval(hold.easel.ctx, rgb("#ffb24a"), 0.014, -0.15, 0.02, 0.036);
      oval(hold.easel.ctx, rgb("#fff0b8"), 0.014, -0.14, 0.01, 0.02);
      const at = hold.easel.figure.wrists[1];
      hold.brush.glow({
        x: at.x + 0.02,
        y: at.y - 0.15,
        radius: 0.4,
        colour: [255, 160, 70],
        strength: 0.95,
        flicker: 0.8,
      });
    },
  },
  {
    id: "flashlight",
    carry: "up",
    draw: (hold) => {
      rod(hold, rgb("#2b2d31"), [-0.03, 0], [0.05, -0.006], 0.01, 0.015, 0.2);
      oval(hold.easel.ctx, rgb("#fff6d8"), 0.052, -0.006, 0.004, 0.013);
      const at = hold.easel.figure.wrists[1];
      hold.brush.glow({ x: at.x + 0.08, y: at.y, radius: 0.24, colour: [255, 240, 200], strength: 0.7 });
    },
  },
  {
    id: "tray",
    carry: "up",
    draw: (hold) => {
      rod(hold, rgb("#8c8f94"), [-0.1, -0.034], [0.13, -0.034], 0.006, 0.006, 0.4);
      block(hold, rgb("#efe8da"), -0.04, -0.085, 0.036, 0.046, 0.1);
      block(hold, rgb("#c9a25c"), 0.03, -0.11, 0.03, 0.07, 0.35);
    },
  },
  {
    id: "jug",
    carry: "up",
    draw: (hold) => {
      const tilt = hold.brush.motion === "pour" ? 0.85 : 0;
      if (tilt > 0) {
        // What is poured falls from the lip to the other hand.
        const fall = tubeAlong(
          [
            [0.083, 0.022],
            [0.088, 0.06],
            [0.088, 0.145],
          ],
          (t) => [0.0045 - 0.0018 * t, 0.0045 - 0.0018 * t],
        );
        fillTube(hold.easel.ctx, fall, rgb("#8a5a34"), hold.easel.lamp, 0.2);
      }
      turned(hold, tilt, () => {
        block(hold, rgb("#b9c0c8"), 0.006, -0.052, 0.064, 0.1, 0.4);
        rod(hold, rgb("#b9c0c8"), [0.06, -0.046], [0.094, -0.058], 0.011, 0.004, 0.3);
        line(hold.easel.ctx, lit(hold.easel.lamp, rgb("#6d747c")), 0.008, [
          [0.01, -0.04],
          [-0.016, -0.03],
          [-0.014, 0.02],
          [0.01, 0.03],
        ]);
      });
    },
  },
  {
    id: "cup",
    carry: "up",
    draw: (hold) => {
      const china = rgb("#efe8dc");
      fillTube(hold.easel.ctx, straight([0.018, -0.05], [0.018, 0.012], 0.026, 0.019), china, hold.easel.lamp, 0.16);
      oval(hold.easel.ctx, lit(hold.easel.lamp, rgb("#4a2c18")), 0.018, -0.049, 0.021, 0.0055);
      line(hold.easel.ctx, lit(hold.easel.lamp, scale(china, 0.85)), 0.006, [
        [0.04, -0.035],
        [0.058, -0.028],
        [0.054, -0.01],
        [0.038, -0.004],
      ]);
    },
  },
  {
    id: "microphone",
    carry: "up",
    draw: (hold) => {
      rod(hold, rgb("#26272b"), [-0.012, 0.04], [0.016, -0.05], 0.007, 0.01, 0.2);
      oval(hold.easel.ctx, lit(hold.easel.lamp, rgb("#7c828a")), 0.02, -0.064, 0.018, 0.019);
    },
  },
  {
    id: "phone",
    carry: "up",
    draw: (hold) => {
      rod(hold, rgb("#16181d"), [0.012, 0.012], [0.034, -0.07], 0.018, 0.018);
      rod(hold, rgb("#a9d4f0"), [0.016, 0.004], [0.033, -0.062], 0.014, 0.014);
      const at = hold.easel.figure.wrists[1];
      hold.brush.glow({ x: at.x + 0.02, y: at.y - 0.03, radius: 0.13, colour: [170, 214, 255], strength: 0.5 });
    },
  },
  {
    id: "camera",
    carry: "both",
    draw: (hold) => {
      block(hold, rgb("#24262a"), -0.02, -0.052, 0.076, 0.05, 0.1);
      block(hold, rgb("#2d3035"), 0.004, -0.066, 0.026, 0.016);
      rod(hold, rgb("#1a1c20"), [0.05, -0.027], [0.094, -0.027], 0.02, 0.022, 0.2);
      oval(hold.easel.ctx, rgb("#3f5f86"), 0.095, -0.027, 0.005, 0.016);
    },
  },
  {
    id: "book",
    carry: "both",
    draw: ({ easel }) => {
      const { ctx, lamp } = easel;
      poly(ctx, lit(lamp, rgb("#7a2f2c")), [
        [-0.034, -0.012],
        [0.052, -0.07],
        [0.112, -0.044],
        [0.03, 0.022],
      ]);
      poly(ctx, lit(lamp, rgb("#f0e8d6")), [
        [-0.03, -0.02],
        [0.01, -0.052],
        [0.042, -0.03],
        [0.026, 0.01],
      ]);
      poly(ctx, lit(lamp, rgb("#e2d8c2")), [
        [0.01, -0.052],
        [0.05, -0.076],
        [0.104, -0.05],
        [0.026, 0.01],
      ]);
    },
  },
  {
    id: "briefcase",
    carry: "hang",
    draw: (hold) => {
      const leather = rgb("#5a3a24");
      line(hold.easel.ctx, lit(hold.easel.lamp, scale(leather, 0.7)), 0.008, [
        [-0.025, 0.04],
        [-0.02, 0.022],
        [0.02, 0.022],
        [0.025, 0.04],
      ]);
      block(hold, leather, -0.09, 0.038, 0.18, 0.12, 0.08);
      line(hold.easel.ctx, lit(hold.easel.lamp, scale(leather, 0.5)), 0.004, [
        [-0.088, 0.075],
        [0, 0.082],
        [0.088, 0.075],
      ]);
      rect(hold.easel.ctx, rgb("#c9a85c"), -0.008, 0.076, 0.016, 0.012, 0.002);
    },
  },
  {
    id: "basket",
    carry: "hang",
    draw: (hold) => {
      const straw = rgb("#b48a4e");
      line(hold.easel.ctx, lit(hold.easel.lamp, scale(straw, 0.75)), 0.008, [
        [-0.06, 0.085],
        [-0.04, 0.02],
        [0, 0.004],
        [0.04, 0.02],
        [0.06, 0.085],
      ]);
      for (const [x, tone] of [
        [-0.035, "#b8432f"],
        [0, "#d9a23a"],
        [0.034, "#6f8a3c"],
      ] as const)
        oval(hold.easel.ctx, lit(hold.easel.lamp, rgb(tone)), x, 0.075, 0.024, 0.022);
      fillTube(hold.easel.ctx, straight([0, 0.08], [0, 0.155], 0.074, 0.056), straw, hold.easel.lamp);
      for (const y of [0.098, 0.117, 0.136])
        line(
          hold.easel.ctx,
          lit(hold.easel.lamp, scale(straw, 0.6)),
          0.003,
          [
            [-0.066, y],
            [0, y + 0.004],
            [0.066, y],
          ],
          0.7,
        );
    },
  },
  {
    id: "bouquet",
    carry: "both",
    draw: ({ easel }) => {
      poly(easel.ctx, lit(easel.lamp, rgb("#e9e0cc")), [
        [-0.012, 0.06],
        [0.02, 0.06],
        [0.055, -0.045],
        [-0.045, -0.045],
      ]);
      for (let i = 0; i < 13; i++) {
        const angle = i * 2.4;
        const reach = 0.05 * Math.sqrt((i + 0.5) / 13);
        const tone = rgb(["#f3e9e2", "#d9798e", "#b83e52", "#8aa06a"][i % 4]!);
        oval(
          easel.ctx,
          lit(easel.lamp, tone),
          0.005 + Math.cos(angle) * reach,
          -0.055 + Math.sin(angle) * reach * 0.75,
          0.016,
          0.015,
        );
      }
    },
  },
  {
    id: "balloon",
    carry: "up",
    draw: ({ easel }) => {
      line(
        easel.ctx,
        [226, 222, 214],
        0.002,
        [
          [0, 0],
          [0.02, -0.2],
          [0.01, -0.4],
        ],
        0.8,
      );
      const skin = tubeAlong(
        [
          [0.01, -0.62],
          [0.01, -0.6],
          [0.01, -0.5],
          [0.01, -0.415],
        ],
        (t) => {
          const half = [0.01, 0.064, 0.082, 0.004][Math.round(t * 3)]!;
          return [half, half];
        },
      );
      fillTube(easel.ctx, skin, rgb("#c23a34"), easel.lamp, 0.35);
    },
  },
];
