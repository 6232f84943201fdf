"use client";

import { useRef } from "react";

/**
 * Gives the focus back to what had it when a dialog opened. Radix does so for its own triggers only; ours are opened
 * by state, from keys and menus too.
 */
export const useFocusReturn = () => {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
      event.preventDefault();
      before.current.focus();
    },
  };
};
