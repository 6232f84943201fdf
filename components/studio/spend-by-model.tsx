"use client";

import { useState } from "react";
import { Link } from "#components/ui/link.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { monthName, monthsBack } from "./spend-words.ts";
import { useUsage } from "./use-usage.ts";
import { usd } from "./words.ts";

/** What each model was paid in the present month. */
export function SpendByModel() {
  const [month = ""] = monthsBack(useState(() => new Date())[0], 1);
  const { data } = useUsage(month);
  const lines = data?.usage.by_model ?? [];
  const most = Math.max(0, ...lines.map(({ amount_usd }) => amount_usd));
  return (
    <section aria-labelledby="spend-by-model" className="rounded-card border border-line bg-s1 p-4">
      <h2 id="spend-by-model" className="font-semibold">
        Spend by model
      </h2>
      {data === undefined ? (
        <Skeleton className="mt-3 h-16" />
      ) : lines.length === 0 ? (
        <p className="mt-2 text-ink2">
          No model was paid in {monthName(month)}. What each one would cost stands under{" "}
          <Link href="/models" className="text-accent underline">
            Models
          </Link>
          .
        </p>
      ) : (
        <ul aria-label="Spend by model" className="mt-3 flex flex-col gap-2.5">
          {lines.map(({ model, amount_usd }) => (
            <li
              key={model}
              className="figures grid grid-cols-[150px_minmax(0,1fr)_72px] items-center gap-3 text-sm max-sm:grid-cols-[minmax(0,1fr)_72px]"
            >
              <span className="truncate" title={model}>
                {model}
              </span>
              <span aria-hidden="true" className="h-1.5 rounded-full bg-s3 max-sm:order-last max-sm:col-span-full">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${most === 0 ? 0 : (amount_usd / most) * 100}%` }}
                />
              </span>
              <span className="text-right">{usd(amount_usd)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
