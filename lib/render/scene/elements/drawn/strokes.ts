import type { Outline, Paint, Stroke } from "#lib/elements/drawn-rows.ts";
import type { Colour } from "#lib/elements/solid-finishes.ts";
import type { Sun } from "#lib/elements/built-strokes.ts";
import { mix, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { lathe } from "#lib/render/scene/elements/shapes/lathe.ts";
import { inkOn, letter, mark, nameOn } from "#lib/render/scene/elements/shapes/lettering.ts";
import { isLit } from "#lib/render/scene/elements/shapes/masonry-walls.ts";
import { sunlit } from "#lib/render/scene/elements/shapes/sunlight.ts";
import { roundedBox, type Pen } from "#lib/render/scene/elements/shapes/pen.ts";
import type { Making } from "#lib/render/scene/elements/solids/making.ts";
import { build, type Site } from "./built.ts";
import { sunOf } from "./sun.ts";
import { asIs, axisOf, lain, outlineAt, placeOf, type Lying } from "./outlines.ts";

/** What strokes are drawn with: a pen, the row's names and numbers for this picture. */
export interface Sheet {
  pen: Pen;
  making: Making;
  outlines: Readonly<Record<string, string>>;
  motifs: Readonly<Record<string, readonly Stroke[]>>;
  faces: Site["faces"];
  /** How far a ring's member that is being drawn is turned. */
  turn?: number;
}

function drawingOf(outline: Outline, { outlines }: Sheet, lying: Lying): string {
  if (typeof outline === "string") return outlineAt(outlines[outline] ?? outline, lying);
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
    axisOf(paint.along, lying),
    ...paint.stops.map(({ at, colour, sheen, looks = [0, 0.1], sun: open, through, alpha = 1 }) => {
      const own = making.colour(colour);
      const tone =
        open === undefined ? own : shone(making, sunlit(making.brush.light, own, sunOf(making.brush, open)), through);
      return [lying.mirrored ? 1 - at : at, sheen ? pen.tone(tone, sheen, ...looks) : tone, alpha] as const;
    }),
  );
}

/** Cloth with a lamp behind it, or the low sun. */
function shone({ brush, colour }: Making, tone: Rgb, through: readonly [Colour, number] | undefined): Rgb {
  if (!through) return tone;
  return mix(tone, colour(through[0]), through[1] * (isLit(brush) ? 0.55 : brush.light.back * 0.3));
}

/** One stroke where it lies, not repeated. */
function put(stroke: Stroke, sheet: Sheet, lying: Lying): void {
  const { pen, making } = sheet;
  const { ctx } = making.brush;
  const colour = (given: Colour): Rgb => making.colour(given);
  if ("fill" in stroke)
    pen.fill(drawingOf(stroke.fill, sheet, lying), styleOf(stroke.of, sheet, lying, stroke.sun), stroke.alpha);
  else if ("line" in stroke) {
    ctx.setLineDash((stroke.dash ?? []).map((length) => length / 100));
    pen.line(
      drawingOf(stroke.line, sheet, lying),
      styleOf(stroke.of, sheet, lying, stroke.sun),
      stroke.width,
      stroke.alpha,
    );
    ctx.setLineDash([]);
  } else if ("body" in stroke) {
    const drawing = drawingOf(stroke.body, sheet, lying);
    pen.body(drawing, colour(stroke.of), stroke.sheen, axisOf(stroke.axis, lying), stroke.bulge);
    finish(drawing, stroke, pen);
  } else if ("face" in stroke) {
    const drawing = drawingOf(stroke.face, sheet, lying);
    const [right, up] = stroke.looks;
    pen.face(drawing, colour(stroke.of), stroke.sheen, lying.mirrored ? -right : right, up);
    finish(drawing, stroke, pen);
  } else if ("hull" in stroke) {
    const drawing = drawingOf(stroke.hull, sheet, lying);
    const lines = stroke.lines.map(([y, right, up]) => [y + lying.dy, right, up] as const);
    pen.hull(drawing, colour(stroke.of), stroke.sheen, lines);
    finish(drawing, stroke, pen);
  } else if ("on" in stroke && ("grain" in stroke || "bevel" in stroke))
    finish(drawingOf(stroke.on, sheet, lying), stroke, pen);
  else if ("soft" in stroke) {
    const [x, y, rx, ry] = stroke.soft;
    pen.soft(...placeOf([x, y], lying), rx, ry, colour(stroke.of), stroke.alpha);
  } else if ("within" in stroke)
    pen.within(drawingOf(stroke.within, sheet, lying), () => draw(stroke.strokes, sheet, lying));
  else if ("group" in stroke) {
    const { spokes = 1, grown = 1 } = stroke;
    const [x, y] = placeOf(stroke.about ?? [0, 0], lying);
    for (let i = 0; i < spokes; i++) {
      const turn = (stroke.turn === undefined ? 0 : making.number(stroke.turn)) + (i / spokes) * Math.PI * 2;
      ctx.save();
      ctx.translate(x / 100, y / 100);
      ctx.rotate(turn);
      ctx.scale(grown, grown);
      ctx.translate(-x / 100, -y / 100);
      draw(stroke.group, { ...sheet, turn }, lying);
      ctx.restore();
    }
  } else if ("lathe" in stroke) turn(stroke, making);
  else if ("motif" in stroke) draw(sheet.motifs[stroke.motif] ?? [], sheet, lying);
  else if ("letter" in stroke) write(stroke, sheet, lying);
  else build(stroke, { ...sheet, lying });
}

function turn(
  { lathe: { profile, bands, tilt = 0.07, droplets } }: Extract<Stroke, { lathe: unknown }>,
  making: Making,
): void {
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

function write(stroke: Extract<Stroke, { letter: unknown }>, { making }: Sheet, lying: Lying): void {
  const { brush, colour } = making;
  const [x, y, width, height] = stroke.letter;
  const [px, py] = placeOf([x, y], lying);
  const ink = stroke.on === undefined ? colour(stroke.ink ?? "#2a2420") : inkOn(colour(stroke.on));
  const text = stroke.text ?? nameOn(brush);
  const { tracking, weight } = stroke;
  if (text)
    letter(brush.ctx, {
      text,
      x: px / 100,
      y: py / 100,
      width: width / 100,
      height: height / 100,
      ink,
      ...(tracking === undefined ? {} : { tracking }),
      ...(weight === undefined ? {} : { weight }),
    });
  else if (stroke.mark !== undefined) mark(brush.ctx, px / 100, py / 100, stroke.mark / 100, ink, brush.seed);
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
        put(stroke, sheet, lain(own, lying));
        if (stroke.mirror) put(stroke, sheet, lain(lain(own, { ...asIs, mirrored: true }), lying));
      }
  }
}
