import type { ReactNode } from "react";

/** A part of the operator's page; `note` says what of. */
export function Panel({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-s1 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {note === undefined ? null : <p className="text-sm text-ink3">{note}</p>}
      </div>
      {children}
    </section>
  );
}

interface Line {
  key: string;
  name: string;
  note?: string;
  /** What is wrong stands out. */
  tone?: "fail" | undefined;
  figures: readonly string[];
}

const narrow = "w-16 shrink-0 text-right max-md:w-12";
const figureClass = `${narrow} font-mono tabular-nums whitespace-nowrap`;

/** Sums, a line each; with `heads` where a line has more than one. */
export function Sums({
  label,
  lines,
  none,
  heads = [],
}: {
  label: string;
  lines: readonly Line[];
  none: string;
  heads?: readonly string[];
}) {
  if (lines.length === 0) return <p className="mt-3 text-ink2">{none}</p>;
  return (
    <>
      {heads.length === 0 ? null : (
        <div aria-hidden="true" className="mt-2 flex gap-3 text-sm text-ink3">
          <span className="flex-1" />
          {heads.map((head) => (
            <span key={head} className={narrow}>
              {head}
            </span>
          ))}
        </div>
      )}
      <ul aria-label={label} className={`${heads.length === 0 ? "mt-2" : "mt-1"} divide-y divide-line`}>
        {lines.map(({ key, name, note, tone, figures }) => (
          <li key={key} className={`flex items-baseline gap-3 py-1.5 ${tone === "fail" ? "text-fail" : ""}`}>
            <span className="min-w-0 flex-1 break-words">
              {name}
              {note === undefined ? null : <span className="ml-2 text-sm text-ink3">{note}</span>}
            </span>
            {figures.map((figure, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- Their places are what they are known by.
              <span key={index} className={figureClass}>
                {heads[index] === undefined ? null : <span className="sr-only">{heads[index]} </span>}
                {figure}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
