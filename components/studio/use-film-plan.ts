"use client";

import { useQuery } from "@tanstack/react-query";
import { service } from "./client.ts";

/** A plan by its id. It never changes, so it is asked for once. */
export const useFilmPlan = (planId: string) =>
  useQuery({
    queryKey: ["plan", planId],
    staleTime: Infinity,
    queryFn: ({ signal }) => service.get_plan({ plan_id: planId }, { signal }),
  });
