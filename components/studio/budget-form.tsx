"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#components/ui/toast.ts";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import type { UsageBody } from "#lib/contract/usage.ts";
import { service } from "./client.ts";
import { wordsOf } from "./fault-note.tsx";
import { typedUsd } from "./typed-usd.ts";
import { usageKey, type MonthOfUsage } from "./use-usage.ts";
import { usd } from "./words.ts";

/** How much may be spent in a month, and what is left of it in this one. */
export function BudgetForm({ usage }: { usage: UsageBody }) {
  const client = useQueryClient();
  const { month, budget_usd: budget, spent_usd, reserved_usd } = usage;
  const [text, setText] = useState(budget === null ? "" : usd(budget));
  const typed = typedUsd(text);
  const save = useMutation({
    mutationFn: (budget_usd: number | null) => service.set_budget({ budget_usd }),
    onMutate: async (budget_usd) => {
      await client.cancelQueries({ queryKey: usageKey(month) });
      const before = client.getQueryData<MonthOfUsage>(usageKey(month));
      if (before !== undefined)
        client.setQueryData<MonthOfUsage>(usageKey(month), { ...before, usage: { ...before.usage, budget_usd } });
      return before;
    },
    onSuccess: ({ budget_usd }) =>
      toast(budget_usd === null ? "There is no monthly budget now." : `The monthly budget is ${usd(budget_usd)} now.`),
    onError: (error, _, before) => {
      if (before !== undefined) client.setQueryData(usageKey(month), before);
      const { strong, rest } = wordsOf(error, "save the budget");
      toast.error(`${strong} ${rest} It is ${budget === null ? "without a limit" : usd(budget)} as before.`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["usage"] }),
  });
  const used = spent_usd + reserved_usd;
  const left = budget === null ? null : Math.max(0, budget - used);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== undefined) save.mutate(typed);
      }}
    >
      <div className="flex items-end gap-2">
        <Field
          label="Monthly budget"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="No limit"
          control="figures"
          className="min-w-0 flex-1"
        />
        <Button type="submit" disabled={typed === undefined || typed === budget || save.isPending}>
          Save
        </Button>
      </div>
      {typed === undefined ? (
        <p role="alert" className="mt-1.5 text-sm text-fail">
          Write an amount in dollars, such as 50 or 12.50. Empty is no limit.
        </p>
      ) : null}
      {budget === null || left === null ? (
        <p className="mt-2 text-sm text-ink3">A film over the budget is not begun, and says so.</p>
      ) : (
        <>
          <div
            role="meter"
            aria-label="Budget used"
            aria-valuemin={0}
            aria-valuemax={budget}
            aria-valuenow={Math.min(used, budget)}
            aria-valuetext={`${usd(used)} of ${usd(budget)}`}
            className="mt-3 h-1.5 rounded-full bg-s3"
          >
            <div
              className={`h-full rounded-full ${left === 0 ? "bg-warn" : "bg-accent"}`}
              style={{ width: `${budget === 0 ? 100 : Math.min(100, (used / budget) * 100)}%` }}
            />
          </div>
          <p className="mt-1.5 text-sm text-ink2">
            <span className="figures">{usd(left)}</span> left of {usd(budget)}
          </p>
        </>
      )}
    </form>
  );
}
