import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Random } from "#lib/render/scene/random.ts";
import type { Point } from "./strokes.ts";

/** What a person wears and looks like; the same for one identity in every shot. */
export interface Looks {
  skin: Rgb;
  hair: Rgb;
  coat: Rgb;
  trousers: Rgb;
  shoes: Rgb;
  scarf: Rgb | null;
  long_hair: boolean;
  long_coat: boolean;
  dress: boolean;
  hat: "none" | "cap" | "beanie" | "brim" | "toque" | "helmet" | "hood";
  build: number;
}

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const coats = ["#3d4f66", "#7a4a3a", "#2f4a44", "#8c6a3e", "#5b3f5e", "#a34e3c", "#47525c", "#c2a878", "#26344f"];
const skins = ["#f0c8a8", "#dba67e", "#b97f57", "#8a5a3c", "#5f3d2a", "#e6b48e"];
const hairs = ["#1d1714", "#3b2618", "#6a4526", "#8d6a3c", "#2a2a2e", "#b9b3aa"];

export function looksOf(brush: Brush, child: boolean): Looks {
  const { random, noun } = brush;
  const says = (pattern: RegExp) => pattern.test(noun.toLowerCase());
  const woman =
    says(
      /woman|girl|lady|mother|grandmother|sister|queen|actress|bride|mujer|niña|chica|femme|fille|mère|frau|mädchen|mutter|tänzerin|mulher|menina|donna|ragazza|女|母|娘|महिला|औरत|लड़की|माँ|امرأة|بنت|ballerina|dancer/,
    ) || random() > 0.58;
  const old = says(/old|elder|grand|abuel|vieux|alte|velh|vecchi|老|おじい|おばあ/);
  const hair = old ? rgb("#c9c6c0") : rgb(pick(random, hairs));
  const coat = brush.colour ?? rgb(pick(random, coats));
  const hat = says(/keeper|farero|gardien|wärter|faroleiro|sailor|captain|seemann|灯台守|守塔/)
    ? "cap"
    : says(/chef|cook|baker|panader|boulanger|bäcker|padeiro|fornaio|cocinero|cuisinier|koch/)
      ? "toque"
      : says(/astronaut|astronauta|astronaute|diver|pilot|宇航|宇宙飛行/)
        ? "helmet"
        : says(/detective|détective|detektiv|detetive|farmer|cowboy|探偵|侦探|witch|wizard/)
          ? "brim"
          : says(/fisher|pescador|pêcheur|hiker|climber/) || (random() > 0.72 && brush.light.weather === "snow")
            ? "beanie"
            : says(/monk|stranger|hood/)
              ? "hood"
              : "none";
  const cold = brush.light.weather === "snow" || brush.light.weather === "storm" || brush.light.weather === "wind";
  return {
    skin: rgb(pick(random, skins)),
    hair,
    coat: hat === "helmet" ? rgb("#d8dce2") : coat,
    trousers: hat === "helmet" ? rgb("#c4cad2") : scale(mix(coat, rgb("#2b2f3a"), 0.72), 0.95),
    shoes: hat === "helmet" ? rgb("#8f98a5") : rgb(pick(random, ["#241d1a", "#3a2a20", "#e6e2dc", "#1f242c"])),
    scarf: cold && hat !== "helmet" ? rgb(pick(random, ["#c8452f", "#d99a2b", "#4f8a8b", "#b8405e"])) : null,
    long_hair: woman && !says(/\bman\b|boy|father|hombre|homme|mann|uomo/),
    long_coat: !child && (cold || says(/keeper|detective|wizard|monk|doctor/) || random() > 0.6) && hat !== "helmet",
    dress:
      says(/dancer|ballerina|bailarina|danseuse|tänzerin|princess|queen|bride|dress|vestido|robe|kleid|woman in/) ||
      (woman && random() > 0.72),
    hat,
    build: child ? 1.28 : 0.94 + random() * 0.16,
  };
}

/** Joints of a figure in units of its height, seen from its side (facing right) or its front. */
export interface Rig {
  hip: Point;
  chest: Point;
  neck: Point;
  head: Point;
  tilt: number;
  legs: readonly [readonly Point[], readonly Point[]];
  arms: readonly [readonly Point[], readonly Point[]];
  lean: number;
}

const polar = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.sin(angle) * length,
  y + Math.cos(angle) * length,
];

interface Pose {
  lean: number;
  drop: number;
  /** Angle of thigh and bend of knee; shoulder and elbow: radians, forward positive. */
  thighs: [number, number];
  knees: [number, number];
  shoulders: [number, number];
  elbows: [number, number];
  nod: number;
}

/** The pose of a motion at a phase of its cycle. Index 0 is the far side, 1 the near side. */
function poseOf(motion: Brush["motion"], phase: number): Pose {
  const turn = phase * Math.PI * 2;
  const s = Math.sin(turn);
  const c = Math.cos(turn);
  const stand: Pose = {
    lean: 0.02,
    drop: 0,
    thighs: [-0.05, 0.06],
    knees: [0.03, 0.04],
    shoulders: [-0.06, 0.05],
    elbows: [0.16, 0.2],
    nod: 0.02 * s,
  };
  switch (motion) {
    case "walk":
      return {
        lean: 0.05,
        drop: 0.008 * Math.abs(c),
        thighs: [-0.46 * s, 0.46 * s],
        knees: [0.12 + 0.5 * Math.max(0, c), 0.12 + 0.5 * Math.max(0, -c)],
        shoulders: [0.42 * s, -0.42 * s],
        elbows: [0.3, 0.3],
        nod: 0,
      };
    case "run":
      return {
        lean: 0.2,
        drop: 0.012 + 0.02 * Math.abs(s),
        thighs: [-0.85 * s + 0.12, 0.85 * s + 0.12],
        knees: [0.3 + 1.35 * Math.max(0, c), 0.3 + 1.35 * Math.max(0, -c)],
        shoulders: [0.9 * s, -0.9 * s],
        elbows: [1.45, 1.45],
        nod: 0.05,
      };
    case "reach":
      return { ...stand, lean: 0.1, shoulders: [0.1, 1.35 + 0.05 * s], elbows: [0.2, 0.12] };
    case "raise":
      return { ...stand, shoulders: [-0.1, 2.1 + 0.05 * s], elbows: [0.2, 0.25], nod: -0.12 };
    case "wave":
      return { ...stand, shoulders: [-0.1, 2.5], elbows: [0.2, 0.35 + 0.4 * s], nod: -0.04 };
    case "work":
    case "pour":
    case "open":
      return {
        ...stand,
        lean: 0.12,
        shoulders: [0.7 + 0.07 * s, 0.62 - 0.07 * s],
        elbows: [0.95, 1.0 + 0.12 * s],
        nod: 0.2,
      };
    case "look":
      return { ...stand, lean: 0, nod: -0.1 + 0.06 * s };
    case "sit":
      return {
        lean: 0.04,
        drop: 0.24,
        thighs: [1.4, 1.46],
        knees: [1.42, 1.5],
        shoulders: [0.4, 0.46],
        elbows: [0.8, 0.7],
        nod: 0.06 + 0.02 * s,
      };
    case "kneel":
      return {
        lean: 0.1,
        drop: 0.235,
        thighs: [1.35, -0.1],
        knees: [1.42, 1.45],
        shoulders: [0.6, 0.5],
        elbows: [0.6, 0.7],
        nod: 0.14,
      };
    case "dance":
      return {
        lean: 0.1 * s,
        drop: 0.02 + 0.02 * Math.abs(c),
        thighs: [-0.3 + 0.35 * s, 0.3 + 0.5 * c],
        knees: [0.3, 0.5 + 0.5 * s],
        shoulders: [1.9 + 0.5 * s, -1.5 - 0.5 * c],
        elbows: [0.5 + 0.3 * c, 0.4],
        nod: 0.1 * s,
      };
    case "fly":
    case "float":
      return {
        lean: 0.18,
        drop: -0.04,
        thighs: [-0.25 + 0.06 * s, 0.1],
        knees: [0.5, 0.35],
        shoulders: [0.9 + 0.1 * s, -0.7],
        elbows: [0.4, 0.4],
        nod: -0.1,
      };
    case "swim":
      return {
        lean: 0.9,
        drop: 0.1,
        thighs: [-0.8 + 0.25 * s, -0.7 - 0.25 * s],
        knees: [0.25, 0.25],
        shoulders: [2.4 + 0.5 * s, 1.2 - 0.5 * s],
        elbows: [0.2, 0.3],
        nod: -0.4,
      };
    default:
      return stand;
  }
}

/** Figure seen from its side. */
export function sideRig(motion: Brush["motion"], phase: number): Rig {
  const pose = poseOf(motion, phase);
  const hip: Point = [0, -0.515 + pose.drop];
  const neck = polar(hip, Math.PI - pose.lean, 0.315);
  const chest = polar(hip, Math.PI - pose.lean, 0.245);
  const leg = (i: 0 | 1): Point[] => {
    const knee = polar(hip, pose.thighs[i], 0.25);
    const foot = polar(knee, pose.thighs[i] - pose.knees[i], 0.245);
    return [hip, knee, foot];
  };
  const arm = (i: 0 | 1): Point[] => {
    const shoulder: Point = [neck[0] + (i ? -0.004 : 0.008), neck[1] + 0.035];
    const elbow = polar(shoulder, pose.shoulders[i] + pose.lean * 0.5, 0.155);
    return [shoulder, elbow, polar(elbow, pose.shoulders[i] + pose.elbows[i], 0.15)];
  };
  const legs = [leg(0), leg(1)] as const;
  // The lower foot carries the weight: the whole figure is set on the ground by it.
  const lowest = Math.max(...legs.map((points) => points[2]![1]), motion === "kneel" ? legs[1][1]![1] + 0.02 : -1);
  const floats = motion === "fly" || motion === "float" || motion === "swim";
  const dy = floats ? 0 : -0.022 - lowest;
  const moved = ([x, y]: Point): Point => [x, y + dy];
  return {
    hip: moved(hip),
    chest: moved(chest),
    neck: moved(neck),
    head: moved([neck[0] + 0.014 + pose.lean * 0.05, neck[1] - 0.088]),
    tilt: pose.nod + pose.lean * 0.25,
    legs: [legs[0].map(moved), legs[1].map(moved)],
    arms: [arm(0).map(moved), arm(1).map(moved)],
    lean: pose.lean,
  };
}

/** Figure seen from its front or back. */
export function frontRig(motion: Brush["motion"], phase: number): Rig {
  const turn = phase * Math.PI * 2;
  const s = Math.sin(turn);
  const striding = motion === "walk" || motion === "run";
  const sway = motion === "dance" ? 0.035 * s : striding ? 0.008 * s : 0.003 * s;
  const drop = motion === "sit" || motion === "kneel" ? 0.22 : motion === "dance" ? 0.02 : 0;
  const hip: Point = [sway, -0.515 + drop];
  const neck: Point = [sway * 0.4, -0.83 + drop];
  const lift = (sign: number) =>
    striding
      ? Math.max(0, s * sign) * (motion === "run" ? 0.1 : 0.045)
      : motion === "dance"
        ? Math.max(0, s * sign) * 0.1
        : 0;
  const leg = (sign: number): Point[] => {
    const up = lift(sign);
    const x = hip[0] + sign * 0.052;
    if (drop > 0.2)
      return [
        [x, hip[1]],
        [x + sign * 0.05, -0.25],
        [x + sign * 0.045, -0.02],
      ];
    return [
      [x, hip[1]],
      [x + sign * 0.012 + up * sign * 0.2, -0.27 - up],
      [x + sign * 0.012, -0.022 - up * 1.1],
    ];
  };
  const arm = (sign: number): Point[] => {
    const shoulder: Point = [neck[0] + sign * 0.098, neck[1] + 0.045];
    const near = sign > 0;
    const lifted = {
      raise: near ? 2.5 : 0.2,
      wave: near ? 2.6 : 0.18,
      reach: near ? 1.2 : 0.2,
      dance: 1.9 + 0.5 * s * sign,
      fly: 1.5,
      float: 0.9,
      work: 0.32,
      pour: 0.35,
      open: 0.4,
    } as Partial<Record<Brush["motion"], number>>;
    const open = lifted[motion] ?? 0.16 + 0.03 * s * (striding ? sign * 3 : 0.3);
    const elbow: Point = [shoulder[0] + sign * Math.sin(open) * 0.155, shoulder[1] + Math.cos(open) * 0.155];
    const bend =
      motion === "wave" && near
        ? open + 0.4 * s
        : motion === "work" || motion === "pour" || motion === "open"
          ? -0.95 + 0.12 * s * sign
          : motion === "dance"
            ? open + 0.7
            : open * 0.5;
    return [
      shoulder,
      elbow,
      [elbow[0] + sign * Math.sin(bend) * 0.15, elbow[1] + Math.cos(bend) * 0.15 * (motion === "work" ? 0.5 : 1)],
    ];
  };
  return {
    hip,
    chest: [neck[0], neck[1] + 0.08],
    neck,
    head: [neck[0] + sway * 0.3, neck[1] - 0.088],
    tilt: motion === "dance" ? 0.08 * s : 0.015 * s,
    legs: [leg(-1), leg(1)],
    arms: [arm(-1), arm(1)],
    lean: 0,
  };
}
