import type { ReactNode } from "react";
import { Mark } from "#components/studio/mark.tsx";
import { buttonClass } from "#components/ui/button.tsx";

/** The frame of a page that strangers see too. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-btn px-3 py-2 text-btn-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="flex h-[60px] shrink-0 items-center justify-between border-b border-line px-8 max-md:px-4">
        <a href="/" className="flex items-center gap-2.5 text-md font-semibold">
          <Mark /> Shotwright
        </a>
        <nav aria-label="Service" className="flex items-center gap-6 max-md:gap-4">
          <a href="/docs" className="text-ink2 hover:text-ink max-md:py-3">
            Docs
          </a>
          <a href="/sign-in" className={buttonClass()}>
            Sign in
          </a>
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
    </div>
  );
}
