import type { Expression } from "#lib/contract/acts.ts";

/** What muscles of a face do, in radii of the head; all zero and an eye wide open is a face at rest. */
export interface Mien {
  /** Rise of the inner and outer ends of the brows. */
  inner: number;
  outer: number;
  /** Opening of the eyes against their usual one. */
  eyes: number;
  /** Rise of the corners of the mouth. */
  corners: number;
  /** How far the mouth stands open. */
  gape: number;
  /** Whether teeth are seen in an open mouth. */
  teeth: boolean;
  tears: boolean;
}

const rest: Mien = { inner: 0, outer: 0, eyes: 1, corners: 0, gape: 0, teeth: false, tears: false };

/**
 * Faces of the basic feelings, after the action units of the Facial Action Coding System (Ekman and Friesen, 1978): a
 * frown is unit 4, a raised inner brow 1, a smile 12, drawn corners 15, a dropped jaw 26. Larger than life, as small faces
 * must be to be read.
 */
const miens: Record<Expression, Mien> = {
  calm: rest,
  happy: { ...rest, outer: 0.03, eyes: 0.82, corners: 0.11, gape: 0.02 },
  laughing: { ...rest, inner: 0.04, outer: 0.06, eyes: 0.3, corners: 0.15, gape: 0.2, teeth: true },
  sad: { ...rest, inner: 0.12, outer: -0.06, eyes: 0.7, corners: -0.1 },
  crying: { ...rest, inner: 0.14, outer: -0.07, eyes: 0.25, corners: -0.14, gape: 0.09, tears: true },
  angry: { ...rest, inner: -0.13, outer: 0.07, eyes: 0.78, corners: -0.07, gape: 0.05, teeth: true },
  afraid: { ...rest, inner: 0.14, outer: 0.03, eyes: 1.3, corners: -0.06, gape: 0.11 },
  surprised: { ...rest, inner: 0.15, outer: 0.15, eyes: 1.35, gape: 0.22 },
  tired: { ...rest, inner: 0.03, outer: -0.03, eyes: 0.45, corners: -0.03 },
  asleep: { ...rest, eyes: 0.06, gape: 0.02 },
  disgusted: { ...rest, inner: -0.09, outer: -0.03, eyes: 0.55, corners: -0.12, gape: 0.04 },
  determined: { ...rest, inner: -0.07, outer: 0.02, eyes: 0.85, corners: -0.01 },
};

export const mienOf = (feels: Expression | null): Mien => (feels === null ? rest : miens[feels]);
