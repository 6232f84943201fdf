"use client";

import { useMutation } from "@tanstack/react-query";
import { toast } from "#components/ui/toast.ts";
import type { RawInput } from "#lib/contract/endpoints.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { service } from "#components/studio/client.ts";
import { wordsOf } from "#components/studio/fault-note.tsx";
import type { PlanEditing } from "#components/studio/use-plan-revisions.ts";

interface Asked {
  /** What a person did, as Undo says it. */
  said: string;
  /** Verb and thing, for when it fails. */
  doing: string;
  body?: Omit<RawInput<"revise_plan">, "plan_id">;
  query?: Record<string, string>;
}

/**
 * Asks for a revision that takes a model its time. The plan can be edited meanwhile; then what comes back no longer fits
 * and is left, with a word. Answers the plan that was taken; null where none was.
 */
export const useAskModel = ({ stored, take }: PlanEditing, taken: (plan: DirectorPlan) => void = () => undefined) =>
  useMutation({
    mutationFn: async ({ body, query }: Asked) => ({
      from: stored.plan_id,
      plan: await service.revise_plan({ plan_id: stored.plan_id, ...body }, query === undefined ? {} : { query }),
    }),
    onSuccess: ({ from, plan }, { said }) => {
      if (take(from, plan, said)) taken(plan);
      else toast("The plan was edited meanwhile, so it stays as it is. Ask again.");
    },
    onError: (error, { doing }) => {
      const { strong, rest } = wordsOf(error, doing);
      toast.error(`${strong} ${rest}`);
    },
  });
