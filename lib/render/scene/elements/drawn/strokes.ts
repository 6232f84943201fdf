import type { Outline, Paint, Stroke, StrokeOf } from "#lib/elements/drawn-strokes.ts";
import type { Colour } from "#lib/elements/solid-finishes.ts";
import type { BuiltStroke, Sun } from "#lib/elements/built-strokes.ts";
import { mix, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { lathe } from "#lib/render/scene/elements/shapes/lathe.ts";
import { inkOn, letter, mark, nameOn } from "#lib/render/scene/elements/shapes/lettering.ts";
import { isLit } from "#lib/render/scene/elements/shapes/masonry-walls.ts";
import { sunlit } from "#lib/render/scene/elements/shapes/sunlight.ts";
import { mirrored } from "#lib/render/scene/elements/shapes/mirrored.ts";
import { roundedBox, type Pen } from "#lib/render/scene/elements/shapes/pen.ts";
import { glaze, wheel } from "#lib/render/scene/elements/shapes/road-parts.ts";
import type { Making } from "#lib/render/scene/elements/solids/making.ts";
import { foam, puffs } from "./airs.ts";
import { build, type Site } from "./built.ts";
import { display, reflection } from "./display.ts";
import { folds } from "./folds.ts";
import { sunOf } from "./sun.ts";
import { asIs, axisOf, between, lain, lineOf, outlineAt, placeOf, type Lying } from "./outlines.ts";

/** What strokes are drawn with: a pen, the row's names and numbers for this picture. */
export interface Sheet {
  pen: Pen;
  making: Making;
  outlines: Readonly<Record<string, Outline>>;
  /** Those of them that are written out. */
  drawings: Readonly<Record<string, string>>;
  motifs: Readonly<Record<string, readonly Stroke[]>>;
  faces: Site["faces"];
  /** How far a ring's member that is being drawn is turned. */
  turn?: number;
}

function drawingOf(given: Outline, { outlines, making }: Sheet, lying: Lying): string {
  const outline = typeof given === "string" ? (outlines[given] ?? given) : given;
  if (typeof outline === "string") return outlineAt(outline, lying);
  if ("half" in outline) return outlineAt(mirrored(outline.half), lying);
  if ("by" in outline)
    return outlineAt(between(outline.from, outline.to, making.number({ by: outline.by, from: 0, to: 1 })), lying);
  const [left, top, width, height] = outline.box;
  return outlineAt(roundedBox(left, top, width, height, outline.round ?? 0), lying);
}

function styleOf(paint: Paint, { pen, making, turn }: Sheet, lying: Lying, sun?: Sun): Rgb | CanvasGradient {
  if (typeof paint === "string" || !("along" in paint || "sheen" in paint)) {
    const tone = making.colour(paint as Colour);
    if (sun === undefined) return tone;
    return sunlit(making.brush.light, tone, sunOf(making.brush, sun, { turn: turn ?? 0, mirrored: lying.mirrored }));
  }
  if ("sheen" in paint) {
    const [right, up] = paint.looks;
    return pen.tone(making.colour(paint.colour), paint.sheen, lying.mirrored ? -right : right, up);
  }
  return pen.blend(
    lineOf(paint.along, lying),
    ...paint.stops.map(({ at, colour, sheen, looks = [0, 0.1], sun: open, through, alpha = 1 }) => {
      const own = making.colour(colour);
      const tone =
        open === undefined ? own : shone(making, sunlit(making.brush.light, own, sunOf(making.brush, open)), through);
      const style = sheen ? pen.tone(tone, sheen, lying.mirrored ? -looks[0] : looks[0], looks[1]) : tone;
      return [at, style, making.number(alpha)] as const;
    }),
  );
}

/** Cloth with a lamp behind it, or the low sun. */
function shone({ brush, colour }: Making, tone: Rgb, through: readonly [Colour, number] | undefined): Rgb {
  if (!through) return tone;
  return mix(tone, colour(through[0]), through[1] * (isLit(brush) ? 0.55 : brush.light.back * 0.3));
}

/** Strokes that are drawn for themselves. */
function put(stroke: Stroke, sheet: Sheet, lying: Lying): void {
  const { pen, making } = sheet;
  const { ctx } = making.brush;
  const { colour, number } = making;
  const at = (outline: Outline): string => drawingOf(outline, sheet, lying);
  if ("fill" in stroke)
    pen.fill(at(stroke.fill), styleOf(stroke.of, sheet, lying, stroke.sun), number(stroke.alpha ?? 1));
  else if ("line" in stroke) {
    ctx.setLineDash((stroke.dash ?? []).map((length) => length / 100));
    pen.line(at(stroke.line), styleOf(stroke.of, sheet, lying, stroke.sun), stroke.width, number(stroke.alpha ?? 1));
    ctx.setLineDash([]);
  } else if ("body" in stroke) {
    pen.body(at(stroke.body), colour(stroke.of), stroke.sheen, axisOf(stroke.axis, lying), stroke.bulge);
    finish(at(stroke.body), stroke, pen);
  } else if ("face" in stroke) {
    const [right, up] = stroke.looks;
    pen.face(at(stroke.face), colour(stroke.of), stroke.sheen, lying.mirrored ? -right : right, up);
    finish(at(stroke.face), stroke, pen);
  } else if ("hull" in stroke) {
    const lines = stroke.lines.map(([y, right, up]) => [y + lying.dy, right, up] as const);
    pen.hull(at(stroke.hull), colour(stroke.of), stroke.sheen, lines);
    finish(at(stroke.hull), stroke, pen);
  } else if ("decal" in stroke) pen.decal(at(stroke.decal), colour(stroke.of));
  else if ("tube" in stroke)
    for (const [looks, share, alpha] of pipe)
      pen.line(at(stroke.tube), pen.tone(colour(stroke.of), "paint", ...looks), stroke.width * share, alpha);
  else if ("on" in stroke && ("grain" in stroke || "bevel" in stroke)) finish(at(stroke.on), stroke, pen);
  else if ("soft" in stroke) {
    const [x, y, rx, ry] = stroke.soft;
    pen.soft(...placeOf([x, y], lying), rx, ry, colour(stroke.of), number(stroke.alpha));
  } else if ("within" in stroke) pen.within(at(stroke.within), () => draw(stroke.strokes, sheet, lying));
  else if ("group" in stroke) putGroup(stroke, sheet, lying);
  else if ("motif" in stroke) draw(sheet.motifs[stroke.motif] ?? [], sheet, lying);
  else putWare(stroke, sheet, lying);
}

const pipe = [
  [[0.1, -0.3], 1, 1],
  [[0.35, 0.3], 0.62, 1],
  [[0.6, 0.75], 0.2, 0.8],
] as const;

type Wares = "display" | "reflection" | "folds" | "glaze" | "wheel" | "glow" | "puffs" | "foam" | "lathe" | "letter";
type Ware = { [Key in Wares]: StrokeOf<Key> }[Wares] | BuiltStroke;

/** Strokes that are a thing of their own: wheels, panes, lights, lettering. */
function putWare(stroke: Ware, sheet: Sheet, lying: Lying): void {
  const { pen, making } = sheet;
  const { brush, colour, number } = making;
  if ("glaze" in stroke) {
    const [top, bottom] = stroke.between;
    glaze(brush, pen, drawingOf(stroke.glaze, sheet, lying), top + lying.dy, bottom + lying.dy, stroke.evening);
  } else if ("wheel" in stroke) {
    const [x] = placeOf([stroke.wheel[0], 0], lying);
    const { spokes, rim, alloy, hub } = stroke;
    wheel(brush, pen, x, stroke.wheel[1], {
      ...(spokes === undefined ? {} : { spokes }),
      ...(rim === undefined ? {} : { rim }),
      ...(alloy === undefined ? {} : { alloy: colour(alloy) }),
      ...(hub === undefined ? {} : { hub: colour(hub) }),
    });
  } else if ("glow" in stroke) {
    const [x, y] = placeOf([stroke.glow[0], stroke.glow[1]], lying);
    brush.glow({
      x: x / 100,
      y: y / 100,
      radius: number(stroke.glow[2]) / 100,
      colour: colour(stroke.of),
      strength: number(stroke.strength ?? 1),
      flicker: stroke.flicker ?? 0,
    });
  } else if ("puffs" in stroke) puffs(stroke, pen, making, placeOf(stroke.puffs, lying));
  else if ("display" in stroke) display(brush, pen, stroke.display);
  else if ("reflection" in stroke) reflection(brush, pen, stroke.reflection);
  else if ("folds" in stroke) folds(stroke, drawingOf(stroke.folds, sheet, lying), pen, colour(stroke.of));
  else if ("foam" in stroke) foam(brush, pen, ...stroke.foam);
  else if ("lathe" in stroke) turn(stroke, making);
  else if ("letter" in stroke) write(stroke, sheet, lying);
  else build(stroke, { ...sheet, outlines: sheet.drawings, lying });
}

function putGroup(
  { group, turn: angle = 0, about = [0, 0], shift, spokes = 1, grown = 1, alpha }: StrokeOf<"group">,
  sheet: Sheet,
  lying: Lying,
): void {
  const { brush, number } = sheet.making;
  const { ctx } = brush;
  const way = lying.mirrored ? -1 : 1;
  const [x, y] = placeOf(about, lying);
  for (let i = 0; i < spokes; i++) {
    const turn = way * (number(angle) + (i / spokes) * Math.PI * 2);
    ctx.save();
    if (alpha !== undefined) ctx.globalAlpha *= number(alpha);
    if (shift) ctx.translate((number(shift[0]) / 100) * way, number(shift[1]) / 100);
    ctx.translate(x / 100, y / 100);
    ctx.rotate(turn);
    ctx.scale(grown, grown);
    ctx.translate(-x / 100, -y / 100);
    draw(group, { ...sheet, turn }, lying);
    ctx.restore();
  }
}

function turn({ lathe: { profile, bands, tilt = 0.07, droplets } }: StrokeOf<"lathe">, making: Making): void {
  const told = bands.map(([from, to, material, tone]) => ({ from, to, material, colour: making.colour(tone) }));
  lathe({ profile, bands: () => told, tilt, droplets: droplets === true })(making.brush);
}

/** The tooth and the edge of a surface. */
function finish(
  drawing: string,
  {
    grain,
    bevel,
  }: {
    grain?: readonly [Parameters<Pen["grain"]>[1], number, number] | undefined;
    bevel?: readonly [number, number] | undefined;
  },
  pen: Pen,
): void {
  if (grain) pen.grain(drawing, ...grain);
  if (bevel) pen.bevel(drawing, ...bevel);
}

function write(stroke: StrokeOf<"letter">, { making }: Sheet, lying: Lying): void {
  const { brush, colour } = making;
  const { ctx, seed } = brush;
  const [x, y, width, height] = stroke.letter;
  const [px, py] = placeOf([x, y], lying);
  const ink = stroke.on === undefined ? colour(stroke.ink ?? "#2a2420") : inkOn(colour(stroke.on));
  const text = stroke.text ?? (stroke.named ? brush.noun : nameOn(brush)) ?? stroke.nameless;
  const { tracking, weight, from: align, slope = 0 } = stroke;
  ctx.save();
  ctx.transform(1, slope, 0, 1, 0, (-slope * px) / 100);
  if (text)
    letter(ctx, {
      text,
      x: px / 100,
      y: py / 100,
      width: width / 100,
      height: height / 100,
      ink,
      ...(tracking === undefined ? {} : { tracking }),
      ...(weight === undefined ? {} : { weight }),
      ...(align === undefined ? {} : { align }),
    });
  else if (stroke.mark !== undefined) mark(ctx, px / 100, py / 100, stroke.mark / 100, ink, seed);
  ctx.restore();
}

/** A stroke where it lies, and across from there where it has a double. */
function putBoth(stroke: Stroke, sheet: Sheet, lying: Lying): void {
  put(stroke, sheet, lying);
  if (stroke.mirror) put(stroke, sheet, lain(lying, { ...asIs, mirrored: true }));
}

/** How often a stroke stands, how far apart, and where the first is moved to. */
function rowOf(
  { row, around, span }: Stroke,
  { window }: Brush,
): { count: number; by: readonly number[]; from: number } {
  if (span !== undefined) {
    const period = (window.right - window.left) * 100;
    const count = Math.max(1, Math.round(period / span));
    return { count, by: [period / count, 0], from: window.left * 100 + period / count / 2 };
  }
  return { ...(row ?? { count: around?.count ?? 1, by: [0, 0] }), from: 0 };
}

/** Strokes one after the other, each as often as its row says. */
export function draw(strokes: readonly Stroke[], sheet: Sheet, lying: Lying = asIs): void {
  const { making } = sheet;
  for (const stroke of strokes) {
    if (!making.holds(stroke)) continue;
    if (stroke.coloured !== undefined && stroke.coloured !== (making.brush.colour !== null)) continue;
    const each = stroke.each ?? [[0, 0] as const];
    const { count, by, from } = rowOf(stroke, making.brush);
    const across = (i: number) =>
      stroke.around ? Math.sin((i - (count - 1) / 2) * stroke.around.step) * stroke.around.radius : from + by[0]! * i;
    for (const [dx, dy] of each)
      for (let i = 0; i < count; i++) {
        const own = {
          dx: dx + across(i),
          dy: dy + by[1]! * i,
          mirrored: stroke.lit_side === true && making.brush.light.side < 0,
        };
        putBoth(stroke, sheet, lain(own, lying));
      }
  }
}
