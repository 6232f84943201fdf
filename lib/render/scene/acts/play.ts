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

/** One picture of somebody or something that acts. */
export interface ActedPicture {
  /** Pictures of one key are one picture, whenever they are asked for. */
  key: string;
  job: () => Partial<PlateJob>;
}

/** Somebody's or something's part in what happens in a shot. */
export interface Play {
  at(t: number): Played;
  /** The picture that is seen at a moment; null where its own movement is all that is seen of it. */
  pictureAt: ((t: number) => ActedPicture) | null;
}

export const staysPut: Played = { x_m: 0, y_m: 0, turn: 0, wide: 1, tall: 1, alpha: 1, lit: 1 };

/** Several parts one after the other: each from its beginning on, the first before it as well. */
export function inTurn(parts: readonly { begin_s: number; play: Play }[]): Play {
  const [first] = parts;
  if (first === undefined) return { at: () => staysPut, pictureAt: null };
  if (parts.length === 1) return first.play;
  const playAt = (t: number): Play => (parts.findLast(({ begin_s }) => begin_s <= t) ?? first).play;
  return {
    at: (t) => playAt(t).at(t),
    pictureAt: parts.every(({ play }) => play.pictureAt !== null)
      ? (t) => playAt(t).pictureAt!(t)
      : first.play.pictureAt,
  };
}
