import type { Length, RoomPart, WallParts } from "#lib/places/wall-parts.ts";
import { isVariant } from "#lib/elements/variants.ts";
import type { Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { outline } from "#lib/render/scene/elements/shapes/pen.ts";
import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { finishes } from "./finishes.ts";
import { fittings, furniture } from "./furniture.ts";
import { lights } from "./lights.ts";
import { extent, metres, placed, type Frame } from "./placed.ts";
import { shapes } from "./shapes.ts";

/** Every word a part can put, and what paints it. */
const words: Readonly<Record<string, (p: ReturnType<typeof placed>) => void>> = {
  ...finishes,
  ...fittings,
  ...furniture,
  ...lights,
  ...shapes,
};

const shifted = (frame: Frame, across: number, up = 0): Frame => ({ ...frame, x: frame.x + across, up: frame.up + up });

/** Where a part stands that stands more than once. */
function places(c: Chamber, part: RoomPart, frame: Frame): Frame[] {
  if (part.each)
    return part.each.map((place: Length) =>
      typeof place === "number" ? shifted(frame, place) : shifted(frame, place[0], place[1]),
    );
  if (part.times !== undefined)
    return Array.from({ length: part.times }, (_, i) => shifted(frame, i * (part.step ?? 0), i * (part.rise ?? 0)));
  if (part.every === undefined) return [frame];
  const first = frame.x + extent(c, part.at ?? 0, c.width);
  const end = part.to === undefined ? c.right - 0.05 : frame.x + metres(part.to, c.width);
  const all: Frame[] = [];
  for (let x = first; x < end; x += part.every) all.push(shifted(frame, x - first));
  return all;
}

/** Paints parts in their order. */
function paintAll(c: Chamber, parts: readonly RoomPart[], frame: Frame): void {
  for (const part of parts) {
    if (part.if !== undefined && !(isVariant(part.if) && c.brush.variants.has(part.if))) continue;
    if (part.min_width !== undefined && c.width <= part.min_width) continue;
    const all = places(c, part, frame);
    if (part.shine === true) c.shine(() => all.forEach((place) => paintOne(c, part, place)));
    else all.forEach((place) => paintOne(c, part, place));
  }
}

function paintOne(c: Chamber, part: RoomPart, frame: Frame): void {
  const repeated = part.each !== undefined || part.times !== undefined;
  const p = placed(c, repeated && part.at === undefined ? { ...part, at: 0 } : part, frame);
  const held = part.parts ?? (part.put === undefined ? undefined : frame.named.things?.[part.put]);
  if (!held) {
    words[part.put ?? ""]?.(p);
    return;
  }
  const inner: Frame = { ...frame, x: p.x, up: p.up };
  if (part.clip === undefined) {
    paintAll(c, held, inner);
    return;
  }
  c.ctx.save();
  c.ctx.translate(p.x, -p.up);
  outline(c.ctx, part.clip);
  c.ctx.translate(-p.x, p.up);
  c.ctx.clip();
  paintAll(c, held, inner);
  c.ctx.restore();
}

/** Throws with the room's id where a part puts what neither the interpreter nor the room knows. */
function checked(id: string, row: WallParts): void {
  const known = (parts: readonly RoomPart[]): void =>
    parts.forEach(({ put, if: kind, parts: held }) => {
      if (kind !== undefined && !isVariant(kind)) throw new Error(`room ${id}: ${kind} is no variant`);
      if (held) known(held);
      else if (put === undefined || !(put in words || put in (row.things ?? {})))
        throw new Error(`room ${id}: nothing paints ${put ?? "a part without a word"}`);
    });
  for (const parts of [row.back, row.side, ...Object.values(row.things ?? {})]) known(parts);
}

/** The walls of a room that is told as data. */
export function builtWalls(id: string, row: WallParts): Walls {
  checked(id, row);
  const named = { tones: row.tones, things: row.things };
  return {
    back: (c) => paintAll(c, row.back, { x: c.middle, up: 0, named }),
    side: (c) => paintAll(c, row.side, { x: c.left, up: 0, named }),
  };
}
