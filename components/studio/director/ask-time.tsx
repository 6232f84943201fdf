"use client";

import { useId } from "react";
import { setAskTime, useAskTime, type AskTime } from "./when-asked.ts";

const choices: readonly { value: AskTime; label: string; note: string }[] = [
  {
    value: "when_opened",
    label: "When the plan is opened or Direct is pressed",
    note: "While you type, coverage answers at once. Generate asks the model, too.",
  },
  {
    value: "after_pause",
    label: "After every pause",
    note: "The model directs whenever you stop typing. It makes more calls.",
  },
];

/** When a connected model is asked to direct a film that is being written; kept on this device. */
export function AskTimeChoice() {
  const id = useId();
  const chosen = useAskTime();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-s1 p-4">
      <h2 id={id} className="font-semibold">
        When the model is asked
      </h2>
      <p className="text-sm text-ink3">Kept on this device.</p>
      <div role="radiogroup" aria-labelledby={id} className="mt-3 flex flex-col gap-3">
        {choices.map(({ value, label, note }) => (
          <label key={value} className="flex items-start gap-2.5">
            <input
              type="radio"
              name={id}
              aria-label={label}
              aria-describedby={`${id}-${value}`}
              checked={chosen === value}
              onChange={() => setAskTime(value)}
              className="mt-0.5 size-4 shrink-0 accent-[var(--accent)] max-md:size-6"
            />
            <span>
              <span className="block font-medium">{label}</span>
              <span id={`${id}-${value}`} className="block text-ink2">
                {note}
              </span>
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
