"use client";

import { Popover } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import { ColourPicker } from "./brand-colour-picker.tsx";
import type { ColourButtonProps } from "./brand-palette.tsx";

/** What a colour's button opens, open from the start. */
export function ColourButton({ label, hex, ofProduct, onHex, ...button }: ColourButtonProps) {
  const [open, setOpen] = useState(false);
  const first = useRef(() => setOpen(true));
  useEffect(() => first.current(), []);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger aria-label={label} {...button} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          className="z-50 w-64 rounded-card border border-line2 bg-s1 p-3 text-ink shadow-lg outline-none"
        >
          <ColourPicker hex={hex ?? "#808080"} ofProduct={ofProduct} onHex={onHex} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
