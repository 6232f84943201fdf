import { lazy, type ComponentType, type LazyExoticComponent } from "react";

const again_ms = 4000;

/** The next moment at which the network may have come back. */
const nextChance = (): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, again_ms);
    window.addEventListener("online", go);
  });

const patient = <T>(load: () => Promise<T>): Promise<T> => load().catch(() => nextChance().then(() => patient(load)));

/**
 * A part whose program comes when it is first drawn. While it cannot be had, for want of a network, it stays away and is
 * asked for again: a page does not break for what it did without.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own `lazy`: props are the part's.
export const later = <T extends ComponentType<any>>(load: () => Promise<{ default: T }>): LazyExoticComponent<T> =>
  lazy(() => patient(load));
