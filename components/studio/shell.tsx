"use client";

import { CircleHelp, Clapperboard, KeyRound, LogOut, Menu as MenuIcon, Plus } from "lucide-react";
import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { signOut } from "next-auth/react";
import { DropdownMenu } from "radix-ui";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Dialog } from "#components/ui/dialog.tsx";
import { Mark } from "./mark.tsx";
import { Providers } from "./providers.tsx";
import { ShortcutList } from "./shortcut-list.tsx";
import { railItem, ThemeMenu } from "./theme-menu.tsx";

const places = [
  { href: "/films/new", label: "New film", Icon: Plus },
  { href: "/films", label: "Films", Icon: Clapperboard },
  { href: "/keys", label: "Keys and usage", Icon: KeyRound },
] as const;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

/** The frame of every signed-in page: navigation, help, theme, account; a rail inside a film, a sheet on phones. */
export function Shell({ email, children }: { email: string; children: ReactNode }) {
  const path = usePathname();
  const router = useRouter();
  const [help, setHelp] = useState(false);
  const [sheet, setSheet] = useState(false);
  const first = useRef(true);
  const compact = /^\/(films|plans)\/(?!new)[^/]+/.test(path);

  useEffect(() => {
    // After navigation the reader starts at the heading; on the first load the browser decides.
    if (!first.current) document.querySelector<HTMLElement>("h1")?.focus();
    first.current = false;
  }, [path]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (typing(event.target) || event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.key === "?") setHelp(true);
      else if (event.key === "n" || event.key === "N") router.push("/films/new");
      else if (event.key === "/") {
        const search = document.querySelector<HTMLInputElement>('input[type="search"]');
        if (search !== null) {
          event.preventDefault();
          search.focus();
        }
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [router]);

  const links = (narrow: boolean) =>
    places.map(({ href, label, Icon }) => {
      const current = href === "/films" ? path.startsWith("/films") && path !== "/films/new" : path === href;
      return (
        <li key={href}>
          <Link
            href={href}
            onClick={() => setSheet(false)}
            aria-label={label}
            aria-current={current ? "page" : undefined}
            className={railItem(narrow, current)}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            {narrow ? null : <span>{label}</span>}
          </Link>
        </li>
      );
    });

  const foot = (narrow: boolean) => (
    <div className="flex flex-col gap-1">
      <button type="button" aria-label="Help and shortcuts" className={railItem(narrow)} onClick={() => setHelp(true)}>
        <CircleHelp size={16} strokeWidth={1.75} aria-hidden="true" />
        {narrow ? null : <span>Help and shortcuts</span>}
      </button>
      <ThemeMenu compact={narrow} />
      <DropdownMenu.Root>
        <DropdownMenu.Trigger aria-label="Account" className={railItem(narrow)}>
          <span
            aria-hidden="true"
            className="grid size-5 shrink-0 place-items-center rounded-full bg-s3 text-[11px] font-semibold uppercase"
          >
            {email.charAt(0)}
          </span>
          {narrow ? null : <span className="truncate">{email}</span>}
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            side="top"
            align="start"
            className="z-50 rounded-card border border-line2 bg-s1 p-1 text-ink"
          >
            <p className="px-2.5 py-1.5 text-ink3">{email}</p>
            <DropdownMenu.Item
              onSelect={() => void signOut({ callbackUrl: "/sign-in" })}
              className="flex items-center gap-2 rounded-chip px-2.5 py-1.5 outline-none data-[highlighted]:bg-s3"
            >
              <LogOut size={14} strokeWidth={1.75} aria-hidden="true" /> Sign out
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );

  return (
    <Providers>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-btn px-3 py-2 text-btn-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh max-md:flex-col">
        <nav
          aria-label="Main"
          className={`sticky top-0 flex h-dvh shrink-0 flex-col justify-between border-r border-line p-2 max-md:hidden ${compact ? "w-[52px]" : "w-[212px]"}`}
        >
          <div>
            <Link
              href="/films"
              aria-label="Shotwright"
              className={`mb-2 flex h-9 items-center gap-2.5 font-semibold ${compact ? "justify-center" : "px-2.5"}`}
            >
              <Mark />
              {compact ? null : <span className="text-[14px]">Shotwright</span>}
            </Link>
            <ul className="flex flex-col gap-1">{links(compact)}</ul>
          </div>
          {foot(compact)}
        </nav>
        <div className="sticky top-0 z-30 flex h-12 items-center justify-between border-b border-line bg-bg px-4 md:hidden">
          <span className="flex items-center gap-2 font-semibold">
            <Mark /> Shotwright
          </span>
          <button
            type="button"
            aria-expanded={sheet}
            className={railItem(true)}
            aria-label="Menu"
            onClick={() => setSheet(!sheet)}
          >
            <MenuIcon size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
        {sheet ? (
          <nav aria-label="Main" className="border-b border-line bg-s1 p-3 md:hidden">
            <ul className="mb-2 flex flex-col gap-1">{links(false)}</ul>
            {foot(false)}
          </nav>
        ) : null}
        <main id="main" className="min-w-0 flex-1">
          {children}
        </main>
      </div>
      <Dialog title="Keyboard shortcuts" open={help} onOpenChange={setHelp}>
        <ShortcutList />
      </Dialog>
    </Providers>
  );
}
