"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { Button } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { Field, Select } from "#components/ui/field.tsx";
import { Segments } from "#components/ui/segments.tsx";
import { limits } from "#lib/contract/limits.ts";
import type { GenerateRequest, PlanRequest } from "#lib/contract/requests.ts";
import { directorModes, type AspectRatio, type DirectorMode } from "#lib/contract/vocabulary.ts";
import { plainWords, sentenceCase, service, usd, wordsFor } from "./client.ts";
import { exampleIdeas } from "./example-ideas.ts";
import { LivePlan } from "./live-plan.tsx";
import { PageHead } from "./page-head.tsx";
import { useLivePlan } from "./use-live-plan.ts";

const draftKey = "shotwright-draft";
/** The draft on this device is read once; nobody else writes it while the page is open. */
const keepStill = () => () => undefined;
const readDraft = (): string => localStorage.getItem(draftKey) ?? "";

/** Idea, options and the plan that forms beside them. Planning is free; Generate says what it costs. */
export function NewFilm({ intent, brandId }: { intent: string | null; brandId: string | null }) {
  const router = useRouter();
  const [typed, setIdea] = useState(intent);
  const kept = useSyncExternalStore(keepStill, readDraft, () => "");
  const idea = typed ?? kept;
  const [mode, setMode] = useState<DirectorMode | "auto">("auto");
  const [brand, setBrand] = useState(brandId ?? "");
  const [ratio, setRatio] = useState<AspectRatio>("16:9");
  const [shots, setShots] = useState<"auto" | "3" | "4" | "5">("auto");
  const [seconds, setSeconds] = useState("");
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 31));
  const brands = useQuery({
    queryKey: ["brands"],
    queryFn: ({ signal }) => service.list_brand_profiles({}, { signal }),
  });

  useEffect(() => {
    if (typed !== null) localStorage.setItem(draftKey, typed);
  }, [typed]);

  const text = idea.trim();
  const duration = Number(seconds);
  const durationFault =
    seconds !== "" && !(duration >= limits.duration_seconds_min && duration <= limits.duration_seconds_max)
      ? `${limits.duration_seconds_min} to ${limits.duration_seconds_max} seconds.`
      : undefined;
  const request = useMemo<PlanRequest | null>(
    () =>
      text.length < limits.raw_intent_min || durationFault !== undefined
        ? null
        : {
            raw_intent: text,
            director_mode: mode,
            aspect_ratio: ratio,
            seed,
            ...(brand === "" ? {} : { brand_id: brand }),
            ...(shots === "auto" ? {} : { shot_count: Number(shots) }),
            ...(seconds === "" ? {} : { duration_seconds: duration }),
          },
    [text, mode, ratio, brand, shots, seconds, duration, durationFault, seed],
  );
  const live = useLivePlan(request);
  // Made when the button is shown for this request, so that a double press makes one film.
  const key = useMemo(() => (request === null ? "" : crypto.randomUUID()), [request]);
  const generate = useMutation({
    mutationFn: (body: GenerateRequest) =>
      service.generate_video(body, { idempotencyKey: key, prefer: "respond-async" }),
    onSuccess: ({ generation_id }) => {
      localStorage.removeItem(draftKey);
      router.push(`/films/${generation_id}`);
    },
  });
  const start = () => {
    if (request === null || generate.isPending) return;
    // A plan that is up to date is rendered exactly; else the request is planned on the way.
    generate.mutate(live.fresh && live.plan !== null ? { plan_id: live.plan.plan_id } : request);
  };
  const plan = live.plan;

  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead title="New film">
        <span className="text-ink3">Draft kept on this device</span>
      </PageHead>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)_minmax(360px,480px)] max-lg:grid-cols-1">
        <div className="flex flex-col gap-6 p-6 max-md:p-4">
          <div className="flex flex-col gap-2">
            <label htmlFor="idea" className="text-[14px] font-medium">
              What should the film be?
            </label>
            <div className="rounded-card border border-ctl bg-s1 focus-within:border-accent focus-within:ring-2 focus-within:ring-accent-bg">
              <textarea
                id="idea"
                value={idea}
                rows={5}
                maxLength={limits.raw_intent_max}
                placeholder="A lighthouse keeper walks out into a winter storm to bring in a lost fox."
                onChange={(event) => setIdea(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) start();
                }}
                className="block w-full resize-y bg-transparent px-5 pt-4 text-[19px] leading-[30px] outline-none placeholder:text-ink3"
              />
              <div className="flex flex-wrap items-center justify-between gap-2 px-5 py-3">
                <span className="money text-[12px] text-ink3">
                  {text.length} of {limits.raw_intent_max.toLocaleString("en")}
                </span>
                {plan === null ? null : (
                  <span className="flex flex-wrap items-center gap-1.5 text-[12px] text-ink3">
                    Read as
                    {[
                      ...plan.intent.subjects.slice(0, 4),
                      ...(plan.intent.setting === null ? [] : [plan.intent.setting]),
                    ].map((word) => (
                      <Chip key={word}>{word}</Chip>
                    ))}
                  </span>
                )}
              </div>
            </div>
            {text.length > 0 && text.length < limits.raw_intent_min ? (
              <p role="alert" className="text-fail">
                Write at least {limits.raw_intent_min} characters.
              </p>
            ) : null}
          </div>
          <div className="grid grid-cols-2 gap-5 max-sm:grid-cols-1">
            <Select
              label="Mode"
              value={mode}
              onChange={(event) => setMode(event.target.value as DirectorMode | "auto")}
              options={[
                {
                  value: "auto",
                  label:
                    plan !== null && mode === "auto" ? `Auto (${plainWords(plan.mode_selection.primary)})` : "Auto",
                },
                ...directorModes.map((id) => ({ value: id, label: sentenceCase(plainWords(id)) })),
              ]}
            />
            <Select
              label="Brand"
              value={brand}
              onChange={(event) => setBrand(event.target.value)}
              options={[
                { value: "", label: "No brand" },
                ...(brands.data?.brand_profiles ?? []).map((block) => ({ value: block.brand_id, label: block.name })),
              ]}
            />
          </div>
          <div className="flex flex-wrap items-start gap-5">
            <div className="flex flex-col gap-1.5">
              <span className="font-medium" aria-hidden="true">
                Aspect ratio
              </span>
              <Segments
                label="Aspect ratio"
                value={ratio}
                onChange={setRatio}
                options={(["16:9", "9:16", "1:1"] as const).map((value) => ({ value, label: value }))}
              />
            </div>
            <div className="flex flex-col gap-1.5">
              <span className="font-medium" aria-hidden="true">
                Shots
              </span>
              <Segments
                label="Shots"
                value={shots}
                onChange={setShots}
                options={(["auto", "3", "4", "5"] as const).map((value) => ({
                  value,
                  label: value === "auto" ? "Auto" : value,
                }))}
              />
            </div>
            <Field
              label="Duration in seconds"
              type="number"
              min={limits.duration_seconds_min}
              max={limits.duration_seconds_max}
              step="0.1"
              placeholder={plan === null ? "Auto" : String(Math.round(plan.duration_seconds * 100) / 100)}
              value={seconds}
              error={durationFault}
              onChange={(event) => setSeconds(event.target.value)}
              className="w-40"
            />
          </div>
          {plan === null ? null : (
            <p role="note" aria-label="Mode reason" className="rounded-card bg-s2 px-4 py-3 text-ink2">
              <span className="mr-2 inline-flex gap-2">
                <Chip tone="accent">{sentenceCase(plainWords(plan.mode_selection.primary))}</Chip>
                <Chip>with {plainWords(plan.mode_selection.secondary)}</Chip>
              </span>
              {plan.mode_selection.reason}
            </p>
          )}
          <section aria-labelledby="examples" className="mt-auto pt-6">
            <h2 id="examples" className="mb-2 text-ink2">
              Or start from one of these
            </h2>
            <ul className="grid grid-cols-3 gap-3 max-sm:grid-cols-1">
              {exampleIdeas.map((example) => (
                <li key={example.title}>
                  <button
                    type="button"
                    onClick={() => setIdea(example.intent)}
                    className="h-full w-full rounded-card border border-line bg-s1 px-4 py-3 text-left hover:border-line2 hover:bg-s3"
                  >
                    <span className="block font-medium">{example.title}</span>
                    <span className="block text-ink3">{example.mode}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className="flex flex-col border-l border-line bg-s1 max-lg:border-t max-lg:border-l-0">
          <LivePlan plan={plan} planning={live.planning} fault={live.fault} />
          <div className="sticky bottom-0 mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line bg-s1 px-5 py-3">
            <div>
              <p className="money text-[16px] leading-6">
                <span>$0.00 preview</span>
              </p>
              <p className="money text-[12px] text-ink3">{usd(plan?.quote.if_live_usd ?? 0)} if live</p>
            </div>
            <div className="flex gap-2">
              {plan === null ? null : (
                <Button large onClick={() => router.push(`/plans/${plan.plan_id}`)}>
                  Open shot plan
                </Button>
              )}
              <Button look="primary" large disabled={request === null || generate.isPending} onClick={start}>
                Generate
              </Button>
            </div>
            {generate.error === null ? null : (
              <p role="alert" className="basis-full text-fail">
                {wordsFor(generate.error, "start the film")}
              </p>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
