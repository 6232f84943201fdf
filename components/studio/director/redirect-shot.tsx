"use client";

import { Clapperboard, LoaderCircle } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { controlClass } from "#components/ui/field.tsx";
import { Popover } from "#components/ui/popover.tsx";
import type { PlannedShot } from "#lib/contract/plan.ts";
import type { PlanEditing } from "#components/studio/use-plan-revisions.ts";
import { useAskModel } from "./use-ask-model.ts";
import { modelIn, useDirector } from "./use-director.ts";

const icon = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Has one shot directed once more, otherwise than it stands; the rest of the film is kept. */
export function RedirectShot({ shot, editing }: { shot: PlannedShot; editing: PlanEditing }) {
  const model = modelIn(useDirector().data);
  const id = useId();
  const [note, setNote] = useState("");
  const ask = useAskModel(editing, () => setNote(""));
  if (model === null) return null;
  const words = note.trim();
  return (
    <Popover
      label={`Direct shot ${shot.index} again`}
      align="end"
      trigger={
        <Button size="small" look="plain" className="-mr-2.5" disabled={ask.isPending || editing.saving}>
          {ask.isPending ? <LoaderCircle {...icon} className="motion-safe:animate-spin" /> : <Clapperboard {...icon} />}
          {ask.isPending ? "Directing" : "Direct again"}
          <span className="sr-only">shot {shot.index}</span>
        </Button>
      }
    >
      <label htmlFor={id} className="mb-1.5 block text-sm text-ink2">
        What should be different? You can leave it open.
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        className={`${controlClass} !h-auto py-1.5 leading-5`}
      />
      <p className="mt-1.5 mb-2.5 text-sm leading-5 text-ink3">
        This shot’s words are replaced, yours among them. The other shots stay, and Undo brings it back.
      </p>
      <Button
        disabled={ask.isPending || editing.saving}
        onClick={() =>
          ask.mutate({
            said: `Direct shot ${shot.index} again`,
            doing: "direct the shot",
            body: { redirect: { shot_id: shot.shot_id, ...(words === "" ? {} : { note: words }) } },
          })
        }
      >
        {ask.isPending ? "Directing" : "Direct this shot"}
      </Button>
    </Popover>
  );
}
