"use client";

import { useQuery } from "@tanstack/react-query";
import { FileJson, FileText, Film, Image as Picture, Lock, Sparkles, type LucideIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { Chip } from "#components/ui/chip.tsx";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { ConnectionKind, Visibility } from "#lib/contract/publishing.ts";
import { service } from "./client.ts";
import { standingOf } from "./credential-words.ts";
import { mediaPath } from "./media.ts";
import { StateChip } from "./state-chip.tsx";
import { filmSeconds } from "./words.ts";
import type { Publishing } from "./use-publishing.ts";

/** What comes of the form: the watch page as a stranger sees it, or what another place is given. */
export function WatchPreview({
  film,
  poster,
  publishing,
}: {
  film: GenerationBody;
  poster: string | undefined;
  publishing: Publishing;
}) {
  const { connection, there, text, settled } = publishing;
  const said = settled && there !== undefined ? there : text;
  const kind = connection?.kind ?? "watch_page";
  return (
    <>
      <h2 className="mb-3 font-semibold">{kind === "watch_page" ? "How viewers will see it" : "What goes there"}</h2>
      <div className="overflow-hidden rounded-card border border-line bg-bg">
        {kind === "watch_page" ? <Address publicationId={there?.publication_id ?? null} /> : null}
        {film.film === null ? null : (
          <video
            src={mediaPath(film.film.url)}
            poster={poster}
            width={film.film.width}
            height={film.film.height}
            controls
            playsInline
            preload="metadata"
            aria-label="Preview of the film"
            className="block h-auto max-h-[46dvh] w-full bg-well"
          />
        )}
        <div className="p-4">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <h3 dir="auto" className="min-w-0 flex-1 text-lg font-semibold break-words">
              {said.title.trim() === "" ? "Untitled" : said.title}
            </h3>
            <Chip tone="accent">
              <Sparkles size={13} strokeWidth={1.75} aria-hidden="true" /> Made with AI
            </Chip>
          </div>
          {said.description === null || said.description.trim() === "" ? null : (
            <p dir="auto" className="mt-1.5 line-clamp-6 break-words whitespace-pre-line text-ink2">
              {said.description}
            </p>
          )}
          {kind === "watch_page" ? <Credentials film={film} /> : <Parcel film={film} kind={kind} />}
        </div>
      </div>
      <p className="mt-3 text-sm text-ink3">{audience(kind, said.visibility)}</p>
    </>
  );
}

/** The page's address, its own as soon as it has one. */
function Address({ publicationId }: { publicationId: string | null }) {
  const [host, setHost] = useState("");
  useEffect(() => setHost(location.host), []);
  return (
    <p className="flex items-center gap-2 border-b border-line px-3.5 py-2 text-sm text-ink3">
      <Lock size={13} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="figures truncate">{`${host}/watch/${publicationId ?? "…"}`}</span>
    </p>
  );
}

function Credentials({ film }: { film: GenerationBody }) {
  const manifestId = film.film?.provenance.manifest_id ?? null;
  const { data } = useQuery({
    queryKey: ["provenance", manifestId],
    queryFn: ({ signal }) => service.get_provenance({ manifest_id: manifestId ?? "" }, { signal }),
    enabled: manifestId !== null,
    staleTime: Infinity,
  });
  if (data === undefined) return null;
  return (
    <div className="mt-3.5 flex items-start gap-3 border-t border-line pt-3.5 text-sm leading-5">
      <StateChip state={data.state} />
      <p className="min-w-0 text-ink2">{standingOf(data)}</p>
    </div>
  );
}

const bucketFiles: readonly { name: string; Icon: LucideIcon }[] = [
  { name: "film.mp4", Icon: Film },
  { name: "captions.vtt", Icon: FileText },
  { name: "poster.jpg", Icon: Picture },
  { name: "provenance.json", Icon: FileJson },
];

/** What a place outside is given of the film. */
function Parcel({ film, kind }: { film: GenerationBody; kind: Exclude<ConnectionKind, "watch_page"> }) {
  if (kind === "webhook")
    return (
      <p className="mt-3.5 border-t border-line pt-3.5 text-sm leading-5 text-ink2">
        One signed message with the title, the disclosure, the credential and addresses of film, captions and poster
        that work for an hour. The receiver fetches {filmSeconds(film.film?.duration_seconds ?? film.duration_seconds)}{" "}
        of film and may answer with the address it got there. Without an answer of 2xx it is told again.
      </p>
    );
  return (
    <ul aria-label="Files" className="mt-3.5 flex flex-col gap-1.5 border-t border-line pt-3.5 text-sm">
      {bucketFiles.map(({ name, Icon }) => (
        <li key={name} className="flex items-center gap-2.5">
          <Icon size={15} strokeWidth={1.75} aria-hidden="true" className="text-ink3" />
          <span className="figures">{name}</span>
        </li>
      ))}
    </ul>
  );
}

const audience = (kind: ConnectionKind, visibility: Visibility): string => {
  if (kind !== "watch_page") return "Who may see it there is decided at the place.";
  if (visibility === "private") return "Only you can watch, signed in. Strangers are told that there is nothing.";
  return `${visibility === "public" ? "Anyone can find and watch it" : "Anyone with the link can watch"}. No sign-in, no tracking.`;
};
