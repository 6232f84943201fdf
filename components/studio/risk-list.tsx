"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { fixWords } from "./fix-words.ts";
import { RiskChip } from "./risk-chip.tsx";
import { UndoOffer } from "./undo-offer.tsx";
import type { PlanEditing } from "./use-plan-revisions.ts";
import { useUndoOffer } from "./use-undo-offer.ts";
import { plainWords, sentenceCase } from "./words.ts";

/** Factors shown before "all": the heaviest. */
const first = 5;

/** Where a model is likely to stumble, heaviest first, why, and what would help, one press away. */
export function RiskList({ plan, editing }: { plan: DirectorPlan; editing: PlanEditing }) {
  const [all, setAll] = useState(false);
  const offer = useUndoOffer(editing);
  const { level, score, factors } = plan.artifact_risk;
  const ranked = factors.toSorted((a, b) => b.weight - a.weight);
  const shotOf = (id: string | null) => plan.shots.find((shot) => shot.shot_id === id)?.index;
  return (
    <section aria-labelledby="risk" className="px-4 py-3">
      <div className="mb-2 flex items-center justify-between">
        <h2 id="risk" className="font-semibold">
          Artifact risk
        </h2>
        <RiskChip level={level} score={score} />
      </div>
      {offer.made === "risk" ? (
        <div className="-ml-6 pb-2">
          <UndoOffer said="Risk lowered." label="Undo lower risk" onUndo={offer.takeBack} />
        </div>
      ) : null}
      <ul className="flex flex-col gap-2.5">
        {ranked.slice(0, all ? ranked.length : first).map((factor) => {
          const shot = shotOf(factor.shot_id);
          const name = sentenceCase(plainWords(factor.factor));
          const where = shot === undefined ? "film" : `shot ${shot}`;
          const { patch } = factor;
          return (
            <li key={`${factor.factor} ${factor.shot_id}`} className="flex items-start gap-3">
              <span aria-hidden="true" className="mt-2 h-1 w-9 shrink-0 overflow-hidden rounded-full bg-s3">
                <span className="block h-full bg-warn" style={{ width: `${factor.weight * 100}%` }} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="flex justify-between gap-2">
                  <span title={factor.evidence}>{name}</span>
                  <span className="shrink-0 text-sm text-ink3">{sentenceCase(where)}</span>
                </span>
                <span className="block text-sm text-ink3">
                  {factor.mitigation}
                  {patch === null ? null : <span className="block">{fixWords(plan, patch as PlanEdits)}</span>}
                </span>
              </span>
              {patch === null ? null : (
                <Button
                  size="small"
                  aria-label={`Lower risk: ${name}, ${where}`}
                  aria-disabled={editing.saving}
                  onClick={() => {
                    const said = `Lower risk: ${name}, ${where}`;
                    if (!editing.saving) offer.make("risk", { edits: patch as PlanEdits, said });
                  }}
                >
                  Lower
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {ranked.length > first ? (
        <Button size="small" look="plain" aria-expanded={all} onClick={() => setAll(!all)} className="mt-2 -ml-2.5">
          {all ? "Fewer factors" : `${ranked.length - first} more factors`}
        </Button>
      ) : null}
    </section>
  );
}
