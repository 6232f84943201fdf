import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { bloom, flesh, hairs, onto, trail, tube, type Tube } from "./anatomy.ts";
import type { Coat, Hide } from "./quadruped.ts";
import type { Point } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;

/** Overlapping scales along a tube, each with a shadowed hind edge and some with a glint. */
export function scales(
  ctx: Ctx,
  body: Tube,
  tone: Rgb,
  along: number,
  across: number,
  random: () => number,
  from = 0.02,
  to = 0.98,
): void {
  ctx.save();
  trail(ctx, body.outline);
  ctx.clip();
  ctx.beginPath();
  const glints: [Point, Point][] = [];
  for (let row = 0; row < across; row++)
    for (let i = 0; i < along; i++) {
      const t = from + ((i + (row % 2) * 0.5) / along) * (to - from);
      const v = -1 + (2 * (row + 0.5)) / across;
      const half = 1 / across;
      const [ax, ay] = body.at(t, v - half);
      const [bx, by] = body.at(t - 0.62 / along, v);
      const [cx, cy] = body.at(t, v + half);
      ctx.moveTo(ax, ay);
      ctx.quadraticCurveTo(bx, by, cx, cy);
      if (random() > 0.6) glints.push([body.at(t + 0.1 / along, v - half * 0.6), body.at(t + 0.3 / along, v)]);
    }
  ctx.strokeStyle = css(scale(tone, 0.42), 0.5);
  ctx.lineWidth = 0.006;
  ctx.stroke();
  hairs(ctx, mix(tone, [255, 250, 232], 0.65), 0.006, 0.34, glints.length, (i) => glints[i]!);
  ctx.restore();
}

export function scalyHide({ brush, body, coat }: Coat): void {
  scales(brush.ctx, body, coat, 46, 11, brush.random);
  for (let i = 0; i < 14; i++)
    bloom(brush.ctx, mix(coat, [255, 250, 230], 0.6), ...body.at(i / 14, -0.5), 0.07, 0.018, 0.3);
}

/** Broad plates on the back of a crocodile; a lizard keeps only its scales. */
export function lizardHide(hide: Coat): void {
  scalyHide(hide);
  const { brush, body, coat } = hide;
  for (let i = 0; i < 16; i++) bloom(brush.ctx, scale(coat, 0.45), ...body.at(0.04 + i * 0.055, -0.5), 0.03, 0.06, 0.4);
}

/** Upright spines along neck and back. */
export function spines({ brush, body, coat }: Hide): void {
  const { ctx } = brush;
  for (let i = 0; i < 22; i++) {
    const t = 0.02 + i * 0.044;
    const [ax, ay] = body.at(t - 0.014, -0.94);
    const [bx, by] = body.at(t + 0.02, -0.94);
    const tall = 0.03 + 0.03 * Math.sin((i / 22) * Math.PI);
    const nx = (by - ay) / 0.05;
    const ny = -(bx - ax) / 0.05;
    ctx.beginPath();
    ctx.moveTo(ax, ay);
    ctx.quadraticCurveTo(ax + nx * tall, ay + ny * tall, ax + nx * tall * 1.2 - 0.03, ay + ny * tall * 1.4);
    ctx.quadraticCurveTo(bx + nx * tall * 0.5, by + ny * tall * 0.5, bx, by);
    ctx.closePath();
    ctx.fillStyle = css(scale(coat, 0.5));
    ctx.fill();
  }
}

/** A wing of skin stretched over long fingers. */
function membrane(ctx: Ctx, root: Point, span: number, beat: number, tone: Rgb, near: boolean): void {
  const lean = near ? 0.34 : -0.26;
  const lift = 0.5 + beat * 0.62;
  const fold = Math.max(0, -beat) * 0.2;
  const at = (angle: number, length: number): Point => [
    root[0] - Math.cos(angle) * length,
    root[1] - Math.sin(angle) * length + lean * length * Math.cos(angle) * 0.6,
  ];
  const wrist: Point = [root[0] - span * 0.08, at(lift + 0.4, span * 0.5)[1]];
  const tips = [0.75, 0.3, -0.12, -0.5].map((turn, i): Point => {
    const angle = lift + turn - fold;
    const long = span * [0.8, 0.86, 0.74, 0.6][i]!;
    return [wrist[0] - Math.cos(angle) * long * 0.95, wrist[1] - Math.sin(angle) * long * 0.8 + lean * long * 0.3];
  });
  const foot: Point = [root[0] - span * 0.42, root[1] + 0.06];
  ctx.beginPath();
  ctx.moveTo(...root);
  ctx.quadraticCurveTo(root[0] + span * 0.1, (root[1] + wrist[1]) / 2, ...wrist);
  ctx.quadraticCurveTo((wrist[0] + tips[0]![0]) / 2, (wrist[1] + tips[0]![1]) / 2 - span * 0.05, ...tips[0]!);
  for (let i = 0; i < tips.length; i++) {
    const next = tips[i + 1] ?? foot;
    const here = tips[i]!;
    ctx.quadraticCurveTo(
      ((here[0] + next[0]) / 2) * 0.72 + wrist[0] * 0.28,
      ((here[1] + next[1]) / 2) * 0.72 + wrist[1] * 0.28,
      ...next,
    );
  }
  ctx.closePath();
  const skin = ctx.createLinearGradient(wrist[0], wrist[1], foot[0], foot[1]);
  skin.addColorStop(0, css(scale(tone, near ? 1.05 : 0.5)));
  skin.addColorStop(1, css(scale(mix(tone, rgb("#3a1a14"), 0.4), near ? 0.8 : 0.42)));
  ctx.fillStyle = skin;
  ctx.fill();
  onto(ctx, () => {
    for (const tip of tips)
      bloom(
        ctx,
        [255, 214, 170],
        (wrist[0] + tip[0]) / 2,
        (wrist[1] + tip[1]) / 2 + 0.05,
        span * 0.12,
        span * 0.2,
        near ? 0.16 : 0.06,
      );
  });
  const bone = css(scale(tone, near ? 0.62 : 0.36));
  for (const tip of tips)
    flesh(
      ctx,
      bone,
      tube([wrist, [(wrist[0] + tip[0]) / 2, (wrist[1] + tip[1]) / 2 - span * 0.03], tip], [0.026, 0.016, 0.004]),
    );
  flesh(ctx, bone, tube([root, [root[0] + span * 0.05, (root[1] + wrist[1]) / 2], wrist], [0.06, 0.045, 0.03]));
  flesh(
    ctx,
    css(rgb("#d9cbb0")),
    tube([wrist, [wrist[0] + 0.03, wrist[1] - 0.05], [wrist[0] + 0.06, wrist[1] - 0.06]], [0.016, 0.01, 0.003]),
  );
}

const beatOf = ({ motion, phase }: Hide["brush"]): number =>
  motion === "fly" || motion === "rise" || motion === "float"
    ? Math.cos(phase * Math.PI * 2)
    : 0.3 + Math.sin(phase * Math.PI * 2) * 0.08;

export function farWing(hide: Hide): void {
  const [x, y] = hide.pose.spine[4]!;
  membrane(hide.brush.ctx, [x + 0.02, y - 0.08], 1.0, beatOf(hide.brush), hide.coat, false);
  spines(hide);
}

export function nearWing(hide: Hide): void {
  const [x, y] = hide.pose.spine[4]!;
  membrane(hide.brush.ctx, [x - 0.06, y - 0.04], 1.05, beatOf(hide.brush), hide.coat, true);
}

/** Horns that sweep back, and the nostril's smoke-dark rim. */
export function dragonHorns(ctx: Ctx): void {
  for (const [dx, tone] of [
    [0.1, 0.5],
    [0, 0.95],
  ] as const) {
    const horn = scale(rgb("#d0bf9c"), tone);
    flesh(
      ctx,
      css(horn),
      tube(
        [
          [0.16 + dx, -0.2],
          [-0.1 + dx, -0.42],
          [-0.46 + dx, -0.5],
        ],
        [0.075, 0.05, 0.008],
      ),
    );
    flesh(
      ctx,
      css(horn),
      tube(
        [
          [0.06 + dx, 0.14],
          [-0.14 + dx, 0.2],
          [-0.3 + dx, 0.16],
        ],
        [0.05, 0.03, 0.006],
      ),
    );
  }
}

export function dragonFace(ctx: Ctx, coat: Rgb): void {
  flesh(
    ctx,
    css(scale(coat, 0.6)),
    tube(
      [
        [0.36, -0.2],
        [0.48, -0.2],
        [0.58, -0.13],
      ],
      [0.03, 0.035, 0.01],
    ),
  );
  for (let i = 0; i < 6; i++) {
    const x = 0.56 + i * 0.075;
    ctx.beginPath();
    ctx.moveTo(x, 0.03);
    ctx.lineTo(x + 0.016, 0.03 + (i % 2 ? 0.05 : 0.075));
    ctx.lineTo(x + 0.036, 0.03);
    ctx.fillStyle = "rgb(236,226,204)";
    ctx.fill();
  }
}

export function dragonAhead(ctx: Ctx): void {
  for (const side of [-1, 1])
    flesh(
      ctx,
      css(rgb("#c4b28e")),
      tube(
        [
          [side * 0.2, -0.4],
          [side * 0.36, -0.66],
          [side * 0.34, -0.96],
        ],
        [0.07, 0.05, 0.008],
      ),
    );
}
