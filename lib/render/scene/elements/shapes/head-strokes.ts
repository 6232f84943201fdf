import type { HeadLine, HeadStroke, HeadSwell, SeenAs } from "#lib/elements/people/head-strokes.ts";
import { rgb, type Rgb } from "#lib/render/scene/colour.ts";
import { brimmed } from "./brimmed-hats.ts";
import { drawHair } from "./hair-strokes.ts";
import { form, plate, reflection, shadeBelow, wrapped } from "./hat-forms.ts";
import { alphaOf, colourOf, pointsOf, type HeadPage } from "./head-page.ts";
import { atop, between, fades, ribbon, smear, soft, veil, within } from "./head-paint.ts";
import { blob, type Point } from "./strokes.ts";

const swells: Readonly<Record<HeadSwell, ((t: number) => number) | undefined>> = {
  belly: undefined,
  even: () => 1,
  fades,
  lid: (t) => 0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, t * 0.62 + 0.12)),
  grows: (t) => 0.25 + 0.75 * t,
  lips: (t) => 0.5 + 0.5 * Math.sin(Math.PI * t),
  plume: (t) => 0.3 + Math.sin(Math.PI * t) * 0.7,
};

/** Draws the strokes in their order. */
export function drawStrokes(page: HeadPage, strokes: readonly HeadStroke[]): void {
  for (const stroke of strokes) {
    if (stroke.from_px !== undefined && page.face.px <= stroke.from_px) continue;
    if (stroke.age !== undefined && (stroke.age === "old") !== (page.face.age === 2)) continue;
    if (stroke.sex !== undefined && (stroke.sex === "woman") !== page.face.woman) continue;
    if (stroke.adult && page.face.age === 0) continue;
    if (stroke.lit !== undefined && stroke.lit !== page.face.key > 0) continue;
    if (stroke.atop) atop(page.ctx, () => drawStroke(page, stroke));
    else drawStroke(page, stroke);
  }
}

interface Gleam {
  of?: string | undefined;
  gleam?: [number, number, number, number] | undefined;
}

/** The light beside a stroke: the same line, moved, in the light tone of its stuff. */
function gleamOn(
  { stuffs }: HeadPage,
  { of = "hair", gleam }: Gleam,
  points: readonly Point[],
  draw: (tone: Rgb, lit: Point[], width: number, alpha: number) => void,
): void {
  if (!gleam) return;
  const [dx, dy, width, alpha] = gleam;
  const lit = points.map(([x, y]): Point => [x + dx, y + dy]);
  draw(stuffs[of]!.light, lit, width, alpha);
}

function drawStroke(page: HeadPage, stroke: HeadStroke): void {
  const { ctx, face, seen, stuffs } = page;
  const [dx = 0, dy = 0] = ("moved" in stroke ? stroke.moved : undefined) ?? [];
  const at = (told: SeenAs<HeadLine>) =>
    pointsOf(page, told, stroke.wide)?.map(([x, y]): Point => [x + dx, y + dy]) ?? null;
  /** Each of a row of lines on the way from the first to the last. */
  const each = (from: SeenAs<HeadLine>, draw: (points: readonly Point[], nth: number) => void) => {
    const first = at(from);
    if (!first) return;
    const row = "to" in stroke && stroke.to !== undefined ? at(stroke.to) : null;
    if (!row || !("count" in stroke) || stroke.count === undefined) draw(first, 0);
    else for (let i = 0; i < stroke.count; i++) draw(between([first, row], i / (stroke.count - 1)), i);
  };
  const once = (from: SeenAs<HeadLine>, draw: (points: readonly Point[]) => void) => {
    const points = at(from);
    if (points) draw(points);
  };
  if ("form" in stroke) each(stroke.form, (points) => form(ctx, face, stuffs[stroke.of]!, points, stroke.gloss ?? 0.3));
  else if ("ribbon" in stroke)
    each(stroke.ribbon, (points, nth) => {
      const swell = swells[stroke.swell ?? "belly"];
      ribbon(ctx, colourOf(page, stroke, nth), points, stroke.width, alphaOf(page, stroke.alpha), swell);
      gleamOn(page, stroke, points, (tone, lit, width, alpha) => ribbon(ctx, tone, lit, width, alpha, swell));
    });
  else if ("pool" in stroke)
    each(stroke.pool, (points) => {
      const aside = stroke.to_light ? face.key : 1;
      const alpha = alphaOf(page, stroke.alpha) - (stroke.dims ?? 0) * face.back;
      for (const [x, y] of points)
        soft(ctx, colourOf(page, stroke), [x * aside, y], ...stroke.radii, alpha, (stroke.angle ?? 0) * aside);
    });
  else if ("veil" in stroke)
    each(stroke.veil, (points) => {
      veil(ctx, colourOf(page, stroke), points, alphaOf(page, stroke.alpha), stroke.feather);
    });
  else if ("smear" in stroke)
    once(stroke.smear, (points) => {
      smear(ctx, colourOf(page, stroke), points, stroke.width, alphaOf(page, stroke.alpha), stroke.feather);
      gleamOn(page, stroke, points, (tone, lit, width, alpha) => smear(ctx, tone, lit, width, alpha));
    });
  else if ("fill" in stroke) once(stroke.fill, (points) => blob(ctx, colourOf(page, stroke), points));
  else if ("plate" in stroke) once(stroke.plate, (points) => plate(ctx, face, stuffs[stroke.of]!, points));
  else if ("glass" in stroke)
    once(stroke.glass, (points) => reflection(ctx, face, points, rgb(stroke.tint), stroke.depth));
  else if ("shade" in stroke) shadeBelow(ctx, face, seen, stroke.shade, stroke.alpha);
  else if ("brim" in stroke) brimmed(ctx, face, seen, stuffs[stroke.of]!, stuffs[stroke.brim.band]!, stroke.brim);
  else if ("wrap" in stroke) wrapped(ctx, face, seen, stuffs[stroke.of]!, stroke.wrap);
  else if ("within" in stroke)
    once(stroke.within, (outline) => within(ctx, outline, () => drawStrokes(page, stroke.strokes)));
  else drawHair(page, stroke);
}
