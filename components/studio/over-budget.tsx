"use client";

import { Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import type { Quote } from "#lib/contract/plan.ts";
import { overBudgetText, type BudgetLeft } from "./stopped-words.ts";
import { useBudgetLeft } from "./use-usage.ts";
import { usd } from "./words.ts";

/** Cheaper models were asked for. */
export interface CheaperRoutes {
  /** What this very film was quoted at before; null where it has changed since. */
  was_usd: number | null;
}

/** Of a month's budget what is spent or held, and what is left, as a line. */
export function BudgetLine({ left: { left_usd, budget_usd }, className }: { left: BudgetLeft; className: string }) {
  const used = Math.max(0, budget_usd - left_usd);
  return (
    <div className={className}>
      <span aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-full bg-warn">
        <span className="bg-accent" style={{ width: `${budget_usd === 0 ? 100 : (100 * used) / budget_usd}%` }} />
      </span>
      <p className="figures mt-1.5 flex justify-between gap-3 text-sm text-ink3">
        <span>{usd(used)} used</span> <span>{usd(budget_usd)} budget</span>
      </p>
    </div>
  );
}

/** The ways on when a film would cost more than is left; `onCheaper` is null where cheaper models are routed already. */
export function BudgetWays({
  busy,
  primary = false,
  onCheaper,
}: {
  busy: boolean;
  primary?: boolean;
  onCheaper: (() => void) | null;
}) {
  return (
    <>
      {onCheaper === null ? null : (
        <Button look={primary ? "primary" : "outline"} disabled={busy} onClick={onCheaper}>
          Use cheaper models
        </Button>
      )}
      <Link href="/keys#budget" className={buttonClass()}>
        Raise the budget
      </Link>
    </>
  );
}

/**
 * Says before anything is begun that a film would go over the month's budget, and how to go on; once cheaper models are
 * routed, what that changed.
 */
export function OverBudget({
  quote,
  routed,
  busy,
  onCheaper,
}: {
  quote: Quote;
  routed: CheaperRoutes | null;
  busy: boolean;
  onCheaper: () => void;
}) {
  const left = useBudgetLeft(quote.total_usd > 0);
  const over = left !== null && quote.total_usd > left.left_usd;
  if (!over && (routed === null || busy)) return null;
  return (
    <section
      aria-label="Budget"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-s1 p-4"
    >
      {over ? (
        <>
          <Told title="This would go over your budget." tone="text-warn">
            {overBudgetText(quote.total_usd, left)}
            {routed?.was_usd == null || busy
              ? null
              : quote.total_usd < routed.was_usd
                ? ` It was ${usd(routed.was_usd)} before.`
                : " No cheaper models can make these shots."}
          </Told>
          <BudgetLine left={left} className="min-w-0 flex-1 basis-52" />
          <div className="flex flex-wrap gap-2">
            <BudgetWays busy={busy} onCheaper={routed === null ? onCheaper : null} />
          </div>
        </>
      ) : (
        routed !== null && (
          <Told title="Cheaper models are routed." tone="text-pass">
            {routedText(routed, quote.total_usd)}
          </Told>
        )
      )}
    </section>
  );
}

const routedText = ({ was_usd }: CheaperRoutes, now_usd: number): string =>
  `The quote is ${usd(now_usd)}${was_usd === null ? "" : `; it was ${usd(was_usd)}`}.`;

function Told({ title, tone, children }: { title: string; tone: string; children: ReactNode }) {
  return (
    <div role="status" className="flex flex-[2] basis-72 items-start gap-3">
      <Wallet size={18} strokeWidth={1.75} aria-hidden="true" className={`mt-0.5 shrink-0 ${tone}`} />
      <p className="min-w-0 text-ink2">
        <strong className="block font-semibold text-ink">{title}</strong>
        {children}
      </p>
    </div>
  );
}
