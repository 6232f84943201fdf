import type { HeadPoint, HeadStroke } from "#lib/elements/people/head-strokes.ts";
import { backdrop, curls, grown, mass, plait, tuft, type Guides, type Lay } from "./hair.ts";
import { colourOf, placed, pointsOf, seenFrom, type HeadPage } from "./head-page.ts";
import { strands } from "./head-paint.ts";
import { blob, type Point } from "./strokes.ts";

type HairStroke = Extract<
  HeadStroke,
  | { mass: unknown }
  | { tuft: unknown }
  | { puff: unknown }
  | { backdrop: unknown }
  | { curls: unknown }
  | { plait: unknown }
  | { strands: unknown }
  | { grown: unknown }
>;
type Lying = Extract<HairStroke, { mass: unknown } | { tuft: unknown }>;

/** Shares of the way at which guides that are gathered in a knot are told. */
const gathering = [1, 0.7, 0.4, 0.12];
const gathered_lines = 8;

function guidesOf(page: HeadPage, told: Lying["guides"]): Guides {
  const guides = seenFrom(told, page.seen);
  if (guides === null) return [];
  const put = (points: readonly HeadPoint[]) => points.map((point) => placed(page, point));
  if (typeof guides === "string") return page.guides[guides]!.map((line) => put(line));
  if (Array.isArray(guides)) return guides.map(put);
  const [x, y, rx, ry] = guides.gathered;
  const [to_x, to_y] = guides.to;
  return Array.from({ length: gathered_lines + 1 }, (_, i): Point[] => {
    const angle = (i / gathered_lines) * Math.PI * 2 + 1.57;
    const from: Point = [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
    return gathering.map((share): Point => [to_x + (from[0] - to_x) * share, to_y + (from[1] - to_y) * share]);
  });
}

function layOf(page: HeadPage, { guides, shine, crown }: Lying): Lay {
  const at = crown === undefined ? null : seenFrom(crown, page.seen);
  return {
    guides: guidesOf(page, guides),
    ...(shine !== undefined && { shine }),
    ...(at !== null && { crown: placed(page, at) }),
  };
}

const tufted = (page: HeadPage, [x, y, rx, ry, lumps, rough]: readonly number[]): Point[] =>
  tuft(page.face, [x!, y!], rx!, ry!, lumps!, rough!);

/** Strokes in which hair is drawn: masses of locks, curls, plaits, what is grown on a chin. */
export function drawHair(page: HeadPage, stroke: HairStroke): void {
  const { ctx, face, seen } = page;
  const at = (told: Parameters<typeof pointsOf>[1]) => pointsOf(page, told, stroke.wide);
  if ("mass" in stroke) {
    const outline = at(stroke.mass);
    if (outline) mass(ctx, face, outline, { ...layOf(page, stroke), behind: stroke.behind ?? false });
  } else if ("tuft" in stroke) {
    const round = seenFrom(stroke.tuft, seen);
    if (round) mass(ctx, face, tufted(page, round), layOf(page, stroke));
  } else if ("puff" in stroke) {
    const round = seenFrom(stroke.puff, seen);
    if (round) blob(ctx, colourOf(page, stroke), tufted(page, round));
  } else if ("strands" in stroke) {
    const { strands: guides, count, width, stray } = stroke;
    const lines = seenFrom(guides, seen)?.map((line) => line.map((point) => placed(page, point)));
    if (lines) strands(ctx, face.random, face.hair, lines, count, { width, stray });
  } else if ("grown" in stroke) {
    const outline = at(stroke.grown);
    const guides = stroke.guides.map((line) => line.map((point) => placed(page, point)));
    if (outline) grown(ctx, face, outline, guides);
  } else {
    const points = at("curls" in stroke ? stroke.curls : "plait" in stroke ? stroke.plait : stroke.backdrop);
    if (!points) return;
    if ("curls" in stroke) curls(ctx, face, points, stroke.size);
    else if ("plait" in stroke) plait(ctx, face, points, stroke.width);
    else backdrop(ctx, face, points);
  }
}
