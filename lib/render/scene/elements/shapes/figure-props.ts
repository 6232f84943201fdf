import type { CarriedThing } from "#lib/contract/looks.ts";
import { carried, type Carried, type CarriedPart } from "#lib/elements/people/carried.ts";
import { rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Looks } from "./body.ts";
import type { Easel } from "./figure-limbs.ts";
import { flat } from "./figure-space.ts";
import { between, crease, fillTube, lit, tubeAlong } from "./figure-tube.ts";
import { blob, line, oval, poly, rect, type Point } from "./strokes.ts";

/** A thing in hand, as its row tells it. */
export type Prop = Carried;

/** What somebody has in hand. */
export const propOf = ({ person }: Looks): Prop | null =>
  person.carries === null ? null : carriedThing(person.carries);

export const carriedThing = (id: CarriedThing): Prop => carried.get(id);

/** Where a hand holds, on the picture: the pen's origin lies there, x points where the figure looks. */
interface Hold {
  easel: Easel;
  brush: Brush;
  /** Direction of the forearm, radians on the picture. */
  arm: number;
  /** Height of the hand above the ground. */
  height: number;
}

/** Lays the thing into a hand, the right one by habit. */
export function drawProp(easel: Easel, brush: Brush, prop: Prop, side: 0 | 1 = 1): void {
  const { ctx, figure } = easel;
  const wrist = flat(figure.wrists[side]);
  const elbow = flat(figure.elbows[side]);
  const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]) || 1e-4;
  const at: Point = [
    wrist[0] + ((wrist[0] - elbow[0]) / length) * 0.028,
    wrist[1] + ((wrist[1] - elbow[1]) / length) * 0.028,
  ];
  const mirrored = Math.cos(figure.view.yaw) < -0.15;
  ctx.save();
  ctx.translate(...at);
  if (mirrored) ctx.scale(-1, 1);
  const arm = Math.atan2(wrist[1] - elbow[1], (wrist[0] - elbow[0]) * (mirrored ? -1 : 1));
  const hold: Hold = { easel, brush, arm, height: -at[1] };
  const angle = turnOf(hold, prop.turn);
  for (const part of prop.parts) {
    if ("pouring" in part && part.pouring && brush.motion !== "pour") continue;
    ctx.save();
    if (!("upright" in part && part.upright)) ctx.rotate(angle);
    drawPart(hold, part);
    ctx.restore();
  }
  ctx.restore();
}

const raised_from = 0.75;

function turnOf({ easel, brush, arm, height }: Hold, turn: Prop["turn"]): number {
  if (!turn) return 0;
  if (turn.pouring !== undefined && brush.motion === "pour") return turn.pouring;
  if (turn.raised !== undefined && height > raised_from) return turn.raised;
  const by = turn.by ?? 0;
  if (turn.along === "arm") return arm + by;
  const [far, near] = easel.figure.wrists;
  return turn.along === "hands" ? by + Math.atan2(far.y - near.y, far.x - near.x || 0.01) : by;
}

const stuffs = { wood: rgb("#7a5232"), steel: rgb("#aeb6bf") };
/** The angle by which the next one of a whorl lies further round: nearly the golden one. */
const round_by = 2.4;

function drawPart({ easel, brush, height }: Hold, part: CarriedPart): void {
  const { ctx, lamp } = easel;
  const tone = (name: string): Rgb =>
    name === "accent" ? brush.light.accent : name === "wood" || name === "steel" ? stuffs[name] : rgb(name);
  if ("glow" in part) {
    const { x, y } = easel.figure.wrists[1];
    const { radius, strength, flicker = 0, glow } = part;
    brush.glow({ x: x + glow[0], y: y + glow[1], radius, colour: tone(part.colour), strength, flicker });
    return;
  }
  const { alpha = 1 } = part;
  const own = (nth = 0): Rgb => {
    const { colour, shade = 1 } = part;
    return scale(tone(typeof colour === "string" ? colour : colour[nth % colour.length]!), shade);
  };
  const colour = (nth = 0): Rgb => (part.unlit ? own(nth) : lit(lamp, own(nth)));
  const put = ([x, y, ground]: readonly [number, number, number?]): Point => [x, ground ? height + y : y];
  if ("tube" in part) {
    const [first, end, ...more] = part.tube.map(put) as [Point, Point, ...Point[]];
    const path = more.length > 0 ? [first, end, ...more] : [first, between(first, end, 0.5), end];
    const halves = typeof part.half === "number" ? [part.half, part.half] : part.half;
    const half = (t: number): number => {
      const place = t * (halves.length - 1);
      const i = Math.min(halves.length - 2, Math.floor(place + 1e-9));
      return halves[i]! + (halves[i + 1]! - halves[i]!) * (place - i);
    };
    fillTube(
      ctx,
      tubeAlong(path, (t) => [half(t), half(t)]),
      own(),
      lamp,
      part.gloss,
    );
  } else if ("lines" in part) for (const path of part.lines) line(ctx, colour(), part.width, path.map(put), alpha);
  else if ("folds" in part) for (const path of part.folds) crease(ctx, colour(), path.map(put), part.width, alpha);
  else if ("ovals" in part)
    for (const [i, place] of part.ovals.entries()) oval(ctx, colour(i), ...put(place), ...part.radii, 0, alpha);
  else if ("whorl" in part)
    for (let i = 0; i < part.whorl; i++) {
      const out = Math.sqrt((i + 0.5) / part.whorl);
      const x = part.at[0] + Math.cos(i * round_by) * out * part.reach[0];
      oval(ctx, colour(i), x, part.at[1] + Math.sin(i * round_by) * out * part.reach[1], ...part.radii, 0, alpha);
    }
  else if ("shape" in part) blob(ctx, colour(), part.shape.map(put));
  else if ("polygon" in part) poly(ctx, colour(), part.polygon.map(put));
  else rect(ctx, colour(), ...part.box, part.round, alpha);
}
