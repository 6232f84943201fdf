/** Classes of one line of the navigation. */
export const railItem = (compact: boolean, current = false): string =>
  `flex items-center gap-2.5 rounded-control text-left transition-colors duration-[120ms] ease-studio ${
    compact ? "size-9 justify-center" : "h-8 w-full px-2.5 max-md:h-11"
  } ${current ? "bg-s3 font-medium text-ink" : "text-ink2 hover:bg-s2 hover:text-ink"}`;

/** Classes of a menu and of a line in it. */
export const menuPanel = "z-50 min-w-40 rounded-card border border-line2 bg-s1 p-1 text-ink shadow-lg";
export const menuLine =
  "flex cursor-default items-center gap-2 rounded-chip px-2.5 py-1.5 outline-none select-none data-[highlighted]:bg-s3 max-md:min-h-11";
