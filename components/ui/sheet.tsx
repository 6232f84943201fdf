"use client";

import { Suspense, type ReactNode } from "react";
import { later } from "./later.ts";
import { useOpening } from "./use-opening.ts";

export interface SheetProps {
  title: string;
  /** The edge that it comes from; the right one unless said. */
  from?: "right" | "bottom";
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

const Panel = later(() => import("./sheet-panel.tsx").then((part) => ({ default: part.SheetPanel })));

/** A panel from an edge that holds the focus and gives it back. */
export function Sheet({ open: asked, ...rest }: SheetProps) {
  const { open, wanted } = useOpening(asked);
  return <Suspense>{wanted ? <Panel open={open} {...rest} /> : null}</Suspense>;
}
