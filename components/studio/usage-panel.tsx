"use client";

import { Suspense, useState } from "react";
import { later } from "#components/ui/later.ts";
import { Select } from "#components/ui/select.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { FaultNote } from "./fault-note.tsx";
import { filmsSettled, monthAndYear, monthName, monthsBack, resetDay, spentByDay } from "./spend-words.ts";
import { useUsage, type MonthOfUsage } from "./use-usage.ts";
import { usd } from "./words.ts";

/** Months that can be looked back on, the present one with them. */
const monthsShown = 12;
/** The chart comes with the first month that has something to draw. */
const SpendChart = later(() => import("./spend-chart.tsx"));

const BudgetForm = later(() => import("./budget-form.tsx").then((part) => ({ default: part.BudgetForm })));

/** What a month cost, by day and by model, and how much may be spent in one. */
export function UsagePanel() {
  const [now] = useState(() => new Date());
  const [present = ""] = monthsBack(now, 1);
  const [month, setMonth] = useState(present);
  const shown = useUsage(month);
  const thisMonth = useUsage(present);
  const data = shown.data;
  if (shown.error !== null)
    return <FaultNote error={shown.error} doing="load your usage" onRetry={() => void shown.refetch()} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_300px] gap-4 max-lg:grid-cols-1">
      <section aria-labelledby="spend" className="min-w-0 rounded-card border border-line bg-s1 p-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 id="spend" className="font-semibold">
              Spend in {monthName(month)}
            </h2>
            {data === undefined ? (
              <Skeleton className="mt-0.5 h-8 w-48" />
            ) : (
              <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5">
                <span className="text-2xl font-semibold tabular-nums">{usd(data.usage.spent_usd)}</span>
                <span className="text-ink3">{budgetWords(data, month === present)}</span>
              </p>
            )}
          </div>
          <Select
            label="Month"
            options={monthsBack(now, monthsShown).map((each) => ({ value: each, label: monthAndYear(each) }))}
            value={month}
            onChange={setMonth}
            className="w-44 max-sm:w-full"
          />
        </div>
        {/* The chart's room is kept before it is known whether there is one: nothing below moves. */}
        <div className="min-h-[229px] max-md:min-h-[251px]">
          {data === undefined ? (
            <Skeleton className="mt-4 h-[180px]" />
          ) : data.usage.spent_usd > 0 ? (
            <>
              <Suspense fallback={<Skeleton className="mt-4 h-[180px]" />}>
                <SpendChart month={month} days={spentByDay(month, data.entries, now)} of="amount_usd" />
              </Suspense>
              {data.whole ? null : (
                <p className="mt-2 text-sm text-ink3">
                  The ledger of this month is long: its first days are not drawn. The sum above is the whole one.
                </p>
              )}
            </>
          ) : (
            <>
              <p className="mt-3 border-t border-line pt-3 text-ink2">
                Nothing was spent in {monthName(month)}: plans and previews are free.
                {data.entries.length === 0 ? "" : " These are the films of each day."}
              </p>
              {data.entries.length === 0 ? null : (
                <Suspense fallback={<Skeleton className="mt-4 h-[180px]" />}>
                  <SpendChart month={month} days={spentByDay(month, data.entries, now)} of="films" />
                </Suspense>
              )}
            </>
          )}
        </div>
      </section>
      <section aria-labelledby="this-month" className="rounded-card border border-line bg-s1 p-4">
        <h2 id="this-month" className="font-semibold">
          {month === present ? "This month" : monthAndYear(month)}
        </h2>
        {data === undefined ? <Skeleton className="mt-3 h-[148px]" /> : <Counts data={data} />}
        <div id="budget" className="mt-4 min-h-[109px] scroll-mt-20 border-t border-line pt-3.5 max-md:min-h-[122px]">
          {thisMonth.data === undefined ? null : (
            <Suspense>
              <BudgetForm key={String(thisMonth.data.usage.budget_usd)} usage={thisMonth.data.usage} />
            </Suspense>
          )}
        </div>
      </section>
    </div>
  );
}

const budgetWords = ({ usage }: MonthOfUsage, running: boolean): string => {
  if (!running) return "";
  if (usage.budget_usd === null) return "no monthly budget is set";
  return `of a ${usd(usage.budget_usd)} budget, resets ${resetDay(usage.month)}`;
};

function Counts({ data }: { data: MonthOfUsage }) {
  const { charged, free } = filmsSettled(data.entries);
  const more = data.whole ? "" : "+";
  const { calls } = data.usage.director;
  const lines = [
    [`${charged}${more}`, charged === 1 ? "Film charged" : "Films charged", "finished with live models"],
    [`${free}${more}`, free === 1 ? "Film at $0.00" : "Films at $0.00", "previews, blocked, failed or cancelled"],
    [usd(data.usage.reserved_usd), "Held back", "for films that are being made"],
    ...(calls === 0
      ? []
      : [
          [
            calls.toLocaleString("en"),
            calls === 1 ? "Model call" : "Model calls",
            "to direct plans, free for you",
          ] as const,
        ]),
  ] as const;
  return (
    <dl className="mt-3 flex flex-col gap-3">
      {lines.map(([figure, term, note]) => (
        <div key={term} className="flex items-center gap-3">
          <dt className="order-2">
            <span className="block font-medium">{term}</span>
            <span className="block text-sm text-ink3">{note}</span>
          </dt>
          <dd className="order-1 w-[72px] shrink-0 text-lg font-semibold tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
