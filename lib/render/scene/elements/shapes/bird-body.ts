import { animalPainting } from "#lib/elements/animal-painting.ts";
import { draw } from "#lib/render/scene/elements/animals/creature.ts";
import { hexOf } from "#lib/render/scene/elements/animals/moment.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, eye, flesh, footfall, onto, trail, tube, type Tube } from "./anatomy.ts";
import { animalMoment } from "./animal-measures.ts";
import { birdAhead } from "./bird-front.ts";
import { bough } from "./bough.ts";
import { onWing, plumageOf, type BirdSpec } from "./bird-spec.ts";
import { beating, folded, spread, type Plumage } from "./wings.ts";
import type { Point } from "./strokes.ts";

type Ctx = CanvasRenderingContext2D;

function bill(brush: Brush, spec: BirdSpec, at: Point, angle: number): void {
  const { ctx } = brush;
  const { length, depth, hook, colour } = spec.bill;
  const moment = animalMoment(brush, rgb(colour), { bill: colour }, { length, depth, hook: hook * depth });
  ctx.save();
  ctx.translate(...at);
  ctx.rotate(angle);
  draw(animalPainting().bird.bill, moment, null);
  ctx.restore();
}

function leg(brush: Brush, spec: BirdSpec, [hip_x, hip_y]: Point, foot: Point, tone: Rgb, curl: number): void {
  const { leg: { length, feathered, webbed }, girth, belly } = spec; // prettier-ignore
  const [root_x, root_y] = foot;
  const measures = {
    hip_x,
    hip_y,
    root_x,
    root_y,
    knee_x: (hip_x + root_x) / 2 - length * 0.16,
    knee_y: (hip_y + root_y) / 2,
    length,
    girth,
    thick: Math.max(0.011, Math.min(0.02, girth * 0.1)),
    toe: Math.max(0.055, girth * 0.34),
    curl,
  };
  const facts = [...(feathered ? ["feathered" as const] : []), ...(webbed ? ["webbed" as const] : [])];
  const under = hexOf(scale(rgb(belly), 0.8));
  draw(animalPainting().bird.leg, animalMoment(brush, tone, { under }, measures, facts), null);
}

function tail(ctx: Ctx, spec: BirdSpec, at: Point, angle: number, open: number, look: Plumage): void {
  const { length, width, fork = 0 } = spec.tail;
  ctx.save();
  ctx.translate(at[0], at[1]);
  ctx.rotate(angle);
  for (let i = 0; i < 7; i++) {
    const s = (i / 6) * 2 - 1;
    const reach = length * (1 - 0.1 * s * s + fork * (Math.abs(s) - 0.4));
    ctx.save();
    ctx.rotate(s * open);
    ctx.beginPath();
    ctx.moveTo(0, -width * 0.12);
    ctx.bezierCurveTo(-reach * 0.5, -width * 0.2, -reach * 0.96, -width * 0.22, -reach, 0);
    ctx.bezierCurveTo(-reach * 0.96, width * 0.22, -reach * 0.5, width * 0.2, 0, width * 0.12);
    ctx.fillStyle = css(mix(look.flight, look.tips, 0.4 + (i % 2) * 0.25));
    ctx.fill();
    ctx.restore();
  }
  ctx.restore();
}

function feathers({ girth }: BirdSpec, body: Tube, back: Rgb, belly: Rgb, brush: Brush): void {
  const { ctx, px_per_unit } = brush;
  const moment = animalMoment(brush, back, { under: hexOf(belly) }, { girth }, px_per_unit > 90 ? ["fine"] : []);
  onto(ctx, () => {
    trail(ctx, body.outline);
    ctx.clip();
    draw(animalPainting().bird.flank, moment, body);
  });
}

export function bird(specOf: BirdSpec | ((brush: Brush) => BirdSpec)): (brush: Brush) => void {
  return (brush) => {
    const spec = typeof specOf === "function" ? specOf(brush) : specOf;
    if (brush.facing === "camera" || brush.facing === "away") birdAhead(spec, brush);
    else aside(spec, brush);
  };
}

function aside(spec: BirdSpec, brush: Brush): void {
  const { ctx, motion, phase, light } = brush;
  const look = plumageOf(spec, brush);
  const turn = phase * Math.PI * 2;
  const air = onWing(spec, motion);
  const afloat = spec.afloat === true && !air && motion !== "walk" && motion !== "run";
  const going = motion === "walk" || motion === "run";
  if (spec.aloft && !air) bough(brush, 0.95, 0.05);
  const glide = spec.glide ?? 0;
  const heave = air ? Math.sin(turn) * 0.03 * (1 - glide) : Math.sin(turn) * 0.004;
  const tilt = air ? 0.06 : afloat ? 0.05 : spec.tilt - (motion === "reach" ? spec.tilt + 0.35 : 0);
  const hip: Point = air
    ? [0, -0.5 + heave]
    : afloat
      ? [0, -spec.girth * 0.42 + heave]
      : [0, -spec.leg.length - spec.girth * 0.72 + heave + (going ? Math.abs(Math.sin(turn)) * -0.012 : 0)];
  const ahead = (point: Point, length: number, angle: number): Point => [
    point[0] + Math.cos(angle) * length,
    point[1] - Math.sin(angle) * length,
  ];
  const rump = ahead(hip, -spec.trunk * 0.52, tilt);
  const breast = ahead(hip, spec.trunk * 0.42, tilt);
  const pecking = motion === "reach" || motion === "work";
  const nod = going ? Math.sin(turn * 2) * spec.neck * 0.14 : 0;
  const rise = air
    ? Math.min(spec.neckRise, 0.16)
    : pecking
      ? -0.9 + Math.sin(turn * 2) * 0.2
      : spec.neckRise + (motion === "raise" ? 0.15 : 0);
  const headAt: Point = ahead([breast[0] + nod, breast[1]], spec.neck, rise);
  const bow = spec.neck > 0.3 && !air && !pecking ? spec.neck * 0.2 : 0;
  const neckMid: Point = [(breast[0] + headAt[0]) / 2 + bow * 0.5, (breast[1] + headAt[1]) / 2 + bow * 0.15];
  const legTone = rgb(spec.leg.colour);
  if (air && spec.leg.length > 0.3)
    for (const dy of [0.01, 0.03])
      flesh(
        ctx,
        css(scale(legTone, 0.8)),
        tube(
          [
            ahead(rump, spec.trunk * 0.2, tilt),
            [rump[0] - 0.2, rump[1] + dy],
            [rump[0] - spec.leg.length * 0.8, rump[1] + dy + 0.02],
          ],
          [0.016, 0.013, 0.008],
        ),
      );
  if (!air && !afloat) {
    for (const [k, near] of [
      [0.5, false],
      [0, true],
    ] as const) {
      const step = going ? footfall(phase + k, 0.6) : { place: near ? -0.1 : 0.35, lift: 0, fold: 0 };
      const foot: Point = [
        hip[0] + spec.trunk * 0.04 + step.place * Math.min(0.16, spec.leg.length * 0.4),
        -0.012 - step.lift * spec.leg.length * 0.25,
      ];
      leg(
        brush,
        spec,
        [hip[0] + (near ? 0 : 0.03), hip[1] + spec.girth * 0.5],
        foot,
        near ? legTone : scale(legTone, 0.6),
        step.fold,
      );
    }
  }
  const shoulder = ahead([hip[0], hip[1] - spec.girth * 0.32], spec.trunk * 0.3, tilt);
  if (air)
    spread(
      ctx,
      beating([shoulder[0] + 0.02, shoulder[1]], spec.wing.span, spec.wing.chord, phase, false, glide, spec.wing.slots),
      look,
      0.62,
    );
  const swing = motion === "idle" || motion === "sit" ? Math.sin(turn) * 0.03 : 0;
  // The tail of a bird on the ground clears it.
  const hang = Math.asin(Math.max(-0.9, Math.min(0.95, (-rump[1] - 0.03) / spec.tail.length)));
  const carried = air ? tilt : Math.min(tilt - (spec.tail.raise ?? 0), hang);
  tail(ctx, spec, ahead(rump, spec.trunk * 0.06, tilt), -carried + swing, air ? 0.16 : 0.05, look);
  const body = tube(
    [rump, ahead(hip, -spec.trunk * 0.22, tilt), ahead(hip, spec.trunk * 0.12, tilt), breast, neckMid, headAt],
    [
      spec.girth * 0.34,
      [spec.girth * 0.78, spec.girth * 0.86],
      [spec.girth * 0.94, spec.girth * 1.04],
      [spec.girth * 0.62, spec.girth * 0.86],
      [spec.throat * 1.02, spec.throat * 1.06],
      spec.throat * 0.92,
    ],
    8,
  );
  flesh(ctx, css(mix(look.back, look.belly, 0.4)), body);
  feathers(spec, body, look.back, look.belly, brush);
  onto(ctx, () => {
    for (let i = 0; i < 5; i++)
      bloom(ctx, look.crown, ...body.at(1 - i * 0.045, 0), spec.throat * 1.6, spec.throat * 1.6, 0.75 - i * 0.12);
  });
  const gaze =
    motion === "look" || motion === "turn" ? Math.sin(turn) * 0.3 : motion === "raise" ? 0.5 : Math.sin(turn) * 0.05;
  const headAngle = air ? 0 : pecking ? 0.9 : -gaze;
  const r = spec.head;
  bill(
    brush,
    spec,
    [headAt[0] + Math.cos(headAngle) * r * 0.8, headAt[1] + Math.sin(headAngle) * r * 0.8 + r * 0.1],
    headAngle,
  );
  ctx.beginPath();
  ctx.ellipse(headAt[0] + r * 0.1, headAt[1] + r * 0.02, r * 1.12, r * 0.9, headAngle, 0, Math.PI * 2);
  const crown = ctx.createLinearGradient(0, headAt[1] - r, 0, headAt[1] + r);
  crown.addColorStop(0, css(look.crown));
  crown.addColorStop(1, css(mix(look.crown, look.belly, 0.35)));
  ctx.fillStyle = crown;
  ctx.fill();
  onto(ctx, () =>
    bloom(ctx, mix(look.crown, [255, 250, 240], 0.7), headAt[0] - r * 0.1, headAt[1] - r * 0.5, r * 0.7, r * 0.34, 0.3),
  );
  const ex = headAt[0] + Math.cos(headAngle) * r * 0.42 + Math.sin(headAngle) * r * 0.2;
  const ey = headAt[1] + Math.sin(headAngle) * r * 0.42 - Math.cos(headAngle) * r * 0.2;
  eye(ctx, rgb(spec.iris), ex, ey, Math.max(0.012, r * 0.17), light.side, phase > 0.93 && !air ? 0.2 : 1);
  if (spec.after) {
    ctx.save();
    ctx.translate(...headAt);
    ctx.scale(r, r);
    spec.after(brush, look.crown);
    ctx.restore();
  }
  if (air)
    spread(ctx, beating(shoulder, spec.wing.span, spec.wing.chord, phase, true, glide, spec.wing.slots), look, 1);
  else {
    const end = ahead(rump, -spec.tail.length * 0.34, Math.min(tilt - (spec.tail.raise ?? 0) * 0.3, hang));
    const flutter = motion === "wave" || motion === "dance" ? Math.sin(turn * 2) * 0.08 : 0;
    folded(
      ctx,
      [shoulder[0] - spec.trunk * 0.02, shoulder[1] + spec.girth * 0.12],
      [end[0], end[1] - flutter],
      spec.girth * 1.0,
      look,
    );
  }
}
