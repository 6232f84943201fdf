"use client";

import { Check, Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { Menu } from "#components/ui/menu.tsx";
import { menuLine, menuPanel, railItem } from "./menu-classes.ts";
import { themeKey } from "./theme-script.ts";

const themes = [
  { id: "light", label: "Light", Icon: Sun },
  { id: "dark", label: "Dark", Icon: Moon },
  { id: "system", label: "System", Icon: Monitor },
] as const;
type Theme = (typeof themes)[number]["id"];

const stored = (): Theme => (localStorage.getItem(themeKey) as Theme | null) ?? "system";

const show = (theme: Theme): void => {
  const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
};

/** Shows a theme from now on and keeps it on this device. */
export const showTheme = (theme: Theme): void => {
  if (theme === "system") localStorage.removeItem(themeKey);
  else localStorage.setItem(themeKey, theme);
  show(theme);
};

/** Light, dark or what the system says; kept on this device. */
export function ThemeMenu({ compact }: { compact: boolean }) {
  const [theme, setTheme] = useState<Theme>("system");
  const choose = (next: Theme) => {
    setTheme(next);
    showTheme(next);
  };
  return (
    <Menu
      side="top"
      className={menuPanel}
      onOpenChange={() => setTheme(stored())}
      trigger={
        <button type="button" aria-label="Theme" title={compact ? "Theme" : undefined} className={railItem(compact)}>
          <Sun size={16} strokeWidth={1.75} aria-hidden="true" />
          {compact ? null : <span>Theme</span>}
        </button>
      }
    >
      {(parts) => (
        <parts.RadioGroup value={theme} onValueChange={(next) => choose(next as Theme)}>
          {themes.map(({ id, label, Icon }) => (
            <parts.RadioItem key={id} value={id} className={menuLine}>
              <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
              <span className="flex-1">{label}</span>
              <parts.ItemIndicator>
                <Check size={14} strokeWidth={1.75} aria-hidden="true" />
              </parts.ItemIndicator>
            </parts.RadioItem>
          ))}
        </parts.RadioGroup>
      )}
    </Menu>
  );
}
