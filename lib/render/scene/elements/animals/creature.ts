import {
  creatures,
  type Copy,
  type CreatureRow,
  type FlatPart,
  type GroupPart,
  type LimbPart,
  type Part,
  type TubePart,
} from "#lib/elements/creature-rows.ts";
import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, eye, flesh, joint, onto, trail, tube, tufts } from "#lib/render/scene/elements/shapes/anatomy.ts";
import { outline } from "#lib/render/scene/elements/shapes/pen.ts";
import { trace, type Point } from "#lib/render/scene/elements/shapes/strokes.ts";
import { formulas } from "./formulas.ts";
import { momentOf, styleOf, type Moment } from "./moment.ts";
import { markSkin, type Skin } from "./skin-marks.ts";

/** The skin of a part that lies on none. */
const nothing: Skin = { outline: [], at: (t, v) => [t, v] };
const middle = ([ax, ay]: Point, [bx, by]: Point, bow: number): Point => [(ax + bx) / 2, (ay + by) / 2 - bow];

/** Parts one after the other; `skin` is what marks lie on. */
export function draw(parts: readonly Part[], moment: Moment, skin: Skin | null): void {
  for (const part of parts) if (moment.holds(part)) put(part, moment, skin);
}

/** Draws marks where the path that stands is painted. */
function mark(marks: readonly Part[] | undefined, moment: Moment, skin: Skin, path: () => void): void {
  if (!marks) return;
  const { ctx } = moment.brush;
  onto(ctx, () => {
    path();
    ctx.clip();
    draw(marks, moment, skin);
  });
}

function paintTube(part: Omit<TubePart, "tube" | "girths" | "when" | "unless">, shape: Skin, moment: Moment): void {
  const { ctx, random } = moment.brush;
  const style = styleOf(part, moment);
  if (part.tufts !== undefined) tufts(ctx, style, shape.outline, part.tufts, random, 1);
  flesh(ctx, style, shape);
  mark(part.marks, moment, shape, () => trail(ctx, shape.outline));
  draw(part.grown ?? [], moment, shape);
}

function rippled({ tube: places, ripple }: TubePart, { point, phase }: Moment): Point[] {
  const points = places.map(point);
  if (!ripple) return points;
  const { go, lag, grows, until = points.length } = ripple;
  return points.map(([x, y], i): Point => {
    const wave = i < until ? Math.sin((phase - lag * i) * Math.PI * 2) * (grows ? i : 1) : 0;
    return [x + go[0] * wave, y + go[1] * wave];
  });
}

function paintLimb(part: LimbPart, moment: Moment): void {
  const { bones, bend, bow = 0, girths, joined, toes } = part;
  const [root, end, ...on] = part.limb.map(moment.point) as [Point, Point, ...Point[]];
  const knee = joint(root, end, bones[0], bones[1], bend);
  const upper = [root, middle(root, knee, bow), knee];
  const lower = [middle(knee, end, bow), end, ...on];
  if (joined) paintTube(part, tube([...upper, ...lower], girths, 8), moment);
  else {
    paintTube(part, tube(upper, girths.slice(0, 3)), moment);
    paintTube(part, tube([knee, ...lower], girths.slice(2)), moment);
  }
  const [x, y] = on.at(-1) ?? end;
  for (const angle of (toes?.angles ?? []).map(moment.number)) {
    const tip: Point = [x + Math.cos(angle) * toes!.long, Math.min(-0.006, y + Math.sin(angle) * toes!.long)];
    flesh(moment.brush.ctx, styleOf(part, moment), tube([[x, y], middle([x, y], tip, 0.008), tip], toes!.girths));
  }
}

function paintFlat(part: FlatPart, moment: Moment): void {
  const { ctx } = moment.brush;
  let skin = nothing;
  const path = (): void => {
    if ("fill" in part) outline(ctx, part.fill);
    else if ("shape" in part) trace(ctx, part.shape.map(moment.point), true);
    else {
      const [x, y, rx, ry] = part.oval.map(moment.number) as [number, number, number, number];
      skin = { outline: [], at: (t, v) => [x + (t * 2 - 1) * rx, y + v * ry] };
      ctx.beginPath();
      ctx.ellipse(x, y, Math.max(1e-4, rx), Math.max(1e-4, ry), moment.number(part.angle ?? 0), 0, Math.PI * 2);
    }
  };
  if ("shape" in part && part.tufts !== undefined)
    tufts(ctx, styleOf(part, moment), part.shape.map(moment.point), part.tufts, moment.brush.random, -1);
  path();
  ctx.fillStyle = styleOf(part, moment);
  ctx.fill();
  mark(part.marks, moment, skin, path);
}

const rowOf = ({ count, from, to, after = 0 }: NonNullable<GroupPart["row"]>, { point }: Moment): Copy[] =>
  Array.from({ length: count }, (_, i) => {
    const [[ax, ay], [bx, by]] = [point(from), point(to)];
    const share = i / (count - 1);
    return { at: [ax + (bx - ax) * share, ay + (by - ay) * share], after: after * i };
  });

const alongOf = ({ count, t, v, upright }: NonNullable<GroupPart["along"]>, { at }: Skin): Copy[] =>
  Array.from({ length: count }, (_, i) => {
    const place = t[0] + ((t[1] - t[0]) * i) / Math.max(1, count - 1);
    const [[ax, ay], [bx, by]] = [at(place - 0.01, v), at(place + 0.01, v)];
    return { at: at(place, v) as [number, number], ...(upright ? {} : { turn: Math.atan2(by - ay, bx - ax) }) };
  });

function placesOf({ copies, row, along }: GroupPart, moment: Moment, skin: Skin | null): readonly Copy[] {
  if (along && skin) return alongOf(along, skin);
  return copies ?? (row ? rowOf(row, moment) : [{}]);
}

function paintGroup(part: GroupPart, moment: Moment, skin: Skin | null): void {
  const { at, turn, scale, onto: atop, group } = part;
  const { ctx } = moment.brush;
  for (const copy of placesOf(part, moment, skin)) {
    if (!moment.holds(copy)) continue;
    const own = moment.copied(copy);
    ctx.save();
    const own_place = { at, turn, scale, flip: undefined };
    for (const placed of part.along ? [copy, own_place] : [own_place, copy]) {
      if (placed.at) ctx.translate(...own.point(placed.at));
      if (placed.flip) ctx.scale(-1, 1);
      if (placed.scale) ctx.scale(...own.point(placed.scale));
      if (placed.turn !== undefined) ctx.rotate(own.number(placed.turn));
    }
    if (atop) onto(ctx, () => draw(group, own, skin));
    else draw(group, own, skin);
    ctx.restore();
  }
}

function put(part: Part, moment: Moment, skin: Skin | null): void {
  const { brush, number, point, tone } = moment;
  const { ctx, light } = brush;
  const side = moment.flipped ? -light.side : light.side;
  if ("tube" in part) {
    const girths = part.girths.map((girth) => (Array.isArray(girth) ? point(girth) : number(girth)));
    paintTube(part, tube(rippled(part, moment), girths, part.steps), moment);
  } else if ("limb" in part) paintLimb(part, moment);
  else if ("group" in part) paintGroup(part, moment, skin);
  else if ("oval" in part || "shape" in part || "fill" in part) paintFlat(part, moment);
  else if ("line" in part) {
    if (typeof part.line === "string") outline(ctx, part.line);
    else trace(ctx, part.line.map(point), false);
    ctx.strokeStyle = styleOf(part, moment);
    ctx.lineWidth = number(part.width);
    ctx.stroke();
  } else if ("pool" in part) {
    const [x, y, rx, ry] = part.pool.map(number) as [number, number, number, number];
    const turned = (side < 0 ? -1 : 1) * (part.toward ?? 0);
    bloom(ctx, tone(part.of), x + turned, y, rx, ry, number(part.alpha), number(part.angle ?? 0));
  } else if ("eye" in part) {
    const shut = part.blinks && brush.phase > 0.93 ? 0.2 : number(part.open ?? 1);
    eye(ctx, tone(part.iris), ...point(part.eye), number(part.r), side, shut);
  } else if ("glow" in part) {
    const [x, y] = point(part.glow);
    const { radius, strength, flicker = 0 } = part;
    brush.glow({ x, y, radius, colour: tone(part.of), strength, flicker });
  } else if ("motif" in part) draw(moment.row.motifs![part.motif]!, moment, skin);
  else if ("made" in part) {
    ctx.save();
    if (part.at) ctx.translate(...point(part.at));
    formulas[part.made](moment, skin ?? nothing);
    ctx.restore();
  } else markSkin(part, skin ?? nothing, moment);
}

const painterOf =
  ({ plain, variants }: CreatureRow): Painter =>
  (brush) => {
    const row = (variants.find(({ is }) => brush.variants.has(is))?.good ?? plain)();
    draw(row.parts, momentOf(brush, row), null);
  };

/** Painters of the creatures that are told as data. */
export const creaturePainters: Readonly<Record<string, Painter>> = Object.fromEntries(
  creatures.map((row) => [row.id, painterOf(row)]),
);
