"use client";

import { Suspense, type ReactNode } from "react";
import { later } from "./later.ts";
import { useOpening } from "./use-opening.ts";

export interface DialogProps {
  title: string;
  /** For pictures side by side. */
  wide?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

export interface AlertDialogProps {
  title: string;
  text: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** Brings the program of every dialog. */
export const bringDialogs = () => import("./dialog-panel.tsx");
const Panel = later(() => bringDialogs().then((part) => ({ default: part.DialogPanel })));
const Alert = later(() => bringDialogs().then((part) => ({ default: part.AlertPanel })));

/** A dialog that holds the focus and gives it back. */
export function Dialog({ open: asked, ...rest }: DialogProps) {
  const { open, wanted } = useOpening(asked);
  return <Suspense>{wanted ? <Panel open={open} {...rest} /> : null}</Suspense>;
}

/** A question that must be answered before something is taken away. */
export function AlertDialog({ open: asked, ...rest }: AlertDialogProps) {
  const { open, wanted } = useOpening(asked);
  return <Suspense>{wanted ? <Alert open={open} {...rest} /> : null}</Suspense>;
}
