"use client";

import { Upload } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { buttonClass } from "#components/ui/button.tsx";

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;

/** Takes one file: chosen, or dropped anywhere on the page. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((file: File | null | undefined) => {
    if (file !== null && file !== undefined) onFile(file);
  });
  const takeChosen = useEffectEvent(() => {
    const { current } = input;
    if (current === null) return;
    const file = current.files?.item(0);
    // The same file can be chosen again.
    current.value = "";
    take(file);
  });
  useEffect(() => {
    // Chosen before this page's program was there.
    takeChosen();
    const ends = new AbortController();
    const { signal } = ends;
    // Entering a child leaves its parent: what counts is whether the pointer is still within the page.
    let depth = 0;
    const within = (change: number) => (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      depth = Math.max(0, depth + change);
      setOver(depth > 0);
    };
    window.addEventListener("dragenter", within(1), { signal });
    window.addEventListener("dragleave", within(-1), { signal });
    window.addEventListener(
      "dragover",
      (event) => {
        if (carriesFiles(event)) event.preventDefault();
      },
      { signal },
    );
    window.addEventListener(
      "drop",
      (event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        depth = 0;
        setOver(false);
        take(event.dataTransfer?.files.item(0));
      },
      { signal },
    );
    return () => ends.abort();
  }, []);
  return (
    <div
      data-over={over || undefined}
      className="flex flex-col items-center rounded-card border border-dashed border-ctl bg-s1 px-4 py-7 text-center transition-colors duration-[120ms] data-over:border-solid data-over:border-accent data-over:bg-accent-bg"
    >
      <Upload size={20} strokeWidth={1.75} aria-hidden="true" className="text-ink2" />
      <p className="mt-2 mb-2 text-md font-semibold">{over ? "Let go to check it" : "Drop a file here"}</p>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*,video/*,.mp4,.mov,.heic,.avif"
        aria-describedby={`${id}-note`}
        className="peer sr-only"
        onChange={takeChosen}
      />
      <label
        htmlFor={id}
        className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent`}
      >
        Choose a file
      </label>
      <p id={`${id}-note`} className="mt-3 max-w-[34ch] text-sm leading-4 text-balance text-ink2">
        A film (MP4, MOV) or picture (PNG, JPEG, WebP, GIF, AVIF, HEIC) of up to 96 MB. It is checked on this device and
        not uploaded.
      </p>
    </div>
  );
}
