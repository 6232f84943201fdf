import type { ReactNode } from "react";

/** A key's cap. It says nothing to a screen reader: the shortcut list does. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd
      aria-hidden="true"
      className="figures grid h-[18px] min-w-[18px] place-items-center rounded-chip border border-line2 px-1 text-xs text-ink2 max-md:hidden"
    >
      {children}
    </kbd>
  );
}
