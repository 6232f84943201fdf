"use client";

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Pixels of the screen for one of the picture; `fit` is the largest that shows it whole. */
export type StillScale = "fit" | number;

const steps = [0.25, 0.5, 1, 2, 4] as const;

interface Point {
  x: number;
  y: number;
}

/** The zoom of a picture in a well that scrolls. What was pressed on stays under the eye. */
export const useStillZoom = (well: RefObject<HTMLDivElement | null>, size: { width: number; height: number }) => {
  const [scale, setScale] = useState<StillScale>("fit");
  const [fit, setFit] = useState(1);
  const towards = useRef<Point>({ x: 0.5, y: 0.5 });

  useEffect(() => {
    const element = well.current;
    if (element === null) return;
    const measure = () => setFit(Math.min(element.clientWidth / size.width, element.clientHeight / size.height));
    const seen = new ResizeObserver(measure);
    seen.observe(element);
    return () => seen.disconnect();
  }, [well, size.width, size.height]);
  useLayoutEffect(() => {
    const element = well.current;
    if (element === null) return;
    const { x, y } = towards.current;
    element.scrollTo(
      x * element.scrollWidth - element.clientWidth / 2,
      y * element.scrollHeight - element.clientHeight / 2,
    );
  }, [well, scale]);

  const now = scale === "fit" ? fit : scale;
  /** `at` in shares of the picture; without it the middle of what is seen stays. */
  const to = (next: StillScale, at?: Point) => {
    const element = well.current;
    if (element !== null)
      towards.current =
        at ??
        (scale === "fit"
          ? { x: 0.5, y: 0.5 }
          : {
              x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
              y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
            });
    setScale(next);
  };
  // A little more than now, so that a picture that fits at nearly 100 % does not spend a press on the rest.
  const larger = steps.find((step) => step > now * 1.02);
  const smaller = scale === "fit" ? undefined : steps.findLast((step) => step < now / 1.02 && step > fit);
  return {
    scale,
    /** Shown size of the picture in pixels; undefined while it fits. */
    shown: scale === "fit" ? undefined : { width: size.width * scale, height: size.height * scale },
    zoomIn: larger === undefined ? null : () => to(larger),
    zoomOut: scale === "fit" ? null : () => to(smaller ?? "fit"),
    /** Between the whole picture and 100 %, or more where 100 % is no more than the whole. */
    toggle: (at?: Point) => to(scale === "fit" ? (fit < 0.98 ? 1 : (larger ?? 4)) : "fit", at),
  };
};
