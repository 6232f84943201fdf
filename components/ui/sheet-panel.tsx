"use client";

import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import { IconButton } from "./button.tsx";
import type { SheetProps } from "./sheet.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

const edges = {
  right: "inset-y-0 right-0 w-[min(320px,calc(100vw-48px))] border-l p-3",
  bottom:
    "inset-x-0 bottom-0 max-h-[86dvh] rounded-t-dialog border-t pt-3 [&>div:first-child]:pr-2 [&>div:first-child]:pl-4",
} as const;

/** What `Sheet` shows. */
export function SheetPanel({ title, from = "right", open, onOpenChange, children }: SheetProps) {
  const focusReturn = useFocusReturn();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-black/55" />
        <RadixDialog.Content
          aria-describedby={undefined}
          {...focusReturn}
          className={`fixed z-50 flex flex-col border-line2 bg-s1 text-ink outline-none ${edges[from]}`}
        >
          <div className="mb-2 flex items-center justify-between pl-2.5">
            <RadixDialog.Title className="text-lg font-semibold">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label="Close">
                <X size={18} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </RadixDialog.Close>
          </div>
          {from === "right" ? children : <div className="min-h-0 overflow-y-auto px-4 pb-6">{children}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
