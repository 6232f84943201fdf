import type { BuiltStroke, FaceStroke, Sun } from "#lib/elements/built-strokes.ts";
import { css, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import * as masonry from "#lib/render/scene/elements/shapes/masonry-walls.ts";
import { outline } from "#lib/render/scene/elements/shapes/pen.ts";
import { chimney, pitch, smoke } from "#lib/render/scene/elements/shapes/roof-pitches.ts";
import {
  battlements,
  coneRoof,
  drum,
  lamp,
  roundFill,
  roundLight,
  slit,
} from "#lib/render/scene/elements/shapes/round-walls.ts";
import { gabled, gores, shrubs, sweptRoof } from "#lib/render/scene/elements/shapes/roofed.ts";
import { line, oval, type Point } from "#lib/render/scene/elements/shapes/strokes.ts";
import { sunlit } from "#lib/render/scene/elements/shapes/sunlight.ts";
import type { Making } from "#lib/render/scene/elements/solids/making.ts";
import { axisOf, outlineAt, type Lying } from "./outlines.ts";
import { sunOf } from "./sun.ts";

/** What a built stroke is drawn with: where it lies, and what its row calls. */
export interface Site {
  making: Making;
  lying: Lying;
  outlines: Readonly<Record<string, string>>;
  faces: Readonly<Record<string, readonly FaceStroke[]>>;
}
type Of<K extends string> = Extract<BuiltStroke, Record<K, unknown>>;
type Face = masonry.Face;

const share = ({ lying }: Site) => ({
  x: (value: number) => ((lying.mirrored ? -value : value) + lying.dx) / 100,
  y: (value: number) => (value + lying.dy) / 100,
});
const pointsOf = (drawing: string): Point[] => {
  const n = (drawing.match(/-?[\d.]+/g) ?? []).map((text) => Number(text) / 100);
  return Array.from({ length: n.length / 2 }, (_, i): Point => [n[i * 2]!, n[i * 2 + 1]!]);
};
const lit = ({ making: { brush } }: Site, tone: Rgb, sun: Sun, face?: number): Rgb =>
  sunlit(brush.light, tone, sunOf(brush, sun, face === undefined ? {} : { face }));

function weathered({ weathered: told, of, sun }: Of<"weathered">, { making, lying, outlines }: Site): void {
  const [x, y, w, h] = typeof told === "string" ? [0, 0, 0, 0] : told.box;
  const drawing =
    typeof told === "string"
      ? (outlines[told] ?? told)
      : `M${x} ${y} L${x + w} ${y} L${x + w} ${y + h} L${x} ${y + h} Z`;
  masonry.fillLit(making.brush, pointsOf(outlineAt(drawing, lying)), making.colour(of), sunOf(making.brush, sun));
}

function rounded({ rounded: told, across, of }: Of<"rounded">, { making, lying, outlines }: Site): void {
  const { ctx } = making.brush;
  const [x0, , x1] = axisOf([across[0], 0, across[1], 0], lying);
  outline(ctx, outlineAt(outlines[told] ?? told, lying));
  ctx.fillStyle = roundFill(making.brush, x0 / 100, x1 / 100, making.colour(of));
  ctx.fill();
}

function pillar({ drum: [mid, top, foot, wTop, wFoot], of, stones, flutes = 0 }: Of<"drum">, site: Site): void {
  const { brush, colour } = site.making;
  const { x, y } = share(site);
  const at = x(mid);
  drum(brush, at, y(top), y(foot), wTop / 100, wFoot / 100, colour(of), stones === true);
  for (let f = 1; f < flutes; f++) {
    const across = Math.cos((f / flutes) * Math.PI);
    const tone = sunlit(brush.light, scale(colour(of), 0.52), roundLight(brush, across) * 0.65);
    const groove: Point[] = [
      [at + (across * wTop) / 205, y(top) + 0.01],
      [at + (across * wFoot) / 205, y(foot) - 0.006],
    ];
    line(brush.ctx, tone, wFoot * 0.00038, groove, 0.72);
  }
}

function traceArch(
  ctx: CanvasRenderingContext2D,
  keel: boolean,
  x: number,
  foot: number,
  half: number,
  top: number,
): void {
  const h = foot - top;
  ctx.beginPath();
  ctx.moveTo(x - half, foot);
  if (keel) {
    ctx.lineTo(x - half, foot - h * 0.55);
    ctx.quadraticCurveTo(x - half, foot - h * 0.85, x, top);
    ctx.quadraticCurveTo(x + half, foot - h * 0.85, x + half, foot - h * 0.55);
  } else ctx.arc(x, top + half, half, Math.PI, 0);
  ctx.lineTo(x + half, foot);
}

function arch({ arch: told, head, of, sun = 0.2, frame, grown = 0.2, lamp: shines }: Of<"arch">, site: Site): void {
  const { brush, colour } = site.making;
  const { ctx } = brush;
  const { x, y } = share(site);
  const [mid, foot, half, h] = [x(told[0]), y(told[1]), told[2] / 200, told[3] / 100];
  const keel = head === "keel";
  if (frame !== undefined) {
    ctx.fillStyle = css(lit(site, colour(frame), { front: 1, plus: 0.12 }));
    traceArch(ctx, keel, mid, foot, half * (1 + grown), foot - h - (keel ? h * grown * 0.4 : half * grown));
    ctx.fill();
  }
  const burns = shines === true && masonry.isLit(brush);
  ctx.fillStyle = css(burns ? mix(lamp, [255, 240, 200], 0.25) : lit(site, colour(of), sun));
  traceArch(ctx, keel, mid, foot, half, foot - h);
  ctx.fill();
  if (burns) brush.glow({ x: mid, y: foot - h / 2, radius: h * 1.5, colour: lamp, strength: 0.38, flicker: 0.1 });
}

/** What is seen on a wall. */
function drawOn(face: Face, strokes: readonly FaceStroke[], site: Site): void {
  const { making } = site;
  const { brush, colour } = making;
  for (const stroke of strokes) {
    if (!making.holds(stroke)) continue;
    for (const [du, dv] of stroke.each ?? [[0, 0]]) {
      const tone = colour(stroke.of);
      const box = ([u, v, w, h]: readonly [number, number, number, number]) =>
        [(u + du) / 100, (v + dv) / 100, w / 100, h / 100] as const;
      if ("casement" in stroke) masonry.casement(brush, face, ...box(stroke.casement), tone, stroke.bars);
      else if ("door" in stroke) {
        const [u, w, v] = stroke.door;
        masonry.doorway(brush, face, (u + du) / 100, w / 100, v / 100, tone);
      } else if ("line" in stroke) {
        const [u0, v0, u1, v1] = stroke.line;
        const ends = [face.at((u0 + du) / 100, (v0 + dv) / 100), face.at((u1 + du) / 100, (v1 + dv) / 100)];
        line(brush.ctx, sunlit(brush.light, tone, face.exposure), stroke.width / 100, ends);
      } else {
        const [u, v, w, h] = box(stroke.patch);
        const shown = stroke.glows === undefined ? lit(site, tone, stroke.sun ?? { face: 1 }, face.exposure) : tone;
        masonry.patch(brush, face, u, v, u + w, v + h, shown, stroke.alpha);
        if (!stroke.glows) continue;
        const [x, y] = face.at(u + w / 2, v + h / 2);
        brush.glow({ x, y, radius: Math.max(w * face.wide, h * face.tall), colour: lamp, strength: stroke.glows });
      }
    }
  }
}

const facesOf = (told: string | readonly FaceStroke[], { faces }: Site): readonly FaceStroke[] =>
  typeof told === "string" ? (faces[told] ?? []) : told;

function raise({ wall: told, sun, of, masonry: built, eaves, on }: Of<"wall">, site: Site): void {
  const { brush, colour } = site.making;
  const { x, y } = share(site);
  const { left, right } = brush.window;
  const [x0, x1, ...ys] = told.length === 2 ? [left * 100, right * 100, ...told] : told;
  const [top0, b, c, d] = ys as [number, number, number?, number?];
  const [top1, foot0, foot1] = c === undefined || d === undefined ? [top0, b, b] : [b, c, d];
  const face = masonry.wall(x(x0), x(x1), y(top0), y(top1), y(foot0), y(foot1), sunOf(brush, sun));
  if (of !== undefined) masonry.facade(brush, face, colour(of), built ?? "smooth", eaves === true);
  if (on !== undefined) drawOn(face, facesOf(on, site), site);
}

function house({ gabled: told, of, masonry: built, roof, roofing, front, side }: Of<"gabled">, site: Site): void {
  const { brush, colour, holds } = site.making;
  const kind = typeof roofing === "string" ? roofing : (roofing.find(([id]) => holds({ is: [id] }))?.[1] ?? "tiles");
  const { gable, long, eaves, ridge } = told;
  const walls = gabled(brush, {
    wall: colour(of),
    masonry: built,
    roof: colour(roof),
    roofing: kind,
    gable: gable / 100,
    long: long / 100,
    eaves: eaves / 100,
    ridge: ridge / 100,
  });
  drawOn(walls.front, facesOf(front, site), site);
  drawOn(walls.side, facesOf(side, site), site);
}

function slope({ pitch: { ridge, eaves }, of, sun, roofing }: Of<"pitch">, site: Site): void {
  const { brush, colour } = site.making;
  const { x, y } = share(site);
  const ends = ([a, b, c, d]: readonly [number, number, number, number]): [Point, Point] => [
    [x(a), y(b)],
    [x(c), y(d)],
  ];
  pitch(
    brush,
    ends(ridge),
    ends(eaves),
    colour(of),
    sunOf(brush, sun),
    typeof roofing === "string" ? roofing : "tiles",
  );
}

function strew({ strewn, count, of, sun, alpha = 1, spot, blade }: Of<"strewn">, site: Site): void {
  const { brush, colour } = site.making;
  const { ctx, random } = brush;
  const { x, y } = share(site);
  const [left, top, w, h] = strewn;
  const between = ([from, to]: readonly [number, number]) => (from + random() * (to - from)) / 100;
  for (let i = 0; i < count; i++) {
    const [px, py] = [x(left + random() * w), y(top + random() * h)];
    const tone = sun === undefined ? colour(of) : lit(site, colour(of), sun);
    if (spot) oval(ctx, scale(tone, 0.85 + random() * 0.3), px, py, between(spot[0]), between(spot[1]), 0, alpha);
    if (!blade) continue;
    const end: Point = [px + ((random() - 0.5) * blade.leans) / 50, py - between(blade.long)];
    line(ctx, scale(tone, 0.7 + random() * 0.6), between(blade.width), [[px, py], end], alpha);
  }
}

function stack({ chimney: [mid, foot, top, w], of, smokes }: Of<"chimney">, site: Site): void {
  const { brush, colour } = site.making;
  const { x, y } = share(site);
  const isCold = masonry.isSnowed(brush) || brush.light.night > 0.2;
  chimney(brush, x(mid), y(foot), y(top), w / 100, colour(of), smokes === "always" || (smokes === "cold" && isCold));
}

/** Draws what is built, once, where it lies. */
export function build(stroke: BuiltStroke, site: Site): void {
  const { brush, colour } = site.making;
  const { x, y } = share(site);
  if ("weathered" in stroke) weathered(stroke, site);
  else if ("rounded" in stroke) rounded(stroke, site);
  else if ("drum" in stroke) pillar(stroke, site);
  else if ("cone" in stroke) {
    const [mid, foot, w, rise] = stroke.cone;
    coneRoof(brush, x(mid), y(foot), w / 100, rise / 100, colour(stroke.of));
  } else if ("battlements" in stroke) {
    const [mid, top, w] = stroke.battlements;
    battlements(brush, x(mid), y(top), w / 100, colour(stroke.of));
  } else if ("slit" in stroke) {
    const [mid, top, w, h] = stroke.slit;
    slit(brush, x(mid), y(top), w / 100, h / 100);
  } else if ("arch" in stroke) arch(stroke, site);
  else if ("wall" in stroke) raise(stroke, site);
  else if ("pitch" in stroke) slope(stroke, site);
  else if ("chimney" in stroke) stack(stroke, site);
  else if ("gabled" in stroke) house(stroke, site);
  else if ("swept" in stroke) {
    const [eaves, half, topHalf, rise] = stroke.swept;
    sweptRoof(brush, y(eaves), half / 100, topHalf / 100, rise / 100, colour(stroke.of));
  } else if ("gores" in stroke) {
    const [half, height] = stroke.gores;
    gores(brush, colour(stroke.of), colour(stroke.second), half / 100, height / 100, stroke.scalloped === true);
  } else if ("shrubs" in stroke)
    shrubs(
      brush,
      stroke.shrubs.map(([at, size]) => [x(at), size / 100] as const),
    );
  else if ("strewn" in stroke) strew(stroke, site);
  else if ("halo" in stroke) {
    const [at, up, radius] = stroke.halo;
    const { of, strength } = stroke;
    brush.glow({ x: x(at), y: y(up), radius: radius / 100, colour: colour(of), strength });
  } else smoke(brush, x(stroke.smoke[0]), y(stroke.smoke[1]));
}
