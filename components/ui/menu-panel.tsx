"use client";

import { DropdownMenu } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import type { MenuProps } from "./menu.tsx";

/** What `Menu` opens, open from the start; `byKey` where a key asked for it. */
export function MenuPanel({
  trigger,
  side = "bottom",
  align = "start",
  within = null,
  className = "",
  onOpenChange,
  children,
  byKey,
}: MenuProps & { byKey: boolean }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const turn = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const first = useRef(() => {
    // Radix puts the focus on the first line only where it has seen the key that opened the menu.
    if (byKey) button.current?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    else turn(true);
  });
  useEffect(() => first.current(), []);
  return (
    <DropdownMenu.Root open={open} onOpenChange={turn} modal={false}>
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={within}>
        <DropdownMenu.Content side={side} align={align} sideOffset={4} className={className}>
          {children(DropdownMenu)}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
