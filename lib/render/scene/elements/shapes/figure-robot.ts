import { anybody } from "./anybody.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { looksOf, type Looks } from "./body.ts";
import { drawApron, drawCape, drawScarf } from "./figure-outerwear.ts";
import { drawFoot } from "./figure-feet.ts";
import { actedPose, seatedHip } from "./figure-acted.ts";
import { drawHeld, holdingOn } from "./figure-held.ts";
import { drawHand } from "./figure-hands.ts";
import { armTube, behind, legTube, type Easel, type Side } from "./figure-limbs.ts";
import { outfitOf } from "./figure-outfit.ts";
import type { Bearing } from "./figure-bearing.ts";
import { poseOf } from "./figure-poses.ts";
import { drawProp, propOf } from "./figure-props.ts";
import { figureOf, type Body, type Figure } from "./figure-rig.ts";
import { drawChair } from "./figure-seat.ts";
import { flat } from "./figure-space.ts";
import { faceAt, facePath, trunkOf } from "./figure-trunk.ts";
import { crease, fillTube, lampOf, lit, on, tubeAlong, type Tube } from "./figure-tube.ts";
import { armsFront, viewOf, withProp } from "./figure-stance.ts";
import { blob, line, oval, poly, type Point } from "./strokes.ts";

/** A slender machine: long limbs, a narrow waist, a head a little large. */
const build: Body = {
  legs: 1.01,
  arms: 1.02,
  spine: 0.95,
  shoulder: 0.1,
  hip: 0.052,
  chest: [0.1, 0.07],
  waist: [0.05, 0.042],
  seat: [0.07, 0.055],
  bust: 0.012,
  belly: 0,
  girth: 0.92,
  neck: 0.019,
  head: 0.068,
  reach: 0.098,
};
const dark = rgb("#272c34");

const bearing: Bearing = { weight: 1, hands: "hang", age: 0, sway: 0.3, child: false };

const part = (tube: Tube, from: number, to: number): Tube => {
  const steps = 8;
  const at = (edge: 0 | 1) =>
    Array.from({ length: steps + 1 }, (_, i): Point => on(tube, edge, from + ((to - from) * i) / steps));
  return { left: at(0), right: at(1) };
};

/** A shell over a stretch of a limb: rounded at both ends, glossy, with a seam. */
function shell(easel: Easel, limb: Tube, from: number, to: number, colour: Rgb): void {
  const cover = part(limb, from, to);
  fillTube(easel.ctx, cover, colour, easel.lamp, 0.3);
  crease(
    easel.ctx,
    lit(easel.lamp, scale(colour, 0.45)),
    [on(cover, 0.02, 0.88), on(cover, 0.5, 0.91), on(cover, 0.98, 0.88)],
    0.005,
    0.6,
  );
}

function joint({ ctx, lamp }: Easel, at: Point, radius: number, colour: Rgb): void {
  oval(ctx, lit(lamp, dark), at[0], at[1], radius, radius);
  oval(ctx, lit(lamp, colour), at[0], at[1], radius * 0.62, radius * 0.62);
  oval(
    ctx,
    lit(lamp, mix(colour, [255, 255, 255], 0.4)),
    at[0] + lamp.x * radius * 0.2,
    at[1] - radius * 0.22,
    radius * 0.24,
    radius * 0.2,
    0,
    0.8,
  );
}

function drawLeg(easel: Easel, side: Side, colour: Rgb): void {
  const { figure } = easel;
  const shade = behind(easel, side, "legs");
  fillTube(easel.ctx, legTube(easel, side, [-0.014, -0.008, 0]), scale(dark, shade), easel.lamp);
  const outer = legTube(easel, side, [-0.008, 0.001, 0.005]);
  drawFoot(easel, side, "shoes", mix(colour, dark, 0.2), colour);
  shell(easel, outer, 0.1, 0.43, scale(colour, shade));
  shell(easel, outer, 0.56, 0.95, scale(colour, shade));
  joint(easel, flat(figure.knees[side]), 0.027, scale(colour, shade * 0.95));
}

function drawArm(easel: Easel, side: Side, colour: Rgb, grip: Figure["pose"]["grip"]): void {
  const { figure } = easel;
  const shade = behind(easel, side, "arms");
  fillTube(easel.ctx, armTube(easel, side, [-0.008, -0.008, -0.004]), scale(dark, shade), easel.lamp);
  drawHand(easel, side, mix(dark, colour, 0.25), grip);
  const outer = armTube(easel, side, [0.004, 0.002, 0.004]);
  shell(easel, outer, 0.2, 0.46, scale(colour, shade));
  shell(easel, outer, 0.6, 0.95, scale(colour, shade));
  joint(easel, flat(figure.shoulders[side]), 0.033, scale(colour, shade));
  joint(easel, flat(figure.elbows[side]), 0.02, scale(colour, shade * 0.9));
}

function drawHead(easel: Easel, brush: Brush, colour: Rgb, light: Rgb): void {
  const { ctx, figure, lamp, body } = easel;
  const [x, y] = flat(figure.head);
  const r = body.head;
  const ahead = Math.sin(figure.view.yaw);
  const facing = Math.cos(figure.view.yaw);
  const tilt = facing * (figure.lean * 0.3 + figure.pose.nod) - ahead * figure.head_tilt;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(tilt);
  const neck = tubeAlong(
    [
      [-facing * 0.2 * r, r * 0.5],
      [-facing * 0.25 * r, r * 1],
      [-facing * 0.3 * r, r * 1.5],
    ],
    () => [r * 0.3, r * 0.3],
  );
  fillTube(ctx, neck, dark, lamp);
  const back = -facing * 0.22;
  const skull = tubeAlong(
    [
      [back * r, -r * 1.02],
      [back * r, -r * 0.9],
      [back * r * 0.8, -r * 0.3],
      [0, r * 0.3],
      [facing * r * 0.22, r * 0.8],
      [facing * r * 0.28, r * 0.95],
    ],
    (t) => {
      const half = r * [0.3, 0.6, 0.95, 0.86, 0.55, 0.3][Math.round(t * 5)]! * (1 + 0.06 * Math.abs(facing));
      return [half, half];
    },
  );
  fillTube(ctx, skull, colour, lamp, 0.32);
  oval(
    ctx,
    lit(lamp, scale(colour, 0.8)),
    back * r * 1.3,
    r * 0.02,
    Math.abs(facing) > 0.5 ? r * 0.22 : 0.001,
    r * 0.22,
  );
  if (ahead > -0.35) {
    const centre = facing * 0.52 * r;
    const wide = r * (0.72 * Math.abs(ahead) + 0.4 * Math.abs(facing));
    const visor: Point[] = [
      [centre - wide, -r * 0.28],
      [centre - wide * 0.5, -r * 0.46],
      [centre + wide * 0.5, -r * 0.46],
      [centre + wide, -r * 0.28],
      [centre + wide * 0.92, r * 0.14],
      [centre + wide * 0.4, r * 0.3],
      [centre - wide * 0.4, r * 0.3],
      [centre - wide * 0.92, r * 0.14],
    ];
    blob(ctx, [13, 17, 26], visor);
    oval(
      ctx,
      mix([13, 17, 26], lamp.rim, 0.35),
      centre + lamp.x * wide * 0.4,
      -r * 0.28,
      wide * 0.34,
      r * 0.07,
      0,
      0.8,
    );
    const blink = brush.phase > 0.94 ? 0.15 : 1;
    const gaze = brush.motion === "look" ? 0.1 * Math.sin(brush.phase * 6.283) : 0;
    for (const side of ahead > 0.55 ? [-1, 1] : [0.45])
      oval(ctx, light, centre + side * wide * 0.42 + gaze * r, -r * 0.06, r * 0.085, r * 0.115 * blink);
  }
  ctx.restore();
  if (ahead > -0.35)
    brush.glow({ x: x + facing * 0.5 * r, y: y - r * 0.06, radius: r * 1.9, colour: light, strength: 0.55 });
}

/** A robot that stands, walks and works as people do. */
export function paintRobot(brush: Brush): void {
  const { ctx } = brush;
  const looks: Looks = looksOf(brush, brush.people?.[0] ?? anybody(brush.seed, "adult"));
  const worn = outfitOf(looks);
  const acted = brush.performed ?? null;
  const prop = acted === null ? propOf(looks) : null;
  const pose =
    acted === null
      ? withProp(poseOf(brush.motion, brush.phase, bearing), brush.motion, prop)
      : actedPose(acted, bearing);
  const view = viewOf(brush);
  const figure = acted === null ? figureOf(build, pose, view) : holdingOn(build, pose, view, acted);
  const seated = brush.motion === "sit" ? pose.hip : acted?.chair === true ? seatedHip : null;
  const easel: Easel = {
    ctx,
    lamp: lampOf(brush.light, brush.px_per_unit),
    fine: brush.px_per_unit,
    figure,
    body: build,
  };
  const colour = brush.colour ?? mix(brush.light.primary, [228, 230, 232], 0.82);
  const light: Rgb = mix(brush.light.accent, [150, 232, 255], 0.6);
  const front = armsFront(figure);
  const legs = ([0, 1] as const).toSorted((a, b) => figure.knees[a].near - figure.knees[b].near);
  const arms = ([0, 1] as const).toSorted((a, b) => figure.elbows[a].near - figure.elbows[b].near);
  const drawSide = (side: Side) => {
    if (prop && side === 1) drawProp(easel, brush, prop);
    const held = acted?.hands[side] ?? null;
    if (held) drawHeld(easel, brush, held, side);
    drawArm(easel, side, colour, held || (prop && side === 1) ? "fist" : figure.pose.grip);
  };
  if (seated) drawChair(easel, "behind", seated);
  if (worn.cape) drawCape(easel, worn.cape, brush.phase, 0.2);
  for (const side of arms) if (!front[side]) drawSide(side);
  for (const side of legs) drawLeg(easel, side, colour);
  const core = trunkOf(easel, -0.008, 0, 0, false);
  fillTube(ctx, core.tube, dark, easel.lamp);
  const trunk = trunkOf(easel, 0.004, 0, 0, false);
  for (const t of [0.58, 0.63, 0.68])
    line(ctx, lit(easel.lamp, mix(dark, [255, 255, 255], 0.16)), 0.004, [
      on(core.tube, 0.04, t),
      on(core.tube, 0.5, t + 0.015),
      on(core.tube, 0.96, t),
    ]);
  fillTube(ctx, part(trunk.tube, 0.77, 0.93), scale(colour, 0.95), easel.lamp, 0.2);
  fillTube(ctx, part(trunk.tube, 0.07, 0.53), colour, easel.lamp, 0.3);
  const seam = facePath(trunk, [
    [-0.5, 0.14],
    [-0.3, 0.4],
    [0, 0.5],
    [0.3, 0.4],
    [0.5, 0.14],
  ]);
  if (seam.length > 3) line(ctx, lit(easel.lamp, scale(colour, 0.5)), 0.004, seam, 0.6);
  const heart = faceAt(trunk, 0, 0.28);
  if (heart) {
    poly(ctx, lit(easel.lamp, dark), [
      [heart[0] - 0.019, heart[1] - 0.004],
      [heart[0], heart[1] - 0.018],
      [heart[0] + 0.019, heart[1] - 0.004],
      [heart[0], heart[1] + 0.02],
    ]);
    oval(ctx, light, heart[0], heart[1], 0.008, 0.008);
    brush.glow({ x: heart[0], y: heart[1], radius: 0.12, colour: light, strength: 0.6 });
  }
  if (worn.apron) drawApron(easel, worn, trunk);
  if (worn.scarf) drawScarf(easel, { colour: worn.scarf, printed: worn.prints.scarf }, brush.phase, 0.2);
  brush.head?.({ x: figure.head.x, y: figure.head.y, radius: 0.064 });
  drawHead(easel, brush, colour, light);
  for (const side of arms) if (front[side]) drawSide(side);
}
