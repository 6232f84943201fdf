"use client";

import { RadioGroup } from "radix-ui";
import { useId } from "react";

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
      <RadioGroup.Root
        aria-labelledby={id}
        value={value}
        onValueChange={(next) => onChange(next as T)}
        className="inline-flex h-8 max-md:flex rounded-control border border-ctl bg-s1 p-[2px] max-md:h-11"
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            aria-label={option.label}
            className="min-w-8 rounded-chip px-2.5 text-sm text-ink2 hover:text-ink data-[state=checked]:bg-s3 data-[state=checked]:font-medium data-[state=checked]:text-ink max-md:min-w-0 max-md:flex-auto max-md:px-1.5 max-md:text-base"
          >
            {option.label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
