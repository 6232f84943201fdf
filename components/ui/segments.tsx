"use client";

import { useId, type ReactNode } from "react";

/** A few choices side by side, one of them taken, under their label. */
export function Segments<T extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <span id={id} className="text-sm text-ink2">
        {label}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={id}
        className="inline-flex h-8 max-md:flex rounded-control border border-ctl bg-s1 p-[2px] max-md:h-11"
      >
        {options.map((option) => (
          <Segment
            key={option.value}
            group={id}
            chosen={option.value === value}
            onChoose={() => onChange(option.value)}
            className="min-w-8 max-md:min-w-0 max-md:flex-auto max-md:px-1.5 max-md:text-base"
          >
            {option.label}
          </Segment>
        ))}
      </div>
    </div>
  );
}

/** One choice of a row; `group` is a name of its own for the row. The browser's radio lies over it, unseen but for its focus. */
export function Segment({
  group,
  chosen,
  onChoose,
  className = "",
  children,
}: {
  group: string;
  chosen: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <label
      className={`relative grid place-items-center rounded-chip px-2.5 text-sm whitespace-nowrap text-ink2 hover:text-ink has-[:checked]:bg-s3 has-[:checked]:font-medium has-[:checked]:text-ink ${className}`}
    >
      <input
        type="radio"
        name={group}
        checked={chosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-chip"
      />
      <span>{children}</span>
    </label>
  );
}
