import type { ReactNode } from "react";
import type { DirectorPlan, PlannedShot } from "#lib/contract/plan.ts";
import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { roleTitle, shotSeconds } from "#components/studio/words.ts";
import type { PlanEditing } from "#components/studio/use-plan-revisions.ts";
import { ActList } from "./act-list.tsx";
import { EditableText } from "./editable-text.tsx";
import { RedirectShot } from "./redirect-shot.tsx";
import { shotWordsEdit, type ShotWords } from "./screenplay-edits.ts";
import { cameraWords, dialogueLines, presentWords, stateWords } from "./screenplay-words.ts";
import { ThreadChips } from "./thread-list.tsx";
import { nameIn, threadsIn, type Thread } from "./threads.ts";

/** Longest words of a shot, as the contract takes them. */
const most = { purpose: 1200, action: 1200, detail: 4000, light: 400, sound: 400 } as const;

/** One shot as it is written: what is seen, why, who is there, light, sound, lines, what is different afterwards. */
export function ShotScript({
  screenplay,
  shot,
  planned,
  threads,
  selected,
  onSelect,
  editing,
}: {
  screenplay: Screenplay;
  shot: ScreenplayShot;
  planned: PlannedShot;
  threads: readonly Thread[];
  selected: boolean;
  /** By its place from 0. */
  onSelect: (index: number) => void;
  editing: PlanEditing;
}) {
  const { index } = planned;
  const text = (
    field: ShotWords,
    label: string,
    more: { empty?: string; required?: boolean; className?: string } = {},
  ) => (
    <EditableText
      key={`${field} ${shot.shot_id}`}
      label={`${label} of shot ${index}`}
      value={shot[field]}
      lang={screenplay.language}
      most={most[field]}
      onChange={(next) => editing.edit((now: DirectorPlan) => shotWordsEdit(now, shot.shot_id, field, next))}
      {...more}
    />
  );
  const states = stateWords(screenplay, shot);
  const lines = dialogueLines(screenplay, shot);
  return (
    <article
      aria-label={`Script of shot ${index}`}
      data-selected={selected}
      className="scroll-my-4 border-l-2 border-l-transparent py-3 pr-4 pl-3.5 data-[selected=true]:border-l-accent"
    >
      <h3 className="flex min-h-[26px] items-center justify-between gap-2">
        <button
          type="button"
          aria-pressed={selected}
          onClick={() => onSelect(index - 1)}
          className="rounded-chip font-semibold hover:text-accent max-md:min-h-9"
        >
          {index}. {roleTitle(planned.role)}
        </button>
        <span className="flex items-center gap-1 font-normal">
          <span className="figures text-sm text-ink3">{shotSeconds(planned.duration_seconds)}</span>
          <RedirectShot shot={planned} editing={editing} />
        </span>
      </h3>
      {text("action", "Action", { required: true, className: "mt-0.5 text-md" })}
      {text("detail", "Detail", { empty: "What else is seen", className: "text-ink2" })}
      <dl className="mt-1.5 flex flex-col gap-1 text-sm leading-5">
        <Line term="Why">{text("purpose", "Purpose", { empty: "Why it is in the film" })}</Line>
        <Line term="Where">{nameIn(screenplay, shot.place)}</Line>
        {shot.present.map((present, i) => (
          <Line key={`${present.cast} ${i}`} term={i === 0 ? "Who" : ""}>
            <span lang={screenplay.language} className="font-medium">
              {nameIn(screenplay, present.cast)}
            </span>{" "}
            <span className="text-ink2">{presentWords(screenplay, present).join(", ")}</span>
          </Line>
        ))}
        <Line term="Acts">
          <ActList screenplay={screenplay} shot={shot} index={index} onEdit={editing.edit} />
        </Line>
        <Line term="Camera">{cameraWords(shot)}</Line>
        <Line term="Light">{text("light", "Light", { empty: "Not said" })}</Line>
        <Line term="Sound">{text("sound", "Sound", { empty: "Not said" })}</Line>
        {lines.map(({ who, line }) => (
          <Line key={`${who} ${line}`} term="Line">
            <span className="text-ink3">{who}:</span> <q lang={screenplay.language}>{line}</q>
          </Line>
        ))}
        {states === "" ? null : <Line term="Now">{states}</Line>}
        {shot.changes === null ? (
          shot.holds ? (
            <Line term="After">Nothing changes: it holds on purpose.</Line>
          ) : null
        ) : (
          <Line term="After">
            <span lang={screenplay.language}>{shot.changes}</span>
          </Line>
        )}
      </dl>
      <div className="mt-2 empty:hidden">
        <ThreadChips {...threadsIn(threads, index)} onSelect={onSelect} />
      </div>
    </article>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-14 shrink-0 py-0.5 text-ink3">{term}</dt>
      <dd className="min-w-0 flex-1 py-0.5 break-words [&>span.grid]:-my-0.5">{children}</dd>
    </div>
  );
}
