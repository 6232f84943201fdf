import { LoaderCircle } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { FaultNote } from "#components/studio/fault-note.tsx";
import { DirectedByLine } from "./directed-by-line.tsx";
import { openingModel } from "./director-words.ts";
import { progressWords } from "./draft-rows.ts";
import type { DirectedFilm } from "./use-directed-film.ts";

/** Who directs the film that is being written: what is there, how far a model is, and the button that asks it. */
export function LiveDirector({ plan, film }: { plan: DirectorPlan; film: DirectedFilm }) {
  const { model, soFar, error } = film;
  return (
    <div className="flex flex-col gap-2 rounded-control bg-s2 py-1 pr-1.5 pl-3">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0 flex-1" role="status">
          {soFar === null ? (
            <DirectedByLine by={plan.planned_by} />
          ) : (
            <p className="flex min-h-8 items-center gap-2">
              <LoaderCircle
                size={15}
                strokeWidth={1.75}
                aria-hidden="true"
                className="shrink-0 text-ink2 motion-safe:animate-spin"
              />
              <span className="min-w-0 break-words">{progressWords(openingModel(model ?? "The model"), soFar)}</span>
            </p>
          )}
        </div>
        {model === null ? null : soFar !== null ? (
          <Button size="small" onClick={film.stop}>
            Stop
          </Button>
        ) : film.plan === null ? (
          <Button size="small" onClick={() => void film.direct()}>
            Direct
          </Button>
        ) : null}
      </div>
      {error === null ? null : (
        <div className="pb-1">
          <FaultNote error={error} doing="direct the film" onRetry={() => void film.direct()} />
        </div>
      )}
    </div>
  );
}
