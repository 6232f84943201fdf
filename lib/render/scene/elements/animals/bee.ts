import type { Variant } from "#lib/elements/variants.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import {
  bloom,
  flesh,
  hairs,
  joint,
  onto,
  trail,
  tube,
  tufts,
  type Tube,
} from "#lib/render/scene/elements/shapes/anatomy.ts";
import type { Point } from "#lib/render/scene/elements/shapes/strokes.ts";

interface Kind {
  thorax: string;
  belly: string;
  bands: string | null;
  fur: number;
  wings: boolean;
  /** A round wing case over the back, as beetles have. */
  case: string | null;
  lamp: boolean;
}
const honeybee: Kind = {
  thorax: "#b98632",
  belly: "#d79a2c",
  bands: "#241a14",
  fur: 1,
  wings: true,
  case: null,
  lamp: false,
};
const kinds: readonly (readonly [Variant, Kind])[] = [
  ["wasp", { ...honeybee, thorax: "#2a201a", belly: "#e6b52a", fur: 0.1 }],
  ["ladybug", { ...honeybee, thorax: "#1c1816", belly: "#1c1816", bands: null, fur: 0, wings: false, case: "#c22a1c" }],
  ["firefly", { ...honeybee, thorax: "#5a3a26", belly: "#3a2c22", bands: null, fur: 0.1, lamp: true }],
  ["beetle", { ...honeybee, thorax: "#1d2a2e", belly: "#1a2226", bands: null, fur: 0, wings: false, case: "#22484a" }],
  ["ant", { ...honeybee, thorax: "#4a2418", belly: "#3a1c14", bands: null, fur: 0, wings: false }],
  ["fly", { ...honeybee, thorax: "#3a4448", belly: "#2f4a48", bands: null, fur: 0.3 }],
];

/** An insect from the side, nose to the right: head, thorax and belly, six legs, glassy wings that blur. */
export function paintBee(brush: Brush): void {
  const { ctx, phase, random, light, motion, variants } = brush;
  const kind = kinds.find(([pattern]) => variants.has(pattern))?.[1] ?? honeybee;
  const turn = phase * Math.PI * 2;
  const walking = motion === "walk" || motion === "run" || motion === "work" || motion === "sit" || motion === "reach";
  const air = !walking && kind.wings;
  const y = air ? -0.52 + Math.sin(turn) * 0.012 : -0.34;
  const thorax = brush.colour ?? rgb(kind.thorax);
  const belly = brush.colour ? mix(brush.colour, rgb(kind.belly), 0.4) : rgb(kind.belly);
  const leg = (x: number, i: number, tone: Rgb, far: boolean) => {
    const step = air ? 0 : Math.sin(turn * 2 + i * 2.1 + (far ? Math.PI : 0)) * 0.05;
    const root: Point = [x, y + 0.1];
    const foot: Point = air
      ? [x - 0.14 - i * 0.08, y + 0.34 - i * 0.03 + Math.sin(turn + i) * 0.012]
      : [x + (1 - i) * 0.26 + step + (far ? 0.06 : 0), -0.01];
    const knee = joint(root, foot, 0.2, 0.28, i === 0 ? -1 : 1);
    flesh(
      ctx,
      css(tone),
      tube([root, [(root[0] + knee[0]) / 2, (root[1] + knee[1]) / 2 + 0.012], knee], [0.03, 0.027, 0.016]),
    );
    flesh(
      ctx,
      css(scale(tone, 0.9)),
      tube(
        [knee, [(knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2], foot],
        [0.016, i === 2 && kind.fur > 0.5 ? 0.03 : 0.018, 0.006],
      ),
    );
    if (kind.fur > 0.5)
      hairs(ctx, mix(tone, [255, 230, 180], 0.4), 0.005, 0.6, 12, (k) => {
        const s = k / 12;
        const px = knee[0] + (foot[0] - knee[0]) * s;
        const py = knee[1] + (foot[1] - knee[1]) * s;
        return [
          [px, py],
          [px - 0.03, py + 0.012],
        ];
      });
    if (i === 2 && kind === honeybee && !far)
      bloom(ctx, rgb("#f0b52e"), (knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2, 0.06, 0.05, 1);
  };
  const wing = (tilt: number, long: number, wide: number, far: boolean) => {
    ctx.save();
    ctx.translate(0.06, y - 0.17);
    ctx.rotate(tilt);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.bezierCurveTo(-long * 0.2, -wide * 1.2, -long * 0.8, -wide * 1.5, -long, -wide * 0.5);
    ctx.bezierCurveTo(-long * 1.05, wide * 0.2, -long * 0.5, wide * 0.4, 0, 0.02);
    ctx.closePath();
    const glass = ctx.createLinearGradient(0, 0, -long, -wide);
    glass.addColorStop(0, `rgba(214,206,186,${far ? 0.3 : 0.5})`);
    glass.addColorStop(0.6, `rgba(232,236,240,${far ? 0.26 : 0.42})`);
    glass.addColorStop(1, `rgba(206,222,240,${far ? 0.3 : 0.52})`);
    ctx.fillStyle = glass;
    ctx.fill();
    ctx.strokeStyle = "rgba(70,52,36,0.6)";
    ctx.lineWidth = 0.006;
    ctx.stroke();
    hairs(ctx, rgb("#5a4632"), 0.005, 0.5, 6, (i) => [
      [-long * 0.06 * i, -wide * 0.14 * i],
      [-long * (0.5 + i * 0.08), -wide * (1.1 - i * 0.24)],
    ]);
    ctx.restore();
  };
  const beat = air ? Math.sin(phase * Math.PI * 12) : -0.8;
  if (kind.wings) {
    wing(1.05 + beat * 0.5, 0.56, 0.15, true);
    wing(0.62 + beat * 0.34, 0.38, 0.11, true);
  }
  for (let i = 0; i < 3; i++) leg(0.16 - i * 0.14, i, scale(rgb("#2a1e18"), 0.7), true);
  const abdomen = tube(
    [
      [-0.08, y + 0.0],
      [-0.28, y + 0.04],
      [-0.5, y + 0.1],
      [-0.7, y + 0.18],
      [-0.8, y + 0.23],
    ],
    [0.1, [0.19, 0.17], [0.2, 0.18], [0.12, 0.12], 0.02],
    8,
  );
  flesh(ctx, css(belly), abdomen);
  onto(ctx, () => coat(brush, kind, abdomen, belly));
  if (kind.fur > 0.5) tufts(ctx, css(scale(belly, 0.8)), abdomen.outline, 0.024, random, 1);
  if (kind.lamp) {
    bloom(ctx, [236, 255, 140], -0.62, y + 0.16, 0.18, 0.13, 1);
    brush.glow({ x: -0.62, y: y + 0.16, radius: 0.9, colour: [214, 246, 110], strength: 0.9, flicker: 0.25 });
  }
  const chest = tube(
    [
      [-0.12, y - 0.03],
      [0.02, y - 0.05],
      [0.2, y - 0.02],
      [0.28, y + 0.01],
    ],
    [0.15, [0.21, 0.18], [0.18, 0.16], 0.1],
    8,
  );
  if (kind.fur > 0.5) tufts(ctx, css(scale(thorax, 0.84)), chest.outline, 0.04, random, 1);
  flesh(ctx, css(thorax), chest);
  onto(ctx, () => {
    if (kind.fur > 0.2)
      for (const [tone, alpha] of [
        [scale(thorax, 0.45), 0.5],
        [mix(thorax, [255, 230, 170], 0.6), 0.6],
      ] as const)
        hairs(ctx, tone, 0.007, alpha, 120, () => {
          const [px, py] = chest.at(random(), -1 + random() * 2);
          return [
            [px, py],
            [px - 0.024 + random() * 0.02, py - 0.02 + random() * 0.03],
          ];
        });
    bloom(ctx, [255, 242, 210], 0.04, y - 0.16, 0.12, 0.06, 0.5);
  });
  if (kind.case) shellOf(brush, kind.case, y, random);
  const hx = 0.4;
  const hy = y + 0.04;
  for (const [dx, tone] of [
    [0.05, 0.6],
    [0, 1],
  ] as const)
    flesh(
      ctx,
      css(scale(rgb("#2a1e18"), tone)),
      tube(
        [
          [hx + 0.08 + dx, hy - 0.1],
          [hx + 0.2 + dx, hy - 0.26 + Math.sin(turn + dx * 9) * 0.02],
          [hx + 0.34 + dx, hy - 0.2 + Math.sin(turn) * 0.03],
        ],
        [0.018, 0.014, 0.012],
      ),
    );
  ctx.beginPath();
  ctx.ellipse(hx, hy, 0.135, 0.15, 0.3, 0, Math.PI * 2);
  ctx.fillStyle = css(mix(thorax, rgb("#241a14"), 0.6));
  ctx.fill();
  // The great eye, faceted, dark, with one long gleam.
  ctx.beginPath();
  ctx.ellipse(hx + 0.045, hy - 0.02, 0.07, 0.108, 0.35, 0, Math.PI * 2);
  ctx.fillStyle = css(kind.fur > 0.5 ? rgb("#1f1512") : rgb("#4a1a14"));
  ctx.fill();
  onto(ctx, () => {
    hairs(ctx, [150, 120, 110], 0.004, 0.28, 40, (i) => {
      const px = hx + 0.0 + (i % 8) * 0.013;
      const py = hy - 0.1 + Math.floor(i / 8) * 0.036 + (i % 2) * 0.014;
      return [
        [px, py],
        [px + 0.004, py + 0.003],
      ];
    });
    bloom(ctx, [255, 255, 250], hx + 0.05 + (light.side < 0 ? -0.02 : 0.014), hy - 0.075, 0.016, 0.034, 0.95, 0.4);
  });
  for (let i = 0; i < 3; i++) leg(0.14 - i * 0.14, i, rgb("#2a1e18"), false);
  if (kind.wings) {
    wing(0.7 + beat * 0.36, 0.42, 0.12, false);
    wing(1.12 + beat * 0.55, 0.64, 0.17, false);
  }
}

function coat(brush: Brush, kind: Kind, abdomen: Tube, belly: Rgb): void {
  const { ctx, random } = brush;
  ctx.save();
  trail(ctx, abdomen.outline);
  ctx.clip();
  if (kind.bands)
    for (const t of [0.2, 0.42, 0.62, 0.8, 0.96]) {
      ctx.beginPath();
      for (let i = 0; i <= 8; i++)
        ctx.lineTo(...abdomen.at(t - 0.045 + Math.sin((i / 8) * Math.PI) * 0.04, -1.05 + i * 0.262));
      for (let i = 8; i >= 0; i--)
        ctx.lineTo(...abdomen.at(t + 0.045 + Math.sin((i / 8) * Math.PI) * 0.04, -1.05 + i * 0.262));
      ctx.closePath();
      ctx.fillStyle = css(rgb(kind.bands), 0.93);
      ctx.fill();
    }
  if (kind.fur > 0.2)
    hairs(ctx, mix(belly, [255, 232, 170], 0.5), 0.005, 0.45, 150, () => {
      const t = random();
      const v = -1 + random() * 2;
      return [abdomen.at(t, v), abdomen.at(t + 0.05, v * 1.04)];
    });
  for (let i = 1; i < 9; i++) bloom(ctx, [255, 248, 224], ...abdomen.at(i / 10, -0.55), 0.07, 0.03, 0.4);
  for (let i = 0; i < 10; i++) bloom(ctx, [12, 6, 4], ...abdomen.at(i / 10, 1), 0.09, 0.07, 0.4);
  ctx.restore();
}

function shellOf(brush: Brush, hex: string, y: number, random: () => number): void {
  const { ctx, light } = brush;
  const tone = brush.colour ?? rgb(hex);
  const shape = tube(
    [
      [0.2, y - 0.06],
      [0, y - 0.1],
      [-0.3, y - 0.06],
      [-0.62, y + 0.08],
      [-0.74, y + 0.16],
    ],
    [[0.14, 0.12], [0.26, 0.2], [0.3, 0.22], [0.16, 0.14], 0.03],
    9,
  );
  flesh(ctx, css(tone), shape);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, shape.outline);
    ctx.clip();
    if (hex === "#c22a1c")
      for (const [t, v, r] of [
        [0.25, -0.3, 0.07],
        [0.5, -0.5, 0.075],
        [0.48, 0.36, 0.06],
        [0.74, -0.1, 0.06],
        [0.28, 0.6, 0.05],
      ] as const) {
        const [x, yy] = shape.at(t, v);
        ctx.beginPath();
        ctx.ellipse(x, yy, r, r * 0.9, 0, 0, Math.PI * 2);
        ctx.fillStyle = "rgb(20,16,16)";
        ctx.fill();
      }
    else
      hairs(ctx, scale(tone, 0.5), 0.008, 0.5, 60, (i) => [
        shape.at(0.1 + (i % 10) * 0.09, -0.8 + Math.floor(i / 10) * 0.28),
        shape.at(0.17 + (i % 10) * 0.09, -0.8 + Math.floor(i / 10) * 0.28 + random() * 0.02),
      ]);
    bloom(
      ctx,
      [255, 250, 240],
      light.side < 0 ? -0.34 : -0.08,
      y - 0.26,
      0.18,
      0.045,
      0.95,
      light.side < 0 ? -0.3 : 0.1,
    );
    bloom(ctx, [10, 6, 6], -0.2, y + 0.16, 0.5, 0.1, 0.6);
    ctx.restore();
  });
}
