"use client";

import { useQuery } from "@tanstack/react-query";
import { Clapperboard, Palette } from "lucide-react";
import { Field } from "#components/ui/field.tsx";
import { Segments } from "#components/ui/segments.tsx";
import { Select } from "#components/ui/select.tsx";
import { limits } from "#lib/contract/limits.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { aspectRatios, directorModes } from "#lib/contract/vocabulary.ts";
import { service } from "./client.ts";
import type { Draft } from "./use-draft.ts";
import { modeTitle } from "./words.ts";

const icon = { size: 15, strokeWidth: 1.75, "aria-hidden": true, className: "shrink-0" } as const;
const ratios = aspectRatios.map((value) => ({ value, label: value }));
const counts = (["auto", "3", "4", "5"] as const).map((value) => ({ value, label: value === "auto" ? "Auto" : value }));
const modes = directorModes.map((id) => ({ value: id, label: modeTitle(id) }));

/** What is wrong with a length as it was typed; undefined when nothing is. */
export const durationFault = (seconds: string): string | undefined => {
  const { duration_seconds_min: min, duration_seconds_max: max } = limits;
  const value = Number(seconds);
  return seconds === "" || (value >= min && value <= max) ? undefined : `${min} to ${max} seconds.`;
};

/** Everything that is chosen rather than told. Each has an answer of its own when nothing is chosen. */
export function FilmOptions({
  draft,
  onChange,
  plan,
}: {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  plan: DirectorPlan | null;
}) {
  const brands = useQuery({
    queryKey: ["brands"],
    queryFn: ({ signal }) => service.list_brand_profiles({}, { signal }),
  });
  const blocks = brands.data?.brand_profiles ?? [];
  const brand = blocks.find((block) => block.brand_id === draft.brand);
  return (
    <>
      <div className="grid grid-cols-2 gap-5 max-md:gap-3">
        <Select
          label="Mode"
          value={draft.mode}
          onChange={(mode) => onChange({ mode: mode as Draft["mode"] })}
          icon={<Clapperboard {...icon} />}
          options={[{ value: "auto", label: "Auto" }, ...modes]}
        >
          {draft.mode === "auto" && plan !== null ? (
            <span className="ml-2 text-ink3 max-sm:hidden">{modeTitle(plan.mode_selection.primary).toLowerCase()}</span>
          ) : null}
        </Select>
        <Select
          label="Brand"
          value={draft.brand}
          onChange={(value) => onChange({ brand: value })}
          icon={
            brand === undefined ? (
              <Palette {...icon} />
            ) : (
              <span
                aria-hidden="true"
                className="size-3.5 shrink-0 rounded-[3px] border border-line2"
                style={{ background: brand.palette[0]?.hex }}
              />
            )
          }
          options={[
            { value: "", label: "No brand" },
            ...blocks.map((block) => ({ value: block.brand_id, label: block.name })),
            // A brand that the address names and that is not (yet) in the list is still what is asked for.
            ...(draft.brand !== "" && brand === undefined ? [{ value: draft.brand, label: draft.brand }] : []),
          ]}
        />
      </div>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4 max-md:grid max-md:grid-cols-2 max-md:gap-3">
        <Segments label="Aspect ratio" value={draft.ratio} onChange={(ratio) => onChange({ ratio })} options={ratios} />
        <Segments label="Shots" value={draft.shots} onChange={(shots) => onChange({ shots })} options={counts} />
        <Field
          label="Duration in seconds"
          type="number"
          inputMode="decimal"
          min={limits.duration_seconds_min}
          max={limits.duration_seconds_max}
          step="any"
          placeholder={plan === null ? "Auto" : String(Number(plan.duration_seconds.toFixed(1)))}
          value={draft.seconds}
          error={durationFault(draft.seconds)}
          onChange={(event) => onChange({ seconds: event.target.value })}
          control="figures"
          className="w-[130px] max-md:w-auto"
        />
      </div>
      <label className="flex items-start gap-2.5">
        <input
          type="checkbox"
          checked={draft.hold}
          onChange={(event) => onChange({ hold: event.target.checked })}
          aria-describedby="hold-note"
          aria-label="Lock the look first"
          className="mt-0.5 size-4 shrink-0 accent-[var(--accent)] max-md:size-6"
        />
        <span>
          <span className="block font-medium">Lock the look first</span>
          <span id="hold-note" className="block text-ink2">
            One still is drawn for you to approve. Nothing moves before that.
          </span>
        </span>
      </label>
    </>
  );
}
