import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";

/** The head of a page inside a film: back, title, steps, actions. */
export function FilmHead({
  title,
  planId,
  filmId,
  here,
  chip,
  children,
}: {
  title: string;
  planId: string | null;
  /** Null while no film was begun from the plan. */
  filmId: string | null;
  here: "Plan" | "Film";
  chip?: ReactNode;
  children?: ReactNode;
}) {
  const steps = [
    { name: "Plan", href: planId === null ? null : `/plans/${planId}`, why: "" },
    { name: "Film", href: filmId === null ? null : `/films/${filmId}`, why: "Generate the film first." },
  ] as const;
  return (
    <header className="flex min-h-[52px] flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-2 max-md:px-4">
      <Link
        href="/films"
        aria-label="Back to films"
        className="grid size-8 place-items-center rounded-control text-ink2 hover:bg-s3 max-md:size-11"
      >
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <h1 tabIndex={-1} className="max-w-[40ch] truncate text-[14px] leading-[22px] font-semibold">
        {title}
      </h1>
      {chip}
      <nav aria-label="Film steps" className="mx-auto max-sm:mx-0">
        <ul className="flex rounded-control border border-line bg-s2 p-0.5">
          {steps.map((step) => (
            <li key={step.name}>
              {step.href === null ? (
                <a aria-disabled="true" title={step.why} className="block rounded-chip px-3 py-1 text-ink3">
                  {step.name}
                </a>
              ) : (
                <Link
                  href={step.href}
                  aria-current={step.name === here ? "page" : undefined}
                  className="block rounded-chip px-3 py-1 text-ink2 hover:text-ink aria-[current]:bg-s3 aria-[current]:font-medium aria-[current]:text-ink"
                >
                  {step.name}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex gap-2">{children}</div>
    </header>
  );
}
