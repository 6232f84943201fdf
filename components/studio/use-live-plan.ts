"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import { service } from "./client.ts";

/** Time after the last key before a plan is asked for. */
const quietMs = 350;

export interface LivePlanState {
  /** The newest plan there is; it stays while the next one forms. */
  plan: DirectorPlan | null;
  planning: boolean;
  /** True when `plan` belongs to the request as it stands. */
  fresh: boolean;
  error: Error | null;
  retry: () => void;
}

/** Plans while a person types: the older request is aborted, the last plan stays. */
export const useLivePlan = (request: PlanRequest | null): LivePlanState => {
  const [settled, setSettled] = useState<PlanRequest | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(request), quietMs);
    return () => clearTimeout(timer);
  }, [request]);
  const query = useQuery({
    queryKey: ["live-plan", settled],
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Infinity,
    queryFn: ({ signal }) => service.plan_director_prompt(settled ?? { raw_intent: "" }, { signal }),
  });
  const waiting = request !== null && (request !== settled || query.isFetching);
  return {
    plan: request === null ? null : (query.data ?? null),
    planning: waiting,
    fresh: !waiting && query.isSuccess && !query.isPlaceholderData,
    error: waiting || request === null ? null : query.error,
    retry: () => void query.refetch(),
  };
};
