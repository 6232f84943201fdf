import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { swimmers, type Swimmer } from "#lib/elements/swimmers.ts";
import { draw } from "#lib/render/scene/elements/animals/creature.ts";
import { momentOf } from "#lib/render/scene/elements/animals/moment.ts";
import type { Brush, Painter } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, eye, flesh, hairs, onto, trail, tube } from "./anatomy.ts";
import type { Point } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;

function fin(ctx: Ctx, tone: Rgb, root: Point, tip: Point, width: Point, rays: boolean): void {
  ctx.beginPath();
  ctx.moveTo(root[0] + width[0], root[1] + width[1]);
  ctx.quadraticCurveTo(
    root[0] + width[0] * 0.5 + (tip[0] - root[0]) * 0.55,
    root[1] + width[1] + (tip[1] - root[1]) * 0.8,
    tip[0],
    tip[1],
  );
  ctx.quadraticCurveTo(
    root[0] + (tip[0] - root[0]) * 0.6 - width[0] * 0.5,
    root[1] + (tip[1] - root[1]) * 0.35,
    root[0] - width[0],
    root[1] - width[1],
  );
  ctx.closePath();
  const gradient = ctx.createLinearGradient(root[0], root[1], tip[0], tip[1]);
  gradient.addColorStop(0, css(tone));
  gradient.addColorStop(1, css(scale(tone, 0.72), rays ? 0.78 : 1));
  ctx.fillStyle = gradient;
  ctx.fill();
  if (!rays) return;
  hairs(ctx, scale(tone, 0.5), 0.005, 0.4, 9, (i) => {
    const s = (i / 8) * 2 - 1;
    return [
      [root[0] + width[0] * s, root[1] + width[1] * s],
      [
        root[0] + width[0] * s * 0.6 + (tip[0] - root[0]) * (0.62 + 0.2 * s),
        root[1] + width[1] * s * 0.5 + (tip[1] - root[1]) * (0.62 + 0.2 * s),
      ],
    ];
  });
}

function tailFin(ctx: Ctx, spec: Swimmer, at: Point, angle: number, flex: number, tone: Rgb): void {
  const { kind, length, spread } = spec.tail;
  ctx.save();
  ctx.translate(at[0], at[1]);
  ctx.rotate(angle);
  if (kind === "fluke") ctx.scale(1, 0.34 + Math.abs(flex) * 0.5);
  else ctx.scale(1 - Math.abs(flex) * 0.35, 1);
  for (const side of [-1, 1]) {
    const reach = kind === "moon" ? (side < 0 ? 1.1 : 0.8) : 1;
    ctx.beginPath();
    ctx.moveTo(length * 0.16, 0);
    ctx.bezierCurveTo(
      -length * 0.2,
      side * spread * 0.14,
      -length * 0.6,
      side * spread * 0.62 * reach,
      -length * 1.0,
      side * spread * reach,
    );
    if (kind === "fan")
      ctx.bezierCurveTo(-length * 1.2, side * spread * 0.7, -length * 0.9, side * spread * 0.3, -length * 0.82, 0);
    else
      ctx.bezierCurveTo(
        -length * 0.62,
        side * spread * 0.5,
        -length * 0.5,
        side * spread * 0.2,
        -length * (kind === "fluke" ? 0.5 : 0.36),
        0,
      );
    ctx.closePath();
    const gradient = ctx.createLinearGradient(0, 0, -length, side * spread);
    gradient.addColorStop(0, css(tone));
    gradient.addColorStop(1, css(scale(tone, 0.7), kind === "fan" ? 0.7 : 0.96));
    ctx.fillStyle = gradient;
    ctx.fill();
  }
  if (kind !== "fluke" && kind !== "moon")
    hairs(ctx, scale(tone, 0.5), length * 0.018, 0.4, 14, (i) => {
      const s = (i / 13) * 2 - 1;
      return [
        [0, s * spread * 0.08],
        [-length * (0.5 + Math.abs(s) * 0.36), s * spread * 0.78],
      ];
    });
  ctx.restore();
}

/** Painters of what swims to the right. */
export const swimmerPainters: Readonly<Record<string, Painter>> = Object.fromEntries(
  swimmers.map(({ id, plain, variants }) => [
    id,
    (brush: Brush) =>
      swim(brush, (variants.find(({ is }) => brush.variants.has(is))?.good ?? plain[brush.seed % plain.length]!)()),
  ]),
);

function swim(brush: Brush, spec: Swimmer): void {
  const { ctx, phase, light } = brush;
  const turn = phase * Math.PI * 2;
  const still = brush.motion === "still" || brush.motion === "idle";
  const strength = spec.supple * (still ? 0.5 : 1);
  const n = spec.girths.length;
  const tint = (hex: string): Rgb => (brush.colour ? mix(brush.colour, rgb(hex), 0.2) : rgb(hex));
  const back = tint(spec.back);
  const side = tint(spec.side);
  const belly = brush.colour ? mix(brush.colour, rgb(spec.belly), 0.6) : rgb(spec.belly);
  const spine = spec.girths.map((_, i): Point => {
    const s = i / (n - 1);
    const wave = Math.sin(turn - (1 - s) * 2.6) * (1 - s) ** 1.5 * strength;
    // A sideways beat is seen end on: the body shortens a little and barely rises.
    const shift = spec.beat === "updown" ? wave : wave * 0.26;
    const shorten = spec.beat === "updown" ? 0 : Math.abs(wave) * 0.16;
    return [(s - 0.5) * spec.length + shorten * (1 - s), -0.5 + shift];
  });
  const body = tube(spine, spec.girths, 8);
  const flex = Math.sin(turn - 2.9) * (still ? 0.5 : 1);
  const root = spine[0]!;
  const next = spine[1]!;
  const tailAngle = Math.atan2(next[1] - root[1], next[0] - root[0]) * (spec.beat === "updown" ? 1.3 : 1);
  const finTone = mix(back, side, 0.35);
  const farFins = spec.fins.filter(({ near }) => !near);
  tailFin(ctx, spec, root, tailAngle, spec.beat === "updown" ? flex * 0.8 : flex, finTone);
  const paintFin = (f: Swimmer["fins"][number], tone: Rgb) => {
    const at = body.at(f.t, f.v);
    const a = body.at(f.t - 0.02, f.v);
    const flap =
      Math.sin(turn * (spec.beat === "updown" ? 1 : 2) + f.t * 5) * (f.near ? 0.06 : 0.02) * spec.length * 0.4;
    fin(
      ctx,
      tone,
      [at[0], at[1] + (f.v < 0 ? 0.02 : -0.02)],
      [at[0] - f.sweep, at[1] + f.out + flap],
      [f.long, (at[1] - a[1]) * 3],
      spec.rays === true,
    );
  };
  for (const f of farFins) paintFin(f, finTone);
  const across = ctx.createLinearGradient(0, -0.5 - 0.36, 0, -0.5 + 0.36);
  across.addColorStop(0, css(scale(back, 0.86)));
  across.addColorStop(0.42, css(mix(back, side, 0.7)));
  across.addColorStop(0.6, css(side));
  across.addColorStop(1, css(belly));
  flesh(ctx, across, body);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, body.outline);
    ctx.clip();
    for (let i = 0; i <= 14; i++) {
      const t = i / 14;
      const r = spec.length * 0.09;
      bloom(ctx, back, ...body.at(t, -0.8), r, r * 0.8, 0.5);
      bloom(ctx, belly, ...body.at(t, 0.86), r, r * 0.8, 0.55);
    }
    draw(spec.marks, momentOf(brush, {}, { coat: back }), body);
    // The wet sheen along the flank and the fold of the gill.
    for (let i = 3; i < 13; i++)
      bloom(ctx, [255, 255, 252], ...body.at(i / 14, -0.42), spec.length * 0.075, spec.length * 0.018, 0.34);
    if (spec.beat === "sideways") {
      const gill = [
        body.at(spec.eye.t - 0.1, -0.62),
        body.at(spec.eye.t - 0.135, 0),
        body.at(spec.eye.t - 0.085, 0.66),
      ] as const;
      ctx.beginPath();
      ctx.moveTo(...gill[0]);
      ctx.quadraticCurveTo(...gill[1], ...gill[2]);
      ctx.strokeStyle = css(scale(back, 0.4), 0.6);
      ctx.lineWidth = 0.013;
      ctx.stroke();
    }
    const lip = [body.at(1, 0.3), body.at(0.965, 0.42), body.at(0.93, 0.34)] as const;
    ctx.beginPath();
    ctx.moveTo(...lip[0]);
    ctx.quadraticCurveTo(...lip[1], ...lip[2]);
    ctx.strokeStyle = css(scale(back, 0.3), 0.6);
    ctx.lineWidth = 0.011;
    ctx.stroke();
    ctx.restore();
  });
  const [ex, ey] = body.at(spec.eye.t, spec.eye.v);
  eye(ctx, rgb(spec.eye.iris), ex, ey, spec.eye.r, light.side);
  for (const f of spec.fins) if (f.near) paintFin(f, mix(finTone, [255, 255, 255], 0.06));
}
