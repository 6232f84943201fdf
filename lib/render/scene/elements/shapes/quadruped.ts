import { animalPainting } from "#lib/elements/animal-painting.ts";
import type { Variants } from "#lib/elements/variants.ts";
import { draw } from "#lib/render/scene/elements/animals/creature.ts";
import { hexOf } from "#lib/render/scene/elements/animals/moment.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { flesh, hairs, onto, trail, tube, tufts, type Girth, type Tube } from "./anatomy.ts";
import { animalMoment } from "./animal-measures.ts";
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
  const rows = animalPainting().body;
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
      const [, girth, thin] = spec.tail.girth;
      const strands = 44 * (0.4 + spec.fur + (spec.tail.hair ? 1 : 0));
      const measures = { length: spec.tail.length, girth, tip: thin, strands };
      draw(rows.tail, animalMoment(brush, tailTone, { tip: tip ?? "#000000" }, measures, tip ? ["tipped"] : []), tail);
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
  const { length } = frame;
  const { thigh } = spec.legs;
  const [breast_x, breast_y] = pose.spine[4]!;
  const [hip_x, hip_y] = pose.hind[0].root;
  const soft = length * 0.15 + 0.03;
  const measures = {
    length,
    chest,
    loin,
    thigh,
    soft,
    fur: spec.fur,
    breast_x,
    breast_y,
    hip_x,
    hip_y,
    nape: Math.min(soft, frame.neck * 0.22 + 0.02),
    coat_hairs: Math.min(230, px_per_unit * 0.36) * (0.45 + spec.fur),
    hair: Math.min(0.0042, 1.7 / px_per_unit),
    leg_hairs: px_per_unit > 90 ? 34 : 0,
  };
  const own = { under: hexOf(under) };
  onto(ctx, () => {
    // Back darker than flank, belly pale over its own shadow: the eye reads a round barrel.
    const moment = animalMoment(brush, coat, own, measures);
    draw(rows.barrel, moment, body);
    spec.marks?.(hide);
    // The shoulder blade and the haunch stand out before the hollow behind them.
    draw(rows.relief, moment, body);
  });
  const nearHind = paintLeg(ctx, spec, pose.hind[0], coat, true, folded, true);
  const nearFore = paintLeg(ctx, spec, pose.fore[0], coat, false, folded, true);
  hide.legs = [nearHind, nearFore];
  onto(ctx, () => {
    for (const [{ root, knee }, size, skin] of [
      [pose.hind[0], thigh, nearHind],
      [pose.fore[0], thigh * 0.72, nearFore],
    ] as const) {
      const joints = { root_x: root[0], root_y: root[1], knee_x: knee[0], knee_y: knee[1], thigh: size };
      draw(rows.leg, animalMoment(brush, coat, own, { ...measures, ...joints }), skin);
    }
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
