"use client";

import { useState } from "react";

/**
 * Words that can be written where they stand: they look like text until a pointer or the focus is on them. They are
 * handed on when one leaves them or presses Ctrl or Cmd and Enter; Escape brings the old ones back.
 */
export function EditableText({
  label,
  value,
  lang,
  empty,
  required = false,
  most,
  className = "",
  onChange,
}: {
  label: string;
  value: string;
  lang: string;
  /** What stands there where nothing is written. */
  empty?: string;
  /** Whether emptying it brings the old words back. */
  required?: boolean;
  most: number;
  className?: string;
  onChange: (value: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? value;
  const done = () => {
    const next = draft?.trim();
    if (next !== undefined && next !== value && !(required && next === "")) onChange(next);
    setDraft(null);
  };
  return (
    // A field is as high as its text: an unseen twin of the text holds its place open.
    <span
      data-text={`${shown === "" ? (empty ?? "") : shown} `}
      className={`-mx-1.5 grid rounded-chip after:invisible after:px-1.5 after:py-0.5 after:break-words after:whitespace-pre-wrap after:[grid-area:1/1] after:content-[attr(data-text)] ${className}`}
    >
      <textarea
        aria-label={label}
        rows={1}
        lang={lang}
        dir="auto"
        maxLength={most}
        placeholder={empty}
        value={shown}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key === "Escape") setDraft(null);
          if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
          // Here it ends the text; outside it makes the film.
          event.stopPropagation();
          done();
        }}
        className="min-w-0 resize-none overflow-hidden rounded-chip bg-transparent px-1.5 py-0.5 [font:inherit] break-words text-inherit placeholder:text-ink3 [grid-area:1/1] hover:bg-s2 focus:bg-s2"
      />
    </span>
  );
}
