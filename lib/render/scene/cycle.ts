import type { Cycle } from "#lib/elements/element-rows.ts";

/** Which picture of a cycle is seen `t` seconds into a shot; `beat` (0 to 1) sets neighbours apart. */
export function pictureAt({ frames, seconds, sways = false }: Cycle, t: number, beat: number): number {
  const turn = t / seconds + beat;
  const at = Math.floor((turn - Math.floor(turn)) * frames);
  return sways ? firstAlike(at, frames) : at;
}

/**
 * Of two pictures at the same height of a sine the first; `frames` is even. The last of a turn stands for itself: there
 * living things shut their eyes.
 */
function firstAlike(at: number, frames: number): number {
  if (at === frames - 1) return at;
  const turns = at <= frames / 2 ? frames / 2 : frames * 1.5;
  return Math.min(at, turns - at);
}
