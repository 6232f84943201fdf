import { isBorne } from "#lib/acts/grips.ts";
import { randomFrom } from "#lib/render/scene/random.ts";
import type { HeldThing, Performed } from "#lib/render/scene/acts/performed.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { paintInState } from "#lib/render/scene/states/treated.ts";
import type { Easel } from "./figure-limbs.ts";
import { figureOf, type Arm, type Body, type Figure, type Pose } from "./figure-rig.ts";
import { flat, type View } from "./figure-space.ts";

type Place = readonly [x: number, y: number];

/** From the wrist to the middle of the closed hand. */
const palm = 0.03;

function palmOf(figure: Figure, side: 0 | 1): Place {
  const wrist = flat(figure.wrists[side]);
  const elbow = flat(figure.elbows[side]);
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1e-4;
  return [wrist[0] + ((wrist[0] - elbow[0]) / length) * palm, wrist[1] + ((wrist[1] - elbow[1]) / length) * palm];
}

/** Where on the picture the thing's own place of its grip is. */
function anchorOf(figure: Figure, held: HeldThing, side: 0 | 1): Place {
  const [x, y] = flat(figure.head);
  const ahead = Math.cos(figure.view.yaw);
  switch (held.grip.anchor) {
    case "palm":
    case "floor":
      return palmOf(figure, side);
    case "chin":
      return [x + 0.035 * ahead, y + 0.068];
    case "mouth":
      return [x + 0.068 * ahead, y + 0.035];
    case "eyes":
      return [x + 0.12 * ahead, y + 0.02];
    case "lap": {
      // Over the thighs of who sits; before the belly of who stands.
      const [hip, knees] = [flat(figure.pelvis), figure.knees.map(flat)];
      const knee_y = (knees[0]![1] + knees[1]![1]) / 2;
      const knee_x = (knees[0]![0] + knees[1]![0]) / 2;
      const sits = knee_y - hip[1] < 0.12;
      return sits
        ? [hip[0] * 0.35 + knee_x * 0.65, Math.min(hip[1], knee_y) - 0.055]
        : [hip[0] + 0.1 * ahead, hip[1] - 0.1];
    }
    case "head":
      return [x, y - 0.082];
    case "shoulder": {
      const [near] = figure.shoulders.toSorted((a, b) => b.near - a.near);
      const [across, down] = flat(near!);
      return [across, down - 0.03];
    }
    case "back": {
      const chest = flat(figure.chest);
      return [chest[0] - 0.1 * ahead, chest[1] + 0.02];
    }
    case "arms": {
      const chest = flat(figure.chest);
      return [chest[0] + 0.12 * ahead, chest[1] + 0.05];
    }
    case "waist": {
      const waist = flat(figure.waist);
      return [waist[0] + 0.075 * ahead, waist[1] - 0.02];
    }
  }
}

/** A place of a held thing on the picture. */
function placeOn(anchor: Place, { grip, size, turn }: HeldThing, [x, y]: readonly [number, number]): Place {
  const angle = grip.turn + turn;
  const [dx, dy] = [(x - grip.at[0]) * size, -(y - grip.at[1]) * size];
  return [
    anchor[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
    anchor[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

/** Places of a hand that is about its business with the thing; from any other it has been called away. */
const atWork = new Set(["rest", "chest", "belly", "work", "tool", "lap", "forward"]);

const to = ([x, y]: Place, side: -1 | 1): Arm => {
  const target = { seen: [x, y] as const, right: side * 0.03 };
  return { from: target, to: target, share: 1, pole: [-0.5, -0.9, side * 0.5] };
};

/** The figure with its hands on what it holds: the other hand of two, or both on what the body carries. */
export function holdingOn(body: Body, pose: Pose, view: View, { hands, from, to: next }: Performed): Figure {
  const figure = figureOf(body, pose, view);
  const [, held] = hands;
  if (held === null) return figure;
  const { grip } = held;
  const anchor = anchorOf(figure, held, 1);
  const free = atWork.has(from.left) && atWork.has(next.left);
  const left = grip.left !== null && free ? to(placeOn(anchor, held, grip.left), -1) : pose.arms[0];
  const right = grip.right !== null ? to(placeOn(anchor, held, grip.right), 1) : pose.arms[1];
  return figureOf(body, { ...pose, arms: [left, right] }, view);
}

/** What is worn on the head, and what is tossed from hand to hand: `share` of the way to the next one's place has been gone. */
export function drawWorn(easel: Easel, brush: Brush, worn: HeldThing): void {
  const [x, y] = flat(easel.figure.head);
  paintAt(easel, brush, { ...worn, grip: { ...worn.grip, at: [0, 0.1] } }, [x, y - 0.028], worn.turn);
}

const tossed = 3;
export function drawTossed(easel: Easel, brush: Brush, thing: HeldThing, share: number): void {
  const [left, right] = [palmOf(easel.figure, 0), palmOf(easel.figure, 1)];
  for (let i = 0; i < tossed; i++) {
    const way = (i + share) / tossed;
    const at: Place = [
      left[0] + (right[0] - left[0]) * way,
      left[1] + (right[1] - left[1]) * way - Math.sin(way * Math.PI) * 0.42,
    ];
    paintAt(easel, brush, { ...thing, size: 0.09, seed: thing.seed + i }, at, way * 6);
  }
}

/** Higher than the joints under it: half of a body that lies, and the stuff itself. */
const over = 0.075;

/** Spreads something over a body that lies, or over the legs of one that sits up: down to what it lies on. */
export function drawSpread(easel: Easel, brush: Brush, thing: HeldThing): void {
  const { ctx, figure } = easel;
  const { pelvis, chest, knees, toes } = figure;
  const lies = Math.abs(chest.y - pelvis.y) < 0.1;
  const ends = [...toes.map(({ x }) => x), lies ? chest.x : pelvis.x];
  const top = Math.min(pelvis.y, ...knees.map(({ y }) => y), ...(lies ? [chest.y] : [])) - over;
  const { left, right, top: above } = thing.element.box;
  const [low, high] = [Math.min(...ends) - 0.02, Math.max(...ends) + 0.02];
  ctx.save();
  // Stuff falls softly over the ends of what is under it.
  ctx.beginPath();
  ctx.moveTo(low, 0.06);
  ctx.bezierCurveTo(low + 0.01, top + 0.03, low + 0.04, top + 0.015, low + 0.1, top + 0.02);
  ctx.quadraticCurveTo((low + high) / 2, top - 0.005, high - 0.04, top);
  ctx.quadraticCurveTo(high, top + 0.02, high - 0.015, 0.06);
  ctx.closePath();
  ctx.clip();
  ctx.translate((low + high) / 2, 0.05);
  ctx.scale((high - low) / ((right - left) * 0.8), (0.05 - top) / -above);
  paintAt(easel, brush, { ...thing, size: 1, grip: { ...thing.grip, at: [0, 0] } }, [0, 0], 0);
  ctx.restore();
}

/** Paints a thing where it is held, by the thing's own painter and as large as it can be read. */
export function drawHeld(easel: Easel, brush: Brush, held: HeldThing, side: 0 | 1): void {
  if (!isBorne(held.grip)) drawOn(easel, brush, held, side);
}

/** Behind the body, before it and behind the head, or before all of it. */
type Plane = "behind" | "beside" | "before";

function planeOf({ grip }: HeldThing, away: boolean): Plane {
  switch (grip.anchor) {
    case "back":
      return away ? "before" : "behind";
    case "shoulder":
      return "beside";
    case "head":
      return "before";
    default:
      return away ? "behind" : "before";
  }
}

/** Paints what the body itself bears in one plane of its picture; `away` is somebody seen from behind. */
export function drawBorne(easel: Easel, brush: Brush, { hands }: Performed, plane: Plane, away: boolean): void {
  for (const held of hands)
    if (held !== null && isBorne(held.grip) && planeOf(held, away) === plane) drawOn(easel, brush, held, 1);
}

function drawOn(easel: Easel, brush: Brush, held: HeldThing, side: 0 | 1): void {
  const hand = anchorOf(easel.figure, held, side);
  if (held.grip.line !== null) drawLine(easel, hand, placeOn(hand, held, held.grip.line));
  paintAt(easel, brush, held, hand, held.grip.turn + held.turn);
}

/** A line that sags a little between a hand and what flies on it. */
function drawLine({ ctx }: Easel, [x, y]: Place, [far, high]: Place): void {
  ctx.save();
  ctx.strokeStyle = "rgba(250, 246, 236, 0.85)";
  ctx.lineWidth = 0.006;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo((x + far) / 2 + 0.03, (y + high) / 2 + 0.06, far, high);
  ctx.stroke();
  ctx.restore();
}

function paintAt({ ctx }: Easel, brush: Brush, held: HeldThing, [x, y]: Place, angle: number): void {
  const { element, size, grip } = held;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.scale(size, size);
  ctx.translate(-grip.at[0], grip.at[1]);
  paintInState(element, {
    ...brush,
    performed: null,
    px_per_unit: brush.px_per_unit * size,
    window: element.box,
    random: randomFrom(held.seed),
    seed: held.seed,
    colour: held.colour,
    motion: "still",
    phase: 0,
    facing: "right",
    noun: held.noun,
    variants: held.variants,
    look: "",
    label: "",
    state: held.state,
    glow({ x: across, y: down, radius, ...light }) {
      const [u, v] = [(across - grip.at[0]) * size, (down + grip.at[1]) * size];
      brush.glow({
        ...light,
        x: x + u * Math.cos(angle) - v * Math.sin(angle),
        y: y + u * Math.sin(angle) + v * Math.cos(angle),
        radius: radius * size,
      });
    },
  });
  ctx.restore();
}
