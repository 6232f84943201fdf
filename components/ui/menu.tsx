"use client";

import type { DropdownMenu } from "radix-ui";
import { cloneElement, useState, type HTMLAttributes, type ReactElement, type ReactNode } from "react";
import { onDemand, usePart } from "./on-demand.ts";

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  side?: "top" | "bottom";
  align?: "start" | "end";
  /** Where it is shown, when not over the whole page. */
  within?: HTMLElement | null;
  className?: string;
  onOpenChange?: (open: boolean) => void;
  /** Its lines, made of the menu's parts. */
  children: (parts: typeof DropdownMenu) => ReactNode;
}

/** Brings the program of every menu. */
export const bringMenus = () => panel.bring();
const panel = onDemand(() => import("./menu-panel.tsx").then((part) => part.MenuPanel));

/** A menu behind a button. Its program comes when somebody reaches for the button. */
export function Menu(props: MenuProps) {
  const { Part, ask, reach } = usePart(panel);
  const [byKey, setByKey] = useState(false);
  if (Part !== null) return <Part {...props} byKey={byKey} />;
  return cloneElement(props.trigger, {
    ...reach,
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onClick: ask,
    onKeyDown: (event) => {
      if (!["Enter", " ", "ArrowDown"].includes(event.key)) return;
      event.preventDefault();
      setByKey(true);
      ask();
    },
  });
}
