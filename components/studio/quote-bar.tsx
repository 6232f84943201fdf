import type { ReactNode } from "react";
import type { Quote } from "#lib/contract/plan.ts";
import { usd } from "./words.ts";

/** What it costs now, and what it would cost live; the buttons that spend stand beside it. */
export function QuoteBar({ quote, children }: { quote: Quote | null; children: ReactNode }) {
  const now = quote?.total_usd ?? 0;
  return (
    <div className="flex items-center justify-between gap-3 flex-wrap border-t border-line bg-s1 px-5 py-3 max-md:px-4">
      <div>
        <p className="text-ink2">
          <span className="figures text-xl font-semibold text-ink">{usd(now)}</span> {now === 0 ? "preview" : "at most"}
        </p>
        <p className="figures text-sm text-ink3">{usd(quote?.if_live_usd ?? 0)} if live</p>
      </div>
      <div className="flex flex-wrap gap-3 max-md:gap-2">{children}</div>
    </div>
  );
}
