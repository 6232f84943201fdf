import { mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import { form, ring, shadeBelow, skullOf, wrapped, type Hats } from "./hat-shapes.ts";
import type { Face } from "./head-looks.ts";
import { clothTones, metalTones, pairs, ribbon, soft, within, type Ctx } from "./head-paint.ts";
import { blend, trace, type Point } from "./strokes.ts";

/** What a curved glass shows: sky above, a bright horizon, dark ground, and the window of the light. */
function reflection(ctx: Ctx, face: Face, glass: readonly Point[], tint: Rgb, depth: number): void {
  const [upper, horizon, key] = face.sky;
  const ys = glass.map(([, y]) => y);
  const xs = glass.map(([x]) => x);
  const [top, bottom, left, right] = [Math.min(...ys), Math.max(...ys), Math.min(...xs), Math.max(...xs)];
  const h = bottom - top;
  const lit = face.key > 0 ? right : left;
  within(ctx, glass, () => {
    ctx.fillStyle = blend(
      ctx,
      [0, top],
      [0, bottom],
      [
        [0, mix(mix(upper, [6, 8, 20], 0.45), tint, 0.4), depth * 0.97],
        [0.4, mix(horizon, tint, 0.5), depth],
        [0.6, mix(mix(horizon, tint, 0.25), [255, 236, 206], 0.45), depth],
        [1, mix(horizon, tint, 0.4), depth],
      ],
    );
    ctx.fillRect(left, top, right - left, h);
    // The ground bows in a round glass.
    const middle = (left + right) / 2;
    const w = right - left;
    const ground: Point[] = [
      [left - w * 0.2, bottom + h * 0.1],
      [left - w * 0.1, top + h * 0.72],
      [middle - w * 0.2, top + h * 0.585],
      [middle + w * 0.2, top + h * 0.58],
      [right + w * 0.1, top + h * 0.7],
      [right + w * 0.2, bottom + h * 0.1],
    ];
    trace(ctx, ground, true);
    ctx.fillStyle = blend(
      ctx,
      [0, top + h * 0.58],
      [0, bottom],
      [
        [0, mix(mix(tint, horizon, 0.3), [18, 14, 14], 0.45), depth],
        [0.3, mix(tint, [12, 10, 12], 0.78), depth],
        [1, mix(tint, [30, 24, 26], 0.7), depth],
      ],
    );
    ctx.fill();
    soft(ctx, [8, 10, 18], [left + right - lit, bottom - h * 0.4], (right - left) * 0.6, h * 0.9, 0.55);
    soft(
      ctx,
      mix(key, [255, 255, 255], 0.4),
      [lit - face.key * (right - left) * 0.22, top + h * 0.26],
      (right - left) * 0.2,
      h * 0.12,
      0.75,
      face.key * 0.6,
    );
    ribbon(
      ctx,
      mix(key, [255, 255, 255], 0.5),
      [
        [lit - face.key * 0.12, top + h * 0.35],
        [lit - face.key * 0.06, top + h * 0.55],
        [lit - face.key * 0.14, top + h * 0.78],
      ],
      0.06,
      0.5,
    );
  });
}

export const helmets: Hats = {
  space: (ctx, face, seen) => {
    const shell = metalTones(rgb("#c9ced6"));
    const x = seen === "away" ? 0 : -0.04;
    form(ctx, face, { ...shell, shadow: rgb("#6f7889"), deep: rgb("#3c4354") }, ring(x, -0.08, 1.46, 1.48), 0.7);
    // The neck ring.
    form(
      ctx,
      face,
      metalTones(rgb("#9aa3b0")),
      [
        [x - 1.02, 1.08],
        [x + 1.02, 1.08],
        [x + 1.0, 1.34],
        [x, 1.42],
        [x - 1.0, 1.34],
      ],
      0.5,
    );
    ribbon(
      ctx,
      rgb("#c8452f"),
      [
        [x - 1.0, 1.2],
        [x, 1.28],
        [x + 1.0, 1.2],
      ],
      0.05,
      0.9,
      () => 1,
    );
    if (seen === "away") {
      form(ctx, face, shell, ring(0, -0.1, 0.55, 0.5), 0.4);
      return;
    }
    const side = seen === "side";
    const rim: Point[] = side
      ? pairs([0.5, -1.08, 1.06, -0.72, 1.4, -0.05, 1.12, 0.66, 0.52, 0.98, 0.12, 0.7, -0.06, 0.0, 0.1, -0.78])
      : ring(0.08, -0.08, 1.16, 1.08);
    form(ctx, face, metalTones(rgb("#8d95a2")), rim, 0.3);
    const glass = rim.map(([a, b]): Point => [
      0.5 * (side ? 1 : 0.16) + (a - 0.5 * (side ? 1 : 0.16)) * 0.9,
      -0.05 + (b + 0.05) * 0.9,
    ]);
    trace(ctx, glass, true);
    ctx.fillStyle = "#07080d";
    ctx.fill();
    reflection(ctx, face, glass, rgb("#8a5a20"), 0.94);
    form(ctx, face, metalTones(rgb("#e6b64c")), ring(side ? -0.5 : -1.28, -0.05, side ? 0.2 : 0.12, 0.26), 0.4);
  },
  diving: (ctx, face, seen) => {
    const suit = clothTones(rgb("#1c222b"));
    wrapped(ctx, face, seen, suit, 0);
    const strap = rgb("#0e1116");
    if (seen === "away") {
      ribbon(ctx, strap, pairs([-0.9, -0.2, 0, -0.3, 0.9, -0.2]), 0.16, 1, () => 1);
      return;
    }
    const mask: Point[] =
      seen === "side"
        ? pairs([0.62, -0.34, 0.88, -0.34, 0.96, 0.0, 0.98, 0.36, 0.8, 0.42, 0.66, 0.2, 0.5, 0.14, 0.5, -0.22])
        : pairs([
            -0.5, -0.32, 0.1, -0.4, 0.66, -0.32, 0.68, 0.04, 0.5, 0.24, 0.36, 0.42, 0.1, 0.42, -0.1, 0.22, -0.46, 0.16,
            -0.56, -0.08,
          ]);
    ribbon(
      ctx,
      strap,
      seen === "side"
        ? pairs([0.5, -0.06, -0.2, -0.2, -1.0, -0.24])
        : [
            [-0.5, -0.08],
            [-0.84, -0.12],
          ],
      0.16,
      1,
      () => 1,
    );
    form(ctx, face, metalTones(rgb("#f0b429")), mask, 0.2);
    const glass = mask.map(([a, b]): Point => {
      const c = seen === "side" ? 0.76 : 0.08;
      return [c + (a - c) * 0.84, -0.02 + (b + 0.02) * 0.8];
    });
    reflection(ctx, face, glass, rgb("#2c7f8c"), 0.6);
    const mouth: Point[] = seen === "side" ? ring(0.84, 0.64, 0.2, 0.17) : ring(0.14, 0.66, 0.24, 0.18);
    form(ctx, face, suit, mouth, 0.5);
    ribbon(
      ctx,
      strap,
      seen === "side" ? pairs([0.8, 0.7, 0.5, 1.06, -0.1, 1.2, -0.7, 1.0]) : pairs([0.0, 0.7, -0.4, 1.05, -0.8, 1.2]),
      0.13,
      1,
      () => 1,
    );
  },
  hard: (ctx, face, seen) => {
    const { x, half, sink } = skullOf(seen);
    const tones = metalTones(rgb("#e0a526"));
    const w = half * 1.1;
    shadeBelow(ctx, face, seen, 0.26);
    form(
      ctx,
      face,
      { ...tones, deep: rgb("#6e4710"), shadow: rgb("#9c6a18") },
      [
        [x + w * 0.98, -0.62],
        [x + w * 0.9, -1.04],
        [x + w * 0.4, -1.36],
        [x - w * 0.4, -1.36],
        [x - w * 0.92, -1.02],
        [x - w, -0.6 + sink * 0.5],
        [x, -0.66],
      ],
      0.7,
    );
    ribbon(
      ctx,
      tones.light,
      [
        [x + w * 0.6, -0.76],
        [x + w * 0.3, -1.3],
        [x - w * 0.3, -1.38],
        [x - w * 0.8, -1.0],
      ],
      0.1,
      0.5,
    );
    const reach = seen === "side" ? 0.42 : 0.1;
    form(
      ctx,
      face,
      tones,
      [
        [x - w * 1.06, -0.6 + sink * 0.6],
        [x, -0.72 + sink * 0.3],
        [x + w, -0.7],
        [x + w + reach, -0.52],
        [x + w * 0.9, -0.52],
        [x, -0.58 + sink * 0.3],
        [x - w * 1.04, -0.5 + sink * 0.6],
      ],
      0.4,
    );
  },
  bicycle: (ctx, face, seen) => {
    const { x, half, sink } = skullOf(seen);
    const tones = clothTones(mix(face.cloth, rgb("#d8dde2"), 0.35));
    const w = half * 1.12;
    shadeBelow(ctx, face, seen, 0.14, 0.5);
    const shell: Point[] = [
      [x + w * 1.05, -0.66],
      [x + w * 0.86, -1.06],
      [x + w * 0.3, -1.38],
      [x - w * 0.4, -1.42],
      [x - w * 1.06, -1.08],
      [x - w * 1.14, -0.74],
      [x - w * 0.9, -0.62 + sink],
      [x, -0.7 + sink * 0.3],
    ];
    form(ctx, face, tones, shell, 0.6);
    within(ctx, shell, () => {
      for (let i = 0; i < 5; i++) {
        const u = (i - 2) / 2.4;
        const vent: Point[] =
          seen === "side"
            ? [
                [x + w * 0.9 - i * 0.1, -0.78 - i * 0.1],
                [x + w * 0.2, -0.92 - i * 0.11],
                [x - w * 0.9, -0.84 - i * 0.09],
              ]
            : [
                [x + w * u * 0.9, -0.72],
                [x + w * u * 0.8, -1.04],
                [x + w * u * 0.45, -1.3],
              ];
        ribbon(ctx, tones.deep, vent, 0.11, 0.9);
        ribbon(
          ctx,
          tones.light,
          vent.map(([a, b]): Point => [a + 0.03, b - 0.05]),
          0.02,
          0.7,
        );
      }
    });
    const strap = rgb("#16181d");
    if (seen === "side")
      for (const from of [0.18, -0.34])
        ribbon(
          ctx,
          strap,
          [
            [from, -0.62],
            [-0.02, 0.3],
            [0.2, 0.96],
          ],
          0.045,
          0.95,
          () => 1,
        );
    else if (seen === "front")
      for (const s of [-0.66, 0.58])
        ribbon(
          ctx,
          strap,
          [
            [s, -0.5],
            [s * 0.96, 0.3],
            [0.1, 1.1],
          ],
          0.04,
          0.95,
          () => 1,
        );
  },
  headphones: (ctx, face, seen) => {
    const { x, half } = skullOf(seen);
    const shell = metalTones(mix(face.cloth, rgb("#2a2c33"), 0.72));
    const cup = (at: Point, rx: number) => {
      form(ctx, face, { ...shell, light: shell.mid }, ring(at[0], at[1], rx * 1.12, 0.38), 0.2);
      form(ctx, face, shell, ring(at[0] + 0.02 * face.key, at[1], rx * 0.86, 0.3), 0.6);
    };
    if (seen === "side") {
      ribbon(ctx, shell.mid, pairs([-0.18, 0, -0.2, -0.7, -0.16, -1.3]), 0.2, 1, () => 1);
      ribbon(ctx, shell.light, pairs([-0.12, -0.3, -0.14, -0.8, -0.1, -1.28]), 0.035, 0.7);
      cup([-0.18, 0.06], 0.3);
      return;
    }
    const top = -1.4;
    ribbon(
      ctx,
      shell.mid,
      [
        [x - half - 0.08, 0.0],
        [x - half * 0.96, -0.8],
        [x, top],
        [x + half * 0.96, -0.8],
        [x + half + 0.04, 0.0],
      ],
      0.14,
      1,
      () => 1,
    );
    ribbon(
      ctx,
      shell.light,
      [
        [x, top - 0.03],
        [x + half * 0.6, -1.16],
        [x + half * 0.98, -0.74],
      ],
      0.03,
      0.8,
    );
    cup([x - half - 0.04, 0.06], 0.17);
    cup([x + half - (seen === "front" ? 0.02 : -0.04), 0.06], seen === "front" ? 0.1 : 0.17);
  },
};
