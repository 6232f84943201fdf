"use client";

import { useEffect, useState } from "react";
import type { PlanEdit } from "./plan-revisions.ts";
import type { PlanEditing } from "./use-plan-revisions.ts";

/** How long a change that was made with one press can be taken back with another, beside it. */
const offered_ms = 10_000;

/**
 * The change that was made last with one press, by its `key`, while it can be taken back where it was made: for ten
 * seconds after it is stored, and not once something else was changed.
 */
export const useUndoOffer = (editing: PlanEditing) => {
  const [made, setMade] = useState<{ key: string; said: string } | null>(null);
  const { saving, undo } = editing;
  useEffect(() => {
    if (made === null || saving) return;
    const timer = setTimeout(() => setMade(null), offered_ms);
    return () => clearTimeout(timer);
  }, [made, saving]);
  const standing = made !== null && undo === made.said ? made : null;
  return {
    /** What is being stored. */
    making: saving ? (standing?.key ?? null) : null,
    /** What can be taken back. */
    made: saving ? null : (standing?.key ?? null),
    make: (key: string, edit: Pick<PlanEdit, "edits" | "said">) => {
      editing.edit(edit);
      setMade({ key, said: edit.said });
    },
    takeBack: () => {
      editing.goBack();
      setMade(null);
    },
  };
};
