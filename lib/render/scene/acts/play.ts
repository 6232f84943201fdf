import type { PlateJob } from "#lib/render/scene/plate.ts";

/** Where a thing of a shot is at an instant, against where it was staged: metres, radians, shares. */
export interface Played {
  x_m: number;
  y_m: number;
  turn: number;
  wide: number;
  tall: number;
  alpha: number;
  lit: number;
}

/** Somebody's or something's part in what happens in a shot. */
export interface Play {
  at(t: number): Played;
  /** The pictures of a body that acts; null where one picture will do. */
  pictures: {
    frameAt(t: number): number;
    jobOf(frame: number): Partial<PlateJob>;
  } | null;
}

export const staysPut: Played = { x_m: 0, y_m: 0, turn: 0, wide: 1, tall: 1, alpha: 1, lit: 1 };

/** Several parts one after the other: each from its beginning on, the first before it as well. */
export function inTurn(parts: readonly { begin_s: number; play: Play }[]): Play {
  const [first] = parts;
  if (first === undefined) return { at: () => staysPut, pictures: null };
  if (parts.length === 1) return first.play;
  const indexAt = (t: number) =>
    Math.max(
      0,
      parts.findLastIndex(({ begin_s }) => begin_s <= t),
    );
  const apart = 1_000_000_000;
  return {
    at: (t) => parts[indexAt(t)]!.play.at(t),
    pictures: parts.every(({ play }) => play.pictures !== null)
      ? {
          frameAt(t) {
            const index = indexAt(t);
            return index * apart + parts[index]!.play.pictures!.frameAt(t);
          },
          jobOf: (frame) => parts[Math.floor(frame / apart)]!.play.pictures!.jobOf(frame % apart),
        }
      : first.play.pictures,
  };
}
