import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { behind, type Easel, type Side } from "./figure-limbs.ts";
import { flat } from "./figure-space.ts";
import { crease, fillTube, lit, tubeAlong } from "./figure-tube.ts";
import { blob, type Point } from "./strokes.ts";

export type Grip = "relaxed" | "fist" | "open";

/** A hand: palm, grouped fingers, thumb. `turn` bends it at the wrist. */
export function drawHand(easel: Easel, side: Side, raw: Rgb, grip: Grip, turn = 0): void {
  const { ctx, figure, lamp, body } = easel;
  const wrist = flat(figure.wrists[side]);
  const elbow = flat(figure.elbows[side]);
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1e-4;
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) + turn;
  // A forearm pointing at the lens shows a short hand.
  const short = Math.max(0.62, Math.min(1, length / (0.1 * body.arms)));
  const size = body.arms * (0.9 + 0.1 * body.girth) * 1.04;
  const colour = lit(lamp, scale(raw, behind(easel, side, "arms")));
  const dark = mix(scale(colour, 0.55), [70, 20, 30], 0.2);
  const facing = Math.cos(figure.chest_yaw);
  // Thumbs point forward when arms hang, inward when the front is seen.
  const inward = Math.sin(figure.chest_yaw) * (side === 0 ? -1 : 1);
  const thumb = Math.abs(facing) > 0.72 ? (facing > 0 ? -1 : 1) : inward > 0 ? -1 : 1;
  const put = (x: number, y: number): Point => {
    const px = x * size * short;
    const py = y * size * thumb;
    return [
      wrist[0] + px * Math.cos(angle) - py * Math.sin(angle),
      wrist[1] + px * Math.sin(angle) + py * Math.cos(angle),
    ];
  };
  const shape = (points: readonly (readonly [number, number])[], tone: Rgb) =>
    blob(
      ctx,
      tone,
      points.map(([x, y]) => put(x, y)),
    );
  if (grip === "fist") {
    shape(
      [
        [-0.012, -0.0155],
        [0.012, -0.02],
        [0.034, -0.021],
        [0.05, -0.012],
        [0.052, 0.008],
        [0.038, 0.02],
        [0.014, 0.019],
        [-0.012, 0.0155],
      ],
      colour,
    );
    for (const y of [-0.009, 0.001, 0.011])
      crease(ctx, dark, [put(0.051, y), put(0.042, y), put(0.03, y + 0.001)], 0.0035, 0.4);
    shape(
      [
        [0.006, 0.014],
        [0.024, 0.02],
        [0.042, 0.012],
        [0.042, 0.004],
        [0.026, 0.008],
        [0.01, 0.006],
      ],
      mix(colour, [255, 235, 220], 0.08),
    );
    return;
  }
  if (grip === "open") {
    shape(
      [
        [0.004, 0.012],
        [0.022, 0.026],
        [0.04, 0.041],
        [0.048, 0.038],
        [0.038, 0.022],
        [0.022, 0.008],
      ],
      scale(colour, 0.94),
    );
    shape(
      [
        [-0.012, -0.0155],
        [0.016, -0.02],
        [0.036, -0.022],
        [0.066, -0.029],
        [0.078, -0.026],
        [0.07, -0.019],
        [0.09, -0.014],
        [0.096, -0.008],
        [0.094, -0.002],
        [0.099, 0.003],
        [0.094, 0.009],
        [0.076, 0.01],
        [0.086, 0.018],
        [0.08, 0.022],
        [0.04, 0.019],
        [0.014, 0.019],
        [-0.012, 0.0155],
      ],
      colour,
    );
    for (const y of [-0.013, -0.003, 0.008])
      crease(ctx, dark, [put(0.044, y * 0.9), put(0.066, y * 1.2), put(0.082, y * 1.5)], 0.0032, 0.45);
    return;
  }
  if (easel.fine < 290) {
    const mitt = [
      [-0.012, -0.0155],
      [0.016, -0.019],
      [0.04, -0.018],
      [0.07, -0.011],
      [0.086, 0.003],
      [0.07, 0.011],
      [0.03, 0.019],
      [-0.012, 0.0155],
    ] as const;
    shape(mitt, colour);
    shape(
      [
        [0.004, 0.012],
        [0.024, 0.024],
        [0.05, 0.019],
        [0.03, 0.01],
      ],
      scale(colour, 0.92),
    );
    return;
  }
  // Fingers hang in a loose fan, the little one most curled; the palm lies over their roots.
  const fingers = [
    [0.012, 0.066, 0.013, 0.0058],
    [0.006, 0.084, 0.009, 0.0062],
    [-0.002, 0.09, 0.002, 0.0064],
    [-0.01, 0.083, -0.006, 0.006],
  ] as const;
  fingers.forEach(([root, reach, tip, half], i) => {
    const finger = tubeAlong(
      [put(0.03, root), put((0.03 + reach) * 0.54, (root + tip) / 2 - 0.001), put(reach, tip + 0.003)],
      (t) => {
        const thick = half * size * (1 - 0.32 * t ** 2);
        return [thick, thick];
      },
    );
    fillTube(ctx, finger, scale(raw, behind(easel, side, "arms") * (0.86 + i * 0.045)), lamp, 0, 0.3);
  });
  shape(
    [
      [-0.012, -0.0155],
      [0.014, -0.0185],
      [0.036, -0.0175],
      [0.046, -0.01],
      [0.047, 0.004],
      [0.042, 0.0165],
      [0.026, 0.0185],
      [0.01, 0.0175],
      [-0.012, 0.0155],
    ],
    colour,
  );
  crease(ctx, dark, [put(0.004, 0.006), put(0.022, 0.01), put(0.036, 0.014)], 0.005, 0.25);
  const thumbTube = tubeAlong([put(0.004, 0.012), put(0.026, 0.0225), put(0.05, 0.0195)], (t) => {
    const thick = (0.0078 - 0.003 * t) * size;
    return [thick, thick];
  });
  fillTube(ctx, thumbTube, scale(raw, behind(easel, side, "arms") * 0.96), lamp, 0, 0.3);
}
