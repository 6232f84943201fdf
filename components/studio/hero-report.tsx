"use client";

import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import type { HeroFrameBody } from "#lib/contract/generation.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { histogramOf, outlineOf, sharesOf } from "./picture-tones.ts";

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/**
 * How far a still has the plan's colours: the share as a figure, the colours it is measured by, the draw before it. The
 * place of the colours stays where they are not known.
 */
export function PaletteMatch({
  match,
  before,
  plan,
  pixels,
}: {
  match: number;
  /** Of the draw before; null for the first. */
  before: number | null;
  /** The plan it was drawn from; null for one that was rejected, for the film has another by then. */
  plan: DirectorPlan | null;
  /** Of the still, RGBA; null until they are read. */
  pixels: Uint8ClampedArray | null;
}) {
  const palette = useMemo(() => distinct(plan?.color_intent.palette ?? []), [plan]);
  const found = useMemo(
    () =>
      sharesOf(
        pixels ?? new Uint8ClampedArray(),
        palette.map(({ hex }) => hex),
      ),
    [pixels, palette],
  );
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
      <div
        aria-hidden="true"
        className={`grid grid-cols-[44px_1fr] items-center gap-x-3 gap-y-1.5 text-sm text-ink2 ${palette.length === 0 ? "invisible" : ""}`}
      >
        Plan <Bar colours={palette} />
        Frame <Bar colours={palette.map((colour, i) => ({ ...colour, share: found[i] ?? 0 }))} />
      </div>
      <ul
        aria-label="The plan’s colours"
        className="mt-2.5 flex min-h-[38px] flex-wrap content-start gap-x-3.5 gap-y-1.5"
      >
        {palette.map(({ hex, role, share }, i) => (
          <li key={`${hex} ${role}`} className="flex items-center gap-1.5 text-sm text-ink2">
            <span aria-hidden="true" className="size-3 rounded-[3px] border border-line2" style={{ background: hex }} />
            <span className="figures">{hex}</span>{" "}
            <span className="sr-only">
              {percent(share)} planned{found[i] === undefined ? "" : `, ${percent(found[i])} in the frame`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A colour may have two roles, a brand's primary and the accent; it is seen once. */
const distinct = <T extends { hex: string; share: number }>(palette: readonly T[]): T[] =>
  palette.flatMap((entry, i) =>
    palette.findIndex(({ hex }) => hex === entry.hex) < i
      ? []
      : [{ ...entry, share: palette.reduce((sum, { hex, share }) => sum + (hex === entry.hex ? share : 0), 0) }],
  );

function Bar({ colours }: { colours: readonly { hex: string; role: string; share: number }[] }) {
  return (
    <span className="flex h-4 overflow-hidden rounded-frame bg-s3">
      {colours.map(({ hex, role, share }) => (
        <span key={`${hex} ${role}`} style={{ background: hex, flexGrow: share }} className="basis-0" />
      ))}
    </span>
  );
}

/** How light and how strong in each colour the still is, from black to white. */
export function Tones({ pixels }: { pixels: Uint8ClampedArray | null }) {
  const tones = useMemo(() => (pixels === null ? null : histogramOf(pixels)), [pixels]);
  const rows =
    tones === null
      ? []
      : ([
          ["red", tones.red],
          ["green", tones.green],
          ["blue", tones.blue],
        ] as const);
  // A flat ground makes one tone tower over all others: the peak is the tallest but the two.
  const peak = Math.max(...rows.map(([, bins]) => bins.toSorted((a, b) => b - a)[2] ?? 0), 1);
  const all = tones?.light.reduce((sum, count) => sum + count, 0) ?? 1;
  const dark = tones === null ? 0 : tones.light.slice(0, 2).reduce((sum, count) => sum + count, 0) / all;
  const bright = tones === null ? 0 : tones.light.slice(-2).reduce((sum, count) => sum + count, 0) / all;
  return (
    <section aria-label="Histogram" className="px-4 py-3.5">
      <h2 className="mb-2 font-semibold">Histogram</h2>
      <svg
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-16 w-full rounded-frame bg-well shadow-[0_0_0_1px_var(--line)]"
      >
        {rows.map(([name, bins]) => (
          <path key={name} d={outlineOf(bins, peak)} fill={inks[name]} style={{ mixBlendMode: "screen" }} />
        ))}
      </svg>
      <p className="mt-1.5 flex justify-between text-sm text-ink3">
        <span>
          <span className="figures">{percent(dark)}</span> near black
        </span>
        <span>
          <span className="figures">{percent(bright)}</span> near white
        </span>
      </p>
    </section>
  );
}

/** The colours of a picture's own channels: they are its content, not the page's. */
const inks = { red: "#c33", green: "#2a3", blue: "#36d" } as const;

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
