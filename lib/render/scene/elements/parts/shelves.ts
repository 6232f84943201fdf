import { sharedThings } from "#lib/places/room.ts";
import { scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, down, panel, panelAlpha, shadeBehind } from "#lib/render/scene/elements/shapes/chamber.ts";
import { extent, toned, type Placed } from "./placed.ts";

const wood: Rgb = [122, 84, 52];

/** Things side by side that stand on `up`, each as wide as it happens to be, in the room over them. */
function row({ c, frame, put }: Placed, goods: string, x0: number, x1: number, up: number, room_m: number): void {
  const usual = sharedThings[goods]?.usual ?? {};
  let x = x0;
  while (x < x1 - 0.03) {
    const w = Math.min(x1 - x, extent(c, usual.w ?? 0.1, 1));
    const h = Math.min(room_m * 0.92, extent(c, usual.h === "w" ? w : (usual.h ?? 0.2), room_m));
    put({ put: goods, at: x - frame.x, up: up - frame.up, w, h });
    x += w + (usual.gap ?? 0) + (c.random() > 0.93 ? 0.05 : 0);
  }
  panelAlpha(c.ctx, [0, 0, 0], 0.25, x0, -up - room_m, x1 - x0, room_m * 0.28);
}

/** A bookcase or rack against a wall: a dark back, boards, and what stands on them; `open` has boards alone. */
function shelf(p: Placed): void {
  const { c, part, x, w, up } = p;
  const { ctx } = c;
  const h = part.h === undefined ? 1.8 : p.h;
  const { goods = ["books"], rows = 4 } = part;
  const tone = toned(p, wood);
  const closed = part.open !== true;
  const top = -up - h;
  if (closed) {
    shadeBehind(c, x, top, w, h, 0.14);
    body(c, scale(tone, 0.9), x, top, w, h);
    panel(ctx, scale(tone, 0.3), x + 0.035, top + 0.035, w - 0.07, h - 0.05);
  }
  const step = (h - 0.06) / rows;
  const edge = closed ? 0.03 : 0;
  for (let i = 0; i < rows; i++) {
    const y = -up - i * step - 0.02;
    if (!closed) panelAlpha(ctx, [0, 0, 0], 0.3, x, y, w, 0.1);
    row(p, goods[i % goods.length]!, x + 0.05, x + w - 0.05, -y, step - 0.03);
    panel(ctx, down(ctx, y, y + 0.03, scale(tone, 1.3), scale(tone, 0.7)), x + edge, y, w - edge * 2, 0.03);
  }
  if (closed) panel(ctx, scale(tone, 1.2), x - 0.03, top - 0.03, w + 0.06, 0.05, 0.01);
}

/** What stands side by side. */
export const shelves: Readonly<Record<string, (p: Placed) => void>> = {
  shelf,
  row: (p) => row(p, p.part.goods?.[0] ?? "boxes", p.x, p.x + p.w, p.up, p.part.h === undefined ? 0.3 : p.h),
};
