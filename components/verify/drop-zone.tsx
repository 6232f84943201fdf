"use client";

import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { DropFrame } from "./drop-frame.tsx";
import { takeFiles } from "./take-files.ts";

/** Takes one file: chosen, or dropped anywhere on the page. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const { current } = input;
    if (current === null) return;
    const ends = new AbortController();
    takeFiles(current, { onFile: (file) => take(file), onOver: setOver }, ends.signal);
    return () => ends.abort();
  }, []);
  return <DropFrame id={id} over={over} ref={input} />;
}
