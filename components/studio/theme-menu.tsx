"use client";

import { SunMoon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { themeKey } from "./theme-script.ts";

type Theme = "system" | "light" | "dark";
const themes: Theme[] = ["system", "light", "dark"];

const apply = (theme: Theme): void => {
  if (theme === "system") localStorage.removeItem(themeKey);
  else localStorage.setItem(themeKey, theme);
  const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
};

export function ThemeMenu({ compact = false }: { compact?: boolean }) {
  const [theme, setTheme] = useState<Theme>("system");
  return (
    <DropdownMenu.Root onOpenChange={() => setTheme((localStorage.getItem(themeKey) as Theme | null) ?? "system")}>
      <DropdownMenu.Trigger className={railItem(compact)} aria-label="Theme">
        <SunMoon size={16} strokeWidth={1.75} aria-hidden="true" />
        {compact ? null : <span>Theme</span>}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          side="right"
          align="end"
          className="z-50 min-w-32 rounded-card border border-line2 bg-s1 p-1 text-ink"
        >
          <DropdownMenu.RadioGroup
            value={theme}
            onValueChange={(next) => {
              setTheme(next as Theme);
              apply(next as Theme);
            }}
          >
            {themes.map((each) => (
              <DropdownMenu.RadioItem
                key={each}
                value={each}
                className="rounded-chip px-2.5 py-1.5 capitalize outline-none data-[highlighted]:bg-s3 data-[state=checked]:font-semibold"
              >
                {each}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Classes of one line of the navigation. */
export const railItem = (compact: boolean, current = false): string =>
  `flex items-center gap-3 rounded-control text-left transition-colors duration-[120ms] max-md:min-h-11 ${
    compact ? "size-9 justify-center" : "h-8 w-full px-2.5"
  } ${current ? "bg-s3 font-medium text-ink" : "text-ink2 hover:bg-s3 hover:text-ink"}`;
