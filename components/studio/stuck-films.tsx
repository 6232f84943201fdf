import { Chip } from "#components/ui/chip.tsx";
import type { ServiceStateBody } from "#lib/contract/operator-rows.ts";
import { CopyButton } from "./copy-button.tsx";
import { since } from "./service-words.ts";
import { plainWords, sentenceCase } from "./words.ts";

/** Films that take long, and what may be done about one. */
export function StuckFilms({ films, at }: { films: ServiceStateBody["stuck"]; at: string }) {
  return (
    <section aria-labelledby="stuck" className="rounded-card border border-line bg-s1 p-4">
      <h2 id="stuck" className="flex items-center gap-2 font-semibold">
        Films that take long
        {films.length === 0 ? null : <Chip tone="warn">{films.length}</Chip>}
      </h2>
      {films.length === 0 ? (
        <p className="mt-2 text-ink2">No film has been under way for a quarter of an hour.</p>
      ) : (
        <>
          <p className="mt-0.5 text-ink2">
            Put one in line again with <Code>npm run operate -- films requeue …</Code>, or give it up with{" "}
            <Code>npm run operate -- films fail …</Code>.
          </p>
          <ul aria-label="Films that take long" className="mt-2 divide-y divide-line">
            {films.map((film) => (
              <li key={film.generation_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <span className="min-w-0 font-mono text-sm break-all">{film.generation_id}</span>
                <CopyButton text={film.generation_id} label={`Copy ${film.generation_id}`} compact />
                <span className="text-ink2">{placeOf(film)}</span>
                <span className="min-w-0 font-mono text-sm break-all text-ink3">{film.account_id}</span>
                <span className="ml-auto font-mono text-sm whitespace-nowrap">{since(film.created_at, at)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const placeOf = ({ state, stage, progress, round }: ServiceStateBody["stuck"][number]): string => {
  const place = stage === null ? state : `${state}, ${plainWords(stage)}`;
  return `${sentenceCase(place)} ${Math.round(progress * 100)} %${round === 1 ? "" : `, round ${round}`}`;
};

function Code({ children }: { children: string }) {
  return <code className="rounded-chip bg-s2 px-1 font-mono text-sm break-words">{children}</code>;
}
