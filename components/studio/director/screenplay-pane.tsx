"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { Chip } from "#components/ui/chip.tsx";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import type { PlanEditing } from "#components/studio/use-plan-revisions.ts";
import { modeTitle } from "#components/studio/words.ts";
import { CastList } from "./cast-list.tsx";
import { DirectedByLine } from "./directed-by-line.tsx";
import { EditableText } from "./editable-text.tsx";
import { titleEdit } from "./screenplay-edits.ts";
import { placeFacts, undrawnNames } from "./screenplay-words.ts";
import { ShotScript } from "./shot-script.tsx";
import { ThreadList } from "./thread-list.tsx";
import { threadsOf } from "./threads.ts";

/** The film as its director meant it, to be read from top to bottom and written in where it stands. */
export function ScreenplayPane({
  editing,
  selected,
  onSelect,
}: {
  editing: PlanEditing;
  /** By its place from 0. */
  selected: number;
  onSelect: (index: number) => void;
}) {
  const { shown: plan } = editing;
  const { screenplay } = plan;
  return (
    <>
      <div className="border-b border-line px-4 py-2">
        <DirectedByLine by={plan.planned_by} />
      </div>
      {screenplay === undefined ? (
        <p className="px-4 py-4 text-ink2">
          This plan was made before plans had a screenplay. Its shots can be changed one by one under Shot.
        </p>
      ) : (
        <Script editing={editing} screenplay={screenplay} selected={selected} onSelect={onSelect} />
      )}
    </>
  );
}

function Script({
  editing,
  screenplay,
  selected,
  onSelect,
}: Parameters<typeof ScreenplayPane>[0] & { screenplay: Screenplay }) {
  const { shown: plan, edit: onEdit } = editing;
  const { language: lang, treatment, style } = screenplay;
  const threads = threadsOf(screenplay);
  const shots = useFollowed(selected);
  return (
    <>
      <header className="border-b border-line px-4 py-3">
        <EditableText
          label="Title"
          value={screenplay.title}
          lang={lang}
          required
          most={200}
          className="text-lg font-semibold"
          onChange={(title) => onEdit(titleEdit(title))}
        />
        <p lang={lang} dir="auto" className="mt-0.5 text-ink2">
          {screenplay.logline}
        </p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          <Chip>{modeTitle(treatment.primary)}</Chip>
          <Chip tone="outline">{modeTitle(treatment.secondary)}</Chip>
        </p>
        <p className="mt-1.5 text-sm leading-5 text-ink3">{treatment.reason}</p>
      </header>
      <Part title="What is planted, and where it comes back">
        <ThreadList threads={threads} shots={plan.shots.length} lang={lang} onSelect={onSelect} />
      </Part>
      <section aria-label="Script" ref={shots} className="divide-y divide-line border-b border-line">
        {plan.shots.map((planned, i) => {
          const shot = screenplay.shots.find(({ shot_id }) => shot_id === planned.shot_id);
          return shot === undefined ? null : (
            <ShotScript
              key={planned.shot_id}
              screenplay={screenplay}
              shot={shot}
              planned={planned}
              threads={threads}
              selected={i === selected}
              onSelect={onSelect}
              editing={editing}
            />
          );
        })}
      </section>
      <Part title="Cast">
        <CastList screenplay={screenplay} onEdit={onEdit} />
      </Part>
      <Part title="Places and things">
        <dl className="flex flex-col gap-2">
          {screenplay.places.map((place) => (
            <Named key={place.id} name={place.name} lang={lang} note={placeFacts(place)} text={place.looks} />
          ))}
          {screenplay.props.map((prop) => (
            <Named key={prop.id} name={prop.name} lang={lang} note="" text={prop.looks} />
          ))}
        </dl>
      </Part>
      <Part title="Style">
        <div lang={lang} className="flex flex-col gap-1.5 text-ink2">
          {style.look === "" ? null : <p>{style.look}</p>}
          {style.lock === "" ? null : <p>{style.lock}</p>}
          <p className="flex flex-wrap gap-1.5">
            {[...(style.era === null ? [] : [style.era]), ...style.palette_words].map((word) => (
              <Chip key={word} tone="outline">
                {word}
              </Chip>
            ))}
          </p>
        </div>
      </Part>
      <Undrawn names={undrawnNames(screenplay)} />
    </>
  );
}

/** The shot that is selected elsewhere comes into view, unless somebody is writing here. */
const useFollowed = (selected: number) => {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const pane = list.current;
    if (pane === null || pane.contains(document.activeElement) || !matchMedia("(width >= 64rem)").matches) return;
    // The first is where one begins to read: what stands above it stays.
    if (selected > 0) pane.children[selected]?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  return list;
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line px-4 py-3">
      <h2 className="mb-2 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Named({ name, note, text, lang }: { name: string; note: string; text: string; lang: string }) {
  return (
    <div>
      <dt className="flex items-baseline gap-2">
        <span lang={lang} className="font-medium">
          {name}
        </span>
        <span className="text-sm text-ink3">{note}</span>
      </dt>
      {text === "" ? null : (
        <dd lang={lang} dir="auto" className="text-ink2">
          {text}
        </dd>
      )}
    </div>
  );
}

function Undrawn({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="px-4 py-3 text-sm leading-5 text-ink3">
      The preview shows a labelled stand-in for: {names.join(", ")}. A live model is told of them in words.
    </p>
  );
}
