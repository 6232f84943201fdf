"use client";

import { useEffect, useEffectEvent } from "react";

/**
 * Command or Control and Enter, wherever the focus is: what the page's main button does. Dialogs, and fields that end
 * their text with it, keep it.
 */
export const useGenerateKey = (generate: () => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.key !== "Enter" || !(event.metaKey || event.ctrlKey) || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="alertdialog"]') !== null)
      return;
    event.preventDefault();
    generate();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
};
