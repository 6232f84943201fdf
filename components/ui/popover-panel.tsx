"use client";

import { Popover } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import type { PopoverProps } from "./popover.tsx";

/** What `Popover` opens, open from the start. */
export function PopoverPanel({ trigger, label, align = "start", children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const first = useRef(() => setOpen(true));
  useEffect(() => first.current(), []);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          className="z-50 max-h-[70dvh] w-80 max-w-[calc(100vw-24px)] overflow-y-auto rounded-card border border-line2 bg-s1 p-3.5 text-ink shadow-lg outline-none"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
