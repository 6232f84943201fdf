import type { Creature, Move, Moved, MovedPoint, Vocabulary } from "#lib/elements/creature-rows.ts";
import type { Colour } from "#lib/elements/solid-finishes.ts";
import { clamp, css, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { footfall } from "#lib/render/scene/elements/shapes/anatomy.ts";
import type { Point } from "#lib/render/scene/elements/shapes/strokes.ts";
import { makingOf } from "#lib/render/scene/elements/solids/making.ts";

interface Ways {
  when?: readonly string[] | undefined;
  unless?: readonly string[] | undefined;
}

/** A row at a moment of one picture: what its numbers, colours and conditions come to. */
export interface Moment {
  brush: Brush;
  row: Vocabulary;
  /** Of the copy that is drawn: where in its movement, and whether it is mirrored. */
  phase: number;
  flipped: boolean;
  number: (moved: Moved) => number;
  point: (moved: MovedPoint) => Point;
  tone: (colour: Colour) => Rgb;
  holds: (ways: Ways) => boolean;
  /** The same for a copy that is darker, later or mirrored. */
  copied: (copy: { shade?: number | undefined; after?: number | undefined; flip?: true | undefined }) => Moment;
}

/** `#rrggbb` of a colour. */
export const hexOf = (colour: Rgb): string =>
  `#${colour
    .map((channel) =>
      Math.round(clamp(channel, 0, 255))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

function valueOf(move: Move, phase: number): number {
  const { still, swing, pulse, footfall: onGround, of = "place", after = 0, over = [0, 1], size = 1, base = 0 } = move;
  const run = over[0] === 0 && over[1] === 1 ? phase : clamp((phase - over[0]) / (over[1] - over[0]), 0, 1);
  const wave = (times: number) => Math.sin((run * times + after) * Math.PI * 2);
  if (still !== undefined) return still;
  if (swing !== undefined) return base + size * wave(swing);
  if (pulse !== undefined) return base + size * Math.max(0, wave(pulse));
  if (onGround !== undefined) return base + size * footfall(phase + after, onGround)[of];
  return base + size * run;
}

/**
 * What a painter gives beside the row: the colour that its coat has, numbers that parts name as they do
 * movements, and ways that it is in.
 */
interface Given {
  coat?: Rgb;
  measures?: Readonly<Record<string, number>>;
  facts?: readonly string[];
}

export function momentOf(brush: Brush, row: Vocabulary & Partial<Creature>, given: Given = {}): Moment {
  const { ways = {}, moves = {}, coat: told = "#808080" } = row;
  const { measures = {}, facts = [] } = given;
  const plain = makingOf(brush, { colours: row.colours });
  const ownOf = ([first, second, ...more]: Colour[]): Rgb => {
    if (more.length === 0) return mix(plain.colour(first!), plain.colour(second!), brush.random());
    return plain.colour([first!, second!, ...more][Math.floor(brush.random() * (more.length + 2))]!);
  };
  const coat = given.coat ?? brush.colour ?? (Array.isArray(told) ? ownOf(told) : plain.colour(told));
  const making = makingOf(brush, { colours: { ...row.colours, coat: hexOf(coat) } });
  const isSo = (name: string) => {
    const { motions, facing, kinds, coloured } = ways[name]!;
    return (
      motions?.includes(brush.motion) === true ||
      (coloured === true && brush.colour !== null) ||
      facing?.includes(brush.facing) === true ||
      kinds?.some((kind) => brush.variants.has(kind)) === true
    );
  };
  const known = new Map(Object.keys(ways).map((name) => [name, isSo(name)] as const));
  for (const fact of facts) known.set(fact, true);
  const holds = ({ when, unless }: Ways) =>
    (when ?? []).every((name) => known.get(name)) && !(unless ?? []).some((name) => known.get(name));
  const counts = new Map(Object.entries(moves).map(([name, list]) => [name, list.find(holds)] as const));
  const at = (phase: number, shade: number, flipped: boolean): Moment => {
    const number = (moved: Moved): number => {
      if (typeof moved === "number") return moved;
      let sum = moved["is"] ?? 0;
      for (const name in moved) {
        const move = counts.get(name);
        if (move) sum += moved[name]! * valueOf(move, phase);
        else if (name !== "is") sum += moved[name]! * (measures[name] ?? 0);
      }
      return sum;
    };
    return {
      brush,
      row,
      phase,
      flipped,
      number,
      point: ([x, y]) => [number(x), number(y)],
      tone: (colour) => scale(making.colour(colour), shade),
      holds,
      copied: (copy) => at(phase + (copy.after ?? 0), shade * (copy.shade ?? 1), flipped !== (copy.flip ?? false)),
    };
  };
  return at(brush.phase, 1, false);
}

/** What fills a part: its colour, or one that runs into another. */
export function styleOf(
  {
    of,
    alpha = 1,
    fades,
  }: {
    of: Colour;
    alpha?: Moved | undefined;
    fades?: { to: Colour; along: Four; clears?: true | undefined } | undefined;
  },
  { brush, tone, number }: Moment,
): string | CanvasGradient {
  const share = number(alpha);
  if (!fades) return css(tone(of), share);
  const gradient = brush.ctx.createLinearGradient(...fades.along);
  gradient.addColorStop(0, css(tone(of), share));
  gradient.addColorStop(1, css(tone(fades.to), fades.clears ? 0 : share));
  return gradient;
}
type Four = readonly [number, number, number, number];
