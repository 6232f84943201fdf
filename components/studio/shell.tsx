"use client";

import { usePathname, useRouter } from "next/navigation";
import { Suspense, useEffect, useState, type ReactNode } from "react";
import { later } from "#components/ui/later.ts";
import { bringDialogs, Dialog } from "#components/ui/dialog.tsx";
import { bringMenus } from "#components/ui/menu.tsx";
import { Sheet } from "#components/ui/sheet.tsx";
import { whenIdle } from "#components/ui/when-idle.tsx";
import { LimitNotice } from "./limit-notice.tsx";
import { MainNav } from "./main-nav.tsx";
import { MenuContext } from "./menu-button.tsx";
import { insideFilm } from "./places.ts";
import { Providers } from "./providers.tsx";
import { typing } from "./typing.ts";

const CommandPalette = later(() => import("./command-palette.tsx").then((part) => ({ default: part.CommandPalette })));
const ShortcutList = later(() => import("./shortcut-list.tsx").then((part) => ({ default: part.ShortcutList })));

/** The page that was shown last. It outlives the frame: pages of another layout bring a frame of their own. */
let shownPath: string | null = null;

/** The frame of every signed-in page: navigation, help, theme, account; a rail inside a film, a sheet on phones. */
export function Shell({
  email,
  name,
  isOperator = false,
  children,
}: {
  email: string;
  name: string | null;
  /** Whether they run the service. */
  isOperator?: boolean;
  children: ReactNode;
}) {
  const path = usePathname();
  const router = useRouter();
  const [help, setHelp] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [palette, setPalette] = useState(false);
  const compact = insideFilm(path);

  useEffect(() => whenIdle(() => void Promise.allSettled([bringMenus(), bringDialogs()])), []);
  useEffect(() => {
    // After navigation the reader starts at the heading; on the first load the browser decides.
    const from = shownPath;
    shownPath = path;
    if (from === null || from === path) return;
    setSheet(false);
    document.querySelector<HTMLElement>("h1")?.focus();
  }, [path]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        setPalette(true);
        return;
      }
      if (event.defaultPrevented || typing(event.target) || event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"], [role="listbox"]'))
        return;
      if (event.key === "?") setHelp(true);
      else if (event.key === "n" || event.key === "N") router.push("/films/new");
      else if (event.key === "/") {
        const search = document.querySelector<HTMLInputElement>('input[type="search"]');
        if (search === null) return;
        event.preventDefault();
        search.focus();
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [router]);

  const nav = { path, email, name, isOperator, onHelp: () => setHelp(true), onSearch: () => setPalette(true) };
  return (
    <Providers>
      <MenuContext value={() => setSheet(true)}>
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-btn px-3 py-2 text-btn-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        <div className="flex min-h-dvh">
          <div
            className={`sticky top-0 flex h-dvh shrink-0 flex-col border-r border-line px-2 pt-2 pb-3 max-md:hidden ${compact ? "w-[3.25rem]" : "w-[min(13.25rem,30vw)]"}`}
          >
            <MainNav {...nav} compact={compact} withMark />
          </div>
          <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
            {children}
          </main>
        </div>
        <Sheet title="Shotwright" open={sheet} onOpenChange={setSheet}>
          <MainNav
            {...nav}
            compact={false}
            onHelp={() => {
              setSheet(false);
              setHelp(true);
            }}
            onSearch={() => {
              setSheet(false);
              setPalette(true);
            }}
          />
        </Sheet>
        <LimitNotice />
        <Suspense>{palette ? <CommandPalette open onOpenChange={setPalette} onHelp={nav.onHelp} /> : null}</Suspense>
        <Dialog title="Keyboard shortcuts" open={help} onOpenChange={setHelp}>
          <ShortcutList />
        </Dialog>
      </MenuContext>
    </Providers>
  );
}
