import { Check } from "lucide-react";
import { Chip } from "#components/ui/chip.tsx";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { Animatic } from "./animatic-loader.tsx";
import { CheckList } from "./check-list.tsx";
import { plainWords, sentenceCase, usd } from "./client.ts";

/** The plan as it stands: pictures, shots, checks, risk. */
export function LivePlan({
  plan,
  planning,
  fault,
}: {
  plan: DirectorPlan | null;
  planning: boolean;
  fault: string | null;
}) {
  return (
    <section aria-label="Live plan" className="flex flex-col gap-4 p-5">
      <div className="flex items-center justify-between">
        <div className="flex items-center gap-2.5">
          <h2 className="font-medium">Live plan</h2>
          {planning ? <Chip>Planning</Chip> : null}
          {plan !== null && !planning ? (
            <Chip tone="pass">
              <Check size={12} strokeWidth={2} aria-hidden="true" /> Up to date
            </Chip>
          ) : null}
        </div>
        <span className="text-[12px] text-ink3">Free. Updates as you type.</span>
      </div>
      {fault === null ? null : (
        <p role="alert" className="rounded-control bg-fail-bg px-3 py-2 text-fail">
          {fault}
        </p>
      )}
      {plan === null ? (
        <div className="grid place-items-center rounded-card border border-dashed border-line2 px-6 py-16 text-center">
          <p className="font-medium">Your plan appears here.</p>
          <p className="text-ink3">Planning is free. Write a sentence, or start from an example.</p>
        </div>
      ) : (
        <>
          <Animatic plan={plan} />
          <ol aria-label="Shots" className="flex flex-col">
            {plan.shots.map((shot) => {
              const live = plan.quote.lines.find((line) => line.shot_id === shot.shot_id);
              return (
                <li key={shot.shot_id} className="flex justify-between gap-4 border-b border-line py-2.5">
                  <div className="min-w-0">
                    <p className="truncate">
                      <span className="font-medium">
                        {shot.index}. {sentenceCase(shot.role)}
                      </span>{" "}
                      <span className="text-[12px] text-ink3">
                        {shot.duration_seconds.toFixed(2)} s · {shot.camera.lens_mm} mm ·{" "}
                        {plainWords(shot.camera.movement)}
                      </span>
                    </p>
                    <p className="line-clamp-2 text-ink2">{shot.description}</p>
                  </div>
                  <div className="shrink-0 text-right">
                    <p className="money text-[12px]">{shot.routed_model.split("/")[1] ?? shot.routed_model}</p>
                    {live === undefined ? null : <p className="money text-[12px] text-ink3">{usd(live.amount_usd)}</p>}
                  </div>
                </li>
              );
            })}
          </ol>
          <div className="grid grid-cols-2 gap-5 max-sm:grid-cols-1">
            <div>
              <h3 className="mb-1.5 text-ink2">Story checks</h3>
              <CheckList checks={plan.story_report.checks} brief />
            </div>
            <div>
              <h3 className="mb-1.5 text-ink2">Artifact risk</h3>
              <Chip
                tone={
                  plan.artifact_risk.level === "low" ? "pass" : plan.artifact_risk.level === "medium" ? "warn" : "fail"
                }
              >
                {sentenceCase(plan.artifact_risk.level)} {plan.artifact_risk.score.toFixed(2)}
              </Chip>
              {plan.artifact_risk.factors[0] === undefined ? null : (
                <p className="mt-1.5 text-[12px] leading-4 text-ink2">{plan.artifact_risk.factors[0].mitigation}</p>
              )}
            </div>
          </div>
        </>
      )}
    </section>
  );
}
