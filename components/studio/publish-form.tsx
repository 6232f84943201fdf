"use client";

import { Lock, Plus } from "lucide-react";
import { useId, useState } from "react";
import { Chip } from "#components/ui/chip.tsx";
import { Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/select.tsx";
import type { ConnectionBody, PublicationBody, Visibility } from "#lib/contract/publishing.ts";
import { ConnectDialog } from "./connect-dialog.tsx";
import { FaultNote } from "./fault-note.tsx";
import { dayOf } from "./day-words.ts";
import { PublicationChecks } from "./publication-checks.tsx";
import { PublicationStanding } from "./publication-standing.tsx";
import { kindIcons, kindWords, publicationStanding, statusWords, visibilityOptions } from "./publish-words.ts";
import type { Publishing } from "./use-publishing.ts";

/** The place, the words, the disclosure and the checks of a publication. */
export function PublishForm({
  id,
  publishing,
  connection,
}: {
  id: string;
  publishing: Publishing;
  connection: ConnectionBody;
}) {
  const { publish, there, settled, text, setText, publications } = publishing;
  const answer = publish.data;
  const checks = answer?.checks ?? there?.checks;
  const elsewhere = publications.filter((each) => each.connection_id !== connection.connection_id);
  return (
    <form
      id={id}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        publish.mutate({ dry_run: false });
      }}
    >
      <Places publishing={publishing} chosen={connection.connection_id} />
      {there === undefined ? null : <PublicationStanding publication={there} />}
      {settled ? null : (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_200px] gap-4 max-md:grid-cols-1">
            <Field
              label="Title"
              value={text.title}
              onChange={(event) => setText({ title: event.target.value })}
              required
              maxLength={120}
              dir="auto"
            />
            <Select
              label="Visibility"
              options={visibilityOptions.filter(({ value }) => connection.capabilities.visibility.includes(value))}
              value={text.visibility}
              onChange={(value) => setText({ visibility: value as Visibility })}
            />
          </div>
          <Description value={text.description} onChange={(description) => setText({ description })} />
        </>
      )}
      <section aria-label="AI disclosure" className="flex items-start gap-3 rounded-card bg-s2 p-4">
        <Lock size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-semibold">AI disclosure</h2>
            <Chip tone="outline">Always on</Chip>
          </div>
          <p className="mt-1 text-ink2">
            {answer?.disclosure.label ?? there?.disclosure.label ?? "It is published as made with AI."}
          </p>
          <p className="mt-1 text-sm text-ink3">
            It comes from the film’s own credentials, goes wherever the film goes, and cannot be turned off.
          </p>
        </div>
      </section>
      <section aria-label="Publication checks">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 className="font-semibold">Publication checks</h2>
          {answer?.status === "dry_run" ? <p className="text-sm text-ink3">Dry run. Nothing was sent.</p> : null}
        </div>
        {checks === undefined ? (
          <p className="mt-1 text-ink2">A dry run says what will go, and what will not. It publishes nothing.</p>
        ) : (
          <PublicationChecks checks={checks} />
        )}
      </section>
      {publish.error === null ? null : <FaultNote error={publish.error} doing="publish the film" />}
      <p role="status" className="sr-only">
        {publish.isPending ? "Working." : answer === undefined ? "" : statusWords[answer.status]}
      </p>
      {elsewhere.length === 0 ? null : <Before publications={elsewhere} publishing={publishing} />}
    </form>
  );
}

function Places({ publishing, chosen }: { publishing: Publishing; chosen: string }) {
  const name = useId();
  const [connecting, setConnecting] = useState(false);
  const { connections = [], choose, publications, places } = publishing;
  return (
    <>
      <fieldset role="radiogroup" aria-label="Where to" className="grid grid-cols-2 gap-2.5 max-sm:grid-cols-1">
        <legend className="mb-2 text-sm text-ink2">Where to</legend>
        {connections.map(({ connection_id, display_name, kind }) => {
          const Icon = kindIcons[kind];
          const there = publications.find((each) => each.connection_id === connection_id);
          const stands = there === undefined ? null : publicationStanding(there);
          return (
            <label
              key={connection_id}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-line bg-s1 px-3.5 py-2.5 hover:bg-s2 has-checked:border-accent has-checked:shadow-[0_0_0_1px_var(--accent)]"
            >
              <input
                type="radio"
                name={name}
                checked={connection_id === chosen}
                onChange={() => choose(connection_id)}
                className="size-4 shrink-0 accent-(--accent)"
              />
              <Icon size={17} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink2" />
              <span className="min-w-0 flex-1">
                <span dir="auto" className="block truncate font-medium">
                  {display_name}
                </span>
                <span className="block text-sm text-ink3">{kindWords[kind]}</span>
              </span>
              {stands === null ? null : <Chip tone={stands.tone}>{stands.word}</Chip>}
            </label>
          );
        })}
        <button
          type="button"
          onClick={() => setConnecting(true)}
          className="flex min-h-14 items-center justify-center gap-2.5 rounded-card border border-dashed border-ctl px-3.5 text-ink2 hover:bg-s2 hover:text-ink"
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" /> Connect another
        </button>
      </fieldset>
      {connecting && places.data !== undefined ? (
        <ConnectDialog kinds={places.data.available_kinds} onClose={() => setConnecting(false)} />
      ) : null}
    </>
  );
}

function Description({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm text-ink2">
        Description
      </label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={5000}
        className="w-full rounded-control border border-ctl bg-s1 px-2.5 py-2 text-ink placeholder:text-ink3"
      />
    </div>
  );
}

/** Where else this film went. */
function Before({ publications, publishing }: { publications: readonly PublicationBody[]; publishing: Publishing }) {
  const [now] = useState(() => new Date());
  return (
    <section aria-labelledby="published-before">
      <h2 id="published-before" className="font-semibold">
        Published before
      </h2>
      <ul aria-label="Published before" className="mt-1 divide-y divide-line">
        {publications.map((each) => {
          const { word, tone } = publicationStanding(each);
          const place = publishing.connections?.find(({ connection_id }) => connection_id === each.connection_id);
          return (
            <li key={each.publication_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span dir="auto" className="min-w-0 flex-1 basis-40 truncate font-medium">
                {place?.display_name ?? "Disconnected place"}
              </span>
              <Chip tone={tone}>{word}</Chip>
              <time
                dateTime={each.created_at}
                className="w-24 text-right text-sm text-ink3 max-sm:w-full max-sm:text-left"
              >
                {dayOf(each.finished_at ?? each.created_at, now)}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
