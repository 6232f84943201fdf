import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Random } from "#lib/render/scene/random.ts";
import { line, type Point } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";
import { creases } from "./weave.ts";

interface Joint {
  x: number;
  y: number;
  parent: number;
  load: number;
}

export interface Skeleton {
  joints: Joint[];
  /** Thickness that one twig adds to what carries it. */
  twig: number;
  trunk: number;
}

/** Grows wood from a trunk to every target: each joins the nearest branch below it, and what carries more is thicker. */
export function growTo(
  random: Random,
  trunk: readonly Point[],
  targets: readonly Point[],
  width: number,
  sag: number,
): Skeleton {
  const joints: Joint[] = [];
  const steps = 4;
  for (let i = 0; i < trunk.length - 1; i++) {
    const [ax, ay] = trunk[i]!;
    const [bx, by] = trunk[i + 1]!;
    for (let s = i ? 1 : 0; s <= steps; s++) {
      const t = s / steps;
      joints.push({ x: ax + (bx - ax) * t, y: ay + (by - ay) * t, parent: joints.length - 1, load: 0 });
    }
  }
  const bare = Math.floor(joints.length * 0.5);
  const [topX, topY] = trunk[trunk.length - 1]!;
  const order = [...targets].sort(
    (a, b) => Math.hypot(a[0] - topX, a[1] - topY) - Math.hypot(b[0] - topX, b[1] - topY),
  );
  for (const [x, y] of order) {
    let best = bare;
    let least = Infinity;
    for (let i = bare; i < joints.length; i++) {
      const joint = joints[i]!;
      const cost = Math.hypot(joint.x - x, joint.y - y) + Math.max(0, y - joint.y + 0.02) * 1.4;
      if (cost < least) {
        least = cost;
        best = i;
      }
    }
    const from = joints[best]!;
    const bend = (random() - 0.5) * 0.24;
    let parent = best;
    for (let s = 1; s <= 3; s++) {
      const t = s / 3;
      const bow = Math.sin(Math.PI * t);
      joints.push({
        x: from.x + (x - from.x) * t + bow * bend * (y - from.y) * 0.5,
        y: from.y + (y - from.y) * t + bow * (sag - bend * 0.3) * Math.abs(x - from.x),
        parent,
        load: s === 3 ? 1 : 0,
      });
      parent = joints.length - 1;
    }
  }
  for (let i = joints.length - 1; i > 0; i--) {
    const joint = joints[i]!;
    if (joint.parent >= 0) joints[joint.parent]!.load += joint.load;
  }
  const most = Math.max(1, joints[0]!.load);
  return { joints, twig: width / most ** 0.6, trunk: width };
}

/** Bark of a tree in the light: its dark side, its lit side, fissures or rings where it is near enough. */
export interface Bark {
  colour: Rgb;
  marks: "fissures" | "birch" | "smooth";
}

export function paintBranches(
  brush: Brush,
  ctx: CanvasRenderingContext2D,
  random: Random,
  skeleton: Skeleton,
  bark: Bark,
  snow: boolean,
): void {
  const { light } = brush;
  const { joints, twig } = skeleton;
  const side = light.side < 0 ? -1 : 1;
  const px = 1 / brush.px_per_unit;
  const widthOf = (joint: Joint) => Math.max(px * 0.7, twig * Math.max(1, joint.load) ** 0.6);
  const lit = sunlit(light, bark.colour, 0.78 - light.back * 0.4);
  const dim = sunlit(light, scale(bark.colour, 0.62), 0.1, 0.8);
  const tone = mix(dim, lit, 0.3);
  const passes: [Rgb, number, number][] = [
    [tone, 1, 0],
    [dim, 0.44, -0.28],
    [lit, 0.36, 0.3],
  ];
  ctx.lineCap = "round";
  for (const [colour, share, shift] of passes) {
    ctx.fillStyle = `rgb(${colour.map((c) => Math.round(Math.min(255, c))).join(",")})`;
    ctx.strokeStyle = ctx.fillStyle;
    for (let i = 1; i < joints.length; i++) {
      const joint = joints[i]!;
      const from = joints[joint.parent]!;
      const wb = widthOf(joint);
      const wa = Math.min(widthOf(from), wb * 1.6);
      if (share < 1 && wb < px * 3) continue;
      const off = shift * side;
      if (wb < px * 2.5) {
        ctx.lineWidth = wb;
        ctx.beginPath();
        ctx.moveTo(from.x, from.y);
        ctx.lineTo(joint.x, joint.y);
        ctx.stroke();
        continue;
      }
      const dx = joint.x - from.x;
      const dy = joint.y - from.y;
      const length = Math.hypot(dx, dy) || 1e-6;
      // The normal that points to the right, so that the lit side is the same on every branch.
      const flip = -dy < 0 ? -1 : 1;
      const nx = (-dy / length) * flip;
      const ny = (dx / length) * flip;
      const ha = (wa * share) / 2;
      const hb = (wb * share) / 2;
      ctx.beginPath();
      ctx.moveTo(from.x + nx * (wa * off + ha), from.y + ny * (wa * off + ha));
      ctx.lineTo(joint.x + nx * (wb * off + hb), joint.y + ny * (wb * off + hb));
      ctx.lineTo(joint.x + nx * (wb * off - hb), joint.y + ny * (wb * off - hb));
      ctx.lineTo(from.x + nx * (wa * off - ha), from.y + ny * (wa * off - ha));
      ctx.closePath();
      ctx.fill();
      ctx.beginPath();
      ctx.arc(joint.x + nx * wb * off, joint.y + ny * wb * off, hb, 0, 7);
      ctx.fill();
    }
  }
  marksOf(brush, ctx, random, skeleton, bark, dim, lit);
  if (snow) {
    const white = sunlit(light, [236, 242, 252], 0.75);
    for (let i = 1; i < joints.length; i++) {
      const joint = joints[i]!;
      const from = joints[joint.parent]!;
      const w = widthOf(joint);
      const lean = Math.abs(joint.x - from.x) / (Math.abs(joint.y - from.y) + 1e-4);
      if (lean > 0.35)
        line(
          ctx,
          white,
          Math.max(px * 0.8, w * 0.34),
          [
            [from.x, from.y - w * 0.4],
            [joint.x, joint.y - w * 0.4],
          ],
          0.9,
        );
    }
  }
}

/** The fine sprays at the ends of bare branches. */
export function paintTwigs(
  brush: Brush,
  ctx: CanvasRenderingContext2D,
  random: Random,
  skeleton: Skeleton,
  bark: Bark,
): void {
  const tone = sunlit(brush.light, scale(bark.colour, 0.8), 0.45);
  ctx.strokeStyle = `rgb(${tone.map((c) => Math.round(Math.min(255, c))).join(",")})`;
  ctx.lineWidth = Math.max(0.7 / brush.px_per_unit, skeleton.twig * 0.4);
  ctx.beginPath();
  for (const joint of skeleton.joints) {
    if (joint.parent < 0 || joint.load > 2 || random() > 0.6) continue;
    const from = skeleton.joints[joint.parent]!;
    const heading = Math.atan2(joint.y - from.y, joint.x - from.x);
    for (let i = 0; i < 4; i++) {
      const angle = heading * 0.75 - 0.4 + (random() - 0.5) * 1.5;
      const long = 0.025 + random() * 0.04;
      const x = joint.x + Math.cos(angle) * long;
      const y = joint.y + Math.sin(angle) * long;
      ctx.moveTo(joint.x, joint.y);
      ctx.lineTo(x, y);
      ctx.lineTo(x + Math.cos(angle - 0.5) * long * 0.7, y + Math.sin(angle - 0.5) * long * 0.7);
      ctx.moveTo(x, y);
      ctx.lineTo(x + Math.cos(angle + 0.6) * long * 0.6, y + Math.sin(angle + 0.6) * long * 0.6);
    }
  }
  ctx.stroke();
}

function marksOf(
  brush: Brush,
  ctx: CanvasRenderingContext2D,
  random: Random,
  skeleton: Skeleton,
  bark: Bark,
  dim: Rgb,
  lit: Rgb,
): void {
  const { joints, trunk, twig } = skeleton;
  if (trunk * brush.px_per_unit < 5 || bark.marks === "smooth") return;
  const dark: Rgb = scale(dim, bark.marks === "birch" ? 0.3 : 0.6);
  for (const joint of joints) {
    if (joint.parent < 0) continue;
    const from = joints[joint.parent]!;
    const w = twig * Math.max(1, joint.load) ** 0.6;
    if (w * brush.px_per_unit < 5) continue;
    const count = bark.marks === "birch" ? 3 : Math.min(26, Math.round(w * brush.px_per_unit * 0.5));
    for (let i = 0; i < count; i++) {
      const t = random();
      const across = random() - 0.5;
      const x = from.x + (joint.x - from.x) * t + across * w * 0.7;
      const y = from.y + (joint.y - from.y) * t;
      if (bark.marks === "birch") {
        const long = w * (0.06 + 0.2 * random());
        line(
          ctx,
          dark,
          w * (0.05 + 0.09 * random()),
          [
            [x - long, y],
            [x, y + w * 0.05],
            [x + long, y],
          ],
          0.85,
        );
      } else {
        const long = Math.min(w * (0.3 + random() * 0.5), Math.max(0, -y));
        const crack = creases(x * 3, y);
        line(
          ctx,
          crack > 0.5 ? dark : lit,
          w * 0.045,
          [
            [x, y - long],
            [x + (crack - 0.5) * w * 0.2, y],
            [x, y + long],
          ],
          0.36,
        );
      }
    }
  }
}
