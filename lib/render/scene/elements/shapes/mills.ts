import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { isLit, isSnowed } from "./masonry-walls.ts";
import { drum, roundFill, roundLight } from "./round-walls.ts";
import { line, oval, poly, type Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";

/** A tower mill with its four latticed sails, or a turbine with three blades; they turn with the phase. */
export function paintMill(brush: Brush): void {
  const { ctx, light, phase } = brush;
  const turbine = brush.variants.has("turbine") && !brush.variants.has("mill");
  const hub: Point = turbine ? [0, -0.72] : [0.02, -0.66];
  if (turbine) {
    drum(brush, 0, -0.71, 0.01, 0.02, 0.036, brush.colour ?? rgb("#eceff0"), false);
    oval(ctx, sunlit(light, rgb("#dfe4e6"), 0.6), 0.006, -0.72, 0.03, 0.016);
  } else body(brush);
  const blades = turbine ? 3 : 4;
  const reach = turbine ? 0.46 : 0.4;
  for (let i = 0; i < blades; i++) {
    const angle = ((phase + i) / blades) * Math.PI * 2 + 0.5;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const at = (along: number, across: number): Point => [
      hub[0] + c * along - s * across,
      hub[1] + s * along + c * across,
    ];
    if (turbine) {
      const e = 0.5 + 0.3 * roundLight(brush, c * 0.5);
      poly(ctx, sunlit(light, rgb("#f3f6f7"), e), [
        at(0, -0.008),
        at(reach * 0.2, -0.017),
        at(reach, -0.002),
        at(reach, 0.002),
        at(reach * 0.2, 0.01),
        at(0, 0.008),
      ]);
      poly(ctx, sunlit(light, rgb("#c4ccd0"), e * 0.6), [
        at(0, 0.002),
        at(reach * 0.2, 0.003),
        at(reach, 0.001),
        at(reach * 0.2, 0.01),
      ]);
      continue;
    }
    const cloth: Rgb = rgb("#efe6d2");
    const wide = 0.085;
    poly(ctx, sunlit(light, cloth, 0.5 + 0.25 * light.side * c - light.back * 0.1), [
      at(0.09, 0.008),
      at(reach, 0.008),
      at(reach, wide),
      at(0.09, wide * 0.82),
    ]);
    ctx.strokeStyle = css(sunlit(light, rgb("#6d5238"), 0.4));
    ctx.lineWidth = 0.0045;
    ctx.beginPath();
    for (let k = 0; k <= 11; k++) {
      const r = 0.09 + ((reach - 0.09) * k) / 11;
      ctx.moveTo(...at(r, -0.022));
      ctx.lineTo(...at(r, wide * (0.82 + 0.18 * (k / 11))));
    }
    for (const across of [0.03, 0.056, wide]) {
      ctx.moveTo(...at(0.09, across * 0.9));
      ctx.lineTo(...at(reach, across));
    }
    ctx.stroke();
    line(ctx, sunlit(light, rgb("#4f3b2a"), 0.45), 0.016, [hub, at(reach * 0.5, 0), at(reach * 1.01, 0)]);
  }
  oval(ctx, sunlit(light, turbine ? rgb("#dfe4e6") : rgb("#4a3a2c"), 0.5), hub[0], hub[1], 0.022, 0.022);
  oval(
    ctx,
    sunlit(light, turbine ? rgb("#ffffff") : rgb("#8a6f50"), 0.8),
    hub[0] + light.side * 0.006,
    hub[1] - 0.006,
    0.01,
    0.01,
  );
}

function body(brush: Brush): void {
  const { ctx, light } = brush;
  const walls = brush.colour ?? rgb("#e4d9c2");
  drum(brush, 0, -0.6, 0.01, 0.2, 0.34, walls, false);
  for (let i = 0; i < 60; i++) {
    const y = -brush.random() * 0.58;
    const w = 0.17 - (-y / 0.6) * 0.07;
    const x = (brush.random() - 0.5) * 1.8 * w;
    oval(
      ctx,
      sunlit(light, scale(walls, 0.8), roundLight(brush, x / w)),
      x,
      y,
      0.008 + brush.random() * 0.016,
      0.004,
      0,
      0.35,
    );
  }
  drum(brush, 0, -0.27, -0.252, 0.4, 0.4, rgb("#6d523a"), false);
  for (let i = -8; i <= 8; i++)
    line(ctx, sunlit(light, rgb("#5a4330"), 0.4), 0.005, [
      [Math.sin(i * 0.19) * 0.2, -0.315],
      [Math.sin(i * 0.19) * 0.2, -0.262],
    ]);
  line(ctx, sunlit(light, rgb("#6d523a"), 0.5), 0.006, [
    [-0.2, -0.315],
    [0.2, -0.315],
  ]);
  const cap = isSnowed(brush) ? rgb("#e6ecf5") : rgb("#6a4a38");
  ctx.fillStyle = roundFill(brush, -0.125, 0.125, cap);
  ctx.beginPath();
  ctx.moveTo(-0.122, -0.595);
  ctx.bezierCurveTo(-0.12, -0.71, -0.04, -0.75, 0, -0.755);
  ctx.bezierCurveTo(0.04, -0.75, 0.12, -0.71, 0.122, -0.595);
  ctx.ellipse(0, -0.595, 0.122, 0.014, 0, 0, Math.PI);
  ctx.fill();
  const pane = (x: number, y: number, w: number, h: number) => {
    ctx.fillStyle = css(sunlit(light, rgb("#f4ecdc"), roundLight(brush, x / 0.15)));
    ctx.fillRect(x - w * 0.6, y - h * 0.08, w * 1.2, h * 1.16);
    ctx.fillStyle = css(isLit(brush) ? [255, 214, 142] : mix(sunlit(light, [40, 48, 64], 0.3), light.upper, 0.3));
    ctx.fillRect(x - w / 2, y, w, h);
    line(ctx, sunlit(light, rgb("#f4ecdc"), 0.5), w * 0.08, [
      [x, y],
      [x, y + h],
    ]);
    if (isLit(brush)) brush.glow({ x, y: y + h / 2, radius: h * 2.2, colour: [255, 206, 128], strength: 0.45 });
  };
  pane(-0.03, -0.44, 0.04, 0.06);
  pane(0.06, -0.2, 0.045, 0.065);
  pane(-0.1, -0.2, 0.045, 0.065);
  ctx.fillStyle = css(sunlit(light, rgb("#4e3424"), 0.45));
  ctx.beginPath();
  ctx.roundRect(-0.055, -0.14, 0.075, 0.152, [0.037, 0.037, 0, 0]);
  ctx.fill();
}

/** A ridge tent of canvas, its mouth open on a warm lamp; a yurt or a marquee where the words say so. */
export function paintCanvasTent(brush: Brush): void {
  const { ctx, light } = brush;
  const { variants } = brush;
  if (variants.has("yurt")) {
    roundTent(brush, variants.has("circus"));
    return;
  }
  const cloth = brush.colour ?? rgb("#d08a3e");
  const side = light.side;
  const through = isLit(brush) ? 0.55 : light.back * 0.3;
  const panel = (points: readonly Point[], e: number, factor: number) => {
    const gradient = ctx.createLinearGradient(0, -1, 0, 0.02);
    const warm: Rgb = [255, 190, 104];
    gradient.addColorStop(0, css(mix(sunlit(light, scale(cloth, factor), e), warm, through * 0.25)));
    gradient.addColorStop(1, css(mix(sunlit(light, scale(cloth, factor * 0.8), e * 0.8), warm, through * 0.7)));
    ctx.fillStyle = gradient;
    ctx.beginPath();
    points.forEach(([x, y], i) => {
      if (!i) ctx.moveTo(x, y);
      else {
        const [px, py] = points[i - 1]!;
        // Cloth hangs in a shallow curve between its poles and pegs.
        ctx.quadraticCurveTo((px + x) / 2, (py + y) / 2 + Math.abs(x - px) * 0.05, x, y);
      }
    });
    ctx.fill();
  };
  panel(
    [
      [-0.12, -1],
      [0.52, -0.9],
      [1, 0.01],
      [0.34, 0.02],
    ],
    0.45 + side * 0.4,
    1,
  );
  for (let i = 1; i < 5; i++) {
    const t = i / 5;
    line(
      ctx,
      sunlit(light, scale(cloth, 0.7), 0.4),
      0.008,
      [
        [-0.12 + 0.64 * t, -1 + 0.1 * t],
        [0.12 + 0.62 * t, -0.5],
        [0.34 + 0.66 * t, 0.015],
      ],
      0.35,
    );
  }
  panel(
    [
      [-0.12, -1],
      [0.34, 0.02],
      [-0.86, 0.02],
    ],
    0.36 - light.back * 0.12,
    0.86,
  );
  const mouth = ctx.createLinearGradient(0, -0.85, 0, 0.02);
  mouth.addColorStop(0, css(isLit(brush) ? [176, 92, 40] : sunlit(light, scale(cloth, 0.28), 0.15)));
  mouth.addColorStop(1, css(isLit(brush) ? [255, 222, 150] : sunlit(light, scale(cloth, 0.16), 0.1)));
  ctx.fillStyle = mouth;
  ctx.beginPath();
  ctx.moveTo(-0.12, -0.84);
  ctx.quadraticCurveTo(-0.06, -0.4, 0.1, 0.02);
  ctx.lineTo(-0.52, 0.02);
  ctx.quadraticCurveTo(-0.22, -0.4, -0.12, -0.84);
  ctx.fill();
  panel(
    [
      [-0.12, -0.86],
      [0.03, -0.2],
      [0.17, 0.02],
      [0.07, 0.02],
    ],
    0.55,
    1.15,
  );
  panel(
    [
      [-0.12, -0.86],
      [-0.34, -0.25],
      [-0.6, 0.02],
      [-0.46, 0.02],
    ],
    0.5,
    1.1,
  );
  const rope = sunlit(light, rgb("#ece2cc"), 0.7);
  for (const [a, b] of [
    [
      [0.52, -0.9],
      [1.16, 0.01],
    ],
    [
      [-0.12, -1],
      [-1.08, 0.01],
    ],
    [
      [0.76, -0.45],
      [1.12, 0.02],
    ],
  ] as const)
    line(ctx, rope, 0.009, [a, b], 0.8);
  line(ctx, sunlit(light, rgb("#6a523a"), 0.5), 0.02, [
    [-0.12, -1.03],
    [-0.12, -0.95],
  ]);
  if (isLit(brush))
    brush.glow({ x: -0.2, y: -0.28, radius: 0.85, colour: [255, 196, 112], strength: 0.75, flicker: 0.25 });
}

function roundTent(brush: Brush, striped: boolean): void {
  const { ctx, light } = brush;
  const cloth = brush.colour ?? rgb(striped ? "#c23a34" : "#e8dfcc");
  const second = striped ? rgb("#f3ead8") : scale(cloth, 0.96);
  const w = 0.86;
  const parts = 16;
  const wallTop = striped ? -0.36 : -0.46;
  const peak = -1;
  for (let i = 0; i < parts; i++) {
    const a0 = (i / parts) * Math.PI;
    const a1 = ((i + 1) / parts) * Math.PI;
    const x0 = -Math.cos(a0) * w;
    const x1 = -Math.cos(a1) * w;
    const e = roundLight(brush, (x0 + x1) / 2 / w);
    const tone = i % 2 ? second : cloth;
    poly(ctx, sunlit(light, scale(tone, 0.92), e * 0.9), [
      [x0, wallTop],
      [x1, wallTop],
      [x1, 0.01 + Math.sin(a1) * 0.03],
      [x0, 0.01 + Math.sin(a0) * 0.03],
    ]);
    ctx.fillStyle = css(sunlit(light, tone, Math.min(1.05, e + 0.12)));
    ctx.beginPath();
    ctx.moveTo(x0 * 1.06, wallTop + Math.sin(a0) * 0.05);
    ctx.quadraticCurveTo(x0 * 0.34, wallTop - 0.24, 0, peak);
    ctx.quadraticCurveTo(x1 * 0.34, wallTop - 0.24, x1 * 1.06, wallTop + Math.sin(a1) * 0.05);
    if (striped)
      ctx.arc((x0 + x1) * 0.53, wallTop + 0.03 + Math.sin((a0 + a1) / 2) * 0.05, Math.abs(x1 - x0) * 0.53, 0, Math.PI);
    ctx.fill();
  }
  if (!striped)
    for (const y of [wallTop + 0.1, wallTop + 0.3])
      line(
        ctx,
        sunlit(light, rgb("#8a4a34"), 0.5),
        0.018,
        [
          [-w, y],
          [0, y + 0.05],
          [w, y],
        ],
        0.85,
      );
  ctx.fillStyle = css(isLit(brush) ? [255, 212, 138] : sunlit(light, scale(cloth, 0.25), 0.15));
  ctx.beginPath();
  ctx.moveTo(-0.13, 0.04);
  ctx.quadraticCurveTo(-0.1, -0.26, 0, -0.32);
  ctx.quadraticCurveTo(0.1, -0.26, 0.13, 0.04);
  ctx.fill();
  if (striped) {
    line(ctx, sunlit(light, rgb("#d8c9a8"), 0.6), 0.012, [
      [0, peak + 0.01],
      [0, peak - 0.1],
    ]);
    poly(ctx, sunlit(light, rgb("#e6b23c"), 0.8), [
      [0, peak - 0.1],
      [0.12, peak - 0.075],
      [0, peak - 0.045],
    ]);
  }
  if (isLit(brush)) brush.glow({ x: 0, y: -0.16, radius: 0.6, colour: [255, 206, 128], strength: 0.6, flicker: 0.15 });
}
