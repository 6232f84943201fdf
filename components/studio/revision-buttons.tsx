"use client";

import { LoaderCircle, Redo2, Undo2 } from "lucide-react";
import { IconButton } from "#components/ui/button.tsx";
import type { PlanEditing } from "./use-plan-revisions.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Back and forward along the revisions, and whether the last one is stored. */
export function RevisionButtons({ editing }: { editing: PlanEditing }) {
  const { saving, undo, redo } = editing;
  return (
    <span className="flex items-center max-md:hidden">
      <span role="status" className="mr-1 text-sm text-ink3">
        {saving ? (
          <>
            <LoaderCircle size={14} strokeWidth={1.75} aria-hidden="true" className="motion-safe:animate-spin" />
            <span className="sr-only">Saving</span>
          </>
        ) : null}
      </span>
      <IconButton
        label="Undo"
        aria-description={undo ?? "Nothing to undo"}
        title={undo === null ? "Nothing to undo" : `Undo: ${undo}`}
        disabled={undo === null}
        onClick={editing.goBack}
        className="disabled:cursor-not-allowed disabled:opacity-40 lg:size-7!"
      >
        <Undo2 {...icon} />
      </IconButton>
      <IconButton
        label="Redo"
        aria-description={redo ?? "Nothing to redo"}
        title={redo === null ? "Nothing to redo" : `Redo: ${redo}`}
        disabled={redo === null}
        onClick={editing.goForward}
        className="disabled:cursor-not-allowed disabled:opacity-40 lg:size-7!"
      >
        <Redo2 {...icon} />
      </IconButton>
    </span>
  );
}
