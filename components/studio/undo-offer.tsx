"use client";

import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#components/ui/button.tsx";

/** Says what was done, where it was done, with the way back. Who pressed the button that is gone now stands on this one. */
export function UndoOffer({ said, label, onUndo }: { said: string; label: string; onUndo: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.querySelector("button")?.focus();
  }, []);
  return (
    <div
      ref={place}
      className="mt-2 ml-6 flex items-center justify-between gap-3 rounded-control bg-pass-bg py-1 pr-1.5 pl-3 text-sm text-pass"
    >
      <span role="status">{said}</span>
      <Button size="small" look="plain" aria-label={label} onClick={onUndo}>
        <Undo2 size={14} strokeWidth={1.75} aria-hidden="true" /> Undo
      </Button>
    </div>
  );
}
