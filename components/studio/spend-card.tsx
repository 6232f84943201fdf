"use client";

import { useQuery } from "@tanstack/react-query";
import { Link } from "#components/ui/link.tsx";
import { service } from "./client.ts";
import { usd } from "./words.ts";

/** What this month has cost, of what may be spent; leads to the figures. Nothing until it is known. */
export function SpendCard() {
  const usage = useQuery({
    queryKey: ["usage", "spend"],
    queryFn: ({ signal }) => service.get_usage({ limit: 1 }, { signal }),
    staleTime: 60_000,
  });
  if (usage.data === undefined) return <div className="h-[76px]" />;
  const { month, spent_usd, reserved_usd, budget_usd } = usage.data;
  const name = new Date(`${month}-01T00:00:00Z`).toLocaleDateString("en-GB", { month: "long", timeZone: "UTC" });
  const share = budget_usd === null || budget_usd === 0 ? 0 : Math.min(1, (spent_usd + reserved_usd) / budget_usd);
  return (
    <Link
      href="/keys"
      className="mx-0.5 mb-2 grid min-h-[68px] content-center rounded-card border border-line bg-s1 px-3 py-2.5 text-sm hover:border-line2"
    >
      <span className="flex justify-between gap-2 font-medium">
        <span>Spend in {name}</span> <span className="figures">{usd(spent_usd)}</span>
      </span>
      {budget_usd === null ? null : (
        <span className="my-1.5 block h-1 overflow-hidden rounded-full bg-s3">
          <span
            className={`block h-full ${share >= 0.9 ? "bg-warn" : "bg-accent"}`}
            style={{ width: `${share * 100}%` }}
          />
        </span>
      )}
      <span className="block text-ink3">
        {budget_usd === null ? "No budget set" : `of a ${usd(budget_usd)} budget`}
      </span>
    </Link>
  );
}
