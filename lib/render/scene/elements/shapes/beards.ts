import { beardRows } from "#lib/elements/people/hair-rows.ts";
import type { Face } from "./head-looks.ts";
import type { Ctx } from "./head-paint.ts";
import { drawStrokes } from "./head-strokes.ts";
import type { View } from "./head-view.ts";
import type { Point } from "./strokes.ts";

/** How far a beard hangs in radii, in profile and from the front. */
const lengths = { short: [0.04, 0.04], full: [0.22, 0.2], long: [0.95, 0.95] } as const;
/** A moustache alone, or over a full beard, is larger than that of a trimmed one. */
const trimmed = [0.6, 0.55] as const;

function draw(ctx: Ctx, face: Face, view: View | null): void {
  const { beard, moustache, hair, skin } = face;
  const from = view === null ? 0 : 1;
  const grow = (id: "stubble" | "goatee" | "full" | "moustache", length: number) => {
    const put = (numbers: readonly number[]): Point => {
      const [x = 0, y = 0, ...more] = numbers;
      const [across = 0, down = 0] = view === null ? more : more.slice(1);
      const [left, top] = [x + across * length, y + down * length];
      return view === null ? [left, top] : view.at([left, top, more[0] ?? 0]);
    };
    const strokes = beardRows.get(id)[view === null ? "aside" : "ahead"];
    const seen = view === null ? "side" : "front";
    drawStrokes({ ctx, face, seen, stuffs: { hair, skin }, lines: {}, guides: {}, put }, strokes);
  };
  if (beard === "stubble" || beard === "goatee") grow(beard, 0);
  else if (beard !== "none") grow("full", lengths[beard][from]);
  const large = moustache || beard === "full" || beard === "long";
  if (large || beard === "short" || beard === "goatee") grow("moustache", large ? 1 : trimmed[from]);
}

export const profileBeard = (ctx: Ctx, face: Face): void => draw(ctx, face, null);
export const frontBeard = (ctx: Ctx, face: Face, view: View): void => draw(ctx, face, view);
