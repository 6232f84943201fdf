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
