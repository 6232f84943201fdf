"use client";

import { Check, ChevronDown } from "lucide-react";
import { Select as RadixSelect } from "radix-ui";
import { useId, type ReactNode } from "react";
import { controlClass } from "./field.tsx";

export interface SelectOption {
  value: string;
  label: string;
  /** Shown in the list only, under the label. */
  note?: string;
}

/** Radix keeps the empty string for "nothing chosen"; here it is a choice like any other. */
const empty = "(none)";
const toRadix = (value: string): string => (value === "" ? empty : value);

/** A choice from a list, with its label above. `children` stands in the closed field after the chosen label. */
export function Select({
  label,
  options,
  value,
  onChange,
  icon,
  children,
  className = "",
}: {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  icon?: ReactNode;
  children?: ReactNode;
  className?: string;
}) {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm text-ink2">
        {label}
      </label>
      <RadixSelect.Root value={toRadix(value)} onValueChange={(next) => onChange(next === empty ? "" : next)}>
        <RadixSelect.Trigger id={id} className={`${controlClass} flex items-center gap-2.5 text-left max-md:text-lg`}>
          {icon}
          <span className="min-w-0 flex-1 truncate">
            <span className="font-medium">
              <RadixSelect.Value>{chosen?.label}</RadixSelect.Value>
            </span>
            {children}
          </span>
          <RadixSelect.Icon className="text-ink3">
            <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
          </RadixSelect.Icon>
        </RadixSelect.Trigger>
        <RadixSelect.Portal>
          <RadixSelect.Content
            position="popper"
            sideOffset={4}
            className="z-50 max-h-[min(420px,var(--radix-select-content-available-height))] min-w-[var(--radix-select-trigger-width)] overflow-hidden rounded-card border border-line2 bg-s1 text-ink shadow-lg"
          >
            <RadixSelect.Viewport className="p-1">
              {options.map((option) => (
                <RadixSelect.Item
                  key={option.value}
                  value={toRadix(option.value)}
                  textValue={option.label}
                  className="flex cursor-default items-center gap-2 rounded-chip py-1.5 pr-2.5 pl-2 outline-none select-none data-[highlighted]:bg-s3 max-md:min-h-11"
                >
                  <span className="w-4 shrink-0">
                    <RadixSelect.ItemIndicator>
                      <Check size={14} strokeWidth={1.75} aria-hidden="true" />
                    </RadixSelect.ItemIndicator>
                  </span>
                  <span>
                    <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                    {option.note === undefined ? null : (
                      <span className="block text-sm text-ink3" aria-hidden="true">
                        {option.note}
                      </span>
                    )}
                  </span>
                </RadixSelect.Item>
              ))}
            </RadixSelect.Viewport>
          </RadixSelect.Content>
        </RadixSelect.Portal>
      </RadixSelect.Root>
    </div>
  );
}
