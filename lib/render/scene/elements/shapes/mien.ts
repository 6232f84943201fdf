import type { Expression } from "#lib/contract/acts.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";

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
  happy: { ...rest, inner: 0.03, outer: 0.06, eyes: 0.78, corners: 0.15, gape: 0.06, teeth: true },
  laughing: { ...rest, inner: 0.04, outer: 0.06, eyes: 0.3, corners: 0.15, gape: 0.2, teeth: true },
  sad: { ...rest, inner: 0.17, outer: -0.09, eyes: 0.66, corners: -0.14 },
  crying: { ...rest, inner: 0.14, outer: -0.07, eyes: 0.25, corners: -0.14, gape: 0.09, tears: true },
  angry: { ...rest, inner: -0.13, outer: 0.07, eyes: 0.78, corners: -0.07, gape: 0.05, teeth: true },
  afraid: { ...rest, inner: 0.14, outer: 0.03, eyes: 1.3, corners: -0.06, gape: 0.11 },
  surprised: { ...rest, inner: 0.15, outer: 0.15, eyes: 1.35, gape: 0.22 },
  tired: { ...rest, inner: 0.03, outer: -0.03, eyes: 0.45, corners: -0.03 },
  asleep: { ...rest, eyes: 0.06, gape: 0.02 },
  disgusted: { ...rest, inner: -0.11, outer: 0.02, eyes: 0.5, corners: -0.16, gape: 0.05, teeth: true },
  proud: { ...rest, inner: 0.02, outer: 0.07, eyes: 0.72, corners: 0.09 },
  worried: { ...rest, inner: 0.16, outer: -0.04, eyes: 1.02, corners: -0.07, gape: 0.035 },
  determined: { ...rest, inner: -0.07, outer: 0.02, eyes: 0.85, corners: -0.01 },
};

const mienFor = (feels: Expression | null): Mien => (feels === null ? rest : miens[feels]);

/** What a face shows: of an act where that moves it, else of who it belongs to. */
export function mienOf({ performed, demeanour }: Pick<Brush, "performed" | "demeanour">): Mien {
  const acted = performed?.feels ?? null;
  if (acted !== null || !demeanour) return mienFor(acted);
  const [from, to] = [mienFor(demeanour.from), mienFor(demeanour.to)];
  const mixed = (of: (mien: Mien) => number): number => of(from) + (of(to) - of(from)) * demeanour.share;
  return {
    inner: mixed(({ inner }) => inner),
    outer: mixed(({ outer }) => outer),
    eyes: Math.max(
      0.06,
      mixed(({ eyes }) => eyes),
    ),
    corners: mixed(({ corners }) => corners),
    gape: Math.max(
      0,
      mixed(({ gape }) => gape),
    ),
    teeth: to.teeth,
    tears: to.tears && demeanour.share >= 1,
  };
}

/** The expression that a face shows, or goes to. */
export const feltIn = ({ performed, demeanour }: Pick<Brush, "performed" | "demeanour">): Expression | null =>
  performed?.feels ?? demeanour?.to ?? null;
