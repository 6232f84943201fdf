import { CircleX, LoaderCircle } from "lucide-react";
import type { Attempt } from "#lib/contract/generation.ts";
import { attemptWords } from "./attempt-words.ts";
import { usd } from "./words.ts";

/** Whom a shot was asked of, what came of it, and who is at it now; `quoted_usd` is the most that the film costs. */
export function AttemptList({ attempts, quoted_usd }: { attempts: readonly Attempt[]; quoted_usd: number }) {
  if (attempts.length === 0) return null;
  return (
    <ol aria-label="Attempts" className="mt-2 flex flex-col gap-1.5 border-l-2 border-line2 pl-3 text-sm leading-5">
      {attempts.map((attempt, i) => {
        const { started_at, ended_at, model } = attempt;
        const Icon = ended_at === null ? LoaderCircle : CircleX;
        return (
          <li key={started_at} className="flex items-start gap-2">
            <Icon
              size={14}
              strokeWidth={1.75}
              aria-hidden="true"
              className={`mt-[3px] shrink-0 ${ended_at === null ? "text-accent motion-safe:animate-spin" : "text-fail"}`}
            />
            <span className="min-w-0 flex-1">
              <span className="flex items-baseline gap-2">
                <span className="shrink-0 font-medium">Attempt {i + 1}</span>
                <span className="figures min-w-0 flex-1 truncate text-ink2">{model}</span>
                <time dateTime={started_at} className="figures shrink-0 text-ink3">
                  {new Date(started_at).toLocaleTimeString("en-GB")}
                </time>
              </span>
              <span className="block text-ink2">
                {ended_at === null
                  ? `Rendering. You still pay at most the quoted ${usd(quoted_usd)}.`
                  : `${attemptWords(attempt)}. Not charged.`}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
