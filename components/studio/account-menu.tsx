"use client";

import { Activity, LogOut, Settings } from "lucide-react";
import Link from "next/link";
import { Menu } from "#components/ui/menu.tsx";
import { leave } from "./leave.ts";
import { menuLine, menuPanel, railItem } from "./menu-classes.ts";

const initials = (name: string): string =>
  name
    .split(/[\s.@_-]+/u)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join("")
    .toUpperCase();

/** Who is signed in, and the way out. */
export function AccountMenu({
  compact,
  email,
  name,
  isOperator,
}: {
  compact: boolean;
  email: string;
  name: string | null;
  isOperator: boolean;
}) {
  return (
    <Menu
      side="top"
      className={menuPanel}
      trigger={
        <button type="button" aria-label="Account" className={railItem(compact)}>
          <span
            aria-hidden="true"
            data-text={initials(name ?? email)}
            className="-ml-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-s3 text-[9px] font-semibold before:content-[attr(data-text)]"
          />
          {/* Who it is, is said in the menu; the button's label is the whole of its name. */}
          {compact ? null : (
            <span aria-hidden="true" data-text={name ?? email} className="truncate before:content-[attr(data-text)]" />
          )}
        </button>
      }
    >
      {(parts) => (
        <>
          <parts.Label className="px-2.5 py-1.5 text-sm text-ink3">{email}</parts.Label>
          <parts.Item asChild>
            <Link href="/account" className={menuLine}>
              <Settings size={14} strokeWidth={1.75} aria-hidden="true" /> Account
            </Link>
          </parts.Item>
          {isOperator ? (
            <parts.Item asChild>
              <Link href="/service" className={menuLine}>
                <Activity size={14} strokeWidth={1.75} aria-hidden="true" /> Service
              </Link>
            </parts.Item>
          ) : null}
          <parts.Item onSelect={() => void leave()} className={menuLine}>
            <LogOut size={14} strokeWidth={1.75} aria-hidden="true" /> Sign out
          </parts.Item>
        </>
      )}
    </Menu>
  );
}
