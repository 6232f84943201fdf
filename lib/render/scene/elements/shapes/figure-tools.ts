import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { block, rod, steel, turned, wood, type Prop } from "./figure-prop.ts";
import { crease, fillTube, lit, on, tubeAlong } from "./figure-tube.ts";
import { blob, line, oval, poly, rect, type Point } from "./strokes.ts";

const blade =
  (bent: boolean): Prop["draw"] =>
  (hold) => {
    const { ctx, lamp } = hold.easel;
    const up = hold.height > 0.75;
    turned(hold, up ? -0.35 : 0.72, () => {
      rod(hold, rgb("#3a2a22"), [-0.055, 0], [0.022, 0], 0.0075);
      rod(hold, rgb("#a98a4a"), [0.022, -0.028], [0.022, 0.028], 0.006, 0.006, 0.2);
      const curved = bent ? 0.025 : 0;
      const edge = tubeAlong(
        [
          [0.026, 0],
          [0.18, -curved * 0.4],
          [0.34, -curved],
          [0.43, -curved * 1.9],
        ],
        (t) => [0.0095 * (1 - t ** 6), 0.0095 * (1 - t ** 6)],
      );
      fillTube(ctx, edge, rgb("#c9d0d8"), lamp, 0.5);
    });
  };

const stick =
  (magic: boolean): Prop["draw"] =>
  (hold) => {
    const tall = magic ? 0.34 : 0.06;
    rod(hold, wood, [0.004, -tall], [0, hold.height - 0.012], 0.0085, 0.006);
    if (magic) {
      oval(hold.easel.ctx, rgb("#bfe6ff"), 0.004, -tall - 0.018, 0.02, 0.02);
      line(hold.easel.ctx, lit(hold.easel.lamp, wood), 0.008, [
        [0.004, -tall + 0.01],
        [-0.024, -tall - 0.015],
        [-0.01, -tall - 0.045],
      ]);
      const at = hold.easel.figure.wrists[1];
      hold.brush.glow({
        x: at.x,
        y: at.y - tall - 0.02,
        radius: 0.26,
        colour: [150, 210, 255],
        strength: 0.8,
        flicker: 0.2,
      });
    } else rod(hold, wood, [-0.012, -tall], [0.03, -tall - 0.002], 0.009, 0.008);
  };

/** Long things and tools of a trade. */
export const tools: readonly Prop[] = [
  {
    id: "umbrella",
    carry: "staff",
    draw: (hold) => {
      const { ctx, lamp } = hold.easel;
      const cloth = hold.brush.light.accent;
      rod(hold, rgb("#2a2624"), [0, 0.04], [-0.02, -0.44], 0.0045, 0.003);
      const dome: Point[] = [
        [-0.27, -0.31],
        [-0.2, -0.4],
        [-0.03, -0.46],
        [0.15, -0.41],
        [0.23, -0.32],
        [0.15, -0.335],
        [0.06, -0.32],
        [-0.03, -0.335],
        [-0.11, -0.318],
        [-0.19, -0.33],
      ];
      blob(ctx, lit(lamp, cloth), dome);
      for (const x of [-0.13, -0.02, 0.1])
        crease(
          ctx,
          lit(lamp, scale(cloth, 0.5)),
          [
            [-0.025, -0.455],
            [x * 0.8 - 0.01, -0.4],
            [x, -0.325],
          ],
          0.008,
          0.5,
        );
    },
  },
  {
    id: "guitar",
    carry: "guitar",
    draw: (hold) => {
      const { ctx, lamp, figure } = hold.easel;
      const body = rgb("#a3652f");
      const [far, near] = figure.wrists;
      turned(hold, Math.atan2(far.y - near.y, far.x - near.x || 0.01), () => {
        blob(ctx, lit(lamp, scale(body, 0.55)), [
          [-0.135, 0],
          [-0.11, -0.078],
          [-0.045, -0.066],
          [-0.012, -0.05],
          [0.04, -0.062],
          [0.068, -0.006],
          [0.04, 0.056],
          [-0.012, 0.05],
          [-0.045, 0.068],
          [-0.11, 0.078],
        ]);
        blob(ctx, lit(lamp, body), [
          [-0.127, 0],
          [-0.104, -0.07],
          [-0.045, -0.059],
          [-0.012, -0.043],
          [0.037, -0.055],
          [0.061, -0.006],
          [0.037, 0.05],
          [-0.012, 0.044],
          [-0.045, 0.06],
          [-0.104, 0.07],
        ]);
        oval(ctx, lit(lamp, mix(body, [255, 220, 150], 0.4)), -0.03, -0.026, 0.07, 0.02, 0, 0.4);
        oval(ctx, rgb("#24160e"), 0.0, 0, 0.021, 0.021);
        rod(hold, rgb("#3a2418"), [0.02, 0], [0.29, 0], 0.009, 0.0075);
        rod(hold, rgb("#2a1a12"), [0.288, 0], [0.335, 0], 0.013, 0.011);
        rect(ctx, rgb("#2a1a12"), -0.085, -0.02, 0.01, 0.04);
        for (const y of [-0.004, 0, 0.004])
          line(
            ctx,
            [230, 224, 206],
            0.0012,
            [
              [-0.08, y],
              [0.3, y],
            ],
            0.8,
          );
      });
    },
  },
  { id: "sword", carry: "hang", draw: blade(false) },
  { id: "katana", carry: "hang", draw: blade(true) },
  {
    id: "bow",
    carry: "staff",
    draw: ({ easel }) => {
      line(easel.ctx, lit(easel.lamp, wood), 0.011, [
        [-0.05, -0.3],
        [0.012, -0.2],
        [0.02, 0],
        [0.012, 0.2],
        [-0.05, 0.3],
      ]);
      line(
        easel.ctx,
        [226, 220, 206],
        0.0022,
        [
          [-0.05, -0.3],
          [-0.05, 0],
          [-0.05, 0.3],
        ],
        0.9,
      );
    },
  },
  {
    id: "broom",
    carry: "staff",
    draw: (hold) => {
      rod(hold, wood, [0.02, -0.34], [-0.01, hold.height - 0.16], 0.0065);
      const straw = tubeAlong(
        [
          [-0.01, hold.height - 0.18],
          [-0.014, hold.height - 0.1],
          [-0.02, hold.height - 0.01],
        ],
        (t) => [0.012 + 0.03 * t, 0.012 + 0.03 * t],
      );
      fillTube(hold.easel.ctx, straw, rgb("#b48a48"), hold.easel.lamp);
      for (const across of [0.2, 0.4, 0.6, 0.8])
        crease(
          hold.easel.ctx,
          rgb("#5f4420"),
          [on(straw, 0.5, 0.1), on(straw, across, 0.6), on(straw, across, 1)],
          0.005,
          0.6,
        );
    },
  },
  { id: "staff", carry: "staff", draw: stick(false) },
  { id: "magic_staff", carry: "staff", draw: stick(true) },
  {
    id: "fishing_rod",
    carry: "up",
    draw: (hold) => {
      rod(hold, rgb("#4a3626"), [-0.09, 0.05], [0.02, -0.01], 0.0075);
      line(hold.easel.ctx, lit(hold.easel.lamp, rgb("#5a4630")), 0.0045, [
        [0.02, -0.01],
        [0.2, -0.16],
        [0.33, -0.3],
      ]);
      line(
        hold.easel.ctx,
        [224, 228, 232],
        0.0012,
        [
          [0.33, -0.3],
          [0.345, -0.05],
          [0.34, hold.height - 0.03],
        ],
        0.7,
      );
      oval(hold.easel.ctx, lit(hold.easel.lamp, steel), -0.01, 0.018, 0.014, 0.014);
    },
  },
  {
    id: "pitchfork",
    carry: "staff",
    draw: (hold) => {
      rod(hold, wood, [0, hold.height - 0.004], [0.004, -0.16], 0.0075);
      for (const x of [-0.028, 0, 0.028])
        line(hold.easel.ctx, lit(hold.easel.lamp, steel), 0.005, [
          [0.004, -0.16],
          [x + 0.004, -0.2],
          [x + 0.004, -0.29],
        ]);
    },
  },
  {
    id: "watering_can",
    carry: "up",
    draw: (hold) => {
      const tin = rgb("#6f8f86");
      block(hold, tin, -0.05, 0.0, 0.09, 0.1, 0.2);
      rod(hold, tin, [0.03, 0.08], [0.13, 0.005], 0.009, 0.007);
      rod(hold, tin, [0.128, -0.004], [0.138, 0.016], 0.02);
      line(hold.easel.ctx, lit(hold.easel.lamp, scale(tin, 0.8)), 0.009, [
        [-0.045, 0.08],
        [-0.07, 0.02],
        [-0.02, -0.015],
        [0.03, 0.005],
      ]);
    },
  },
  {
    id: "paintbrush",
    carry: "up",
    draw: (hold) => {
      turned(hold, -0.7, () => {
        rod(hold, rgb("#8a5a34"), [-0.06, 0], [0.05, 0], 0.0035, 0.005);
        rod(hold, steel, [0.05, 0], [0.065, 0], 0.0055);
        rod(hold, hold.brush.light.accent, [0.065, 0], [0.09, 0], 0.007, 0.002);
      });
    },
  },
  {
    id: "pan",
    carry: "up",
    draw: (hold) => {
      rod(hold, rgb("#2a2625"), [-0.02, -0.002], [0.07, -0.006], 0.006);
      rod(hold, rgb("#35373b"), [0.066, 0], [0.176, 0], 0.014, 0.014, 0.25);
      rod(hold, rgb("#c98a3c"), [0.08, -0.014], [0.164, -0.014], 0.006);
    },
  },
  {
    id: "hammer",
    carry: "hang",
    draw: (hold) => {
      turned(hold, hold.arm - 1.3, () => {
        rod(hold, wood, [-0.05, 0], [0.12, 0], 0.0075);
        rod(hold, rgb("#5b6168"), [0.118, -0.04], [0.118, 0.034], 0.015, 0.015, 0.2);
      });
    },
  },
  {
    id: "axe",
    carry: "hang",
    draw: (hold) => {
      turned(hold, hold.arm - 1.3, () => {
        rod(hold, wood, [-0.08, 0], [0.22, 0], 0.008);
        poly(hold.easel.ctx, lit(hold.easel.lamp, steel), [
          [0.18, -0.008],
          [0.225, -0.008],
          [0.235, -0.07],
          [0.165, -0.07],
        ]);
      });
    },
  },
];
