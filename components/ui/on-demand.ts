"use client";

import { startTransition, useState, type ComponentType } from "react";

/** A part of a page whose program is brought when somebody reaches for it. */
export interface OnDemand<P> {
  bring: () => Promise<ComponentType<P>>;
}

/** `load` is asked once, and again where it failed. */
export const onDemand = <P>(load: () => Promise<ComponentType<P>>): OnDemand<P> => {
  let brought: Promise<ComponentType<P>> | null = null;
  return {
    bring: () => {
      brought ??= load().catch((cause: unknown) => {
        brought = null;
        throw cause;
      });
      return brought;
    },
  };
};

/**
 * The part once it was asked for, else null: what stands in its place keeps the focus meanwhile. `reach` are props of
 * what stands there, so that the program is on its way before the press.
 */
export const usePart = <P>(part: OnDemand<P>) => {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const warm = () => void part.bring();
  return {
    Part,
    ask: () => void part.bring().then((ready) => startTransition(() => setPart(() => ready))),
    reach: { onPointerEnter: warm, onFocus: warm },
  };
};
