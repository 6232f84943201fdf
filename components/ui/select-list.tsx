"use client";

import { Check } from "lucide-react";
import { Select as RadixSelect } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import { SelectFace, selectClass, type SelectProps } from "./select.tsx";

/** Radix keeps the empty string for "nothing chosen"; here it is a choice like any other. */
const empty = "(none)";
const toRadix = (value: string): string => (value === "" ? empty : value);

/** What `Select` opens, open from the start. */
export function SelectList({ id, options, value, onChange, icon, children }: SelectProps & { id: string }) {
  const [open, setOpen] = useState(false);
  const first = useRef(() => setOpen(true));
  useEffect(() => first.current(), []);
  const label = options.find((option) => option.value === value)?.label;
  return (
    <RadixSelect.Root
      open={open}
      onOpenChange={setOpen}
      value={toRadix(value)}
      onValueChange={(next) => onChange(next === empty ? "" : next)}
    >
      <RadixSelect.Trigger id={id} className={selectClass}>
        <SelectFace icon={icon} label={<RadixSelect.Value>{label}</RadixSelect.Value>}>
          {children}
        </SelectFace>
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
  );
}
