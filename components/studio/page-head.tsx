import type { ReactNode } from "react";
import { Mark } from "./mark.tsx";
import { MenuButton } from "./menu-button.tsx";

/**
 * The head of a page: its one heading, and what belongs beside it. `ways` stand at its end, on phones below; who comes to the
 * heading by a navigation goes on to the work, and back to them.
 */
export function PageHead({ title, ways, children }: { title: string; ways?: ReactNode; children?: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-bg">
      <div className="flex min-h-[52px] items-center gap-x-3 px-6 max-md:flex-wrap max-md:gap-y-1 max-md:px-4 max-md:py-1">
        <span className="md:hidden">
          <Mark />
        </span>
        {ways === undefined ? null : <div className="order-1 max-md:w-full max-md:pb-1">{ways}</div>}
        <h1 tabIndex={-1} className="min-w-0 flex-1 truncate text-md font-semibold max-md:text-lg">
          {title}
        </h1>
        {children}
        <MenuButton />
      </div>
    </header>
  );
}
