"use client";

import { startTransition, Suspense, useEffect, useState, type ReactNode } from "react";

/** Runs `then` once the page is loaded and has nothing else to do; what is returned takes it back. */
export const whenIdle = (then: () => void): (() => void) => {
  let back = (): void => undefined;
  const wait = () => {
    // Safari has no such callback.
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(then, 1500);
      back = () => clearTimeout(timer);
    } else {
      const handle = requestIdleCallback(then, { timeout: 4000 });
      back = () => cancelIdleCallback(handle);
    }
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    back();
  };
};

/** What the first view does without: it is brought, with its program, when the page has nothing else to do. */
export function WhenIdle({ meanwhile = null, children }: { meanwhile?: ReactNode; children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return <Suspense fallback={meanwhile}>{idle ? children : meanwhile}</Suspense>;
}
