/** A key's cap. It is drawn, not written: the shortcut list says it, and the label beside it stays the whole label. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd
      aria-hidden="true"
      data-key={children}
      className="figures grid before:content-[attr(data-key)] h-[18px] min-w-[18px] place-items-center rounded-chip border border-line2 px-1 text-xs text-ink2 max-md:hidden"
    />
  );
}
