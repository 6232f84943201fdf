"use client";

import { useId, useState, type CSSProperties } from "react";
import { controlClass } from "#components/ui/field.tsx";

/** A text that is handed on when one leaves it or presses Ctrl or Cmd and Enter; Escape brings the old one back. */
export function TextField({
  label,
  value,
  rows,
  lang,
  onChange,
}: {
  label: string;
  value: string;
  rows: number;
  lang?: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const done = () => {
    if (draft !== null && draft.trim() !== value) onChange(draft.trim());
    setDraft(null);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm text-ink2">
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        lang={lang}
        dir="auto"
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => {
          if (event.key === "Escape") setDraft(null);
          if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
          // Here it ends the text; outside it makes the film.
          event.stopPropagation();
          done();
        }}
        className={`${controlClass} !h-auto resize-y py-1.5 leading-5 max-md:!h-auto max-md:min-h-11`}
      />
    </div>
  );
}

/**
 * A number that is handed on by Enter, by leaving the field, and at every press of up or down (`step`, with Shift ten
 * of them). What is no number, or outside `least` to `most`, comes back as it was.
 */
export function NumberField({
  label,
  value,
  shown,
  least,
  most,
  step,
  onChange,
}: {
  label: string;
  value: number;
  shown: (value: number) => string;
  least: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const done = () => {
    const wanted = Number((draft ?? "").replace(",", "."));
    if (draft !== null && draft.trim() !== "" && draft !== shown(value) && wanted >= least && wanted <= most)
      onChange(wanted);
    setDraft(null);
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm text-ink2">
        {label}
      </label>
      <input
        id={id}
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuenow={value}
        value={draft ?? shown(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={done}
        onKeyDown={(event) => {
          const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (event.key === "Enter") done();
          if (event.key === "Escape") setDraft(null);
          if (way === undefined) return;
          event.preventDefault();
          setDraft(null);
          onChange(Math.max(least, Math.min(most, value + way * step * (event.shiftKey ? 10 : 1))));
        }}
        className={`${controlClass} figures`}
      />
    </div>
  );
}

/** The same number as a line with a knob. Its name is `label`. */
export function NumberSlider({
  label,
  value,
  text,
  least,
  most,
  onChange,
}: {
  label: string;
  value: number;
  text: string;
  least: number;
  most: number;
  onChange: (value: number) => void;
}) {
  // Lenses double: a step at the wide end is as far as one at the long end.
  const place = (mm: number) => (Math.log(mm / least) / Math.log(most / least)) * 100;
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={100}
      step={1}
      value={place(value)}
      onChange={(event) => onChange(Math.round(least * (most / least) ** (Number(event.target.value) / 100)))}
      style={{ "--share": `${place(value)}%` } as CSSProperties}
      className="scrubber w-full max-md:h-11"
    />
  );
}
