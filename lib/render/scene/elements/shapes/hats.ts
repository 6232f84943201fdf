import type { HeadView } from "#lib/elements/people/head-strokes.ts";
import { hats } from "#lib/elements/people/hats.ts";
import { skullOf } from "./hat-forms.ts";
import type { Face } from "./head-looks.ts";
import { stuffOf } from "./head-page.ts";
import type { Ctx } from "./head-paint.ts";
import { drawStrokes } from "./head-strokes.ts";

/** Puts the hat on; nothing when none is worn. */
export function hatOn(ctx: Ctx, face: Face, seen: HeadView): void {
  if (face.hat === "none") return;
  const { stuffs, strokes } = hats.get(face.hat);
  const { x: middle, half, sink } = skullOf(seen);
  const page = {
    ctx,
    face,
    seen,
    stuffs: Object.fromEntries(Object.entries(stuffs).map(([name, stuff]) => [name, stuffOf(stuff, face)])),
    lines: {},
    guides: {},
    put: ([x = 0, y = 0, , down = 0]: readonly number[], wide: number | undefined) =>
      [wide === undefined ? x : middle + half * wide * x, y + sink * down] as const,
  };
  drawStrokes(page, strokes);
}

/** Nothing of the head is seen under it. */
export const closedBy = ({ hat }: Face): boolean => hat !== "none" && hats.get(hat).closed;

/** The cut that still shows under a hat: volume is pressed flat. */
export function pressed({ hat, cut }: Face): Face["cut"] {
  const { hair } = hat === "none" ? { hair: "free" } : hats.get(hat);
  if (hair === "free" || cut === "bald" || cut === "buzz") return cut;
  if (cut === "bun" && hair === "pressed") return "bob";
  return hair === "hidden" || cut === "afro" || cut === "curly" || cut === "swept" ? "short" : cut;
}
