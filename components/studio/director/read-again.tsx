"use client";

import { LoaderCircle, ScanEye } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast.ts";
import type { PlanEditing } from "#components/studio/use-plan-revisions.ts";
import { modelHasRead } from "./readings.ts";
import { useAskModel } from "./use-ask-model.ts";
import { modelIn, useDirector } from "./use-director.ts";

const said = "Read again with the model";
const icon = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Has a connected model read the checks of the plan as it is stored. */
export function ReadAgain({ editing }: { editing: PlanEditing }) {
  const model = modelIn(useDirector().data);
  const read = useAskModel(editing, (plan) => {
    if (!modelHasRead(plan)) toast("The model gave no reading. The checks stand as the structure reads them.");
  });
  if (model === null) return null;
  return (
    <Button
      size="small"
      title={`${model} reads the story checks`}
      disabled={editing.saving || read.isPending}
      onClick={() => read.mutate({ said, doing: "have the plan read", query: { reader: "model" } })}
    >
      {read.isPending ? <LoaderCircle {...icon} className="motion-safe:animate-spin" /> : <ScanEye {...icon} />}
      {read.isPending ? "Reading" : said}
    </Button>
  );
}
