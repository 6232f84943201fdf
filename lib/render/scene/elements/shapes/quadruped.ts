import type { Variants } from "#lib/elements/variants.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, flesh, hairs, onto, trail, tube, tufts, type Girth, type Tube } from "./anatomy.ts";
import { farEar, headInProfile, type HeadLook, type HeadSpec } from "./quadruped-head.ts";
import type { FaceSpec } from "./quadruped-face.ts";
import { frontOn } from "./quadruped-front.ts";
import { paintLeg, tailTube } from "./quadruped-limbs.ts";
import { poseOf, type Frame, type Pose } from "./quadruped-rig.ts";

/** The painted surfaces that markings may use, whichever way the animal faces. */
export interface Coat {
  brush: Brush;
  coat: Rgb;
  body: Tube;
  legs: readonly Tube[];
}

/** The same in profile, where the joints are known. */
export interface Hide extends Coat {
  pose: Pose;
}

export interface QuadrupedSpec {
  frame: Frame;
  coat: string;
  under: string;
  /** Colour of the lower legs; null where the coat runs down to the feet. */
  points: string | null;
  /** Half widths of the neck at its base, middle and top: crest and throat. */
  neck: readonly [Girth, Girth, Girth];
  /** Thickness of foreleg and gaskin, and breadth of the thigh. */
  legs: { fore: number; hind: number; thigh: number; foot: "paw" | "hoof" | "pad"; hoof?: string };
  /** Length of the hair, 0 smooth to 1 shaggy. */
  fur: number;
  head: HeadSpec;
  face: FaceSpec;
  tail: {
    length: number;
    girth: readonly [number, number, number];
    carry: "bush" | "up" | "hang" | "switch" | "stub" | "curl" | "plume" | "over";
    tip?: string;
    /** Hair of another colour than the coat, as a horse has. */
    hair?: string | undefined;
  };
  /** What lies on the finished coat, and what stands behind or before everything. */
  marks?: (hide: Coat) => void;
  legMarks?: (hide: Coat) => void;
  /** What swells over the outline all round, as wool does. */
  wool?: (hide: Coat) => void;
  behind?: (hide: Hide) => void;
  /** It can fly: it hangs from its wings, and sinks as they rise. */
  flies?: boolean;
  mane?: (hide: Hide) => void;
}

type Ctx = CanvasRenderingContext2D;

/** Strokes of hair that follow the spine. */
function coatHair(ctx: Ctx, spec: QuadrupedSpec, body: Tube, coat: Rgb, under: Rgb, brush: Brush): void {
  const { random, px_per_unit } = brush;
  const count = Math.round(Math.min(230, px_per_unit * 0.36) * (0.45 + spec.fur));
  for (const [tone, alpha] of [
    [scale(coat, 0.52), 0.24],
    [mix(coat, [255, 240, 214], 0.42), 0.3],
    [scale(mix(coat, under, 0.3), 0.74), 0.22],
  ] as const)
    hairs(ctx, tone, Math.min(0.0042, 1.7 / px_per_unit), alpha, count, () => {
      const t = 0.04 + random() * 0.92;
      const v = -0.96 + random() * 1.8;
      const long = 0.022 + (0.012 + random() * 0.03) * spec.fur;
      return [body.at(t, v), body.at(t - long, v + 0.06 + random() * 0.06)];
    });
}

/** Paints an animal on four legs, seen from its side or, when it comes or goes, from the end. */
export function quadruped(kind: QuadrupedSpec | ((variants: Variants) => QuadrupedSpec)): (brush: Brush) => void {
  return (brush) => {
    const spec = typeof kind === "function" ? kind(brush.variants) : kind;
    const { ctx, motion, phase, facing } = brush;
    ctx.save();
    if (spec.flies && (motion === "fly" || motion === "rise" || motion === "float"))
      ctx.translate(0, -0.85 - Math.cos(phase * Math.PI * 2) * 0.06);
    if (facing === "camera" || facing === "away") frontOn(spec, brush);
    else inProfile(spec, brush);
    ctx.restore();
  };
}

function inProfile(spec: QuadrupedSpec, brush: Brush): void {
  const { ctx, random, phase, light, px_per_unit } = brush;
  const coat = brush.colour ?? mix(rgb(spec.coat), scale(rgb(spec.coat), 0.86), random());
  const under = brush.colour ? mix(brush.colour, rgb(spec.under), 0.55) : rgb(spec.under);
  const { frame } = spec;
  const pose = poseOf(frame, brush);
  const folded = pose.seated || pose.lying;
  const { loin, chest } = frame;
  const body = tube(
    pose.spine,
    [
      [loin * 0.4, loin * 0.34],
      [loin * 0.52, loin * 0.5],
      [loin * 0.53, loin * 0.5],
      [chest * 0.5, chest * 0.5],
      [chest * 0.5, chest * 0.5],
      spec.neck[0],
      spec.neck[1],
      spec.neck[2],
    ],
    10,
  );
  const blink = phase > 0.92 && pose.speed === 0 ? 0.2 : 1;
  const look: HeadLook = {
    coat,
    fur: spec.fur,
    lightSide: light.side,
    random,
    flick: pose.speed === 2 ? -0.5 : Math.sin(phase * Math.PI * 2) ** 9 * 0.22,
    open: blink,
    fine: px_per_unit > 110,
    brush,
    hair: Math.min(0.014, 1.6 / (px_per_unit * spec.head.size)),
  };
  const poll = pose.spine[7]!;
  const shade = scale(coat, 0.55);
  paintLeg(ctx, spec, pose.hind[1], shade, true, folded, false);
  paintLeg(ctx, spec, pose.fore[1], shade, false, folded, false);
  onto(ctx, () => {
    ctx.fillStyle = "rgba(12,9,14,0.3)";
    ctx.fillRect(-2, -2, 4, 4);
  });
  const tail = tailTube(spec, pose);
  const tailTone = spec.tail.hair ? rgb(spec.tail.hair) : scale(coat, 0.9);
  const drawTail = () => {
    flesh(ctx, css(tailTone), tail);
    const { tip } = spec.tail;
    if (spec.fur > 0.3 && spec.tail.carry !== "switch")
      tufts(ctx, css(tailTone), tail.outline.slice(6), spec.fur * 0.03, random, 1);
    if (spec.tail.carry === "switch")
      flesh(
        ctx,
        css(scale(tailTone, 0.6)),
        tube([tail.at(0.8, 0), tail.at(0.9, 0), tail.at(1, 0)], [0.012, 0.03, 0.008]),
      );
    onto(ctx, () => {
      trail(ctx, tail.outline);
      ctx.clip();
      if (tip)
        for (let i = 0; i < 3; i++)
          bloom(
            ctx,
            rgb(tip),
            ...tail.at(0.94 - i * 0.05, 0),
            spec.tail.girth[2] * 1.5,
            spec.tail.girth[2] * 1.6,
            0.95,
          );
      bloom(ctx, [255, 240, 214], ...tail.at(0.45, -0.5), spec.tail.length * 0.22, spec.tail.girth[1] * 0.7, 0.24);
      const strands = Math.round(44 * (0.4 + spec.fur + (spec.tail.hair ? 1 : 0)));
      for (const [tone, alpha] of [
        [scale(tailTone, 0.5), 0.3],
        [mix(tailTone, [255, 236, 210], 0.4), 0.3],
      ] as const)
        hairs(ctx, tone, 0.004, alpha, strands, () => {
          const t = random() * 0.95;
          const v = -1 + random() * 2;
          return [tail.at(t, v), tail.at(t + 0.09, v * 0.96)];
        });
    });
    if (spec.tail.carry === "plume")
      hairs(ctx, tailTone, 0.006, 0.9, 34, () => {
        const v = -0.9 + random() * 1.8;
        const [x, y] = tail.at(0.7 + random() * 0.3, v);
        return [
          [x, y],
          [x - 0.012 - (pose.speed === 2 ? 0.08 : 0), y + (pose.speed === 2 ? 0.01 : 0.075)],
        ];
      });
  };
  if (!folded) drawTail();
  farEar(ctx, spec.head, poll, pose.headDrop, look);
  const hide: Hide = { brush, coat, pose, body, legs: [] };
  spec.behind?.(hide);
  if (spec.fur > 0.25) tufts(ctx, css(scale(coat, 0.9)), body.outline, spec.fur * 0.019, random, -1);
  paintLeg(ctx, spec, pose.hind[0], coat, true, folded, false);
  paintLeg(ctx, spec, pose.fore[0], coat, false, folded, false);
  flesh(ctx, css(coat), body);
  const breast = pose.spine[4]!;
  onto(ctx, () => {
    // Back darker than flank, belly pale over its own shadow: the eye reads a round barrel.
    const soft = frame.length * 0.15 + 0.03;
    const dorsal = scale(coat, 0.62);
    for (let i = 0; i <= 10; i++) {
      const wide = i > 6 ? Math.min(soft, frame.neck * 0.22 + 0.02) : soft;
      bloom(ctx, dorsal, ...body.at(i / 10, -0.95), wide, wide * 0.6, 0.42);
      bloom(ctx, under, ...body.at(i / 10, 0.9), wide, wide * 0.6, i > 6 ? 0.5 : 0.6);
    }
    for (let i = 1; i < 7; i++) bloom(ctx, [18, 11, 16], ...body.at(i / 10, 1.04), soft, chest * 0.24, 0.46);
    bloom(ctx, mix(coat, [255, 246, 226], 0.5), ...body.at(0.34, -0.3), frame.length * 0.24, chest * 0.26, 0.34);
    coatHair(ctx, spec, body, coat, under, brush);
    spec.marks?.(hide);
    // The shoulder blade and the haunch stand out before the hollow behind them.
    bloom(
      ctx,
      [14, 9, 12],
      breast[0] - frame.length * 0.14,
      breast[1] + chest * 0.16,
      chest * 0.26,
      chest * 0.5,
      0.13,
      0.2,
    );
    bloom(
      ctx,
      [14, 9, 12],
      pose.hind[0].root[0] + spec.legs.thigh * 1.05,
      pose.hind[0].root[1] + loin * 0.22,
      loin * 0.3,
      loin * 0.5,
      0.13,
      -0.2,
    );
  });
  const nearHind = paintLeg(ctx, spec, pose.hind[0], coat, true, folded, true);
  const nearFore = paintLeg(ctx, spec, pose.fore[0], coat, false, folded, true);
  hide.legs = [nearHind, nearFore];
  onto(ctx, () => {
    for (const [leg, size] of [
      [pose.hind[0], spec.legs.thigh],
      [pose.fore[0], spec.legs.thigh * 0.72],
    ] as const) {
      bloom(
        ctx,
        mix(coat, [255, 244, 222], 0.5),
        leg.root[0] - size * 0.1,
        leg.root[1] - size * 0.1,
        size * 0.9,
        size * 1.1,
        0.3,
      );
      bloom(ctx, [14, 9, 10], leg.knee[0] - size * 0.5, leg.knee[1] + size * 0.1, size * 0.5, size * 0.9, 0.22, 0.3);
    }
    for (const leg of [nearHind, nearFore])
      hairs(ctx, scale(coat, 0.55), 0.004, 0.26, px_per_unit > 90 ? 34 : 0, () => {
        const t = 0.06 + random() * 0.55;
        const v = -0.9 + random() * 1.8;
        return [leg.at(t, v), leg.at(t + 0.06, v)];
      });
    spec.legMarks?.(hide);
  });
  if (folded) drawTail();
  spec.wool?.(hide);
  spec.mane?.(hide);
  headInProfile(ctx, spec.head, poll, pose.headDrop, look);
  const [long, drop] = [spec.head.size, pose.headDrop];
  brush.head?.({
    x: poll[0] + Math.cos(drop) * long * 0.46,
    y: poll[1] + Math.sin(drop) * long * 0.46,
    radius: long / 2,
  });
}
