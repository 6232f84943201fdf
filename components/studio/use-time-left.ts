"use client";

import { useEffect, useRef, useState } from "react";

/** Share of the bar that must have passed before its pace says anything. */
const enough = 0.05;

/** Seconds until a bar is full at the pace since the page was opened; null until that can be told. */
export const useTimeLeft = (progress: number): number | null => {
  const start = useRef<{ progress: number; at: number } | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const now = performance.now() / 1000;
    start.current ??= { progress, at: now };
    const made = progress - start.current.progress;
    if (made >= enough) setLeft(((1 - progress) * (now - start.current.at)) / made);
  }, [progress]);
  return left;
};
