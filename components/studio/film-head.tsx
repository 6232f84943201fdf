import { ArrowLeft } from "lucide-react";
import { Link } from "#components/ui/link.tsx";
import type { ReactNode } from "react";
import { MenuButton } from "./menu-button.tsx";

/** The head of a page inside a film: back, title, steps, actions. `filmId` is null while no film was begun from the plan. */
export function FilmHead({
  title,
  planId,
  filmId,
  here,
  hero = false,
  publishable = false,
  chip,
  children,
}: {
  title: string;
  planId: string | null;
  filmId: string | null;
  here: "Plan" | "Hero frame" | "Film" | "Publish";
  /** Whether there is a still that the film starts from. */
  hero?: boolean;
  /** Whether there is a finished film. */
  publishable?: boolean;
  chip?: ReactNode;
  children?: ReactNode;
}) {
  const steps = [
    { name: "Plan", href: planId === null ? null : `/plans/${planId}`, why: "The plan is loading." },
    {
      name: "Hero frame",
      href: filmId === null || !hero ? null : `/films/${filmId}/hero`,
      why: filmId === null ? "Draw the hero frame first." : "This film was made without a hero frame.",
    },
    { name: "Film", href: filmId === null ? null : `/films/${filmId}`, why: "Generate the film first." },
    {
      name: "Publish",
      href: filmId === null || !publishable ? null : `/films/${filmId}/publish`,
      why: "Only a finished film can be published.",
    },
  ] as const;
  return (
    // Large letters take several lines: then it goes with the page, and leaves the screen to what it heads.
    <header className="sticky top-[min(0px,calc(200px-12.5rem))] z-30 flex min-h-[52px] flex-wrap items-center gap-2 border-b border-line bg-bg px-4 py-1 max-md:py-0 max-[379px]:gap-1 max-[379px]:px-2">
      <div className="flex min-w-[calc(10.25rem-128px)] flex-1 items-center gap-2.5">
        <Link
          href="/films"
          aria-label="Back to films"
          className="grid size-8 shrink-0 place-items-center rounded-control text-ink2 hover:bg-s3 hover:text-ink max-md:-ml-2.5 max-md:size-11"
        >
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        </Link>
        <h1 tabIndex={-1} className="truncate text-md font-semibold max-md:text-lg">
          {title}
        </h1>
        <span className="shrink-0 max-sm:hidden">{chip}</span>
      </div>
      <nav aria-label="Film steps" className="max-w-full shrink-0">
        <ul className="flex flex-wrap rounded-control bg-s2 p-[3px]">
          {steps.map((step) => (
            <li key={step.name}>
              {step.href === null ? (
                <a
                  role="link"
                  aria-disabled="true"
                  aria-description={step.why}
                  title={step.why}
                  className={`flex min-h-[26px] items-center rounded-chip px-3 text-ink3 max-md:h-9 max-md:px-2.5 max-[430px]:px-1.5 ${step.name === "Hero frame" || step.name === "Publish" ? "max-md:hidden" : ""}`}
                >
                  {step.name}
                </a>
              ) : (
                <Link
                  href={step.href}
                  aria-current={step.name === here ? "page" : undefined}
                  className="flex min-h-[26px] items-center rounded-chip px-3 text-ink2 hover:text-ink aria-[current]:bg-s3 aria-[current]:font-medium aria-[current]:text-ink max-md:h-9 max-md:px-2.5 max-[430px]:px-1.5"
                >
                  <StepName>{step.name}</StepName>
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 items-center justify-end gap-3 md:min-w-max md:flex-1">{children}</div>
      <MenuButton />
    </header>
  );
}

/** On phones the first word stands for the whole. */
function StepName({ children }: { children: string }) {
  const [first, ...rest] = children.split(" ");
  return (
    <>
      {first}
      {rest.length === 0 ? null : <span className="max-md:sr-only">&nbsp;{rest.join(" ")}</span>}
    </>
  );
}
