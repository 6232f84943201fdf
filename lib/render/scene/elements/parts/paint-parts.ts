import { sharedThings } from "#lib/places/room.ts";
import type { Length, Prospect, RoomPart, SharedThing, WallParts } from "#lib/places/wall-parts.ts";
import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { isVariant } from "#lib/elements/variants.ts";
import { chamber, outline as cornered, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { outline } from "#lib/render/scene/elements/shapes/pen.ts";
import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { finishes } from "./finishes.ts";
import { fittings, furniture } from "./furniture.ts";
import { lights } from "./lights.ts";
import { masses } from "./masses.ts";
import { cornersOf, extent, metres, placed, type Frame, type Placed } from "./placed.ts";
import { fronts } from "./fronts.ts";
import { shapes } from "./shapes.ts";
import { shelves } from "./shelves.ts";
import { amountOf, settled, toneOf } from "./tones.ts";

/** Every word a part can put, and what paints it. */
const words: Readonly<Record<string, (p: ReturnType<typeof placed>) => void>> = {
  ...finishes,
  ...fronts,
  ...fittings,
  ...furniture,
  ...lights,
  ...masses,
  ...shapes,
  ...shelves,
};

const twice = Object.keys(sharedThings).find((name) => name in words);
if (twice !== undefined) throw new Error(`data/places/things.json: ${twice} is a word of the interpreter`);

const shifted = (frame: Frame, across: number, up = 0): Frame => ({ ...frame, x: frame.x + across, up: frame.up + up });

/** Where a part stands that stands more than once. */
function places(c: Chamber, part: RoomPart, frame: Frame): Frame[] {
  if (part.each)
    return part.each.map((place: Length) =>
      typeof place === "number" ? shifted(frame, place) : shifted(frame, place[0], place[1]),
    );
  if (part.ring) {
    const { count, radius } = part.ring;
    const angle = (i: number) => (i / count) * Math.PI * 2;
    return Array.from({ length: count }, (_, i) =>
      shifted(frame, Math.cos(angle(i)) * radius, -Math.sin(angle(i)) * radius),
    );
  }
  const times = part.per_m === undefined ? part.times : Math.round(c.width * part.per_m);
  if (times !== undefined)
    return Array.from({ length: times }, (_, i) =>
      shifted(frame, i * metres(part.step ?? 0, frame.wide), i * (part.rise ?? 0)),
    );
  if (part.storeys !== undefined) {
    const first = frame.up + extent(c, part.up ?? 0, frame.high);
    const rest = frame.high - (first - frame.foot);
    const count = Math.max(1, Math.round(rest / part.storeys));
    const high = rest / count;
    return Array.from({ length: count }, (_, i) => ({ ...frame, up: first + i * high, foot: first + i * high, high }));
  }
  if (part.every === undefined) return [frame];
  const first = frame.x + extent(c, part.at ?? 0, frame.wide);
  const last = frame.left + frame.wide;
  const end = part.to === undefined ? last - (part.even === true ? 0 : 0.05) : frame.x + metres(part.to, frame.wide);
  if (part.even === true) {
    const count = Math.max(1, Math.round((end - first) / part.every));
    const shares = Array.from({ length: count }, () => 1 + (part.uneven ? (c.random() * 2 - 1) * part.uneven : 0));
    const unit = (end - first) / shares.reduce((sum, one) => sum + one, 0);
    let x = first;
    return shares.map((one) => {
      const cell = { ...frame, x, left: x, wide: one * unit };
      x += cell.wide;
      return cell;
    });
  }
  const all: Frame[] = [];
  for (let x = first; x < end; x += part.every) all.push(shifted(frame, x - first));
  return all;
}

/** Paints parts in their order. */
function paintAll(c: Chamber, parts: readonly RoomPart[], frame: Frame): void {
  for (const part of parts) {
    const isKind = (kind: string) => isVariant(kind) && c.brush.variants.has(kind);
    if (part.if !== undefined && !isKind(part.if)) continue;
    if ([part.unless ?? []].flat().some(isKind)) continue;
    if (part.min_width !== undefined && c.width <= part.min_width) continue;
    const all = places(c, part, frame);
    if (part.shine === true) c.shine(() => all.forEach((place) => paintOne(c, part, place)));
    else all.forEach((place) => paintOne(c, part, place));
  }
}

/** What a name stands for: parts of the place, or a thing that every place has. */
function thingOf({ put, parts }: RoomPart, { named }: Frame): SharedThing | undefined {
  if (parts) return { parts };
  if (put === undefined) return undefined;
  const own = named.things?.[put];
  return own ? { parts: own } : sharedThings[put];
}

function paintOne(c: Chamber, given: RoomPart, frame: Frame): void {
  if (given.chance !== undefined && c.random() >= amountOf(c, given.chance)) {
    if (given.otherwise) paintAll(c, given.otherwise, frame);
    return;
  }
  const thing = thingOf(given, frame);
  const part: RoomPart = thing?.usual ? { ...thing.usual, ...given } : given;
  const repeated = part.each !== undefined || part.times !== undefined || part.per_m !== undefined;
  const stands = part.even === true || (repeated && part.at === undefined) ? { ...part, at: 0 } : part;
  const p = placed(c, part.storeys === undefined ? stands : { ...stands, up: 0 }, frame, (other) =>
    paintOne(c, other, frame),
  );
  if (!thing) {
    words[part.put ?? ""]?.(p);
    return;
  }
  const held = thing.parts;
  const isSized = part.put !== undefined && (part.w !== undefined || part.h !== undefined);
  const inner: Frame = {
    ...frame,
    x: p.x,
    up: p.up,
    named: dyed(p, frame.named),
    ...(part.framed === true || isSized ? { left: p.x, foot: p.up, wide: p.w, high: p.h } : {}),
  };
  if (part.clip === undefined && part.within === undefined) {
    paintAll(c, held, inner);
    return;
  }
  c.ctx.save();
  if (part.within) cornered(c.ctx, cornersOf(part.within, inner));
  else {
    c.ctx.translate(p.x, -p.up);
    outline(c.ctx, part.clip ?? "");
    c.ctx.translate(-p.x, p.up);
  }
  c.ctx.clip();
  paintAll(c, held, inner);
  c.ctx.restore();
}

/** Names with the colours that a part settles for all that it holds. */
function dyed({ c, part }: Placed, named: Frame["named"]): Frame["named"] {
  const { tones, tone, second, third } = part;
  const told = Object.entries({ ...tones, ...(part.put === undefined ? {} : { tone, second, third }) });
  if (told.every(([, one]) => one === undefined)) return named;
  const all = { ...named.tones };
  for (const [name, one] of told) {
    const own = name === "tone" && part.own === true ? c.brush.colour : null;
    if (one !== undefined) all[name] = settled(own ?? toneOf(c, one, all));
  }
  return { ...named, tones: all };
}

/** Throws with the place's id where a part puts what neither the interpreter nor the room knows. */
function checked(id: string, row: Pick<WallParts, "things">, ...lists: RoomPart[][]): void {
  const known = (parts: readonly RoomPart[]): void =>
    parts.forEach(({ put, if: kind, unless = kind, parts: held, otherwise = [] }) => {
      known(otherwise);
      for (const named of [kind ?? [], unless ?? []].flat())
        if (!isVariant(named)) throw new Error(`room ${id}: ${named} is no variant`);
      if (held) known(held);
      else if (put === undefined || !(put in words || put in (row.things ?? {}) || put in sharedThings))
        throw new Error(`room ${id}: nothing paints ${put ?? "a part without a word"}`);
    });
  for (const parts of [...lists, ...Object.values(row.things ?? {})]) known(parts);
}

const frameOf = (c: Chamber, x: number, named: Frame["named"]): Frame => ({
  x,
  up: 0,
  left: c.left,
  foot: 0,
  wide: c.width,
  high: c.height,
  named,
});

/** The walls of a room that is told as data. */
export function builtWalls(id: string, row: WallParts): Walls {
  checked(id, row, row.back, row.side);
  const named = { tones: row.tones, things: row.things };
  return {
    back: (c) => paintAll(c, row.back, frameOf(c, c.middle, named)),
    side: (c) => paintAll(c, row.side, frameOf(c, c.left, named)),
  };
}

/** A sight across the open that is told as data. */
export function builtProspect({ id, unit_m, ambient, gloom, parts, ...named }: Prospect): Painter {
  checked(id, named, parts);
  return chamber({ unit_m, ambient, gloom, tiles: true, open: true }, (c) =>
    paintAll(c, parts, frameOf(c, c.left, named)),
  );
}
