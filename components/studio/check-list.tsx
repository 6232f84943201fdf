import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from "lucide-react";
import type { StoryCheck } from "#lib/contract/plan.ts";

const looks = {
  pass: { Icon: CircleCheck, tone: "text-pass", word: "Passes" },
  warn: { Icon: TriangleAlert, tone: "text-warn", word: "To look at" },
  fail: { Icon: CircleX, tone: "text-fail", word: "Fails" },
  not_assessed: { Icon: CircleHelp, tone: "text-ink3", word: "Not assessed" },
} as const;

function State({ status }: { status: StoryCheck["status"] }) {
  const { Icon, tone, word } = looks[status];
  return (
    <>
      <Icon size={16} strokeWidth={1.75} className={`shrink-0 ${tone}`} aria-hidden="true" />
      <span className="sr-only">{word}:</span>
    </>
  );
}

const score = (check: StoryCheck): string => (check.score === null ? "–" : String(Math.round(check.score)));

/** The five checks in a line each: state, title, score. */
export function CheckLines({ checks }: { checks: StoryCheck[] }) {
  return (
    <ul aria-label="Story checks" className="flex flex-col gap-0.5">
      {checks.map((check) => (
        <li key={check.id} className="flex items-center gap-2 text-sm leading-5 max-md:text-base">
          <State status={check.status} />
          {check.title}
          <span className="ml-auto text-ink2">{score(check)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The five checks with what was found and what would help. */
export function CheckList({ checks }: { checks: StoryCheck[] }) {
  return (
    <ul aria-label="Story checks" className="divide-y divide-line border-b border-line">
      {checks.map((check) => (
        <li key={check.id} className="px-4 py-3.5">
          <div className="flex items-center gap-2">
            <State status={check.status} />
            <span className="flex-1 font-semibold">{check.title}</span>
            <span className="figures text-sm text-ink3">
              <span className="text-ink2">{score(check)}</span> / 100
            </span>
          </div>
          <p className="mt-1 pl-6 text-ink2">{check.finding}</p>
          {check.status === "pass" || check.status === "not_assessed" ? null : (
            <p className="mt-2 ml-6 rounded-control bg-s2 px-3 py-2 text-sm text-ink2">{check.suggestion}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
