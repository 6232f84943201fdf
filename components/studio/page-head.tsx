import type { ReactNode } from "react";

/** The head of a page: its one heading, and what belongs beside it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="flex min-h-[52px] flex-wrap items-center justify-between gap-3 border-b border-line px-6 py-2 max-md:px-4">
      <h1 tabIndex={-1} className="text-[14px] leading-[22px] font-semibold">
        {title}
      </h1>
      {children}
    </header>
  );
}
