import { CircleHelp, Search } from "lucide-react";
import { Link } from "#components/ui/link.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { later } from "#components/ui/later.ts";
import { WhenIdle } from "#components/ui/when-idle.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { Mark } from "./mark.tsx";
import { railItem } from "./menu-classes.ts";
import { places } from "./places.ts";
import { ThemeMenu } from "./theme-menu.tsx";

const SpendCard = later(() => import("./spend-card.tsx").then((part) => ({ default: part.SpendCard })));

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The lines of the main navigation and what stands at its foot; as icons alone where `compact`. */
export function MainNav({
  path,
  email,
  name,
  isOperator,
  compact,
  onHelp,
  onSearch,
  withMark = false,
}: {
  path: string;
  email: string;
  name: string | null;
  isOperator: boolean;
  compact: boolean;
  onHelp: () => void;
  onSearch: () => void;
  withMark?: boolean;
}) {
  return (
    <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col justify-between">
      <div>
        {withMark ? (
          <Link
            href="/films"
            aria-label="Shotwright"
            className={`mb-0.5 flex h-9 items-center gap-2.5 rounded-control text-md font-semibold ${compact ? "justify-center" : "px-2"}`}
          >
            <Mark />
            {compact ? null : <span>Shotwright</span>}
          </Link>
        ) : null}
        <ul className="flex flex-col gap-0.5">
          {places.map(({ href, label, Icon, hotkey, holds }) => {
            const current = holds(path);
            return (
              <li key={href}>
                <Link
                  href={href}
                  aria-label={label}
                  title={compact ? label : undefined}
                  aria-current={current ? "page" : undefined}
                  className={railItem(compact, current)}
                >
                  <Icon {...icon} />
                  {compact ? null : <span className="flex-1">{label}</span>}
                  {compact || hotkey === undefined ? null : <Kbd>{hotkey}</Kbd>}
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="flex flex-col gap-0.5">
        {compact ? null : (
          <WhenIdle meanwhile={<div className="h-[76px]" />}>
            <SpendCard />
          </WhenIdle>
        )}
        <button
          type="button"
          aria-label="Go to or do"
          title={compact ? "Go to or do" : undefined}
          className={railItem(compact)}
          onClick={onSearch}
        >
          <Search {...icon} />
          {compact ? null : <span className="flex-1">Go to or do</span>}
          {compact ? null : <Kbd>⌘K</Kbd>}
        </button>
        <button
          type="button"
          aria-label="Help and shortcuts"
          title={compact ? "Help and shortcuts" : undefined}
          className={railItem(compact)}
          onClick={onHelp}
        >
          <CircleHelp {...icon} />
          {compact ? null : <span className="flex-1">Help and shortcuts</span>}
          {compact ? null : <Kbd>?</Kbd>}
        </button>
        <ThemeMenu compact={compact} />
        <AccountMenu compact={compact} email={email} name={name} isOperator={isOperator} />
      </div>
    </nav>
  );
}
