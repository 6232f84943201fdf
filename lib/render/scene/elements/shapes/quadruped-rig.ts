import type { Motion } from "#lib/contract/vocabulary.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { footfall, joint } from "./anatomy.ts";
import type { Point } from "./strokes.ts";

/** Bones of a four-legged body that stands facing right, in units of its full height. */
export interface Frame {
  /** Buttock to breast. */
  length: number;
  withers: number;
  croup: number;
  /** Depth of the chest behind the elbow and of the loin: their difference is the tuck of the belly. */
  chest: number;
  loin: number;
  neck: number;
  /** Rise of the neck and drop of the nose at rest, radians. */
  neckRise: number;
  headDrop: number;
  /** Heights of wrist and hock as shares of elbow and hip height. */
  wrist: number;
  hock: number;
  gait: "bound" | "gallop" | "lumber" | "hop";
  /** What it does when it does nothing. */
  rests?: "sit" | "lie";
  /** How far the feet swing at a walk. */
  stride: number;
}

export interface Leg {
  root: Point;
  knee: Point;
  ankle: Point;
  foot: Point;
  /** How far the foot points down, radians. */
  tip: number;
}

export interface Pose {
  /** Stations of the spine: tail root, croup, loin, ribs, withers, breast, mid neck, poll. */
  spine: Point[];
  /** Near and far legs, fore and hind. */
  fore: readonly [near: Leg, far: Leg];
  hind: readonly [near: Leg, far: Leg];
  headDrop: number;
  /** -1 to 1, how the tail swings; and how it is carried, 0 hanging to 1 raised. */
  sway: number;
  tail: number;
  speed: 0 | 1 | 2;
  seated: boolean;
  lying: boolean;
}

type Stance = "stand" | "walk" | "run" | "sit" | "lie" | "reach" | "raise" | "look" | "swim" | "paw" | "dig";

const stances: Partial<Record<Motion, Stance>> = {
  walk: "walk",
  run: "run",
  drive: "run",
  fly: "run",
  fall: "run",
  sit: "sit",
  kneel: "lie",
  reach: "reach",
  work: "dig",
  pour: "reach",
  raise: "raise",
  rise: "raise",
  look: "look",
  turn: "look",
  swim: "swim",
  float: "swim",
  wave: "paw",
  dance: "paw",
};
export const stanceOf = (motion: Motion, frame?: Frame): Stance => stances[motion] ?? frame?.rests ?? "stand";

const rotate = ([x, y]: Point, [ox, oy]: Point, angle: number): Point => {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [ox + (x - ox) * c - (y - oy) * s, oy + (x - ox) * s + (y - oy) * c];
};

/** When each foot falls (near fore, far fore, near hind, far hind) and the share of the turn it stays down. */
const beats = {
  walk: { at: [0.25, 0.75, 0, 0.5], down: 0.66 },
  gallop: { at: [0.52, 0.42, 0, 0.1], down: 0.3 },
  bound: { at: [0.5, 0.43, 0, 0.05], down: 0.3 },
  lumber: { at: [0.52, 0.36, 0, 0.14], down: 0.4 },
  hop: { at: [0.5, 0.44, 0, 0.02], down: 0.32 },
} as const;

export function poseOf(frame: Frame, brush: Brush): Pose {
  const { motion, phase } = brush;
  const stance = stanceOf(motion, frame);
  const turn = phase * Math.PI * 2;
  const L = frame.length;
  const w = frame.withers;
  const elbowY = w - frame.chest * 0.94;
  const running = stance === "run";
  const walking = stance === "walk";
  const swimming = stance === "swim";
  const gallop = frame.gait;
  const beat = running ? beats[gallop] : beats.walk;
  // The back bends in a gallop: gathered when the hind feet reach forward, drawn out after their push.
  const flex = running ? Math.sin(turn - 0.5) * { bound: 1, hop: 1.15, gallop: 0.5, lumber: 0.45 }[gallop] : 0;
  const bounce = running
    ? Math.sin(turn + 1.2) * (gallop === "hop" ? 0.075 : 0.03)
    : walking
      ? Math.cos(turn * 2) * 0.007
      : Math.sin(turn) * 0.0035;
  const rock = running ? Math.sin(turn + 2.4) * (gallop === "gallop" ? 0.075 : 0.1) : 0;
  const lying = stance === "lie";
  const seated = stance === "sit";
  const low = lying ? elbowY * 0.93 : swimming ? 0 : running ? w * 0.05 : 0;
  const shoulder: Point = [L * 0.37, -w + frame.chest * 0.5 + low];
  // A sitting back is curled: shorter, and let down until the haunches reach the ground.
  const curl = seated ? 0.8 : 1;
  const span = (0.37 + 0.33) * L * curl;
  const pitch = seated
    ? -Math.asin(
        Math.min(0.9, (frame.croup - frame.loin * 0.5 - Math.max(frame.croup * 0.17, frame.loin * 0.5)) / span),
      )
    : 0;
  const trunk = ([x, y]: Point): Point => {
    let point: Point = [x, y + low];
    if (running) {
      const hind = Math.max(0, 0.5 - x / L);
      point = [x + flex * hind * hind * L * 0.16, point[1] - Math.abs(flex) * 0.012 + flex * hind * hind * 0.075];
      point = rotate(point, shoulder, rock * 0.6);
    }
    if (seated) point = rotate([shoulder[0] + (x - shoulder[0]) * curl, point[1]], shoulder, pitch);
    return [point[0], point[1] - bounce];
  };
  const at = (x: number, top: number, depth: number): Point => trunk([L * x, -top + depth / 2]);
  const rear = -0.5 + (0.36 * frame.loin) / L;
  const mid = (w + frame.croup) / 2;
  const back = [
    at(rear, frame.croup - 0.012, frame.loin * 1.05),
    at(rear + 0.12, frame.croup, frame.loin * 1.05),
    at(Math.max(-0.1, rear + 0.26), mid - 0.012 + flex * 0.02, frame.loin * 1.06),
    at(0.14, mid - 0.004, frame.chest),
    at(0.31, w, frame.chest * 0.98),
  ];
  let rise = frame.neckRise;
  let drop = frame.headDrop;
  if (running) {
    rise = rise * 0.62 + 0.06 + flex * 0.08;
    drop *= 0.8;
  } else if (stance === "reach" || stance === "dig") {
    rise = -0.55 + Math.sin(turn) * 0.05;
    drop = frame.headDrop * 0.4 + 0.75 + Math.sin(turn * 2) * 0.05;
  } else if (stance === "raise") {
    rise += 0.22;
    drop -= 0.75 + Math.sin(turn) * 0.06;
  } else if (stance === "look") {
    rise += 0.1 + Math.sin(turn) * 0.05;
    drop -= 0.26 + Math.sin(turn + 0.8) * 0.12;
  } else if (walking) {
    rise = rise * 0.93 + Math.cos(turn * 2 + 0.8) * 0.04;
    drop += Math.cos(turn * 2 + 0.2) * 0.04;
  } else {
    rise += (seated ? 0.12 : 0) + Math.sin(turn) * 0.012;
    drop += Math.sin(turn + 0.7) * 0.02;
  }
  const nape: Point = [L * 0.37, -w + frame.chest * 0.33 + low];
  const root = seated ? rotate(nape, shoulder, pitch * 0.5) : nape;
  const neckAt = (share: number, lift: number): Point => {
    const angle = rise + lift;
    return [root[0] + Math.cos(angle) * frame.neck * share, root[1] - Math.sin(angle) * frame.neck * share - bounce];
  };
  const spine = [...back, neckAt(0.28, -0.16), neckAt(0.66, -0.02), neckAt(1, 0)];

  const reachOf = (index: number): { foot: Point; tip: number } => {
    const isFore = index < 2;
    const near = index === 0 || index === 2;
    const homeX = isFore ? L * 0.31 : -L * 0.44;
    const aside = near ? 0 : isFore ? L * 0.09 : L * 0.12;
    if (walking || running || swimming) {
      const step = footfall(phase - beat.at[index]!, swimming ? 0.4 : beat.down);
      const reach = walking ? frame.stride / 2 : swimming ? frame.stride * 0.5 : frame.stride * 0.74;
      const lead = running ? (isFore ? 0.12 : 0.1) * L - flex * (isFore ? 0.1 : -0.14) * L : 0;
      const lift =
        step.lift *
        (running ? (isFore ? 0.3 : 0.26) : swimming ? 0.16 : 0.1) *
        elbowY *
        (gallop === "lumber" ? 0.8 : 1.2);
      const air = running ? Math.max(0, bounce) * 0.4 : 0;
      return {
        foot: [homeX + lead + step.place * reach + (near ? 0 : 0.012), -lift - air],
        tip: step.fold * (running ? 1.5 : 1.15) + (running ? 0.2 * step.lift : 0),
      };
    }
    // One fore paw after the other goes out over the ground and comes back under the breast.
    if (stance === "dig" && isFore) {
      const scrape = turn + index * Math.PI;
      return {
        foot: [homeX + 0.06 + Math.sin(scrape) * 0.2, -Math.max(0, Math.cos(scrape)) * elbowY * 0.45],
        tip: 0.5 * Math.max(0, Math.cos(scrape)),
      };
    }
    if (stance === "paw" && index === 0)
      return { foot: [homeX + 0.2 + Math.sin(turn) * 0.02, -elbowY * (0.8 + 0.12 * Math.sin(turn))], tip: 0.6 };
    return { foot: [homeX + aside + (isFore ? 0.01 : 0), 0], tip: 0 };
  };
  const foreLeg = (index: 0 | 1): Leg => {
    let { foot, tip } = reachOf(index);
    const top = trunk([L * 0.335, -w + frame.chest * 0.66]);
    const hand = elbowY * frame.wrist;
    if (lying) {
      const elbow: Point = [L * 0.27, -0.05];
      const paw: Point = [L * 0.27 + elbowY * 0.86 + (index ? 0.05 : 0), -0.018];
      return { root: top, knee: elbow, ankle: [paw[0] - hand * 0.6, -0.035], foot: paw, tip: 0 };
    }
    if (seated) foot = [top[0] + (index ? 0.055 : 0), 0];
    const slope = tip * 1.1 - (foot[0] - top[0]) * 0.35;
    const ankle: Point = [foot[0] + Math.sin(slope) * hand * 0.9 - 0.01, foot[1] - Math.cos(slope) * hand];
    const upper = frame.chest * 0.34;
    const lower = elbowY * (1 - frame.wrist) * 1.04 + 0.012;
    return { root: top, knee: joint(top, ankle, upper, lower, -1), ankle, foot, tip };
  };
  const hindLeg = (index: 2 | 3): Leg => {
    const hipY = frame.croup - frame.loin * 0.56;
    const top = trunk([-L * 0.5 + frame.loin * 0.46, -hipY]);
    const cannon = hipY * frame.hock;
    if (seated || lying) {
      const x = top[0] + (index === 3 ? 0.05 : 0);
      const heel: Point = [x - (seated ? 0.01 : 0.05), -0.035];
      const toe: Point = [heel[0] + cannon * 1.25, -0.012];
      const knee: Point = [x + hipY * (seated ? 0.32 : 0.36), -hipY * (seated ? 0.46 : 0.36)];
      return { root: top, knee, ankle: heel, foot: toe, tip: 0 };
    }
    const { foot, tip } = reachOf(index);
    const slope = 0.1 + tip * 0.8 - (foot[0] - top[0]) * 0.55;
    const ankle: Point = [foot[0] - Math.sin(slope) * cannon, foot[1] - Math.cos(slope) * cannon];
    const rest = hipY - cannon;
    return { root: top, knee: joint(top, ankle, rest * 0.6, rest * 0.6, 1), ankle, foot, tip };
  };
  return {
    spine,
    fore: [foreLeg(0), foreLeg(1)],
    hind: [hindLeg(2), hindLeg(3)],
    headDrop: drop,
    sway: Math.sin(turn * (walking ? 2 : 1) - 0.6),
    tail: running ? 0.8 : seated || lying ? -0.2 : walking ? 0.45 : 0.3,
    speed: running ? 2 : walking ? 1 : 0,
    seated,
    lying,
  };
}
