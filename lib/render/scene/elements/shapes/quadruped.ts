import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { blob, limb, line, oval, poly, type Point } from "./strokes.ts";

/** Proportions of a four-legged animal facing right, in units of its standing height. */
export interface QuadrupedSpec {
  coat: string;
  belly: string;
  /** Half length of the trunk, its depth, height of the back. */
  length: number;
  depth: number;
  back: number;
  leg: number;
  neck: Point;
  head: number;
  muzzle: number;
  ears: "pointed" | "floppy" | "round" | "large";
  tail: "bushy" | "thin" | "short" | "flowing" | "up";
  markings?: "fox" | "panda";
  mane?: boolean;
  antlers?: boolean;
  trunk?: boolean;
}

function legs(
  ctx: CanvasRenderingContext2D,
  spec: QuadrupedSpec,
  coat: Rgb,
  phase: number,
  stride: number,
  near: boolean,
): void {
  const turn = phase * Math.PI * 2 + (near ? 0 : Math.PI);
  for (const [x, offset] of [
    [spec.length * 0.82, 0],
    [-spec.length * 0.82, Math.PI * 0.55],
  ] as const) {
    const swing = Math.sin(turn + offset) * stride;
    const lift = Math.max(0, Math.cos(turn + offset)) * stride * 0.4;
    const top = -spec.back + spec.depth * 0.75;
    const hip: Point = [x + (near ? 0 : 0.05), top];
    const rear = x < 0;
    const knee: Point = [hip[0] + swing * 0.4 + (rear ? -0.04 : 0.015), top * 0.5 - lift * 0.3];
    const foot: Point = [hip[0] + swing - (rear ? 0.01 : 0), -0.02 - lift];
    limb(ctx, coat, [hip, knee, foot], [spec.leg * (rear ? 2.5 : 2), spec.leg * 1.15, spec.leg * 0.75]);
    oval(ctx, scale(coat, 0.5), foot[0] + spec.leg * 0.3, foot[1] + 0.004, spec.leg * 0.72, spec.leg * 0.42);
  }
}

/** Paints an animal on four legs: standing, walking, running or sitting. */
export function quadruped(spec: QuadrupedSpec): (brush: Brush) => void {
  return (brush) => {
    const { ctx, motion, phase, random } = brush;
    const coat = brush.colour ?? mix(rgb(spec.coat), scale(rgb(spec.coat), 0.8), random());
    const belly = rgb(spec.belly);
    const stride = motion === "run" ? 0.3 : motion === "walk" ? 0.17 : 0;
    const bob = Math.sin(phase * Math.PI * 4) * stride * 0.08;
    const breath = Math.sin(phase * Math.PI * 2);
    ctx.save();
    ctx.translate(0, bob);
    const far = scale(spec.markings === "panda" || spec.markings === "fox" ? rgb("#2b211d") : coat, 0.66);
    const limbs =
      spec.markings === "panda" || spec.markings === "fox"
        ? mix(coat, rgb("#241c1a"), spec.markings === "fox" ? 0.65 : 1)
        : coat;
    legs(ctx, spec, far, phase, stride, false);
    const b = spec.back;
    const L = spec.length;
    const tailRoot: Point = [-L * 0.98, -b + spec.depth * 0.22];
    const wag = breath * 0.03 + (stride > 0 ? 0.03 : 0);
    if (spec.tail === "bushy") {
      limb(
        ctx,
        coat,
        [
          tailRoot,
          [tailRoot[0] - 0.2, tailRoot[1] + 0.12 + wag],
          [tailRoot[0] - 0.42, tailRoot[1] + 0.14 - wag],
          [tailRoot[0] - 0.56, tailRoot[1] + 0.08 - wag],
        ],
        [0.1, 0.19, 0.2, 0.08],
      );
      limb(
        ctx,
        belly,
        [
          [tailRoot[0] - 0.46, tailRoot[1] + 0.13 - wag],
          [tailRoot[0] - 0.58, tailRoot[1] + 0.07 - wag],
        ],
        [0.15, 0.05],
      );
    } else if (spec.tail === "thin")
      limb(
        ctx,
        coat,
        [tailRoot, [tailRoot[0] - 0.14, tailRoot[1] + 0.16], [tailRoot[0] - 0.16 + wag, tailRoot[1] + 0.34]],
        [0.06, 0.035, 0.03],
      );
    else if (spec.tail === "up")
      limb(
        ctx,
        coat,
        [
          tailRoot,
          [tailRoot[0] - 0.16, tailRoot[1] - 0.1],
          [tailRoot[0] - 0.19 + wag, tailRoot[1] - 0.3],
          [tailRoot[0] - 0.1 + wag, tailRoot[1] - 0.4],
        ],
        [0.075, 0.06, 0.055, 0.03],
      );
    else if (spec.tail === "flowing") {
      for (let i = 0; i < 7; i++)
        line(ctx, scale(coat, 0.45 + i * 0.03), 0.03, [
          tailRoot,
          [tailRoot[0] - 0.12 - i * 0.012, tailRoot[1] + 0.14],
          [tailRoot[0] - 0.1 - i * 0.022 - stride * 0.6, tailRoot[1] + 0.45 + wag * i],
        ]);
    } else oval(ctx, belly, tailRoot[0] - 0.02, tailRoot[1] + 0.02, 0.07, 0.05, 0.5);
    const [nx, ny] = spec.neck;
    const neckBase: Point = [L * 0.78, -b + spec.depth * 0.32];
    const headAt: Point = [L * 0.78 + nx, -b - ny + breath * 0.006];
    blob(ctx, coat, [
      [-L * 1.06, -b + spec.depth * 0.36],
      [-L * 0.86, -b + spec.depth * 0.02],
      [-L * 0.2, -b + spec.depth * 0.06],
      [L * 0.55, -b - spec.depth * 0.03],
      [L * 1.04, -b + spec.depth * 0.24],
      [L * 1.08, -b + spec.depth * 0.66],
      [L * 0.7, -b + spec.depth * 0.98],
      [-L * 0.1, -b + spec.depth * 0.9 + breath * 0.006],
      [-L * 0.75, -b + spec.depth * 0.94],
      [-L * 1.1, -b + spec.depth * 0.72],
    ]);
    blob(ctx, mix(coat, belly, 0.75), [
      [L * 0.95, -b + spec.depth * 0.8],
      [L * 0.5, -b + spec.depth * 0.97],
      [-L * 0.3, -b + spec.depth * 0.9],
      [L * 0.2, -b + spec.depth * 0.8],
    ]);
    legs(ctx, spec, limbs, phase, stride, true);
    limb(
      ctx,
      coat,
      [
        [neckBase[0] - 0.05, neckBase[1] + spec.depth * 0.1],
        [(neckBase[0] + headAt[0]) / 2, (neckBase[1] + headAt[1]) / 2],
        headAt,
      ],
      [spec.depth * 0.82, spec.depth * 0.52, spec.head * 1.25],
    );
    for (let i = 0; i < 90; i++) {
      const t = random();
      const x = -L + t * 2 * L;
      const y = -b + spec.depth * (0.12 + random() * 0.7);
      line(
        ctx,
        random() > 0.5 ? scale(coat, 0.72) : mix(coat, [255, 244, 226], 0.25),
        0.007,
        [
          [x, y],
          [x - 0.035, y + 0.014],
        ],
        0.35,
      );
    }
    if (spec.markings === "fox")
      limb(
        ctx,
        belly,
        [
          [neckBase[0] + 0.1, neckBase[1] + spec.depth * 0.46],
          [headAt[0] + 0.0, headAt[1] + spec.head * 0.75],
        ],
        [0.12, 0.09],
      );
    if (spec.mane) {
      const maneTone = scale(coat, 0.42);
      for (let i = 0; i < 16; i++) {
        const t = i / 15;
        const x = neckBase[0] - 0.14 + (headAt[0] - neckBase[0] + 0.06) * t;
        const y = neckBase[1] - spec.depth * 0.34 + (headAt[1] - neckBase[1] + spec.depth * 0.2) * t;
        line(ctx, maneTone, 0.028, [
          [x, y],
          [x - 0.07 - stride * 0.2, y + 0.05],
          [x - 0.08 - stride * 0.5, y + 0.14 + breath * 0.01],
        ]);
      }
    }
    head(brush, spec, coat, belly, headAt);
    ctx.restore();
  };
}

function head(brush: Brush, spec: QuadrupedSpec, coat: Rgb, belly: Rgb, [x, y]: Point): void {
  const { ctx, phase } = brush;
  const r = spec.head;
  const m = spec.muzzle;
  const dark = rgb("#1c1614");
  const ear = spec.markings === "panda" ? dark : scale(coat, 0.85);
  const flick = Math.sin(phase * Math.PI * 2) * r * 0.06;
  if (spec.ears === "large")
    blob(ctx, scale(coat, 0.82), [
      [x - r * 0.3, y - r * 0.9],
      [x - r * 1.7, y - r * 0.9 + flick * 3],
      [x - r * 1.95, y + r * 0.4],
      [x - r * 1.2, y + r * 1.2],
      [x - r * 0.4, y + r * 0.5],
    ]);
  if (spec.antlers) {
    for (const [k, tone] of [
      [-0.5, 0.7],
      [0.15, 1],
    ] as const) {
      const c = scale(rgb("#b89a74"), tone);
      limb(
        ctx,
        c,
        [
          [x + k * r * 0.5, y - r * 0.8],
          [x + k * r - r * 0.7, y - r * 2.2],
          [x + k * r - r * 0.1, y - r * 3.6],
        ],
        [r * 0.26, r * 0.2, r * 0.06],
      );
      for (const [at, dx] of [
        [1.6, 1],
        [2.4, 1.1],
        [3, 0.8],
      ] as const)
        limb(
          ctx,
          c,
          [
            [x + k * r - r * 0.55, y - r * at],
            [x + k * r + r * dx * 0.7, y - r * (at + 0.9)],
          ],
          [r * 0.15, r * 0.04],
        );
    }
  }
  if (spec.trunk) {
    limb(
      ctx,
      coat,
      [
        [x + r * 0.5, y + r * 0.1],
        [x + r * 1.15, y + r * 0.9],
        [x + r * 1.25, y + r * 2.4],
        [x + r * 1.0 + flick * 4, y + r * 3.6],
        [x + r * 1.35 + flick * 6, y + r * 4.0],
      ],
      [r * 1.1, r * 0.85, r * 0.55, r * 0.4, r * 0.26],
    );
    limb(
      ctx,
      rgb("#f0e6cf"),
      [
        [x + r * 0.7, y + r * 0.9],
        [x + r * 1.7, y + r * 1.5],
        [x + r * 2.3, y + r * 1.1],
      ],
      [r * 0.3, r * 0.22, r * 0.06],
    );
  }
  if (spec.ears === "pointed") {
    poly(ctx, scale(ear, 0.7), [
      [x - r * 0.45, y - r * 0.5],
      [x - r * 0.3, y - r * 1.9 + flick],
      [x + r * 0.2, y - r * 0.75],
    ]);
    poly(ctx, ear, [
      [x - r * 0.75, y - r * 0.4],
      [x - r * 0.75, y - r * 1.85 + flick],
      [x, y - r * 0.8],
    ]);
    poly(ctx, spec.markings === "fox" ? dark : mix(ear, [220, 150, 140], 0.4), [
      [x - r * 0.6, y - r * 0.75],
      [x - r * 0.7, y - r * 1.6 + flick],
      [x - r * 0.2, y - r * 0.85],
    ]);
  } else if (spec.ears === "round") {
    oval(ctx, ear, x - r * 0.6, y - r * 0.9, r * 0.42, r * 0.42);
    oval(ctx, ear, x + r * 0.15, y - r * 0.95, r * 0.36, r * 0.38);
  }
  if (!spec.trunk) {
    blob(ctx, coat, [
      [x - r * 0.95, y - r * 0.25],
      [x - r * 0.3, y - r * 0.95],
      [x + r * 0.45, y - r * 0.8],
      [x + r * 0.85, y - r * 0.2],
      [x + r * (0.9 + m), y + r * 0.12],
      [x + r * (0.95 + m), y + r * 0.5],
      [x + r * 0.6, y + r * 0.8],
      [x - r * 0.3, y + r * 0.9],
      [x - r * 0.95, y + r * 0.45],
    ]);
    blob(ctx, mix(coat, belly, 0.85), [
      [x + r * 0.2, y + r * 0.35],
      [x + r * 0.75, y + r * 0.2],
      [x + r * (0.85 + m), y + r * 0.3],
      [x + r * (0.9 + m), y + r * 0.52],
      [x + r * 0.5, y + r * 0.78],
      [x - r * 0.1, y + r * 0.8],
    ]);
    oval(ctx, dark, x + r * (0.92 + m), y + r * 0.22, r * 0.16, r * 0.13);
    line(
      ctx,
      scale(coat, 0.4),
      r * 0.07,
      [
        [x + r * (0.85 + m), y + r * 0.5],
        [x + r * 0.45, y + r * 0.58],
      ],
      0.8,
    );
  } else oval(ctx, coat, x + r * 0.05, y, r * 1.05, r * 1.08);
  if (spec.ears === "floppy")
    blob(ctx, scale(coat, 0.68), [
      [x - r * 0.6, y - r * 0.8],
      [x - r * 0.05, y - r * 0.7],
      [x, y + r * 0.2],
      [x - r * 0.35, y + r * 0.85 + flick],
      [x - r * 0.75, y + r * 0.3],
    ]);
  if (spec.markings === "panda") oval(ctx, dark, x + r * 0.32, y - r * 0.16, r * 0.26, r * 0.3, 0.4);
  oval(ctx, dark, x + r * 0.35, y - r * 0.15, r * 0.145, r * 0.16);
  oval(ctx, [255, 240, 214], x + r * 0.4, y - r * 0.21, r * 0.05, r * 0.05);
}

export const gait = (motion: Brush["motion"]) =>
  motion === "run"
    ? { frames: 12, seconds: 0.5 }
    : motion === "walk"
      ? { frames: 16, seconds: 1.1 }
      : motion === "still"
        ? null
        : { frames: 12, seconds: 2.6 };
