import { armour } from "./armour.ts";
import { brimmedHats } from "./brimmed-hats.ts";
import { caps } from "./caps.ts";
import type { Hats, Seen } from "./hat-shapes.ts";
import type { Face } from "./head-looks.ts";
import type { Ctx } from "./head-paint.ts";
import { helmets } from "./helmets.ts";

const hats: Hats = { ...caps, ...brimmedHats, ...helmets, ...armour };

/** Puts the hat on; nothing when none is worn. */
export function hatOn(ctx: Ctx, face: Face, seen: Seen): void {
  hats[face.hat]?.(ctx, face, seen);
}

/** The cut that still shows under a hat: volume is pressed flat. */
export function pressed(face: Face): Face["cut"] {
  const { hat, cut } = face;
  if (hat === "none" || hat === "headphones" || hat === "crown" || hat === "headband") return cut;
  if (hat === "hijab" || hat === "hood" || hat === "diving") return cut === "bald" || cut === "buzz" ? cut : "short";
  if (cut === "afro" || cut === "curly" || cut === "swept") return "short";
  return cut;
}
