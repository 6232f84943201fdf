import { Clapperboard, Info, TriangleAlert } from "lucide-react";
import { IconButton } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import { Popover } from "#components/ui/popover.tsx";
import type { PlannedBy } from "#lib/contract/planned-by.ts";
import { directedBy, directionFacts } from "./director-words.ts";
import { modelIn, useDirector } from "./use-director.ts";

const icon = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Who directed a film, what that took behind a quiet button, and why a model that was asked did not. */
export function DirectedByLine({ by }: { by: PlannedBy | undefined }) {
  const director = useDirector();
  // Until it is known whether a model is there, none is missed.
  const { line, because, connect } = directedBy(by, director.data === undefined ? "" : modelIn(director.data));
  const facts = directionFacts(by);
  return (
    <div className="min-w-0">
      <p className="flex min-h-8 items-center gap-2">
        <Clapperboard {...icon} className="shrink-0 text-ink2" />
        <span className="min-w-0 flex-1">
          {connect ? (
            <>
              Covered from your words;{" "}
              <Link href="/director" className="text-accent underline">
                connect a language model
              </Link>{" "}
              for a directed film
            </>
          ) : (
            line
          )}
        </span>
        {facts.length === 0 ? null : (
          <Popover
            label="How it was directed"
            align="end"
            trigger={
              <IconButton label="How it was directed" title="How it was directed">
                <Info {...icon} />
              </IconButton>
            }
          >
            <Facts by={by} facts={facts} />
          </Popover>
        )}
      </p>
      {because === null ? null : (
        <p className="mt-1 flex gap-2 text-sm leading-5 text-ink2">
          <TriangleAlert {...icon} className="mt-0.5 shrink-0 text-warn" />
          {because}
        </p>
      )}
    </div>
  );
}

function Facts({ by, facts }: { by: PlannedBy | undefined; facts: ReturnType<typeof directionFacts> }) {
  const repairs = by?.repairs ?? [];
  return (
    <>
      <h2 className="mb-1.5 font-semibold">How it was directed</h2>
      <dl className="divide-y divide-line text-sm leading-5">
        {facts.map(([term, value]) => (
          <div key={term} className="flex gap-3 py-1">
            <dt className="w-16 shrink-0 text-ink3">{term}</dt>
            <dd className="min-w-0 flex-1 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {repairs.length === 0 ? null : (
        <ul aria-label="Mended" className="mt-1.5 flex flex-col gap-1 text-sm leading-5 text-ink2">
          {repairs.map(({ path, because }) => (
            <li key={`${path} ${because}`} className="break-words">
              <span className="figures text-ink3">{path}</span> {because}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
