import { ArrowRight } from "lucide-react";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { Change } from "#lib/contract/refine.ts";
import { fieldTitle, pointerWords, valueWords } from "./change-words.ts";
import { ContinuityList } from "./continuity-list.tsx";

/** Longest text, in characters, that stands in a line with what it was before. */
const sentence = 48;

/** What an instruction came to: what was understood, what was not, and what no longer agrees beside it. */
export function ChangePanel({ film, change }: { film: GenerationBody; change: Change }) {
  const shotName = (id: string): string => {
    const shot = film.shots.find(({ shot_id }) => shot_id === id);
    return shot === undefined ? id : `Shot ${shot.index}`;
  };
  const { understood, ignored, continuity, diff } = change;
  return (
    <section aria-labelledby="changed" className="px-4 py-3.5">
      <h2 id="changed" className="font-semibold">
        What changed in {shotName(change.shot_id).toLowerCase()}
      </h2>
      {change.instruction === "" ? null : <p className="mt-1 text-ink2">“{change.instruction}”</p>}
      {understood.length === 0 ? (
        <p className="mt-2 text-ink2">Nothing in these words could be read as a change.</p>
      ) : (
        <ul aria-label="Understood" className="mt-2.5 flex flex-col gap-2">
          {understood.map(({ words, field, from, to }) => (
            <li key={`${field} ${words}`}>
              {typeof to === "string" && to.length > sentence ? (
                <p>
                  <span className="block font-medium">{fieldTitle(field)}</span>
                  <span className="line-clamp-4" title={to}>
                    {to}
                  </span>
                </p>
              ) : (
                <p className="flex flex-wrap items-baseline gap-x-1.5">
                  <span className="font-medium">{fieldTitle(field)}</span>
                  <span className="text-ink3">{valueWords(from, field)}</span>
                  <ArrowRight size={12} strokeWidth={1.75} aria-label="to" className="self-center text-ink3" />
                  <span>{valueWords(to, field)}</span>
                </p>
              )}
              <p className="text-sm text-ink3">from “{words}”</p>
            </li>
          ))}
        </ul>
      )}
      {ignored.length === 0 ? null : (
        <p className="mt-2.5 rounded-control bg-s2 px-3 py-2 text-sm leading-5 text-ink2">
          Changed nothing: {ignored.map((words) => `“${words}”`).join(", ")}.
        </p>
      )}
      <ContinuityList findings={continuity} shotName={shotName} />
      {diff.length === 0 ? null : (
        <details className="mt-2.5">
          <summary className="text-sm text-ink2 hover:text-ink">
            {diff.length === 1 ? "One value" : `${diff.length} values`} of the plan changed
          </summary>
          <ul
            aria-label="Differences"
            className="mt-1.5 flex max-h-72 flex-col gap-1.5 overflow-y-auto text-sm"
            tabIndex={0}
          >
            {diff.map(({ pointer, from, to }) => (
              <li key={pointer} className="break-words">
                <span className="block text-ink2">{pointerWords(pointer)}</span>
                <span className="text-ink3">{valueWords(from, pointer)}</span>{" "}
                <ArrowRight size={11} strokeWidth={1.75} aria-label="to" className="inline text-ink3" />{" "}
                {valueWords(to, pointer)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
