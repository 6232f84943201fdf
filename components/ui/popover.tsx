"use client";

import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from "react";
import { onDemand, usePart } from "./on-demand.ts";

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Its name. */
  label: string;
  align?: "start" | "end";
  children: ReactNode;
}

const panel = onDemand(() => import("./popover-panel.tsx").then((part) => part.PopoverPanel));

/** A few lines behind a button, over the page. Its program comes when somebody reaches for the button. */
export function Popover(props: PopoverProps) {
  const { Part, ask, reach } = usePart(panel);
  if (Part !== null) return <Part {...props} />;
  return cloneElement(props.trigger, { ...reach, "aria-haspopup": "dialog", "aria-expanded": false, onClick: ask });
}
