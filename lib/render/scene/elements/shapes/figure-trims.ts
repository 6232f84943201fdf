import { trims, type Trim, type TrimCondition, type TrimPart, type TrimPlace } from "#lib/elements/people/trims.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Easel } from "./figure-limbs.ts";
import type { Outfit } from "./figure-outfit.ts";
import { faceAt, facePath, type Trunk } from "./figure-trunk.ts";
import { between, crease, fillTube, foldColour, lit, on } from "./figure-tube.ts";
import { line, oval, poly, type Point } from "./strokes.ts";

type Path = readonly (readonly [number, number])[];

/** A strip around the trunk. */
export function band({ ctx }: Easel, { tube }: Trunk, at: number, height: number, colour: Rgb, alpha: number): void {
  const edge = (t: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((across) => {
      const [x, y] = on(tube, across, t);
      return [x, y + 0.012 * Math.sin(Math.PI * across)];
    });
  ctx.globalAlpha = alpha;
  poly(ctx, colour, [...edge(at - height / 2), ...edge(at + height / 2).toReversed()]);
  ctx.globalAlpha = 1;
}

/** Somebody's trunk and what is worn on it. */
interface Worn {
  easel: Easel;
  outfit: Outfit;
  trunk: Trunk;
  skin: Rgb;
  away: boolean;
}

/** Draws what is sewn on at a place, in the order of its rows. */
export function drawTrims(easel: Easel, outfit: Outfit, trunk: Trunk, skin: Rgb, place: TrimPlace): void {
  const worn: Worn = { easel, outfit, trunk, skin, away: Math.sin(easel.figure.chest_yaw) < 0 };
  for (const trim of trims[place]) if (isOn(worn, trim)) for (const part of partsOf(trim)) drawPart(worn, part);
}

function isOn(worn: Worn, { when = {}, unless, from_px = 0 }: Trim): boolean {
  return worn.easel.fine > from_px && fits(worn, when) && (unless === undefined || !fits(worn, unless));
}

function fits({ outfit, away }: Worn, condition: TrimCondition): boolean {
  const told: Required<{ [Key in keyof TrimCondition]: unknown }> = {
    collar: outfit.collar,
    buttons: outfit.buttons,
    pockets: outfit.pockets,
    puffed: outfit.puffed,
    pattern: outfit.pattern,
    plates: outfit.plates,
    inner: outfit.inner !== null,
    tie: outfit.tie !== null,
    bow: outfit.bow !== null,
    suspenders: outfit.suspenders !== null,
    bib: outfit.suspenders !== null && outfit.legs === outfit.suspenders,
    away,
  };
  return Object.entries(condition).every(([key, value]) => told[key as keyof TrimCondition] === value);
}

const partsOf = ({ parts, mirrored }: Trim): readonly TrimPart[] =>
  mirrored ? [...parts, ...parts.map(mirrorOf)] : parts;

function mirrorOf(part: TrimPart): TrimPart {
  const round = "round" in part && part.round === true;
  const turned = (path: Path) => path.map(([x, y]): [number, number] => [round ? 1 - x : -x, y]);
  if ("line" in part) return { ...part, line: turned(part.line) };
  if ("fold" in part) return { ...part, fold: turned(part.fold) };
  return "patch" in part ? { ...part, patch: turned(part.patch) } : part;
}

function colourOf({ outfit, skin }: Worn, { colour, of = "cloth", times = 1, mixed, shaded }: TrimPart): Rgb {
  const worn: Record<NonNullable<TrimPart["of"]>, Rgb | null> = {
    top: outfit.top,
    cloth: outfit.top,
    inner: outfit.inner,
    skin,
    tie: outfit.tie,
    bow: outfit.bow,
    sash: outfit.sash,
    suspenders: outfit.suspenders,
    metal: outfit.metal,
    apron: outfit.apron?.colour ?? null,
    pack: outfit.pack_colour,
  };
  const own = scale(colour === undefined ? (worn[of] ?? skin) : rgb(colour), times);
  const tone = mixed ? mix(own, rgb(mixed[0]), mixed[1]) : own;
  return shaded ? foldColour(tone) : tone;
}

/** How strongly cloth is dragged across a bent waist. */
const bentBy = ({ easel, outfit }: Worn): number =>
  Math.min(1, Math.abs(easel.figure.lean) * 2.2 + 0.35) * Math.min(1, outfit.ease / 0.012 + 0.3);

function drawPart(worn: Worn, part: TrimPart): void {
  const { easel, trunk, away } = worn;
  const { ctx, lamp } = easel;
  const own = colourOf(worn, part);
  const colour = lit(lamp, own);
  const { alpha = 1 } = part;
  if ("bands" in part) for (const at of part.bands) band(easel, trunk, at, part.height, colour, alpha);
  else if ("shell" in part) fillTube(ctx, shellOf(trunk, ...part.shell), own, lamp, part.gloss);
  else if ("dots" in part)
    for (const [z, down] of part.dots) {
      const at = faceAt(trunk, z, down);
      if (at) oval(ctx, colour, ...at, part.radius, part.radius);
    }
  else if ("patch" in part) {
    const points = facePath(trunk, part.patch);
    if (points.length > 2) poly(ctx, colour, points);
  } else if ("opening" in part) drawOpening(worn, own, part.opening);
  else {
    const strength = "bends" in part && part.bends ? alpha * bentBy(worn) : alpha;
    const given = "line" in part ? part.line : part.fold;
    for (let i = 0; i < (part.count ?? 1); i++) {
      const share = part.count === undefined ? 0 : i / (part.count - 1);
      const path = given.map((point, k) => between(point, part.to?.[k] ?? point, share));
      const points = part.round
        ? path.map(([across, down]) => on(trunk.tube, across, down))
        : facePath(trunk, path, part.either_side === true && away);
      if (points.length < 3) continue;
      if ("line" in part) line(ctx, colour, part.width, points, strength);
      else crease(ctx, colour, points, part.width, strength);
    }
  }
}

function shellOf({ tube }: Trunk, from: number, to: number) {
  const edge = (across: number) => [0, 0.25, 0.5, 0.75, 1].map((share) => on(tube, across, from + (to - from) * share));
  return { left: edge(0.02), right: edge(0.98) };
}

function drawOpening({ easel, trunk }: Worn, colour: Rgb, edge: Path): void {
  const path = [...edge, ...edge.map(([z, down]) => [-z, down] as const).toReversed()];
  const points = facePath(trunk, path).map(([x, y], i): Point => [x, i === 0 || i === path.length - 1 ? y - 0.017 : y]);
  if (points.length < 3) return;
  poly(easel.ctx, lit(easel.lamp, colour), points);
  // The head throws its shade on the chest.
  const throat: Path = [
    [-0.7, 0],
    [0, 0.05],
    [0.7, 0],
  ];
  crease(easel.ctx, lit(easel.lamp, foldColour(colour)), facePath(trunk, throat), 0.03, 0.3);
}
