"use client";

import { Hourglass } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { calls } from "./client.ts";

/** Says that the page waits, and for how long, while the service answers that there were too many calls. */
export function LimitNotice() {
  const until = useSyncExternalStore(calls.subscribe, calls.until, () => null);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-40 flex justify-center px-4 max-md:bottom-20"
    >
      {until === null ? null : <Wait key={until} until={until} />}
    </div>
  );
}

const secondsTo = (until: number): number => Math.max(1, Math.ceil((until - Date.now()) / 1000));

function Wait({ until }: { until: number }) {
  const [first] = useState(() => secondsTo(until));
  const [left, setLeft] = useState(first);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  const words = (seconds: number) => `Working faster than the limit; trying again in ${seconds}\u00a0s.`;
  return (
    <p className="flex items-center gap-2 rounded-card border border-line2 bg-s1 px-3.5 py-2 text-ink2 shadow-lg">
      <Hourglass size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      {/* Told once: nobody wants to hear every second. */}
      <span className="sr-only">{words(first)}</span>
      <span aria-hidden="true" className="text-balance tabular-nums">
        {words(left)}
      </span>
    </p>
  );
}
