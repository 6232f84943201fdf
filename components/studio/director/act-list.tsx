"use client";

import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { Select } from "#components/ui/select.tsx";
import { sentenceCase } from "#components/studio/words.ts";
import type { EditPlan } from "#components/studio/use-plan-revisions.ts";
import { actTitle } from "#lib/contract/act-phrases.ts";
import { acts, type StagedAct } from "#lib/contract/acts.ts";
import { type Screenplay, screenplayLimits, type ScreenplayShot } from "#lib/contract/screenplay.ts";
import { actsEdit } from "./screenplay-edits.ts";
import { actWords } from "./screenplay-words.ts";
import { nameIn } from "./threads.ts";

const icon = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;
const actOptions = acts
  .map((act) => ({ value: act, label: sentenceCase(actTitle(act)) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** What is seen to happen in a shot, in its order; each act opens into its parts, which are chosen from lists. */
export function ActList({
  screenplay,
  shot,
  index,
  onEdit,
}: {
  screenplay: Screenplay;
  shot: ScreenplayShot;
  index: number;
  onEdit: EditPlan;
}) {
  const [open, setOpen] = useState<number | null>(null);
  const change = (next: readonly StagedAct[]) => onEdit((now) => actsEdit(now, shot.shot_id, next));
  const doer = shot.present[0]?.cast ?? shot.props[0];
  const add = () => {
    if (doer === undefined) return;
    change([...shot.acts, { act: "look_at", by: doer, of: null, to: null, with: null }]);
    setOpen(shot.acts.length);
  };
  return (
    <>
      <ol aria-label={`Acts of shot ${index}`} className="flex flex-col gap-1">
        {shot.acts.map((act, at) => (
          <li key={`${act.act} ${at}`}>
            <span className="flex items-start gap-1">
              <button
                type="button"
                aria-expanded={open === at}
                onClick={() => setOpen(open === at ? null : at)}
                className="-mx-1.5 min-w-0 flex-1 rounded-chip px-1.5 py-0.5 text-left break-words hover:bg-s2 max-md:min-h-9"
              >
                {sentenceCase(actWords(screenplay, act))}
              </button>
              {open === at ? (
                <IconButton
                  label={`Remove act ${at + 1} of shot ${index}`}
                  title="Remove"
                  onClick={() => {
                    change(shot.acts.toSpliced(at, 1));
                    setOpen(null);
                  }}
                >
                  <Trash2 {...icon} />
                </IconButton>
              ) : null}
            </span>
            {open === at ? (
              <ActParts
                screenplay={screenplay}
                shot={shot}
                act={act}
                onChange={(next) => change(shot.acts.with(at, next))}
              />
            ) : null}
          </li>
        ))}
      </ol>
      {shot.acts.length < screenplayLimits.acts && doer !== undefined ? (
        <button
          type="button"
          aria-label={`Add an act to shot ${index}`}
          onClick={add}
          className="-mx-1.5 flex items-center gap-1 rounded-chip px-1.5 py-0.5 text-ink3 hover:bg-s2 hover:text-ink max-md:min-h-9"
        >
          <Plus {...icon} />
          {shot.acts.length === 0 ? "Nothing is staged: add an act" : "Add an act"}
        </button>
      ) : null}
    </>
  );
}

function ActParts({
  screenplay,
  shot,
  act,
  onChange,
}: {
  screenplay: Screenplay;
  shot: ScreenplayShot;
  act: StagedAct;
  onChange: (act: StagedAct) => void;
}) {
  const here = [...new Set([...shot.present.map(({ cast }) => cast), ...shot.props])];
  // Those who are not in the shot yet come into it with the act.
  const others = [...screenplay.cast, ...screenplay.props].map(({ id }) => id);
  const parts = [...here, act.of, act.to, act.with, ...others, shot.place];
  const all = [...new Set(parts.filter((id) => id !== null))].filter((id) => id !== act.by);
  const named = (ids: readonly string[]) => ids.map((value) => ({ value, label: nameIn(screenplay, value) }));
  const part = (label: string, field: "of" | "to" | "with") => (
    <Select
      label={label}
      value={act[field] ?? ""}
      options={[{ value: "", label: "None" }, ...named(all)]}
      onChange={(value) => onChange({ ...act, [field]: value === "" ? null : value })}
    />
  );
  return (
    <div className="mt-1 mb-2 grid grid-cols-2 gap-2">
      <Select
        label="Who"
        value={act.by}
        options={named([...new Set([act.by, ...here, ...others])])}
        onChange={(by) =>
          onChange({ ...act, by, of: act.of === by ? null : act.of, to: act.to === by ? null : act.to })
        }
      />
      <Select
        label="Does"
        value={act.act}
        options={actOptions}
        onChange={(value) => onChange({ ...act, act: acts.find((each) => each === value) ?? act.act })}
      />
      {part("To what or whom", "of")}
      {part("For, to or with whom", "to")}
      {part("Tool", "with")}
    </div>
  );
}
