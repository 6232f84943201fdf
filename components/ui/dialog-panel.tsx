"use client";

import { AlertDialog as RadixAlert, Dialog as RadixDialog } from "radix-ui";
import type { AlertDialogProps, DialogProps } from "./dialog.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

const veil = "fixed inset-0 z-40 bg-black/55";
const panel =
  "fixed top-1/2 left-1/2 z-50 max-h-[85dvh] -translate-x-1/2 -translate-y-1/2 overflow-auto rounded-dialog border border-line2 bg-s1 p-5 text-ink";
const narrow = "w-[min(460px,calc(100vw-32px))]";

/** What `Dialog` shows. */
export function DialogPanel({ title, wide = false, open, onOpenChange, children }: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={veil} />
        <RadixDialog.Content
          className={`${panel} ${wide ? "w-[min(1120px,calc(100vw-32px))]" : narrow}`}
          aria-describedby={undefined}
          {...focusReturn}
        >
          <RadixDialog.Title className="mb-3 text-lg font-semibold">{title}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** What `AlertDialog` shows. */
export function AlertPanel({ title, text, open, onOpenChange, children }: AlertDialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <RadixAlert.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={veil} />
        <RadixAlert.Content
          className={`${panel} ${narrow}`}
          {...focusReturn}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus();
            // Radix looks for a Cancel of its own and would leave the focus behind the veil. The first button keeps things.
            event.preventDefault();
            if (event.currentTarget instanceof Element) event.currentTarget.querySelector("button")?.focus();
          }}
        >
          <RadixAlert.Title className="mb-2 text-lg font-semibold">{title}</RadixAlert.Title>
          <RadixAlert.Description className="text-ink2">{text}</RadixAlert.Description>
          <div className="mt-5 flex justify-end gap-2">{children}</div>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
