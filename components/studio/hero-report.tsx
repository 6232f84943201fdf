import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { HeroFrameBody } from "#lib/contract/generation.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** How far a still has the plan's colours: the share as a figure, the colours it is measured by, the draw before it. */
export function PaletteMatch({
  match,
  before,
  plan,
}: {
  match: number;
  /** Of the draw before; null for the first. */
  before: number | null;
  plan: DirectorPlan | null;
}) {
  const palette = plan?.color_intent.palette ?? [];
  return (
    <section aria-label="Palette match" className="px-4 py-3.5">
      <div className="mb-2.5 flex items-baseline justify-between">
        <h2 className="font-semibold">Palette match</h2>
        <p className="figures font-semibold">
          {before === null ? null : (
            <span className="mr-2 text-sm font-normal text-ink3">
              <span className="sr-only">The draw before: </span>
              <s>{percent(before)}</s>
            </span>
          )}
          {percent(match)}
        </p>
      </div>
      <div aria-hidden="true" className="flex h-4 overflow-hidden rounded-frame bg-s3">
        {palette.map(({ hex, role, share }) => (
          <span key={`${hex} ${role}`} style={{ background: hex, flexGrow: share }} className="basis-0" />
        ))}
      </div>
      <ul
        aria-label="The plan’s colours"
        className="mt-2.5 flex min-h-[38px] flex-wrap content-start gap-x-3.5 gap-y-1.5"
      >
        {palette.map(({ hex, role, share }) => (
          <li key={`${hex} ${role}`} className="flex items-center gap-1.5 text-sm text-ink2">
            <span aria-hidden="true" className="size-3 rounded-[3px] border border-line2" style={{ background: hex }} />
            <span className="figures">{hex}</span> <span className="sr-only">{percent(share)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What else was found in the still. Advice: it stops nothing. */
export function StillFindings({ report }: { report: HeroFrameBody["report"] }) {
  const lines = [
    { good: report.subject_present, yes: "The subject is in the picture", no: "The subject was not found" },
    { good: report.framing_match, yes: "Framed as the plan says", no: "Framed otherwise than the plan says" },
  ];
  return (
    <section aria-label="Still checks" className="px-4 py-3.5">
      <h2 className="mb-1.5 font-semibold">Still checks</h2>
      <ul className="flex flex-col gap-1">
        {lines.map(({ good, yes, no }) => {
          const Icon = good ? CircleCheck : TriangleAlert;
          return (
            <li key={yes} className="flex items-center gap-2">
              <Icon
                size={16}
                strokeWidth={1.75}
                aria-hidden="true"
                className={`shrink-0 ${good ? "text-pass" : "text-warn"}`}
              />
              {good ? yes : no}
            </li>
          );
        })}
        {report.notes.map((note) => (
          <li key={note} className="flex items-start gap-2 text-ink2">
            <Info size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-ink3" />
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
