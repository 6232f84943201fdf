import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from "lucide-react";
import type { StoryCheck } from "#lib/contract/plan.ts";

const looks = {
  pass: { Icon: CircleCheck, tone: "text-pass", word: "Pass" },
  warn: { Icon: TriangleAlert, tone: "text-warn", word: "Warning" },
  fail: { Icon: CircleX, tone: "text-fail", word: "Fails" },
  not_assessed: { Icon: CircleHelp, tone: "text-ink3", word: "Not assessed" },
} as const;

/** The five story checks: icon and word, never colour alone. */
export function CheckList({ checks, brief = false }: { checks: StoryCheck[]; brief?: boolean }) {
  return (
    <ul aria-label="Story checks" className="flex flex-col gap-1.5">
      {checks.map((check) => {
        const { Icon, tone, word } = looks[check.status];
        return (
          <li key={check.id} className={brief ? "" : "border-b border-line pb-3"}>
            <div className="flex items-center gap-2">
              <Icon size={15} strokeWidth={1.75} className={`shrink-0 ${tone}`} role="img" aria-label={word} />
              <span className={brief ? "" : "font-medium"}>{check.title}</span>
              <span className="money ml-auto text-[12px] text-ink2">
                {check.score === null ? "–" : Math.round(check.score)}
              </span>
            </div>
            {brief ? null : (
              <div className="mt-1 pl-6 text-ink2">
                <p>{check.finding}</p>
                {check.status === "pass" ? null : <p className="text-ink3">{check.suggestion}</p>}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
