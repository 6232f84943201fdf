"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { toast } from "#components/ui/toast.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { sayAddress } from "./address.ts";
import { service } from "./client.ts";
import { markEdit } from "./edit-marks.ts";
import { wordsOf } from "./fault-note.tsx";
import { PlanRevisions, type PlanEdit, type PlanStanding } from "./plan-revisions.ts";
import { typing } from "./typing.ts";

/** Edits a plan. What is made of the plan is made of it as it is then: a page may show it a moment later. */
export type EditPlan = (edit: PlanEdit | ((now: DirectorPlan) => PlanEdit | null)) => void;

/** A plan that can be edited, and what edits it. */
export interface PlanEditing extends PlanStanding {
  edit: EditPlan;
  /** Goes one revision back, and says what was undone. */
  goBack: () => void;
  goForward: () => void;
  /** Stores what is not stored yet. */
  settle: () => Promise<void>;
  /** Takes a plan that was made elsewhere out of the plan `from`; false where that was edited meanwhile. */
  take: (from: string, plan: DirectorPlan, said: string) => boolean;
}

/**
 * The plan with its revisions. Ctrl or Cmd and Z goes back, with Shift forward; the address is always that of the
 * stored plan, so that a reload shows what is seen.
 */
export const usePlanRevisions = (plan: DirectorPlan): PlanEditing => {
  const client = useQueryClient();
  const [own] = useState(
    () =>
      new PlanRevisions(
        plan,
        {
          revise: (plan_id, edits) => service.revise_plan({ plan_id, ...edits }),
          load: (plan_id) => service.get_plan({ plan_id }),
        },
        (said, error) => {
          const { strong, rest } = wordsOf(error, "change the plan");
          toast.error(strong, { description: `${rest} Taken back: ${said}.`, duration: 8000 });
        },
      ),
  );
  const standing = useSyncExternalStore(own.watch, own.now, own.now);
  const { stored } = standing;
  useEffect(() => {
    client.setQueryData(["plan", stored.plan_id], stored);
    sayAddress(`/plans/${stored.plan_id}${location.search}`);
  }, [client, stored]);
  const [hands] = useState(() => ({
    edit: (given: Parameters<EditPlan>[0]) => {
      const { shown } = own.now();
      const edit = typeof given === "function" ? given(shown) : given;
      if (edit === null) return;
      markEdit(shown.plan_hash, performance.now());
      own.edit(edit);
    },
    goBack: () => void own.undo().then((said) => said !== null && toast(`Undone: ${said}.`)),
    goForward: () => void own.redo().then((said) => said !== null && toast(`Done again: ${said}.`)),
    settle: own.settle,
    take: own.take,
  }));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.metaKey || event.ctrlKey) || event.altKey || typing(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) hands.goForward();
      else hands.goBack();
    };
    const leave = () => void own.settle();
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("keydown", onKey);
      leave();
    };
  }, [own, hands]);
  return useMemo(() => ({ ...standing, ...hands }), [standing, hands]);
};
