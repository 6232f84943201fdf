import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import type { DirectorPlan, StoryCheck } from "#lib/contract/plan.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { CheckReaders } from "./director/check-readers.tsx";
import { fixWords } from "./fix-words.ts";
import { UndoOffer } from "./undo-offer.tsx";
import type { PlanEditing } from "./use-plan-revisions.ts";
import { useUndoOffer } from "./use-undo-offer.ts";

const looks = {
  pass: { Icon: CircleCheck, tone: "text-pass", word: "Passes" },
  warn: { Icon: TriangleAlert, tone: "text-warn", word: "To look at" },
  fail: { Icon: CircleX, tone: "text-fail", word: "Fails" },
  not_assessed: { Icon: CircleHelp, tone: "text-ink3", word: "Not assessed" },
} as const;

function State({ status }: { status: StoryCheck["status"] }) {
  const { Icon, tone, word } = looks[status];
  return (
    <>
      <Icon size={16} strokeWidth={1.75} className={`shrink-0 ${tone}`} aria-hidden="true" />
      <span className="sr-only">{word}:</span>
    </>
  );
}

const score = (check: StoryCheck): string => (check.score === null ? "–" : String(Math.round(check.score)));

/** The five checks in a line each: state, title, score. */
export function CheckLines({ checks }: { checks: StoryCheck[] }) {
  return (
    <ul aria-label="Story checks" className="flex flex-col gap-0.5">
      {checks.map((check) => (
        <li key={check.id} className="flex items-center gap-2 text-sm leading-5 max-md:text-base">
          <State status={check.status} />
          {check.title}
          <span className="ml-auto text-ink2">{score(check)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The five checks with what was found, what would help, and the fix itself, one press away. */
export function CheckList({ plan, editing }: { plan: DirectorPlan; editing: PlanEditing }) {
  const offer = useUndoOffer(editing);
  return (
    <ul aria-label="Story checks" className="divide-y divide-line border-b border-line">
      {plan.story_report.checks.map((check) => (
        <li key={check.id} className="px-4 py-3">
          <div className="flex items-center gap-2">
            <State status={check.status} />
            <span className="flex-1 font-semibold">{check.title}</span>
            <span className="figures text-sm text-ink3">
              <span className="text-ink2">{score(check)}</span> / 100
            </span>
          </div>
          <p className="mt-0.5 pl-6 text-ink2">{check.finding}</p>
          <CheckReaders plan={plan} check={check} />
          {check.status === "pass" || check.status === "not_assessed" ? null : (
            <div className="mt-2 ml-6 flex items-center gap-3 rounded-control bg-s2 py-2 pr-2 pl-3">
              <div className="min-w-0 flex-1">
                <p className="text-sm font-medium">{check.suggestion}</p>
                {check.patch === null ? null : (
                  <p className="text-sm text-ink3">{fixWords(plan, check.patch as PlanEdits)}</p>
                )}
              </div>
              {check.patch === null ? null : (
                <Button
                  size="small"
                  aria-label={`Apply fix: ${check.title}`}
                  aria-disabled={editing.saving}
                  onClick={() => {
                    if (check.patch !== null && !editing.saving)
                      offer.make(check.id, { edits: check.patch as PlanEdits, said: `Apply fix: ${check.title}` });
                  }}
                >
                  {offer.making === check.id ? "Applying" : "Apply fix"}
                </Button>
              )}
            </div>
          )}
          {offer.made === check.id ? (
            <UndoOffer said="Fix applied." label={`Undo fix: ${check.title}`} onUndo={offer.takeBack} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
