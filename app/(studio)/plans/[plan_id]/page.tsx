import type { Metadata } from "next";
import { PlanPage } from "#components/studio/plan-page.tsx";

export const metadata: Metadata = { title: "Shot plan" };

export default async function PlanRoute({ params }: { params: Promise<{ plan_id: string }> }) {
  const { plan_id } = await params;
  return <PlanPage planId={plan_id} />;
}
