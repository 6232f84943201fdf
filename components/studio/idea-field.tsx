"use client";

import type { Ref } from "react";
import { Chip } from "#components/ui/chip.tsx";
import { limits } from "#lib/contract/limits.ts";
import type { Intent } from "#lib/contract/plan.ts";
import { plainWords } from "./words.ts";

/** What was understood of the idea, in the fewest words: who, where, when. */
const readAs = (intent: Intent): string[] => {
  const said = (word: string) => (word === "unspecified" ? [] : [plainWords(word)]);
  const bare = (words: string) => words.replace(/^(an?|the|one) /iu, "");
  return [
    ...new Set([
      ...intent.subjects.slice(0, 3).map(bare),
      ...(intent.setting === null ? [] : [bare(intent.setting)]),
      ...said(intent.weather),
      ...said(intent.time_of_day),
    ]),
  ].slice(0, 5);
};

/** The idea: one large field, its length, and what was understood of it. Cmd or Ctrl and Enter generates. */
export function IdeaField({
  value,
  onChange,
  onSubmit,
  intent,
  field,
}: {
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  intent: Intent | null;
  field?: Ref<HTMLTextAreaElement>;
}) {
  const length = value.trim().length;
  const short = length > 0 && length < limits.raw_intent_min;
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor="idea" className="text-md font-medium">
        What should the film be?
      </label>
      <div className="rounded-card border border-ctl bg-s1 transition-shadow duration-[120ms] focus-within:border-accent focus-within:shadow-[0_0_0_4px_var(--accent-bg)]">
        <textarea
          id="idea"
          ref={field}
          value={value}
          rows={4}
          maxLength={limits.raw_intent_max}
          placeholder="Write one sentence: who, where, what changes."
          aria-invalid={short || undefined}
          aria-describedby={short ? "idea-short" : undefined}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
            event.preventDefault();
            onSubmit();
          }}
          className="block field-sizing-content max-h-[50vh] min-h-[136px] w-full resize-none bg-transparent px-5 pt-4 text-[19px] leading-[30px] outline-none placeholder:text-ink3 max-md:min-h-[106px] max-md:px-4 max-md:pt-3 max-md:text-[17px] max-md:leading-[25px]"
        />
        <div className="flex min-h-[46px] flex-wrap items-center justify-between gap-2 px-5 pb-3 max-md:px-4">
          <span className="figures text-sm text-ink3">
            {length} of {limits.raw_intent_max.toLocaleString("en")}
          </span>
          {intent === null ? null : (
            <span className="flex flex-wrap items-center gap-1.5 text-sm text-ink3 max-md:hidden">
              Read as
              {readAs(intent).map((word) => (
                <Chip key={word}>{word}</Chip>
              ))}
            </span>
          )}
        </div>
      </div>
      {short ? (
        <p id="idea-short" role="alert" className="text-fail">
          Write at least {limits.raw_intent_min} characters.
        </p>
      ) : null}
    </div>
  );
}
