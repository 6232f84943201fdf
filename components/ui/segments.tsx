"use client";

import { RadioGroup } from "radix-ui";

/** A few choices side by side, one of them taken. */
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
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as T)}
      className="inline-flex h-8 rounded-control border border-ctl bg-s1 p-0.5 max-md:h-11"
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          aria-label={option.label}
          className="min-w-9 rounded-chip px-2.5 text-ink2 data-[state=checked]:bg-s3 data-[state=checked]:font-medium data-[state=checked]:text-ink"
        >
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
