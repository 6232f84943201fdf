import type { Metadata } from "next";
import { PlanPage } from "#components/studio/plan-page.tsx";

export const metadata: Metadata = { title: "Shot plan" };

export default async function PlanRoute({
  params,
  searchParams,
}: {
  params: Promise<{ plan_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const [{ plan_id }, { shot, tab, t }] = await Promise.all([params, searchParams]);
  const at = typeof t === "string" ? Number(t) : NaN;
  return (
    <PlanPage
      key={plan_id}
      planId={plan_id}
      shot={Number(shot ?? 1)}
      tab={typeof tab === "string" ? tab : null}
      at={Number.isFinite(at) && at >= 0 ? at : null}
    />
  );
}
