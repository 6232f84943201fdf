"use client";

import { useMutation } from "@tanstack/react-query";
import { Clapperboard, EyeOff, Palette, Quote, ScanText, type LucideIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { Field } from "#components/ui/field.tsx";
import { Segments } from "#components/ui/segments.tsx";
import { Select } from "#components/ui/select.tsx";
import type { AdRequest } from "#lib/contract/ad.ts";
import { limits } from "#lib/contract/limits.ts";
import { aspectRatios, directorModes, type AspectRatio, type DirectorMode } from "#lib/contract/vocabulary.ts";
import { BeginFrame } from "./begin-frame.tsx";
import { newRequestKey, service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { durationFault } from "./film-options.tsx";
import { formFaults } from "./form-faults.ts";
import { addressOf } from "./page-address.ts";
import { modeTitle } from "./words.ts";

export interface PageDraft {
  url: string;
  ratio: AspectRatio;
  mode: DirectorMode | "auto";
  seconds: string;
  cta: string;
}
export const blankPage: PageDraft = { url: "", ratio: "16:9", mode: "auto", seconds: "", cta: "" };

const ratios = aspectRatios.map((value) => ({ value, label: value }));
const modes = directorModes.map((id) => ({ value: id, label: modeTitle(id) }));
const pointers = ["/url", "/cta", "/duration_seconds", "/aspect_ratio", "/director_mode"];
const codes = { url_not_allowed: "/url", url_unreachable: "/url" };

const requestOf = ({ url, ratio, mode, seconds, cta }: PageDraft): AdRequest | null => {
  const address = addressOf(url);
  if (address === "" || durationFault(seconds) !== undefined) return null;
  return {
    url: address,
    aspect_ratio: ratio,
    ...(mode === "auto" ? {} : { director_mode: mode }),
    ...(seconds === "" ? {} : { duration_seconds: Number(seconds) }),
    ...(cta.trim() === "" ? {} : { cta: cta.trim() }),
  };
};

/** A film about what a web page offers: it says only what the page says. */
export function FromPage({ draft, onChange }: { draft: PageDraft; onChange: (changes: Partial<PageDraft>) => void }) {
  const router = useRouter();
  const request = useMemo(() => requestOf(draft), [draft]);
  const key = useMemo(() => (request === null ? "" : newRequestKey()), [request]);
  const start = useMutation({
    mutationFn: (body: AdRequest) => service.ad_from_url(body, { idempotencyKey: key, prefer: "respond-async" }),
    onSuccess: ({ generation_id }) => router.push(`/films/${generation_id}`),
  });
  const busy = start.isPending || start.isSuccess;
  const faults = formFaults(start.error, pointers, codes);
  const change = (changes: Partial<PageDraft>) => {
    start.reset();
    onChange(changes);
  };
  return (
    <BeginFrame
      ready={request !== null}
      busy={busy}
      busyWord="Reading the page"
      onStart={() => {
        if (request !== null && !busy) start.mutate(request);
      }}
      fault={
        faults.rest === null ? null : (
          <FaultNote error={faults.rest} doing="start the film" onRetry={() => start.reset()} />
        )
      }
      form={
        <>
          <Field
            label="Which page is the film about?"
            type="text"
            inputMode="url"
            autoComplete="url"
            spellCheck={false}
            placeholder="https://example.com/products/drift-kettle"
            maxLength={2048}
            value={draft.url}
            error={faults.at("/url")}
            onChange={(event) => change({ url: event.target.value })}
            className="[&>label]:text-md [&>label]:font-medium [&>label]:text-ink"
            control="h-11! px-4! text-md!"
          />
          <div className="grid grid-cols-2 gap-5 max-md:grid-cols-1 max-md:gap-3">
            <Select
              label="Mode"
              value={draft.mode}
              onChange={(mode) => change({ mode: mode as PageDraft["mode"] })}
              icon={<Clapperboard size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />}
              options={[{ value: "auto", label: "Auto" }, ...modes]}
            />
            <Field
              label="Call to action (optional)"
              placeholder="As the page says it"
              maxLength={80}
              value={draft.cta}
              error={faults.at("/cta")}
              onChange={(event) => change({ cta: event.target.value })}
            />
          </div>
          <div className="flex flex-wrap items-start gap-x-6 gap-y-4 max-md:grid max-md:grid-cols-2 max-md:gap-3">
            <Segments
              label="Aspect ratio"
              value={draft.ratio}
              onChange={(ratio) => change({ ratio })}
              options={ratios}
            />
            <Field
              label="Duration in seconds"
              type="number"
              inputMode="decimal"
              min={limits.duration_seconds_min}
              max={limits.duration_seconds_max}
              step="any"
              placeholder="Auto"
              value={draft.seconds}
              error={durationFault(draft.seconds) ?? faults.at("/duration_seconds")}
              onChange={(event) => change({ seconds: event.target.value })}
              control="figures"
              className="w-[130px] max-md:w-auto"
            />
          </div>
        </>
      }
      beside={<WhatBecomes />}
    />
  );
}

const steps: readonly { Icon: LucideIcon; title: string; text: string }[] = [
  { Icon: ScanText, title: "The page is read once.", text: "Its text and its pictures; scripts are not run." },
  {
    Icon: Quote,
    title: "The film says only what the page says.",
    text: "Every claim stands beside the sentence that it rests on.",
  },
  {
    Icon: Palette,
    title: "Its colours and product become a brand profile.",
    text: "One that you have already is completed, not replaced.",
  },
  {
    Icon: EyeOff,
    title: "What it says to software is ignored.",
    text: "It is listed with the film, never followed.",
  },
];

function WhatBecomes() {
  return (
    <section aria-label="What becomes of the page" className="flex flex-col gap-4">
      <h2 className="min-h-[22px] font-semibold">What becomes of it</h2>
      <ul className="flex flex-col gap-4">
        {steps.map(({ Icon, title, text }) => (
          <li key={title} className="flex items-start gap-3">
            <span className="grid size-8 shrink-0 place-items-center rounded-control bg-s2 text-ink2">
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <span>
              <span className="block font-medium">{title}</span>
              <span className="block text-ink2">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
