"use client";

import { Clapperboard, LoaderCircle } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import { toast } from "#components/ui/toast.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import { reach } from "#components/studio/client.ts";
import { FaultNote } from "#components/studio/fault-note.tsx";
import type { PlanEditing } from "#components/studio/use-plan-revisions.ts";
import { directedBy, openingModel, shortModel } from "./director-words.ts";
import { progressWords } from "./draft-rows.ts";
import { FilmDirecting } from "./film-directing.ts";
import { keptRequest } from "./kept-request.ts";
import { streamPlan } from "./plan-stream.ts";
import { modelIn, useDirector } from "./use-director.ts";

const icon = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

/**
 * Offers to have a draft directed on its own page, where a model is there and this window knows what the draft was made
 * of. The directed film is one that Undo goes back from; a plan that is edited meanwhile stays.
 */
export function DirectDraft({ plan, editing }: { plan: DirectorPlan; editing: PlanEditing }) {
  const model = modelIn(useDirector().data);
  const [request, setRequest] = useState<PlanRequest | null>(null);
  useEffect(() => setRequest(keptRequest(plan.plan_id)), [plan.plan_id]);
  if (model === null || request === null || directedBy(editing.shown.planned_by, model).directed) return null;
  return <Offer model={model} request={request} plan={plan} editing={editing} />;
}

function Offer({
  model,
  request,
  plan,
  editing,
}: {
  model: string;
  request: PlanRequest;
  plan: DirectorPlan;
  editing: PlanEditing;
}) {
  const [own] = useState(() => new FilmDirecting((asked, options) => streamPlan(reach, asked, options)));
  const { soFar, error } = useSyncExternalStore(own.watch, own.now, own.now);
  const [asked] = useState<PlanRequest>(() => ({ ...request, director: "auto" }));
  /** Why the film that came was not taken, with its address where it has one of its own. */
  const [left, setLeft] = useState<{ because: string; plan_id: string | null } | null>(null);
  useEffect(() => own.stop, [own]);
  const { stored, saving } = editing;
  const name = shortModel(model);
  const direct = async () => {
    setLeft(null);
    const made = await own.direct(asked);
    if (made === null) return;
    const { directed, because } = directedBy(made.planned_by, model);
    if (!directed) setLeft({ because: because ?? "The film was covered from your words again.", plan_id: null });
    else if (editing.take(stored.plan_id, made, `Direct with ${name}`))
      toast(`Directed by ${name}.`, { description: "Undo brings your plan back." });
    else setLeft({ because: "You edited the plan meanwhile, so it stays as it is.", plan_id: made.plan_id });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-s1 px-4 py-2">
      {soFar === null ? (
        <Clapperboard {...icon} className="shrink-0 text-ink2" />
      ) : (
        <LoaderCircle {...icon} className="shrink-0 text-ink2 motion-safe:animate-spin" />
      )}
      <p role="status" className="min-w-0 flex-1 basis-60 text-ink2">
        {soFar !== null
          ? `${progressWords(openingModel(model), soFar)}.`
          : (left?.because ??
            (stored.plan_id === plan.plan_id
              ? "This plan is covered from your words."
              : `${openingModel(model)} would begin again from your first words. Undo brings your edited plan back.`))}
      </p>
      {left?.plan_id == null ? null : (
        <Link href={`/plans/${left.plan_id}`} className={buttonClass("outline", "small")}>
          Open the directed plan
        </Link>
      )}
      {soFar === null ? (
        <Button size="small" disabled={saving} onClick={() => void direct()}>
          Direct with {name}
        </Button>
      ) : (
        <Button size="small" onClick={own.stop}>
          Stop
        </Button>
      )}
      {error === null ? null : (
        <div className="w-full">
          <FaultNote error={error} doing="direct the film" />
        </div>
      )}
    </div>
  );
}
