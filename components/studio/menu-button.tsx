"use client";

import { Menu } from "lucide-react";
import { createContext, useContext } from "react";
import { IconButton } from "#components/ui/button.tsx";

/** Opens the navigation's sheet; the shell gives it to the head of every page. */
export const MenuContext = createContext<() => void>(() => undefined);

/** The way to the navigation on phones. */
export function MenuButton() {
  const open = useContext(MenuContext);
  return (
    <IconButton label="Menu" aria-haspopup="dialog" onClick={open} className="-mr-2 md:hidden">
      <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
