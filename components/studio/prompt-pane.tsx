"use client";

import { useId, useState } from "react";
import { Select } from "#components/ui/select.tsx";
import type { DirectorPlan, ModelPrompt } from "#lib/contract/plan.ts";
import { CopyButton } from "./copy-button.tsx";
import { modelName, plainWords, roleTitle } from "./words.ts";

/** Models shown before "all": the routed one and the next best. */
const first = 4;

/** What each model would be told of a shot, within that model's published limits. */
export function PromptPane({
  plan,
  selected,
  onSelect,
}: {
  plan: DirectorPlan;
  selected: number;
  onSelect: (index: number) => void;
}) {
  const [model, setModel] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  const shot = plan.shots[selected];
  const prompts = plan.prompts.filter((prompt) => prompt.shot_id === shot?.shot_id);
  const ranked = [
    ...prompts.filter((prompt) => prompt.model === shot?.routed_model),
    ...prompts.filter((prompt) => prompt.model !== shot?.routed_model),
  ];
  const shown = ranked.find((prompt) => prompt.model === model) ?? ranked[0];
  return (
    <div className="flex flex-col gap-3">
      <Select
        label="Shot"
        value={String(selected)}
        onChange={(value) => onSelect(Number(value))}
        options={plan.shots.map((each, i) => ({
          value: String(i),
          label: `Shot ${each.index}, ${roleTitle(each.role).toLowerCase()}`,
        }))}
      />
      <div role="group" aria-label="Model" className="flex flex-wrap gap-1.5">
        {ranked.slice(0, all ? ranked.length : first).map((prompt) => (
          <button
            key={prompt.model}
            type="button"
            aria-pressed={prompt.model === shown?.model}
            onClick={() => setModel(prompt.model)}
            className="figures h-6 rounded-chip border border-line2 px-2 text-sm hover:bg-s2 aria-pressed:border-transparent aria-pressed:bg-accent-bg aria-pressed:text-accent max-md:h-11"
          >
            {modelName(prompt.model)}
          </button>
        ))}
        {ranked.length > first ? (
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="h-6 rounded-chip px-2 text-sm text-ink2 hover:bg-s2 max-md:h-11"
          >
            {all ? "Fewer models" : `${ranked.length - first} more models`}
          </button>
        ) : null}
      </div>
      {shown === undefined ? null : <Prompt prompt={shown} />}
      <p className="text-sm text-ink3">
        Each prompt is written for its model and stays inside that model’s published limits.
      </p>
    </div>
  );
}

function Prompt({ prompt }: { prompt: ModelPrompt }) {
  const id = useId();
  const share = prompt.limit === null ? 0 : Math.min(1, prompt.length / prompt.limit);
  const unit = plainWords(prompt.unit).replace("utf16", "UTF-16");
  return (
    <>
      <article aria-labelledby={id} className="rounded-control border border-line bg-s2">
        <div className="flex items-center justify-between border-b border-line py-1.5 pr-1.5 pl-3">
          <h2 id={id} className="font-medium">
            Prompt
          </h2>
          <CopyButton label="Copy prompt" text={prompt.prompt} />
        </div>
        <p className="px-3 py-2.5 break-words whitespace-pre-wrap">{prompt.prompt}</p>
      </article>
      <div>
        <p className="flex justify-between text-sm text-ink2">
          Length
          <span className="figures">
            {prompt.length.toLocaleString("en")}
            {prompt.limit === null ? "" : ` of ${prompt.limit.toLocaleString("en")}`} {unit}
          </span>
        </p>
        <div aria-hidden="true" className="mt-1.5 h-1 overflow-hidden rounded-full bg-s3">
          <div className="h-full bg-accent" style={{ width: `${share * 100}%` }} />
        </div>
      </div>
      {prompt.negative_prompt === null ? null : (
        <div>
          <h3 className="mb-1.5 text-sm text-ink2">Negative prompt</h3>
          <p className="rounded-control bg-s2 px-3 py-2 text-ink2">{prompt.negative_prompt}</p>
        </div>
      )}
      <div>
        <h3 className="mb-1 text-sm text-ink2">Parameters</h3>
        <dl className="divide-y divide-line">
          {Object.entries(prompt.parameters).map(([name, value]) => (
            <div key={name} className="figures flex gap-4 py-1.5 text-sm">
              <dt className="w-32 shrink-0 truncate">{name}</dt>
              <dd className="min-w-0 break-words">{typeof value === "string" ? value : JSON.stringify(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {prompt.notes.length === 0 ? null : (
        <ul className="list-disc pl-4 text-sm text-ink2">
          {prompt.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}
