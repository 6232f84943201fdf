"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleX, ExternalLink, type LucideIcon } from "lucide-react";
import { useId, useState } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { controlClass, Field } from "#components/ui/field.tsx";
import { Select } from "#components/ui/select.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Output } from "#lib/contract/endpoints.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { ConnectionBody, PublicationBody, PublicationCheck, Visibility } from "#lib/contract/publishing.ts";
import { service } from "./client.ts";
import { CopyButton } from "./copy-button.tsx";
import { FaultNote } from "./fault-note.tsx";

type Answer = Output<"publish_video">;

const visibilityOptions: { value: Visibility; label: string; note: string }[] = [
  { value: "public", label: "Public", note: "Anyone may find it" },
  { value: "unlisted", label: "Unlisted", note: "Anyone with the address" },
  { value: "private", label: "Private", note: "Only you, signed in" },
];
/** While a place is at work, its publication is looked at this often, ms. */
const lookEveryMs = 2000;

/** Publishes a finished film: the place, what is said of it, a dry run, and its address there. */
export function PublishPanel({ film }: { film: GenerationBody }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const [title, setTitle] = useState(film.title);
  const [description, setDescription] = useState("");
  const [visibility, setVisibility] = useState<Visibility>("unlisted");
  const { generation_id } = film;
  const places = useQuery({
    queryKey: ["publish-connections"],
    queryFn: ({ signal }) => service.list_publish_connections({}, { signal }),
  });
  const past = useQuery({
    queryKey: ["publications", generation_id],
    queryFn: ({ signal }) => service.list_publications({ generation_id, limit: 100 }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.publications.some(({ status }) => status === "processing") ? lookEveryMs : false,
  });
  const connections = places.data?.connections ?? [];
  const connection = connections.find(({ connection_id }) => connection_id === chosen) ?? connections[0];
  const publish = useMutation({
    mutationFn: ({ dry_run }: { dry_run: boolean }) =>
      service.publish_video({
        generation_id,
        connection_id: connection?.connection_id ?? "",
        title,
        visibility,
        ...(description.trim() === "" ? {} : { description }),
        ...(dry_run ? { dry_run } : {}),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["publications", generation_id] }),
  });
  const there = past.data?.publications.find((each) => each.connection_id === connection?.connection_id);
  const answer: Answer | undefined = publish.data;
  if (places.error !== null)
    return <FaultNote error={places.error} doing="load the places" onRetry={() => void places.refetch()} />;
  if (connection === undefined) return <Skeleton className="h-80" />;

  // A film goes to a place once; what it goes with is settled then.
  const again = there !== undefined && there.status !== "failed";
  const checks = answer?.checks ?? there?.checks;
  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        publish.mutate({ dry_run: false });
      }}
    >
      <Places
        connections={connections}
        chosen={connection.connection_id}
        onChoose={(id) => {
          setChosen(id);
          publish.reset();
        }}
      />
      {there === undefined ? null : <Standing publication={there} />}
      {again ? null : (
        <div className="flex flex-col gap-4">
          <Field
            label="Title"
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            required
            maxLength={120}
          />
          <Description value={description} onChange={setDescription} />
          <Select
            label="Visibility"
            options={visibilityOptions.filter(({ value }) => connection.capabilities.visibility.includes(value))}
            value={visibility}
            onChange={(value) => setVisibility(value as Visibility)}
            className="max-w-[280px]"
          />
        </div>
      )}
      <section aria-label="AI disclosure" className="rounded-card border border-line bg-s1 p-4">
        <h2 className="font-semibold">AI disclosure</h2>
        <p className="mt-1 text-ink2">
          {answer?.disclosure.label ?? there?.disclosure.label ?? "It is published as made with AI."}
        </p>
        <p className="mt-1 text-sm text-ink3">
          It comes from the film’s own credentials, goes wherever the film goes, and cannot be turned off.
        </p>
      </section>
      <section aria-label="Publication checks" className="rounded-card border border-line bg-s1 p-4">
        <h2 className="font-semibold">Publication checks</h2>
        {checks === undefined ? (
          <p className="mt-1 text-ink2">A dry run checks everything and publishes nothing.</p>
        ) : (
          <Checks checks={checks} />
        )}
      </section>
      {publish.error === null ? null : <FaultNote error={publish.error} doing="publish the film" />}
      <p role="status" className="sr-only">
        {publish.isPending ? "Working." : answer === undefined ? "" : statusWords[answer.status]}
      </p>
      {again ? null : (
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={() => publish.mutate({ dry_run: true })} disabled={publish.isPending || title.trim() === ""}>
            Dry run
          </Button>
          <Button type="submit" look="primary" disabled={publish.isPending || title.trim() === ""}>
            Publish
          </Button>
        </div>
      )}
    </form>
  );
}

const statusWords: Record<Answer["status"], string> = {
  published: "Published.",
  processing: "It is on its way.",
  failed: "It was not published.",
  dry_run: "The dry run is done. Nothing was published.",
};

function Places({
  connections,
  chosen,
  onChoose,
}: {
  connections: readonly ConnectionBody[];
  chosen: string;
  onChoose: (connectionId: string) => void;
}) {
  const name = useId();
  return (
    <fieldset role="radiogroup" aria-label="Where to" className="flex flex-col gap-2">
      <legend className="mb-2 text-sm text-ink2">Where to</legend>
      {connections.map(({ connection_id, display_name, kind }) => (
        <label
          key={connection_id}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-card border border-line bg-s1 px-3.5 py-2.5 has-checked:border-accent has-checked:shadow-[0_0_0_1px_var(--accent)]"
        >
          <input
            type="radio"
            name={name}
            checked={connection_id === chosen}
            onChange={() => onChoose(connection_id)}
            className="size-4 accent-(--accent)"
          />
          <span className="min-w-0">
            <span className="block truncate font-medium">{display_name}</span>
            <span className="block text-sm text-ink3">{kindWords[kind]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const kindWords: Record<ConnectionBody["kind"], string> = {
  watch_page: "A page of its own, here, with its credentials",
  webhook: "Your site is told, and fetches the film",
  s3: "Film, captions, poster and provenance in your bucket",
};

/** How the film stands at the chosen place already. */
function Standing({ publication }: { publication: PublicationBody }) {
  const { status, url, attempts, title, visibility } = publication;
  const isPage = url?.includes(`/watch/${publication.publication_id}`) === true;
  return (
    <div className="rounded-card border border-line bg-s1 p-4">
      <p className="font-semibold">{statusWords[status]}</p>
      <p dir="auto" className="text-ink2">
        {status === "published"
          ? `${title} · ${visibilityOptions.find(({ value }) => value === visibility)?.label ?? ""}`
          : attempts.at(-1)?.message}
      </p>
      {url === null ? null : (
        <div className="mt-2.5 flex flex-wrap items-center gap-2.5">
          <input
            readOnly
            aria-label="Address"
            value={url}
            onFocus={(event) => event.target.select()}
            className={`${controlClass} figures min-w-0 flex-1 basis-60`}
          />
          <CopyButton label="Copy address" text={url} />
          <a
            href={isPage ? new URL(url).pathname : url}
            target="_blank"
            rel="noreferrer"
            className={buttonClass("outline", "small")}
          >
            <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
            {isPage ? "Open watch page" : "Open"}
          </a>
        </div>
      )}
    </div>
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
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={5000}
        className="w-full rounded-control border border-ctl bg-s1 px-2.5 py-2 text-ink placeholder:text-ink3"
      />
    </div>
  );
}

const checkLooks: Record<PublicationCheck["status"], { Icon: LucideIcon; word: string; tone: string }> = {
  pass: { Icon: CircleCheck, word: "Passed", tone: "text-pass" },
  warn: { Icon: CircleAlert, word: "To note", tone: "text-warn" },
  fail: { Icon: CircleX, word: "Stops it", tone: "text-fail" },
};

function Checks({ checks }: { checks: readonly PublicationCheck[] }) {
  return (
    <ul className="mt-2 flex flex-col gap-1.5">
      {checks.map(({ id, status, message }) => {
        const { Icon, word, tone } = checkLooks[status];
        return (
          <li key={id} className="flex items-start gap-2.5">
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" className={`mt-0.5 shrink-0 ${tone}`} />
            <span>
              <span className="sr-only">{word}: </span>
              {message}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
